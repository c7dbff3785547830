# Begriffe: Einheit, Anführer, Feld (hex), Feldkante, Kontrollzone, Befehlsreichweite, außer Befehl (out of command),
# auf der Flucht (routed), zerschlagen (shattered), aufgeprotzt (limbered), abgeprotzt (unlimbered), beritten, abgesessen,
# Formation, Wurf, Bewegungspunkte (BP), Stärkepunkte (StP), Siegpunkte (SP), Rückzug, Flucht (rout), Vorrücken (advance),
# Sammeln (rally), Moralprobe, Schicksalsmarker (Fate marker), Verstärkung, Ziel (target), Sichtlinie, flankierendes Feuer.

## Lines of sight

cw-los-blocked = { $unit } hat keine Sichtlinie zum Ziel: { $hex } blockiert sie ({ $block })

## CW-ADV

cw-adv-01-belongs-side-does-not-move = { $unit } gehört nicht zur aktiven Seite
cw-adv-02-did-not-fire = { $unit } hat nicht auf { $hex } gefeuert
cw-adv-02-not-drawn-up-advance = { $unit } darf nicht vorrücken: Die Einheit ist auf der Flucht, oder ihre Formation erlaubt es nicht
cw-adv-02-not-next = { $unit } grenzt nicht über eine offene Feldkante an { $hex }
cw-adv-03-shattered-out-command-enemy-zone = { $unit } ist zerschlagen oder außer Befehl und darf die feindliche Kontrollzone in { $hex } nicht betreten

## CW-ART

cw-art-01-only-guns-fire-artillery-phase = In der Artilleriephase feuert nur Artillerie, und { $unit } ist keine
cw-art-02-fired-artillery-phase = { $unit } hat in der Artilleriephase gefeuert und darf sich nicht bewegen
cw-art-03-no-unit-in-range = Keine Einheit, die feuern darf, hat { $unit } in Reichweite und Sichtlinie

## CW-CMD

cw-cmd-05-out-of-command = { $unit } ist außer Befehl und darf die feindliche Kontrollzone in { $hex } nicht betreten

## CW-FAT

cw-fat-01-no-unit-concerned = Der Wurf betrifft weder { $leader } noch eine unterstellte Einheit in Befehlsreichweite
cw-fat-02-no-fate-marker = Deine Seite hat keinen Schicksalsmarker für { $leader }

## CW-FIR

cw-fir-02-fired-step = { $unit } hat in diesem Schritt schon gefeuert
cw-fir-02-fired-step-already = { $unit } war in diesem Schritt schon Ziel
cw-fir-03-belongs-side-fired = { $unit } gehört zur Seite des Ziels
cw-fir-03-named-already = { $unit } nimmt schon an diesem Feuer teil
cw-fir-03-no-enemy-map = { $unit } ist keine feindliche Einheit auf der Karte
cw-fir-03-no-unit-chosen = Noch feuert keine Einheit: Wähle mindestens eine
cw-fir-03-not-map = { $unit } ist nicht auf der Karte
cw-fir-04-guns-they-do-not-fire = { $unit } ist Artillerie und nimmt nicht am Angriffsfeuer teil
cw-fir-05-routed = { $unit } ist auf der Flucht und kann nicht feuern
# $number is the range.
cw-fir-06-range-target-away = { $number2 ->
    [one] { $unit } ist { $number2 } Feld vom Ziel entfernt; die Reichweite ist { $number }
   *[other] { $unit } ist { $number2 } Felder vom Ziel entfernt; die Reichweite ist { $number }
}

## CW-FRE

cw-fre-01-enters-turn = { $mover } muss in diesem Zug die Karte betreten

## CW-LDR

cw-ldr-01-cannot-begin-among-enemy = { $leader } kann nicht in { $hex } beginnen: Dort ist eine feindliche Einheit
cw-ldr-01-next-enemy-finds-no-friend = { $mover } darf { $hex } nicht betreten: Das Feld ist in einer feindlichen Kontrollzone, und keine eigene Einheit ist dort
cw-ldr-02-alone-next-enemy = { $leader } darf nicht allein neben einer feindlichen Einheit bleiben

## CW-MOV

cw-mov-01-costs-points-left = { $hex } kostet { $points } BP; übrig: { $points2 } BP
cw-mov-02-belongs-side-does-not-move = { $mover } gehört nicht zur aktiven Seite
cw-mov-02-moved-phase = { $mover } hat sich in dieser Phase schon bewegt
cw-mov-02-not-next = { $hex } grenzt nicht an { $hex2 }
cw-mov-04-no-such-other-formation = { $mover } kann nicht in diese Formation wechseln
cw-mov-05-change-costs-points-left = Der Formationswechsel kostet { $points } BP; übrig: { $points2 } BP
cw-mov-06-entered-enemy-zone = { $unit } hat eine feindliche Kontrollzone betreten und kann die Formation nicht wechseln
cw-mov-07-changed-formation-phase = { $unit } hat die Formation in dieser Phase schon gewechselt
cw-mov-08-no-unit-enters = Weder Einheiten noch Anführer dürfen { $hex } betreten
cw-mov-08-no-unit-crosses = Weder Einheiten noch Anführer dürfen von { $hex } nach { $hex2 } gehen

## CW-NGT

cw-ngt-01-enemy-zone = { $unit } darf nachts die feindliche Kontrollzone in { $hex } nicht betreten
cw-ngt-01-enters-no-enemy-zone-night = { $unit } darf nachts nicht in die feindliche Kontrollzone in { $hex } vorrücken
cw-ngt-02-next-no-enemy-when-night = { $unit } war zu Beginn des Nachtzugs keiner feindlichen Einheit benachbart
# $number is the range.
cw-ngt-02-night-range-target-away = { $number2 ->
    [one] { $unit } ist { $number2 } Feld vom Ziel entfernt; die Reichweite bei Nacht ist { $number }
   *[other] { $unit } ist { $number2 } Felder vom Ziel entfernt; die Reichweite bei Nacht ist { $number }
}

## CW-RAL

cw-ral-01-no-unit-active-side-map = { $unit } ist keine Einheit der aktiven Seite auf der Karte
cw-ral-01-not-routed = { $unit } ist nicht auf der Flucht
cw-ral-01-out-command = { $unit } ist außer Befehl und kann sich nicht sammeln
cw-ral-03-tried-phase = { $unit } hat schon in dieser Phase versucht, sich zu sammeln

## CW-REI

cw-rei-01-not-map-nor-due = { $mover } ist weder auf der Karte noch als Verstärkung fällig
cw-rei-02-stands-no-way = { $unit } besetzt { $hex }, und die ankommende Einheit kann nicht weiterziehen
cw-rei-04-does-not-enter = { $mover } darf die Karte nicht in { $hex } betreten

## CW-RET

cw-ret-01-not-next = { $hex } grenzt nicht an { $hex2 }
cw-ret-02-better-way-towards-enemy-than = { $hex2 } ist nicht der beste Schritt auf { $hex } zu und von den feuernden Einheiten weg
cw-ret-03-does-not-retreat-towards = { $hex } ist kein Rückzugsfeld von { $unit }
cw-ret-04-already = { $unit } war beim Zurückweichen schon in { $hex }
cw-ret-04-no-unit-crosses = Keine Einheit darf von { $hex } nach { $hex2 } gehen
cw-ret-04-stands = { $unit } besetzt { $hex }

## CW-ROU

cw-rou-04-routed = { $unit } ist auf der Flucht und kann die Formation nicht wechseln
cw-rou-04-routed-nearer-enemy = { $unit } ist auf der Flucht und darf sich keiner feindlichen Einheit nähern: { $hex } ist näher

## CW-SCN

cw-scn-03-begins-unit-his-next-one = { $leader } beginnt im Feld einer unterstellten Einheit oder daneben; { $hex } ist keines davon
cw-scn-06-waits-where-until-turn = { $mover } darf sich nicht vor Zug { $number } bewegen

## CW-SEQ

cw-seq-02-does-not-answer-question = Das steht hier nicht zur Wahl

## CW-STK

cw-stk-01-cannot-stay-friend = { $unit } kann in { $hex } die Formation nicht wechseln: Eine eigene Einheit besetzt das Feld
cw-stk-01-routed-goes-one-hex-taken = { $unit } ist auf der Flucht und geht nur ein Feld weit; eine eigene Einheit besetzt { $hex }
cw-stk-01-stands = { $unit } besetzt { $hex }
cw-stk-01-stop-friend = { $unit } müsste in { $hex } anhalten, doch eine eigene Einheit besetzt das Feld
cw-stk-03-stands-no-way = { $unit } besetzt { $hex }, und die ziehende Einheit kann von dort nicht weiter

## CW-UNI

cw-uni-04-shattered = { $unit } ist zerschlagen und darf die feindliche Kontrollzone in { $hex } nicht betreten
cw-uni-08-mounted = { $unit } ist beritten und kann nicht feuern
cw-uni-09-limbered = { $unit } ist aufgeprotzt und kann nicht feuern
cw-uni-09-unlimbered = { $unit } ist abgeprotzt und kann sich nicht bewegen

## CW-ZOC

cw-zoc-02-stops = { $mover } hat in { $hex } eine feindliche Kontrollzone betreten und muss anhalten
cw-zoc-04-left-zone-turn = { $unit } hat die Kontrollzone von { $unit2 } in diesem Zug verlassen und darf nicht dorthin zurück: { $hex } ist darin
cw-zoc-06-routed-enemy-zone = { $unit } ist auf der Flucht und darf die feindliche Kontrollzone in { $hex } nicht betreten
