# Begriffe wie in refusals.ftl. StP sind Stärkepunkte. Namen von Seiten, Einheiten, Brigaden und Anführern stehen im Nominativ.

unit-placed = { $unit } beginnt in { $hex }, { $formation }
leader-placed = { $leader } beginnt in { $hex }
set-up-ended = { $side }: Die Aufstellung ist abgeschlossen
turn-began = Zug { $turn }, { $time }
command-checked = Außer Befehl: { $units }
command-checked-none = { $side }: Alle Einheiten sind im Befehl
brigade-paid = { $brigade } darf handeln: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} Armeemoral
morale-changed = { $cause ->
    [turn] { $side }: Armeemoral { $by }
    [loss] { $side }: Armeemoral { $by }, { $of } erleidet Verluste
    [rout] { $side }: Armeemoral { $by }, { $of } flieht
    [rally] { $side }: Armeemoral { $by }, { $of } sammelt sich
   *[leader] { $side }: Armeemoral { $by }, { $of } fällt aus
}
entered = { $mover } betritt die Karte in { $hex }
moved = { $mover } zieht nach { $hex }
move-ended = { $mover } beendet die Bewegung
formation-changed = { $formation ->
    [line] { $unit } bildet eine Linie
    [column] { $unit } bildet eine Kolonne
    [mounted] { $unit } sitzt auf
    [dismounted] { $unit } sitzt ab
    [limbered] { $unit } protzt auf
   *[unlimbered] { $unit } protzt ab
}
change-failed = { $unit } bricht den Formationswechsel ab
line-formed = { $unit } bildet unter Feuer eine Linie
turned = { $unit }: Front { $direction }
faced = Die Einheiten in { $hex }: Front { $direction }
stack-ordered = { $layer ->
    [top] { $unit } kommt im Stapel nach oben
   *[bottom] { $unit } kommt im Stapel nach unten
}
reserve-changed = { $mark ->
    [placed] Die Einheiten in { $hex } gehen in Reserve
   *[removed] Die Einheiten in { $hex } verlassen die Reserve
}
exited = { $mover } verlässt die Karte
# $column is a range of the fire chart, $result a cell in words.
fired = { $units } { $firing ->
    [one] feuert
   *[other] feuern
} auf { $target } in { $hex }{ $occasion ->
    [withdrawal] { " " }beim Abzug
    [retreat] { " " }beim Rückzug
    [limbering] { " " }beim Formationswechsel
   *[none] { "" }
}: { $points } Feuerpunkte, Spalte { $column }, Wurf { $die }, { $result }
column-under-one = unter 1
result-none = keine Wirkung
result-pin = niedergehalten
result-loss = { $star ->
    [true] { $points } StP oder niedergehalten
   *[false] { $points } StP
}
aim-tested = Zielprobe für { $unit } (Wurf { $die })
overshot = { $unit } schießt über { $aimed } hinaus: ihre Geschosse fallen in { $hex }
overshot-map = { $unit } schießt über { $aimed } hinaus: ihre Geschosse fallen außerhalb der Karte
fire-ended = Das Feuer auf { $hex } ist beendet
pinned = Die Einheiten in { $hex } sind niedergehalten
unit-pinned = { $unit } ist niedergehalten
pin-lifted = { $unit } zieht sich zurück und ist nicht mehr niedergehalten
strength-lost = { $loss ->
    [captured] { $unit } verliert { $points } StP durch Gefangennahme
   *[killed] { $unit } verliert { $points } StP
}
crew-lost = { $steps ->
    [one] Die Bedienung verliert eine Stufe: { $unit }
   *[other] Die Bedienung verliert { $steps } Stufen: { $unit }
}
removed = { $unit } ist vernichtet
ammunition-tested = { $unit } prüft die Munition (Wurf { $die })
depleted = { $unit } ist ohne Munition
caisson-tested = { $unit } prüft die Munitionswagen (Wurf { $die })
rounds-lost = { $rounds ->
    [one] { $unit } verliert { $rounds } Schuss
   *[other] { $unit } verliert { $rounds } Schuss
}
leader-tested = { $leader } ist in Gefahr (Wurf { $dice })
leader-lost = { $fate ->
    [killed] { $leader } fällt
    [wounded] { $leader } wird verwundet
   *[captured] { $leader } wird gefangen genommen
}
leader-went = { $leader } zieht nach { $hex }
replacement-placed = Ein Ersatz für { $leader } übernimmt in { $hex } das Kommando
leader-removed = { $leader } hat keine Truppen mehr und verlässt das Schlachtfeld
rout-checked = { $verdict ->
    [routs] { $unit } besteht die Fluchtprobe nicht (Wurf { $die })
   *[holds] { $unit } besteht die Fluchtprobe (Wurf { $die })
}
routed = { $cause ->
    [town] { $unit } wird in den Ort getrieben und flieht
    [brigade] { $unit } flieht mit der Brigade
    [charge] { $unit } zerstreut sich nach der Attacke
   *[check] { $unit } flieht
}
retreated = { $cause ->
    [rout] { $unit } flieht nach { $hex }
   *[retreat] { $unit } weicht zurück nach { $hex }
}
withdrew = { $unit } hat sich vor dem Nahkampf zurückgezogen
trapped = { $unit } kann nicht zurückweichen und wird gefangen genommen
brigade-broken = { $brigade } ist kampfunfähig
brigade-restored = { $brigade } ist wieder kampffähig
demoralisation-tested = { $brigade }: Demoralisierungsprobe bei { $level ->
    [one] { $level } Punkt
   *[other] { $level } Punkten
} Armeemoral (Wurf { $die })
demoralised = { $brigade } ist demoralisiert: Der Kampfwert sinkt um { $by }
charge-declared = { $unit } attackiert { $hex }
advanced = { $unit } rückt vor nach { $hex }
melee-entered = { $mover } greift { $hex } an
# $differential has its sign, $result is a cell of the melee chart: attacker, then defender.
melee-fought = Nahkampf in { $hex }: { $attackers } gegen { $defenders }, Differenz { $differential }, Wurf { $die }, Ergebnis { $result }
melee-held = Die Verteidiger von { $hex } kämpfen weiter
engaged = Die Einheiten in { $hex } bleiben im Nahkampf gebunden
melee-ended = Der Nahkampf in { $hex } ist beendet
rallied = { $unit } sammelt sich
rallied-by = { $leader } sammelt { $unit }
resupplied = { $unit } erhält Munition
rounds-moved = { $unit } gibt { $rounds } Schuss an { $other } ab
guard-given = { $unit } stellt eine neue Wache für { $wagon }
wagon-taken = { $side } erbeutet { $unit }
wagon-destroyed = { $unit } ist zerstört
pins-removed = { $side }: Die Marker „Niedergehalten“ werden entfernt
strategy-draw = Strategisches Ergebnis: Keine Seite gewinnt
strategy-for = Strategisches Ergebnis: Vorteil für { $side }
game-ended = Die Partie ist zu Ende

## Phases of a side

set-up = Aufstellung
stage-initial-command = { $side }: Erste Befehlsphase
stage-movement = { $side }: Bewegungsphase
stage-defensive-fire = { $side }: Feuerphase ({ $other }: Abwehrfeuer)
stage-offensive-fire = { $side }: Angriffsfeuer
stage-charges = { $side }: Attacken
stage-before-melee = { $side }: Vor dem Nahkampf ({ $other }: Rückzug)
stage-melee = { $side }: Nahkampfphase
stage-final-command = { $side }: Letzte Befehlsphase
stage-turn-end = Der Zug endet

## Steps on the path to a prompt

step-initial-command = Erste Befehlsphase
step-movement = Bewegungsphase
step-defensive-fire = Abwehrfeuer
step-offensive-fire = Angriffsfeuer
step-withdrawal-fire = Abzugsfeuer auf { $unit }
step-retreat-fire = Rückzugsfeuer auf { $unit }
step-limbering = Feuer auf { $unit }
step-charges = Attacken
step-before-melee = Rückzug vor dem Nahkampf
step-melee = Nahkampfphase
step-routs = Fluchtproben
step-retreat = Rückzug: { $unit }
step-breaking = { $brigade } bricht
step-final-command = Letzte Befehlsphase
step-turn-end = Zugende

## How results are computed

# $multiple is a multiple of strength, such as x 1/2.
shot = { $strength } StP { $multiple } auf { $range ->
    [one] { $range } Feld
   *[other] { $range } Felder
}: { $points } Feuerpunkte
shift = { $reason ->
    [ridge] über einen Höhenrücken
    [crest] einen Kamm hinauf
    [wall] über eine Steinmauer
    [woods] Wald
    [hand-weapons] Handwaffen, liegend
    [limbered] aufgeprotztes Ziel
    [column] Ziel in Kolonne
    [mounted] berittenes Ziel
    [overshot] Geschosse fallen ein Feld zu weit
   *[enfilade] flankierendes Feuer
}
rout-modifier = { $reason ->
    [more-than-half] mehr als die Hälfte verloren
    [depleted] ohne Munition
    [leader] Anführer im Feld
   *[town] im Ort
}

## Names of the values below a line

detail-die = Würfel
detail-again = zweiter Würfel
detail-cost = Kosten
detail-column = Spalte
detail-shifted = Spalte nach Verschiebungen
detail-attacking-leader = Anführer des Angreifers
detail-defending-leader = Anführer des Verteidigers
detail-terrain = Gelände
