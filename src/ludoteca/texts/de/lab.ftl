# Lange Arbeit. Je ein Satz: was falsch war und was richtig wäre.

lab-error-players = Ein Turnier braucht mindestens zwei verschiedene Bots, nicht „{ $players }“; nenne sie mit --players.
lab-error-worker = Ein arbeitender Prozess wurde von außen beendet; derselbe Befehl macht hier weiter.
lab-error-scheduler = Unter { $address } ist kein Dask-Scheduler; gib eine Adresse wie tcp://host:8786 an.
lab-error-damaged = { $file } lässt sich nicht als unfertiges Turnier lesen; entferne die Datei oder nenne einen anderen Ordner.
lab-error-other-plan = { $file } gehört zu einem anderen Turnier; wiederhole dessen Optionen und Startwert oder nenne einen anderen Ordner.
