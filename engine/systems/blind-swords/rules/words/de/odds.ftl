# Chancen eines Feuers oder eines Nahkampfs. Begriffe stehen am Anfang von log.ftl.

odds-only = { $strength }; { $tests }
odds-first-of-several = { $strength }; { $tests }; `odds` zeigt mehr
odds-fire = Feuer auf { $hex }: { $lead }, Kohäsion { $cohesion }
odds-close-combat = Nahkampf gegen { $hex }: { $lead }, Kohäsion { $cohesion }
odds-given = { $combat }, wenn { $conditions }
odds-if-lead = { $unit } die führende Einheit ist
odds-if-assaulting = { $hex } das angreifende Feld ist
odds-if-primary = { $side } die Hauptfeldkante ist
odds-assumed = angenommen: { $assumptions }
odds-uncounted = in { $share } ab hier nicht gezählt: { $reason }
odds-column = Spalte { $column }
odds-no-column = keine Wirkung
odds-range = Entfernung { $distance } { $bands }
odds-strength = { $strength } SP
odds-strengths = { $attacking } SP gegen { $defending }, { $column }
odds-share = { $what } { $share }

## Reichweiten

band-canister = Kartätschen
band-effective = Wirksam
band-long = Weit
band-extreme = Extrem

## Kohäsionstests

test-none = keine Wirkung
test-close-fight = Handgemenge
test-routine = leichter Test
test-tough = harter Test
test-severe = schwerer Test

## Wirkungen der Würfel

effect-nothing = keine Wirkung
effect-depletion = Verlust
effect-attacker-depletion = Verlust des Angreifers
effect-morale-hit = Moraltreffer
effect-break-test = Bruchtest
effect-retreat = Rückzug
effect-panic = Panik
effect-attacker-morale-hit = Moraltreffer des Angreifers
effect-attacker-retreat = Rückzug des Angreifers

## Was aus Einheiten wird

fate-breaks = eine Einheit bricht
fate-eliminated = eine Einheit ist vernichtet
fate-panics = eine Einheit gerät in Panik
fate-attacker-breaks = ein Angreifer bricht
fate-attacker-eliminated = ein Angreifer ist vernichtet

## Annahmen über die Spieler

assumed-no-event = keine Seite spielt ein gehaltenes Ereignis
assumed-no-defence = der Verteidiger feuert nicht
assumed-cavalry-stands = angegriffene Kavallerie weicht nicht aus
assumed-no-pursuit = keine Einheit feuert auf eine, die sich zurückzieht

## Entscheidungen, mit denen das Zählen endet

undecided-retreat = der Besitzer der Einheiten wählt den Weg ihres Rückzugs
undecided-panic = die Seite, die feuert oder angreift, wählt die Einheit für die Panik
undecided-largest = ein Besitzer wählt unter gleich großen Einheiten
undecided-withdrawal = eine Einheit kann in mehrere Felder ausweichen
undecided-script = eine Regel des Szenarios fragt einen Spieler
undecided-advance = der Sieger wählt die Einheiten, die nachrücken
undecided-other = ein Spieler entscheidet etwas anderes
undecided-cut = es sind zu viele Verläufe, um alle zu spielen
