# Begriffe wie in refusals.ftl. SP sind Siegpunkte.

## Charts

chart-die = Wurf
chart-fire = Feuer
chart-shifts = Spaltenverschiebungen
chart-columns = Spalten
chart-cover = Höhenrücken, Kamm hinauf, Steinmauer, Wald oder nicht berittenes Ziel mit Handwaffen: je
chart-limbered = Aufgeprotzte Batterie
chart-in-column = Infanterie in Kolonne
chart-mounted = Berittene Kavallerie
chart-enfilade = Flankierendes Feuer
chart-cap = Größte Verschiebung insgesamt, nach jeder Seite
chart-ranges = Reichweiten
chart-weapon = { $weapon ->
    [R] R: gezogene Musketen
    [P] P: Handwaffen
    [N] N: glatte Geschütze
   *[T] T: gezogene Geschütze
}
chart-hexes = Felder
chart-strength = Stärke
chart-band = { $first } bis { $last }
chart-movement = Bewegung
chart-hexsides = Feldkanten
chart-terrain = { $terrain ->
    [pike] Chaussee oder Brücke
    [road] Straße
    [trail] Weg
    [clear] Offenes Gelände
    [woods] Wald
    [town] Ort
    [marsh] Sumpf
    [slope-up] Einen Hang hinauf
    [slope-down] Einen Hang hinab
    [crest-up] Einen Kamm hinauf
    [crest-down] Einen Kamm hinab
    [ridge] Höhenrücken
    [stream] Bach
    [ford] Furt
   *[wall] Steinmauer
}
chart-allowance = Bewegungspunkte
chart-change = Formationswechsel
chart-melee = Nahkampf: Angreifer/Verteidiger
chart-rout = Flucht
chart-letter = Moral { $letter }
chart-rout-die = flieht bei (* erneut würfeln: eine 6 flieht)
chart-more-than-half = Mehr als die Hälfte verloren
chart-depleted = Ohne Munition
chart-leader = Anführer im Feld
chart-town = In einem Ort getroffen oder zurückgeworfen
chart-leaders = Verlust von Anführern
chart-two-dice = zwei Würfel
chart-by-small-arms = Feuer von Handfeuerwaffen
chart-by-artillery = Artilleriefeuer
chart-by-killed = K im Nahkampf
chart-by-captured = C im Nahkampf
chart-demoralisation = Demoralisierung
chart-morale-level = Armeemoral
chart-from = { $level } oder mehr
chart-up-to = { $die } oder weniger

## Figures in rules

figure-none = keine
figure-class = { $class ->
    [line] Linie
    [column] Kolonne
    [battery] Batterien
    [wagon] Wagen
    [mounted] berittene Kavallerie
    [leader] Anführer
    [foot] Infanterie
    [wheels] Batterien und Wagen
   *[riders] berittene Kavallerie und Anführer
}
figure-cost = { $cost ->
    [closed] gesperrt
    [stop] muss anhalten
    [all] alle Bewegungspunkte
   *[other] übriges Gelände
}
figure-costs = { $classes } { $cost }
# $times is a factor, $mark a sign for a reconstructed figure or nothing.
figure-band = { $times } auf { $first } bis { $last }{ $mark }
figure-band-at = { $times } auf { $first }{ $mark }
figure-rout = { $letter } bei { $dice }
figure-fate = { $fate ->
    [killed] { $sums } gefallen
    [wounded] { $sums } verwundet
   *[captured] { $sums } gefangen
}
figure-morale-band = { $die } bei { $level } oder mehr
figure-hexes = { $first } bis { $last }
figure-hill = { $hill } ({ $hexes }) { $points } SP
figure-hills = { $side }: { $hills }
figure-brigade = { $brigade } Kampfwert { $rating }, { $points } SP
figure-exit-army = Wenn { $leader } die Karte verlassen hat, zählt der Abzug dieser Brigaden: { $brigades }.
figure-exit-own = Der Abzug der Brigade { $brigade } zählt nur, wenn ihr eigener Anführer die Karte verlassen hat, kein Ersatz.
figure-exit-each = Jede Brigade braucht ihren eigenen Anführer oder einen Ersatz.
# A zone with its units: for set-up, for set-up in Reserve, for entry.
figure-zone = { $zone } (Aufstellung { $side }): { $movers }
figure-zone-reserve = { $zone } (Aufstellung { $side } in Reserve, { $hexes }): { $movers }
figure-zone-entry = { $zone } (Eintritt { $side } im ersten Zug, { $hexes }): { $movers }

## Tables by the origin of their figures

origin-table = { $table ->
    [fire-chart] Feuertabelle
    [melee-chart] Nahkampftabelle
    [rout-table] Fluchttabelle
    [ranges] Reichweiten
    [movement] Bewegung
    [guns] Geschütze
    [army-morale] Armeemoral
    [stacking] Stapeln
    [turns] Züge
    [special-rules] Sonderregeln
    [set-up] Aufstellung
    [victory] Sieg
    [map-terrain] Karte: Gelände
    [map-levels] Karte: Höhen
    [map-hexsides] Karte: Feldkanten
    [map-thoroughfares] Karte: Verkehrswege
    [map-places] Karte: Orte
    [grid] Raster
    [brigades] Brigaden
    [leaders] Anführer
    [units] Einheiten
   *[other] { $name }
}
