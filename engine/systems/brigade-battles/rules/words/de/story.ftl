# Die Erzählung: eine Zeile je Phase oder Schritt einer Seite.
# $results: was daraus wurde, das Schwerste zuerst. $units, $hexes: Namen; in story-moved ist $units eine Zahl.

story-told = { $head }: { $results }
story-in-vain = { $head }: Feuer auf { $hexes } ohne Wirkung
story-moved = { $head }: { $units ->
    [one] { $units } Einheit zieht
   *[other] { $units } Einheiten ziehen
}
story-reaches = { $unit } in { $hex }
story-fate = { $fate ->
    [eliminated] { $units } ausgeschaltet
    [shattered] { $units } zerschlagen
    [routed] { $units } auf der Flucht
    [fled] { $units } zurückgeworfen
    [lost] { $units } −{ $points } StP
    [rallied] { $units } gesammelt
   *[entered] { $units } eingetroffen
}
