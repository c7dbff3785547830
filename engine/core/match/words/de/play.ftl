roll-d6 = Würfle einmal: { $purpose }
roll-2d6 = Würfle mit zwei Würfeln, der farbige zuerst: { $purpose }
roll-d10 = Würfle mit dem zehnseitigen Würfel: { $purpose }
note-on-rolls = Die Tabellen für die Würfe: { $note }
marker-towards = { $marker } Richtung { $hex }

seat-human = ein Mensch
seat-random = wählt zufällig
seat-mixed = wechselt von Zug zu Zug das Ziel
bot-attack = greift den nächsten Gegner an
bot-hold = hält die Stellung und feuert
bot-edge = strebt zum Kartenrand
bot-mass = richtet alles auf einen Gegner
bot-crowd = zieht alles an einem Ort zusammen

## Warum eine Wahl verweigert wird

cannot-choose = `{ $id }` ist nicht wählbar: { $why }
cannot-choose-by-rule = `{ $id }` ist nicht wählbar: { $why } ({ $rule })
no-decision-pending = es steht keine Entscheidung an

## Antworten, die nicht angenommen werden

game-is-over = das Spiel ist aus: es steht keine Entscheidung an
match-is-paused = die Partie ruht: setze sie fort, bevor du wählst
match-is-read-only = diese Anfrage ändert die Partie, die hier nur gelesen wird
not-your-decision = { $side } hat jetzt nicht zu entscheiden
not-a-spectators-decision = wer zuschaut, entscheidet nichts: nenne deine Seite
shows-both-sides = diese Anfrage steht nur der Spielleitung zu: sie betrifft beide Seiten
no-such-position = die Partie hat keine solche frühere Stellung
no-such-hex = unbekanntes Feld: erwartet werden zwei Felder der Karte
not-a-lesson = diese Partie ist keine Lektion
cannot-continue = die Partie kann nicht weitergehen: { $why }
expected-choice = möglich sind { $ids } ({ $side }, `{ $kind }`)
expected-roll = erwartet wird ein Wurf: { $dice }
expected-draw = erwartet wird ein erlaubtes Ziehen
undo-nothing = es gibt keine Entscheidung zurückzunehmen
undo-chance = auf die letzte Entscheidung folgte ein Wurf oder ein Ziehen
undo-reveal = die letzte Entscheidung hat etwas Verdecktes aufgedeckt
undo-written = dein Gegner hat den Spielbrief vielleicht schon gelesen
undo-ended = die Spieler haben die Partie beendet
player-failed = Computerspieler ausgefallen ({ $level }, { $side }): { $message }
player-failed-at = Computerspieler ausgefallen ({ $level }, { $side }) bei `{ $question }`: { $message }

## Aufgabe und Remis. $side ist der Name einer Seite, $end eine der ersten beiden Meldungen, $points der Punktestand.

ended-resigned = Die Seite { $side } hat aufgegeben
ended-agreed = Remis durch Vereinbarung
ended-with-points = { $end } ({ $points })
draw-offered = Die Seite { $side } bietet Remis an.
draw-withdrawn = Die Seite { $side } hat ihr Remisangebot zurückgenommen.
draw-declined = Die Seite { $side } hat das Remis abgelehnt.
draw-declined-ahead = Die Seite { $side } hat das Remis abgelehnt: der Computer würde jetzt gewinnen.
draw-declined-unjudged = Die Seite { $side } hat das Remis abgelehnt: der Computer kann seine Stellung nicht beurteilen.
end-lesson = in einer Lektion geht keine Aufgabe und kein Remis: verlasse sie stattdessen
end-offer-open = Remisangebot nicht möglich: es ist schon eines offen
end-offers-limit = Remisangebot nicht möglich: die Grenze von { $most } Angeboten ist erreicht
end-no-own-offer = Rücknahme nicht möglich: diese Seite hat kein offenes Remisangebot
end-no-offer = Antwort nicht möglich: die andere Seite hat kein Remis angeboten

## Rat. $level ist die Id einer Stufe.

hint-suggests = { $level ->
    [recruit] Der Rekrut
    [sergeant] Der Sergeant
    [captain] Der Hauptmann
   *[general] Der General
} rät: { $choice }
hint-only = die einzige Möglichkeit
hint-habit = die übliche Wahl: Der Computer vergleicht hier keine anderen
hint-even = so gut wie jede andere Möglichkeit hier
hint-better = führt zu einer besseren Stellung als die nächstbeste Wahl
hint-next-best = Nächstbeste Wahl, { $points } Punkte schlechter: { $choice }
review-agrees = { $level ->
    [recruit] Der Rekrut
    [sergeant] Der Sergeant
    [captain] Der Hauptmann
   *[general] Der General
} stimmt zu.
review-worse = Geschätzt { $points } Punkte schlechter als die beste Wahl.
review-as-good = Statische Bewertung: so gut wie die beste Wahl.
review-no-decision = keine Entscheidung mit dieser Nummer: erwartet wird eine kleinere, nach der Stellung, von der die Partie geladen wurde
review-chance = dort hat niemand entschieden, sondern ein Wurf oder ein Ziehen
review-own-only = während der Partie kannst du nur deine eigenen Entscheidungen besprechen
review-secret = diese Entscheidung ist geheim: nur die eigene Seite kann sie besprechen

## Was Spieler nachschlagen

about-off-map = { $hex } ist nicht auf der Karte
about-nothing = Kein Feld, keine Einheit, kein Anführer und kein Verband heißt „{ $what }“
about-several = `{ $what }` kann sein: { $ids }
