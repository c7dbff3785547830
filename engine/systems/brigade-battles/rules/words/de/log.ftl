# Begriffe wie in refusals.ftl. StP sind Stärkepunkte, SP Siegpunkte. Namen von Seiten, Einheiten und Anführern stehen im Nominativ.

formation-chosen = { $unit } beginnt { $formation }
leader-placed = { $leader } beginnt in { $hex }
turn-began = Zug { $turn }, { $time }
# $units is the number of units adjacent to the enemy.
night-fell = { $units ->
    [0] Die Nacht bricht an: Keine Einheit ist einer feindlichen benachbart
    [one] Die Nacht bricht an: { $units } Einheit ist einer feindlichen benachbart und darf feuern
   *[other] Die Nacht bricht an: { $units } Einheiten sind feindlichen benachbart und dürfen feuern
}
arrival-rolled = { $group }: Ankunft in Zug { $turn }
arrival-rolled-in-vain = { $group }: noch keine Ankunft
price-paid = { $side } erhält { $points } SP, weil { $group } eintrifft
command-checked = Außer Befehl: { $units }
command-checked-none = { $side }: Alle Einheiten sind im Befehl
# $firing is the number of units that fire, $column a range of the Combat Chart, $roll the die with its modifier, $result a cell.
fired = { $units } { $firing ->
    [one] feuert
   *[other] feuern
} auf { $target } in { $hex }: { $points } StP, Spalte { $column }, Wurf { $roll }, Ergebnis { $result }
fired-without-die = { $units } { $firing ->
    [one] feuert
   *[other] feuern
} auf { $target } in { $hex }: { $points } StP, Spalte { $column }, Ergebnis { $result }
fate-used = Schicksalsmarker { $leader } ausgegeben: Die { $die } wird neu gewürfelt
strength-lost = { $cause ->
    [limbering] { $unit } verliert { $points } StP beim hastigen Aufprotzen
    [zone] { $unit } verliert { $points } StP in einer feindlichen Kontrollzone
   *[fire] { $unit } verliert { $points } StP
}
shattered = { $unit } ist zerschlagen
formation-changed = { $formation ->
    [mounted] { $unit } sitzt auf
    [dismounted] { $unit } sitzt ab
    [limbered] { $unit } protzt auf
    [unlimbered] { $unit } protzt ab
   *[foot] { $unit } tritt zu Fuß an
}
limbered = { $unit } protzt hastig auf
# $roll is the die with its modifier.
morale-checked = { $verdict ->
    [holds] { $unit } besteht die Moralprobe ({ $roll } gegen { $morale })
   *[fails] { $unit } besteht die Moralprobe nicht ({ $roll } gegen { $morale })
}
routed = { $unit } flieht
fled = { $unit } weicht zurück nach { $hex }
# $points is the strength that is left.
eliminated = { $points ->
    [0] { $unit } ist vernichtet
   *[other] { $unit } kann nicht zurückweichen und ist mit den letzten { $points } StP vernichtet
}
leader-tested = { $result ->
    [hit] { $leader } ist getroffen (Wurf { $die })
   *[missed] { $leader } ist nicht getroffen (Wurf { $die })
}
leader-replaced = { $leader } wird ersetzt
leader-lost = { $leader } fällt aus
leader-went = { $leader } zieht nach { $hex }
entered = { $mover } betritt die Karte in { $hex }
moved = { $mover } zieht nach { $hex }
move-ended = { $mover } beendet die Bewegung
advanced = { $unit } rückt vor nach { $hex }
rally-tried = { $verdict ->
    [holds] { $unit } besteht die Sammelprobe ({ $roll } gegen { $morale })
   *[fails] { $unit } besteht die Sammelprobe nicht ({ $roll } gegen { $morale })
}
rallied = { $unit } sammelt sich
markers-removed = { $side }: Die Marker „Gefeuert“ werden entfernt
objectives-scored = { $side } erhält { $points } SP für { $hexes }
game-ended = Die Partie ist zu Ende

## Phases of a side

set-up = Aufstellung
stage-turn-start = Der Zug beginnt
stage-command = { $side }: Befehlsphase
stage-artillery = { $side }: Artilleriephase
stage-movement = { $side }: Bewegungsphase
stage-defence = { $side }: Kampfphase ({ $other }: Abwehrfeuer)
stage-offence = { $side }: Kampfphase (Angriffsfeuer)
stage-rally = { $side }: Sammelphase
stage-turn-end = Der Zug endet

## Steps on the path to a prompt

step-turn-start = Zugbeginn
step-command = Befehlsphase
step-artillery = Artilleriephase
step-defence = Abwehrfeuer
step-offence = Angriffsfeuer
step-movement = Bewegungsphase
step-results = Ergebnis für { $unit }
step-retreat = Rückzug: { $unit }
step-rout = Flucht: { $unit }
step-advance = Vorrücken nach dem Kampf
step-rally = Sammelphase
step-turn-end = Zugende

## How a fire is computed

# $factor is a factor of strength, such as x 1/2.
shot = { $strength } StP { $factor } auf { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
}: { $points } StP
reason-flank = flankierendes Feuer
reason-terrain = Gelände des Ziels
reason-higher = Ziel über allen feuernden Einheiten
reason-morale-terrain = Gelände

## Namen der Werte unter einer Zeile

detail-die = Würfel
detail-cost = Kosten
detail-firer = Schütze
detail-column = Spalte
detail-limbered-column = Spalte, aufgeprotztes Ziel
detail-result = Ergebnis
detail-morale = Moral
