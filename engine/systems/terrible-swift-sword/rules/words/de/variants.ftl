# Die Werte der Auslegungspunkte, passend zu den Überschriften in rules.ftl.

rule-R-08 = { $value ->
    [open] eine Chaussee, eine Straße oder ein Weg führt durch ein Tor in der Steinmauer
   *[closed] Batterien und Wagen überqueren nie eine Steinmauer
}

rule-R-09 = { $value ->
    [none] eine Einheit, die ein Feld nicht bezahlen kann, darf es nicht betreten
   *[one-hex] eine Einheit darf immer ein Feld weit ziehen
}

rule-R-17 = { $value ->
    [direction-of-move] eine zurückgewichene Einheit hat die Front in Richtung ihres Rückzugs
   *[owner] der Besitzer wählt die Front einer zurückgewichenen Einheit
}

rule-R-18 = { $value ->
    [allowed] eine Linie durch die Ecke der Front darf zum Feuern dienen
   *[refused] eine Linie durch die Ecke der Front darf nicht zum Feuern dienen
}

rule-R-26 = { $value ->
    [uphill] ein Kamm deckt die obere Einheit gegen Feuer von unten
   *[none] ein Kamm gibt keine Deckung
}

rule-R-28 = { $value ->
    [starred] eine 6 der Artillerie hält Infanterie dort nieder
   *[full] eine 6 der Artillerie kostet Infanterie dort einen Punkt
}

rule-R-32 = { $value ->
    [ground] eine Einheit unter einem Kamm ist auf der Höhe des Bodens
   *[crest] eine Einheit unter einem Kamm ist auf der Höhe des Kamms
}

rule-R-48 = { $value ->
    [none] ein Kamm hilft dem Verteidiger im Nahkampf nicht
   *[bonus] ein Kamm hilft dem Verteidiger im Nahkampf wie ein Höhenrücken
}

rule-R-49 = { $value ->
    [none] der Verteidiger verliert nichts
   *[killed] der Verteidiger verliert einen Stärkepunkt
}

rule-R-58 = { $value ->
    [at-start] zahle zu Beginn der Bewegungsphase
   *[on-first-move] zahle, wenn sich eine Brigade zum ersten Mal bewegt
}

rule-R-66 = { $value ->
    [open] Bäche hindern eine Attacke nicht
   *[closed] Bäche hindern eine Attacke
}

rule-R-74 = { $value ->
    [this-player-turn] in der Letzten Befehlsphase des Spielerzugs, in dem der Verlust eintritt
   *[owners-next] in der nächsten Letzten Befehlsphase des Besitzers
}

rule-R-80 = { $value ->
    [counted] Punkte, die eine fliehende Einheit verliert, senken die Armeemoral erneut
   *[free] Punkte, die eine fliehende Einheit verliert, kosten keine weitere Armeemoral
}

rule-R-82 = { $value ->
    [zero] Demoralisierung senkt den Kampfwert nicht unter 0
   *[none] Demoralisierung darf den Kampfwert unter 0 senken
}

rule-R-88 = { $value ->
    [refused] alle fälligen Einheiten treten im ersten Zug ein
   *[allowed] Einheiten dürfen warten und in einem späteren Zug eintreten
}

rule-R-101 = { $value ->
    [blocks] der ferne Rand des eigenen Hügels blockiert die Sicht einer Einheit
   *[open] der ferne Rand des eigenen Hügels blockiert die Sicht einer Einheit nicht
}

rule-R-102 = { $value ->
    [own-hex] Wald und Orte blockieren auf der Höhe ihres Felds
   *[ground] Wald und Orte blockieren auf der Höhe des Bodens
}

rule-R-103 = { $value ->
    [none] berittene Einheiten mit Handwaffen haben keine eigene Deckung
   *[hand-weapons] berittene Einheiten mit Handwaffen haben Deckung wie abgesessene
}

rule-R-105 = { $value ->
    [paid] Hänge, Höhenrücken, Kämme und Furten kosten auch auf einem Verkehrsweg zusätzlich
   *[lifted] ein Verkehrsweg hebt auch die Kosten der Feldkanten auf
}

rule-R-107 = { $value ->
    [checks] die unterste Einheit legt eine Fluchtprobe ab, wenn sie selbst Punkte verloren hat
   *[exempt] die unterste Einheit legt keine Fluchtprobe ab, wenn die oberste vernichtet ist
}

rule-R-123 = { $value ->
    [all-but-fire] ihre Zone gilt für alles außer Feuer
   *[lines-only] ihre Zone blockiert nur Befehls- und Versorgungslinien
}
