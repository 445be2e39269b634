evens-leave = leave the { $die } to the others
evens-take = reach for the { $die }
