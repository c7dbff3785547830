# Die Werte der Auslegungspunkte, passend zu den Überschriften in rules.ftl.

rule-V-01 = { $value ->
    [markers_only] nur Minderungen durch Marker
   *[markers_and_conditions] Minderungen durch Marker und durch Umstände
}

rule-V-02 = { $value ->
    [none] keine Grenze
   *[6] 6
}

rule-V-03 = { $value ->
    [strict] Spalte C nur für unverminderte Kader
    [keep_half_except_extreme] ein halber Punkt feuert auf Spalte C, außer auf extreme Entfernung
   *[keep_half] ein halber Punkt feuert auf Spalte C
}

rule-V-04 = { $value ->
    [forbidden] sie darf es nicht
   *[column_c] sie feuert auf Spalte C
}

rule-V-05 = { $value ->
    [clamp] es gilt Spalte C
   *[ignored_except_defensive] es verfällt, außer Abwehrfeuer, für das Spalte C gilt
}

rule-V-06 = { $value ->
    [off] für sie gelten die Regeln aller Einheiten
   *[on] für sie gelten eigene Regeln
}

rule-V-07 = { $value ->
    [independent_artillery_phase] in der Artilleriephase, als unabhängige Einheit
   *[brigade] mit ihrer Brigade
}

rule-V-09 = { $value ->
    [full] seine vollen Stärkepunkte
    [half_round_up] die halben Stärkepunkte, aufgerundet
    [three_quarters] drei Viertel der Stärkepunkte
   *[table] ein Wert aus einer Tabelle
}

rule-V-10 = { $value ->
    [none] der volle Wert zählt
   *[8] sie zählt als 8
}

rule-V-11 = { $value ->
    [free] mit allen Einheiten
   *[mounted_only_together] nur mit anderer aufgesessener Kavallerie
}

rule-V-12 = { $value ->
    [largest_first] die größte Einheit geht zuerst
   *[by_agreement] die Spieler einigen sich, welche Einheit geht
}

rule-V-13 = { $value ->
    [1] 1
   *[2] 2
}

rule-V-14 = { $value ->
    [exclude_n_by_opponent] der Gegner schließt eine Anzahl aus
   *[include_n_by_owner] der Besitzer nimmt eine Anzahl hinein
}

rule-V-15 = { $value ->
    [usa_pass_then_csa_pass] die Union passt, dann die Konföderierten
   *[two_consecutive_passes] zweimal Passen hintereinander
}

rule-V-16 = { $value ->
    [off] keiner
   *[on] es gibt ihn
}

rule-V-17 = { $value ->
    [brigade_rally] im Sammelschritt einer Brigade
   *[artillery_rally_step] im Sammelschritt der Artilleriephase
}

rule-V-18 = { $value ->
    [1] 1 Feld
   *[2] 2 Felder
}

rule-V-19 = { $value ->
    [unrestricted] beliebig
   *[increase_distance_only] nur vom Feind weg
}

rule-V-21 = { $value ->
    [none] zur gewöhnlichen Zeit
   *[artillery_phase_start] zu Beginn der Artilleriephase
}

rule-V-22 = { $value ->
    [declare_then_blocks] jeder sagt alle Spielchips an und spielt sie dann am Stück
   *[alternate_single] die Spieler wechseln sich ab, je ein Spielchip
}

rule-V-23 = { $value ->
    [declare_then_blocks] jeder sagt alle Spielchips an und spielt sie dann am Stück
    [usa_commits_then_alternate] die Union legt sich zuerst fest, dann wechseln sich die Spieler ab
   *[alternate_single] die Spieler wechseln sich ab, je ein Spielchip
}

rule-V-24 = { $value ->
    [open] sie liegen offen
   *[hidden] sie liegen verdeckt
}

rule-V-25 = { $value ->
    [yes] ja
   *[no] nein
}

rule-V-26 = { $value ->
    [none] keine
    [common_event_tracks] ein gemeinsames Ereignis mit Leisten
   *[command_event] ein Befehlsereignis
}

rule-V-27 = { $value ->
    [off] keine
   *[on] Brigaden haben sie
}

rule-V-28 = { $value ->
    [casualty_only] ein Oberbefehlshaber nur bei Verwundung
   *[per_chit] jeder Befehlshaber, dessen Spielchip einen Wert hat
}

rule-V-29 = { $value ->
    [adjacent_units_only] nur Einheiten neben einem Feind
   *[whole_brigade] die ganze Brigade
}

rule-V-30 = { $value ->
    [may_be_marked] sie darf es
   *[not_activatable] sie kann nicht aktiviert werden
}

rule-V-34 = { $value ->
    [count] sie berührt es
   *[ignore] sie berührt es nicht
}

rule-V-35 = { $value ->
    [off] erlaubt
   *[on] nicht erlaubt
}

rule-V-36 = { $value ->
    [defensive] im Abwehrfeuer
    [defensive_and_supporting] im Abwehr- und Unterstützungsfeuer
   *[all_reaction] in allem Reaktionsfeuer
}

rule-V-37 = { $value ->
    [same_brigade_infantry] wenn beide Infanterie einer Brigade sind
   *[any_mutually_adjacent] wenn sie nebeneinander sind
}

rule-V-38 = { $value ->
    [converging] zusammenlaufendes Feuer aus mehreren Richtungen
   *[flanking] Flankenfeuer, von der Seite oder von hinten
}

rule-V-39 = { $value ->
    [same_step] im selben Schritt
   *[same_phase] in derselben Phase
}

rule-V-41 = { $value ->
    [ss] Einheiten nach dem ersten Spiel
   *[bs] Einheiten nach den Serienregeln
}

rule-V-42 = { $value ->
    [regroup_and_stacking] die Neuordnung und das Stapeln
    [regroup_stacking_and_impassable] die Neuordnung, das Stapeln und unpassierbares Gelände
   *[overstack_and_prohibited] Überstapeln und verbotenes Gelände
}

rule-V-43 = { $value ->
    [as_stack] der Stapel ist ein Ziel
   *[unit_by_unit] jede Einheit ist ein Ziel für sich
}

rule-V-44 = { $value ->
    [off] sie kann es nicht
   *[on] sie kann es
}

rule-V-45 = { $value ->
    [any_attacker] vor jedem Angreifer
    [any_attacker_retreat_priorities] vor jedem Angreifer, auf einem Weg, den ein Rückzug nehmen darf
   *[mounted_vs_infantry_only] nur aufgesessene Kavallerie, und nur vor Infanterie
}

rule-V-46 = { $value ->
    [off] gibt es nicht
   *[on] gibt es
}

rule-V-47 = { $value ->
    [off] gibt es nicht
   *[on] gibt es
}

rule-V-48 = { $value ->
    [off] keine Sonderregeln
   *[on] Sonderregeln für Karabiner und für Nahkampfwaffen
}

rule-V-50 = { $value ->
    [0] keine
   *[2] 2 Spalten
}

rule-V-51 = { $value ->
    [0] nichts
   *[1] 1
}

rule-V-52 = { $value ->
    [clamp] es gilt Spalte C
   *[ignored] keine Wirkung
}

rule-V-53 = { $value ->
    [fixed] sie bleibt dieselbe
   *[redetermine] sie wird neu bestimmt
}

rule-V-54 = { $value ->
    [ss] wie im ersten Spiel
   *[bs] wie in den Serienregeln
}

rule-V-55 = { $value ->
    [no] nein
   *[yes] ja
}

rule-V-56 = { $value ->
    [assaulting_hex] die des angreifenden Feldes
   *[all_attackers] die aller Angreifer
}

rule-V-57 = { $value ->
    [all_retreat_then_panic_no_second] alle ziehen sich zurück, dann wird Panik geprüft, ohne zweiten Rückzug
   *[panic_then_max] zuerst wird Panik geprüft, dann gilt für jede Einheit der längste Rückzug
}

rule-V-58 = { $value ->
    [together] zusammen
   *[as_listed] in der Reihenfolge der Liste
}

rule-V-59 = { $value ->
    [off] nein
   *[on] ja
}

rule-V-60 = { $value ->
    [any_decrease] jeder Schritt, der näher führt
   *[steepest] nur die Schritte, die am nächsten führen
}

rule-V-61 = { $value ->
    [at_friendly_edge_when_owing] am eigenen Rand, wenn noch Rückzugsfelder übrig sind
    [only_if_no_other] am eigenen Rand, wenn kein anderes Feld frei ist
   *[any_edge_if_no_other] an jedem Rand, wenn kein anderes Feld frei ist
}

rule-V-62 = { $value ->
    [off] ja
   *[on] nein
}

rule-V-63 = { $value ->
    [extend] ein Rückzug, der in einem vollen Feld endet, geht weiter
    [prefer_free_then_extend] jeder Schritt bevorzugt Felder mit Platz; ein Rückzug, der in einem vollen Feld endet, geht weiter
   *[free_end_then_extend] ein Weg zu einem Feld mit Platz geht vor; sonst geht der Rückzug weiter
}

rule-V-64 = { $value ->
    [off] nein
   *[on] ja
}

rule-V-65 = { $value ->
    [always_supported_never_supports] sie ist immer unterstützt und unterstützt niemanden
   *[same_brigade] durch Einheiten ihrer Brigade
}

rule-V-66 = { $value ->
    [same_brigade_infantry] Infanterie derselben Brigade
   *[same_brigade_any] jede Einheit derselben Brigade
}

rule-V-67 = { $value ->
    [infantry] Infanterie
   *[infantry_or_cavalry] Infanterie oder Kavallerie
}

rule-V-68 = { $value ->
    [artillery_and_cavalry_full] Artillerie und Kavallerie erholen sich und werden aufgefrischt
   *[artillery_recovery_only] Artillerie erholt sich nur
}

rule-V-69 = { $value ->
    [modified] der veränderte Wert
    [bw_modified] der veränderte Wert der angeschlagenen Seite
   *[printed] der gedruckte Wert
}

rule-V-70 = { $value ->
    [yes] ja
   *[no] nein
}

rule-V-71 = { $value ->
    [edge_hexes] am nächsten freien Feld des Kartenrands
   *[any_hex] am nächsten freien Feld der Karte
}

rule-V-73 = { $value ->
    [off] gibt es nicht
   *[on] gibt es
}

rule-V-74 = { $value ->
    [orders_step] im Befehlsschritt
   *[movement_step] im Bewegungsschritt
}

rule-V-75 = { $value ->
    [none] nichts
   *[as_eliminated] so viel wie ausgeschaltete Einheiten
}

rule-V-77 = { $value ->
    [no] nein
   *[yes] ja
}

rule-V-78 = { $value ->
    [no] nein
   *[yes] ja
}

rule-V-79 = { $value ->
    [all_units_in_hex] alle Einheiten im Feld
   *[attackers_only] nur die Angreifer
}

rule-V-80 = { $value ->
    [no] nein
   *[yes] ja
}

rule-V-81 = { $value ->
    [no] nein
   *[yes] ja
}

rule-V-82 = { $value ->
    [allowed] sie dürfen es
   *[forbidden] sie dürfen es nicht
}

rule-V-83 = { $value ->
    [nobody] über keine
   *[enemies] über feindliche
}

rule-V-84 = { $value ->
    [first_game] das des ersten Spiels
   *[series] die Serienregeln
}
