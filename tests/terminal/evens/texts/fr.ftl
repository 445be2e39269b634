evens-leave = laisser le { $die } aux autres
evens-take = prendre le { $die }
