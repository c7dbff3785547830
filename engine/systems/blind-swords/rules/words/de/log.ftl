# Zeilen des Protokolls: was geschehen ist, nach Ereignis. Die Werte hinter den Zeilen stehen in why.ftl.
#
# Begriffe: hex Feld, hexside Feldkante, chit Spielchip, cup Becher, order Befehl (Angriff, Verteidigung, Manöver,
# Neuordnung), activation Aktivierung, step Schritt, close combat Nahkampf, charge Attacke, retreat Rückzug, withdrawal
# Ausweichen, advance Nachrücken, rally Sammeln, rebuild Auffrischen, steady standhaft, shaken erschüttert, disrupted
# desorganisiert, fresh frisch, battleworn angeschlagen, break brechen, Broken Track Bruchleiste, Break Test Bruchtest,
# cohesion Kohäsion, Morale Hit Moraltreffer, Skirmish Order Plänklerformation, stacking limit Stapelgrenze,
# SP Stärkepunkte, MP Bewegungspunkte (BP), canister Kartätschen. Namen stehen im Nominativ.

## Sequence of play

log-turn = Zug { $turn }
log-turn-at = Zug { $turn }, { $time }
log-set-up = Aufstellung
log-command-decision = Befehlsphase
log-artillery-phase = Artilleriephase: Schritt { $side }
log-artillery-rally = Artillerie-Sammelschritt: { $side }
log-chit-draw = { $step ->
    [held] Chipphase: gehaltene Spielchips
   *[draw] Chipphase: Ziehen
}
log-end-turn = { $step ->
    [held] Zugende: gehaltene Spielchips
   *[housekeeping] Zugende
}
log-held-chits = { $side } spielt gehaltene Spielchips
log-over = Spielende
log-artillery-passed = { $side } verzichtet auf den Artillerieschritt
log-artillery-hex = { $side }: Artillerieschritt in { $hex }
log-brigade-marked = { $brigade } ist als aktiviert markiert
log-brigade-marker-added = { $brigade } kann jetzt aktiviert werden
log-markers-reset = Alle Brigaden können wieder aktiviert werden
log-arrival-set = { $brigade } kommt in Zug { $turn } bei { $hex }{ $when ->
    [delayed] , verspätet
   *[on-time] { "" }
}
log-arrival-done = { $brigade } ist eingetroffen
log-brigade-frozen = { $brigade } ist gebunden und kann nicht aktiviert werden
log-brigade-released = { $brigade } ist ab der nächsten Phase frei
log-activation = { $kind ->
    [full] Volle Aktivierung: { $brigade }
   *[limited] Begrenzte Aktivierung: { $brigade }
}
log-activation-through = { $kind ->
    [full] Volle Aktivierung: { $brigade } durch { $chit }
   *[limited] Begrenzte Aktivierung: { $brigade } durch { $chit }
}
log-step-began = { $step ->
    [orders] Befehlsschritt
    [fire] Feuerschritt
    [movement] Bewegungsschritt
    [declare] Ansage der Nahkämpfe
    [close-combat] Nahkampfschritt
   *[rally] Sammelschritt
}
log-order-given = { $brigade }: Befehl { $order ->
    [attack] Angriff
    [defend] Verteidigung
    [maneuver] Manöver
   *[regroup] Neuordnung
}
log-allowance-printed = Bewegungspunkte: wie aufgedruckt
log-allowance-halved = Bewegungspunkte: halbiert
log-allowance = Bewegungspunkte: { $bonus }
log-allowance-then-halved = Bewegungspunkte: { $bonus }, dann halbiert
log-activation-ended = { $brigade }: Ende der Aktivierung
log-points-awarded = { $points ->
    [one] { $side }: { $points } Siegpunkt
   *[other] { $side }: { $points } Siegpunkte
}
log-wins-at-once = { $side } gewinnt sofort
log-draw = unentschieden
log-game-ended = Spielende: { $how } ({ $usa } { $usa_points }, { $csa } { $csa_points })
log-var-set = { $name }: { $value }
log-marked = { $since ->
    [now] { $what }: { $marker } gelegt
   *[no-longer] { $what }: { $marker } entfernt
}
log-script-failed = Skript `{ $function }` ist gescheitert, seine Änderungen sind zurückgenommen: { $message }
log-acted = { $units }: Aktion verbraucht
log-action-returned = { $units }: Aktion zurückerhalten

## Chits

log-key-chit-chosen = Schlüsselchip { $side }: { $chit }
log-event-chits-mixed = { $count ->
    [one] { $side }: { $count } Ereignischip kommt verdeckt in den Becher
   *[other] { $side }: { $count } Ereignischips kommen verdeckt in den Becher
}
log-chit-to-cup = { $chit } kommt in den Becher
log-chit-entered = { $chit } kommt ins Spiel
log-chit-drawn = { $chit } wird gezogen
log-chit-held = { $side } hält { $chit }
log-chit-played = { $side } spielt { $chit }
log-chit-played-on = { $side } spielt { $chit } auf { $brigade }
log-chit-discarded = { $chit } wird abgelegt
log-chit-spent = { $side } verwendet { $chit } für { $track }
log-command-event-played = { $side } nutzt { $chit } als { $event }
log-back-played = { $side } nutzt die Rückseite: { $chit }
log-chits-gathered = Die Spielchips des Zuges werden eingesammelt
log-fortunes-pending = Der nächste Spielchip wird aufgehoben
log-fortunes-over = Spielchips wirken wieder
log-chit-negated = { $chit } bleibt ohne Wirkung
log-leader-casualty = { $chit } fällt aus
log-leader-returned = { $chit } führt wieder das Kommando
log-track-set = { $track }: { $name }
log-track-box = { $track }: Kasten { $number }

## Units

log-moved = { $unit } zieht von { $from } nach { $to }: { $cost } BP, übrig { $left }
log-step = { $how ->
    [retreat] { $unit } geht von { $from } nach { $to } zurück
    [advance] { $unit } rückt von { $from } nach { $to } nach
    [withdrawal] { $unit } weicht von { $from } nach { $to } aus
   *[displacement] { $unit } wird von { $from } nach { $to } verdrängt
}
log-exit-announced = { $units }: Abzug von { $from } nach { $to } steht bevor
log-exit-off-map-announced = { $units }: Abzug von der Karte aus { $from } steht bevor
log-left-map = { $unit } verlässt die Karte
log-left-skirmish-order = { $unit } verlässt die Plänklerformation, übrig { $left } BP
log-mount-announced = { $mount ->
    [mounted] { $units } in { $hex }: Aufsitzen steht bevor
   *[dismounted] { $units } in { $hex }: Absitzen steht bevor
}
log-mount-changed = { $mount ->
    [mounted] { $unit } sitzt auf, übrig { $left } BP
   *[dismounted] { $unit } sitzt ab, übrig { $left } BP
}
log-charge-declared = { $units }: Attacke!
log-charge-made = { $units }: Attacke ausgeführt, Nahkampf folgt
log-deployed = { $unit } wird in { $hex } aufgestellt
log-placed = { $unit } betritt die Karte in { $hex }
log-returned = { $unit } kehrt in { $hex } auf die Karte zurück
log-depleted = { $unit } ist jetzt angeschlagen
log-rebuilt = { $unit } ist wieder frisch
log-morale-set = { $morale ->
    [shaken] { $unit } ist erschüttert
    [disrupted] { $unit } ist desorganisiert
   *[steady] { $unit } ist standhaft
}
log-panicked = { $unit } gerät in Panik
log-broken = { $unit } bricht: Bruchleiste, { $place }
log-eliminated = { $unit } ist vernichtet
log-unit-frozen = { $unit } ist gebunden und kann sich nicht bewegen
log-unit-released = { $unit } kann sich wieder bewegen
log-set-in-hex = { $unit } wird nach { $hex } gesetzt
log-set-broken = { $unit } wird auf die Bruchleiste gesetzt, { $place }
log-set-off-map = { $place ->
    [off] { $unit } wird von der Karte genommen
    [eliminated] { $unit } wird zu den vernichteten Einheiten gelegt
   *[withdrawn] { $unit } wird endgültig von der Karte genommen
}
log-broken-track-shifted = Die Bruchleiste rückt weiter
log-assault-declared = { $unit } sagt Nahkampf gegen { $hex } an
log-assault-began = { $count ->
    [one] { $units } greift { $hex } an
   *[other] { $units } greifen { $hex } an
}
log-assault-lapsed = Der Nahkampf um { $hex } entfällt
log-target-vacated = { $hex } ist vor dem Nahkampf geräumt
log-event-attack = Ereignisbonus für { $units }: Kohäsion { $cr }
log-event-attack-ended = Der Ereignisbonus endet
log-act = { $kind ->
    [fire] Feuer
    [after-fire] abgeschlossenes Feuer
    [test] Kohäsionstest
    [break-test] Bruchtest
    [retreat] Rückzug
    [rally] Sammeln
    [rebuild] Auffrischen
    [defence] Nahkampf
    [artillery] Artillerieaktion
   *[command] Befehlswurf
}
log-under-way = Gelegenheit für Ereignisse: { $what }{ $units ->
    [none] { "" }
   *[other] { " (" }{ $units })
}{ $hex ->
    [none] { "" }
   *[other] { " bei " }{ $hex }
}{ $columns ->
    [none] { "" }
   *[other] , { $columns } Spalten
}
log-moment-over = Die Gelegenheit für Ereignisse endet
log-called-off = { $what }{ $units ->
    [none] { "" }
   *[other] { " (" }{ $units })
}: { $how ->
    [no-effect] ohne Wirkung
   *[called-off] abgesagt
}
log-rolled-again = { $what }{ $units ->
    [none] { "" }
   *[other] { " (" }{ $units })
}: neuer Wurf

## Fire, close combat, cohesion

log-fire-resolved = { $side }: { $units } { $count ->
    [one] feuert
   *[other] feuern
} auf { $hex }: { $outcome }
log-close-combat-resolved = { $side }: { $units } { $count ->
    [one] greift { $hex } an
   *[other] greifen { $hex } an
}: { $outcome }
log-outcome = Spalte { $column }{ $dice ->
    [none] { "" }
   *[other] , Würfel { $dice }
}: { $test ->
    [none] keine Wirkung auf { $unit }
    [close-fight] Handgemenge für { $unit }
    [routine] leichter Test für { $unit }
    [tough] harter Test für { $unit }
   *[severe] schwerer Test für { $unit }
}
log-fire-wasted = { $side }: das Feuer auf { $hex } ({ $units }) fällt aus der Tabelle, keine Wirkung
log-cohesion-tested = { $unit }, { $test }: { $result }

## Rolls

log-command-rolled = Befehlswurf { $chit }: { $die } gegen { $rating }
log-fog-rolled = Nebel des Krieges, { $die }: { $row }
log-general-hit = { $chit } ist getroffen
log-near-miss = Knapp verfehlt: kein General getroffen ({ $side })
log-table-rolled = { $side } würfelt für { $what }: { $dice }
log-break-tested = Bruchtest { $unit }: { $die } gegen { $rating }
log-rebuild-rolled = { $unit } versucht aufzufrischen: { $die } gegen { $rating }
