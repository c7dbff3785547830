# Begriffe wie in refusals.ftl. StP sind Stärkepunkte.

formation = { $formation ->
    [line] in Linie
    [column] in Kolonne
    [mounted] beritten
    [dismounted] abgesessen
    [limbered] aufgeprotzt
    [unlimbered] abgeprotzt
   *[train] unterwegs
}
# $mark is a sign for a reconstructed figure, or nothing.
unit-strength = { $unit }, { $strength } von { $full }{ $mark } StP
unit-weapon = { $weapon ->
    [R] gezogene Musketen (R{ $mark })
    [P] Handwaffen (P{ $mark })
    [N] glatte Geschütze (N{ $mark })
   *[T] gezogene Geschütze (T{ $mark })
}
unit-morale = Moral { $letter }{ $mark }
unit-faces = { $formation }, Front { $facing }
unit-rounds = { $rounds ->
    [one] { $rounds } Schuss
   *[other] { $rounds } Schuss
}
unit-half-crew = halbe Bedienung
unit-no-crew = ohne Bedienung
unit-routed = auf der Flucht
unit-is-pinned = niedergehalten
unit-depleted = ohne Munition
unit-out-of-command = außer Befehl
unit-in-reserve = in Reserve
unit-engaged = im Nahkampf gebunden
leader = { $counter ->
    [replacement] Ersatz für { $leader }, Reichweite { $radius }, sammelt { $rally }
   *[leader] { $leader }, Reichweite { $radius }, sammelt { $rally }
}
arm = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
   *[wagon] Wagen
}

## The state of the game

shown-turn = { $turn ->
    [0] Aufstellung
   *[other] Zug { $turn } von { $last }
}
section-turn = Zug
section-points = Siegpunkte
section-brigades = Brigaden
points-losses = Verluste
points-brigades = Brigaden
points-exits = Abzug von der Karte
points-hills = Hügel
points-morale = Moral
points-all = gesamt
army-morale = Armeemoral { $side }: { $points }
brigade-name = Brigade
brigade-losses = Verluste
brigade-rating = Kampfwert
brigade-state = Zustand
brigade-condition = { $condition ->
    [ineffective] kampfunfähig
    [demoralised] demoralisiert
   *[effective] kampffähig
}
victory = { $level ->
    [marginal] Knapper Sieg: { $side }
    [substantial] Deutlicher Sieg: { $side }
    [decisive] Entscheidender Sieg: { $side }
   *[draw] Unentschieden
}

## Areas on request

area-zones = Kontrollzonen: { $side }
area-fire = { $arm ->
    [small-arms] Feuerbereich der Handfeuerwaffen: { $side }
   *[artillery] Feuerbereich der Geschütze: { $side }
}
area-command = Befehlsreichweite { $leader }: { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}

## Ground

terrain = { $terrain ->
    [clear] offenes Gelände
    [woods] Wald
    [town] Ort
   *[marsh] Sumpf
}
sight-level = { $level ->
    [ground] Höhe Boden
    [ridge] Höhe Höhenrücken
   *[hilltop] Höhe Hügelkuppe
}
on-hexside = { $feature ->
    [slope-up] Hang aufwärts
    [slope-down] Hang abwärts
    [crest-up] Kamm aufwärts
    [crest-down] Kamm abwärts
    [ridge] Höhenrücken
    [wall] Steinmauer
    [stream] Bach
    [ford] Furt
    [bridge] Brücke
    [river] Fluss
    [pike] Chaussee
    [road] Straße
   *[trail] Weg
}
signs-of-counters =
    Ein Spielstein zeigt seine Einheit, dann r auf der Flucht, p niedergehalten,
    a ohne Munition, o außer Befehl, * mit Anführer.
sight-by = { $by ->
    [cover] Wald oder ein Ort
    [height] ein Höhenrücken oder Kamm
   *[unit] eine Einheit
}

## A hex, a unit, a leader or a brigade

about-hex = { $hex }: { $terrain }, { $level }
about-hill = { $hill }: am Ende { $points } SP für jeden StP { $side } hier
about-zones = Kontrollzonen { $side }: { $units }
about-unit = { $side }, { $brigade }
about-no-brigade = { $side }, keine Brigade
about-commander = { $side }, befehligt die Armee
about-not-on-map = Nicht auf der Karte
about-place = In { $hex }
about-free = Braucht zur Bewegung keinen Anführer
about-no-leader = In keiner Befehlsreichweite
about-leaders = In der Befehlsreichweite: { $leaders }
about-command = Befehlsreichweite: { $hexes }
about-brigade = { $brigade }, { $side }: Wert { $rating }{ $mark }, Verluste { $losses } StP
