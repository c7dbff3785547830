# Die Regeln für Spieler. Begriffe wie in refusals.ftl. StP sind Stärkepunkte, SP Siegpunkte, BP Bewegungspunkte.
# Zahlen eines Spiels sind Variablen.

## Spielablauf

chapter-sequence-of-play = Spielablauf

rule-ST-SEQ-01-title = Spielzüge und Spielerzüge
rule-ST-SEQ-01 = Ein Spielzug hat zwei Spielerzüge, dann ein Zugende. Die Seite { $first-side } spielt immer zuerst.

rule-ST-SEQ-02-title = Phasen eines Spielerzugs
rule-ST-SEQ-02 = Jeder Spielerzug hat diese Phasen in dieser Reihenfolge: Erste Befehlsphase, Bewegung, Abwehrfeuer (die andere Seite feuert), Angriffsfeuer (du feuerst), Rückzug vor dem Nahkampf (die andere Seite darf sich zurückziehen), Nahkampf (du greifst an), Letzte Befehlsphase. Keine Phase wird ausgelassen.

rule-ST-SEQ-03-title = Erste Befehlsphase
rule-ST-SEQ-03 = Stelle in dieser Phase fest, welche deiner Einheiten im Befehl sind. Das Ergebnis gilt für deine Bewegungs-, Feuer- und Nahkampfphase, wohin Anführer später auch gehen.

rule-ST-SEQ-04-title = Fluchtproben nach Feuer
rule-ST-SEQ-04 = Verluste gelten sofort. Ein Feld, das Handfeuerwaffen und Artillerie treffen, legt seine Fluchtproben einmal ab, nach beiden. Darum sagst du nach einem Treffer, ob auch deine andere Waffengattung auf dasselbe Feld feuert.

rule-ST-SEQ-05-title = Reihenfolge der Nahkämpfe
rule-ST-SEQ-05 = In deiner Nahkampfphase wählst du die Reihenfolge der Nahkämpfe. Jeder wird begonnen und ausgetragen, bevor der nächste beginnt. Du musst nie angreifen.

rule-ST-SEQ-06-title = Letzte Befehlsphase
rule-ST-SEQ-06 = In dieser Reihenfolge: Deine Anführer sammeln Einheiten, deine Einheiten erhalten Munition, beide Seiten setzen Ersatz für Anführer ein, die in diesem Spielerzug verloren gingen, deine Marker „Niedergehalten“ werden entfernt.

rule-ST-SEQ-07-title = Ende eines Spielzugs
rule-ST-SEQ-07 = Nach beiden Spielerzügen prüfe die Brigaden der Seite { $morale-side } auf Demoralisierung, wenn es fällig ist. Dann beginnt der nächste Zug.

rule-ST-SEQ-08-title = Länge der Partie
rule-ST-SEQ-08 = Die Partie hat { $last-turn } Züge, von { $first-time } bis zum Zug, der um { $last-time } beginnt. Sie endet nach dem letzten Zug.

rule-ST-SEQ-09-title = Was eine Phase unterbricht
rule-ST-SEQ-09 = Fluchten, Rückzüge, Feuer auf ziehende oder zurückweichende Einheiten, Kolonnen, die unter Feuer eine Linie bilden, und der Verlust von Anführern werden sofort abgewickelt. Dann geht die Phase weiter.

rule-ST-SEQ-10-title = Ein Würfel
rule-ST-SEQ-10 = Jeder Wurf ist ein sechsseitiger Würfel, außer dem Wurf für den Verlust eines Anführers, der die Summe zweier Würfel ist.

## Werte

chapter-values = Werte

rule-ST-VAL-01-title = Stärkepunkte
rule-ST-VAL-01 = Ein Stärkepunkt (StP) sind etwa 100 Mann oder ein Geschütz. Verluste senken die jetzige Stärke. Sie steigt nie über die aufgedruckte. Moralbuchstabe und Waffe ändern sich nie.

rule-ST-VAL-02-title = Einheiten ohne Stärkepunkte
rule-ST-VAL-02 = Eine Einheit, die ihren letzten Stärkepunkt verliert, verlässt das Spiel. Ein Wagen bleibt ohne seine Wache.

rule-ST-VAL-03-title = Feuerpunkte
rule-ST-VAL-03 = Feuerpunkte sind Stärkepunkte mal Faktor der Waffe auf diese Entfernung. Die Stärke einer Batterie wird vorher womöglich wegen ihrer Bedienung und wegen eines Infanterieziels halbiert.

rule-ST-VAL-04-title = Stärke im Nahkampf
rule-ST-VAL-04 = Im Nahkampf zählen Infanterie, abgesessene Kavallerie und Wachen ihre Stärkepunkte. Eine Batterie zählt 1. Berittene Kavallerie zählt ihre Stärkepunkte einfach oder doppelt. Einheiten auf der Flucht zählen die Hälfte, mindestens 1. Einheiten in Reserve zählen die Hälfte, abgerundet.

rule-ST-VAL-05-title = Reihenfolge der Halbierungen für Batterien
rule-ST-VAL-05 = Halbiere eine Batterie zuerst wegen halber Bedienung (aufrunden), dann wegen eines Infanterieziels (abrunden). Dann nimm mal für die Entfernung.

rule-ST-VAL-06-title = Brüche
rule-ST-VAL-06 = Addiere halbe Punkte aller feuernden Einheiten genau und lass den Bruch dann einmal weg. Eine Summe unter 1 benutzt die erste Spalte.

rule-ST-VAL-07-title = Handfeuerwaffen und Artillerie
rule-ST-VAL-07 = Infanterie, Kavallerie und Wachen feuern mit Handfeuerwaffen. Batterien sind Artillerie. Eine Wache wird getroffen wie Infanterie in Linie.

rule-ST-VAL-08-title = Seiten eines Spielsteins
rule-ST-VAL-08 = Ein Spielstein hat zwei Seiten: Infanterie standhaft oder auf der Flucht, eine Batterie aufgeprotzt oder abgeprotzt, Kavallerie beritten oder abgesessen, ein Anführer oder sein Ersatz, ein Wagen der einen oder der anderen Seite. Marker zeigen alles andere.

rule-ST-VAL-09-title = Bewegungspunkte
rule-ST-VAL-09 = Bewegungspunkte (BP) je Zug: Infanterie, abgesessene Kavallerie und Wagen { $foot }, aufgeprotzte Fußbatterien { $battery }, berittene Kavallerie, aufgeprotzte reitende Batterien und Anführer { $horse }.

## Bewegung

chapter-movement = Bewegung

rule-ST-MOVE-01-title = Wie Einheiten ziehen
rule-ST-MOVE-01 = Bewege eine Einheit, einen Anführer oder einen Stapel von Feld zu Nachbarfeld. Zahle für jedes betretene Feld und jede überquerte Feldkante, bis zu den Bewegungspunkten. Nicht verbrauchte Punkte verfallen.

rule-ST-MOVE-02-title = Kosten werden addiert
rule-ST-MOVE-02 = Ein Schritt kostet die Bewegungspunkte des Felds und dazu die jedes Merkmals der Feldkante.

rule-ST-MOVE-03-title = Wann ein Verkehrsweg hilft
rule-ST-MOVE-03-1 = Eine Chaussee, eine Straße oder ein Weg hilft nur einem Schritt über eine Feldkante, die der Verkehrsweg überquert. Dann zahle seinen Satz statt der Kosten von Feld und Feldkante.
rule-ST-MOVE-03-2 = Eine Chaussee, eine Straße oder ein Weg hilft nur einem Schritt über eine Feldkante, die der Verkehrsweg überquert. Dann zahle seinen Satz statt der Kosten des Felds. Hänge, Höhenrücken, Kämme und Furten kosten weiterhin zusätzlich. Brücken kosten nichts zusätzlich.

rule-ST-MOVE-04-title = Linien nutzen keine Verkehrswege
rule-ST-MOVE-04 = Für Infanterie in Linie und abgesessene Kavallerie zählen Chausseen, Straßen, Wege und Brücken nicht. Sie zahlen für das übrige Gelände.

rule-ST-MOVE-05-title = Sätze der Verkehrswege
rule-ST-MOVE-05 = Bewegungspunkte für einen Schritt auf einer Chaussee: { $pike }. Auf einer Straße: { $road }. Auf einem Weg: { $trail }.

rule-ST-MOVE-06-title = Offenes Gelände und Wald
rule-ST-MOVE-06 = Bewegungspunkte für ein Feld mit offenem Gelände: { $clear }. Für Wald: { $woods }. Geschütze und Wagen, die Wald betreten, müssen einen Bewegungspunkt übrig haben und dort anhalten.

rule-ST-MOVE-07-title = Orte
rule-ST-MOVE-07 = Bewegungspunkte für einen Ort: { $town }. Eine Einheit, die alle Bewegungspunkte zahlen muss, kann ihn nur als einzigen Schritt des Zugs betreten. Entlang einer Chaussee oder Straße gilt deren Satz.

rule-ST-MOVE-08-title = Hänge und Kämme
rule-ST-MOVE-08 = Zusätzliche Bewegungspunkte einen Hang hinauf oder einen Kamm hinab: { $slope-up }. Einen Hang hinab: { $slope-down }.

rule-ST-MOVE-09-title = Höhenrücken und einen Kamm hinauf
rule-ST-MOVE-09 = Zusätzliche Bewegungspunkte, um einen Höhenrücken in beliebiger Richtung zu überqueren oder einen Kamm zu ersteigen: { $ridge }.

rule-ST-MOVE-10-title = Bäche, Furten, Brücken und Flüsse
rule-ST-MOVE-10 = Zusätzliche Bewegungspunkte, um einen Bach oder eine Furt zu überqueren: { $stream }. Einheiten, die Verkehrswege nutzen, zahlen auf einer Brücke den Satz der Chaussee. Keine Einheit überquert einen Fluss.

rule-ST-MOVE-11-title = Steinmauern
rule-ST-MOVE-11-1 = Infanterie, Kavallerie und Anführer überqueren eine Steinmauer ohne Kosten. Batterien und Wagen können keine überqueren, auch nicht auf einer Straße.
rule-ST-MOVE-11-2 = Infanterie, Kavallerie und Anführer überqueren eine Steinmauer ohne Kosten. Batterien und Wagen überqueren sie nur, wo eine Chaussee, eine Straße oder ein Weg hindurchführt.

rule-ST-MOVE-12-title = Kein sicherer Schritt
rule-ST-MOVE-12-1 = Eine Einheit darf immer ein Feld weit ziehen, das ihre Formation betreten kann, auch wenn sie die vollen Kosten nicht zahlen kann.
rule-ST-MOVE-12-2 = Eine Einheit, die ein Feld nicht bezahlen kann, darf es nicht betreten, auch nicht als einzigen Schritt.

rule-ST-MOVE-13-title = Feindliche und eigene Felder
rule-ST-MOVE-13 = Ein Feld mit Feinden darf nur in der Nahkampfphase betreten werden. Durch eigene Felder darf man ziehen, außer wenn die Einheiten dort in Reserve oder gebunden sind.

rule-ST-MOVE-14-title = Zonen halten keine Bewegung auf
rule-ST-MOVE-14 = Eine feindliche Kontrollzone kostet nichts und hält keine Einheit auf. Aber wer sie verlässt, zieht Feuer auf sich.

rule-ST-MOVE-15-title = Einheiten, die nicht ziehen dürfen
rule-ST-MOVE-15 = Nicht ziehen dürfen: Einheiten außer Befehl (außer berittener Kavallerie, Batterien und Wagen), Einheiten, die niedergehalten, gebunden oder in Reserve sind, abgeprotzte Batterien und Einheiten der Seite { $morale-side }, für deren Brigade nicht bezahlt ist.

rule-ST-MOVE-16-title = Bewegung auf der Flucht
rule-ST-MOVE-16 = Eine fliehende Einheit im Befehl darf in ihrer Bewegungsphase ein Feld weit ziehen, was es auch kostet. Gesperrtes Gelände bleibt gesperrt.

rule-ST-MOVE-17-title = Die Karte verlassen
rule-ST-MOVE-17 = Nur Einheiten der Seite { $exit-side } dürfen die Karte verlassen, von { $exit-hexes }. Sie zahlen noch einmal für das Gelände ihres Felds oder den Satz eines Verkehrswegs, der dort von der Karte führt. Sie kehren nie zurück.

rule-ST-MOVE-18-title = Als Stapel ziehen
rule-ST-MOVE-18 = Einheiten, die zusammen ziehen, zahlen jede ihre eigenen Kosten; die langsamste begrenzt also die anderen. Einheiten und Anführer dürfen unterwegs zurückbleiben, und ein Anführer darf mit seinen übrigen Punkten allein weiterziehen.

rule-ST-MOVE-19-title = Brüche von Bewegungspunkten
rule-ST-MOVE-19 = Zähle Drittel und Hälften von Bewegungspunkten genau.

## Formationen

chapter-formations = Formationen

rule-ST-FORM-01-title = Die Formationen
rule-ST-FORM-01 = Infanterie ist in Linie oder in Kolonne. Eine Batterie ist aufgeprotzt oder abgeprotzt. Kavallerie ist beritten oder abgesessen, und abgesessene Kavallerie handelt wie Infanterie in Linie. Wagen und Anführer haben keine Formation.

rule-ST-FORM-02-title = Kosten eines Wechsels
rule-ST-FORM-02 = Ein Formationswechsel kostet Infanterie { $change-infantry }, eine Batterie { $change-battery } und Kavallerie { $change-cavalry } Bewegungspunkte.

rule-ST-FORM-03-title = Wann Formationen wechseln
rule-ST-FORM-03 = Infanterie und Batterien dürfen jederzeit während ihrer Bewegung wechseln. Kavallerie wechselt nur am Ende ihrer Bewegung, mit Punkten, die in der alten Formation übrig sind.

rule-ST-FORM-04-title = Nur Einheiten, die ziehen dürfen
rule-ST-FORM-04 = Eine Einheit, die nicht ziehen darf, darf auch die Formation nicht wechseln. Ebenso wenig eine Einheit auf der Flucht.

rule-ST-FORM-05-title = Kolonnen greifen nicht an
rule-ST-FORM-05 = Infanterie in Kolonne feuert nicht und beginnt keinen Nahkampf. Sie verteidigt sich im Nahkampf mit voller Stärke.

rule-ST-FORM-06-title = Kolonnen unter Feuer
rule-ST-FORM-06 = Feuer auf eine Kolonne verschiebt sich um { $column-shift } Spalte nach rechts. Dann bildet die Kolonne sofort eine Linie, getroffen oder nicht, ohne Kosten. Ihr Besitzer wählt die Front.

rule-ST-FORM-07-title = Aufgeprotzte Batterien
rule-ST-FORM-07 = Eine aufgeprotzte Batterie zieht, kann aber nicht feuern. Feuer auf sie verschiebt sich um { $limbered-shift } Spalte nach rechts. Sie zählt 1 im Nahkampf.

rule-ST-FORM-08-title = Abgeprotzte Batterien
rule-ST-FORM-08 = Eine abgeprotzte Batterie feuert und dreht sich, aber sie zieht nie und weicht nie zurück. Sie zählt 1 im Nahkampf.

rule-ST-FORM-09-title = Wagen
rule-ST-FORM-09 = Ein Wagen zieht wie eine aufgeprotzte Batterie mit { $foot } Bewegungspunkten. Seine Wache feuert wie Infanterie, aber nur im Spielerzug des Feindes.

rule-ST-FORM-10-title = Feuer auf eine Batterie, die wechselt
rule-ST-FORM-10 = Wenn eine Batterie auf- oder abprotzt, dürfen feindliche Infanterie und abgesessene Kavallerie, die sie in Reichweite und Sicht haben, zuerst auf sie feuern, als ein Angriff. Einheiten, die niedergehalten, auf der Flucht, gebunden, ohne Munition oder nicht oben in ihrem Feld sind, dürfen es nicht.

rule-ST-FORM-11-title = Ein Wechsel, der misslingt
rule-ST-FORM-11 = Wenn dieses Feuer die Batterie niederhält oder sie eine Stufe der Bedienung kostet, misslingt der Wechsel. Seine Bewegungspunkte sind verbraucht, und sie tut in dieser Phase nichts mehr.

## Front

chapter-facing = Front

rule-ST-FACE-01-title = Die Front
rule-ST-FACE-01 = Eine Einheit in Linie und eine abgeprotzte Batterie sind einer Feldkante zugewandt. Diese Feldkante und die beiden daneben sind ihre Front. Die anderen drei sind Flanke und Rücken.

rule-ST-FACE-02-title = Einheiten ohne Front
rule-ST-FACE-02 = Kolonnen, berittene Kavallerie, aufgeprotzte Batterien, Wagen und Anführer haben keine Front und können nicht flankiert werden.

rule-ST-FACE-03-title = Drehen ist frei
rule-ST-FACE-03 = In deiner Bewegungsphase dürfen deine Einheiten sich jederzeit ohne Kosten drehen, auch Einheiten, die nicht ziehen dürfen. Gebundene Einheiten dürfen sich nicht drehen.

rule-ST-FACE-04-title = Front in Richtung der Bewegung
rule-ST-FACE-04 = Eine Einheit mit einer Front dreht sich zu jedem Feld, das sie betritt.

rule-ST-FACE-05-title = Wann die Front feststeht
rule-ST-FACE-05-1 = Außerhalb deiner Bewegungsphase behalten deine Einheiten ihre Front, außer nach einem Nahkampf oder einem Rückzug; dann darf ihr Besitzer sie drehen.
rule-ST-FACE-05-2 = Außerhalb deiner Bewegungsphase behalten deine Einheiten ihre Front. Nach einem Nahkampf dürfen sich die Einheiten in seinem Feld drehen. Nach einem Rückzug hat eine Einheit die Front in Richtung ihres Rückzugs oder übernimmt die der Einheiten, denen sie sich anschließt.

rule-ST-FACE-06-title = Feuer durch die Front
rule-ST-FACE-06-1 = Eine Einheit feuert nur auf Felder, zu denen die Schusslinie durch ihre Front führt. Eine Linie genau durch die Ecke zwischen Front und Flanke ist nicht erlaubt.
rule-ST-FACE-06-2 = Eine Einheit feuert nur auf Felder, zu denen die Schusslinie durch ihre Front führt. Eine Linie genau durch die Ecke zwischen Front und Flanke zählt als Front.

rule-ST-FACE-07-title = Flankierendes Feuer
rule-ST-FACE-07 = Feuer, das eine Einheit in Linie durch Flanke oder Rücken erreicht, verschiebt sich um { $enfilade-shift } Spalte nach rechts. Eine solche feuernde Einheit genügt. Eine Linie genau zwischen Front und Flanke flankiert.

rule-ST-FACE-08-title = Eine Front je Feld
rule-ST-FACE-08 = Alle Einheiten eines Felds haben dieselbe Front. Eine Einheit, die dazukommt, übernimmt sie.

rule-ST-FACE-09-title = Front im Nahkampf
rule-ST-FACE-09 = Eine Einheit greift nur ein Feld vor ihrer Front an. Berittene Kavallerie greift in jede Richtung an. Die Front des Verteidigers ist gleichgültig.

## Stapeln

chapter-stacking = Stapeln

rule-ST-STK-01-title = Stapelgrenzen
rule-ST-STK-01 = Höchstens { $stack-units } Einheiten einer Seite mit zusammen { $stack-points } jetzigen Stärkepunkten dürfen ein Feld teilen. Eine Batterie zählt ihre Geschütze.

rule-ST-STK-02-title = Wann Stapel geprüft werden
rule-ST-STK-02 = Stapel werden am Ende einer Bewegung und jeder Phase geprüft. Einheiten dürfen durch volle Felder ziehen.

rule-ST-STK-03-title = Kolonnen sind allein
rule-ST-STK-03 = Infanterie in Kolonne teilt ihr Feld nur mit Anführern.

rule-ST-STK-04-title = Berittene Kavallerie
rule-ST-STK-04 = Berittene Kavallerie teilt ihr Feld nur mit berittener Kavallerie und aufgeprotzter reitender Artillerie.

rule-ST-STK-05-title = Wagen, Anführer und Marker
rule-ST-STK-05 = Ein Wagen zählt beim Stapeln { $wagon-points } Stärkepunkte, mit oder ohne Wache. Anführer und Marker zählen nicht.

rule-ST-STK-06-title = Oben und unten
rule-ST-STK-06 = Die Einheiten eines Stapels haben eine Ordnung. Du darfst sie in deiner Bewegungsphase ohne Kosten ändern, und noch einmal am Ende einer Phase, in der deiner obersten Einheit die Munition ausging.

rule-ST-STK-07-title = Verluste aus der Nähe
rule-ST-STK-07 = Feuer von Handfeuerwaffen und Artilleriefeuer aus weniger als { $far } Feldern trifft die oberste Einheit. Verluste über ihre Stärke hinaus gehen auf die Einheit darunter über.

rule-ST-STK-08-title = Verluste aus der Ferne
rule-ST-STK-08 = Artilleriefeuer aus { $far } oder mehr Feldern würfelt für jede Einheit des Stapels, die oberste zuerst, mit der Stärke, die sich gegen diese Einheit ergibt. Niederhalten gilt trotzdem für alle.

rule-ST-STK-09-title = Reserve
rule-ST-STK-09 = In deiner Bewegungsphase darfst du alle Einheiten eines Felds ohne Kosten in Reserve schicken oder aus ihr nehmen. Einheiten in Reserve ziehen und feuern nicht, und keine Einheit zieht durch sie hindurch. Wenn sie die Reserve verlassen, dürfen sie sofort ziehen.

rule-ST-STK-10-title = Was in eine Reserve passt
rule-ST-STK-10 = Ein Feld in Reserve fasst Einheiten einer Art: { $reserve-points } Stärkepunkte Infanterie und abgesessene Kavallerie, oder { $reserve-points } berittene Kavallerie, oder { $reserve-batteries } Batterien. Aufgeprotzte und abgeprotzte Batterien mischen sich nicht. Aufgeprotzte reitende Artillerie darf zu berittener Kavallerie. Wagen, Kolonnen und fliehende Einheiten sind nie in Reserve.

rule-ST-STK-11-title = Angriff auf eine Reserve
rule-ST-STK-11 = Im Nahkampf zählt eine Einheit in Reserve die Hälfte ihrer Stärke, abgerundet. Werden Einheiten aus der Reserve gedrängt, müssen sie die gewöhnlichen Stapelgrenzen einhalten, wo sie anhalten. Wer es nicht kann, wird gefangen genommen, und der Besitzer wählt, wer.

rule-ST-STK-12-title = Stapeln im Nahkampf
rule-ST-STK-12 = Jede Seite darf { $stack-units } Einheiten mit { $stack-points } Stärkepunkten in einem Nahkampffeld haben.

## Gelände

chapter-terrain = Gelände

rule-ST-TER-01-title = Arten von Gelände
rule-ST-TER-01 = Felder sind offenes Gelände, Wald, Ort oder Sumpf. Feldkanten können Hänge, Höhenrücken, Kämme, Steinmauern, Bäche, Furten, Brücken oder Flüsse sein. Chausseen, Straßen und Wege sind Verkehrswege.

rule-ST-TER-02-title = Höhenrücken und Kämme
rule-ST-TER-02 = Ein Höhenrücken fällt nach beiden Seiten ab, ein Kamm nach einer. Das Feld auf der niedrigen Seite eines Kamms hat die Höhe des Bodens. Höhenrücken helfen dem Verteidiger im Nahkampf, Kämme nicht.

rule-ST-TER-03-title = Orte im Kampf
rule-ST-TER-03 = Ein Ort gibt keine Deckung, blockiert aber die Sicht. Eine Einheit, die in einem Ort getroffen oder zurückgeworfen wird, legt ihre Fluchtprobe mit { $rout-town } ab. Eine Einheit, die von außen in einen Ort gedrängt wird, flieht sofort.

rule-ST-TER-04-title = Steinmauern im Kampf
rule-ST-TER-04 = Eine Steinmauer deckt ein Ziel gegen Feuer über sie hinweg und hilft dem Verteidiger im Nahkampf. Sie blockiert nie die Sicht.

rule-ST-TER-05-title = Sumpf
rule-ST-TER-05 = Sumpf wirkt nicht auf den Kampf. Bewegungspunkte für Sumpf: { $marsh }.

rule-ST-TER-06-title = Straßen und Namen im Kampf
rule-ST-TER-06 = Straßen zählen im Kampf nie: Eine Einheit auf einer Straße im Wald ist im Wald. Namen auf der Karte haben keine Wirkung, wenn das Szenario es nicht sagt.

rule-ST-TER-07-title = Gelände, das manchen gesperrt ist
rule-ST-TER-07 = Gelände, das einer Einheit gesperrt ist, unterbricht eine Befehlslinie nur, wenn sie zu dieser Einheit führt.

## Feuer

chapter-fire = Feuer

rule-ST-FIRE-01-title = Feuer ist freiwillig
rule-ST-FIRE-01 = Keine Einheit muss feuern. Eine Einheit, die einem Feind benachbart ist, darf auf einen anderen feuern.

rule-ST-FIRE-02-title = Welche Einheiten feuern
rule-ST-FIRE-02 = Nur die oberste Einheit eines Felds feuert: Infanterie in Linie, abgesessene Kavallerie, eine abgeprotzte Batterie mit Bedienung und Schuss, oder in der Abwehr die Wache eines Wagens. Sie darf nicht auf der Flucht, gebunden, in Reserve oder ohne Munition sein. Beim Angriffsfeuer darf sie auch nicht niedergehalten oder außer Befehl sein.

rule-ST-FIRE-03-title = Reichweite
rule-ST-FIRE-03 = Zähle die Felder bis zum Ziel, ohne das der feuernden Einheit. Keine Waffe feuert über ihre größte Reichweite hinaus.

rule-ST-FIRE-04-title = Faktoren nach Entfernung
rule-ST-FIRE-04 = Gezogene Musketen (R): { $rifles }. Handwaffen (P): { $hand-weapons }. Glatte Geschütze (N): { $smoothbores }. Gezogene Geschütze (T): { $rifled-guns }.

rule-ST-FIRE-05-title = Artillerie gegen Infanterie
rule-ST-FIRE-05 = Halbiere die Stärke einer Batterie, abgerundet, wenn die getroffene Einheit Infanterie oder abgesessene Kavallerie ist. Tu das vor dem Faktor.

rule-ST-FIRE-06-title = Gemeinsames Feuer
rule-ST-FIRE-06 = Alle Handfeuerwaffen, die auf ein Feld feuern, ergeben eine Summe mit einem Wurf. Alle Batterien ergeben eine zweite. Die beiden werden nie addiert.

rule-ST-FIRE-07-title = Einmal je Phase
rule-ST-FIRE-07 = Eine Einheit feuert einmal je Feuerphase. Auf ein Feld dürfen einmal Handfeuerwaffen und einmal Artillerie feuern. Auf eine Einheit, die beschossen und vertrieben wurde, darf dieselbe Waffengattung am neuen Ort nicht feuern. Feuer auf ziehende und zurückweichende Einheiten zählt nicht.

rule-ST-FIRE-08-title = Geteiltes Feuer
rule-ST-FIRE-08 = Eine Einheit darf ihre Stärkepunkte auf mehrere Ziele verteilen. Jeder Anteil muss mindestens 1 Feuerpunkt wert sein. Ungeteiltes Feuer darf weniger wert sein.

rule-ST-FIRE-09-title = Höhenrücken und Kämme decken
rule-ST-FIRE-09-1 = Verschiebe um { $cover-shift } Spalte nach links, wenn Feuer das Zielfeld über einen Höhenrücken betritt. Ein Kamm gibt keine Deckung.
rule-ST-FIRE-09-2 = Verschiebe um { $cover-shift } Spalte nach links, wenn Feuer das Zielfeld über einen Höhenrücken oder einen Kamm hinauf betritt. Feuer einen Kamm hinab gibt keine Deckung.

rule-ST-FIRE-10-title = Steinmauern decken
rule-ST-FIRE-10 = Verschiebe um { $cover-shift } Spalte nach links, wenn Feuer das Zielfeld über eine Steinmauer betritt.

rule-ST-FIRE-11-title = Wald deckt
rule-ST-FIRE-11 = Verschiebe um { $cover-shift } Spalte nach links, wenn das Ziel im Wald ist.

rule-ST-FIRE-12-title = Einheiten mit Handwaffen legen sich hin
rule-ST-FIRE-12-1 = Verschiebe um { $cover-shift } Spalte nach links gegen eine Einheit mit Handwaffen, beritten oder nicht. Das gilt nicht, wenn sie wegzieht oder zurückweicht.
rule-ST-FIRE-12-2 = Verschiebe um { $cover-shift } Spalte nach links gegen eine Einheit mit Handwaffen, die nicht beritten ist. Das gilt nicht, wenn sie wegzieht oder zurückweicht.

rule-ST-FIRE-13-title = Eine feuernde Einheit genügt
rule-ST-FIRE-13 = Eine Verschiebung für Gelände gilt für die ganze Summe, wenn sie für mindestens eine feuernde Einheit gilt.

rule-ST-FIRE-14-title = Verschiebungen nach rechts
rule-ST-FIRE-14 = Spalten nach rechts: aufgeprotzte Batterie { $limbered-shift }, Infanterie in Kolonne { $column-shift }, flankierendes Feuer { $enfilade-shift }, berittene Kavallerie { $mounted-shift }.

rule-ST-FIRE-15-title = Größte Verschiebung
rule-ST-FIRE-15 = Addiere alle Verschiebungen. Die Summe ist nie mehr als { $cap } Spalten nach jeder Seite, und die Enden der Tabelle begrenzen sie.

rule-ST-FIRE-16-title = Spalten der Feuertabelle
rule-ST-FIRE-16 = Die Spalten der Feuerpunkte sind { $columns }. Die letzte Spalte hat keine obere Grenze.

rule-ST-FIRE-17-title = Ergebnisse des Feuers
rule-ST-FIRE-17 = Würfle in der Spalte. Eine Zahl sind die verlorenen Stärkepunkte, „Pin“ hält die Einheiten im Feld nieder, und ein leeres Kästchen hat keine Wirkung.

rule-ST-FIRE-18-title = Ergebnisse mit Stern
rule-ST-FIRE-18-1 = Ein Verlust mit Stern durch Artillerie hält Infanterie und abgesessene Kavallerie nieder und kostet sie nichts. Eine 6 in der Spalte für 6 bis 8 Punkte zählt voll.
rule-ST-FIRE-18-2 = Ein Verlust mit Stern durch Artillerie hält Infanterie und abgesessene Kavallerie nieder und kostet sie nichts. Alle anderen Einheiten tragen den Verlust.

rule-ST-FIRE-19-title = Verluste einer Brigade
rule-ST-FIRE-19 = Jeder Stärkepunkt, den eine Brigade verliert, wird sofort notiert, gefallene und gefangene getrennt.

rule-ST-FIRE-20-title = Ein Angriff nach dem anderen
rule-ST-FIRE-20 = Feuerangriffe werden einzeln abgewickelt. Eine Einheit, die vernichtet oder geflohen ist, ist später in der Phase weder Ziel noch feuernde Einheit.

rule-ST-FIRE-21-title = Munitionsproben
rule-ST-FIRE-21 = Nach einer 6 beim Wurf der Handfeuerwaffen würfle für jede beteiligte Einheit. Bei { $depletion } ist sie ohne Munition.

rule-ST-FIRE-22-title = Abwehrfeuer
rule-ST-FIRE-22 = In der Phase des Abwehrfeuers darf die andere Seite auf jede deiner Einheiten in Reichweite und Sicht feuern, ob sie gezogen ist oder nicht.

## Sichtlinie

chapter-line-of-sight = Sichtlinie

rule-ST-LOS-01-title = Sicht auf das Ziel
rule-ST-LOS-01 = Einheiten feuern nur auf das, was sie sehen. Die Sichtlinie ist gerade, von Feldmitte zu Feldmitte. Benachbarte Felder sehen einander immer.

rule-ST-LOS-02-title = Drei Höhen
rule-ST-LOS-02 = Jedes Feld hat die Höhe Boden, Höhenrücken oder Hügelkuppe, wie die Karte zeigt. Beide Felder an einem Höhenrücken haben die Höhe Höhenrücken, wenn sie nicht Hügelkuppe sind.

rule-ST-LOS-03-title = Hindernisse für die Sicht
rule-ST-LOS-03 = Wald, Orte, Höhenrücken, Kämme und Einheiten beider Seiten blockieren die Sicht, je nach ihrer Höhe. Hänge, Mauern, Sumpf und Straßen nie.

rule-ST-LOS-04-title = Höhe eines Hindernisses
rule-ST-LOS-04-1 = Wald und Orte blockieren auf der Höhe des Bodens, eine Einheit auf der Höhe ihres Felds. Der Kamm einer Hügelkuppe blockiert auf deren Höhe, Höhenrücken und andere Kämme auf der Höhe Höhenrücken.
rule-ST-LOS-04-2 = Wald, Orte und Einheiten blockieren auf der Höhe ihres Felds. Der Kamm einer Hügelkuppe blockiert auf deren Höhe, Höhenrücken und andere Kämme auf der Höhe Höhenrücken.

rule-ST-LOS-05-title = Gelände an beiden Enden
rule-ST-LOS-05-1 = Feldkanten des feuernden Felds und des Zielfelds blockieren nicht, ebenso wenig die Deckung des Ziels und der ferne Rand des eigenen Hügels der feuernden Einheit. Man sieht in Wald hinein, aber nicht durch ihn hindurch.
rule-ST-LOS-05-2 = Feldkanten des feuernden Felds und des Zielfelds blockieren nicht, ebenso wenig die Deckung des Ziels. Man sieht in Wald hinein, aber nicht durch ihn hindurch. Der ferne Rand des eigenen Hügels blockiert.

rule-ST-LOS-06-title = Einheiten neben Höhenrücken und unter Kämmen
rule-ST-LOS-06-1 = Eine Einheit neben einem Höhenrücken hat dessen Höhe. Eine Einheit neben einem Kamm hat die Höhe des Kamms, auf beiden Seiten.
rule-ST-LOS-06-2 = Eine Einheit neben einem Höhenrücken hat dessen Höhe. Eine Einheit unter einem Kamm ist auf dem Boden, aber der Kamm neben ihr blockiert nie ihre eigene Linie.

rule-ST-LOS-07-title = Beide Enden auf einer Höhe
rule-ST-LOS-07 = Wenn beide Enden dieselbe Höhe haben, blockiert jedes Hindernis dazwischen mit dieser Höhe oder einer größeren.

rule-ST-LOS-08-title = Hindernisse höher oder niedriger als beide Enden
rule-ST-LOS-08 = Ein Hindernis, das mindestens so hoch ist wie das höhere Ende, blockiert. Ein Hindernis, das niedriger ist als beide Enden, blockiert nicht.

rule-ST-LOS-09-title = Hindernisse so hoch wie das niedrigere Ende
rule-ST-LOS-09 = Wenn die Enden verschieden hoch sind, verbirgt ein Hindernis, das so hoch ist wie das niedrigere Ende, was dicht hinter ihm liegt. Es blockiert, wenn es auf halbem Weg oder näher am niedrigeren Ende liegt.

rule-ST-LOS-10-title = Hindernisse zwischen den beiden Höhen
rule-ST-LOS-10 = Von der Hügelkuppe zum Boden gilt für ein Hindernis auf der Höhe Höhenrücken dieselbe Regel: Es blockiert, wenn es auf halbem Weg oder näher am Ende auf dem Boden liegt.

rule-ST-LOS-11-title = Deckung neben der feuernden Einheit
rule-ST-LOS-11 = Wald oder ein Ort neben der feuernden Einheit blockiert immer die Felder dahinter auf dieser Linie, gleich welcher Höhe.

rule-ST-LOS-12-title = Feuer über eine benachbarte Einheit
rule-ST-LOS-12 = Eine Einheit feuert über eine benachbarte Einheit, die unter ihr an einem Kamm ist, aber nicht von unten über eine Einheit oben. Einheiten auf den beiden Seiten eines Höhenrückens können nicht übereinander hinwegfeuern.

rule-ST-LOS-13-title = Linien entlang einer Kante
rule-ST-LOS-13 = Eine Linie genau entlang einer Feldkante oder durch eine Ecke ist blockiert, wenn ein Feld oder eine Feldkante auf einer der beiden Seiten blockiert.

rule-ST-LOS-14-title = Sicht ist gegenseitig
rule-ST-LOS-14 = Sieht A B, so sieht B A, außer bei Deckung neben der feuernden Einheit und bei Feuer über eine benachbarte Einheit.

## Kontrollzonen

chapter-zones-of-control = Kontrollzonen

rule-ST-ZOC-01-title = Umfang einer Zone
rule-ST-ZOC-01 = Eine Einheit kontrolliert die drei Felder vor ihrer Front, außer über einen Fluss.

rule-ST-ZOC-02-title = Welche Einheiten eine Zone haben
rule-ST-ZOC-02 = Infanterie in Linie, abgesessene Kavallerie und abgeprotzte Batterien haben eine Kontrollzone. Kolonnen, berittene Kavallerie, aufgeprotzte Batterien, Wagen und Anführer haben keine.

rule-ST-ZOC-03-title = Verlust der Zone
rule-ST-ZOC-03-1 = Einheiten, die niedergehalten, gebunden, auf der Flucht oder in Reserve sind, haben keine Zone. Einheiten außer Befehl behalten ihre. Die Zone einer Einheit ohne Munition blockiert nur Befehls- und Versorgungslinien.
rule-ST-ZOC-03-2 = Einheiten, die niedergehalten, gebunden, auf der Flucht oder in Reserve sind, haben keine Zone. Einheiten außer Befehl behalten ihre. Auch eine Einheit ohne Munition behält ihre Zone, kann aber nicht feuern.

rule-ST-ZOC-04-title = Eigene Einheiten heben Zonen für Linien auf
rule-ST-ZOC-04 = Eine eigene Einheit hebt feindliche Zonen in ihrem Feld für Befehls- und Versorgungslinien auf, aber nicht für Feuer auf ziehende oder zurückweichende Einheiten.

rule-ST-ZOC-05-title = Abzugsfeuer
rule-ST-ZOC-05 = Eine Einheit, die ein Feld in einer feindlichen Zone durch Bewegung oder Rückzug vor dem Nahkampf verlässt, zieht Abzugsfeuer auf sich. Jeder Feind, der die Zone ausübt und in seinem Feld oben ist, darf auf die Einheit feuern, bevor sie geht, auf Entfernung 1.

rule-ST-ZOC-06-title = Gemeinsames Abzugsfeuer
rule-ST-ZOC-06 = Mehrere Feinde, die auf eine abziehende Einheit feuern, ergeben eine Summe für Handfeuerwaffen und eine für Artillerie.

rule-ST-ZOC-07-title = Abzugsfeuer und späteres Feuer
rule-ST-ZOC-07 = Eine Einheit darf beliebig oft Abzugsfeuer geben und feuert trotzdem in den Feuerphasen. Jedes Mal kann ihr die Munition ausgehen, und Batterien verbrauchen einen Schuss.

rule-ST-ZOC-08-title = Abzugsfeuer auf Stapel
rule-ST-ZOC-08 = Wenn alle Einheiten eines Felds zusammen gehen, wird nur auf die oberste gefeuert. Bleibt eine, ist die gehende sicher, und der Feind darf auf die feuern, die bleibt.

rule-ST-ZOC-09-title = Abzugsfeuer und Front
rule-ST-ZOC-09 = Eine Einheit dreht sich, bevor sie geht. Eine Einheit, die gerade nach hinten zieht, zeigt also den Rücken und wird flankiert.

rule-ST-ZOC-10-title = Ergebnisse des Abzugsfeuers
rule-ST-ZOC-10 = Verluste verlangen sofort Fluchtproben und Würfe für Anführer. Eine niedergehaltene Einheit darf noch ein Feld weit ziehen und ist dort niedergehalten.

rule-ST-ZOC-11-title = Rückzüge, die kein Feuer auf sich ziehen
rule-ST-ZOC-11 = Eine Einheit, die Feuer oder Nahkampf zurückwirft, zieht kein Abzugsfeuer auf sich. Einheiten, die fliehen, weil ihre Brigade bricht, schon.

rule-ST-ZOC-12-title = Rückzugsfeuer
rule-ST-ZOC-12 = Wenn eine zurückweichende Einheit eine feindliche Zone betritt, darf jeder Feind, der die Zone ausübt, auf Entfernung 1 auf sie feuern. Feinde, die den Rückzug verursacht haben, dürfen es nicht.

rule-ST-ZOC-13-title = Rückzugsfeuer nur einmal
rule-ST-ZOC-13 = Eine Einheit gibt Rückzugsfeuer einmal je Phase und darf es nicht teilen.

rule-ST-ZOC-14-title = Anführer allein
rule-ST-ZOC-14 = Ein Anführer, der allein zieht, zieht kein Feuer auf sich.

## Rückzug vor dem Nahkampf

chapter-retreat-before-melee = Rückzug vor dem Nahkampf

rule-ST-RBM-01-title = Bedrohte Einheiten
rule-ST-RBM-01 = Nur Einheiten der Seite, die nicht zieht, dürfen sich vor dem Nahkampf zurückziehen. Ein benachbarter Feind muss sie in der Nahkampfphase angreifen können; das entscheidet sich zu Beginn der Phase.

rule-ST-RBM-02-title = Wie man sich vor dem Nahkampf zurückzieht
rule-ST-RBM-02 = Die Einheit geht bis zu { $before-melee } Felder vom Feind weg, wie ihr Besitzer wählt. Sie zahlt keine Bewegungspunkte und darf keine feindliche Kontrollzone betreten.

rule-ST-RBM-03-title = Preis eines Rückzugs vor dem Nahkampf
rule-ST-RBM-03 = Feinde dürfen Abzugsfeuer geben, und die Einheit legt dort, wo sie anhält, eine Fluchtprobe ab, getroffen oder nicht.

rule-ST-RBM-04-title = Wer sich nicht vor dem Nahkampf zurückziehen darf
rule-ST-RBM-04 = Einheiten, die niedergehalten, auf der Flucht, gebunden oder in Reserve sind, abgeprotzte Batterien und attackierte Einheiten dürfen es nicht, attackierte berittene Kavallerie aber schon. Kolonnen, aufgeprotzte Batterien und Wagen behalten ihre Formation.

rule-ST-RBM-05-title = Vorrücken
rule-ST-RBM-05 = Bleibt das Feld leer, dürfen feindliche Einheiten, die es bedrohten, es betreten. Sie dürfen in diesem Zug keinen Nahkampf beginnen. Ein anderes Vorrücken gibt es nicht.

rule-ST-RBM-06-title = Sicher nach dem Rückzug
rule-ST-RBM-06 = Eine Einheit, die sich vor dem Nahkampf zurückgezogen hat, darf in der folgenden Nahkampfphase nicht angegriffen werden.

rule-ST-RBM-07-title = Eine Einheit eines Stapels
rule-ST-RBM-07 = Eine Einheit eines Stapels darf sich zurückziehen, während die andere bleibt.

rule-ST-RBM-08-title = Freier Rückzug berittener Kavallerie
rule-ST-RBM-08 = Berittene Kavallerie, die nur Infanterie bedroht, zieht sich ohne Abzugsfeuer und ohne Fluchtprobe zurück. Sie darf feindliche Zonen betreten, zieht dort aber Rückzugsfeuer auf sich.

## Nahkampf

chapter-melee = Nahkampf

rule-ST-MEL-01-title = Ein Feld angreifen
rule-ST-MEL-01 = In deiner Nahkampfphase darf eine Einheit das Feld eines Feindes betreten, dem sie seit Beginn der Phase benachbart ist. Das kostet nichts, aber das Gelände muss ihr offenstehen. Ein Anführer darf sie begleiten. Dann trage den Nahkampf aus.

rule-ST-MEL-02-title = Wer keinen Nahkampf beginnen darf
rule-ST-MEL-02 = Keinen Nahkampf beginnen dürfen: Kolonnen, Batterien und Wagen; Einheiten, die niedergehalten, auf der Flucht, gebunden, in Reserve oder außer Befehl sind; Einheiten, die in diesem Zug vorgerückt sind; Einheiten einer kampfunfähigen Brigade; Einheiten der Seite { $morale-side }, für deren Brigade nicht bezahlt ist.

rule-ST-MEL-03-title = Ziele nach Feuer
rule-ST-MEL-03 = Eine Einheit, die in diesem Spielerzug gefeuert hat, darf nur ein Feld angreifen, auf das sie gefeuert hat.

rule-ST-MEL-04-title = Angriffe aus mehreren Feldern
rule-ST-MEL-04 = Angreifer dürfen aus verschiedenen Feldern kommen, innerhalb der Stapelgrenzen eines Nahkampfs.

rule-ST-MEL-05-title = Die Differenz
rule-ST-MEL-05 = Zieh die Stärke des Verteidigers von der des Angreifers ab. Die Tabelle reicht von { $melee-lowest } bis { $melee-highest }. Darüber hinaus gelten ihre Enden.

rule-ST-MEL-06-title = Anführer im Nahkampf
rule-ST-MEL-06 = Eine Seite mit einem oder mehreren Anführern im Nahkampf addiert { $melee-leader }.

rule-ST-MEL-07-title = Gelände im Nahkampf
rule-ST-MEL-07-1 = Der Verteidiger addiert { $melee-terrain }, wenn jeder Angreifer einen Bach, einen Höhenrücken, einen Kamm oder eine Steinmauer überquert hat. Mehr addiert er nie.
rule-ST-MEL-07-2 = Der Verteidiger addiert { $melee-terrain }, wenn jeder Angreifer einen Bach, einen Höhenrücken oder eine Steinmauer überquert hat. Mehr addiert er nie. Ein Kamm zählt nicht.

rule-ST-MEL-08-title = Die Nahkampftabelle
rule-ST-MEL-08-1 = Würfle. Das Ergebnis ist der Verlust des Angreifers, dann der des Verteidigers. Entweder sind beide Seiten gebunden, oder genau eine weicht zurück. Eine 6 bei einer Differenz von -1 tötet einen Punkt des Verteidigers.
rule-ST-MEL-08-2 = Würfle. Das Ergebnis ist der Verlust des Angreifers, dann der des Verteidigers. Entweder sind beide Seiten gebunden, oder genau eine weicht zurück. Eine 6 bei einer Differenz von -1 kostet den Verteidiger nichts.

rule-ST-MEL-09-title = K
rule-ST-MEL-09 = K tötet einen Stärkepunkt dieser Seite oder kostet eine Batterie eine Stufe der Bedienung.

rule-ST-MEL-10-title = R
rule-ST-MEL-10 = R und eine Zahl: Alle Einheiten dieser Seite weichen nach den Verlusten so viele Felder zurück. Dann legen sie Fluchtproben ab.

rule-ST-MEL-11-title = C
rule-ST-MEL-11 = C und eine Zahl: So viele Stärkepunkte werden gefangen, oder Geschütze einer aufgeprotzten Batterie erbeutet.

rule-ST-MEL-12-title = Abgeprotzte Batterien im Nahkampf
rule-ST-MEL-12 = Jedes R oder C auf der Seite einer abgeprotzten Batterie bringt die ganze Batterie in Feindeshand, nachdem die Infanterie in ihrem Feld ihre Verluste getragen hat und gegangen ist.

rule-ST-MEL-13-title = Gebundene Einheiten
rule-ST-MEL-13 = Nach dem Ergebnis „Gebunden“ bleiben beide Seiten im Feld. Niemand darf darauf feuern oder hindurchziehen, und seine Einheiten ziehen und feuern nicht.

rule-ST-MEL-14-title = Wer einen Verlust trägt
rule-ST-MEL-14 = Infanterie trägt Verluste vor Batterien. Sonst wählt der Besitzer.

rule-ST-MEL-15-title = Gebunden im nächsten Spielerzug
rule-ST-MEL-15 = Im nächsten Spielerzug wählt der bisherige Verteidiger zu Beginn der Nahkampfphase: weiterkämpfen, andere Einheiten heranführen und weiterkämpfen, oder Einheiten gehen lassen. Einheiten, die gehen, weichen { $leaving } Felder zurück und legen Fluchtproben ab. Niedergehaltene Einheiten dürfen gehen und verlieren den Marker. Abgeprotzte Batterien dürfen nicht gehen.

rule-ST-MEL-16-title = Einen Nahkampf verlassen
rule-ST-MEL-16 = Die Gegner im Nahkampf feuern nicht auf eine Einheit, die geht, und keine Einheit rückt vor. Andere Feinde dürfen Rückzugsfeuer geben.

rule-ST-MEL-17-title = Weiterkämpfen
rule-ST-MEL-17 = Gebundene Einheiten kämpfen weiter, auch wenn sie keinen Nahkampf beginnen könnten. Berechne die Differenz neu. Gelände zählt nur in der ersten Runde.

rule-ST-MEL-18-title = Wenn beide Seiten vernichtet würden
rule-ST-MEL-18 = Ein Ergebnis, das beide Seiten vernichten würde, zählt als „Gebunden“, ohne Verluste.

rule-ST-MEL-19-title = Wenn der Verteidiger fort ist
rule-ST-MEL-19 = Die Angreifer bleiben in dem Feld, das sie gewonnen haben, und dürfen sich drehen.

rule-ST-MEL-20-title = Wenn der Angreifer abgewiesen wird
rule-ST-MEL-20 = Angreifer, die zurückweichen, verlassen das Nahkampffeld nach den Regeln für Rückzüge.

rule-ST-MEL-21-title = Verluste über die Stärke hinaus
rule-ST-MEL-21 = Verluste über die Stärke einer Seite hinaus verfallen. Überlebende weichen trotzdem zurück.

## Flucht und Rückzug

chapter-rout-and-retreat = Flucht und Rückzug

rule-ST-ROUT-01-title = Anlässe für eine Fluchtprobe
rule-ST-ROUT-01 = Eine Einheit legt eine Fluchtprobe ab nach einem Verlust durch Feuer, einem R im Nahkampf, einem Rückzug vor dem Nahkampf oder dem Verlassen eines Nahkampfs. Ebenso, wenn eigene Einheiten durch sie zurückweichen oder die oberste Einheit ihres Stapels flieht. Niederhalten, K oder C allein verlangen keine Probe.

rule-ST-ROUT-02-title = Die Fluchtprobe
rule-ST-ROUT-02 = Würfle. Die Einheit flieht nach ihrem Moralbuchstaben: { $rout-table }. Ein Stern heißt: erneut würfeln, und bei einer 6 flieht sie.

rule-ST-ROUT-03-title = Modifikatoren der Fluchtprobe
rule-ST-ROUT-03 = Addiere zum Wurf: mehr als die Hälfte der aufgedruckten Stärke verloren { $rout-more }, ohne Munition { $rout-depleted }, ihr Anführer im Feld { $rout-leader }, in einem Ort getroffen oder zurückgeworfen { $rout-town }. Das Ergebnis bleibt zwischen 1 und 6.

rule-ST-ROUT-04-title = Wirkung einer Flucht
rule-ST-ROUT-04 = Eine Einheit, die flieht, weicht { $rout-hexes } Felder zurück, zusätzlich zu jedem anderen Rückzug. Eine Einheit, die während ihrer Bewegung flieht, zieht nicht weiter.

rule-ST-ROUT-05-title = Nur einmal auf der Flucht
rule-ST-ROUT-05 = Eine Einheit auf der Flucht legt keine weitere Fluchtprobe ab, bis sie sich sammelt. Weitere Verluste schwächen sie nur.

rule-ST-ROUT-06-title = Einheiten auf der Flucht
rule-ST-ROUT-06 = Eine Einheit auf der Flucht feuert nicht, hat keine Kontrollzone, beginnt keinen Nahkampf und zieht sich nicht vor dem Nahkampf zurück. Sie verteidigt sich mit halber Stärke, mindestens 1, und zieht ein Feld je Zug, wenn sie im Befehl ist.

rule-ST-ROUT-07-title = Einheiten, die nie fliehen
rule-ST-ROUT-07 = Abgeprotzte Batterien und Wagen fliehen nie.

rule-ST-ROUT-08-title = Fluchtproben in einem Stapel
rule-ST-ROUT-08-1 = Wenn Handfeuerwaffen einen Stapel treffen, legt die oberste Einheit eine Fluchtprobe ab. Nur wenn sie flieht, legt danach die unterste eine ab. Wenn Artillerie im Feld Verluste verursacht, legen beide Proben ab. Ist die oberste Einheit vernichtet, legt die unterste keine ab.
rule-ST-ROUT-08-2 = Wenn Handfeuerwaffen einen Stapel treffen, legt die oberste Einheit eine Fluchtprobe ab. Nur wenn sie flieht, legt danach die unterste eine ab. Wenn Artillerie im Feld Verluste verursacht, legen beide Proben ab. Ist die oberste Einheit vernichtet, legt die unterste nur dann eine ab, wenn sie selbst Punkte verloren hat.

rule-ST-ROUT-09-title = Anführer bei einer fliehenden Einheit
rule-ST-ROUT-09 = Ein Anführer bei einer Einheit, die flieht, begleitet sie oder bleibt, wenn eine Einheit im Feld bleibt, die nicht auf der Flucht ist.

rule-ST-ROUT-10-title = Weg eines Rückzugs
rule-ST-ROUT-10 = Der Besitzer zieht die Einheit vom Feind weg. Sie betritt kein Feld zweimal und soll so viele Felder von ihrem Ausgangsfeld entfernt enden, wie der Rückzug lang ist. Sie nimmt einen schlechteren Weg nur, wenn es keinen besseren gibt.

rule-ST-ROUT-11-title = Versperrte Rückzüge
rule-ST-ROUT-11 = Ein Rückzug führt nie in ein Feld mit Feinden, nie über gesperrtes Gelände und nie von der Karte. Eine Einheit, die ihren Rückzug nicht vollenden kann, wird gefangen genommen.

rule-ST-ROUT-12-title = Rückzüge durch eigene Einheiten
rule-ST-ROUT-12 = Eine Einheit weicht nur dann auf eigene Einheiten oder durch sie zurück, wenn sie keinen anderen Weg hat. Ein Weg durch feindliche Zonen zählt als einer. Jede eigene Einheit, auf die sie trifft, legt eine Fluchtprobe ab, und eine, die schon auf der Flucht ist, weicht { $rout-hexes } weitere Felder zurück.

rule-ST-ROUT-13-title = Wo ein Rückzug endet
rule-ST-ROUT-13 = Die Stapelgrenzen gelten, wo ein Rückzug endet. Ist das letzte Feld voll, geht die Einheit weiter bis zum ersten Feld mit Platz.

rule-ST-ROUT-14-title = Rückzüge in einen Ort
rule-ST-ROUT-14 = Eine Einheit, die von außen in einen Ort gedrängt wird, flieht sofort ohne Wurf. Ein Rückzug vor dem Nahkampf ist nicht erzwungen.

rule-ST-ROUT-15-title = Sammeln
rule-ST-ROUT-15 = In deiner Letzten Befehlsphase sammelt jeder Anführer so viele unterstellte fliehende Einheiten, wie sein Sammelwert sagt, jede bis zu { $rally-reach } Felder weit. Kein Wurf ist nötig. Aufgeprotzte Batterien sammeln sich von selbst.

rule-ST-ROUT-16-title = Sammeln in einem Ort
rule-ST-ROUT-16 = Ein Anführer sammelt eine Einheit in einem Ort nur entlang einer Chaussee oder Straße. Anderswo ist kein Weg nötig.

rule-ST-ROUT-17-title = Welche Anführer sammeln
rule-ST-ROUT-17 = Ein gebundener Anführer sammelt keine Einheiten. Ein niedergehaltener schon.

rule-ST-ROUT-18-title = Nach dem Sammeln
rule-ST-ROUT-18 = Eine gesammelte Einheit ist wieder in Linie oder weiterhin beritten. Sie behält ihre Front bis zur nächsten Bewegungsphase ihres Besitzers.

## Niedergehaltene Einheiten

chapter-pinned-units = Niedergehaltene Einheiten

rule-ST-PIN-01-title = Wie Einheiten niedergehalten werden
rule-ST-PIN-01 = Das Ergebnis „Pin“ hält Einheiten nieder, ebenso ein Verlust mit Stern durch Artillerie gegen Infanterie. Ein zweites fügt nichts hinzu. Niederhalten kostet keine Stärke und verlangt keine Fluchtprobe.

rule-ST-PIN-02-title = Was niedergehaltene Einheiten nicht können
rule-ST-PIN-02 = Eine niedergehaltene Einheit kann nicht ziehen, die Formation nicht wechseln, im eigenen Spielerzug nicht feuern, keinen Nahkampf beginnen und sich nicht vor dem Nahkampf zurückziehen. Sie hat keine Kontrollzone, feuert also auf keine Einheit, die zieht oder zurückweicht.

rule-ST-PIN-03-title = Was niedergehaltene Einheiten können
rule-ST-PIN-03 = Eine niedergehaltene Einheit kann sich drehen, Abwehrfeuer geben, sich verteidigen, gebunden weiterkämpfen und einen Nahkampf verlassen. Ein erzwungener Rückzug entfernt den Marker.

rule-ST-PIN-04-title = Das ganze Feld ist niedergehalten
rule-ST-PIN-04 = Niederhalten gilt für alle Einheiten und Anführer, die in diesem Augenblick im Feld sind, aber nicht für die, die später kommen.

rule-ST-PIN-05-title = Niederhalten und Flucht
rule-ST-PIN-05 = Eine Einheit, die flieht, verliert ihren Marker „Niedergehalten“. Eine Einheit auf der Flucht kann erneut niedergehalten werden.

rule-ST-PIN-06-title = Wann Niederhalten endet
rule-ST-PIN-06 = Marker „Niedergehalten“ werden in der nächsten Letzten Befehlsphase des Besitzers entfernt. Ein Marker aus dem eigenen Spielerzug endet mit ihm. Einer aus dem des Feindes bleibt durch den nächsten eigenen.

## Artillerie

chapter-artillery = Artillerie

rule-ST-ART-01-title = Schuss
rule-ST-ART-01 = Eine Batterie verbraucht jedes Mal, wenn sie feuert, einen Schuss, wie viele Geschütze auch feuern. Eine Batterie ohne Schuss darf nicht feuern, aber sie zieht, verteidigt sich und behält ihre Zone.

rule-ST-ART-02-title = Ziehen oder feuern
rule-ST-ART-02 = Eine Batterie, die im eigenen Spielerzug gezogen ist, feuert in ihm nicht. Sie darf als einzige Handlung abprotzen und feuern. Feuern im Spielerzug des Feindes schränkt sie nie ein.

rule-ST-ART-03-title = Erbeutete Geschütze
rule-ST-ART-03 = Eine Batterie verliert mit jedem erbeuteten Geschütz { $captured-rounds } Schuss. Keine Seite benutzt erbeutete Geschütze oder ihre Munition.

rule-ST-ART-04-title = Munitionswagen
rule-ST-ART-04 = Wenn feindliche Artillerie eine Batterie Geschütze kostet, würfle. Bei { $caisson } explodiert ein Munitionswagen, und ein zweiter Würfel gibt an, wie viel Schuss verloren geht.

rule-ST-ART-05-title = Munition übergeben
rule-ST-ART-05 = Am Ende eines Spielzugs dürfen zwei Batterien mit derselben Waffe einander Munition übergeben, wenn keine von ihnen in diesem Zug gefeuert hat. Sie müssen jetzt und zu Beginn des Zugs im selben Feld oder benachbart sein. Keine Munition geht an eine Batterie, die um mehr als ein Geschütz größer ist.

rule-ST-ART-06-title = Artillerie gegen Batterien
rule-ST-ART-06 = Artilleriefeuer zerstört Geschütze, nie Bedienung.

rule-ST-ART-07-title = Bedienungen
rule-ST-ART-07 = Feuer von Handfeuerwaffen und K im Nahkampf kosten eine Batterie Stufen der Bedienung: volle Bedienung, halbe Bedienung, keine Bedienung.

rule-ST-ART-08-title = Halbe Bedienung
rule-ST-ART-08 = Eine Batterie mit halber Bedienung feuert mit der Hälfte ihrer Geschütze, aufgerundet. Eine Batterie ohne Bedienung kann nicht feuern.

rule-ST-ART-09-title = Was nicht von der Bedienung abhängt
rule-ST-ART-09 = Bewegung, Aufprotzen und Nahkampf hängen nicht von der Bedienung ab. Bedienungen wechseln nie die Batterie.

rule-ST-ART-10-title = Verluste über die Bedienung hinaus
rule-ST-ART-10 = Verluste durch Handfeuerwaffen über die Bedienung einer obersten Batterie hinaus gehen auf die Einheit darunter über.

rule-ST-ART-11-title = Batterien einer Brigade
rule-ST-ART-11 = Eine Batterie, die einer Brigade der Seite { $morale-side } zugeteilt ist, gehört für Zahlungen zu ihr.

rule-ST-ART-12-title = Flucht aufgeprotzter Batterien
rule-ST-ART-12 = Eine aufgeprotzte Batterie kann fliehen. Ihre Fluchtprobe gilt für den Buchstaben { $battery-letter }.

## Kavallerie

chapter-cavalry = Kavallerie

rule-ST-CAV-01-title = Kavallerie und Anführer
rule-ST-CAV-01 = Berittene Kavallerie zieht und sitzt ab, auch ohne im Befehl zu sein. Zum Aufsitzen, Angreifen und Attackieren muss sie im Befehl sein. Absitzen kostet keine Stärke.

rule-ST-CAV-02-title = Attacken
rule-ST-CAV-02 = Eine Attacke zählt die doppelte Stärke. Die Kavallerie muss beritten, im Befehl und benachbart sein und die Bewegungsphase höchstens { $charge-reach } Felder vom Ziel entfernt begonnen haben. Sonst greift sie mit einfacher Stärke an.

rule-ST-CAV-03-title = Gelände einer Attacke
rule-ST-CAV-03-1 = Das Ziel darf nicht im Wald oder in einem Ort sein, und der Weg zu ihm darf nicht über Wald, Höhenrücken, Kämme, Bäche oder Flüsse führen. Mauern und Hänge sind gleichgültig.
rule-ST-CAV-03-2 = Das Ziel darf nicht im Wald oder in einem Ort sein, und der Weg zu ihm darf nicht über Wald, Höhenrücken, Kämme oder Flüsse führen. Mauern, Hänge und Bäche sind gleichgültig.

rule-ST-CAV-04-title = Attacken werden angesagt
rule-ST-CAV-04 = Sage Attacken vor den Rückzügen des Feindes vor dem Nahkampf an. Eine attackierte Einheit darf sich nicht zurückziehen, wenn sie nicht berittene Kavallerie ist. Eine angesagte Attacke muss ausgeführt werden, wenn es möglich ist.

rule-ST-CAV-05-title = Nach einer Attacke
rule-ST-CAV-05 = Kavallerie, die attackiert hat, flieht, wenn ihr Nahkampf vorbei ist, gewonnen oder verloren.

rule-ST-CAV-06-title = Eine Attacke, die mit „Gebunden“ endet
rule-ST-CAV-06 = In späteren Runden zählt die Kavallerie ihre einfache Stärke. Am Ende flieht sie trotzdem.

rule-ST-CAV-07-title = Berittene Kavallerie verteidigt sich
rule-ST-CAV-07 = Berittene Kavallerie verteidigt sich gegen Infanterie, abgesessene Kavallerie und Attacken mit doppelter Stärke, gegen berittene Kavallerie, die nicht attackiert, mit einfacher.

rule-ST-CAV-08-title = Gemischte Angreifer
rule-ST-CAV-08 = Nimmt Infanterie oder eine Attacke am Angriff teil, zählt die Verteidigung berittener Kavallerie doppelt.

rule-ST-CAV-09-title = Feuer auf berittene Kavallerie
rule-ST-CAV-09 = Feuer auf berittene Kavallerie verschiebt sich immer um { $mounted-shift } Spalten nach rechts. Flankierendes Feuer fügt nichts hinzu.

## Anführer und Befehl

chapter-leaders-and-command = Anführer und Befehl

rule-ST-LEAD-01-title = Werte eines Anführers
rule-ST-LEAD-01 = Ein Anführer hat zwei Werte: den Befehlsradius in Feldern, innerhalb dessen Einheiten im Befehl sind, und die Zahl der Einheiten, die er in einem Zug sammeln kann.

rule-ST-LEAD-02-title = Im Befehl
rule-ST-LEAD-02 = Eine Einheit ist im Befehl, wenn in der Ersten Befehlsphase ein Weg von ihrem Anführer zu ihr führt, der nicht länger ist als der Radius. Der Weg darf nicht durch Feinde, feindliche Kontrollzonen (außer wo eine eigene Einheit ist), Nahkämpfe oder Gelände führen, das der Einheit gesperrt ist. Die Felder des Anführers und der Einheit blockieren nie.

rule-ST-LEAD-03-title = Außer Befehl
rule-ST-LEAD-03 = Eine Einheit außer Befehl zieht nicht, wechselt die Formation nicht, gibt kein Angriffsfeuer und beginnt keinen Nahkampf. Sie darf sich drehen, jedes andere Feuer geben, sich verteidigen und behält ihre Zone.

rule-ST-LEAD-04-title = Wen ein Anführer führt
rule-ST-LEAD-04 = Ein Anführer führt die Einheiten einer Brigade. Ein Armeeführer führt alle Einheiten der Seite. Anführer bleiben nur bei Einheiten, die ihnen unterstellt sind.

rule-ST-LEAD-05-title = Einheiten, die keinen Anführer brauchen
rule-ST-LEAD-05 = Batterien, Wagen und Anführer sind immer im Befehl.

rule-ST-LEAD-06-title = Bewegung von Anführern
rule-ST-LEAD-06 = Ein Anführer hat { $horse } Bewegungspunkte und die Kosten berittener Kavallerie. Einen Anführer zu bewegen kostet keine Armeemoral.

rule-ST-LEAD-07-title = Anführer enden bei Truppen
rule-ST-LEAD-07 = Am Ende deiner Bewegungsphase muss jeder deiner Anführer bei einer unterstellten Einheit sein oder bei einem Wagen mit Wache. Einheiten auf der Flucht und Batterien zählen.

rule-ST-LEAD-08-title = Anführer, die Feuer allein lässt
rule-ST-LEAD-08 = Wenn Feuer alle Einheiten bei einem Anführer vernichtet, geht er sofort zur nächsten unterstellten Einheit.

rule-ST-LEAD-09-title = Umzingelte Anführer
rule-ST-LEAD-09 = Ein Anführer allein in einem Feld wird gefangen genommen, wenn Feinde oder ihre Zonen jedes Nachbarfeld halten.

rule-ST-LEAD-10-title = Anführer, die im Nahkampf zurückbleiben
rule-ST-LEAD-10 = Ein Anführer, der in einem Nahkampffeld allein mit Feinden bleibt, wird gefangen genommen.

rule-ST-LEAD-11-title = Verlust von Anführern
rule-ST-LEAD-11 = Wenn eine Einheit mit einem Anführer Punkte verliert, würfle mit zwei Würfeln für ihn. Feuer von Handfeuerwaffen: { $by-small-arms }. Artillerie: { $by-artillery }. K im Nahkampf: { $in-melee }. C im Nahkampf: { $as-captive }.

rule-ST-LEAD-12-title = Ersatz
rule-ST-LEAD-12-1 = Ein verlorener Anführer wird umgedreht und in der nächsten Letzten Befehlsphase des Besitzers bei einer beliebigen Einheit der Brigade eingesetzt. Ein Ersatz wird wieder ersetzt.
rule-ST-LEAD-12-2 = Ein verlorener Anführer wird umgedreht und in der Letzten Befehlsphase desselben Spielerzugs bei einer beliebigen Einheit der Brigade eingesetzt. Ein Ersatz wird wieder ersetzt.

rule-ST-LEAD-13-title = Armeeführer
rule-ST-LEAD-13 = Ein verlorener Armeeführer wird nicht ersetzt.

rule-ST-LEAD-14-title = Anführer ohne Truppen
rule-ST-LEAD-14 = Ein Anführer verlässt das Spiel, wenn die letzte unterstellte Infanterie- oder Kavallerieeinheit fort ist. Das bringt keine Punkte.

## Kampfwert der Brigaden

chapter-brigade-effectiveness = Kampfwert der Brigaden

rule-ST-BCE-01-title = Verluste, die zählen
rule-ST-BCE-01 = Zähle die Stärkepunkte Infanterie und Kavallerie, die eine Brigade verloren hat, gefallen oder gefangen. Geschütze, Bedienungen, Wachen und Anführer zählen nicht.

rule-ST-BCE-02-title = Kampfunfähige Brigaden
rule-ST-BCE-02 = Eine Brigade ist kampfunfähig, sobald ihre Verluste ihren jetzigen Kampfwert übersteigen.

rule-ST-BCE-03-title = Munition und Kampfwert
rule-ST-BCE-03 = Jede Infanterie- oder Kavallerieeinheit ohne Munition senkt den Kampfwert ihrer Brigade ({ $depletion-loss }). Versorgung gibt die Punkte zurück.

rule-ST-BCE-04-title = Auf Dauer kampfunfähig
rule-ST-BCE-04 = Eine kampfunfähige Brigade bleibt es, außer wenn nur fehlende Munition sie dazu machte und Versorgung den Kampfwert wieder auf ihre Verluste hebt.

rule-ST-BCE-05-title = Eine kampfunfähige Brigade bricht
rule-ST-BCE-05 = Wenn eine Einheit einer kampfunfähigen Brigade innerhalb des Radius ihres Anführers flieht, fliehen alle anderen Einheiten der Brigade in diesem Radius ebenfalls, ohne Wurf. Gebundene Einheiten nur, wenn sie im selben Nahkampf sind.

rule-ST-BCE-06-title = Kampfwerte der Brigaden
rule-ST-BCE-06 = Kampfwert und Siegpunkte jeder Brigade: { $brigades }.

## Armeemoral

chapter-army-morale = Armeemoral

rule-ST-UAM-01-title = Die Moralleiste
rule-ST-UAM-01 = Die Armee der Seite { $morale-side } hat einen Moralstand. Er beginnt bei { $morale-start } und steigt in jedem Zug um { $morale-each-turn }. Er fällt nie unter 0. Punkte bleiben von Zug zu Zug erhalten.

rule-ST-UAM-02-title = Was es kostet, eine Brigade zu bewegen
rule-ST-UAM-02-1 = Eine Brigade kostet { $brigade-price } Punkte Armeemoral, wenn eine ihrer Einheiten in einem Zug zum ersten Mal Bewegungspunkte ausgibt, oder { $ineffective-price }, wenn sie kampfunfähig ist. Drehen, Anführer und Wagen sind frei.
rule-ST-UAM-02-2 = Zahle zu Beginn deiner Bewegungsphase { $brigade-price } Punkte Armeemoral für jede Brigade, deren Einheiten ziehen oder die Formation wechseln sollen, oder { $ineffective-price }, wenn sie kampfunfähig ist. Drehen, Anführer und Wagen sind frei.

rule-ST-UAM-03-title = Was es kostet, einen Nahkampf zu beginnen
rule-ST-UAM-03 = Für eine Brigade muss bezahlt sein, damit sie einen Nahkampf beginnt. Eine Zahlung in einem Spielerzug deckt Bewegung und Nahkampf. Einen Nahkampf fortzusetzen ist frei.

rule-ST-UAM-04-title = Zurückgehaltene Brigaden
rule-ST-UAM-04 = Die erste Zahlung für eine zurückgehaltene Brigade kostet zusätzlich: { $held-brigades }.

rule-ST-UAM-05-title = Zu wenige Punkte
rule-ST-UAM-05 = Eine Brigade, die du nicht voll bezahlen kannst, zieht nicht.

rule-ST-UAM-06-title = Verluste an Moral
rule-ST-UAM-06-1 = Die Armeemoral fällt sofort um 1 für jeden Stärkepunkt Infanterie und Kavallerie, der verloren geht oder flieht, und um den Radius eines verlorenen Anführers. Sie steigt um die Stärke einer Einheit, die sich sammelt. Punkte, die eine fliehende Einheit verliert, kosten nichts mehr.
rule-ST-UAM-06-2 = Die Armeemoral fällt sofort um 1 für jeden Stärkepunkt Infanterie und Kavallerie, der verloren geht oder flieht, und um den Radius eines verlorenen Anführers. Sie steigt um die Stärke einer Einheit, die sich sammelt. Punkte, die eine fliehende Einheit verliert, zählen erneut.

rule-ST-UAM-07-title = Was keine Moral kostet
rule-ST-UAM-07 = Rückzüge, Fluchten, Feuer und Drehen brauchen keine Zahlung.

rule-ST-UAM-08-title = Demoralisierungsprobe
rule-ST-UAM-08 = Ist die Armeemoral am Ende eines Zugs bei { $morale-check } oder weniger, würfle für jede kampffähige Brigade auf der Karte. Sie ist demoralisiert, wenn der Wurf nicht höher ist als die Zahl für den Moralstand: { $morale-bands }. Am Ende des letzten Zugs wird vor dem Zählen der Punkte geprüft.

rule-ST-UAM-09-title = Wirkung der Demoralisierung
rule-ST-UAM-09-1 = Würfle für eine demoralisierte Brigade. Ihr Kampfwert sinkt um diese Zahl, auch unter 0.
rule-ST-UAM-09-2 = Würfle für eine demoralisierte Brigade. Ihr Kampfwert sinkt um diese Zahl, aber nicht unter 0.

rule-ST-UAM-10-title = Erneut demoralisiert
rule-ST-UAM-10 = Eine schon demoralisierte Brigade legt die Probe mit { $morale-again } auf den Wurf ab. Ihr Kampfwert sinkt erneut um einen vollen Wurf.

## Versorgung

chapter-supply = Versorgung

rule-ST-SUP-01-title = Ohne Munition
rule-ST-SUP-01 = Eine Einheit ohne Munition feuert überhaupt nicht. Sie zieht, greift an, verteidigt sich und behält ihre Kontrollzone.

rule-ST-SUP-02-title = Wem die Munition nie ausgeht
rule-ST-SUP-02 = Berittener Kavallerie und Wachen geht die Munition nie aus. Batterien zählen Schuss. Feuer kann keinen Wagen vernichten, nur seine Wache.

rule-ST-SUP-03-title = Versorgung
rule-ST-SUP-03 = In deiner Letzten Befehlsphase erhält eine Einheit Munition, wenn eine Linie von höchstens { $supply-reach } Bewegungspunkten zu einem Wagen deiner Seite führt. Gemessen wird mit den Kosten von Infanterie in Linie, oder auf Verkehrswegen einer Kolonne. Die Linie darf nicht durch Feinde oder ihre Zonen führen, außer wo eine eigene Einheit ist. Ein Wagen versorgt beliebig viele Einheiten.

rule-ST-SUP-04-title = Die Wache
rule-ST-SUP-04 = Ein Wagen hat eine Wache von 1 Stärkepunkt, die bei ihm bleibt und keine Kontrollzone hat.

rule-ST-SUP-05-title = Eine neue Wache
rule-ST-SUP-05 = Am Ende deiner Bewegungsphase darf eine Infanterieeinheit im Feld des Wagens 1 Stärkepunkt als neue Wache abgeben. Sie muss in Linie sein, gezogene Musketen und mindestens 2 Punkte haben und darf nicht auf der Flucht sein. Die Wache dient ab dem nächsten Spielzug. Der Punkt zählt nicht als verloren.

rule-ST-SUP-06-title = Einen Wagen erbeuten
rule-ST-SUP-06 = Ein Feind, der am Ende seiner Nahkampfphase allein bei einem Wagen ohne Wache ist, und in seiner nächsten Bewegungsphase immer noch, erbeutet oder zerstört den Wagen.

rule-ST-SUP-07-title = Ein erbeuteter Wagen
rule-ST-SUP-07 = Ein erbeuteter Wagen versorgt seine neue Seite und kann ebenso zurückerobert werden. Ein zerstörter Wagen ist verloren.

## Aufstellung und Eintritt

chapter-set-up-and-entry = Aufstellung und Eintritt

rule-ST-SETUP-01-title = Reihenfolge der Aufstellung
rule-ST-SETUP-01 = Die Seite { $second-side } stellt zuerst auf, dann die Seite { $first-side }. Batterien beginnen abgeprotzt. Du wählst die Front und ob Kavallerie beritten ist.

rule-ST-SETUP-02-title = Aufstellungszonen
rule-ST-SETUP-02 = Stelle jede Einheit in ein Feld ihrer Zone. { $zones }.

rule-ST-SETUP-03-title = Eintritt
rule-ST-SETUP-03 = { $entries }. Einheiten treten in der Bewegungsphase des ersten Zugs ein und zahlen nur für das Eintrittsfeld. Batterien treten aufgeprotzt ein, Infanterie in Linie oder Kolonne.

rule-ST-SETUP-04-title = Befehl beim Eintritt
rule-ST-SETUP-04 = Einheiten sind in dem Zug, in dem sie eintreten, im Befehl.

rule-ST-SETUP-05-title = Kein später Eintritt
rule-ST-SETUP-05-1 = Fällige Einheiten dürfen warten und in einem späteren Zug eintreten.
rule-ST-SETUP-05-2 = Alle fälligen Einheiten müssen im ersten Zug eintreten. Du darfst die Bewegungsphase nicht beenden, solange eine, die eintreten kann, nicht auf der Karte ist.

## Sieg

chapter-victory = Sieg

rule-ST-VIC-01-title = Punkte für Verluste
rule-ST-VIC-01 = Siegpunkte (SP) für feindliche Verluste: Infanterie { $infantry-killed } für einen gefallenen Stärkepunkt, { $infantry-captured } für einen gefangenen. Kavallerie { $cavalry-lost } für einen Punkt auf beide Arten. Geschütze { $gun-destroyed }, wenn Artillerie sie zerstört, { $gun-captured }, wenn sie erbeutet werden.

rule-ST-VIC-02-title = Punkte für Anführer
rule-ST-VIC-02 = Ein gefallener oder verwundeter feindlicher Anführer bringt { $leader-lost } je Punkt seines Radius, ein gefangener { $leader-captured }. Ein Ersatz zählt nach seinem eigenen Radius.

rule-ST-VIC-03-title = Punkte für Brigaden
rule-ST-VIC-03 = Jede feindliche Brigade, die am Ende kampfunfähig ist, bringt ihren Wert. Bedienungen, Wachen, Wagen und Demoralisierung bringen nichts.

rule-ST-VIC-04-title = Punkte für das Verlassen der Karte
rule-ST-VIC-04 = Die Seite { $exit-side } erhält { $exit-infantry } SP für jeden Stärkepunkt Infanterie und Artillerie und { $exit-cavalry } für jeden Kavallerie, der die Karte verlassen hat. Er zählt nur, wenn auch der Anführer der Brigade oder ein Ersatz sie verlassen hat, in beliebiger Reihenfolge.

rule-ST-VIC-05-title = Armeeführer und Abzug
rule-ST-VIC-05 = { $exit-leaders }

rule-ST-VIC-06-title = Abzug, der nichts bringt
rule-ST-VIC-06 = Einheiten einer kampfunfähigen Brigade bringen beim Verlassen der Karte nichts. Einheiten auf der Flucht und ohne Munition zählen.

rule-ST-VIC-07-title = Punkte für Hügel
rule-ST-VIC-07 = Am Ende erhält eine Seite Punkte für jeden Stärkepunkt ihrer Einheiten auf diesen Hügeln, die nicht auf der Flucht sind. { $hills }.

rule-ST-VIC-08-title = Stärke einer Batterie am Ende
rule-ST-VIC-08 = Für Abzug und Hügel zählt eine Batterie mit halber Bedienung die Hälfte ihrer Geschütze, aufgerundet. Eine Batterie ohne Bedienung zählt keine.

rule-ST-VIC-09-title = Punkte für Moral
rule-ST-VIC-09 = Die Seite { $morale-side } erhält { $morale-vp } SP für jeden Punkt Armeemoral, der nach dem letzten Zug übrig ist.

rule-ST-VIC-10-title = Stufen des Siegs
rule-ST-VIC-10 = Die Seite mit mehr Punkten gewinnt. Ein Vorsprung von { $marginal } oder mehr ist ein knapper Sieg, { $substantial } oder mehr ein deutlicher, { $decisive } oder mehr ein entscheidender. Gleichstand ist ein Unentschieden.

## Wahlregeln

chapter-optional-rules = Wahlregeln

rule-ST-OPT-01-title = Strategisches Ergebnis
rule-ST-OPT-01 = Nach der Schlacht würfelt die Seite { $morale-side }: -3, -2 oder -1 bei eigenem entscheidendem, deutlichem oder knappem Sieg, +1 bei knappem Sieg der anderen Seite. Ein besserer Sieg der anderen Seite braucht keinen Wurf. 1 oder weniger begünstigt die Seite { $morale-side }, 2 keine, 3 oder mehr die andere Seite.

rule-ST-OPT-02-title = Wann Feuer zu weit geht
rule-ST-OPT-02 = Eine Batterie, die auf ein Feld in acht oder mehr Feldern Entfernung feuert, macht eine Zielprobe. Bei 1 bis 3 trifft sie das Zielfeld, bei 4 oder 5 schießt sie ein Feld zu weit, bei 6 zwei Felder. Eine Batterie, die ihr Feuer teilt, würfelt für jeden Teil.

rule-ST-OPT-03-title = Wo zu weites Feuer einschlägt
rule-ST-OPT-03 = Feuere nur auf einen sichtbaren Feind. Geschosse, die zu weit gehen, fliegen auf der Schusslinie weiter. Sie können außer Sicht, jenseits der Reichweite der Batterie oder auf eigene Einheiten fallen. Läuft die Linie zwischen zwei Feldern, wählt die andere Seite eines.

rule-ST-OPT-04-title = Stärke von zu weitem Feuer
rule-ST-OPT-04 = Ein Feld zu weit rückt die Spalte um eine nach links, innerhalb der Grenze für alle Verschiebungen. Zwei Felder zu weit werden die Stärkepunkte der Batterie zuerst halbiert, abgerundet.

rule-ST-OPT-05-title = Deckung gegen zu weites Feuer
rule-ST-OPT-05 = Eine getroffene Einheit hat die Deckung ihres eigenen Felds und der Feldseiten des Zielfelds. Zwei Feldseiten derselben Art zählen einmal.

rule-ST-OPT-06-title = Jede Batterie schießt für sich zu weit
rule-ST-OPT-06 = Jede Batterie würfelt für sich. Batterien, deren Geschosse in dasselbe Feld fallen, feuern zusammen. Fluchtproben dort folgen denen des Zielfelds.

## Auslegungen zur Wahl

chapter-rulings-that-are-options = Auslegungen zur Wahl

rule-R-08-title = Steinmauern und Verkehrswege

rule-R-09-title = Ein sicherer Schritt

rule-R-17-title = Front nach einem Rückzug

rule-R-18-title = Feuer durch die Ecke der Front

rule-R-26-title = Kämme als Deckung gegen Feuer

rule-R-28-title = Eine Sechs in der Spalte für 6 bis 8 Punkte

rule-R-32-title = Höhe einer Einheit unter einem Kamm

rule-R-48-title = Kämme im Nahkampf

rule-R-49-title = Eine Sechs bei einer Differenz von -1

rule-R-58-title = Wann für Brigaden bezahlt wird

rule-R-66-title = Bäche und Attacken

rule-R-74-title = Wann Ersatz eingesetzt wird

rule-R-80-title = Verluste fliehender Einheiten und Armeemoral

rule-R-82-title = Niedrigster Kampfwert einer demoralisierten Brigade

rule-R-88-title = Später Eintritt

rule-R-101-title = Ferner Rand des Hügels der feuernden Einheit

rule-R-102-title = Höhe von Wald und Orten

rule-R-103-title = Deckung berittener Einheiten mit Handwaffen

rule-R-105-title = Verkehrswege und Feldkanten

rule-R-107-title = Verluste, die auf die unterste Einheit übergehen

rule-R-123-title = Zone einer Einheit ohne Munition

## Andere Auslegungen

chapter-other-rulings = Andere Auslegungen

rule-R-01-title = Fluchtproben nach Feuer auf ein Feld
rule-R-01 = ST 10.31 verlangt Fluchtproben nach beiden Arten von Feuer auf ein Feld, doch Feuerangriffe werden einzeln abgewickelt. Ein getroffenes Feld wartet, bis die feuernde Seite dort auf ihre andere Waffengattung verzichtet, spätestens bis zum Ende der Phase.

rule-R-02-title = Reihenfolge der Nahkämpfe
rule-R-02 = Der Text nennt keine Reihenfolge. Der aktive Spieler wählt einen Nahkampf nach dem anderen und legt Einheiten erst fest, wenn er beginnt, weil die Rückzüge des einen den nächsten verändern.

rule-R-03-title = Reihenfolge der Letzten Befehlsphase
rule-R-03 = ST 4.0 nennt Sammeln, Versorgung und Niederhalten, und ST 17.53 fügt den Ersatz hinzu. Ersatz kommt nach Sammeln und Versorgung, damit ein neuer Anführer in der Phase seiner Ankunft keine Einheiten sammelt.

rule-R-04-title = Der Satz der Chaussee
rule-R-04 = Der Satz in ST 5.23 ist verstümmelt. Die Tabelle in ST 9.0 nennt ein Drittel eines Punkts.

rule-R-05-title = Kolonnen im offenen Gelände
rule-R-05 = Die Tabelle druckt „+1“, doch ein Plus hat nichts, zu dem es kommt. Ein Feld mit offenem Gelände kostet eine Kolonne einen Punkt.

rule-R-06-title = Ein Feld je Zug
rule-R-06 = „Ein Feld je Zug“ heißt für eine Linie in einem Ort nach ST 5.32 alle Bewegungspunkte, und für Geschütze und Wagen im Wald nach dem Fuß der Tabelle Anhalten beim Betreten.

rule-R-07-title = Einen Hang hinab
rule-R-07 = ST 5.26 nennt Wagen und berittene Kavallerie, und der Fuß der Tabelle lässt Wagen weg. Batterien, Wagen, berittene Kavallerie und Anführer zahlen alle.

rule-R-10-title = Was es kostet, die Karte zu verlassen
rule-R-10 = Die Kosten des besetzten Felds sind die seines Geländes ohne Feldkanten, oder der Satz eines Verkehrswegs, der dort von der Karte führt.

rule-R-11-title = Front einer Kolonne, die unter Feuer eine Linie bildet
rule-R-11 = Der Text sagt es nicht. Der Besitzer wählt sofort.

rule-R-12-title = Eine Kolonne, die beschossen, getroffen und niedergehalten wird
rule-R-12 = Verschiebe das Feuer, nimm Verluste, bilde die Linie, dann gilt Niederhalten, dann die Fluchtprobe. Niederhalten verhindert den Wechsel nicht, da ST 10.81 von eigenen Wechseln der Einheit spricht.

rule-R-13-title = Feuer auf eine Batterie, die wechselt
rule-R-13 = Jede feindliche Einheit feuert einmal auf einen Wechsel, alle zusammen, auf die Batterie im alten Zustand. Die Bewegungspunkte sind verbraucht, auch wenn der Wechsel misslingt, und die Batterie versucht es in dieser Phase nicht noch einmal.

rule-R-14-title = Reihenfolge der Halbierungen für Geschütze
rule-R-14 = Halbiere zuerst wegen der Bedienung, aufgerundet, dann wegen Infanterie, abgerundet. Der Faktor kommt zuletzt.

rule-R-15-title = Halbe Feuerpunkte
rule-R-15 = Addiere genau und lass den Bruch einmal weg. Unter einem Punkt benutze die erste Spalte. Ein Anteil eines geteilten Feuers muss für sich allein einen Punkt wert sein.

rule-R-16-title = Drehen gebundener Einheiten
rule-R-16 = ST 7.12 lässt Einheiten drehen, die nicht ziehen dürfen. Gebundene Einheiten haben keine Front zu wählen und drehen sich nicht.

rule-R-19-title = Front, durch die Einheiten angreifen
rule-R-19 = ST 13.2 verlangt die Front des Verteidigers und nennt dessen Front dann gleichgültig. ST 7.31 entscheidet: Die Front des Angreifers zählt.

rule-R-20-title = Bewegung und Reserve in einer Phase
rule-R-20 = Der Marker ist in der Bewegungsphase jederzeit frei. Einheiten dürfen ziehen und dann in Reserve gehen, oder sie verlassen und sofort ziehen.

rule-R-21-title = Zahl der Einheiten in Reserve
rule-R-21 = ST 8.73 hebt alle Grenzen von ST 8.2 auf, für die Reserve gilt also die Grenze von zwei Einheiten nicht.

rule-R-22-title = Der Wagen einer Reservezone
rule-R-22 = ST 21.13 stellt den Wagen in Reserve, und ST 8.74 verbietet es. Der Wagen beginnt in der Zone ohne Marker.

rule-R-23-title = Kosten von Sumpf
rule-R-23 = Der Text nennt keine. Sumpf kostet so viel wie offenes Gelände.

rule-R-24-title = Unpassierbares Gelände in einer Befehlslinie
rule-R-24 = Gelände gilt als unpassierbar, wenn es der Einheit gesperrt ist, zu der die Linie führt.

rule-R-25-title = Halbe Stärke fliehender Einheiten
rule-R-25 = Lass den Bruch weg, aber zähle mindestens 1. Halbiere jede fliehende Einheit für sich.

rule-R-27-title = Spalten der Feuertabelle
rule-R-27 = Ein Beispiel in ST 10.42 benutzt eine Spalte, die der Tabelle fehlt, und ST 10.47 spricht von mehr als 15 Punkten. Die Tabelle entscheidet: 15 Punkte sind die letzte Spalte.

rule-R-29-title = Feuer wird einzeln angesagt
rule-R-29 = Der Text verlangt nicht, alles Feuer vorher anzusagen. Jedes wird angesagt und abgewickelt, bevor das nächste kommt.

rule-R-30-title = Höhe von Kammfeldern
rule-R-30 = Kammfelder, die weder Hügelkuppe sind noch an einem Höhenrücken liegen, haben die Höhe Höhenrücken. Das Feld darunter ist auf dem Boden.

rule-R-31-title = Höhe, auf der Einheiten blockieren
rule-R-31 = Der Text nennt nur Einheiten auf dem Boden, doch ein Beispiel lässt Einheiten auf einem Höhenrücken einander blockieren. Eine Einheit blockiert auf der Höhe ihres Felds.

rule-R-33-title = Das eine Feld einer fliehenden Einheit
rule-R-33 = Gesperrtes Gelände bleibt gesperrt. Die Einheit zahlt, was es kostet, zieht Abzugsfeuer auf sich und braucht die Zahlung ihrer Brigade.

rule-R-34-title = Hindernisse zwischen den beiden Höhen
rule-R-34 = ST 10.66 schweigt. Die Regel vom halben Weg gilt, weil ein Höhenrücken verbirgt, was dicht hinter ihm liegt.

rule-R-35-title = Auf halbem Weg einer Linie
rule-R-35 = Miss entlang der Linie: Das k-te Feld liegt bei k, eine Feldkante auf halbem Weg zwischen zwei Feldern. Eine Linie entlang einer Kante ist blockiert, wenn eine der beiden Seiten blockiert.

rule-R-36-title = Zonen von Reserveeinheiten und stummen Geschützen
rule-R-36 = Einheiten in Reserve haben keine Zone. Batterien ohne Bedienung oder Schuss behalten ihre, können aber nicht feuern.

rule-R-37-title = Von einem Zonenfeld zum nächsten
rule-R-37 = Jedes Feld, das eine Einheit verlässt, gibt nach ST 11.12 jedem Feind mit einer Zone dort ein weiteres Feuer. Eine Batterie verbraucht jedes Mal einen Schuss.

rule-R-38-title = Mehrere Einheiten, die Abzugsfeuer geben
rule-R-38 = Sie vereinen ihr Feuer nach Waffengattung, wie in den Feuerphasen.

rule-R-39-title = Eine Einheit, die von einer bleibenden gedeckt wird
rule-R-39 = Der Feind feuert auf die Einheit, die bleibt, oder gar nicht. Einheiten mit Handwaffen behalten ihre Deckung.

rule-R-40-title = Beim Verlassen niedergehalten
rule-R-40 = Die Einheit darf ein Feld weit gehen und ist dort niedergehalten, oder sie bleibt und ist sofort niedergehalten.

rule-R-41-title = Welche Feinde Rückzugsfeuer geben
rule-R-41 = Mit dem Feld einer anderen feindlichen Einheit ist ihre Zone gemeint. Alle Einheiten, deren Feuer den Rückzug verursacht hat, sind seine Ursache und dürfen nicht feuern.

rule-R-42-title = Feuer auf Anführer allein
rule-R-42 = ST 11.1 spricht von Einheiten. Ein Anführer, der allein zieht, zieht kein Feuer auf sich.

rule-R-43-title = Einheiten in Gefahr eines Nahkampfs
rule-R-43 = Ein Feind bedroht eine Einheit, wenn er benachbart ist, ihr die Front zuwendet und einen Nahkampf mit ihr beginnen könnte; das entscheidet sich zu Beginn der Phase. Keine Einheit kann sich mehr drehen, die Prüfung ist also genau.

rule-R-44-title = Andere Einheiten, die sich nicht vor dem Nahkampf zurückziehen dürfen
rule-R-44 = ST 13.7 schweigt zu Einheiten, die auf der Flucht, gebunden oder in Reserve sind. Keine von ihnen darf es. Jede Einheit eines Stapels darf sich zurückziehen.

rule-R-45-title = Wie Einheiten vorrücken
rule-R-45 = Bedrohende Einheiten rücken bis zu den Stapelgrenzen vor, haben die Front in Richtung ihres Wegs und ziehen kein Feuer auf sich.

rule-R-46-title = Kavallerie, die von beiden Waffen bedroht wird
rule-R-46 = Berittene Kavallerie, die Infanterie und Kavallerie bedrohen, zieht sich nach den gewöhnlichen Regeln zurück. Wird sie attackiert, zieht sie sich frei zurück.

rule-R-47-title = Geteiltes Feuer und Nahkampf
rule-R-47 = Eine Einheit, die ihr Feuer geteilt hat, darf jedes Feld angreifen, auf das sie gefeuert hat. Nur die oberste Einheit eines Stapels hat gefeuert. Die andere darf jedes Feld angreifen.

rule-R-50-title = R oder C bei abgeprotzten Geschützen unter Infanterie
rule-R-50 = Die Infanterie trägt die Punkte und weicht zurück. Dann wird die Batterie ganz erbeutet, auch bei einem R allein.

rule-R-51-title = Zeitpunkt der Wahl des bisherigen Verteidigers
rule-R-51 = ST 13.84 nennt keine Phase. Einheiten gehen und andere kommen zu Beginn der Nahkampfphase, weil zwei der drei Möglichkeiten Nahkämpfe sind.

rule-R-52-title = Gelände und Anführer in späteren Runden
rule-R-52 = Anführer zählen in jeder Runde. Gelände zählt nur in der ersten, auch wenn später andere Einheiten dazukommen.

rule-R-53-title = Ein R für den Angreifer
rule-R-53 = Der Rückzug beginnt im Nahkampffeld und führt von ihm weg. Überlebende von Verlusten über die Stärke hinaus weichen trotzdem zurück.

rule-R-54-title = Veränderte Würfe jenseits des Würfels
rule-R-54 = Ein veränderter Wurf bleibt zwischen 1 und 6. Der zweite Wurf eines Sterns hat keine Modifikatoren.

rule-R-55-title = Flucht von Wagen
rule-R-55 = ST 14.3 und 14.4 sprechen von fliehenden Wagen, ST 12.19 sagt, dass sie nie fliehen. ST 12.19 entscheidet.

rule-R-56-title = Weg vom Feind
rule-R-56 = Miss vom feindlichen Feld, das den Rückzug verursacht hat, bei mehreren vom nächsten. Kein Schritt verkürzt diese Entfernung, wenn ein anderer Weg offen ist. Wenn möglich, ist das letzte Feld so weit vom ersten entfernt, wie der Rückzug lang ist.

rule-R-57-title = Rückzüge, die nicht vollendet werden können
rule-R-57 = Eine Einheit ohne einen Weg der vollen Länge wird gefangen genommen. Ist nur das letzte Feld voll, geht sie weiter zum ersten mit Platz. Der Kartenrand ist gesperrt, ebenso Mauern für Batterien und Wagen.

rule-R-59-title = Ein Moralpunkt für das Sammeln
rule-R-59 = ST 14.4 gibt einen Moralpunkt aus, um zu sammeln. Gemeint ist ein Punkt des Sammelwerts in ST 17.17, nicht der Armeemoral.

rule-R-60-title = Sammeln in einem Ort
rule-R-60 = ST 14.73 verweist auf einen Abschnitt, der nicht passt, und meint ST 17.17. Der Weg auf Chaussee oder Straße hat höchstens drei Felder.

rule-R-61-title = Wie oft Munitionswagen geprüft werden
rule-R-61 = Würfle einmal für jedes Feuer, das Geschütze gekostet hat, nicht für jedes Geschütz. Schuss fallen nie unter 0.

rule-R-62-title = Munitionsübergabe nach einem ganzen Zug
rule-R-62 = Beide Batterien dürfen in keinem der beiden Spielerzüge gefeuert haben und müssen zu Beginn und am Ende im selben Feld oder benachbart sein. Dieselbe Art ist dieselbe Waffe, zu Fuß oder reitend.

rule-R-63-title = Verluste über die Bedienung hinaus
rule-R-63 = Stufen der Bedienung sind die Stärke, die Handfeuerwaffen einer Batterie nehmen können. Verluste darüber hinaus gehen auf die Einheit darunter über.

rule-R-64-title = Buchstabe einer aufgeprotzten Batterie
rule-R-64 = Der Text nennt keinen. Für eine aufgeprotzte Batterie gilt der Buchstabe C.

rule-R-65-title = Vier Felder für eine Attacke
rule-R-65 = Zähle in gerader Entfernung von dem Feld, in dem die Kavallerie ihre Bewegungsphase begann. Das Zielfeld zählt mit.

rule-R-67-title = Wann Attacken angesagt werden
rule-R-67 = ST 18.25 verbietet attackierten Einheiten den Rückzug vor dem Nahkampf, doch ST 18.23 entscheidet Attacken später. Attacken werden vor diesen Rückzügen angesagt und müssen ausgeführt werden.

rule-R-68-title = Die Flucht nach einer Attacke
rule-R-68 = Die Kavallerie flieht und weicht nach allen anderen Rückzügen zurück. Sie kann nicht in einem Feld bleiben, das sie gewonnen hat.

rule-R-69-title = Berittene Kavallerie, die sich verteidigt
rule-R-69 = ST 10.16 und ST 18.3 widersprechen einander. ST 18.3 hat ein Beispiel und entscheidet: doppelt gegen Infanterie und Attacken.

rule-R-70-title = Enden einer Befehlslinie
rule-R-70 = Die Felder der Einheit und des Anführers unterbrechen die Linie nie. Ein gebundener Anführer behält seinen Radius.

rule-R-71-title = Anführer bei fliehenden Truppen
rule-R-71 = Ein Anführer darf bei fliehenden Truppen bleiben, da ST 14.4 ihn sie sammeln lässt.

rule-R-72-title = Anführer, die allein bleiben
rule-R-72 = Ein Anführer geht zur nächsten Einheit, gleich wie weit. Der Besitzer wählt unter gleich nahen. Halten Feinde oder ihre Zonen jedes Nachbarfeld, wird der Anführer gefangen genommen.

rule-R-73-title = Stufen der Bedienung und Verlust von Anführern
rule-R-73 = Eine Stufe der Bedienung ist ein Verlust der Einheit mit dem Anführer. Würfle einmal je Ergebnis, nicht je Punkt.

rule-R-75-title = Brigaden nur mit Batterien
rule-R-75 = Batterien halten einen Anführer nicht im Spiel.

rule-R-76-title = Verluste gleich dem Kampfwert
rule-R-76 = Der Text spricht sowohl von der genannten Zahl als auch von einer mehr. Das Beispiel entscheidet: Verluste müssen den Kampfwert übersteigen.

rule-R-77-title = Wieder kampffähig
rule-R-77 = Versorgung stellt eine Brigade nur wieder her, solange ihre Verluste den Kampfwert ohne Rücksicht auf Munition nicht übersteigen. Ein Kampfwert unter 0 macht auch eine Brigade ohne Verluste kampfunfähig.

rule-R-78-title = Einheiten, die mit einer gebrochenen Brigade fliehen
rule-R-78 = Miss den Radius des eigenen Anführers der Brigade oder seines Ersatzes in diesem Augenblick, nicht den des Armeeführers. Die Flucht breitet sich einmal aus und lässt Batterien und fliehende Einheiten aus. Einheiten, die so fliehen, ziehen Abzugsfeuer auf sich.

rule-R-79-title = Eine Brigade mit einem Kästchen zu viel
rule-R-79 = Der Bogen druckt drei Stärkepunkte und vier Kästchen. Stärke und Kampfwert sind drei.

rule-R-81-title = Stand der Demoralisierungsprobe
rule-R-81 = Alle Brigaden legen die Probe bei dem Stand ab, bei dem sie begann. Brigaden, die vernichtet oder nicht auf der Karte sind, legen keine ab.

rule-R-83-title = Das Feld des Wagens in einer feindlichen Zone
rule-R-83 = Eine Wache hebt die Zone in ihrem Feld auf wie jede Einheit. Ein Wagen ohne Wache nicht.

rule-R-84-title = Ein Stärkepunkt, der als Wache abgegeben wird
rule-R-84 = Er zählt nicht als Verlust: Er kostet weder Siegpunkte noch Kampfwert noch Moral. Die aufgedruckte Stärke bleibt, wie sie ist.

rule-R-85-title = Zeitpunkt, zu dem ein Wagen erbeutet wird
rule-R-85 = Wer ihn erbeutet, entscheidet in seiner nächsten eigenen Bewegungsphase. Hat die andere Seite das Feld bis dahin zurückerobert, behält sie den Wagen.

rule-R-86-title = Grenzen der Aufstellungszonen
rule-R-86 = „Zwischen“ und „einschließlich“ schließen die Grenzen ein.

rule-R-87-title = Befehl für eintretende Einheiten
rule-R-87 = Der Text schweigt. Einheiten sind in dem Zug, in dem sie eintreten, im Befehl, weil sie ihren Offizieren folgen.

rule-R-89-title = Am Ende durch Munition kampfunfähig
rule-R-89 = Eine Brigade, die am Ende kampfunfähig ist, zählt, was sie auch dazu gemacht hat.

rule-R-90-title = Welcher Anführer die Karte verlassen muss
rule-R-90 = Der eigene Anführer der Brigade, ein Ersatz, oder der Armeeführer für die Brigaden, die das Szenario nennt, mit ihren Batterien.

rule-R-91-title = Halbe Bedienung am Ende
rule-R-91 = Die Hälfte der Geschütze, aufgerundet.

rule-R-92-title = Moralpunkte am Ende
rule-R-92 = Der Stand nach dem letzten Zug zählt. Danach kommen keine Punkte hinzu.

rule-R-93-title = Grenzen der Siegstufen
rule-R-93 = Der Text behält nur eine Ziffer der Grenzen. Sie folgen dieser Ziffer und der Karte eines Spielers für dasselbe Spiel. Gleichstand ist ein Unentschieden.

rule-R-94-title = Veränderte strategische Würfe
rule-R-94 = Ergebnisse unter 1 zählen als 1, über 6 als 6.

rule-R-95-title = Zu weites und anderes Feuer
rule-R-95 = Geschosse, die in ein Feld fallen, bilden ein Feuer, wenn ihre Batterien auf dasselbe Ziel feuerten. Sie verbinden sich mit keinem anderen Feuer. Die Grenze von einem Feuer je Waffengattung zählt nur Feuer auf Ziele.

rule-R-96-title = Nahe und ferne Geschütze gegen einen Stapel
rule-R-96 = Ein Wurf mit allen Geschützen trifft die oberste Einheit. Ein zweiter Wurf nur mit den fernen trifft die unterste.

rule-R-97-title = Ferne Geschütze gegen einen gemischten Stapel
rule-R-97 = Berechne die Stärke für jede Einheit neu, weil die Halbierung in ST 10.15 von der getroffenen Einheit abhängt.

rule-R-98-title = Geteiltes Feuer und Munition
rule-R-98 = Jeder Feuerwurf von 6 prüft die Munition der Einheit; geteiltes Feuer kann sie also zweimal prüfen.

rule-R-99-title = In der eigenen Bewegungsphase niedergehalten
rule-R-99 = Ein Marker durch Abzugsfeuer wird in der Letzten Befehlsphase des Besitzers im selben Spielerzug entfernt, wie jeder andere.

rule-R-100-title = Feuer auf Einheiten in Reserve
rule-R-100 = Handfeuerwaffen treffen die oberste Einheit, und überzählige Verluste gehen im Stapel nach unten über. Ferne Artillerie würfelt für jede Einheit.

rule-R-104-title = Halbe Bedienung und geteiltes Feuer
rule-R-104 = Halbiere die Batterie als Ganzes, aufgerundet, bevor sie ihr Feuer teilt.

rule-R-106-title = Spätere Runden einer Attacke
rule-R-106 = ST 18.3 verdoppelt Kavallerie, die Infanterie angreift, ST 18.26 nicht. Nach einer Attacke, die mit „Gebunden“ endete, zählt sie bis zum Ende des Nahkampfs einfach.

rule-R-108-title = Eine zurückweichende Einheit, die unterwegs getroffen wird
rule-R-108 = Eine Fluchtprobe am Ende des Rückzugs, mit allen Verlusten.

rule-R-109-title = Einheiten, die in einen Nahkampf eintreten
rule-R-109 = Herangeführte Einheiten müssen einen Nahkampf beginnen dürfen und bezahlt sein. Die schon beteiligten sind frei.

rule-R-110-title = Ein Anführer, den dasselbe Ergebnis kostet
rule-R-110 = Die getroffene Einheit hat keinen Modifikator für den verlorenen Anführer. Die unterste Einheit des Stapels hat ihn für den Anführer, der die Phase dort begann.

rule-R-111-title = Flankierendes Feuer auf Wagen und Anführer
rule-R-111 = Die Tabelle nennt sie, doch ST 7.0 gibt ihnen keine Front. Sie können nicht flankiert werden. Auf den Wagen wird gefeuert wie auf Infanterie in Linie.

rule-R-112-title = Durch Rückzugsfeuer niedergehalten
rule-R-112 = Es wirkt nicht auf einen erzwungenen Rückzug, in dem ST 10.83 solche Marker entfernt. Eine Einheit, die sich vor dem Nahkampf zurückzieht, hält an, wo sie niedergehalten wird.

rule-R-113-title = Geschütze und Wagen im Wald
rule-R-113 = Sie zahlen für die Feldkante und müssen einen Punkt übrig haben. Sie dürfen in dieser Phase die Formation nicht mehr wechseln.

rule-R-114-title = Anführer, die die Karte verlassen
rule-R-114 = Ein solcher Anführer ist weder verloren noch wird er ersetzt, und die Brigade hat keinen Anführer mehr.

rule-R-115-title = Anführer bei Batterien und im Nahkampf
rule-R-115 = Ein Anführer darf bei einer zugeteilten Batterie allein sein und Einheiten begleiten, die angreifen, vorrücken oder zurückweichen.

rule-R-116-title = Angriffe auf einen Wagen ohne Wache
rule-R-116 = Es gibt keinen Nahkampf. Die Angreifer betreten das Feld. Sind Truppen im Feld, kämpfen diese, und der Wagen zählt nichts.

rule-R-117-title = Zonen unterer Einheiten
rule-R-117 = Eine untere Einheit hat eine Zone, die Linien und Rückzüge vor dem Nahkampf versperrt. Nur die oberste Einheit feuert in sie.

rule-R-118-title = Angriff auf fliehende berittene Kavallerie
rule-R-118 = Sie zählt gegen Infanterie die Hälfte der verdoppelten Stärke, also ihre Stärke.

rule-R-119-title = Demoralisierung nach dem letzten Zug
rule-R-119 = Die Probe kommt vor dem Zählen der Punkte, damit eine Brigade, die sie kampfunfähig macht, zählt.

rule-R-120-title = Anführer bei einer Einheit, die nicht zurückweichen kann
rule-R-120 = Würfle für den Anführer wie bei C im Nahkampf. Überlebt er allein unter Feinden, gilt ST 17.42.

rule-R-121-title = Rückzüge über Geschütze in Stellung und Wagen
rule-R-121 = Abgeprotzte Batterien und Wagen fliehen nie und legen deshalb keine Probe ab.

rule-R-122-title = Reihenfolge der Würfe
rule-R-122 = Feuer, Anführer von oben nach unten, Munition, Munitionswagen, Flucht.

rule-R-124-title = Eine Flucht, die kein Feind verursacht hat
rule-R-124 = Die Einheit flieht vor dem Feind, der die Kette begonnen hat. Vor dem Nahkampf weicht sie vor dem nächsten Feind, der sie bedroht.

rule-R-125-title = Flucht ohne Wurf
rule-R-125 = Eine Flucht durch eine Attacke, einen Ort oder eine brechende Brigade zählt für Brigaden und Armeemoral als Flucht.

rule-R-126-title = Die Karte aus einer feindlichen Zone verlassen
rule-R-126 = Es zieht Abzugsfeuer auf sich, wie das Verlassen jedes anderen Felds.

rule-R-127-title = Rückzüge durch Zonen oder eigene Einheiten
rule-R-127 = Ein Weg durch eine feindliche Zone ist nach ST 15.2 offen und geht einem durch eigene Einheiten vor.

rule-R-150-title = Wo eine Bewegung enden darf
rule-R-150 = Stapel werden am Ende jeder Bewegung geprüft, nicht nur der Phase. Eine Bewegung endet nur, wo der Stapel erlaubt ist, damit keine spätere sie berichtigen muss.

rule-R-151-title = Alle eines Felds in Reserve oder keine
rule-R-151 = Ein Reservemarker gilt für sein Feld. Alle Einheiten eines Felds sind in Reserve oder keine.

rule-R-152-title = Satz einer Brücke
rule-R-152 = Eine Brücke kostet so viel wie eine Chaussee, welcher Verkehrsweg sie auch überquert.

rule-R-160-title = Eine Linie, die eine Ecke berührt
rule-R-160 = Eine Linie, die nur die Ecke eines blockierenden Felds berührt, ist blockiert, weil Zweifel in ST 10.65 dem Verteidiger nützen.

rule-R-162-title = Ein Besuch eines Felds je Phase
rule-R-162 = Feuer auf ein Feld endet, wenn die feuernde Seite auf ihre zweite Waffengattung verzichtet. Sie kann in derselben Phase nicht zu diesem Feld zurückkehren.

rule-R-165-title = Feuer auf eine einzelne Einheit eines Stapels
rule-R-165 = Verluste gehen nur dann auf untere Einheiten über, wenn der ganze Stapel das Ziel ist. Rückzugsfeuer und Feuer auf eine Einheit, die bleibt, oder auf eine Batterie, die aufprotzt, treffen nur diese Einheit.

rule-R-166-title = Niederhalten außerhalb der Feuerphasen
rule-R-166 = Abzugsfeuer und Feuer auf eine aufprotzende Batterie halten alle Einheiten im Feld nieder. Rückzugsfeuer und Feuer auf eine Einheit, die eine andere deckt, halten nur ihr Ziel nieder.

rule-R-170-title = Attacken, die ausgeführt werden können
rule-R-170 = Eine angesagte Attacke muss ausgeführt werden, solange die Kavallerie es kann. Kann sie es nicht mehr, geschieht ihr nichts.

rule-R-171-title = Infanterie und berittene Kavallerie, die zusammen siegen
rule-R-171 = Sie dürfen ein Feld zusammen angreifen und zusammen darin bleiben. Sie trennen sich in ihrer nächsten Bewegungsphase.

rule-R-180-title = Güte von Rückzugswegen
rule-R-180 = Eine Einheit nimmt einen Weg der besten Güte: weit genug und ohne eigene Einheiten, dann einen, der zu nah endet, dann einen durch eigene Einheiten, dann einen zum Feind hin.
