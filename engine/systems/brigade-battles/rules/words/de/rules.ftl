# Die Regeln für Spieler. Begriffe wie in refusals.ftl; dazu: Nachfolger (replacement), Verlustprobe (casualty check),
# gesperrt (prohibited), Ziel (objective). StP sind Stärkepunkte, SP Siegpunkte.
# Zahlen eines Spiels sind Variablen.

## Allgemeines

chapter-general = Allgemeines

rule-CW-GEN-01-title = Würfel
rule-CW-GEN-01 = Jeder Wurf ist ein zehnseitiger Würfel. Die Seite 0 zählt als 10.

rule-CW-GEN-02-title = Maßstab
rule-CW-GEN-02 = { $men } Ein Stärkepunkt (StP) Artillerie sind ein bis drei Geschütze, je nach Art.

rule-CW-GEN-03-title = Genaue Bewegungspunkte
rule-CW-GEN-03 = Zähle Bewegungspunkte genau, auch halbe. Runde während einer Bewegung nicht.

rule-CW-GEN-04-title = Der Text des Spiels geht dem der Serie vor
rule-CW-GEN-04 = Die Regeln eines Spiels gehen denen der Serie vor, und die Regeln eines Szenarios beiden.

## Stapeln

chapter-stacking = Stapeln

rule-CW-STK-01-title = Eine je Feld
rule-CW-STK-01 = Ein Feld darf am Ende einer Bewegung nur eine Kampfeinheit enthalten. Keine Einheit darf ein Feld mit einer feindlichen Einheit betreten.

rule-CW-STK-02-title = Anführer und Marker sind frei
rule-CW-STK-02 = Anführer und Marker zählen beim Stapeln nicht. Beliebig viele dürfen mit einer eigenen Einheit oder miteinander in einem Feld sein.

rule-CW-STK-03-title = Durch eigene Einheiten
rule-CW-STK-03-1 = Eine Einheit darf nicht durch ein Feld mit einer eigenen Einheit ziehen.
rule-CW-STK-03-2 = Eine Einheit darf zu den üblichen Kosten durch ein Feld mit einer eigenen Einheit ziehen, dort aber nicht anhalten.

## Kontrollzonen

chapter-zones-of-control = Kontrollzonen

rule-CW-ZOC-01-title = Umfang
rule-CW-ZOC-01 = Jede Kampfeinheit übt eine Kontrollzone (ZOC) auf die sechs Nachbarfelder aus, gleich welches Gelände. Nur gesperrte Felder und Feldkanten halten sie auf.

rule-CW-ZOC-02-title = Anhalten
rule-CW-ZOC-02 = Eine Einheit, die eine feindliche Kontrollzone betritt, muss dort für den Zug anhalten.

rule-CW-ZOC-03-title = Verlassen
rule-CW-ZOC-03 = Eine Einheit zahlt { $leave-zone } zusätzlichen Bewegungspunkt, um eine feindliche Kontrollzone zu verlassen. Sie darf es zu Beginn ihrer Bewegung.

rule-CW-ZOC-04-title = Nicht zweimal dieselbe Zone
rule-CW-ZOC-04-1 = Eine Einheit darf im selben Zug nicht in die Kontrollzone eines Feindes zurückkehren, die sie verlassen hat, außer eine andere feindliche Einheit kontrolliert das Feld ebenfalls.
rule-CW-ZOC-04-2 = Eine Einheit darf im selben Zug nicht in die Kontrollzone eines Feindes zurückkehren, die sie verlassen hat. In die Zone eines anderen Feindes darf sie ziehen, auch unmittelbar.

rule-CW-ZOC-05-title = Einheiten auf der Flucht
rule-CW-ZOC-05 = Eine Einheit auf der Flucht übt keine Kontrollzone aus.

rule-CW-ZOC-06-title = Wer sie betreten darf
rule-CW-ZOC-06 = Nur eine Einheit, die in Befehlsreichweite, nicht zerschlagen und nicht auf der Flucht ist, darf in eine feindliche Kontrollzone ziehen, und nie bei Nacht.

rule-CW-ZOC-07-title = Bleiben
rule-CW-ZOC-07 = Eine Einheit, die feindliche Kontrollzonen nicht betreten darf, darf in einer bleiben, wenn sie ihren Zug dort beginnt.

rule-CW-ZOC-08-title = Erzwungenes Betreten ist frei
rule-CW-ZOC-08 = Rückzug, Flucht und Vorrücken sind keine Bewegung. Kontrollzonen halten sie nicht auf und kosten keine Bewegungspunkte. Rückzug und Flucht kosten stattdessen Stärkepunkte.

## Einheiten

chapter-units = Einheiten

rule-CW-UNI-01-title = Werte
rule-CW-UNI-01 = Ein Spielstein zeigt die Stärkepunkte der Einheit. Ihre Farbe ist die Moral. Er nennt auch die Division oder das Korps oder kennzeichnet die Einheit als unabhängig.

rule-CW-UNI-02-title = Verlust
rule-CW-UNI-02 = Verluste mindern die Stärkepunkte der Einheit. Bei 0 ist sie vernichtet: Nimm sie sofort von der Karte, ohne Rückzug und ohne Moralprobe. Ihr Feld gilt als geräumt.

rule-CW-UNI-03-title = Zerschlagen
rule-CW-UNI-03-1 = Eine Infanterie- oder Kavallerieeinheit ist zerschlagen, sobald ihre Stärke unter den Wert auf der Rückseite fällt. Sie bleibt es für den Rest des Spiels.
rule-CW-UNI-03-2 = Eine Infanterie- oder Kavallerieeinheit ist zerschlagen, sobald ihre Stärke auf den Wert auf der Rückseite fällt, etwa die Hälfte. Sie bleibt es für den Rest des Spiels.

rule-CW-UNI-04-title = Folgen
rule-CW-UNI-04 = Eine zerschlagene Einheit darf nicht in eine feindliche Kontrollzone ziehen und nicht in Kolonne marschieren. Sie feuert noch, behält ihre Kontrollzone und darf sich sammeln.

rule-CW-UNI-05-title = Artillerie ist nie zerschlagen
rule-CW-UNI-05 = Artillerie ist nie zerschlagen.

rule-CW-UNI-06-title = Kein Teilen
rule-CW-UNI-06 = Eine Einheit feuert mit voller Stärke auf ein Ziel. Sie darf ihr Feuer nicht teilen.

rule-CW-UNI-07-title = Unabhängige Einheiten
rule-CW-UNI-07 = Eine unabhängige Einheit ist immer in Befehlsreichweite.

rule-CW-UNI-08-title = Formationen der Kavallerie
rule-CW-UNI-08 = Kavallerie ist beritten, wenn sie keinen Marker für abgesessen hat. Der Marker ändert ihre Bewegungspunkte. Nur abgesessene Kavallerie nimmt am Angriffsfeuer teil.

rule-CW-UNI-09-title = Formationen der Artillerie
rule-CW-UNI-09 = Abgeprotzte Artillerie feuert, kann sich aber nicht bewegen. Aufgeprotzte Artillerie bewegt sich, kann aber nicht feuern.

## Moral

chapter-morale = Moral

rule-CW-MOR-01-title = Werte
rule-CW-MOR-01 = Die Farbe der Stärke ist der Moralwert: grün { $green }, schwarz { $black }, gold { $gold }.

rule-CW-MOR-02-title = Probe
rule-CW-MOR-02 = Für eine Moralprobe würfle und zähle die Modifikatoren hinzu. Ein Ergebnis über dem Moralwert misslingt. Ein gleiches gelingt.

rule-CW-MOR-03-title = Natürliche Zehn
rule-CW-MOR-03-1 = Eine unveränderte 10 lässt eine Moralprobe unter Feuer immer misslingen. Beim Sammeln zählt nur das veränderte Ergebnis.
rule-CW-MOR-03-2 = Eine unveränderte 10 misslingt immer, gleich welche Modifikatoren gelten, auch beim Sammeln.

rule-CW-MOR-04-title = Modifikatoren
rule-CW-MOR-04 = Für eine Moralprobe gelten höchstens ein Modifikator durch einen Anführer ({ $leader-die }) und einer durch Gelände. Zähle sie zusammen. { $morale-terrain }

rule-CW-MOR-05-title = Welcher Anführer zählt
rule-CW-MOR-05-1 = Jeder eigene Anführer im Feld der Einheit gibt den Modifikator.
rule-CW-MOR-05-2 = Der Anführer muss im Feld der Einheit sein und ihre Division, ihr Korps oder ihre Armee führen. Für Artillerie zählt jeder eigene Anführer.

rule-CW-MOR-06-title = Misslungene Probe außerhalb des Sammelns
rule-CW-MOR-06 = Eine Einheit, deren Moralprobe misslingt, flieht sofort, außer in der Sammelphase.

## Führung

chapter-command = Führung

rule-CW-CMD-01-title = Wann
rule-CW-CMD-01 = Prüfe in deiner Befehlsphase die Führung aller deiner Einheiten. Das Ergebnis gilt für den Rest deines Spielerzugs.

rule-CW-CMD-02-title = Infanterie und Kavallerie
rule-CW-CMD-02 = Infanterie und Kavallerie sind bis zu { $radius } Felder vom Anführer ihrer eigenen Division, ihres Korps oder ihrer Armee in Befehlsreichweite. Ein Nachfolger reicht { $replacement-radius } Felder weit.

rule-CW-CMD-03-title = Artillerie
rule-CW-CMD-03 = Artillerie ist bis zu { $radius } Felder von einem beliebigen eigenen Anführer in Befehlsreichweite, oder bis zu { $replacement-radius } von einem Nachfolger.

rule-CW-CMD-04-title = Weg
rule-CW-CMD-04-1 = Die Befehlsreichweite ist die Entfernung in Feldern, gleich was dazwischen ist.
rule-CW-CMD-04-2 = Verfolge die Befehlsreichweite über einen Weg von Feldern. Er darf weder gesperrtes Gelände noch ein Feld mit einer feindlichen Einheit noch eine feindliche Kontrollzone betreten. Eine eigene Einheit hebt feindliche Zonen in ihrem Feld auf. Das Feld des Anführers und das der Einheit dürfen in einer feindlichen Zone sein.

rule-CW-CMD-05-title = Folgen
rule-CW-CMD-05 = Eine Einheit außer Befehl darf nicht in eine feindliche Kontrollzone ziehen, nicht in Kolonne marschieren und sich nicht sammeln. Feuern darf sie.

rule-CW-CMD-06-title = Verstärkungen
rule-CW-CMD-06 = Verstärkungen sind in dem Zug, in dem sie eintreffen, in Befehlsreichweite.

## Anführer

chapter-leaders = Anführer

rule-CW-LDR-01-title = Bewegung
rule-CW-LDR-01-1 = Ein Anführer bewegt sich wie berittene Kavallerie, mit { $leader-points } Bewegungspunkten, aber nie in ein Feld mit einer feindlichen Einheit. Eine feindliche Kontrollzone darf er nur dort betreten, wo eine eigene Kampfeinheit ist, und muss dort nicht anhalten. Die Zone zu verlassen kostet { $leave-zone } zusätzlichen Bewegungspunkt.
rule-CW-LDR-01-2 = Ein Anführer bewegt sich wie berittene Kavallerie, mit { $leader-points } Bewegungspunkten, aber nie in ein Feld mit einer feindlichen Einheit. Eine feindliche Kontrollzone darf er nur dort betreten, wo eine eigene Kampfeinheit ist, und muss dort nicht anhalten. Die Zone zu verlassen kostet nur einen Anführer, der allein ist, { $leave-zone } zusätzlichen Bewegungspunkt.

rule-CW-LDR-02-title = Mit einer Einheit gehen
rule-CW-LDR-02 = Ein Anführer bei einer Einheit, die sich zurückzieht, flieht oder vorrückt, darf kostenlos mitgehen. Ein Anführer, der allein neben einem Feind zurückbliebe, muss mitgehen.

rule-CW-LDR-03-title = Verlustprobe
rule-CW-LDR-03 = Ein Kampfwurf von { $leader-check } oder mehr, vor oder nach Modifikatoren, verlangt eine Verlustprobe für einen Anführer im Zielfeld. Lege sie ab, nachdem das Ergebnis ausgeführt ist, auch wenn der Anführer das Feld mit der Einheit verlassen hat.

rule-CW-LDR-04-title = Verlustwurf
rule-CW-LDR-04 = Für eine Verlustprobe würfle. Bei { $hit } oder mehr ist der Anführer getroffen. Sind es mehrere, bestimmt ihr Besitzer, für welchen gewürfelt wird.

rule-CW-LDR-05-title = Zwei Stufen
rule-CW-LDR-05 = Ein getroffener Anführer wird zu seinem Nachfolger umgedreht. Ein getroffener Nachfolger verlässt das Spiel. Jede Stufe bringt dem Feind { $leader-vp } SP.

rule-CW-LDR-06-title = Überrannt
rule-CW-LDR-06 = Ein Anführer, der allein in einem Feld ist, das eine feindliche Einheit betritt, schließt sich der nächsten eigenen Kampfeinheit an. Ist keine innerhalb von { $refuge } Feldern, gilt er zuerst als getroffen. Gibt es gar keine, verlässt er das Spiel.

## Ablauf

chapter-sequence = Ablauf

rule-CW-SEQ-01-title = Zug
rule-CW-SEQ-01 = Ein Spielzug hat zwei Spielerzüge. Dann rückt der Zugmarker vor. Die Seite { $first-side } beginnt immer.

rule-CW-SEQ-02-title = Phasen
rule-CW-SEQ-02 = Jeder Spielerzug verläuft so: Befehlsphase, Artilleriephase, Bewegungsphase, Kampfphase (Abwehrfeuer der anderen Seite, dann dein Angriffsfeuer), Sammelphase.

rule-CW-SEQ-03-title = Ende des Zuges
rule-CW-SEQ-03 = Nach beiden Spielerzügen zähle die Ziele und rücke dann den Zugmarker einen Kasten vor.

rule-CW-SEQ-04-title = Aufräumen
rule-CW-SEQ-04 = Entferne in deiner Sammelphase die Feuermarker deiner eigenen Artillerie.

## Artilleriephase

chapter-artillery-phase = Artilleriephase

rule-CW-ART-01-title = Wer
rule-CW-ART-01 = In der Artilleriephase darf nur deine abgeprotzte Artillerie feuern, die nicht auf der Flucht ist. Jede Einheit feuert einmal.

rule-CW-ART-02-title = Feuern oder bewegen
rule-CW-ART-02 = Artillerie, die in dieser Phase feuert, erhält einen Feuermarker. In der folgenden Bewegungsphase darf sie sich nicht bewegen und nicht aufprotzen.

rule-CW-ART-03-title = Bedingungen
rule-CW-ART-03 = Das Ziel muss in Reichweite und in Sicht sein. Zum Feuern muss Artillerie nicht in Befehlsreichweite sein.

rule-CW-ART-04-title = Gemeinsames Feuer
rule-CW-ART-04-1 = Mehrere Artillerieeinheiten dürfen gemeinsam auf ein Ziel feuern, und auf dasselbe Ziel darf in der Phase mehrfach gefeuert werden.
rule-CW-ART-04-2 = Mehrere Artillerieeinheiten dürfen gemeinsam auf ein Ziel feuern. Auf kein Ziel darf in der Phase zweimal gefeuert werden.

rule-CW-ART-05-title = Ergebnisse sofort
rule-CW-ART-05 = Führe jedes Ergebnis mit Rückzug oder Flucht aus, bevor das nächste Feuer beginnt. In dieser Phase rückt keine Einheit vor.

## Bewegung

chapter-movement = Bewegung

rule-CW-MOV-01-title = Bewegungspunkte
rule-CW-MOV-01 = Bewegungspunkte: Infanterie { $foot }, aufgeprotzte Artillerie { $limbered }, berittene Kavallerie { $mounted }, abgesessene Kavallerie { $dismounted }, Anführer { $leader-points }. Unverbrauchte Punkte kannst du weder sparen noch weitergeben.

rule-CW-MOV-02-title = Eine nach der anderen
rule-CW-MOV-02 = Bewege deine Einheiten nacheinander, in beliebiger Reihenfolge, von Feld zu Nachbarfeld, so weit ihre Bewegungspunkte reichen.

rule-CW-MOV-03-title = Kosten
rule-CW-MOV-03-1 = Für ein Feld zahlt eine Einheit sein Gelände, dazu was an der Feldkante ist, und { $level } für jede Höhenstufe aufwärts oder abwärts.
rule-CW-MOV-03-2 = Für ein Feld zahlt eine Einheit sein Gelände, dazu was an der Feldkante ist, und { $level } für einen Schritt auf eine höhere Stufe.
rule-CW-MOV-03-3 = Für ein Feld zahlt eine Einheit sein Gelände, dazu was an der Feldkante ist, und { $level } für einen Wechsel der Höhenstufe, aufwärts oder abwärts.

rule-CW-MOV-04-title = Auf- und Abprotzen
rule-CW-MOV-04 = Auf- oder Abprotzen kostet Artillerie { $change } der { $limbered } Bewegungspunkte, die sie aufgeprotzt hat.

rule-CW-MOV-05-title = Auf- und Absitzen
rule-CW-MOV-05 = Auf- oder Absitzen kostet { $change } Bewegungspunkte, die die Einheit noch haben muss. Ziehe dann alle schon ausgegebenen Punkte von den Bewegungspunkten der neuen Formation ab. Was bleibt, darf die Einheit nutzen, nie weniger als 0.

rule-CW-MOV-06-title = Formation und feindliche Zonen
rule-CW-MOV-06 = Kavallerie und aufgeprotzte Artillerie, die eine feindliche Kontrollzone betreten, dürfen in dieser Phase die Formation nicht wechseln. Einheiten, die die Phase in einer beginnen, dürfen es.

rule-CW-MOV-07-title = Ein Wechsel je Zug
rule-CW-MOV-07 = Eine Einheit darf die Formation in einer Bewegungsphase nur einmal wechseln.

rule-CW-MOV-08-title = Gesperrt
rule-CW-MOV-08 = Gesperrte Felder und Feldkanten halten Bewegung, Kontrollzonen, Rückzüge und Befehlswege auf. Keine Einheit verlässt die Karte.

## Bewegung in Kolonne

chapter-column-movement = Bewegung in Kolonne

rule-CW-COL-01-title = Satz
rule-CW-COL-01 = Eine Einheit, die mehr als { $column-beyond } Felder von jeder feindlichen Kampfeinheit entfernt ist, marschiert in Kolonne. Sie zahlt { $column } Bewegungspunkt für jedes Feld, das sie auf einer Straße oder mit diesem Gelände betritt: { $column-terrain }.

rule-CW-COL-02-title = Prüfung je Schritt
rule-CW-COL-02-1 = In Kolonne muss nur das betretene Feld mehr als { $column-beyond } Felder vom Feind entfernt sein. Feinde auf der Flucht zählen mit.
rule-CW-COL-02-2 = In Kolonne müssen das verlassene und das betretene Feld mehr als { $column-beyond } Felder vom Feind entfernt sein. Feinde auf der Flucht zählen mit.

rule-CW-COL-03-title = Anderes Gelände
rule-CW-COL-03 = Anderes Gelände kostet in Kolonne den vollen Preis, außer die Einheit betritt es auf einer Straße. Eine Einheit fern vom Feind, die nicht in Kolonne marschieren darf, zahlt { $road } für einen Schritt auf einer Straße. Fern vom Feind überquert eine Straße auch einen Bach ohne zusätzliche Kosten.

rule-CW-COL-04-title = Höhe bleibt
rule-CW-COL-04 = Ein Wechsel der Höhenstufe kostet auch in Kolonne die vollen { $level }.

rule-CW-COL-05-title = Nahe am Feind wirken Straßen nicht
rule-CW-COL-05 = Innerhalb von { $column-beyond } Feldern vom Feind wirken Straßen nicht. Ein Feld kostet sein Gelände, und ein Bach seine zusätzlichen Punkte.

rule-CW-COL-06-title = Ausgenommen
rule-CW-COL-06 = Einheiten, die auf der Flucht, zerschlagen oder außer Befehl sind, marschieren nie in Kolonne.

## Verstärkungen

chapter-reinforcements = Verstärkungen

rule-CW-REI-01-title = Eintritt
rule-CW-REI-01 = Verstärkungen betreten die Karte in der Bewegungsphase in ihrem Eintrittsfeld und zahlen dessen übliche Kosten. Sie haben ihre vollen Bewegungspunkte und dürfen in Kolonne marschieren. Eine Gruppe mit einer Option in Klammern trifft nur ein, wenn die Option gilt. Steht „ohne“ vor der Option, trifft sie nur ein, wenn sie nicht gilt.

rule-CW-REI-02-title = Dasselbe Feld
rule-CW-REI-02 = Alle Einheiten einer Gruppe dürfen in einem Zug ohne zusätzliche Kosten im selben Feld eintreffen. Jede muss weiterziehen, bevor die nächste dort anhält.

rule-CW-REI-03-title = Formation
rule-CW-REI-03 = Artillerie trifft aufgeprotzt ein, Kavallerie nach deiner Wahl beritten oder abgesessen.

rule-CW-REI-04-title = Versperrt
rule-CW-REI-04 = Ist im Eintrittsfeld eine feindliche Einheit oder ihre Kontrollzone, treffen die Einheiten im nächsten freien Feld des Kartenrands ein. Sind mehrere gleich nah, wählst du.

## Feuer

chapter-fire = Feuer

rule-CW-FIR-01-title = Freie Wahl
rule-CW-FIR-01 = Feuern musst du nie.

rule-CW-FIR-02-title = Einmal
rule-CW-FIR-02 = In einer Kampfphase feuert eine Einheit höchstens einmal. Ziel darf sie einmal im Abwehrfeuer und einmal im Angriffsfeuer sein. Eine beschossene Einheit darf noch feuern.

rule-CW-FIR-03-title = Alle zusammen
rule-CW-FIR-03 = Alle Einheiten, die auf ein Ziel feuern, führen einen Angriff mit einem Wurf. Nenne das Ziel und alle feuernden Einheiten, bevor du würfelst.

rule-CW-FIR-04-title = Wer im Angriff feuert
rule-CW-FIR-04 = Am Angriffsfeuer nehmen nur Infanterie und abgesessene Kavallerie teil, die nicht auf der Flucht sind. Artillerie nicht.

rule-CW-FIR-05-title = Wer zur Abwehr feuert
rule-CW-FIR-05-1 = Im Abwehrfeuer dürfen alle Einheiten feuern, die nicht auf der Flucht sind, außer aufgeprotzter Artillerie. Artillerie in Reichweite darf mit Infanterie auf dasselbe Ziel feuern.
rule-CW-FIR-05-2 = Im Abwehrfeuer dürfen alle Einheiten feuern, die nicht auf der Flucht sind, außer aufgeprotzter Artillerie und berittener Kavallerie. Artillerie in Reichweite darf mit Infanterie auf dasselbe Ziel feuern.

rule-CW-FIR-06-title = Reichweite je Waffengattung
rule-CW-FIR-06 = Infanterie und abgesessene Kavallerie feuern bis zu { $foot-range } Feld weit, Artillerie bis zu { $gun-range }. Bei Nacht ist die Reichweite { $night-range }.

rule-CW-FIR-07-title = Entfernung je Einheit
rule-CW-FIR-07 = Nimm die Stärke jeder Einheit mit dem Faktor für ihre eigene Entfernung mal. Für Artillerie ist er { $gun-bands }. Für Infanterie und abgesessene Kavallerie siehe die Tabelle der Reichweiten. Runde Hälften je Einheit ab. Eine Einheit zählt immer mindestens 1.

rule-CW-FIR-08-title = Spalte
rule-CW-FIR-08 = Zähle die Stärke aller feuernden Einheiten zusammen. Die Summe ergibt die Spalte der Kampftabelle. Die letzte Spalte hat keine obere Grenze.

rule-CW-FIR-09-title = Wurf
rule-CW-FIR-09 = Würfle und zähle die Modifikatoren hinzu. Für ein Ergebnis außerhalb der Tabelle gilt die erste oder letzte Zeile.

rule-CW-FIR-10-title = Flankierendes Feuer
rule-CW-FIR-10 = Flankierendes Feuer: zähle { $flank } zum Würfel, wenn Einheiten aus mindestens { $flank-hexes } verschiedenen Feldern neben dem Ziel feuern.

rule-CW-FIR-11-title = Aufgeprotztes Ziel
rule-CW-FIR-11 = Feuer auf aufgeprotzte Artillerie verschiebt sich um { $limbered-shift } Spalte nach rechts, aber nicht über die letzte hinaus.

rule-CW-FIR-12-title = Gelände des Ziels
rule-CW-FIR-12 = Das Gelände im Zielfeld verändert den Würfel: { $cover }. Ist das Ziel höher als alle feuernden Einheiten, zähle weitere { $higher } hinzu.

## Sichtlinie

chapter-line-of-sight = Sichtlinie

rule-CW-LOS-01-title = Wann eine Linie nötig ist
rule-CW-LOS-01 = Nur Feuer über ein Nachbarfeld hinaus braucht eine Sichtlinie. Nachbarn sehen sich immer.

rule-CW-LOS-02-title = Wie die Linie verläuft
rule-CW-LOS-02 = Ziehe die Sichtlinie gerade von Feldmitte zu Feldmitte. Nur Felder dazwischen können sie blockieren.

rule-CW-LOS-03-title = Höhe blockiert
rule-CW-LOS-03 = Ein Feld dazwischen blockiert die Sichtlinie, wenn es höher ist als beide Enden.

rule-CW-LOS-04-title = Wald und Ort dazwischen blockieren
rule-CW-LOS-04-1 = Felder dazwischen mit diesem Gelände blockieren die Sichtlinie: { $blocking }. Sie tun es nicht, wenn sie tiefer sind als beide Enden.
rule-CW-LOS-04-2 = Felder dazwischen mit diesem Gelände blockieren die Sichtlinie auf jeder Höhe: { $blocking }. Dieses Gelände im Zielfeld tut es nicht.

rule-CW-LOS-05-title = Eigene Einheiten nahe am Ziel
rule-CW-LOS-05 = Eine eigene Einheit auf der Linie blockiert sie, wenn sie neben dem Ziel ist. Sonst darfst du über eigene Einheiten feuern. Feindliche Einheiten blockieren nie.

rule-CW-LOS-06-title = Entlang einer Feldkante
rule-CW-LOS-06 = Eine Sichtlinie entlang einer Feldkante ist nur blockiert, wenn beide Felder daneben blockieren. Am Kartenrand, wo es nur eines gibt, entscheidet dieses.

## Ergebnisse

chapter-results = Ergebnisse

rule-CW-RES-01-title = Verluste und eine Probe
rule-CW-RES-01 = Eine Zahl sind die Stärkepunkte, die das Ziel verliert. Danach legt es eine Moralprobe ab. M ist nur eine Moralprobe, - ist keine Wirkung.

rule-CW-RES-02-title = Verluste, ein Rückzug und eine Probe
rule-CW-RES-02 = Eine Zahl mit R: das Ziel verliert so viele Stärkepunkte, zieht sich { $retreat } Felder zurück und legt in seinem neuen Feld eine Moralprobe ab.

## Rückzug

chapter-retreat = Rückzug

rule-CW-RET-01-title = Entfernung
rule-CW-RET-01 = Ein Rückzug ist { $retreat } Felder lang und lässt Geländekosten außer Acht. Der Besitzer wählt unter den erlaubten Wegen.

rule-CW-RET-02-title = Richtung
rule-CW-RET-02 = Jeder Schritt muss von den feuernden Einheiten weg und auf das Rückzugsfeld der Einheit zu führen, wenn ein solcher Schritt erlaubt ist.

rule-CW-RET-03-title = Benannte Felder
rule-CW-RET-03 = Rückzugsfelder: { $retreat-hexes }. Eine Einheit mit mehreren wählt jedes Mal eines.

rule-CW-RET-04-title = Grenzen
rule-CW-RET-04 = Ein Rückzug darf kein Feld zweimal, kein gesperrtes Gelände und kein feindliches Feld betreten. Er darf die Karte nicht verlassen. Eine Einheit ohne erlaubten Weg ist vernichtet.

rule-CW-RET-05-title = Feindliche Zonen unterwegs
rule-CW-RET-05 = Eine Einheit verliert 1 Stärkepunkt für jedes Feld in einer feindlichen Kontrollzone, das sie auf Rückzug oder Flucht betritt, auch wenn dort eine eigene Einheit ist.

rule-CW-RET-06-title = Weitergehen
rule-CW-RET-06-1 = Ein Rückzug oder eine Flucht, die im Feld einer eigenen Einheit enden würde, geht Feld um Feld weiter, bis die Einheit allein ist. Sie darf in einer feindlichen Kontrollzone enden.
rule-CW-RET-06-2 = Ein Rückzug oder eine Flucht darf weder im Feld einer eigenen Einheit noch in einer feindlichen Kontrollzone enden. Sie geht Feld um Feld weiter. Eine Einheit, die nach { $extra } weiteren Feldern noch in einer feindlichen Zone ist, ist vernichtet.

rule-CW-RET-07-title = Geschütze
rule-CW-RET-07 = Abgeprotzte Artillerie, die sich zurückziehen muss, verliert zuerst { $haste } weiteren Stärkepunkt und protzt auf.

## Flucht

chapter-rout = Flucht

rule-CW-ROU-01-title = Marker und Flucht
rule-CW-ROU-01 = Eine Einheit, die flieht, erhält einen Fluchtmarker und flieht { $rout } Felder auf ihr Rückzugsfeld zu. Die Grenzen und Verluste eines Rückzugs gelten.

rule-CW-ROU-02-title = Eigene Einheiten
rule-CW-ROU-02 = Eine fliehende Einheit darf durch eigene Einheiten ziehen, aber nicht bei einer anhalten. Wenn nötig, flieht sie weiter.

rule-CW-ROU-03-title = Geschütze
rule-CW-ROU-03 = Abgeprotzte Artillerie, die flieht, verliert zuerst { $haste } Stärkepunkt und protzt auf. Artillerie, die ein Rückzug gerade zum Aufprotzen zwang, verliert nicht noch einen Punkt.

rule-CW-ROU-04-title = Bewegung auf der Flucht
rule-CW-ROU-04 = In ihrer Bewegungsphase darf eine Einheit auf der Flucht ein Feld weit ziehen, gleich was es kostet. Sie darf dem nächsten Feind nicht näher kommen und keine feindliche Kontrollzone betreten.

rule-CW-ROU-05-title = Erneut beschossen
rule-CW-ROU-05 = Eine Einheit auf der Flucht, die ein anderes Ergebnis als keine Wirkung trifft, verliert die angegebenen Stärkepunkte, wenn es welche sind, und flieht weitere { $rout } Felder. Sie zieht sich nicht zuerst zurück, legt keine Moralprobe ab und bleibt auf der Flucht.

## Vorrücken

chapter-advance = Vorrücken

rule-CW-ADV-01-title = Recht
rule-CW-ADV-01 = Leert Angriffsfeuer ein feindliches Feld, darf eine deiner Einheiten dorthin vorrücken. Nach Abwehrfeuer und in der Artilleriephase rückt keine Einheit vor.

rule-CW-ADV-02-title = Wer
rule-CW-ADV-02-1 = Die vorrückende Einheit muss neben dem Feld und darf nicht auf der Flucht sein. Gefeuert haben muss sie nicht. Abgeprotzte Artillerie darf nicht vorrücken. Ein Anführer im Feld der Einheit darf mitgehen.
rule-CW-ADV-02-2 = Die vorrückende Einheit muss in diesem Angriff gefeuert haben und neben dem Feld sein. Es muss Infanterie oder abgesessene Kavallerie sein, die nicht auf der Flucht ist. Ein Anführer in ihrem Feld darf mitgehen.

rule-CW-ADV-03-title = Zonen
rule-CW-ADV-03-1 = Vorrücken kostet nichts und darf in eine feindliche Kontrollzone führen, auch bei Nacht. Zerschlagene Einheiten und Einheiten außer Befehl dürfen in keine vorrücken.
rule-CW-ADV-03-2 = Vorrücken kostet nichts. Bei Tag darf es in eine feindliche Kontrollzone führen, aber zerschlagene Einheiten und Einheiten außer Befehl dürfen in keine vorrücken.

## Sammeln

chapter-rally = Sammeln

rule-CW-RAL-01-title = Wer
rule-CW-RAL-01 = In deiner Sammelphase darf jede deiner Einheiten auf der Flucht, die in Befehlsreichweite ist, versuchen, sich zu sammeln.

rule-CW-RAL-02-title = Wurf
rule-CW-RAL-02 = Zum Sammeln lege eine Moralprobe mit den üblichen Modifikatoren ab. Gelingt sie, verliert die Einheit ihren Fluchtmarker.

rule-CW-RAL-03-title = Misserfolg
rule-CW-RAL-03 = Eine Einheit, die sich nicht sammelt, bleibt, wo sie ist, und darf es in deiner nächsten Sammelphase wieder versuchen.

## Nacht

chapter-night = Nacht

rule-CW-NGT-01-title = Bewegung
rule-CW-NGT-01-1 = Die Nacht bricht in { $night } herein. Bei Nacht zieht keine Einheit in eine feindliche Kontrollzone, darf aber in eine vorrücken. Einheiten dürfen in einer bleiben oder sie verlassen. Rückzug und Flucht sind wie bei Tag.
rule-CW-NGT-01-2 = Die Nacht bricht in { $night } herein. Bei Nacht zieht oder rückt keine Einheit in eine feindliche Kontrollzone vor. Einheiten dürfen in einer bleiben oder sie verlassen. Rückzug und Flucht sind wie bei Tag.

rule-CW-NGT-02-title = Feuer
rule-CW-NGT-02-1 = Bei Nacht ist jede Reichweite { $night-range } Feld. Eine Einheit feuert nur, wenn sie zu Beginn des Spielerzugs neben einem Feind war.
rule-CW-NGT-02-2 = Bei Nacht ist jede Reichweite { $night-range } Feld. Eine Einheit feuert nur, wenn sie zu Beginn des Spielzugs neben einem Feind war. Das gilt für beide Spielerzüge.

## Sieg

chapter-victory = Sieg

rule-CW-VIC-01-title = Verluste
rule-CW-VIC-01 = Du erhältst { $strength-vp } Siegpunkt (SP) für jeden Stärkepunkt, den der Feind aus irgendeinem Grund verliert, und { $leader-vp } für jede Stufe eines feindlichen Anführers.

rule-CW-VIC-02-title = Ziele
rule-CW-VIC-02 = Am Ende jedes Zuges erhält die Seite { $holder } { $objective } SP für jedes Ziel, das eine ihrer Kampfeinheiten in diesem Augenblick besetzt, auch auf der Flucht. Ziele: { $objectives }.

rule-CW-VIC-03-title = Eine Leiste
rule-CW-VIC-03 = Die Siegpunkte beider Seiten kommen auf eine Leiste. Der Saldo ist deine Punkte minus die des Feindes.

rule-CW-VIC-04-title = Entscheidung
rule-CW-VIC-04-1 = Die Seite { $holder } gewinnt mit mindestens { $balance } eigenen SP, davon mindestens { $from-objectives } für Ziele. Jedes andere Ergebnis ist ein Sieg der Seite { $other }. Ein Unentschieden gibt es nicht.
rule-CW-VIC-04-2 = Die Seite { $holder } gewinnt, wenn sie mindestens { $balance } SP voraus ist und mindestens { $from-objectives } für Ziele erhalten hat. Jedes andere Ergebnis ist ein Sieg der Seite { $other }. Ein Unentschieden gibt es nicht.

rule-CW-VIC-05-title = Ende
rule-CW-VIC-05 = Das Szenario dauert von { $first-turn } bis { $last-turn }. Über den Sieg entscheidet das Ende des letzten Zuges.

rule-CW-VIC-06-title = Vernichtete Einheiten
rule-CW-VIC-06 = Eine vernichtete Einheit zählt mit den Stärkepunkten, die sie noch hatte.

## Schicksal

chapter-fate = Schicksal

rule-CW-FAT-01-title = Einsatz
rule-CW-FAT-01 = Schicksalsmarker: { $fate }. Gib einen aus, um einen deiner eigenen Würfe zu wiederholen. Er muss eine Einheit unter diesem Anführer betreffen, die in diesem Augenblick in seiner Befehlsreichweite ist, oder die Verlustprobe des Anführers selbst. Artillerie gilt als jedem eigenen Anführer unterstellt. Der zweite Wurf gilt.

rule-CW-FAT-02-title = Verbraucht
rule-CW-FAT-02 = Ein Schicksalsmarker gilt einmal. Du verlierst ihn auch, wenn sein Anführer das Spiel verlässt, aber nicht, wenn ein Nachfolger antritt.

## Karte und Paket

chapter-map-and-package = Karte und Paket

rule-CW-MAP-01-title = Genannte Felder
rule-CW-MAP-01 = Eintritts- und Aufstellungsfelder sind auf der Karte und nicht gesperrt. Artillerie beginnt nie im Wald.

rule-CW-MAP-02-title = Straßen
rule-CW-MAP-02 = Eine Straße verbindet zwei Felder nur dort, wo sie die Feldkante zwischen ihnen kreuzt. Sonst sind zwei benachbarte Straßenfelder nicht verbunden.

rule-CW-MAP-03-title = Herkunft
rule-CW-MAP-03 = Jede Zahl stammt aus dem Regelwerk oder aus der Geschichte oder ist rekonstruiert, wenn keine Quelle sie nennt. Rekonstruierte Zahlen sind gekennzeichnet.

## Auslegungen, die Optionen sind

chapter-rulings-that-are-options = Auslegungen, die Optionen sind

rule-R-03-title = Durch eigene Einheiten ziehen

rule-R-04-title = Rückkehr in eine Kontrollzone

rule-R-05-title = Der Wert für zerschlagen

rule-R-06-title = Eine Zehn beim Sammeln

rule-R-07-title = Wessen Anführer der Moral hilft

rule-R-08-title = Der Weg der Führung

rule-R-09-title = Wie Anführer sich bewegen und eine Zone verlassen
rule-R-09-1 = Der Text zur Bewegung der Anführer fehlt. In diesem Spiel bewegen sie sich wie berittene Kavallerie. Mit einer eigenen Einheit müssen sie in einer feindlichen Kontrollzone nicht anhalten, zahlen aber, um sie zu verlassen. Variante: sie zahlen nur, wenn sie allein sind.
rule-R-09-2 = Der Text zur Bewegung der Anführer fehlt. In diesem Spiel bewegen sie sich wie berittene Kavallerie. Mit einer eigenen Einheit müssen sie in einer feindlichen Kontrollzone weder anhalten noch zahlen, um sie zu verlassen. Variante: sie zahlen immer.

rule-R-15-title = Wie oft in der Artilleriephase auf ein Ziel gefeuert wird

rule-R-16-title = Der Preis der Höhenstufen

rule-R-18-title = Welche Felder für die Kolonne zählen

rule-R-22-title = Berittenes Feuer zur Abwehr

rule-R-23-title = Blockierendes Gelände unterhalb beider Enden

rule-R-26-title = Fluchten, die in einer Zone enden würden

rule-R-29-title = Wer vorrückt
rule-R-29-1 = Der Text sagt nicht, welche Einheit wie weit vorrückt. In diesem Spiel rückt eine benachbarte Einheit ein Feld weit vor, ob sie gefeuert hat oder nicht. Variante: sie muss gefeuert haben.
rule-R-29-2 = Der Text sagt nicht, welche Einheit wie weit vorrückt. In diesem Spiel rückt eine Einheit, die gefeuert hat, ein Feld weit vor. Variante: jede benachbarte Einheit darf es.

rule-R-31-title = Feuer bei Nacht

rule-R-33-title = Welche Punkte den Sieg entscheiden

rule-R-36-title = Wartende Einheiten mit Feinden daneben

rule-R-45-title = Vorrücken bei Nacht
rule-R-45-1 = Bei Nacht darf eine Einheit in eine feindliche Kontrollzone vorrücken. Variante: sie darf es nicht.
rule-R-45-2 = Bei Nacht rückt keine Einheit in eine feindliche Kontrollzone vor. Variante: sie darf es.

## Andere Auslegungen

chapter-other-rulings = Andere Auslegungen

rule-R-01-title = Das Raster
rule-R-01 = Spalten verlaufen von Nord nach Süd, und jede zweite ist um ein halbes Feld verschoben. Aufstellungs- und Eintrittsfelder passen zu keinem anderen Raster.

rule-R-02-title = Der Maßstab der Punkte
rule-R-02 = Wo der Text zwei Maßstäbe für einen Stärkepunkt nennt, gilt der der Szenarien.

rule-R-10-title = Anführer bei einer fliehenden Einheit
rule-R-10 = Der Text sagt nicht, was ein Anführer tut, wenn die Einheit flieht. In diesem Spiel darf er mitgehen oder bleiben, muss aber mitgehen, wenn er allein neben einem Feind zurückbliebe.

rule-R-11-title = Wann ein Anführer getroffen ist
rule-R-11 = Der Text zu Verlustwürfen für Anführer fehlt. In diesem Spiel trifft { $hit } oder mehr.

rule-R-12-title = Ein überrannter Anführer
rule-R-12 = Der Text sagt nicht, was mit einem überrannten Anführer geschieht. In diesem Spiel schließt er sich der nächsten eigenen Einheit innerhalb von { $refuge } Feldern an oder ist getroffen.

rule-R-13-title = Vierzig Minuten je Zug
rule-R-13 = Der Zugmarker rückt in jedem Zug einen Kasten der Zugleiste vor, nicht eine Stunde.

rule-R-14-title = Der Zeitpunkt der Ankunftswürfe
rule-R-14 = Würfle für Verstärkungen zu Beginn des Zuges, vor der Befehlsphase. Die Einheiten treffen in der Bewegungsphase dieses Zuges ein.

rule-R-17-title = Ein Formationswechsel
rule-R-17 = Der Text begrenzt Formationswechsel nicht. In diesem Spiel darf eine Einheit in einer Bewegungsphase einen machen.

rule-R-19-title = Straßen durch Wald
rule-R-19 = Ist der Feind fern, zählt ein Schritt auf einer Straße in jedem Gelände als Straßenfeld. Nahe am Feind wirkt die Straße nicht.

rule-R-20-title = Später eintreffen
rule-R-20 = Verstärkungen dürfen beliebig viele Züge außerhalb der Karte warten, wenn das Szenario keinen letzten Zug für sie nennt.

rule-R-21-title = Ein Schuss, ein Angriff
rule-R-21 = Die Grenze von einem Feuer je Einheit heißt: in jedem Schritt einmal als feuernde Einheit und einmal als Ziel.

rule-R-24-title = Linien entlang einer Kante
rule-R-24 = Eine Sichtlinie entlang einer Feldkante ist nur blockiert, wenn beide Felder daneben blockieren.

rule-R-25-title = Die Richtung einer Flucht
rule-R-25 = Der Weg vom Feind weg und der Weg zum Rückzugsfeld können einander widersprechen. Dann führt der beste Schritt näher an das Rückzugsfeld und nicht näher an eine feuernde Einheit. Der nächstbeste hält die Entfernung zum Rückzugsfeld und führt weiter von der nächsten feuernden Einheit weg. Nimm einen schlechteren Schritt nur, wenn die Einheit mit keinem besseren ans Ende kommt. Haben benachbarte Einheiten gefeuert, zählen entferntere nicht.

rule-R-27-title = Doppelt getroffene Geschütze
rule-R-27 = Artillerie, die sich durch dasselbe Ergebnis zurückzieht und flieht, verliert den Punkt für das Aufprotzen nur einmal.

rule-R-28-title = Näher an einen Feind
rule-R-28 = Nicht näher an einen Feind heißt, dass die Entfernung zur nächsten feindlichen Kampfeinheit nicht sinken darf.

rule-R-30-title = Sammeln ist freiwillig
rule-R-30 = Sammeln ist freiwillig.

rule-R-32-title = Eine Einheit auf der Flucht hält ein Ziel
rule-R-32 = Auch eine Einheit auf der Flucht besetzt ein Ziel.

rule-R-34-title = Der letzte Zug
rule-R-34 = Der Text nennt keinen letzten Zug. In diesem Spiel ist es { $last-turn }.

rule-R-35-title = Marker von Zug 3
rule-R-35 = Nach einem ersten Zug nur mit Artilleriefeuer entferne die Feuermarker beider Seiten und zähle die Ziele.

rule-R-37-title = Welche Würfe das Schicksal berührt
rule-R-37 = Ein Schicksalsmarker wirkt auf Kampfwürfe eines Angriffs, in dem eine Einheit des Anführers feuert, auf deren Moral- und Sammelwürfe und auf die Verlustprobe des Anführers selbst. Auf Würfe für Verstärkungen wirkt er nicht.

rule-R-38-title = Das Schicksal eines ersetzten Anführers
rule-R-38 = Tritt ein Nachfolger an, bleibt der Schicksalsmarker, mit der Befehlsreichweite des Nachfolgers.

rule-R-39-title = Die Schritte eines Feuers
rule-R-39 = Der Text nummeriert die Schritte des Feuerkampfs uneinheitlich. In diesem Spiel ist die Reihenfolge Stärke, Spalte, Würfel, Ergebnis.

rule-R-40-title = Namen
rule-R-40 = Ein Name, den der Text verschieden schreibt, hat hier eine Schreibweise.

rule-R-41-title = Wer ein Ziel hält
rule-R-41 = Ein Ziel zählt für die Seite, die es am Ende des Zuges besetzt, nicht für die, die zuletzt hindurchzog.

rule-R-42-title = Zwei Wege zu einer Zehn
rule-R-42 = Ein Würfel von { $leader-check } verlangt die Verlustprobe eines Anführers, ob er so fiel oder durch Modifikatoren entsteht.

rule-R-43-title = Der Rest zweier Divisionen in der freien Aufstellung
rule-R-43 = In einem Szenario, das Divisionen auf eine leere Karte bringt, treffen Einheiten ohne eigenen Eintritt mit der Hauptmacht ihrer Seite ein.

rule-R-44-title = Wessen Anführer geprüft wird
rule-R-44 = Geprüft werden nur Anführer im Zielfeld, nicht die der feuernden Seite.
