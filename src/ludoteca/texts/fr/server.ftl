# Ce que dit le serveur, dans le terminal et à ses clients.

server-running = Ludoteca est ouverte à l’adresse { $address } – Ctrl+C pour fermer ; chaque partie est enregistrée.
server-running-lan = Sur ce réseau, les autres tapent { $address } pour se joindre à vous.

server-error-storage = Les parties ne peuvent pas être conservées dans { $path } ({ $reason }) ; indiquez un fichier dans un dossier où vous pouvez écrire.
server-error-newer-storage = { $path } vient d’une Ludoteca plus récente ; mettez celle-ci à jour ou indiquez un autre fichier.
server-error-newer-log = Cette table a été conservée par une Ludoteca plus récente ; mettez celle-ci à jour pour continuer la partie.
server-error-not-built = L’application pour navigateur n’est pas encore construite ; lancez « make play », qui la construit.
server-error-port = Le serveur ne peut pas écouter sur { $host }, port { $port } ; indiquez-en un autre avec --port.
server-error-host = Le serveur ne peut pas écouter sur « { $host } » ; indiquez une adresse de cet ordinateur, par exemple 127.0.0.1, ou utilisez --lan.
server-error-no-network = Cet ordinateur n’est sur aucun réseau par lequel on pourrait venir ; connectez-le et réessayez.
server-error-not-here = Seule une personne devant l’ordinateur où tourne Ludoteca peut faire entrer les autres ; demandez-lui.
server-error-no-table = Cette table n’existe pas ; vérifiez le lien.
server-error-no-page = Il n’y a rien à cette adresse ; revenez à la page d’accueil.
server-error-waiting = La partie n’a pas commencé ; attendez que chaque siège soit pris et que tous aient contribué aux dés.
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
server-error-no-review = Ce que valaient les coups se dit quand la partie est finie ; terminez-la et redemandez.
server-error-no-past = On ne revoit que les parties terminées ; finissez celle-ci et indiquez une de ses étapes.
server-error-record-long = Un relevé de plus de { $most } caractères n’est pas vérifié ici ; vérifiez-le chez vous avec ludoteca verify.
server-error-damaged = Le journal de la table { $table } est abîmé à l’entrée { $place } ; elle a été mise de côté : demandez à qui gère ce serveur de l’examiner.
server-error-storage-taken = Un autre serveur garde déjà ses parties dans { $path } ; arrêtez-le, ou nommez un autre fichier.
server-error-conflict = Autre chose s’est passé à cette table au même moment, rien n’a donc été changé ; regardez la table et réessayez.
server-error-busy = Un très grand nombre de tables s’ouvrent en ce moment ; réessayez dans un instant.
server-error-host-header = Ce serveur n’est pas connu sous ce nom ; utilisez son adresse, ou indiquez-lui ce nom avec « --set hosts=… ».
server-error-setting = Il n’y a pas de réglage « { $name } » ; écrivez NOM=VALEUR avec l’un de : { $names }.
server-error-setting-value = « { $text } » n’est pas une valeur pour { $name } ; docs/operations.md montre ce que prend chaque réglage.
server-error-id-reused = Cet identifiant a déjà servi à une autre demande ; donnez à chaque demande le sien.
server-error-exists = { $path } existe déjà ; nommez un fichier qui n’existe pas.
server-error-not-whole = { $path } n’est pas intact ; « ludoteca check » dit ce qui ne va pas. Choisissez une autre sauvegarde.
server-error-no-storage = { $path } n’est pas un stockage de Ludoteca ; nommez le fichier où « ludoteca serve » garde ses parties.
server-check-damaged = La table { $table } est abîmée à partir de l’entrée { $place }.
server-check-unreadable = La table { $table } ne peut pas être lue à l’entrée { $place }.
server-error-closing = Le serveur ferme ; revenez dans quelques secondes.
server-error-full = Le stockage du serveur est plein ({ $most } Mo) : aucune nouvelle table ne peut être ouverte ; les parties commencées continuent.
server-error-verify-busy = Trop d’enregistrements sont en cours de vérification ; réessayez dans un instant.
server-error-sockets = Vous êtes déjà connecté { $most } fois ; fermez d’abord quelques fenêtres.
server-warming = { $game } se prépare pour cet ordinateur, une seule fois : { $percent } % sont compilés. Redemandez dans un instant.
server-warming-bot = Cet adversaire se prépare pour cet ordinateur, une seule fois ; il jouera dès que possible.
server-compiling = Les jeux sont compilés pour cet ordinateur, une seule fois. Vous pouvez déjà entrer ; la page montre où en est un jeu.
server-error-shared-out = { $most } appareils tiennent déjà cette place ; reprenez d’abord les clés sur l’un d’eux.
server-error-committed = Tous se sont déjà engagés pour les dés et votre engagement ne peut plus changer ; révélez la contribution correspondante.
server-error-no-reveal = Votre contribution aux dés n’est pas attendue maintenant ; engagez-vous d’abord et attendez que tous l’aient fait.
server-error-database-address = Ce n’est pas l’adresse d’une base de données ; écrivez postgresql://UTILISATEUR:MOTDEPASSE@HÔTE:PORT/BASE.
server-error-schema-name = « { $schema } » ne peut pas nommer un schéma ; prenez au plus 63 minuscules, chiffres et soulignés.
server-error-bus-address = Ce n’est pas l’adresse d’un bus ; écrivez nats://HÔTE:PORT.
server-error-no-server = Aucune base de données ne répond à { $place } ({ $reason }) ; vérifiez l’adresse, et que PostgreSQL y tourne.
server-error-database-silent = La base de données à { $place } ne répond pas à temps ; vérifiez l’adresse et le réseau.
server-error-database-password = La base de données à { $place } n’accepte pas cet utilisateur et ce mot de passe ; vérifiez-les dans l’adresse.
server-error-no-database = Il n’y a pas de telle base de données à { $place } ; créez-la avec « createdb », ou nommez-en une autre.
server-error-database-rights = Cet utilisateur n’a pas tous les droits nécessaires dans { $place } ; donnez-lui la base ou le schéma.
server-error-database = Les parties ne peuvent pas être conservées dans { $place } ({ $reason }) ; vérifiez l’adresse et la base de données.
server-error-old-server = PostgreSQL à { $place } est trop ancien ; il faut la version 12 ou une plus récente.
server-error-not-a-club = { $place } contient autre chose qu’un club de Ludoteca ; nommez un schéma vide avec « ?schema=NOM ».
server-error-newer-database = Le club dans { $place } vient d’une Ludoteca plus récente ; mettez celle-ci à jour ou nommez une autre base.
server-error-older-database = Le club dans { $place } est d’une version que cette Ludoteca ne sait pas lire ; nommez une autre base.
server-error-unknown-outcome = La base de données a disparu pendant l’écriture et personne ne sait encore si cela a eu lieu ; regardez la table et réessayez.
server-error-no-bus = Aucun bus ne répond à { $place } ({ $reason }) ; vérifiez l’adresse, et que nats-server y tourne.
server-error-bus-rights = Le bus à { $place } ne laisse pas ce serveur publier et s’abonner à « { $subject } » ; donnez ce droit à son utilisateur.
server-error-bus-alone = Un bus relie des serveurs qui partagent une base de données ; indiquez-la aussi, avec --storage postgresql://….
server-error-club-taken = Il y a déjà un club dans { $place } ; choisissez un schéma vide, que nomme « ?schema=NOM ».
server-error-use-pg-dump = { $place } est une base de données ; sauvegardez-la avec pg_dump et rétablissez-la avec pg_restore, comme le montre docs/operations.md.
server-error-not-moved = Ce qui est arrivé dans { $place } n’est pas ce qui se trouve dans { $path }, rien n’y a donc été gardé ; réessayez.
server-error-no-club = Il n’y a pas de club de Ludoteca dans { $place } ; vérifiez l’adresse et le nom du schéma.
