# Die Bibliothek und Protokolle in Dateien. Je ein Satz: was nicht stimmt und was richtig wäre.

library-error-whose-move = Hier entscheiden mehrere zugleich; sag, wer, mit der Nummer eines Platzes vor dem Zug.
library-error-file-missing = Die Datei „{ $path }“ gibt es nicht; gib den Pfad einer gespeicherten Partie an.
library-error-file-folder = „{ $path }“ ist ein Ordner; gib den Pfad einer Partie darin an.
library-error-file-unreadable = Die Datei „{ $path }“ lässt sich nicht lesen; prüfe, ob du sie öffnen darfst.
library-error-file-binary = „{ $path }“ ist kein Text, also keine Partie; gib den Pfad einer gespeicherten Partie an.
library-error-file-long = „{ $path }“ ist länger als { $most } Bytes, das ist keine Partie; gib den Pfad einer gespeicherten Partie an.
library-error-no-match = Diese Analyse ist die einer Stellung, die keine Geschichte hat; gib „analyse“ das Spiel selbst.
