# Eine Stellung in Worten: der Stand, die Spielchips, die Tafeln neben der Karte und was über ein Feld oder eine Einheit
# bekannt ist. Begriffe stehen am Anfang von log.ftl.

## Stand des Spiels

shown-outcome = { $level }: { $score }
shown-wins-at-once = Sofortiger Sieg: { $side }
shown-draw = Unentschieden
shown-score = { $union } { $usa }, { $confederate } { $csa }, netto { $net }
shown-even = ausgeglichen
shown-points = Punkte: { $score }
shown-active = { $brigade }: { $kind ->
    [full] volle Aktivierung
   *[limited] begrenzte Aktivierung
}
shown-active-under = { $brigade }: { $kind ->
    [full] volle Aktivierung
   *[limited] begrenzte Aktivierung
}, Befehl { $order }
shown-signs =
    Ein Spielstein zeigt die erste Einheit, dann die Zahl der Einheiten
    oder s erschüttert, d desorganisiert, b angeschlagen. Ein Marker auf dem Boden zeigt sein eigenes Zeichen,
    auf einer Feldkante in beiden Feldern.
picture-turn = Zug { $turn } von { $last }
picture-now = { $unit }; jetzt { $sp } SP, Kohäsion { $cr }
state-without-support = ohne Unterstützung
state-may-not-move = darf sich nicht bewegen

## Spielchips

draw-chit = Ziehe einen Spielchip aus dem Becher
hand-key = Dein Schlüsselchip: { $chits }
spent = { $side } hat ausgegeben: { $chits }
spent-face-down = { $side } hat { $count } verdeckt ausgegeben
chits-face-down = { $count } verdeckt
chits-unknown = { $count } × Ereignis ({ $side })

## Protokollzeilen über Spielchips, die der Leser nicht sieht

covered-key-chit = { $side } hat den Schlüsselchip gewählt
covered-held = { $side } hält den Spielchip
covered-spent = { $side } gibt den Spielchip aus: { $track }
covered-drawn = Ein Ereignis wird gezogen: { $side }

## Tafeln neben der Karte

title-chits = Spielchips
title-turns = Züge
title-ground = Auf dem Boden
title-points = Siegpunkte
title-cup = Becher: { $size }
title-drawn = Gezogen
title-discarded = Für diesen Zug abgelegt: { $count }
title-held = Gehaltene Spielchips
title-broken = Bruchleiste
title-available = Verfügbar
title-gone = Aus dem Spiel: { $count }
title-reinforcements = Verstärkungen
title-brigades = Brigaden
title-tracks = Leisten
head-score = wenn es jetzt endete
head-awarded = vergeben
points-level = Wenn es jetzt endete: { $level }
coming = { $brigade }: Zug { $turn }
coming-at = { $brigade }: Zug { $turn }, in { $hex }
coming-none = Keine Verstärkungen mehr
status-absent = nicht im Spiel
status-available = verfügbar
status-activated = aktiviert
track = { $track }: { $reached }
track-spent = { $track }: { $reached }, { $spent } in diesem Zug ausgegeben

## Chancen eines Feuers oder eines Nahkampfs auf der Seite

chances-title = Gegen { $hex }
chances-lead = führende Einheit { $unit }
chances-from = Angriff aus { $hex }
chances-primary = Hauptfeldkante { $side }
chances-share = { $sp } SP, Reichweite { $band }
chances-strength = Stärke
chances-strength-column = { $sp } SP: Spalte { $column }
chances-column = benutzte Spalte
chances-no-column = keine Wirkung
chances-tested = getestet
chances-tested-unit = { $unit }, Kohäsion { $cohesion }
chances-no-test = kein Test

## Herkunft von Punkten und Verlusten

sum-awarded = Zug für Zug
sum-place = Feld { $hex }
sum-hex = { $place }, am Ende gehalten
sum-losses = Verluste des Feindes ({ $arm })
sum-script = Regel des Szenarios
sum-in-play = im Lauf des Spiels
sum-hex-each-turn = { $place }, Zug für Zug
feat-back = { $chit }, Rückseite
feat-spent = { $chit }, ausgegeben

## Ein Feld

about-hex = { $hex }, Höhe { $level }
about-hex-with-roads = { $hex }, Höhe { $level }; { $roads }
about-controlled = Kontrolliert von: { $side }
about-worth = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für { $side }, { $when ->
    [at-end] am Ende
    [each-turn] in jedem Zug
   *[occupied] in jedem Zug mit eigener Infanterie im Feld
}
about-empty = Keine Einheiten
about-stack = Stapel { $load }, Grenze { $limit }:
about-seen = In Reichweite und Sicht ({ $side }): { $units }
about-watcher = { $unit } ({ $distance } { $band })
about-watcher-obscured = { $unit } ({ $distance } { $band }, Sicht getrübt)

## Eine Brigade oder Einheit

about-brigade-absent = { $brigade }, { $side }: nicht im Spiel
about-brigade-available = { $brigade }, { $side }: verfügbar
about-brigade-activated = { $brigade }, { $side }: in diesem Zug aktiviert
about-in = in { $hex }
about-on-broken-track = auf der Bruchleiste, Kasten { $track_box }
about-not-on-map = nicht auf der Karte
about-stands = In { $hex }
about-supported = Unterstützt
about-unsupported = Ohne Unterstützung: Kohäsion -1
about-unit-broken = Auf der Bruchleiste, Kasten { $track_box }
about-unit-off = Nicht auf der Karte
about-unit-eliminated = Vernichtet
about-unit-withdrawn = Endgültig von der Karte
about-unit-of-brigade = { $side }, { $arm }, { $brigade }
about-unit-independent = { $side }, { $arm }, selbständig
about-unit-now = { $unit }: jetzt { $sp } SP, Kohäsion { $cr }
about-range = Reichweite: { $bands }
about-band = { $band } bis { $last }
about-target = { $hex } ({ $distance } { $band })
about-targets = Feinde in Reichweite und Sicht: { $hexes }

## Was Spielchips tun, deren Paket es nicht sagt

chit-activates-division = Aktiviert eine Brigade der Division { $division }: vollständig, wenn der Würfel höchstens { $rating } zeigt.
chit-activates-brigade = Aktiviert die Brigade { $brigade }: vollständig, wenn der Würfel höchstens { $rating } zeigt.
