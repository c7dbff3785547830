# Schritte auf dem Weg zu einer Frage, und Phasen. Begriffe stehen am Anfang von log.ftl.

## Schritte

step-turn = Zug { $turn }
step-setup = Aufstellung
step-command-decision = Befehlsphase
step-artillery-phase = Artilleriephase
step-artillery-rally = Sammeln der Artillerie
step-chit-draw = Ziehen der Spielchips
step-held-chits = Gehaltene Spielchips
step-end-turn = Ende des Zuges
step-scenario-rule = Regel des Szenarios
step-fog-of-war = Nebel des Krieges
step-fire = Feuerkampf
step-defensive-fire = Abwehrfeuer
step-close-combat = Nahkampf
step-cohesion-test = Kohäsionstest
step-break-test = Bruchtest
step-panic = Panik
step-move = Bewegung
step-retreat = Rückzug
step-skirmish-withdrawal = Ausweichen der Plänkler
step-cavalry-withdrawal = Ausweichen der Kavallerie
step-advance = Nachrücken
step-rebuild = Auffrischen
step-overstack = Überfülltes Feld
step-arrival = Ankunft
step-disengagement-fire = Abzugsfeuer
step-opportunity-fire = Gelegenheitsfeuer

## Schritte einer Aktivierung

activation-step-orders = Befehle
activation-step-fire = Feuer
activation-step-movement = Bewegung
activation-step-declare = Ansage der Nahkämpfe
activation-step-close-combat = Nahkampf
activation-step-rally = Sammeln

## Phasen und ihre Schritte

phase = { $id ->
    [setup] Aufstellung
    [command-decision] Befehlsphase
    [artillery] Artillerie
    [rally] Sammeln
    [chit-draw] Spielchips ziehen
    [declare] Ansage
    [held] Gehalten
    [draw] Ziehen
    [end-turn] Ende des Zuges
    [housekeeping] Abrechnung
    [over] Zu Ende
   *[other] { $id }
}
