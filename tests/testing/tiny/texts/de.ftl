tiny-error-players = Tiny ist für zwei oder drei, nicht für { $players }.
tiny-error-setup = „{ $text }“ ist kein Anfang; wählen Sie 0 oder 2.
tiny-error-position = „{ $text }“ ist keine Stellung.
tiny-take = Die { $die } nehmen
tiny-leave = Die { $die } lassen
