# Begriffe und wie Einheiten, Felder und Feldkanten heißen. Begriffe stehen am Anfang von log.ftl.

## Waffengattungen und Befehle

arm-infantry = Infanterie
arm-cavalry = Kavallerie
arm-artillery = Artillerie
arm-cavalry-on-foot = abgesessene Kavallerie
order-attack = Angriff
order-defend = Verteidigung
order-maneuver = Manöver
order-regroup = Neuordnung

## Zustände einer Einheit, als Liste hinter ihrem Namen

state-battleworn = angeschlagen
state-shaken = erschüttert
state-disrupted = desorganisiert
state-skirmish-order = in Plänklerformation
state-dismounted = abgesessen

## Orte

place-broken = Bruchleiste, { $track_box }
place-off = nicht auf der Karte
place-eliminated = vernichtet
place-withdrawn = endgültig von der Karte
broken-box = { $id ->
    [available] Verfügbar
   *[other] Kasten { $id }
}
marker-towards = { $marker } Richtung { $hex }
slope-up = { $name } aufwärts
slope-down = { $name } abwärts
list-empty = keine

## Eigenschaften, als Liste

trait = { $name }: { $effects }
trait-cannot-fire = feuert nie
trait-range-reduced = Reichweite um { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
} kürzer
trait-range-increased = Reichweite um { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
} länger
trait-range-maximum = Reichweite höchstens { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
}
trait-fires-and-moves = darf sich nach dem Feuern bewegen
trait-seen-over = blockiert keine Sichtlinie
trait-spared-by-fire = unempfindlich gegen Feuer
trait-moves = { $points } BP
trait-moves-by-order = Bewegung: { $rates }
trait-moves-under = { $points } BP bei { $order }
trait-moves-without = { $points } BP ohne Befehl
trait-pays = zahlt { $points } BP für { $terrain }
trait-by-road = betritt { $terrain } nur auf Straßen
trait-never-enters = betritt { $terrain } nie
trait-streams-free = quert Bäche ohne Kosten
trait-streams = zahlt { $points } BP zusätzlich für einen Bach
trait-keeps-away = zieht nicht neben einen Feind
trait-break-tests = { $added } in Bruchtests
trait-steadies = { $added } auf die Kohäsion anderer Einheiten im Feld
trait-cannot-rally = kann sich nicht sammeln
trait-cannot-rebuild = kann nicht aufgefrischt werden
trait-cannot-attack = greift nie im Nahkampf an
trait-cannot-charge = attackiert nie
trait-cannot-lead = ist nur führende Einheit, wenn keine andere es sein kann
trait-cannot-stand-alone = geht verloren, wenn sie allein angegriffen wird
trait-stacks-as = zählt { $points } beim Stapeln
trait-gives-no-support = gibt keine Unterstützung
trait-gets-no-support = erhält keine Unterstützung
trait-needs-no-support = braucht keine Unterstützung

# A hex by its name.
place-named = { $name } ({ $hex })
