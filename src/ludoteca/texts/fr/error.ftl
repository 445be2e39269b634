# Une phrase chacun : ce qui n’allait pas, et ce qui irait.

error-unknown-game = Il n’y a pas de jeu appelé « { $name } » ; les jeux sont { $games }.
error-unknown-bot = Aucun robot appelé « { $name } » ne joue à { $game } ; choisissez parmi { $bots }.
error-not-your-turn = Ce n’est pas à vous de jouer ; attendez les autres.
error-game-over = La partie est terminée ; commencez-en une nouvelle pour continuer à jouer.
error-no-dice-due = Il n’y a pas de dés à lancer maintenant ; jouez plutôt un coup.
error-no-such-move = « { $text } » n’est pas un coup possible ici ; les coups sont { $legal }.
error-system = { $code ->
    [ENOENT] ce fichier ou dossier n’existe pas
    [EACCES] ce n’est pas permis
    [EISDIR] c’est un dossier
    [ENOTDIR] ce n’est pas un dossier
    [ENOSPC] le disque est plein
    [EROFS] rien ne peut y être écrit
    [EEXIST] cela existe déjà
    [ENAMETOOLONG] le nom est trop long
    [EPERM] ce n’est pas permis
   *[other] { $reason }
}
