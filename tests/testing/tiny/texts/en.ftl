tiny-error-players = Tiny is for two or three players, not for { $players }.
tiny-error-setup = “{ $text }” is no set-up; choose 0 or 2.
tiny-error-position = “{ $text }” is no position.
tiny-take = Take the { $die }
tiny-leave = Leave the { $die }
