# Nachschlagen: Herkunft der Zahlen.

## Tabellen nach der Herkunft ihrer Zahlen

origin-table = { $table ->
    [combat-results-table] Kampfergebnisse
    [fire-cohesion] Kohäsion unter Feuer
    [close-combat-cohesion] Kohäsion im Nahkampf
    [fire-shifts] Spaltenverschiebungen im Feuer
    [close-combat-shifts] Spaltenverschiebungen im Nahkampf
    [ranges] Reichweiten
    [terrain-effects] Geländewirkungen
    [stacking] Stapeln
    [orders] Befehle
    [fog-of-war] Nebel des Krieges
    [general-casualties] Verluste der Generale
    [turn-track] Zugleiste
    [traits] Eigenschaften
    [arms] Waffengattungen
    [markers] Marker
    [victory] Sieg
    [command-ratings] Befehlswerte
    [command-events] Befehlsereignisse
    [wild-chits] freie Spielchips
    [events] Ereignisse
    [set-up] Aufstellung
    [special-rules] Sonderregeln
    [tracks] Leisten
    [numbers-of-brigades] Nummern der Brigaden
    [map-terrain] Karte: Gelände
    [map-levels] Karte: Höhenstufen
    [map-hexsides] Karte: Feldkanten
    [map-road-links] Karte: Straßen
    [map-places] Karte: Orte
    [units] Einheiten
   *[other] { $name }
}

## Teile des Spielablaufs, die ein Szenario auslässt

without-part = { $text } In diesem Szenario entfällt { $part ->
    [artillery-phase] die Artilleriephase
    [rally-step] der Sammelschritt
    [final-held-chits] das Spielen gehaltener Spielchips in der Zugendphase
   *[broken-track] das Vorrücken auf der Leiste gebrochener Einheiten
}.
part = { $part ->
    [artillery-phase] Artilleriephase
    [rally-step] Sammelschritt
    [final-held-chits] gehaltene Spielchips in der Zugendphase
   *[broken-track] Vorrücken auf der Leiste gebrochener Einheiten
}
