# Wörter: decision = Entscheidung, log = Protokoll, hex = Feld, activation = Aktivierung.

throw-d6 = ein Würfel, 1 bis 6
throw-2d6 = zwei Würfel, etwa 3-5: der farbige zuerst
throw-d10 = ein zehnseitiger Würfel, 1 bis 10

percent = { $whole } %
percent-tenths = { $whole },{ $tenth } %
percent-least = <0,1 %

level-recruit = wählt irgendeinen erlaubten Zug
level-sergeant = wählt die besten Chancen des Augenblicks
level-captain = plant jede Aktivierung
level-general = probiert seine Pläne aus, bevor er sie ausführt

part-decision = die Entscheidung
part-log = das Protokoll
part-map = die Karte
part-hex = die Angaben zum Feld
part-score = Zug und Punkte
part-beside = die Felder neben der Karte
part-rules = die Regeln

# $seen sagt, wie gut die Sicht ist, $rule nennt einen Abschnitt des Regelwerks.
sight = { $from } nach { $to }: Entfernung { $range }, { $seen } ({ $rule })
sight-crossing = { $from } nach { $to }: Entfernung { $range }, { $seen } ({ $rule }); über { $hexes }
sight-seen = { $los ->
    [clear] freie Sicht
    [obscured] getrübte Sicht
   *[blocked] keine Sicht
}
sight-blocked-by = verdeckt durch { $hex }, { $reason }

# $own und $others sind Werte einer Option, in den Worten der Pakete.
variant = In diesem Spiel: { $own }. { $count ->
    [one] Variante
   *[other] Varianten
}: { $others }.
