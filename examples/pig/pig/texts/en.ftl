pig-error-setup = Pig is for two to ten players and always begins without points; seat as many and name no set-up.
pig-error-position = “{ $text }” is not a position of Pig; write the points of two to ten players and the pile behind those whose turn it is, such as 12 40+9 0, with a ? if the die is due.
pig-error-unreachable = No game leads to this position; a pile or a bank never holds just one point, only a pile gives a choice, and nobody plays on with a hundred points.
pig-roll = Roll again for more than { $pile }
pig-hold = Hold and bank { $pile }
