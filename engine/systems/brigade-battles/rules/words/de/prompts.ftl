# Begriffe wie in refusals.ftl. StP sind Stärkepunkte, BP Bewegungspunkte.

## Prompts

ask-setup-formation = Aufstellung { $unit }: Wähle die Formation
ask-setup-leader = Aufstellung { $leader }: Wähle ein Feld
ask-target-artillery = Artilleriefeuer: Wähle ein Ziel
ask-target-defence = Abwehrfeuer: Wähle ein Ziel
ask-target-offence = Angriffsfeuer: Wähle ein Ziel
ask-fire-unit = Feuer auf { $target }: Wähle eine Einheit, die feuert
ask-move-unit = Bewegung: Wähle eine Einheit oder einen Anführer
ask-enter-formation = { $unit } betritt die Karte: Wähle die Formation
ask-enter-hex = { $mover } betritt die Karte: Wähle ein Feld
ask-move-hex = Bewege { $mover }: Wähle das nächste Feld (noch { $points } BP)
ask-flight-goal = { $unit } weicht zurück: Wähle ein Rückzugsfeld
ask-flight-hex = { $hexes ->
    [one] { $unit } weicht zurück: Wähle das nächste Feld (noch { $hexes } Feld)
   *[other] { $unit } weicht zurück: Wähle das nächste Feld (noch { $hexes } Felder)
}
ask-leader-along = Soll { $leader } nach { $hex } mitgehen?
ask-leader-casualty = Anführerverlust: Wähle den Anführer für die Probe
ask-advance = Vorrücken nach { $hex }: Wähle eine Einheit
ask-rally = Sammeln: Wähle eine Einheit
ask-fate = Der Würfel zeigt { $die }. Einen Schicksalsmarker ausgeben und neu würfeln?

## Rolls

roll-combat = Feuer auf { $target }
roll-morale = Moralprobe: { $unit }
roll-rally = Sammelprobe: { $unit }
roll-casualty = Verlustprobe: { $leader }
roll-arrival = Ankunft: { $group }

## Choices

choice-fate = Schicksalsmarker { $leader } ausgeben
choice-change = { $formation ->
    [mounted] Aufsitzen
    [dismounted] Absitzen
    [limbered] Aufprotzen
    [unlimbered] Abprotzen
   *[foot] Zu Fuß antreten
}
choice-fire = Feuern
choice-done-fire = Feuer beenden
choice-done-move = Bewegung beenden
choice-done-advance = Nicht vorrücken
choice-done = Fertig
choice-stop = Hier anhalten
choice-go = Mitgehen
choice-stay = Bleiben
choice-keep = Wurf behalten

## Notes beside choices

note-flight-zone = in einer feindlichen Kontrollzone: kostet 1 StP
note-rally = sammelt sich bei { $ways } von 10 Würfen
note-shot = { $points } StP auf { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
# $state is a unit with its strength and markers.
note-move = { $state }; { $points } BP
note-enters = betritt die Karte
note-fate = für { $units }
note-fate-own = für die eigene Verlustprobe
note-cost = kostet { $points } BP

## Advice

coach-setup = Stelle Artillerie aufgeprotzt (zum Ziehen) oder abgeprotzt (zum Feuern) auf, Kavallerie beritten oder abgesessen. Stelle einen Anführer in das Feld einer unterstellten Einheit oder daneben.
coach-fire-target = Wähle ein Ziel, dann jede Einheit, die darauf feuert. Ihre Stärken werden zu einem Angriff addiert. Jede Einheit feuert einmal je Schritt.
coach-fire-unit = Jede weitere Einheit bringt ihre Stärke ein. Feuer aus drei benachbarten Feldern verbessert den Wurf. Die Wahrscheinlichkeiten stehen neben jeder Wahl.
coach-move = Eine Einheit, die eine feindliche Kontrollzone betritt, muss anhalten. Fern vom Feind kosten Straßen und offenes Gelände weniger. Halte Einheiten zu Beginn des Zugs in Befehlsreichweite.
coach-flight = Die Felder zur Wahl führen zum Rückzugsfeld und von den feuernden Einheiten weg. Jedes Feld in einer feindlichen Kontrollzone kostet einen Stärkepunkt.
coach-leader-along = Ein Anführer darf ohne Kosten mit einer Einheit mitgehen. Er muss mitgehen, wenn er sonst allein neben einer feindlichen Einheit bliebe.
coach-leader-casualty = Bei einem hohen Kampfwurf werden die Anführer im Zielfeld geprüft. Ein zweiter hoher Wurf trifft den Anführer, den du wählst.
coach-advance = Eine dieser Einheiten darf in das Feld vorrücken, das der Feind geräumt hat.
coach-rally = Eine fliehende Einheit im Befehl sammelt sich, wenn sie eine Moralprobe besteht.
coach-fate = Du kannst jeden Schicksalsmarker einmal je Partie ausgeben. Der zweite Wurf gilt.
