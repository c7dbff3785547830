# Wörter: side = Seite, formation = Verband, strength lost = Verluste, turning point = Wendepunkt, move = Entscheidung.

account-by-turns = Nach Zügen
account-columns = Punkte         Verluste           ({ $usa } : { $csa })
account-points-by-turn = Punkte nach Zügen
account-points-of = { $side }: Punkte
account-lost-of = { $side }: Verluste
account-points = Punkte nach Herkunft
account-formations = Verluste bis zum Ende jedes Zuges, nach Verbänden
account-formations-and-turns = Verluste nach Verbänden und Zügen
account-historical = historisch
account-historically = (historisch { $lost })
account-history = Im Vergleich mit der Geschichte
account-here-and-then = { $side }: hier { $here }, historisch { $then }
account-turning-points = Wendepunkte
account-turning-point = { $when }, Entscheidung { $move }: { $before } → { $after }
account-tied = Gleichstand
account-ahead = { $side } führt mit { $points }
account-dice = Würfel
account-no-dice = keine
account-rolled = { $dice ->
    [one] ein Würfel, Schnitt { $average } ({ $off } gegenüber 3,50)
   *[other] { $dice } Würfel, Schnitt { $average } ({ $off } gegenüber 3,50)
}
account-of-side = { $side }: { $what }
account-events = Ereignisse
account-event = { $when }: { $side }, { $what }
