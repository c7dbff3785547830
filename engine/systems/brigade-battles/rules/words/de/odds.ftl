# Begriffe wie in refusals.ftl. StP sind Stärkepunkte.

odds-title = Gegen { $target }

## Effects of a fire

effect-none = keine Wirkung
effect-loss = { $points } StP Verlust
effect = { $fate ->
    [retreats] Rückzug
    [routs] Flucht
    [eliminated] vernichtet
    [leader] Anführer getroffen
   *[cut] nicht vollständig berechnet
}

## How a fire is computed

sum-strength = Stärke
sum-strength-column = { $points } StP: Spalte { $column }
sum-limbered = aufgeprotztes Ziel
sum-column = Spalte { $column }

## Forecasts

# $modifier has its sign.
forecast-fire = { $points } StP, Spalte { $column }, Würfelmodifikator { $modifier }
# $results are cells of the Combat Chart, each with a percentage.
forecast-results = Ergebnisse: { $results }
forecast-losses = Verluste: { $losses }
forecast-loss = { $points } StP { $percent }
forecast-fate = { $fate ->
    [retreats] Rückzug: { $percent }
    [routs] Flucht: { $percent }
    [eliminated] Vernichtung: { $percent }
    [leader] Anführer getroffen: { $percent }
   *[cut] Nicht vollständig berechnet: { $percent }
}

## What is assumed of players

assumed-no-fate = kein Schicksalsmarker wird ausgegeben
assumed-leader-goes = der Anführer geht mit der Einheit
assumed-leader-stays = der Anführer bleibt zurück
assumed-first-leader = der erste Anführer wird geprüft
assumed-nearest-goal = das Ziel weicht zum nächsten Rückzugsfeld zurück
assumed-easy-way = das Ziel meidet feindliche Kontrollzonen, wo es kann
assumed-first-way = das Ziel nimmt den ersten seiner möglichen Wege

## Lines of sight

block-height = höher als beide Enden
block-terrain = sichtblockierendes Gelände
block-friend = eine eigene Einheit neben dem Ziel
