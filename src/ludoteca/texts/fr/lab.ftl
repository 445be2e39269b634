# Longs calculs. Une phrase chacune : ce qui n’allait pas et ce qui irait.

lab-error-players = Un tournoi demande au moins deux robots différents, pas « { $players } » ; nommez-les avec --players.
lab-error-worker = Un processus qui travaillait a été arrêté de l’extérieur ; la même commande reprendra d’ici.
lab-error-scheduler = Il n’y a pas d’ordonnanceur dask à l’adresse { $address } ; donnez-en une comme tcp://host:8786.
lab-error-damaged = { $file } n’est pas lisible comme tournoi inachevé ; supprimez-le, ou nommez un autre dossier.
lab-error-other-plan = { $file } appartient à un autre tournoi ; reprenez ses options et sa graine, ou nommez un autre dossier.
