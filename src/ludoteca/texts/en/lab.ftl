# Long work. One sentence each: what was wrong, and what would be right.

lab-error-players = A tournament needs at least two different bots, not “{ $players }”; name them with --players.
lab-error-worker = A process that did the work was ended from outside; the same command goes on from here.
lab-error-scheduler = There is no dask scheduler at { $address }; give an address such as tcp://host:8786.
lab-error-damaged = { $file } cannot be read as an unfinished tournament; remove it, or name another folder.
lab-error-other-plan = { $file } belongs to another tournament; repeat its options and its seed, or name another folder.
