# Die Werte der Auslegungspunkte, passend zu den Überschriften in rules.ftl.

rule-R-03 = { $value ->
    [allowed] erlaubt
   *[refused] nicht erlaubt
}

rule-R-04 = { $value ->
    [closed] im selben Zug nicht erlaubt
   *[other-enemy-opens] erlaubt, wo eine andere feindliche Einheit das Feld ebenfalls kontrolliert
}

rule-R-05 = { $value ->
    [at-value] beim Wert selbst
   *[below-value] unter dem Wert
}

rule-R-06 = { $value ->
    [fails] misslingt immer
   *[modified] wird wie jeder Wurf verändert
}

rule-R-07 = { $value ->
    [own-command] der des eigenen Verbands
   *[any-leader] jeder Anführer
}

rule-R-08 = { $value ->
    [path] entlang eines Wegs aus Feldern
   *[straight-distance] in gerader Entfernung
}

rule-R-15 = { $value ->
    [once] einmal
   *[unlimited] beliebig oft
}

rule-R-16 = { $value ->
    [hexside] einmal je Feldkante
    [per-level] je Höhenstufe
   *[up-only] nur hinauf
}

rule-R-18 = { $value ->
    [both] beide Felder eines Schritts
   *[entered-only] nur das betretene Feld
}

rule-R-22 = { $value ->
    [never] nie
   *[defends] erlaubt
}

rule-R-23 = { $value ->
    [block] es blockiert die Linie
   *[below-both-pass] es blockiert die Linie nicht
}

rule-R-26 = { $value ->
    [goes-on] sie gehen weiter
   *[ends-in-zone] sie enden in der Zone
}

rule-R-31 = { $value ->
    [game-turn] entscheidet sich zu Beginn des Zugs
   *[player-turn] entscheidet sich zu Beginn des Spielerzugs
}

rule-R-33 = { $value ->
    [net] der Vorsprung vor dem Feind
   *[gross] alle eigenen Punkte
}

rule-R-36 = { $value ->
    [wait] sie warten weiter
   *[released-on-contact] sie sind frei
}
