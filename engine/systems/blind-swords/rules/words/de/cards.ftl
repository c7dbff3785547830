# Karten: Begriffe, wie sie sonst heißen und was sie bedeuten. Begriffe stehen am Anfang von log.ftl.
# card-…-words nennt die Wörter, die die Karte öffnen, durch Kommas getrennt, so wie sie in den Texten des Spiels stehen.

card-strength = Stärke
card-strength-words = SP, Stärkepunkte
card-strength-text = Die erste Zahl auf einer Einheit: ihre Musketen oder Geschütze. Sie bestimmt die Spalte ihres Feuers. Eine erschütterte Einheit zählt eins weniger, eine desorganisierte zwei weniger. Weite Entfernung halbiert die Stärke, extreme viertelt sie. C ist ein Kader, ein halber Punkt.

card-cohesion = Kohäsion
card-cohesion-words = CR
card-cohesion-text = Die letzte Zahl auf einer Einheit: wie fest sie zusammenhält. Die meisten Tests vergleichen einen Würfel damit. Ein Moralmarker senkt sie um eins oder zwei, fehlende Unterstützung um ein weiteres. Sie ist nie unter 0.

card-movement-points = Bewegungspunkte
card-movement-points-words = BP, MP
card-movement-points-text = Punkte, die eine Einheit ausgibt, um Felder zu betreten. Der Befehl ihrer Brigade bestimmt, wie viele sie hat. Gelände, Hänge und Wasser bestimmen, was jedes Feld kostet.

card-fresh = Frisch
card-fresh-words = frisch
card-fresh-text = Die Vorderseite einer Einheit: bei voller Stärke.

card-battleworn = Angeschlagen
card-battleworn-words = BW, angeschlagen
card-battleworn-text = Die Rückseite einer Einheit, mit einer weißen Ecke: Sie hat viel von ihrer Stärke verloren. Bei einem weiteren Verlust legt sie einen Bruchtest ab. Sie kann aufgefrischt werden.

card-cadre = Kader
card-cadre-words = Kaders
card-cadre-text = Der Rest einer kleinen Einheit, gedruckt als C. Er zählt als halber Stärkepunkt.

card-rifles = Gezogene Waffen
card-rifles-words = Rf
card-rifles-text = Gezogene Musketen oder Geschütze, mit größerer Reichweite als glatte.

card-smoothbores = Glatte Waffen
card-smoothbores-words = Sm
card-smoothbores-text = Glatte Musketen oder Geschütze, mit kurzer Reichweite. Glatte Geschütze sind mit Kartätschen am besten.

card-mixed-guns = Gemischte Geschütze
card-mixed-guns-words = Mx
card-mixed-guns-text = Eine Batterie aus gezogenen und glatten Geschützen. Auf weite und extreme Reichweite wird ihr Feuer nach links verschoben.

card-carbines = Karabiner
card-carbines-words = Sr, CC
card-carbines-text = Die Schusswaffen der Kavallerie, nur auf kurze Entfernung wirksam.

card-morale-hit = Moraltreffer
card-morale-hit-words = MH, 2MH
card-morale-hit-text = Ein Verlust an Moral. Der erste Moraltreffer macht eine Einheit erschüttert, der zweite desorganisiert. Ein dritter bedeutet einen Bruchtest.

card-shaken = Erschüttert
card-shaken-words = erschüttert
card-shaken-text = Ein Moraltreffer, gezeigt durch ein rundes S auf der Einheit. Sie hat eins weniger an Stärke und Kohäsion und gibt keine Unterstützung.

card-disrupted = Desorganisiert
card-disrupted-words = desorganisiert
card-disrupted-text = Zwei Moraltreffer, gezeigt durch ein eckiges D auf der Einheit. Sie hat zwei weniger an Stärke und Kohäsion. Ein weiterer Moraltreffer bedeutet einen Bruchtest.

card-depletion = Verlust
card-depletion-words = D, D2, DALL, Verluste
card-depletion-text = Eine frische Einheit wird angeschlagen. Eine angeschlagene legt einen Bruchtest ab. D trifft die führende Einheit, D2 auch die nächstgrößte, DALL jede Einheit im Feld.

card-attacker-depleted = Verlust des Angreifers
card-attacker-depleted-words = AD, BD
card-attacker-depleted-text = Im Nahkampf erleidet der größte Angreifer einen Verlust. Bei BD auch die führende Einheit der Verteidiger.

card-attackers-morale-hit = Moraltreffer des Angreifers
card-attackers-morale-hit-words = AMH
card-attackers-morale-hit-text = Im Nahkampf erhält der größte Angreifer einen Moraltreffer.

card-attacker-retreats = Rückzug des Angreifers
card-attacker-retreats-words = AR1, AR2, AR
card-attacker-retreats-text = Im Nahkampf zieht sich der größte Angreifer so viele Felder zurück.

card-retreat = Rückzug
card-retreat-words = R1, R2, R3, Rückzüge
card-retreat-text = Die Einheit zieht sich so viele Felder zurück und muss so weit entfernt enden. Im Nahkampf ziehen sich alle Verteidiger zurück.

card-break-test = Bruchtest
card-break-test-words = BT, Bruchtests
card-break-test-text = Würfle gegen die Kohäsion der Einheit. Bei höchstens dieser Zahl hält sie, wird aber erschüttert oder, wenn sie es schon war, desorganisiert. Bei mehr bricht sie und kommt auf die Bruchleiste. Eine Batterie ist dann verloren.

card-panic = Panik
card-panic-words = P, (P)
card-panic-text = Panik greift auf eine andere schwache Einheit im Feld oder daneben über. Der Feind wählt die Einheit, die das Panikergebnis erleidet.

card-cohesion-test = Kohäsionstest
card-cohesion-test-words = leichter Test, harter Test, schwerer Test, Handgemenge, Kohäsionstests
card-cohesion-test-text = Ein Treffer verlangt zwei Würfel auf der Kohäsionstabelle: einen für Verluste, einen für den Rückzug. Der leichte Test ist der mildeste, der schwere der schlimmste. Nahkampf verlangt immer einen, mindestens ein Handgemenge.

card-lead-unit = Führende Einheit
card-lead-unit-words = führende Einheit, führenden Einheit
card-lead-unit-text = Die Einheit eines Feldes mit der höchsten gedruckten Stärke. Sie legt den Test für den ganzen Stapel ab und trägt die meisten Ergebnisse.

card-support = Unterstützung
card-support-words = ohne Unterstützung, unterstützt
card-support-text = Standhafte eigene Einheiten im selben Feld oder daneben: für Infanterie der eigenen Brigade, für Artillerie Infanterie jeder Brigade. Eine Einheit ohne Unterstützung hat eins weniger Kohäsion.

card-column = Spalte
card-column-words = Spalten
card-column-text = Die Tabelle Kampfergebnisse hat eine Spalte für jeden Bereich der Stärke. Gelände, Sicht und Stellung verschieben die Spalte nach rechts oder links.

card-effective-range = Wirksame Reichweite
card-effective-range-words = Wirksam
card-effective-range-text = Nah genug, um mit voller Stärke zu feuern.

card-long-range = Weite Reichweite
card-long-range-words = Weit
card-long-range-text = Auf diese Entfernung ist die Stärke des Feuers halbiert.

card-extreme-range = Extreme Reichweite
card-extreme-range-words = Extrem
card-extreme-range-text = Auf diese Entfernung ist die Stärke des Feuers geviertelt.

card-canister = Kartätschen
card-canister-words = Kartätsche
card-canister-text = Artilleriefeuer auf die kürzeste Entfernung, mit anderthalbfacher Stärke.

card-converging-fire = Kreuzfeuer
card-converging-fire-words = Hauptfeldkante
card-converging-fire-text = Feuer aus mehreren Richtungen auf ein Feld. Eine Feldkante ist die Hauptfeldkante. Feuer in deren Flanke oder Rücken zählt mehr.

card-obscured = Getrübte Sicht
card-obscured-words = getrübt, getrübte Sicht
card-obscured-text = Zu sehen, aber schlecht. Feuer darauf verschiebt sich nach links.

card-line-of-sight = Sichtlinie
card-line-of-sight-words = Sicht, Sichtlinien
card-line-of-sight-text = Ob ein Feld ein anderes sieht. Höherer Boden, Wald und Einheiten dazwischen können sie blockieren. Das Werkzeug Sicht prüft es.

card-close-combat = Nahkampf
card-close-combat-words = angreifendes Feld, Nahkämpfe
card-close-combat-text = Einheiten neben dem Feind greifen nach dem Abwehrfeuer an. Eines der angreifenden Felder, vom Angreifer bestimmt, gibt die Spalte vor. Verhältnis und Flanken verschieben sie.

card-defensive-fire = Abwehrfeuer
card-defensive-fire-words = Abwehrfeuers
card-defensive-fire-text = Die angegriffenen Einheiten und die, die sie unterstützen, feuern, bevor der Angriff ausgefochten wird.

card-disengagement-fire = Abzugsfeuer
card-disengagement-fire-words = Abzugsfeuers
card-disengagement-fire-text = Feindliche Einheiten neben einer Einheit, die abzieht, dürfen mit halber Stärke auf sie feuern.

card-brigade = Brigade
card-brigade-words = Brigaden
card-brigade-text = Einheiten mit demselben Farbstreifen. Sie handeln zusammen unter einem Befehl, und ihre Infanterie unterstützt nur die eigene Brigade.

card-activation = Aktivierung
card-activation-words = aktiviert, aktiv
card-activation-text = Eine Brigade handelt, wenn ein Spielchip ihres Generals oder ihrer Division gespielt wird. Sie feuert, bewegt sich, führt Nahkämpfe und sammelt sich, in dieser Reihenfolge.

card-order = Befehl
card-order-words = Befehle, Angriff, Manöver, Verteidigung, Neuordnung
card-order-text = Was eine Brigade in ihrer Aktivierung tun darf. Die Tabelle der Befehle nennt Bewegungspunkte und Erlaubnisse.

card-cup = Becher
card-cup-words = Bechers
card-cup-text = Aus dem Becher werden die Spielchips des Zuges einzeln gezogen, bis er leer ist. Welche Brigade als nächste handelt, ist ungewiss.

card-chit = Spielchip
card-chit-words = Spielchips
card-chit-text = Ein Plättchen, das aus dem Becher gezogen wird: eine Division oder ein General, die eine Brigade aktivieren, ein Ereignis einer Seite, Fortunes of War oder Fog of War.

card-key-chit = Schlüsselchip
card-key-chit-words = Schlüsselchips
card-key-chit-text = Der eine Ereignischip, den sich jede Seite in jedem Zug für den Becher sichert. Er wird geheim gewählt.

card-held-chit = Gehaltener Spielchip
card-held-chit-words = gehaltener Spielchip, gehaltene Spielchips
card-held-chit-text = Ein Spielchip, der gezogen und behalten wurde, um später im Zug gespielt zu werden.

card-fortunes-of-war = Kriegsglück
card-fortunes-of-war-words = Fortunes of War
card-fortunes-of-war-text = Der Spielchip Fortunes of War hebt den nächsten gezogenen auf. Ein Ereignis oder ein Oberbefehlshaber wirkt dieses Mal nicht. In einer Division verliert eine Brigade ihre Aktivierung.

card-fog-of-war = Nebel des Krieges
card-fog-of-war-words = Fog of War
card-fog-of-war-text = Der Spielchip Fog of War bringt Verwirrung: Eine Einheit bewegt sich ohne Befehl, oder ein General kann getroffen werden.

card-skirmish-order = Plänklerformation
card-skirmish-order-words = Plänkler, Plänklern
card-skirmish-order-text = Eine Einheit in aufgelöster Ordnung, gezeigt durch einen gestrichelten Rahmen. Sie ist schwer zu treffen, bremst den Feind und weicht aus, statt zu kämpfen.

card-broken-track = Bruchleiste
card-broken-track-words = Verfügbar
card-broken-track-text = Gebrochene Einheiten warten hier. In jedem Zug rücken sie einen Kasten näher an Verfügbar, wo sie aufgefrischt werden können.

card-rally = Sammeln
card-rally-words = sammelt sich, erholen, Erholung
card-rally-text = Am Ende ihrer Aktivierung entfernt eine Brigade Moralmarker, wie ihr Befehl es erlaubt.

card-rebuild = Auffrischen
card-rebuild-words = auffrischen, aufgefrischt
card-rebuild-text = Mit einem Wurf wird eine angeschlagene Einheit frisch, oder eine gebrochene kehrt auf die Karte zurück.

card-victory-points = Siegpunkte
card-victory-points-words = VP, Punkte
card-victory-points-text = Felder mit einer Zahl zählen für die Seite, deren Farbe sie hat, am Ende oder in jedem Zug, ebenso gebrochene und verlorene Feinde. Der Unterschied ergibt die Siegstufe.

card-overhead-fire = Feuer über Einheiten
card-overhead-fire-words = über Einheiten
card-overhead-fire-text = Artilleriefeuer über andere Einheiten. Das Feuer verschiebt sich nach links.

card-angled-ground = Schräger Boden
card-angled-ground-words = schräger Boden
card-angled-ground-text = Rauer Boden. Er kostet zusätzliche Bewegungspunkte, und Artillerie kann nicht von ihm feuern.

card-slope = Hang
card-slope-words = Hänge, Steilhang, aufwärts, abwärts
card-slope-text = Eine Feldkante zwischen zwei Höhenstufen. Bergauf kostet sie zusätzliche Punkte, und der Hang hilft dem Verteidiger. Ein Steilhang kostet in beide Richtungen zusätzlich.

card-level = Höhenstufe
card-level-words = Stufe, Höhenstufen
card-level-text = Die Höhe eines Feldes. Einheiten auf höherem Boden sehen weiter.

card-stacking = Stapeln
card-stacking-words = Stapel, Stapelgrenze
card-stacking-text = Ein Feld fasst höchstens { $stacking } Stärkepunkte an Einheiten in gedruckter Stärke. Artillerie zählt nach einer eigenen Tabelle. Eine Einheit darf nicht freiwillig anhalten, wo die Grenze überschritten wäre.
