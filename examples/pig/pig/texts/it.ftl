pig-error-setup = Pig si gioca da due a dieci e comincia sempre senza punti; fate sedere altrettanti giocatori e non indicate altro.
pig-error-position = «{ $text }» non è una posizione di Pig; scrivete i punti di due a dieci giocatori e il mucchio dietro quelli di chi è di turno, come 12 40+9 0, con un ? se il dado è da lanciare.
pig-error-unreachable = Nessuna partita porta a questa posizione; non si ha mai un punto solo, solo un mucchio dà una scelta, e con cento punti non si gioca più.
pig-roll = Rilanciare per più di { $pile }
pig-hold = Fermarsi e tenere { $pile }
