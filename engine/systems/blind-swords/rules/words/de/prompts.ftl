# Fragen, die ein Spieler beantwortet. Anrede: du.
# Begriffe stehen am Anfang von log.ftl. Dazu: Schlüsselchip (key chit), Stapelgrenze, angreifendes Feld (Assaulting Hex), führende
# Einheit (lead unit), Hauptfeldkante (primary hexside), Spalte (column), Siegpunkte (VP).

## Spielchips und Aktivierung

prompt-key-chit = { $side }: Wähle deinen Schlüsselchip.
prompt-held-declare = { $side }: Gehaltene Spielchips spielen, { $moment }?
prompt-held-order = Wähle die Seite, die ihre gehaltenen Spielchips zuerst spielt.
prompt-held-play = { $side }: Wähle einen gehaltenen Spielchip, den du spielst.
prompt-drawn = { $side } hat { $chit } gezogen: jetzt spielen oder halten?
prompt-event = { $side }: Ein Ereignis spielen, { $moment }?
prompt-fortunes-brigade = { $chit } ist aufgehoben: Wähle die Brigade, die ihre Aktivierung verliert.
prompt-brigade = { $chit }: Wähle eine Brigade zum Aktivieren.
prompt-order = { $brigade }: Wähle einen Befehl.
prompt-fog-unit = { $effect }: Wähle die Einheit.
prompt-fog-hex = { $effect }: Wähle das Feld, in das { $unit } zieht.

## Feuer

prompt-artillery-hex = { $side }: Wähle ein Feld für diesen Artillerieschritt.
prompt-artillery-unit = Artillerieschritt in { $hex }: Wähle die nächste Einheit.
prompt-artillery-action = { $unit }: feuern oder bewegen?
prompt-artillery-after-fire = { $unit } hat gefeuert: auch bewegen?
prompt-artillery-fire = Artillerie in { $hex }: Wähle eine Einheit zum Feuern.
prompt-fire-step = { $side }, Feuerschritt: Wähle eine Einheit zum Feuern.
prompt-fire-event = { $side }, Feuer durch Ereignis: Wähle eine Einheit zum Feuern.
prompt-fire-disengagement = { $side }: Abzugsfeuer auf { $units }?
prompt-fire-opportunity = { $side }: Gelegenheitsfeuer auf { $units }?
prompt-fire-defensive = { $side }: { $units } { $count ->
    [one] greift
   *[other] greifen
} { $hex } an. Abwehrfeuer?
prompt-fire-target = { $unit } feuert: Wähle das Zielfeld.
prompt-fire-join = { $units } { $count ->
    [one] feuert
   *[other] feuern
}: eine weitere Einheit hinzunehmen?
prompt-fire-join-at = { $units } { $count ->
    [one] feuert
   *[other] feuern
} auf { $hex }: eine weitere Einheit hinzunehmen?
prompt-canister = { $units } { $count ->
    [one] feuert
   *[other] feuern
}: Kartätschen einsetzen?
prompt-canister-at = { $units } { $count ->
    [one] feuert
   *[other] feuern
} auf { $hex }: Kartätschen einsetzen?
prompt-announce = Ein Feuer ansagen?
prompt-announce-another = Feuer auf { $hex } ist angesagt: auswerten oder ein weiteres ansagen?
prompt-primary-hexside = Konzentrisches Feuer auf { $hex }: Wähle die Hauptfeldkante.
prompt-tie-lead = Gleiche Stärke: Wähle die führende Einheit aus { $units }.
prompt-tie-next-largest = Gleiche Stärke: Wähle die nächstgrößte Einheit aus { $units }.
prompt-tie-attacker = Gleiche Stärke: Wähle den größten Angreifer aus { $units }.
prompt-panic = Panik in { $hex }: Wähle die Einheit.

## Bewegung

prompt-move-unit = { $brigade }: Wähle eine Einheit zum Bewegen.
prompt-move-artillery = { $unit }: bewegen?
prompt-move-event = Bewegung durch Ereignis: Wähle eine Einheit zum Bewegen.
prompt-move-stack = { $units } { $count ->
    [one] bewegt
   *[other] bewegen
} sich: eine weitere Einheit mitnehmen?
prompt-move-hex = { $units } { $count ->
    [one] zieht
   *[other] ziehen
} von { $hex }, noch { $left } BP: Wähle das nächste Feld.
prompt-skirmish = Plänkler weichen aus ({ $unit }): Wähle das Feld.
prompt-withdraw-attacked = { $unit } wird angegriffen: ausweichen oder standhalten?
prompt-withdraw-approached = Der Feind nähert sich ({ $unit }): ausweichen oder standhalten?
prompt-retreat-unit = { $units } { $count ->
    [one] zieht
   *[other] ziehen
} sich zurück: Wähle die erste Einheit.
prompt-retreat-hex = { $unit } zieht sich zurück, Feld { $step } von { $distance }: Wähle das Feld.
prompt-retreat-on = { $unit } muss { $distance ->
    [one] { $distance } Feld
   *[other] { $distance } Felder
} entfernt enden: Wähle das nächste Feld.
prompt-overstack-unit = { $hex } ist über der Stapelgrenze: Wähle eine Einheit, die das Feld verlässt.
prompt-overstack-hex = { $unit } verlässt das überfüllte Feld: Wähle das neue Feld.
prompt-place-unit = { $zone }: Wähle eine Einheit zum Aufstellen.
prompt-place-hex = { $zone }, { $unit }: Wähle das Feld.
prompt-entry = { $name } betritt die Karte: Wähle das Eintrittsfeld.

## Nahkampf

prompt-assault-unit = { $brigade }: Wähle eine Einheit, die im Nahkampf angreift.
prompt-assault-cavalry = { $unit }: im Nahkampf angreifen?
prompt-assault-target = { $unit } greift an: Wähle das Zielfeld.
prompt-assault-next = Wähle den Nahkampf, der als Nächstes ausgewertet wird.
prompt-assaulting-hex = { $units } { $count ->
    [one] greift
   *[other] greifen
} an: Wähle das angreifende Feld.
prompt-advance-unit = { $hex } ist geräumt: Wähle eine Einheit zum Nachrücken.
prompt-advance-hex = { $unit } darf ein zweites Feld nachrücken: Wähle das Feld.

## Sammeln

prompt-rally-unit = { $brigade }: Wähle eine Einheit zum Sammeln.
prompt-rally-battery = { $side }, Sammelschritt der Artillerie: Wähle eine Batterie zum Sammeln.
prompt-rally = { $unit } sammelt sich: erholen oder auffrischen?
prompt-rebuild-hex = { $unit } kehrt auf die Karte zurück: Wähle das Feld.
prompt-displace-hex = { $unit } hat im eigenen Feld keinen Platz: Wähle ein anderes Feld.

## Wirkungen des Nebels des Krieges

fog-uncontrolled-advance = Unkontrollierter Vormarsch einer Einheit ({ $side })
fog-uncontrolled-withdrawal = Unkontrolliertes Ausweichen einer Einheit ({ $side })
fog-general-casualty = Ein General ist in Gefahr ({ $side })

## Zeitpunkte

moment-draw = sobald es gezogen ist
moment-held = vor dem nächsten Ziehen
moment-final = zum letzten Mal in diesem Zug
moment-enemy-orders = nach dem Befehl des Feindes
moment-own-movement = vor deinem Bewegungsschritt
moment-enemy-movement = vor dem Bewegungsschritt des Feindes
moment-own-close-combat = vor deinem Nahkampfschritt
moment-own-fire = bevor deine Einheiten feuern
moment-enemy-fire = bevor der Feind feuert
moment-after-own-fire = nach deinem Feuer
moment-after-enemy-fire = nach dem Feuer des Feindes
moment-own-test = in deinem Kohäsionstest
moment-enemy-test = im Kohäsionstest des Feindes
moment-own-break-test = in deinem Bruchtest
moment-enemy-break-test = im Bruchtest des Feindes
moment-own-retreat = bevor deine Einheit sich zurückzieht
moment-enemy-retreat = bevor der Feind sich zurückzieht
moment-own-rally = bevor deine Einheit sich sammelt
moment-enemy-rally = bevor der Feind sich sammelt
moment-own-rebuild = nach deinem Auffrischwurf
moment-enemy-rebuild = nach dem Auffrischwurf des Feindes
moment-own-defence = bevor du ein Feld verteidigst
moment-enemy-defence = bevor der Feind ein Feld verteidigt
moment-own-artillery = bevor deine Einheit in einem Artillerieschritt handelt
moment-enemy-artillery = bevor der Feind in einem Artillerieschritt handelt
moment-own-command = nach deinem Befehlswurf
moment-enemy-command = nach dem Befehlswurf des Feindes
