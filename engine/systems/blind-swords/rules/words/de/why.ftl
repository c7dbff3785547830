# Werte hinter Protokollzeilen und Ablehnungen, Folgen eines Schritts, und was eine Sichtlinie blockiert.
# Begriffe: am Anfang von log.ftl.

## Look-ups on charts

detail-table = Tabelle
detail-section = Abschnitt
detail-dice = Würfel
detail-die = Würfel
detail-rating = Wert
detail-result = Ergebnis
detail-assaulting-hex = angreifendes Feld
detail-attackers = Angreifer
detail-attacking-strength = Stärke der Angreifer
detail-defending-strength = Stärke der Verteidiger
detail-first-column = erste Spalte
detail-column = Spalte
detail-column-of = { $column } (Stärke { $strength })
detail-lead-unit = führende Einheit
detail-cohesion-rating = Kohäsionswert
detail-combat-table = Kampfergebnisse
detail-cohesion-table = { $combat ->
    [close-combat] Kohäsion im Nahkampf
   *[fire] Kohäsion unter Feuer
}
detail-fog-table = Nebel des Krieges
detail-casualty-table = Verlust eines Generals, { $side }
detail-activation = { $kind ->
    [full] volle Aktivierung
   *[limited] begrenzte Aktivierung
}
detail-near-miss = knapp verfehlt
detail-break-test = { $margin ->
    [0] bestanden
   *[other] bricht, { $margin } über dem Wert
}
detail-rebuild = { $outcome ->
    [success] aufgefrischt
   *[failure] nicht aufgefrischt
}
dice-none = keine, das Ergebnis steht fest
dice-two = farbig { $coloured }, weiß { $white }
share-whole = { $sp } SP, Reichweite { $band }
share-of = { $sp } ({ $modified } SP, Reichweite { $band }, mal { $factor }{ $halved ->
    [halved] , halbiert
   *[whole] { "" }
})

## Rolls

roll-fire = Feuer
roll-close-combat = Nahkampf
roll-cohesion = Kohäsionstest
roll-break-test = Bruchtest { $unit }
roll-command = Befehlswurf
roll-fog = Nebel des Krieges
roll-casualty = Verlust eines Generals
roll-rebuild = Auffrischen { $unit }

## Counters

printed-face = { $face ->
    [fresh] frisch { $strength }-{ $cohesion }
    [battleworn] angeschlagen { $strength }-{ $cohesion }
   *[dismounted] abgesessen { $strength }-{ $cohesion }
}
printed = Aufgedruckt: { $faces }; { $weapon }{ $movement ->
    [none] { "" }
   *[other] , Bewegung{ $movement }
}

## Steps

step-cost = { $cost } BP, übrig { $left }
step-exit-cost = { $cost } BP
step-ends-move = beendet die Bewegung
step-next-to-enemy = neben dem Feind in { $hexes }
step-stack = Stapel { $load }, Grenze { $limit }
step-draws-fire = { $rulebook ->
    [first] löst Abzugsfeuer aus: { $units }
   *[series] löst Gelegenheitsfeuer aus: { $units }
}

## Reasons

why-asks-for = { $reason }; gefragt ist { $kinds }
why-kind = { $kind ->
    [unit] eine Einheit
    [hex] ein Feld
    [brigade] eine Brigade
    [chit] ein Spielchip
    [order] ein Befehl
    [side] eine Seite
    [hexside] eine Feldkante
   *[alternative] eine Möglichkeit des Ereignisses
}
why-cost = { $cause ->
    [skirmish-order] Feld in Plänklerformation
    [road] Straße
    [march] Straße in Marschkolonne
    [blocked-road] versperrte Straße
   *[skirmish-screen] Plänklerschirm
}
why-level = Höhe von { $hex }
why-range = Reichweite { $weapon }
why-together = zusammen in { $hex }
why-hex-limit = Stapelgrenze
why-enemy-near = in { $hex }, Entfernung { $distance }
why-printed-cohesion = aufgedruckte Kohäsion
why-morale-marker = Moralmarker
why-without-support = ohne Unterstützung
why-cohesion = Kohäsion
why-nearest-enemy = nächster Feind
why-unit-in = { $unit } in { $hex }
why-played = spielbar

## Lines of sight

sight-feature = { $sight ->
    [blocks] blockiert die Sichtlinie
    [at-level] blockiert die Sichtlinie auf seiner Höhe
    [unless-adjacent] blockiert die Sichtlinie, außer aus Nachbarfeldern
   *[at-level-unless-adjacent] blockiert die Sichtlinie auf seiner Höhe, außer aus Nachbarfeldern
}
sight-blocked = { $reason ->
    [higher] höher als beide Enden
    [as-high] so hoch wie das höhere Ende
    [terrain] gleich hoch wie beide Enden, mit deckendem Gelände
    [unit] gleich hoch wie beide Enden und besetzt
    [next-to-firer] deckendes Gelände neben dem Schützen
   *[hidden] von einem Marker verdeckt
}
sight-behind = hinter { $feature }, Richtung { $hex }
