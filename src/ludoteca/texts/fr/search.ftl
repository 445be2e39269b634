# Search. One sentence each: what was wrong, and what would be right.

search-error-illegal = L’action { $action } n’est pas permise ici ; choisissez-en une que legal() renvoie, ou un résultat des dés attendus.
search-error-undo = Il n’y a rien à reprendre ; le parcours a commencé ici.
search-error-players = La position ne dit pas combien jouent à { $game } ; indiquez leur nombre.
search-error-simultaneous = Ici plusieurs choisissent en même temps, ce qu’expectimax ne connaît pas ; utilisez mcts, ou ne laissez qu’un joueur agir.
search-error-number = { $name } doit être un nombre entier à partir de 1, et non { $value }.
search-error-nobody = La partie est finie ou des dés sont attendus, il n’y a donc rien à décider ; allez à une position où quelqu’un doit agir.
