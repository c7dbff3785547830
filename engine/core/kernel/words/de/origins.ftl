# Wörter: figure = Zahl, reconstructed = rekonstruiert, designed = für das Spiel entworfen.

origins-title = Woher die Zahlen stammen
origins-here = { $mark } { $made_up } von { $all } Zahlen hier sind { $kind ->
    [designed] für dieses Spiel entworfen
   *[reconstructed] rekonstruiert
}.
origins-short = { $mark } { $made_up } von { $all }
origins-rest-on = { $kind ->
    [rulebook] Regelwerk
    [seed] anderes Spiel
    [historical] Geschichte
    [reconstructed] rekonstruiert
   *[designed] entworfen
}
origins-marks = { $mark } kennzeichnet { $kind ->
    [designed] Zahlen, die für dieses Spiel entworfen sind
   *[reconstructed] Zahlen, die keine Quelle nennt
}: { $made_up } von { $all }.
origins-lost = Im Regelwerk verloren: { $passage }

## Die Karte der Zeichen

card-reconstructed = Rekonstruiert
card-reconstructed-words = rekonstruiert, entworfen, Herkunft
