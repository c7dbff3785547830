# Antworten: wie sie heißen, was sie kosten und was sie bewirken. Begriffe stehen am Anfang von log.ftl.

## Wörter einer Frage

option-play-held = Gehaltene Spielchips spielen
option-no-more-chits = Keine weiteren Spielchips spielen
option-play-now = Jetzt spielen
option-hold-it = Halten
option-hold-chit = Den Spielchip halten
option-pass-artillery = Im Artillerieschritt passen
option-end-artillery = Artillerieschritt beenden
option-end-fire = Feuerschritt beenden
option-no-further-fire = Kein weiteres Feuer
option-hold-fire = Nicht feuern
option-fire-with-these = Mit diesen feuern
option-end-movement = Bewegung beenden
option-no-further-attackers = Keine weiteren Angreifer
option-no-further-advance = Nicht weiter nachrücken
option-end-rally = Sammelschritt beenden
option-rally-no-battery = Keine Batterie sammeln
option-leave-rest = Den Rest in der Aufstellung des Szenarios lassen
option-occupied = { $hex }: { $units }
option-hexside = { $side }, Richtung { $hex }

## Wörter aller Fragen

word-fire = Feuern
word-move = Bewegen
word-go = Mit diesen ziehen
word-play = Spielen
word-use = Kartätschen einsetzen
word-forfeit = Auf Kartätschen verzichten
word-add = Ein weiteres Feuer ansagen
word-resolve = Auswerten
word-recover = Erholen
word-rebuild = Auffrischen
word-leave-skirmish = Plänklerformation verlassen
word-mount = Aufsitzen
word-dismount = Absitzen
word-charge = Attackieren
word-exit = Die Karte verlassen
word-common = Die Rückseite des Spielchips nutzen
word-yes = Ja
word-no = Nein
word-none = Keins von beiden
word-hold = Halten
word-stay = Bleiben
word-stand = Standhalten
word-stop = Hier anhalten
word-decline = Ablehnen
word-pass = Passen
word-done = Fertig

## Hinweise bei einer Antwort

note-mover = in { $place }, { $points } BP
note-rebuild = mit einem Wurf von höchstens { $rating }
note-in = in { $place }
note-enters = betritt die Karte in { $hex }
note-on-map = { $units ->
    [one] { $units } Einheit auf der Karte
   *[other] { $units } Einheiten auf der Karte
}
note-activated = { $there }, in diesem Zug schon aktiviert

## Was ein Befehl erlaubt, als Liste

permits-movement = { $points } BP
permits-movement-cavalry = { $points } BP (Kavallerie { $cavalry })
permits-fire = feuern
permits-engaging = neben Feinde ziehen
permits-close-combat = Nahkampf
permits-march-column = Marschkolonne
permits-recovery = { $hits ->
    [one] von einem Moraltreffer erholen
   *[all] von allen Moraltreffern erholen
}
permits-rebuilding = auffrischen

## Warnungen vor der Bestätigung

caution-canister = { $units } in { $hex }: kann mit Kartätschen auf Angreifer feuern.
caution-too-full = { $hex } hätte { $load } Stapelpunkte, die Grenze ist { $limit }: Eine Einheit dort wird verdrängt.

## Optionale Regeln eines Szenarios

idle-option = { $option } bewirkt nichts ohne { $needs } (`{ $id }`)
