# Karten: Begriffe, wie sie sonst heißen und was sie bedeuten. Begriffe stehen am Anfang von refusals.ftl.
# card-…-words nennt die Wörter, die die Karte öffnen, durch Kommas getrennt, so wie sie in den Texten des Spiels stehen.

card-sequence-of-play = Spielablauf
card-sequence-of-play-words = Spielablauf, Spielerzug, Phasen
card-sequence-of-play-text = Ein Spielzug sind zwei Spielerzüge. In jedem: Erste Befehlsphase, Bewegung, Abwehrfeuer des Feindes, dein Angriffsfeuer, Rückzüge des Feindes vor dem Nahkampf, deine Nahkämpfe, Letzte Befehlsphase.

card-strength-points = Stärkepunkte
card-strength-points-words = StP, Stärkepunkte
card-strength-points-text = Womit eine Einheit kämpft und was sie verliert: je etwa 100 Mann oder ein Geschütz. Bei 0 verlässt die Einheit das Spiel.

card-weapon = Waffe
card-weapon-words = Waffe
card-weapon-text = Der Buchstabe auf einem Spielstein. R ist Infanterie mit gezogenen Musketen ({ $rifles }), P Kavallerie mit Handwaffen ({ $hand-weapons }), N glatte Geschütze ({ $smoothbores }), T gezogene Geschütze ({ $rifled-guns }). Die Zahlen vervielfachen die Stärke auf eine Entfernung in Feldern.

card-morale-letter = Moralbuchstabe
card-morale-letter-words = Moralbuchstabe
card-morale-letter-text = Wie standhaft eine Einheit ist, von A, dem besten, bis E. Er sagt, bei welchen Würfen die Einheit flieht: { $rout-table }. Ein Stern heißt: erneut würfeln.

card-brigade = Brigade
card-brigade-words = Brigade, Brigaden
card-brigade-text = Einheiten unter einem Anführer. Eine Brigade hat einen Kampfwert: Hat sie mehr Stärkepunkte verloren als diesen, ist sie kampfunfähig.

card-command = Befehl
card-command-words = im Befehl
card-command-text = Eine Einheit ist im Befehl, wenn zu Beginn des Zugs ihrer Seite ein Weg vom Anführer zu ihr führt, der nicht länger ist als sein Befehlsradius. Feinde und ihre Kontrollzonen blockieren den Weg. Batterien und Wagen brauchen keinen Anführer.

card-out-of-command = Außer Befehl
card-out-of-command-words = außer Befehl
card-out-of-command-text = Die Einheit bewegt sich in diesem Zug nicht, wechselt die Formation nicht, nimmt nicht am Angriffsfeuer teil und greift nicht an. Sie darf sich drehen, Abwehrfeuer geben und sich verteidigen. Berittene Kavallerie darf sich trotzdem bewegen und absitzen.

card-movement-points = Bewegungspunkte
card-movement-points-words = BP, Bewegungspunkte
card-movement-points-text = Was eine Einheit ausgibt, um Felder zu betreten und Feldkanten zu überqueren: Infanterie, abgesessene Kavallerie und Wagen { $foot }, aufgeprotzte Fußbatterien { $battery }, berittene Kavallerie, aufgeprotzte reitende Batterien und Anführer { $horse }.

card-line = Linie
card-line-words = in Linie
card-line-text = Infanterie, bereit zum Kampf. Sie hat die Front zu einer Feldkante, feuert durch ihre Front und hat eine Kontrollzone, doch Straßen helfen ihr nicht. Ein Formationswechsel kostet Infanterie { $change-infantry } Bewegungspunkte.

card-column = Kolonne
card-column-words = in Kolonne
card-column-text = Infanterie, bereit zum Marsch. Sie kommt auf Chausseen und Straßen schnell voran, feuert aber nicht, greift nicht an und ist allein in ihrem Feld. Unter Feuer bildet sie sofort eine Linie, und das Feuer verschiebt sich um { $column-shift } Spalte nach rechts.

card-limbered = Aufgeprotzt
card-limbered-words = aufgeprotzt
card-limbered-text = Eine Batterie, zum Fahren angehängt. Sie kann nicht feuern. Feuer auf sie verschiebt sich um { $limbered-shift } Spalte nach rechts.

card-unlimbered = Abgeprotzt
card-unlimbered-words = abgeprotzt
card-unlimbered-text = Eine Batterie, bereit zum Feuern. Sie dreht sich, aber sie zieht nie und weicht nie zurück. Ein verlorener Nahkampf bringt sie ganz in Feindeshand. Aufprotzen kostet { $change-battery } Bewegungspunkte.

card-mounted = Beritten
card-mounted-words = beritten
card-mounted-text = Kavallerie im Sattel: { $horse } Bewegungspunkte. Sie feuert nicht, darf aber attackieren. Feuer auf sie verschiebt sich um { $mounted-shift } Spalten nach rechts.

card-dismounted = Abgesessen
card-dismounted-words = abgesessen
card-dismounted-text = Kavallerie zu Fuß. Sie bewegt sich und kämpft wie Infanterie in Linie. Ein Wechsel kostet { $change-cavalry } Bewegungspunkte und ist die letzte Handlung der Einheit.

card-facing = Front
card-facing-words = Front
card-facing-text = Eine Einheit in Linie und eine abgeprotzte Batterie sind einer Feldkante zugewandt. Diese und die beiden daneben sind die Front: Nur durch sie feuern sie und greifen sie an, und nur dort haben sie eine Kontrollzone. Drehen ist in deiner Bewegungsphase frei.

card-enfilade = Flankierendes Feuer
card-enfilade-words = flankierendes Feuer, flankiert
card-enfilade-text = Feuer, das eine Einheit durch Flanke oder Rücken erreicht: { $enfilade-shift } Spalte nach rechts.

card-thoroughfare = Verkehrsweg
card-thoroughfare-words = Verkehrsweg, Chaussee, Weg
card-thoroughfare-text = Eine Chaussee, eine Straße oder ein Weg. Er hilft Einheiten, die nicht in Linie sind, und nur über eine Feldkante, die er überquert. Auf einer Chaussee: { $pike }. Auf einer Straße: { $road }. Auf einem Weg: { $trail }.

card-ridge = Höhenrücken
card-ridge-words = Höhenrücken
card-ridge-text = Eine Feldkante, die nach beiden Seiten abfällt. Sie zu überqueren kostet zusätzlich. Sie blockiert die Sicht, deckt gegen Feuer und hilft dem Verteidiger im Nahkampf.

card-crest = Kamm
card-crest-words = Kamm, Kämme
card-crest-text = Eine Feldkante, die nach einer Seite abfällt. Die Einheit oben blickt auf den Boden hinab. Ein Kamm hilft im Nahkampf nicht.

card-stack = Stapel
card-stack-words = Stapel, Stapeln
card-stack-text = Einheiten einer Seite in einem Feld: höchstens { $stack-units } mit { $stack-points } Stärkepunkten. Sie haben eine Ordnung, und nur die oberste Einheit feuert. Anführer zählen nicht.

card-reserve = Reserve
card-reserve-words = Reserve
card-reserve-text = Ein Marker, mit dem mehr Einheiten ein Feld teilen dürfen: { $reserve-points } Stärkepunkte oder { $reserve-batteries } Batterien einer Art. Sie ziehen nicht, feuern nicht und verteidigen sich mit halber Stärke. Den Marker zu entfernen ist frei.

card-zone-of-control = Kontrollzone
card-zone-of-control-words = Kontrollzone, Kontrollzonen
card-zone-of-control-text = Die drei Felder vor der Front einer Einheit in Linie oder einer abgeprotzten Batterie. Wer sie verlässt, zieht Feuer auf sich. Eine Zone hält keine Bewegung auf, aber sie blockiert Befehls- und Versorgungslinien.

card-withdrawal-fire = Abzugsfeuer
card-withdrawal-fire-words = Abzugsfeuer
card-withdrawal-fire-text = Feuer auf eine Einheit, die eine Kontrollzone verlässt, bevor sie geht. Das Feuer kostet keinen Zug, kann aber die Munition aufbrauchen.

card-retreat-fire = Rückzugsfeuer
card-retreat-fire-words = Rückzugsfeuer
card-retreat-fire-text = Feuer auf eine zurückweichende Einheit, wenn sie eine Kontrollzone betritt. Wer den Rückzug verursacht hat, darf nicht feuern. Eine Einheit gibt es einmal je Phase.

card-line-of-sight = Sichtlinie
card-line-of-sight-words = LOS, Sichtlinie
card-line-of-sight-text = Die gerade Linie zwischen den Mitten zweier Felder. Wald, Orte, Höhenrücken, Kämme und Einheiten blockieren sie, je nach der Höhe beider Enden. Benachbarte Felder sehen einander immer.

card-small-arms = Handfeuerwaffen
card-small-arms-words = Handfeuerwaffen
card-small-arms-text = Das Feuer von Infanterie, abgesessener Kavallerie und Wachen der Wagen. Alle Handfeuerwaffen, die auf ein Feld feuern, ergeben eine Summe.

card-artillery = Artillerie
card-artillery-words = Artillerie, Batterie, Batterien
card-artillery-text = Batterien. Ein Stärkepunkt ist ein Geschütz. Alle Batterien, die auf ein Feld feuern, ergeben eine Summe, getrennt von den Handfeuerwaffen. Gegen Infanterie wird ihre Stärke halbiert.

card-rounds = Schuss
card-rounds-words = Schuss
card-rounds-text = Die Munition einer Batterie. Jedes Feuer kostet einen Schuss. Eine Batterie ohne Schuss kann nicht feuern.

card-crew = Bedienung
card-crew-words = Bedienung, halbe Bedienung
card-crew-text = Die Mannschaft einer Batterie. Handfeuerwaffen kosten sie Stufen: volle Bedienung, halbe Bedienung, keine Bedienung. Mit halber Bedienung feuert die Hälfte der Geschütze.

card-caisson = Munitionswagen
card-caisson-words = Munitionswagen
card-caisson-text = Ein Karren mit der Munition einer Batterie. Wenn Artillerie eine Batterie Geschütze kostet, lässt ein Wurf von { $caisson } einen explodieren, und die Batterie verliert so viel Schuss, wie ein Würfel zeigt.

card-fire-points = Feuerpunkte
card-fire-points-words = Feuerpunkte
card-fire-points-text = Stärke mal Faktor der Waffe auf diese Entfernung. Die Summe aller, die zusammen feuern, ergibt die Spalte der Feuertabelle.

card-column-shift = Spaltenverschiebung
card-column-shift-words = Spaltenverschiebung, Verschiebungen
card-column-shift-text = Deckung verschiebt die Spalte der Feuertabelle nach links, ein verwundbares Ziel nach rechts. Alle Verschiebungen zusammen zählen höchstens { $cap }.

card-defensive-fire = Abwehrfeuer
card-defensive-fire-words = Abwehrfeuer
card-defensive-fire-text = Die Phase, in der die Seite feuert, die nicht zieht.

card-offensive-fire = Angriffsfeuer
card-offensive-fire-words = Angriffsfeuer
card-offensive-fire-text = Die Phase, in der die ziehende Seite feuert, mit Einheiten, die im Befehl und nicht niedergehalten sind. Eine Einheit, die feuert, darf nur ein Feld angreifen, auf das sie gefeuert hat.

card-pinned = Niedergehalten
card-pinned-words = niedergehalten, Niedergehalten
card-pinned-text = Die Einheit kann im eigenen Zug nicht ziehen, angreifen oder feuern und hat keine Kontrollzone. Sie dreht sich, verteidigt sich und gibt Abwehrfeuer. Der Marker wird am Ende des Zugs ihres Besitzers entfernt.

card-out-of-ammunition = Ohne Munition
card-out-of-ammunition-words = ohne Munition
card-out-of-ammunition-text = Nach einer 6 beim Wurf der Handfeuerwaffen würfelt jede Einheit, die gefeuert hat. Bei { $depletion } ist sie ohne Munition und kann nicht feuern, bis ein Wagen sie versorgt. Das senkt auch den Kampfwert ihrer Brigade.

card-wagon = Wagen
card-wagon-words = Wagen
card-wagon-text = Er versorgt in der Letzten Befehlsphase alle Einheiten seiner Seite bis zu { $supply-reach } Bewegungspunkte weit. Er kann erbeutet werden, wenn seine Wache verloren ist.

card-guard = Wache
card-guard-words = Wache, Wachen
card-guard-text = Ein Stärkepunkt Infanterie bei einem Wagen. Sie feuert nur in der Abwehr.

card-retreat-before-melee = Rückzug vor dem Nahkampf
card-retreat-before-melee-words = Rückzug vor dem Nahkampf, Rückzüge vor dem Nahkampf
card-retreat-before-melee-text = Eine Einheit, die angegriffen werden könnte, darf bis zu { $before-melee } Felder zurückgehen. Sie zieht Abzugsfeuer auf sich und legt eine Fluchtprobe ab. Der Feind darf in ein leeres Feld vorrücken.

card-charge = Attacke
card-charge-words = Attacke, Attacken
card-charge-text = Ein Angriff berittener Kavallerie mit doppelter Stärke, aus höchstens { $charge-reach } Feldern über offenes Gelände. Er wird angesagt, bevor der Feind sich zurückziehen kann. Danach flieht die Kavallerie.

card-melee = Nahkampf
card-melee-words = Nahkampf, Nahkämpfe
card-melee-text = Angreifer betreten das Feld eines benachbarten Feindes vor ihrer Front. Der Unterschied der Stärken ergibt die Spalte der Nahkampftabelle. Die Seite, die verliert, weicht zurück.

card-differential = Differenz
card-differential-words = Differenz
card-differential-text = Die Stärke des Angreifers minus die des Verteidigers. Anführer zählen { $melee-leader }, ein Bach, ein Höhenrücken oder eine Mauer { $melee-terrain } für den Verteidiger.

card-killed = Gefallen
card-killed-words = K, gefallen
card-killed-text = K in einem Nahkampfergebnis: Die Seite verliert einen Stärkepunkt, eine Batterie eine Stufe der Bedienung.

card-captured = Gefangen
card-captured-words = gefangen, gefangen genommen
card-captured-text = C und eine Zahl in einem Nahkampfergebnis: So viele Stärkepunkte werden gefangen. Sie bringen mehr Siegpunkte als gefallene.

card-retreat = Rückzug
card-retreat-words = Rückzug, Rückzüge
card-retreat-text = R und eine Zahl in einem Nahkampfergebnis, oder Teil einer Flucht: Die Einheit geht so viele Felder zurück, weg vom Feind. Sie betritt nie ein Feld mit Feinden, und eines mit eigenen Einheiten nur, wenn es keinen anderen Weg gibt. Kann sie es nicht, wird sie gefangen genommen.

card-engaged = Gebunden
card-engaged-words = Gebunden, gebunden
card-engaged-text = Keine Seite ist gewichen. Beide bleiben im Feld und kämpfen im nächsten Spielerzug erneut, wenn der bisherige Verteidiger nicht geht. Auf sie wird nicht gefeuert.

card-rout-check = Fluchtprobe
card-rout-check-words = Fluchtprobe, Fluchtproben
card-rout-check-text = Ein Wurf gegen den Moralbuchstaben der Einheit nach einem Verlust, einem Rückzug oder der Flucht einer Einheit über ihr. Mehr als die Hälfte verloren { $rout-more }, ohne Munition { $rout-depleted }, Anführer { $rout-leader }, Ort { $rout-town }.

card-routed = Auf der Flucht
card-routed-words = Flucht, flieht, auf der Flucht
card-routed-text = Die Einheit flieht { $rout-hexes } Felder weit. Bis sie sich sammelt, feuert sie nicht, hat keine Kontrollzone, verteidigt sich mit halber Stärke und zieht ein Feld je Zug.

card-rally = Sammeln
card-rally-words = Sammeln, sammelt, Sammelwert
card-rally-text = In der Letzten Befehlsphase sammelt ein Anführer fliehende Einheiten bis zu { $rally-reach } Felder weit, so viele, wie sein zweiter Wert sagt. Kein Wurf ist nötig.

card-replacement = Ersatz
card-replacement-words = Ersatz
card-replacement-text = Die Rückseite eines Anführers, die das Kommando übernimmt, wenn er fällt, verwundet oder gefangen wird.

card-rating = Werte
card-rating-words = Kampfwert, Befehlsradius
card-rating-text = Der Kampfwert einer Brigade: wie viele Stärkepunkte sie verlieren kann, bevor sie kampfunfähig ist. Die Werte eines Anführers: der Befehlsradius und die Zahl der Einheiten, die er in einem Zug sammelt.

card-ineffective = Kampfunfähig
card-ineffective-words = kampfunfähig, kampffähig
card-ineffective-text = Eine Brigade, die mehr verloren hat als ihren Kampfwert. Sie beginnt keinen Nahkampf, ihre Bewegung kostet { $ineffective-price } Punkte Armeemoral, und sie flieht als Ganzes, wenn eine ihrer Einheiten nahe ihrem Anführer flieht. Am Ende bringt sie dem Feind Siegpunkte.

card-army-morale = Armeemoral
card-army-morale-words = Armeemoral
card-army-morale-text = Ein Vorrat an Punkten der Seite { $morale-side }. Er wächst in jedem Zug um { $morale-each-turn }. Eine Brigade zu bewegen kostet { $brigade-price }, und Verluste senken ihn. Punkte, die am Ende übrig sind, zählen.

card-demoralised = Demoralisiert
card-demoralised-words = demoralisiert, Demoralisierung
card-demoralised-text = Eine Brigade, deren Kampfwert gesunken ist, weil die Armeemoral am Ende eines Zugs bei { $morale-check } oder weniger war.

card-held-brigade = Zurückgehaltene Brigade
card-held-brigade-words = zurückgehaltene Brigade, zurückgehaltenen Brigade
card-held-brigade-text = Eine Brigade, deren erste Bewegung zusätzliche Armeemoral kostet: { $held-brigades }.

card-exit = Abzug
card-exit-words = Abzug
card-exit-text = Einheiten der Seite { $exit-side }, die die Karte von { $exit-hexes } verlassen, bringen { $exit-infantry } je Stärkepunkt, Kavallerie { $exit-cavalry }, wenn auch ihr Anführer sie verlässt.

card-hill = Hügel
card-hill-words = Hügel
card-hill-text = Am Ende zählen Einheiten auf diesen Hügeln, die nicht auf der Flucht sind, für jeden Stärkepunkt. { $hills }.

card-victory-points = Siegpunkte
card-victory-points-words = SP, Siegpunkte
card-victory-points-text = Beide Seiten erhalten Punkte für feindliche Verluste, Anführer und kampfunfähige Brigaden. Die Seite { $exit-side } erhält auch Punkte für Abzug und Hügel, die Seite { $morale-side } für die übrige Armeemoral. Ein Vorsprung von { $marginal } ist ein knapper Sieg, { $substantial } ein deutlicher, { $decisive } ein entscheidender.
