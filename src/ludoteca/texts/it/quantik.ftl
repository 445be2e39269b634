quantik-error-players =
    A Quantik non si gioca { $players ->
        [one] da soli
       *[other] in { $players }
    }; servono esattamente due giocatori.
quantik-error-sheet = Quantik si gioca senza foglio e non può cominciare da «{ $text }»; non indicare nessun foglio.
quantik-error-qfen = «{ $text }» non è una posizione QFEN; scrivi quattro righe di quattro segni tra .ABCDabcd, separate da «/», come A.bC/..../d..B/...a.
quantik-error-too-many = Il pezzo «{ $piece }» è sul tabellone { $count } volte; ogni giocatore ne ha solo due per forma.
quantik-error-turn =
    Con { $first ->
        [one] un pezzo
       *[other] { $first } pezzi
    } del primo giocatore e { $second } del secondo non tocca a nessuno; il primo deve averne tanti quanti il secondo, o uno in più.
quantik-error-clash =
    { $shape ->
        [A] Sfere
        [B] Cilindri
        [C] Cubi
       *[D] Coni
    } di entrambi i giocatori stanno nella stessa riga, colonna o regione, e nessuna partita lo permette; sposta uno di quei pezzi.
quantik-error-move = «{ $text }» non è una mossa di Quantik; indica una forma da A a D e una casella da a1 a d4, come Bc2.
quantik-error-occupied = La casella { $cell } è occupata; scegline una libera.
quantik-error-used-up =
    { $shape ->
        [A] Le tue due sfere sono già
        [B] I tuoi due cilindri sono già
        [C] I tuoi due cubi sono già
       *[D] I tuoi due coni sono già
    } sul tabellone; scegli un’altra forma.
quantik-error-reached =
    Non puoi mettere { $shape ->
        [A] una sfera
        [B] un cilindro
        [C] un cubo
       *[D] un cono
    } in { $cell }: il tuo avversario ha quella forma nella stessa riga, colonna o regione; scegli un’altra casella o un’altra forma.
