# Begriffe wie in refusals.ftl. StP sind Stärkepunkte, BP Bewegungspunkte. Anrede: du.

## Prompts

ask-setup-plan = Aufstellung: historisch oder eigene
ask-setup-unit = Aufstellung { $unit }: Wähle ein Feld
ask-setup-formation = Aufstellung { $unit }: beritten oder abgesessen
ask-setup-leader = Aufstellung { $leader }: Wähle ein Feld
ask-pay = Wähle die Brigaden, die sich bewegen dürfen ({ $points } Punkte Armeemoral)
ask-pay-melee = Wähle die Brigaden, die einen Nahkampf beginnen dürfen ({ $points } Punkte Armeemoral)
ask-move-unit = Bewegung: Wähle eine Einheit, einen Anführer oder eine Brigade
ask-march = Die Brigade { $brigade } marschiert: Wähle das Ziel von { $guide }; die anderen Einheiten behalten ihren Platz daneben
ask-enter-formation = { $unit } betritt die Karte: Wähle die Formation
ask-enter-brigade = Die Brigade { $brigade } betritt die Karte: Wähle ein Feld
ask-enter-hex = { $mover } betritt die Karte: Wähle ein Feld
ask-move-hex = Bewege { $movers } von { $hex }: Wähle das nächste Feld oder das Feld, in dem die Bewegung endet
ask-facing = Wähle die Front in { $hex }
ask-target-defensive = Abwehrfeuer: Wähle ein Zielfeld
ask-target-offensive = Angriffsfeuer: Wähle ein Zielfeld
ask-fire-first = Feuer auf { $hex }: Wähle eine Einheit, die feuert
ask-fire-more = Feuer auf { $hex } mit { $units }: Nimm eine Einheit hinzu oder feuere
ask-fire-second = Feuer auf { $hex } auch mit der anderen Waffengattung? Wähle eine Einheit, die feuert
ask-reaction = { $occasion ->
    [withdrawal] Abzugsfeuer auf { $target }: Wähle eine Einheit, die feuert
    [retreat] Rückzugsfeuer auf { $target }: Wähle eine Einheit, die feuert
   *[limbering] { $target } wechselt die Formation: Wähle eine Einheit, die feuert
}
ask-overshoot = { $unit } schießt über { $hex } hinaus: Wähle das Feld, in das ihre Geschosse fallen
ask-charge = Attacken: Wähle eine Kavallerieeinheit
ask-charge-hex = { $unit } attackiert: Wähle ein Feld
ask-withdraw = Rückzug vor dem Nahkampf: Wähle eine Einheit
ask-advance = Vorrücken nach { $hex }: Wähle eine Einheit
ask-leave = Nahkampf in { $hex }: Wähle eine Einheit, die ihn verlässt, oder kämpfe weiter
ask-melee = Nahkampf: Wähle ein Feld für den Angriff
ask-melee-unit = Angriff auf { $hex }: Wähle eine Einheit oder einen Anführer, die teilnehmen, oder kämpfe
ask-loss = Verlust in { $hex }: Wähle die Einheit, die ihn trägt
ask-retreat = { $cause ->
    [rout] { $unit } flieht
   *[retreat] { $unit } zieht sich zurück
}: Wähle das nächste Feld (noch { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
})
ask-captured = Nicht genug Platz für alle: Wähle die Einheit, die gefangen genommen wird
ask-leader-along = Soll { $leader } nach { $hex } mitgehen?
ask-leader-joins = { $leader } ist allein: Wähle die Einheit, der sich der Anführer anschließt
ask-leader-replacement = Ersatz für { $leader }: Wähle eine Einheit
ask-rally = { $leader } sammelt Einheiten: Wähle eine
ask-swap = Die oberste Einheit in { $hex } ist ohne Munition: mit der anderen tauschen?
ask-transfer = Munition übergeben: Wähle die Batterie, die sie abgibt
ask-transfer-to = { $unit } gibt Munition ab: Wähle die Batterie, die sie erhält
ask-transfer-rounds = { $unit } gibt Munition an { $other } ab: Wähle, wie viel Schuss
ask-guard = Eine neue Wache für { $unit }: Wähle ein Regiment
ask-wagon = { $unit } ist in deiner Hand: erbeuten oder zerstören?

## Rolls

roll-fire = Feuer auf { $unit }
roll-aim = Zielprobe: { $unit }
roll-ammunition = Munitionsprobe: { $unit }
roll-caisson = Munitionswagen: { $unit }
roll-rounds = Schuss, die { $unit } verliert
roll-leader = Schicksal: { $leader }
roll-rout = Fluchtprobe: { $unit }
roll-rout-again = Zweite Fluchtprobe: { $unit }
roll-melee = Nahkampf gegen { $unit }
roll-demoralisation = Demoralisierungsprobe: { $brigade }
roll-rating = Verlust an Kampfkraft: { $brigade }
roll-strategy = Strategisches Ergebnis

## Choices

choice-share = { $unit } mit { $points } StP
choice-join = { $name } mitnehmen
choice-drop = { $name } zurücklassen
choice-march = Brigade { $brigade }: alle Einheiten zusammen
choice-pay = Brigade { $brigade }: { $points } Punkte
choice-target = { $others ->
    [0] { $hex }: { $unit }
   *[other] { $hex }: { $unit } und { $others } weitere
}
choice-change = { $formation ->
    [line] Linie bilden
    [column] Kolonne bilden
    [mounted] Aufsitzen
    [dismounted] Absitzen
    [limbered] Aufprotzen
   *[unlimbered] Abprotzen
}
choice-face = Front { $direction }
choice-plan = Nach Plan feuern und die Phase beenden: { $fires }
planned-fire = { $units } auf { $hex }
choice-no-second = Kein Feuer mit der anderen Waffengattung
choice-done-fire = Feuer beenden
choice-done-move = Bewegung beenden
choice-done-pay = Keine weiteren Brigaden
choice-done-charge = Keine weiteren Attacken
choice-done-melee = Keine weiteren Nahkämpfe
choice = { $word ->
    [done] Fertig
    [historical] Historische Aufstellung
    [own] Eigene Aufstellung
    [stop] Hier anhalten
    [top] Nach oben im Stapel
    [bottom] Nach unten im Stapel
    [reserve] In Reserve gehen
    [ready] Die Reserve verlassen
    [exit] Die Karte verlassen
    [all] Alle Einheiten, die es können
    [best] Auf dem besten Weg
    [plan] Nach Plan
    [fire] Feuern
    [hold] Nicht feuern
    [go] Mitgehen
    [stay] Bleiben
    [fight] Kämpfen
    [leave] Den Nahkampf verlassen
    [swap] Tauschen
    [capture] Erbeuten
    [destroy] Zerstören
   *[keep] Nichts ändern
}

## Advice to newcomers

coach-setup = Wähle die historische Aufstellung, wenn du die Karte nicht kennst. Jede Einheit beginnt dann dort, wo sie in der Schlacht war.
coach-setup-unit = Stelle Infanterie auf Hügel und hinter Mauern und Kämme, Geschütze, wo sie weit sehen, und Anführer zu ihren Brigaden.
coach-pay = Eine Brigade zu bewegen kostet Armeemoral, und jeder Punkt, der am Ende übrig ist, zählt als Siegpunkt. Zahle nur für Brigaden, die du in diesem Zug brauchst.
coach-pay-melee = Bezahle nur für eine Brigade, die mit mindestens drei Punkten mehr als der Feind angreifen kann.
coach-march = Alle Einheiten der Brigade ziehen mit der führenden und behalten ihren Platz neben ihr. Marschiert zusammen, solange der Feind fern ist.
coach-enter = Betritt die Karte in Kolonne auf Straße oder Chaussee, so kommst du am weitesten.
coach-move = Wähle eine Brigade, dann ihr Ziel. Um eine Einheit genau aufzustellen, wähle die Einheit und dann ihren Weg.
coach-move-hex = Marschiere auf Straßen in Kolonne und bilde eine Linie, bevor du in Reichweite des Feindes kommst. Die Wahrscheinlichkeiten an einem Feld sind die des feindlichen Feuers auf dem Weg dorthin.
coach-facing = Eine Linie feuert nur nach vorn und leidet unter Feuer in die Flanke. Wende die Front zum Feind.
coach-fire = Alle Handfeuerwaffen, die auf ein Feld feuern, werden addiert, alle Geschütze getrennt davon. Nimm Einheiten hinzu, bis die Summe die nächste Spalte erreicht.
coach-reaction = Dieses Feuer kostet Handfeuerwaffen nichts, außer dass die Munition ausgehen kann. Geschütze verbrauchen einen Schuss.
coach-overshoot = Die Schusslinie läuft hinter dem Ziel zwischen zwei Feldern. Wähle das, in dem feindliche oder keine Einheiten sind.
coach-charge = Eine Attacke verdoppelt die Stärke der Kavallerie, aber danach flieht sie. Attackiere schwache Infanterie im offenen Gelände.
coach-withdraw = Eine Einheit, die den Nahkampf verlieren würde, kann vorher gehen. Sie muss dann eine Fluchtprobe ablegen und erhält Feuer von benachbarten Feinden.
coach-advance = Eine Einheit, die vorrückt, hält das Gelände, kann aber in diesem Zug nicht angreifen.
coach-melee = Greife mit mindestens drei Punkten mehr an, als der Feind hat. Nimm einen Anführer mit und greife aus zwei Feldern an.
coach-leave = Eine Einheit, die geht, beendet den Nahkampf für sich, weicht aber zurück. Verlasse einen Nahkampf, den du wohl verlierst.
coach-loss = Lass die weniger wichtige Einheit den Verlust tragen, und halte Einheiten mindestens auf halber Stärke.
coach-retreat = Weiche dorthin zurück, wo deine anderen Einheiten nicht im Weg sind.
coach-captured = Behalte die stärkeren Einheiten.
coach-leader = Ein Anführer hilft den Truppen in seinem Feld und ist verloren, wenn er allein unter Feinden bleibt.
coach-rally = Sammle zuerst die stärkste Einheit.
coach-swap = Eine Einheit ohne Munition kann nicht feuern: Lege eine nach oben, die es kann.
coach-transfer = Gib die Munition der Batterie, die feuern wird.
coach-guard = Ein Wagen ohne Wache fällt jedem Feind in die Hände, der sein Feld betritt. Gib ihm einen Punkt deines stärksten Regiments.
coach-wagon = Ein Wagen versorgt alle Einheiten bis zu fünf Bewegungspunkte weit.
