tiny-take = takes the { $die }
tiny-again = tries something better than { $die }
tiny-error-setup = Two players begin from five digits, not from “{ $text }”.
tiny-error-position = “{ $text }” is not five digits.
