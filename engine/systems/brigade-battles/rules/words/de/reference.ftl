# Begriffe wie in refusals.ftl. SP sind Siegpunkte.

## Charts

chart-combat = Kampf
chart-die = Wurf
chart-ranges = Reichweiten
chart-foot = Infanterie
chart-guns = Artillerie
chart-horse = Kavallerie
chart-hexes = Felder
chart-strength = Stärke
chart-band = { $first } bis { $last }
chart-terrain = Gelände
chart-fire = Feuer
chart-morale = Moral
chart-sight = Sichtlinie
chart-column = Kolonne
chart-blocks = blockiert
chart-march = Kolonnensatz
chart-stream = Bach, außer auf einer Straße fern von allen feindlichen Einheiten
chart-movement = Bewegung
chart-points = Bewegungspunkte
chart-has-infantry = Infanterie
chart-has-limbered = Aufgeprotzte Artillerie
chart-has-mounted = Berittene Kavallerie
chart-has-dismounted = Abgesessene Kavallerie
chart-has-leader = Anführer
chart-costs-change = Formationswechsel
chart-costs-zone = Verlassen einer feindlichen Kontrollzone
chart-costs-level = Höhenwechsel
chart-costs-column = Feld in Kolonne, mehr als { $hexes } Felder von allen feindlichen Einheiten
chart-costs-road = Feld entlang einer Straße, nicht in Kolonne, mehr als { $hexes } Felder von allen feindlichen Einheiten

## Figures in rules

figure-none = keine
figure-no-turn = kein Zug
figure-counts = { $counts ->
    [total] Summe
   *[balance] Vorsprung
}
figure-morale-terrain = Geländemodifikatoren: { $kinds }.
figure-morale-no-terrain = Hier modifiziert kein Gelände die Probe.
figure-men = Ein Stärkepunkt sind etwa { $infantry } Infanteristen oder { $cavalry } Kavalleristen.
figure-men-unknown = Dieses Spiel nennt keine Zahl von Soldaten je Stärkepunkt.
# $times is a factor, $mark a sign for a reconstructed figure or nothing.
figure-band = { $times } auf { $first } bis { $last }{ $mark }
figure-band-at = { $times } auf { $first }{ $mark }
figure-retreat-also = Division { $division } auch { $hexes }

## Rules of a scenario

scenario-set-up = Diese Einheiten beginnen auf der Karte: { $units }.
scenario-formations-title = Formationen zu Beginn
scenario-formations = Vor dem ersten Zug wählt jede Seite die Formation ihrer Einheiten: Artillerie aufgeprotzt oder abgeprotzt, Kavallerie beritten oder abgesessen.
scenario-leaders-title = Anführer zu Beginn
scenario-leaders = Jede Seite stellt diese Anführer in das Feld einer unterstellten Einheit oder daneben: { $leaders }.
scenario-opening-title = Der erste Zug
scenario-opening = { $turn }: Jede Seite spielt nur ihre Artilleriephase. Ihre Marker „Gefeuert“ werden am Ende dieses Zugs entfernt.
scenario-held-title = Gebundene Einheiten
scenario-held = Diese dürfen sich nicht bewegen vor { $turn }: { $movers }. Bis dahin darf Artillerie unter ihnen aufprotzen, abprotzen und feuern.
scenario-held-fire-title = Gebundene Einheiten unter Feuer
scenario-held-fire = Gebundene Einheiten weichen zurück und fliehen wie andere. Vor { $turn } rücken sie nicht vor und bewegen sich nicht, solange sie auf der Flucht sind.
scenario-without = { $group } (ohne { $option })
scenario-later-title = { $group }: spätere Ankunft
scenario-later = Du darfst jede dieser Einheiten zurückhalten, höchstens bis { $turn }.
scenario-slow-title = { $group }: langsamer Beginn
scenario-slow = In dem Zug, in dem sie zuerst fällig sind, haben Einheiten höchstens { $points } Bewegungspunkte.
scenario-price-title = { $group }: Punkte für den Feind
scenario-price = Wenn die Gruppe eintrifft, erhält { $side } sofort { $points } SP.
scenario-price-except = Wenn die Gruppe eintrifft, erhält { $side } sofort { $points } SP, außer in Zug { $turns }.
scenario-face = { $face }: Zug { $turn }
scenario-by-table = { $turn }: Wirf den Würfel. { $faces }.
# $modifier has its sign.
scenario-each-turn = ab { $turn } würfelt { $side } zu Beginn jedes Zugs, mit { $modifier }. Ist das Ergebnis kleiner als die Nummer des Zugs, trifft die Gruppe in diesem Zug ein.
scenario-enters = { $movers } { $count ->
    [one] betritt
   *[other] betreten
} die Karte in { $hex }

## Tabellen nach der Herkunft ihrer Zahlen

origin-table = { $table ->
    [combat-chart] Kampftabelle
    [ranges] Reichweiten
    [movement] Bewegung
    [terrain-effects] Geländewirkungen
    [morale] Moral
    [command] Führung
    [turn-track] Zugleiste
    [set-up] Aufstellung
    [special-rules] Sonderregeln
    [reinforcements] Verstärkungen
    [victory] Sieg
    [map-terrain] Karte: Gelände
    [map-levels] Karte: Höhenstufen
    [map-hexsides] Karte: Feldkanten
    [map-road-links] Karte: Straßen
    [map-places] Karte: Orte
    [grid] Raster
    [divisions] Divisionen
    [leaders] Anführer
    [units] Einheiten
    [fate-markers] Schicksalsmarker
    [men-of-a-point] Männer je Punkt
    [retreat-hexes] Rückzugsfelder
   *[other] { $name }
}
