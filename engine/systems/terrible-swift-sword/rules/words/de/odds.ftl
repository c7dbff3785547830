# Begriffe wie in refusals.ftl. StP sind Stärkepunkte.

odds-title-fire = Feuer auf { $target }
odds-title-melee = Nahkampf in { $hex }
odds-title-other = Weitere Würfe
odds-fire = Feuer auf { $target }: { $points } Feuerpunkte, Spalte { $column }
# $differential has its sign.
odds-melee = Nahkampf in { $hex }: { $differential }
# $results are cells of the chart, each with a percentage.
odds-results = Ergebnisse: { $results }
# $what is a cell of a chart or an outcome.
odds-share = { $what } { $percent }

## Outcomes

odds-none = keine Wirkung
odds-engaged = Nahkampf geht weiter
odds-overshoots = eine Batterie schießt zu weit
odds-cut = nicht vollständig berechnet
odds-fate = { $side }: { $fate ->
    [loss] { $points } StP Verlust
    [pinned] niedergehalten
    [crew] Verlust an Bedienung
    [depleted] ohne Munition
    [rounds] Verlust an Munition
    [change-fails] Formationswechsel misslingt
    [retreats] Rückzug
    [routs] Flucht
    [gone] Einheit vernichtet oder gefangen
    [leader] Anführer fällt aus
    [ineffective] Brigade kampfunfähig
   *[demoralised] Brigade demoralisiert
}

## What is assumed of players

assumed-all-fire = alle Einheiten, die feuern können, feuern, Handfeuerwaffen zuerst
assumed-other-arm-holds = Einheiten der anderen Waffengattung feuern nicht
assumed-all-attack = alle Einheiten, die angreifen können, greifen an, ohne Anführer
assumed-only-these-attack = keine andere Einheit greift an
assumed-only-these-withdraw = keine andere Einheit zieht sich vor dem Nahkampf zurück
assumed-others-fight-on = keine andere Einheit verlässt den Nahkampf
assumed-charges-alone = die Verteidiger bleiben, und die Kavallerie greift allein an
assumed-enemies-fire = alle Einheiten, die auf eine ziehende oder zurückweichende Einheit feuern können, feuern
assumed-spares-own = Geschosse fallen, wo sie der nicht feuernden Seite am wenigsten schaden
assumed-strongest-loses = Verluste im Nahkampf trägt die stärkste Einheit
assumed-weakest-captured = die schwächste Einheit wird gefangen genommen, wenn nicht alle Platz haben
assumed-avoids-zones = zurückweichende Einheiten meiden feindliche Kontrollzonen, wo sie können
assumed-first-way = zurückweichende Einheiten nehmen den ersten von mehreren gleich guten Wegen
assumed-leader-stays = Anführer bleiben bei den Einheiten, die bleiben
assumed-first-troops = ein Anführer ohne Truppen schließt sich der ersten der nächsten Einheiten an
assumed-keeps-facing = Einheiten, die eine Linie bilden, behalten ihre Front
assumed-stopped-stay = Einheiten, die auf einem Marsch angehalten werden, bleiben stehen
assumed-no-transfer = keine weitere Munition wird übergeben
