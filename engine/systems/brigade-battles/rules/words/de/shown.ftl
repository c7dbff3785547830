# Begriffe wie in refusals.ftl. StP sind Stärkepunkte, SP Siegpunkte, BP Bewegungspunkte.

turn = Zug { $turn } ({ $time })
formation = { $formation ->
    [mounted] beritten
    [dismounted] abgesessen
    [limbered] aufgeprotzt
    [unlimbered] abgeprotzt
   *[foot] zu Fuß
}
colour = { $colour ->
    [green] grün
    [black] schwarz
   *[gold] gold
}
arm = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
   *[artillery] Artillerie
}
on-hexside = { $thing ->
    [stream] Bach
    [road] Straße
   *[closed] gesperrt
}

## Units and leaders

# $mark is a sign for a reconstructed figure, or nothing.
unit-strength = { $unit }, { $strength } von { $full }{ $mark } StP
unit-morale = Moral { $colour }{ $mark }
unit-shattered = zerschlagen
unit-routed = auf der Flucht
unit-out-of-command = außer Befehl
unit-has-fired = hat gefeuert
# $modifier has its sign.
morale = Moral { $morale }, Würfelmodifikator { $modifier }
leader = { $counter ->
    [replacement] Ersatz für { $leader }
   *[leader] { $leader }
}, Befehlsreichweite { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}

## What a step costs

cost-column = Feld in Kolonne
cost-road = Straße
cost-level = Höhenwechsel
cost-zone = Verlassen einer feindlichen Kontrollzone

## The score

# $counts says which points count: the lead or all.
why-it-wins = { $counts ->
    [total] { $side } braucht insgesamt { $needed } SP und hat { $points }; aus Siegfeldern braucht die Seite { $needed_objectives } und hat { $objectives }
   *[balance] { $side } braucht einen Vorsprung von { $needed } SP und hat { $points }; aus Siegfeldern braucht die Seite { $needed_objectives } und hat { $objectives }
}
victory = Sieg: { $side }
score-even = Gleichstand

## The state of the game

shown-turn = Zug { $turn } von { $last }
shown-points = Siegpunkte: { $score }
panel-fate = Schicksal und Verstärkungen
arrival-on-turn = { $group }: Zug { $turn } in { $hex }
arrival-by-die = { $group }: nach Würfelwurf, in { $hex }
signs-of-counters =
    Ein Spielstein zeigt seine Einheit, dann r auf der Flucht, s zerschlagen,
    o außer Befehl, * mit Anführer.

## Sections

section-turn = Zug
track-night = { $time } Nacht
section-points = Punkte
points-strength = Stärke
points-leaders = Anführer
points-objectives = Siegfelder
points-other = andere
points-all = gesamt
# $needed is the balance or the total that wins.
points-goal = { $counts ->
    [total] { $side } gewinnt mit insgesamt { $needed } SP, davon { $points } SP aus Siegfeldern: { $objectives }.
   *[balance] { $side } gewinnt mit einem Vorsprung von { $needed } SP und { $points } SP aus Siegfeldern: { $objectives }.
}
section-fate = Schicksal
fate-help = Gib den Marker aus, um einen Wurf zu wiederholen, der eine unterstellte Einheit in Befehlsreichweite betrifft.
section-reinforcements = Verstärkungen
reinforcements-none = Keine Verstärkungen stehen mehr aus.
source-strength = feindliche Stärke
source-leaders = feindliche Anführer
source-price = feindliche Verstärkungen

## Areas

area-zones = Kontrollzonen: { $side }
area-command = Befehlsreichweite { $leader }: { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}

## A hex, a unit or a leader

about-hex = { $road ->
    [road] { $hex }: { $terrain }, Höhe { $level }, Straße
   *[none] { $hex }: { $terrain }, Höhe { $level }
}
about-objective = Siegfeld{ $mark }: { $points } SP je Zug für { $side }
about-zones = Kontrollzonen { $side }: { $units }
about-unit = { $arm ->
    [infantry] { $side }, Infanterie, { $division }; { $morale }
    [cavalry] { $side }, Kavallerie, { $division }; { $morale }
   *[artillery] { $side }, Artillerie, { $division }; { $morale }
}
about-independent = unabhängig
about-no-division = keine Division
about-shattered = Zerschlagen-Wert: { $strength }{ $mark } StP
about-not-on-map = Nicht auf der Karte
about-place = In { $hex }
about-always-in-command = Immer in Befehlsreichweite
about-no-leader = In keiner Befehlsreichweite
about-leaders = In der Befehlsreichweite: { $leaders }
about-command = Befehlsreichweite: { $hexes }
