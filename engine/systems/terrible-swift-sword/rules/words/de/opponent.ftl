# Gründe des Computerspielers: die Teile des Werts einer Stellung.

term-points = Siegpunkte
term-ground = Hügel, nach der Stärke um sie herum
term-strength = Stärke, die noch kämpfen kann
term-fire = Feuer, das beide Seiten von den jetzigen Feldern zu erwarten haben
term-command = Einheiten im Befehl
term-leaders = Anführer außer Gefahr
term-wagon = Wagen außer Gefahr
