# Die Erzählung: eine Zeile je Phase einer Seite, das Schwerste zuerst. In story-moved ist $units eine Zahl.

story-told = { $head }: { $results }
story-in-vain = { $head }: Feuer auf { $hexes } ohne Wirkung
story-moved = { $units ->
    [one] { $head }: { $units } Einheit zieht
   *[other] { $head }: { $units } Einheiten ziehen
}
story-fate = { $fate ->
    [entered] { $units } eingetroffen
    [rallied] { $units } gesammelt
    [pinned] { $units } niedergehalten
    [depleted] { $units } ohne Munition
    [routed] { $units } auf der Flucht
    [gone] { $units } vernichtet
   *[lost] { $units } −{ $points } StP
}
