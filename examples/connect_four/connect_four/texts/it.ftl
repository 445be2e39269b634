connect_four-error-setup = Connect Four si gioca esattamente in due e comincia sempre dal tabellone vuoto; fate sedere due giocatori e non indicate altro.
connect_four-error-full = Questa colonna è piena; scegliete una colonna con una casella libera.
connect_four-error-position = «{ $text }» non è una posizione di Connect Four; scrivete sei righe di sette segni tra .XO, separate da «/».
connect_four-error-unreachable = Nessuna partita porta a questa posizione; ogni gettone poggia su un altro o sul fondo, X ne ha quanti O o uno di più, e dopo quattro in fila non si gioca più.
connect_four-drop = Lasciare cadere { $disc } in { $cell }
