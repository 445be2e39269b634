# La solution de Quantik. Erreurs : une phrase chacune, ce qui n’allait pas et ce qui irait.

solution-error-missing = La solution de Quantik est introuvable ({ $file }) ; recréez-la avec « { $command } ».
solution-error-damaged = Le fichier de la solution de Quantik est endommagé ({ $file }) ; recréez-le avec « { $command } ».
solution-error-unreachable = Aucune partie ne peut aboutir à la position { $position } ; une ligne, une colonne ou une région ne peut être complétée que par la dernière pose.
solution-error-unwritable = Impossible d’écrire dans { $file } ; choisissez un dossier où l’écriture est permise.

# Résoudre

solution-metavar-folder = DOSSIER
solution-solve-about = Résoudre complètement un jeu et écrire la table de sa solution.
solution-solve-game = quantik
solution-solve-out = le fichier à écrire ; sans cette option, celui que Ludoteca utilise elle-même
solution-solve-work = le dossier où un calcul interrompu reprend ; sans cette option, un dossier de votre cache
solution-progress = { $phase ->
    [enumerate] Recensement
   *[solve] Résolution
} des positions à { $pieces ->
    [one] { $pieces } pièce
   *[other] { $pieces } pièces
}
solution-heading-pieces = Pièces
solution-heading-classes = Classes
solution-heading-stuck = Bloquées
solution-heading-immediate = Gain immédiat
solution-heading-completing = par ligne
solution-heading-wins = Gagnées
solution-heading-losses = Perdues
solution-total = Total
solution-result = Si les deux jouent au mieux, le { $winner ->
    [first] premier
   *[second] second
} joueur gagne à la { $plies }ᵉ pose.
solution-written = Table écrite dans { $file } : { $bytes } octets, en { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
solution-interrupted = Interrompu ; la même commande reprendra d’ici.
solution-error-game = Seul quantik peut être résolu, pas { $game } ; écrivez « ludoteca solve quantik ».
