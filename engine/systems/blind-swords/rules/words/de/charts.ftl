# Tabellen eines Spiels und was ein Szenario daran ändert. Begriffe stehen am Anfang von log.ftl.

## Titel und Anmerkungen

chart-combat = Kampfergebnisse
chart-combat-note = Zeile: die Würfel. Spalte: die Stärke. S, T und R nennen die Kohäsionswerte, bei denen der Test schwer (Severe), hart (Tough) oder leicht (Routine) ist.
chart-fire-cohesion = Kohäsion unter Feuer
chart-close-cohesion = Kohäsion im Nahkampf
chart-cohesion-note = Der farbige Würfel bestimmt die Verluste, der weiße Rückzug und Moral.
chart-ranges = Reichweiten
chart-ranges-note = Das letzte Feld jeder Reichweite, nach Waffengattung und Waffe.
chart-orders = Befehle
chart-orders-note = Was eine Brigade unter jedem Befehl darf.
chart-terrain = Gelände
chart-terrain-note = Bewegungspunkte, um ein Feld zu betreten oder eine Feldkante zu überqueren.
chart-traits = Eigenschaften
chart-traits-note = Eigenschaften unterscheiden manche Einheiten von anderen ihrer Waffengattung. Auch Spaltenverschiebungen können davon abhängen.
chart-unit-markers = Marker auf Einheiten
chart-unit-markers-note = Marker, die Einheiten haben können, und ihre Wirkung.
chart-break-tests = { $modifier } auf die Kohäsion in Bruchtests
chart-may-not-fire = darf nicht feuern
chart-ground = Marker auf dem Boden
chart-ground-note = Marker, die auf dem Boden sein können, und ihre Wirkung auf einen Schritt. Auch Spaltenverschiebungen können davon abhängen.
chart-fog = Nebel des Krieges
chart-fog-note = Wirf einen Würfel, wenn der Spielchip Nebel des Krieges (Fog of War) gezogen wird.
chart-casualties = Verlust eines Generals
chart-casualties-note = Wirf einen Würfel für einen General der betroffenen Seite.
chart-of-scenario = { $note } Dieses Szenario hat eine eigene Tabelle.
chart-chits-note = Spielchips, die im Becher sein können.
chart-turns-note = Die Züge des Szenarios und ihre Uhrzeiten.

## Köpfe

chart-head-dice = Würfel
chart-head-die = Würfel
chart-head-sign = Zeichen
chart-head-effect = Wirkung
chart-head-place = auf
chart-head-sight = Sicht
chart-head-fog = Wirkung
chart-head-side = Seite
chart-head-copies = Anzahl
chart-head-turn = Zug
chart-head-time = Uhrzeit

## Zellen

chart-coloured-die = farbig
chart-white-die = weiß
chart-by-road = auf Straßen
chart-march-column = auf Straßen in Marschkolonne
chart-never = nie
chart-step-instead = { $points } insgesamt
chart-on-hex = Feld
chart-on-hexside = Feldkante
chart-blocks-sight = blockiert die Sicht
chart-near-miss = knapp verfehlt
chart-either = beide
chart-chit-own = Aktiviert eine der eigenen Brigaden; { $rating }
chart-chit-any = Aktiviert eine beliebige Brigade; { $rating }
chart-chit-commanded = Aktiviert eine beliebige Brigade unter dem Kommando dieses Generals; { $rating }
chart-chit-fortunes = Hebt den nächsten gezogenen Spielchip auf.
chart-chit-fog = Wirf auf der Tabelle: { $chart }.
rating = Wert { $rating }.
rating-hit = Wert { $rating }, { $hit } nach einem Treffer des Generals.
rating-only-hit = kein Wurf, Wert { $hit } nach einem Treffer des Generals.
rating-none = kein Wurf.

## Besonderheiten eines Szenarios

settings = Besonderheiten des Szenarios
settings-note = Unterschiede zwischen diesem Szenario und den anderen des Spiels.
settings-here = in diesem Szenario
settings-game = im Spiel
settings-own-table = eigene Tabelle
settings-other-table = Tabelle des Spiels
settings-left-out = ausgelassen
settings-played = gespielt
settings-battleworn = angeschlagen { $values }
settings-on-foot = { $mounted }; zu Fuß { $foot }

## Bedingungen für Spaltenverschiebungen
# $part: a column. $fact: a fact. $who: ein Subjekt. $is, $it, $one, $other: Bedingungen. $word: eine Art von Eigenschaft. $value: ihr Wert. $least, $most: Zahlen.

chart-fire-shifts = Spaltenverschiebungen beim Feuer
chart-close-shifts = Spaltenverschiebungen im Nahkampf
chart-shifts-note = Jede Verschiebung gilt, deren Bedingung erfüllt ist. Eine positive Zahl verschiebt nach rechts, eine negative nach links.
chart-head-shift = { $part ->
    [columns] Spalten
    [condition] Bedingung
   *[section] Abschnitt
}
condition-who = { $who ->
    [Any-Firer] eine feuernde Einheit: { $is }
    [Half-Firer] die Hälfte der Feuerstärke: { $is }
    [Any-Target] Ziel: { $is }
    [Any-Line] Schusslinie: { $is }
    [Any-Attacker] eine angreifende Einheit: { $is }
    [Half-Attacker] die Hälfte der Angreifer: { $is }
    [Any-Defender] eine verteidigende Einheit: { $is }
    [Half-Defender] die Hälfte der Verteidiger: { $is }
    [Any-LeadDefender] führende Einheit der Verteidiger: { $is }
    [Any-AttackerHex] angreifendes Feld: { $is }
    [Any-DefenderHex] Zielfeld: { $is }
   *[Any-Hexside] Angriff: { $is }
}
condition-is = { $word ->
    [level] Höhe { $value }
    [marked] Marker { $value }
    [range] Entfernung { $value }
    [band] Reichweite { $value }
    [across] Feuer über { $value }
    [feature] über { $value }
    [water] über { $value }
    [rises] { $value } hinauf
    [turn] Runde { $value }
    [acting] { $value } handelt
   *[other] { $value }
}
condition-whether = { $word ->
    [permits-charges-true] erlaubt Attacken
    [permits-charges-false] erlaubt keine Attacken
    [fires-true] Waffe, die feuern kann
    [fires-false] Waffe nur für den Nahkampf
    [skirmishing-true] in Plänklerformation
    [skirmishing-false] nicht in Plänklerformation
    [charged-true] hat attackiert
    [charged-false] hat nicht attackiert
    [uphill-true] benachbart, hangaufwärts
    [uphill-false] nicht hangaufwärts
   *[other] { $word }
}
condition-fact = { $fact ->
    [OverUnits] Feuer über Einheiten hinweg
    [CrossFire] Kreuz- oder Flankenfeuer
    [HelpedByEvent] mit Hilfe eines Ereignisses
    [AttackerCrBetter] ein Angreifer hat die bessere Kohäsion
    [DefenderCrBetter] die führende Einheit der Verteidiger hat die bessere Kohäsion
   *[FlankingAttack] Flankenangriff
}
condition-variable = { $name } { $value }
condition-both = { $one }; { $other }
condition-all = { $one }, { $other }
condition-any = { $one } oder { $other }
condition-not = nicht ({ $it })
condition-from = mindestens { $least }
condition-to = höchstens { $most }
condition-between = { $least } bis { $most }

## Spaltenverschiebungen

shift = { $id ->
    [target_terrain] Gelände des Ziels
    [over_terrain] Gelände in der Schusslinie
    [over_units] Feuer über Einheiten hinweg
    [firer_skirmishes] Schütze in Plänklerformation
    [target_skirmishes] Ziel in Plänklerformation
    [mixed_artillery] gemischte Artillerie auf diese Entfernung
    [smoothbore_canister] Kartätschen glatter Geschütze
    [cross_fire] Kreuzfeuer
    [target_cavalry] Kavallerie als Ziel
    [event_fire] Ereignischip
    [artillery_defends] Artillerie verteidigt
    [attacker_cr_better] Angreifer hat die bessere Kohäsion
    [defender_cr_better] Verteidiger hat die bessere Kohäsion
    [uphill_slope] Angriff einen Hang hinauf
    [uphill_steep] Angriff einen Steilhang hinauf
    [smoothbore_attacks] glatte Waffen greifen an
    [smoothbore_defends] glatte Waffen verteidigen
    [event_attack] Ereignischip
    [flanking_attack] Flankenangriff
    [charge] Attacke
    [odds] Stärkeverhältnis
    [hexside_cap] Grenze für Feldkanten
   *[other] { $words }
}
