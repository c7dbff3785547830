# Die Erzählung: eine Zeile je Aktivierung, Phase oder Ereignis.
# $who: eine Brigade oder die Artillerie einer Seite. $units, $hexes: Namen. $results: was daraus wurde, das Schwerste zuerst.

story-told = { $head }: { $results }
story-in-vain = { $head }: ohne Wirkung
story-artillery = Artillerie ({ $side })
story-attacks = { $who } greift { $hexes } an
story-fires = { $who } feuert auf { $hexes }
story-moves = { $who } zieht
story-holds = { $who } hält die Stellung
story-plays = { $side } spielt { $chit }
story-reaches = { $units } in { $hex }
story-fate = { $fate ->
    [eliminated] { $units } ausgeschaltet
    [broken] { $units } gebrochen
    [left] { $units } von der Karte
    [retreated] { $units } zurückgeworfen
    [disrupted] { $units } desorganisiert
    [worn] { $units } angeschlagen
    [shaken] { $units } erschüttert
    [withdrew] { $units } ausgewichen
    [rebuilt] { $units } aufgefrischt
    [returned] { $units } zurück auf der Karte
    [rallied] { $units } gesammelt
   *[arrived] { $units } eingetroffen
}
