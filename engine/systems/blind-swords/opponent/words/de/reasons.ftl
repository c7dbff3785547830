# Wörter: retreat = Rückzug, depletion = Abnutzung, morale hit = Moraltreffer, broken = gebrochen, hex = Feld, order = Befehl.

term-way = näher an Gelände, das Punkte bringt
term-control = Kontrolle eines Feldes, das Punkte bringt
term-exposure = Gefahr durch feindliches Feuer
term-support = Unterstützung durch die eigene Brigade
term-engage = Gegner, die sie bedroht
term-fire = Wirkung des Feuers auf das Ziel
term-assault = Wirkung des Angriffs auf die Verteidiger
term-price = Preis des Angriffs
term-rally = Einheiten, die sich sammeln
term-guns = Ziele für die Geschütze
term-cost = Preis des Befehls
term-plan = Plan der eigenen Seite
term-moment = der richtige Augenblick
term-kept = späterer Nutzen des Chips
term-foreseen = unmittelbare Folge
term-harm = Verlust des Gegners

reason-fire = Feuer auf { $unit } in { $hex }, Spalte { $column }, Kohäsion { $cohesion }: { $effects }; { $lost }
reason-attack = Angriff aus { $from } auf { $unit } in { $hex }, Spalte { $column }, Kohäsion { $cohesion }: { $effects }; { $lost }
reason-price = { $unit } selbst, Spalte { $column }, Kohäsion { $cohesion }: { $effects }; das Abwehrfeuer kommt zuerst
reason-no-recoil = kein Verlust durch die Würfel
reason-effect = { $effect ->
    [nothing] keine Wirkung
    [depletion] Abnutzung
    [attacker-depletion] Abnutzung des Angreifers
    [morale-hit] Moraltreffer
    [attacker-morale-hit] Moraltreffer des Angreifers
    [retreat] Rückzug
    [attacker-retreat] Rückzug des Angreifers
    [break-test] Bruchtest
    [panic] Panik
   *[other] { $effect }
} { $share }
reason-lost = sie verlässt ihr Feld in { $leaves } und bricht in { $breaks }: { $points } Punkte
reason-danger = feindliches Feuer auf { $unit } in { $hex }, { $support ->
    [given] mit Unterstützung
   *[missing] ohne Unterstützung
}, Spalte { $column }: sie weicht in { $leaves } und bricht in { $breaks }
reason-no-danger = kaum ein Gegner kann auf { $hex } feuern
reason-recovers = { $unit } erholt sich, { $stake }
reason-rebuilds = ein Würfel von höchstens { $rating } stellt { $unit } wieder auf, { $chance }; { $stake }
reason-struck = das Schicksal von { $unit }, { $stake }
reason-stake = { $points } Punkte, wenn sie bricht
reason-way = der Weg nach { $hex }
reason-supported = Freunde unterstützen sie in { $hex }
reason-unsupported = in { $hex } unterstützt sie niemand
reason-threatens = Gegner, die sie von { $hex } aus bedroht
reason-guns = Ziele für ihre Geschütze von { $hex } aus
reason-control = Kontrolle von { $hex }, { $points } Punkte wert
reason-order-fire = ihr Feuer; das beste ist { $fire }
reason-order-attack = ein Angriff; der beste ist { $attack }
reason-order-rally = Sammeln: { $marked } Einheiten mit Markern, { $broken } gebrochen
reason-order-cost = der Preis des Befehls { $order }
