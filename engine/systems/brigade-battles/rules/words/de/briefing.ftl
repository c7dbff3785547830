# Die Schlacht vor dem ersten Zug. $side, $group, $units: Namen. $points: Mengen. Der Sieg steht in shown.ftl.

briefing-title = { $game }: { $scenario }
briefing-turns = Züge { $first } bis { $last }, { $from } bis { $to }
briefing-wins = Sieg
briefing-otherwise = Sonst gewinnt die Seite { $side }. Ein Unentschieden gibt es nicht.
briefing-worth = Punkte für
briefing-objective = ein Ziel, das die Seite { $side } am Ende eines Zuges hält
briefing-strength-point = einen Stärkepunkt, den die andere Seite verliert
briefing-leader = eine Stufe eines Anführers, die die andere Seite verliert
briefing-armies = Die Armeen
briefing-strength = { $units ->
    [one] { $units } Einheit, { $points } StP
   *[other] { $units } Einheiten, { $points } StP
}
briefing-arrivals = Verstärkungen
briefing-arrival = { $group } (Zug { $turn }): { $units }
briefing-arrival-by-die = { $group } (durch Würfelwurf): { $units }
briefing-none = keine
briefing-special = Sonderregeln
briefing-artillery-only = In Zug { $turn } handelt nur die Artillerie, andere Phasen gibt es nicht.
briefing-held = Diese Einheiten ziehen nicht vor Zug { $turn }: { $units }.
