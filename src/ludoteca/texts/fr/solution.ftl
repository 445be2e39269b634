# La solution de Quantik. Erreurs : une phrase chacune, ce qui n’allait pas et ce qui irait.

solution-error-missing = La solution de Quantik est introuvable ({ $file }) ; recréez-la avec « { $command } ».
solution-error-damaged = Le fichier de la solution de Quantik est endommagé ({ $file }) ; recréez-le avec « { $command } ».
solution-error-unreachable = Aucune partie ne peut aboutir à la position { $position } ; une ligne, une colonne ou une région ne peut être complétée que par la dernière pose.
solution-error-unwritable = Impossible d’écrire dans { $file } ; choisissez un dossier où l’écriture est permise.
