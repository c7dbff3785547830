# Gründe des Computerspielers: die Teile des Werts einer Stellung.

term-points = Siegpunkte
term-objectives = Ziele, nach den übrigen Spielzügen und der Stärke um sie herum
term-strength = Stärke, die noch kämpfen kann
term-fire = Feuer, das beide Seiten von den jetzigen Feldern zu erwarten haben
term-command = Einheiten unter Befehl
term-leaders = Führer außer Gefahr
term-fate = übrige Schicksalsmarker
