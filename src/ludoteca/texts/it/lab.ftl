# Calcoli lunghi. Una frase ciascuno: che cosa non andava e che cosa andrebbe bene.

lab-error-players = Un torneo richiede almeno due bot diversi, non «{ $players }»; indicali con --players.
lab-error-worker = Un processo che lavorava è stato fermato dall’esterno; lo stesso comando riprenderà da qui.
lab-error-scheduler = A { $address } non c’è uno scheduler dask; indica un indirizzo come tcp://host:8786.
lab-error-damaged = { $file } non si legge come torneo non finito; eliminalo, o indica un’altra cartella.
lab-error-other-plan = { $file } appartiene a un altro torneo; ripeti le sue opzioni e il suo seme, o indica un’altra cartella.
