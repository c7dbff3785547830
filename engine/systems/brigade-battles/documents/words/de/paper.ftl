# Karten und Spielsteine auf Papier. Begriffe wie in den Regeln.

counters-of = { $game }: Spielsteine
counters-no-division = { $side }: ohne Division
counters-leaders = { $side }: Anführer
counter-leader = Anführer
counter-shattered = zerschlagen
counter-replaced = ersetzt

legend-star = { $side }: Punkte in jedem Zug
legend-road = Straße
legend-stream = Bach
legend-closed = Unpassierbar
