# Karten und Spielsteine auf Papier. Begriffe wie in den Regeln.

counters-of = { $game }: Spielsteine
counters-no-brigade = { $side }: ohne Brigade
counters-leaders = { $side }: Anführer
counter-leader = Anführer
counter-replacement = Ersatz
counter-routed = auf der Flucht

legend-hill = { $side }: Punkte für den Hügel
