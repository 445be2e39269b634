# La bibliothèque et les relevés en fichiers. Une phrase à chaque fois : ce qui ne va pas et ce qui irait.

library-error-whose-move = Plusieurs décident ici en même temps ; dites qui, par le numéro d’une place devant le coup.
library-error-file-missing = Le fichier « { $path } » n’existe pas ; indiquez le chemin d’une partie enregistrée.
library-error-file-folder = « { $path } » est un dossier ; indiquez le chemin d’une partie qui s’y trouve.
library-error-file-unreadable = Le fichier « { $path } » ne peut pas être lu ; vérifiez que vous avez le droit de l’ouvrir.
library-error-file-binary = « { $path } » n’est pas un texte, donc pas une partie ; indiquez le chemin d’une partie enregistrée.
library-error-file-long = « { $path } » dépasse { $most } octets, ce qu’aucune partie n’atteint ; indiquez le chemin d’une partie enregistrée.
library-error-no-match = Cette analyse est celle d’une position, qui n’a pas d’histoire ; donnez la partie elle-même à « analyse ».
