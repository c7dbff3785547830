# Gründe, warum etwas nicht erlaubt ist. Begriffe: am Anfang von log.ftl.
# Namen von Einheiten, Brigaden, Spielchips und Eigenschaften stehen im Nominativ.

## ACT

act-03-does-not-answer-question = das ist keine Antwort auf die Frage
fog-not-on-map = { $unit } ist nicht auf der Karte

## ADV

adv-02-hold-more-than-stacking-limit = { $hex } läge über der Stapelgrenze
adv-02-not-map = { $unit } ist nicht auf der Karte
adv-02-took-no-part-close-combat = { $unit } war an diesem Nahkampf nicht beteiligt

## ART

art-01-acts-brigade-not-artillery-phase = { $unit } handelt mit der eigenen Brigade, nicht in der Artilleriephase
art-01-does-not-stand = { $unit } ist nicht in { $hex }
art-01-no-artillery-side-stands = in { $hex } gibt es keine eigene Artillerie
art-02-acted-phase-already = { $unit } hat in dieser Phase schon gehandelt
art-02-only-moves-now = jetzt kann sich nur { $unit } bewegen
art-03-not-hex-acts = { $unit } ist nicht im aktiven Feld
art-04-all-artillery-been-activated-phase = alle Artillerie in { $hex } wurde in dieser Phase schon aktiviert
art-04-been-activated-phase = { $unit } wurde in dieser Phase schon aktiviert
art-07-too-near-enemy-guns-move = { $hex } ist zu nah am Feind: Artillerie darf es nicht betreten
art-08-no-farther-enemy-engaged-guns = gebundene Artillerie darf sich nur vom Feind entfernen, und { $hex } ist nicht weiter entfernt
art-10-artillery-terrain-out-may-not = aus diesem Gelände darf Artillerie nicht feuern: { $unit }
art-12-not-cavalry-acts = { $unit } ist nicht die aktive Kavallerie
art-13-exerted-in-phase = { $unit } hat sich in dieser Phase bewegt, gefeuert oder zurückgezogen oder wurde angeschlagen
art-13-neither-nor-next-infantry = { $unit } ist weder im selben Feld mit Infanterie noch neben ihr
art-13-not-map = { $unit } ist nicht auf der Karte

## CAV

cav-01-not-farther-every-attacker = { $hex } ist nicht von jedem Angreifer weiter entfernt
cav-02-attacked-cavalry = { $unit } kann nicht ausweichen: Kavallerie ist unter den Angreifern
cav-03-not-farther-those-who-come = { $hex } ist nicht weiter vom anrückenden Feind entfernt
cav-04-needs-mp = braucht { $amount } BP, hat noch { $amount2 }
cav-04-no-mounting = Auf- und Absitzen gibt es in diesem Spiel nicht
cav-04-no-other-counter = hier kann keine Einheit auf- oder absitzen
cav-04-not-in-charge = eine Einheit in der Attacke darf nicht absitzen
cav-04-not-on-this-ground = das Gelände lässt das nicht zu: { $unit }
cav-05-charged-another-hex-than = { $unit } ist gegen ein anderes Feld angeritten, nicht gegen { $hex }
cav-05-charged-must-attack = { $unit } hat attackiert und muss angreifen
cav-05-declared-before-move = eine Attacke wird vor der Bewegung angesagt
cav-05-ends-next-to-enemy = eine Attacke muss neben einem Feind enden, der attackiert werden darf
cav-05-hexside-bars = die Feldkante vor { $hex } hält eine Attacke auf
cav-05-no-charges = Attacken gibt es in diesem Spiel nicht
cav-05-no-enemy-any-more = nach { $hex } ist kein Feind mehr mit der Attacke erreichbar
cav-05-no-enemy-from-here = von hier ist kein Feind mit der Attacke erreichbar
cav-05-not-clear-ground = { $hex } ist kein offenes Gelände
cav-05-not-mounted = { $unit } ist nicht aufgesessen
cav-05-order-permits-no-close-combat = der Befehl erlaubt keinen Nahkampf
cav-05-over-stacking-limit = { $hex } läge über der Stapelgrenze
cav-05-shaken-or-disrupted = { $unit } ist erschüttert oder desorganisiert
cav-06-mounted-attacked-cavalry = { $unit } ist aufgesessen, und Kavallerie greift an: kein Feuer
cav-06-mounted-nothing-fire = { $unit } ist aufgesessen und hat keine Feuerwaffe

## CC

cc-01-artillery-never-attacks = Artillerie greift nie an: { $unit }
cc-01-brigade-no-order = die Brigade hat keinen Befehl
cc-01-does-not-act-active-brigade = { $unit } gehört nicht zur aktiven Brigade
cc-01-nobody-attacks = kein Nahkampf ({ $night })
cc-01-not-map = { $unit } ist nicht auf der Karte
cc-01-order-does-not-permit-close = der Befehl { $order ->
    [attack] Angriff
    [defend] Verteidigung
    [maneuver] Manöver
    [regroup] Neuordnung
   *[other] { $order }
} erlaubt keinen Nahkampf
cc-01-skirmish-order = { $unit } ist in Plänklerformation
cc-02-committed-close-combat-already = { $unit } nimmt schon an einem Nahkampf teil
cc-02-no-enemy-stands = in { $hex } ist kein Feind
cc-02-no-enemy-stands-next = kein Feind neben { $unit }
cc-02-not-next = { $unit } ist nicht neben { $hex }
cc-03-no-close-combat-declared-against = gegen { $hex } ist kein Nahkampf angesagt
cc-04-nobody-being-fired-back = in { $hex } hat keine Einheit dieses Feuer ausgelöst
cc-05-hex-target-another-close-combat = ein anderer Nahkampf dieses Schritts gilt dem Feld der Einheit { $unit }
cc-05-not-next-attacking-unit = { $unit } ist nicht neben einer angreifenden Einheit
cc-10-no-attacker-left = in { $hex } ist kein Angreifer mehr

## CHIT

chit-02-side-holds-no-chit-can = du hältst keinen Spielchip, der jetzt gespielt werden kann
chit-05-played-once-not-all = { $chit } wird sofort gespielt oder gar nicht
chit-06-not-held = { $chit } kann nicht gehalten werden
chit-06-not-played-moment = { $chit } kann in diesem Moment nicht gespielt werden
chit-06-side-does-not-hold = die Seite hält { $chit } nicht
chit-07-side-can-do-nothing-back = die Rückseite des Spielchips ist jetzt ohne Nutzen
chit-15-activates-no-brigade = { $chit } aktiviert keine Brigade
chit-15-held-already-played-now = { $chit } wurde schon gehalten: spiele es jetzt
chit-15-no-brigade-can-activate = { $chit } hat keine Brigade, die aktiviert werden kann
chit-15-not-brigade-commanders-side = { $brigade } gehört nicht zur Seite des Oberbefehlshabers
chit-15-not-under = { $brigade } untersteht nicht { $chit }
chit-15-played-held-chit-step = { $chit } wird in einem Schritt für gehaltene Spielchips gespielt
chit-17-been-activated-turn = { $brigade } wurde in diesem Zug schon aktiviert
chit-17-not-brigade-division = { $brigade } gehört nicht zur Division
chit-17-not-chit-can-held = { $chit } kann nicht gehalten werden
chit-18-not-next-enemy = { $unit } ist nicht neben einem Feind
chit-20-not-brigade-chit = { $brigade } ist nicht die Brigade des Spielchips
chit-21-no-unit-map-available-due = { $brigade } hat keine Einheit auf der Karte, verfügbar oder im Anmarsch
chit-23-played-activation-already = { $chit } wurde in dieser Aktivierung schon gespielt
chit-24-command-event-nothing-used-now = das Befehlsereignis hat jetzt kein Ziel
chit-24-event-does-not-let-fire = das Ereignis lässt dieses Feuer nicht zu: { $unit }
chit-24-event-does-not-move = das Ereignis bewegt diese Einheit nicht: { $unit }
chit-24-event-does-not-offer = das bietet das Ereignis nicht an
chit-24-nothing-played-now = { $chit } hat jetzt kein Ziel

## CMD

cmd-01-not-among-chits-choose = { $chit } steht nicht zur Wahl
cmd-01-not-event-chit-side = { $chit } ist kein Ereignischip der Seite

## CONV

conv-01-no-further-unit-could-fire = keine weitere Einheit kann durch eine andere Feldkante auf { $hex } feuern
conv-02-no-announced-fire-comes-through = kein angesagtes Feuer geht durch Feldkante { $number }
conv-05-artillery-step-only-one-hex = in einem Artillerieschritt feuert nur ein Feld

## DIS

dis-03-not-next-unit-leaves = { $unit } ist nicht neben der abziehenden Einheit

## ENG

eng-02-next-enemy-order-forbids-engaging = { $hex } ist neben einem Feind, und der Befehl verbietet Feindkontakt

## FIRE

fire-01-belongs-other-side = { $unit } gehört zur anderen Seite
fire-01-does-not-act-active = { $unit } gehört nicht zur aktiven Brigade { $brigade }
fire-01-no-brigade-active = keine Brigade ist aktiv
fire-01-not-map = { $unit } ist nicht auf der Karte
fire-01-scenario-does-not-let-fire = das Szenario lässt kein Feuer auf { $hex } zu: { $unit }
fire-02-fired-already = { $unit } hat schon gefeuert
fire-02-fired-step = { $unit } hat in diesem Schritt schon gefeuert
fire-02-fired-step-already = { $unit } hat in diesem Schritt schon gefeuert
fire-02-fires-group-already = { $unit } ist schon in dieser Feuergruppe
fire-02-no-enemy = in { $hex } ist kein Feind
fire-02-no-enemy-range-sight = { $unit } hat keinen Feind in Reichweite und Sichtlinie
fire-04-group-fires-one-hex-two = eine Feuergruppe steht in einem Feld oder in zwei benachbarten
fire-04-two-hexes-only-units-one = aus zwei Feldern feuern nur Einheiten einer Brigade gemeinsam
fire-05-cavalry-fires-itself = Kavallerie feuert allein
fire-05-guns-combine-only-units-their = Artillerie feuert nur mit Einheiten im eigenen Feld gemeinsam
fire-06-adds-strength-does-not-fire = { $unit } muss auf { $hex } mit { $unit2 } gemeinsam feuern oder gar nicht
fire-06-infantry-guns-do-not-fire = Infanterie und Artillerie feuern hier nicht gemeinsam
fire-08-not-one-units-choose = { $unit } steht nicht zur Wahl

## FOG

fog-artillery = { $unit } ist Artillerie
fog-next-to-enemy = { $hex } ist neben einem Feind
fog-next-to-enemy-already = { $unit } ist schon neben einem Feind
fog-no-hex = { $unit } hat kein mögliches Zielfeld
fog-not-farther = { $hex } ist nicht ein Feld weiter vom nächsten Feind entfernt
fog-not-nearer = { $hex } ist nicht ein Feld näher am nächsten Feind
fog-not-side-affected = { $unit } gehört nicht zur betroffenen Seite

## LOS

los-06-line-blocked = Sichtlinie nach { $hex } in { $hex2 } blockiert: { $block }
los-10-may-not-fire-over-friendly = { $unit } darf nicht über die eigene Einheit in { $hex } feuern
los-12-canister-may-not-fired-over = Kartätschen dürfen nicht über andere Einheiten gefeuert werden
los-12-canister-may-not-fired-over-2 = Kartätschen dürfen nicht über eigene Einheiten gefeuert werden
los-13-friendly-unit-next-target-may = über die eigene Einheit in { $hex } darf nicht gefeuert werden: sie ist neben dem Ziel

## MAP

map-01-no-may-enter = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
   *[other] { $arm }
} darf { $hex } nicht betreten
map-04-nobody-attacks-across-water = über das Wasser darf { $hex } nicht angegriffen werden
map-04-water-before-cannot-crossed = das Wasser vor { $hex } kann nicht überquert werden

## MOVE

move-01-does-not-act-active-brigade = { $unit } gehört nicht zur aktiven Brigade
move-01-nobody-move = es gibt keine Einheit zu bewegen
move-01-not-map = { $unit } ist nicht auf der Karte
move-01-scenario-does-not-let-go = das Szenario lässt es nicht zu: { $unit } nach { $hex }
move-02-does-not-stand = { $unit } ist nicht in { $hex }
move-02-does-not-stand-hex-those = { $unit } ist nicht im Feld des ziehenden Stapels
move-02-moved-step = { $unit } hat sich in diesem Schritt schon bewegt
move-03-no-movement-points = { $unit } hat keine Bewegungspunkte
move-04-no-way-leads-under-order = mit diesem Befehl führt kein Weg nach { $hex }
move-04-not-next = { $hex } ist nicht neben { $hex2 }
move-04-reached-step-step-mp = ziehe Feld für Feld nach { $hex }; es kostet { $amount } BP
move-04-where-movers-stand = die ziehenden Einheiten sind schon in { $hex }
move-05-needs-mp-left = braucht { $amount } BP, hat noch { $amount2 }
move-05-too-far-needs-mp-left = { $hex } ist zu weit: es kostet { $amount } BP, übrig sind { $amount2 }
move-11-bars-way = { $marker } versperrt den Weg von { $hex } nach { $hex2 }
move-11-cannot-cross-what-lies-between = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
   *[other] { $arm }
} kann die Feldkante zwischen { $hex } und { $hex2 } nicht überqueren
move-11-cannot-entered = { $hex } kann nicht betreten werden
move-11-closed = { $hex } ist gesperrt: { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
   *[other] { $arm }
}
move-11-enemy-stands = in { $hex } ist ein Feind

## OFF

off-01-not-edge-map = { $hex } ist nicht am Kartenrand

## ORD

ord-01-no-order-given-yet = noch wurde kein Befehl gegeben
ord-01-scenario-does-not-let-order = das Szenario erlaubt { $brigade } diesen Befehl nicht: { $order ->
    [attack] Angriff
    [defend] Verteidigung
    [maneuver] Manöver
    [regroup] Neuordnung
   *[other] { $order }
}
ord-02-no-moves-under-order = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
   *[other] { $arm }
} kann sich mit dem Befehl { $order ->
    [attack] Angriff
    [defend] Verteidigung
    [maneuver] Manöver
    [regroup] Neuordnung
   *[other] { $order }
} nicht bewegen
ord-02-order-does-not-permit-fire = der Befehl { $order ->
    [attack] Angriff
    [defend] Verteidigung
    [maneuver] Manöver
    [regroup] Neuordnung
   *[other] { $order }
} erlaubt kein Feuer

## ORG

org-02-acts-brigade = { $unit } handelt mit der eigenen Brigade
org-03-not-come-into-game = { $brigade } ist noch nicht im Spiel

## PAN

pan-01-lead-unit = { $unit } ist die führende Einheit
pan-01-neither-hex-nor-next = { $unit } ist weder in dem Feld noch daneben
pan-01-not-map = { $unit } ist nicht auf der Karte
pan-01-own-side = { $unit } gehört zur Seite, die feuert oder angreift
pan-01-panics-already = { $unit } ist schon in Panik
pan-01-steady = { $unit } hat Kohäsion { $number }; in Panik gerät nur, wer { $number2 } oder weniger hat
pan-04-lower-cohesion-goes-first = { $unit } hat die niedrigere Kohäsion und kommt zuerst

## RAL

ral-01-belongs-no-brigade = { $unit } gehört zu keiner Brigade
ral-01-hexes-enemy-not = { $unit } ist { $number } Felder von einem Feind entfernt; nötig sind { $number2 }
ral-01-neither-map-nor-available = { $unit } ist weder auf der Karte noch verfügbar
ral-01-neither-nor-next-unit = { $unit } ist weder im selben Feld noch neben einer Einheit der Brigade { $brigade }
ral-01-no-unit-brigade-next = { $unit } hat keine Einheit der Brigade neben sich
ral-01-not-among-those-who-may = { $unit } kann sich jetzt nicht sammeln
ral-01-steady-no-morale-hit-recover = { $unit } ist standhaft: kein Moraltreffer zu beheben
ral-02-rallied-step = { $unit } hat sich in diesem Schritt schon gesammelt
ral-03-order-permits-no-recovery = der Befehl erlaubt keine Erholung
ral-04-neither-map-nor-available = { $unit } ist weder auf der Karte noch verfügbar
ral-04-no-fresh-face-turn = { $unit } hat keine frische Seite
ral-04-order-permits-no-rebuilding = der Befehl erlaubt kein Auffrischen
ral-05-no-room-leads-no-hex = { $hex } hat keinen Platz, und über ein anderes Feld ist eines mit Platz schneller erreicht
ral-05-not-farther-enemy = { $hex } ist nicht weiter vom Feind entfernt
ral-05-not-map = { $unit } ist nicht auf der Karte
ral-05-rebuilt-no-room-here-farther = nach dem Auffrischen fände { $unit } weder hier noch weiter weg Platz
ral-06-hexes-enemy-not = { $hex } ist { $number } Felder von einem Feind entfernt; nötig sind { $number2 }
ral-06-hold-more-than-stacking-limit = { $hex } läge über der Stapelgrenze
ral-06-no-hex-come-back = { $unit } hat kein Feld für die Rückkehr
ral-06-not-within-hexes-friends-required = { $hex } ist mehr als { $number } Felder von den nötigen eigenen Einheiten entfernt
ral-07-artillery-does-not-rebuild-step = Artillerie frischt in diesem Schritt nicht auf: { $unit }
ral-07-only-recovers-rally-step = { $unit } kann sich im Sammelschritt nur erholen
ral-09-been-broken-stays-battleworn = { $unit } war gebrochen und bleibt angeschlagen

## REIN

rein-01-not-one-hexes-entry = { $hex } ist kein Eintrittsfeld
rein-04-another-clear-hex-nearer-than = ein anderes freies Feld ist näher als { $hex }
rein-04-enemy-stands-next = ein Feind ist in oder neben { $hex }
rein-04-not-edge-they-come = { $hex } ist nicht am Eintrittsrand

## RET

ret-02-retreat-cannot-end-hexes-start = von { $hex } aus kann der Rückzug nicht { $number } Felder vom Ausgangsfeld enden
ret-04-next-to-cause = { $hex } ist neben einem Feind, der den Rückzug verursacht hat; ein anderes Feld ist es nicht
ret-04-next-to-enemy = { $hex } ist neben einem Feind; ein anderes Feld ist es nicht
ret-04-not-toward-edge = { $hex } ist nicht näher am eigenen Rand; ein anderes Feld ist es
ret-05-part-retreat-already = { $hex } gehört schon zu diesem Rückzug
ret-07-over-stacking-limit = { $hex } läge über der Stapelgrenze; ein anderes Feld nicht

## RNG

rng-04-hexes-away-out-range = { $hex } ist { $number } Felder entfernt, außer Reichweite: { $unit }
rng-04-too-far-at-night = { $hex } ist zu weit: Reichweite höchstens { $number } ({ $night })

## SC1

sc1-06-nobody-may-enter-scenario = in diesem Szenario darf keine Einheit { $hex } betreten

## SC2

sc2-03-held-scenario-until-released = das Szenario hält { $brigade } bis zur Freigabe fest
sc2-05-may-not-move-until-released = { $unit } darf sich vor der Freigabe nicht bewegen

## SKR

skr-02-next-enemy-skirmishers-may-not = { $hex } ist neben einem Feind, und Plänkler dürfen keinen Feindkontakt suchen
skr-02-next-enemy-skirmishers-may-not-2 = { $hex } ist neben einem Feind, und Plänkler dürfen keinen Feindkontakt suchen
skr-02-skirmish-order-may-not-engage = { $unit } ist in Plänklerformation und darf keinen Feindkontakt suchen
skr-03-nobody-here-skirmish-order = hier ist keine Einheit in Plänklerformation
skr-03-skirmish-order-left-only-start = die Plänklerformation endet nur am Beginn einer Bewegung im Bewegungsschritt
skr-05-does-not-lead-once-hex = { $hex } führt nicht direkt in ein Feld ohne Feind daneben
skr-05-not-farther = { $hex } ist nicht weiter von { $hex2 } entfernt
skr-05-not-map = { $unit } ist nicht auf der Karte
skr-05-withdrawn-through = { $hex } gehört schon zu diesem Ausweichen
skr-06-only-skirmishers-stand = in { $hex } sind nur Plänkler

## STK

stk-04-goes-only-along-road = { $arm ->
    [infantry] Infanterie
    [cavalry] Kavallerie
    [artillery] Artillerie
   *[other] { $arm }
} kann von { $hex } nach { $hex2 } nur auf einer Straße ziehen
stk-07-larger-goes-first = { $unit } ist größer und zieht zuerst
stk-07-no-hex-go = { $unit } hat kein mögliches Zielfeld
stk-07-no-room-leads-no-hex = { $hex } hat keinen Platz, und über ein anderes Feld ist eines mit Platz schneller erreicht
stk-07-not-map = { $unit } ist nicht auf der Karte
stk-08-full-and-no-further-hex = { $hex } läge über der Stapelgrenze, und kein weiteres Feld ist erreichbar
stk-08-hold-more-than-stacking-limit = { $hex } läge über der Stapelgrenze
stk-08-holds-too-much-stop = { $hex } ist zu voll, um dort anzuhalten
stk-08-leave-hex-holds-too-much = { $unit } muss ein überfülltes Feld verlassen
stk-08-together-they-count-stacking-points = zusammen mit { $unit } sind es { $amount } Stapelpunkte: kein Feld kann sie aufnehmen
stk-08-zone-no-room-rest = die Zone hat keinen Platz für die übrigen Einheiten: { $unit }
stk-09-may-not-move-along-mounted = { $unit } darf nicht mit aufgesessener Kavallerie ziehen
stk-09-mounted-cavalry-stand-infantry-artillery = in { $hex } käme aufgesessene Kavallerie mit Infanterie oder Artillerie zusammen

## T

t-28-no-hex-zone-room = kein Feld der Zone hat Platz: { $unit }
t-28-not-placed-zone = { $unit } wird nicht in dieser Zone aufgestellt
t-28-not-zone = { $hex } ist nicht in der Zone
t-28-place-already = { $unit } ist schon aufgestellt

## VAL

val-08-sp-too-few-fire = { $amount } SP reichen nicht zum Feuern
val-14-bears-marker-keeps-fire = { $unit } hat einen Marker, der Feuer verbietet
val-16-keeps-away = { $hex } ist neben einem Feind; das verbietet die Eigenschaft { $trait }
val-16-may-not-enter = Einheiten mit der Eigenschaft { $trait } dürfen { $hex } nicht betreten
val-16-never-attacks = { $unit } greift nie im Nahkampf an: Eigenschaft { $trait } dieses Spiels
val-16-never-charges = { $unit } reitet nie eine Attacke: Eigenschaft { $trait } dieses Spiels
val-16-never-fires = { $unit } feuert nie: Eigenschaft { $trait } dieses Spiels
val-16-never-rallies = { $unit } sammelt sich nie: Eigenschaft { $trait } dieses Spiels
val-16-never-rebuilds = { $unit } frischt nie auf: Eigenschaft { $trait } dieses Spiels
val-16-not-so-far = { $unit } feuert nicht { $number } Felder weit: Eigenschaft { $trait } dieses Spiels
