roll-d6 = Würfle einmal: { $purpose }
roll-2d6 = Würfle mit zwei Würfeln, der farbige zuerst: { $purpose }
roll-d10 = Würfle mit dem zehnseitigen Würfel: { $purpose }
note-on-rolls = Die Tabellen hinter diesen Würfen: { $note }

seat-human = ein Mensch
seat-random = wählt zufällig
seat-mixed = wechselt von Zug zu Zug das Ziel
bot-attack = greift den nächsten Gegner an
bot-hold = hält die Stellung und feuert
bot-edge = strebt zum Kartenrand
bot-mass = richtet alles auf einen Gegner
bot-crowd = zieht alles an einem Ort zusammen
