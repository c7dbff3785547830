# Karten und Spielsteine auf Papier. Begriffe wie in den Regeln: Spielchip (chit), Spielstein (counter).

counters-of = { $game }: Spielsteine
counters-no-brigade = { $side }: ohne Brigade
counters-replacing = { $scenario }: Spielsteine als Ersatz
counters-chits = { $side }: Spielchips
counters-wild-chits = Freie Spielchips
counters-markers = Marker
counter-on-foot = { $unit } zu Fuß
counter-chit = Spielchip
counter-division = Division
counter-commander = Befehlshaber
counter-brigade = Brigade
counter-event = Ereignis
marker-shaken = Erschüttert
marker-disrupted = Desorganisiert
marker-available = Verfügbar
marker-activated = Aktiviert

# $when sagt, wann Felder mit einem Stern in der Farbe der Seite Punkte bringen.
legend-star = { $side }: { $when ->
    [both] Punkte am Ende oder in jedem Zug
    [end] Punkte am Ende
   *[turn] Punkte in jedem Zug
}
legend-dry-stream = Trockener Bach
