# Ce que dit le serveur, dans le terminal et à ses clients.

server-running = Ludoteca est ouverte à l’adresse { $address } – Ctrl+C pour fermer ; chaque partie est enregistrée.

server-error-storage = Les parties ne peuvent pas être conservées dans { $path } ({ $reason }) ; indiquez un fichier dans un dossier où vous pouvez écrire.
server-error-newer-storage = { $path } vient d’une Ludoteca plus récente ; mettez celle-ci à jour ou indiquez un autre fichier.
server-error-not-built = L’application pour navigateur n’est pas encore construite ; lancez « make play », qui la construit.
server-error-port = Le serveur ne peut pas écouter sur { $host }, port { $port } ; indiquez-en un autre avec --port.
server-error-no-table = Cette table n’existe pas ; vérifiez le lien.
server-error-no-page = Il n’y a rien à cette adresse ; revenez à la page d’accueil.
server-error-waiting = La partie n’a pas commencé ; attendez que toutes les places soient prises.
server-error-seat-taken = La place { $seat } n’est pas libre ; choisissez-en une autre ou regardez la partie.
server-error-not-your-seat = Cette place n’est pas la vôtre ; vous pouvez regarder ou prendre une place libre.
server-error-key = Ce lien n’ouvre aucune place ici ; redemandez-le sur l’appareil où vous vous êtes installé.
server-error-no-takeback = Personne n’attend votre réponse pour une reprise de coup ; continuez à jouer.
server-error-not-over = La partie est encore en cours ; la revanche vient quand elle est finie.
server-error-rematch-open = Une revanche est déjà ouverte ; rejoignez-la.
server-error-message = Le message est illisible à « { $where } » ; consultez le protocole.
server-error-too-fast = C’était trop rapide ; attendez un instant et réessayez.
server-error-origin = Cette demande vient de la page d’un autre site ; utilisez les pages de Ludoteca.
server-error-not-kept = Le serveur ne peut pas écrire sur son disque en ce moment, rien n’a donc changé ; réessayez dans un instant.
server-error-resigned = Vous avez abandonné cette partie et un robot joue pour vous ; regardez, ou commencez une autre partie.
server-error-too-long = Cette table a vu { $most } coups et reprises, plus qu’elle n’en peut contenir ; abandonnez et commencez une nouvelle partie.
server-error-takeback-open = Quelqu’un d’autre demande déjà à reprendre un coup ; répondez-lui d’abord.
server-error-crowded = Trop de monde regarde cette table ; réessayez plus tard.
server-error-unexpected = Quelque chose n’a pas marché sur le serveur et rien n’a changé ; réessayez, ou rechargez la page.
server-error-no-review = La valeur des coups n’est connue qu’après une partie de Quantik ; terminez-en une et redemandez.
server-error-no-past = On ne revoit que les parties terminées ; finissez celle-ci et indiquez une de ses étapes.
