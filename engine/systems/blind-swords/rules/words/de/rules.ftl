# Die Regeln für Spieler. Begriffe stehen am Anfang von log.ftl; dazu: freier Spielchip (wild chit), gebunden (engaged),
# erstarrt (frozen), Verschiebung (column shift), eigener Rand (friendly edge).
# Zahlen eines Spiels sind Variablen.

## Einheiten, Werte, Würfel und Rundung

chapter-counters-values-dice-and-rounding = Einheiten, Werte, Würfel und Rundung

rule-VAL-01-title = Eine Einheit ist frisch, angeschlagen oder nicht auf der Karte
rule-VAL-01 = Eine Einheit ist frisch, angeschlagen oder nicht auf der Karte. Ein Verlust dreht eine frische Einheit auf die angeschlagene Seite. Ein Verlust einer angeschlagenen Einheit führt zu einem Bruchtest.

rule-VAL-02-title = Gedruckte Werte gelten ohne Marker
rule-VAL-02 = Gedruckte Werte sind die auf der sichtbaren Seite der Einheit. Marker ändern sie nicht.

rule-VAL-03-title = Was die Stärke für Verhältnisse und Vergleiche verändert
rule-VAL-03-1 = Für Verhältnisse und Vergleiche gilt die gedruckte Stärke, minus 1 wenn erschüttert, minus 2 wenn desorganisiert, aber nie unter 0. Die Reichweite zählt nur beim Feuer.
rule-VAL-03-2 = Für Verhältnisse und Vergleiche gilt die gedruckte Stärke, abzüglich der Marker und der Wirkung von Umständen wie der Reichweite.

rule-VAL-04-title = Ein Kader zählt halb
rule-VAL-04 = Eine Einheit mit C als Stärke ist ein Kader. Sie zählt überall, wo Stärke zählt, als halber Punkt.

rule-VAL-05-title = Was die Kohäsion verändert, und ihre Grenzen
rule-VAL-05-1 = Die Kohäsion ist der gedruckte Wert, minus 1 wenn erschüttert, minus 2 wenn desorganisiert, minus 1 ohne Unterstützung, plus oder minus Ereignisse. Sie sinkt nie unter 0.
rule-VAL-05-2 = Die Kohäsion ist der gedruckte Wert, minus 1 wenn erschüttert, minus 2 wenn desorganisiert, minus 1 ohne Unterstützung, plus oder minus Ereignisse. Sie sinkt nie unter 0 und steigt nie über 6.

rule-VAL-06-title = Erst Marker abziehen, dann mit Faktoren malnehmen
rule-VAL-06 = Ziehe zuerst die Marker von der Stärke ab. Wende dann alle Faktoren an: halb auf weite Entfernung, ein Viertel auf extreme, anderthalb mit Kartätschen, halb bei Reaktionsfeuer.

rule-VAL-07-title = Brüche bleiben und entfallen einmal am Ende
rule-VAL-07 = Behalte genaue Brüche, bis alle feuernden Einheiten zusammengezählt sind. Runde dann einmal ab.

rule-VAL-08-title = Ein halber Punkt feuert auf Spalte C
rule-VAL-08-1 = Runde die Summe ab, bevor du die Tabelle benutzt. Eine Summe unter einem Punkt hat keine Wirkung. Nur ein Kader mit voller Stärke benutzt Spalte C.
rule-VAL-08-2 = Eine Summe von mindestens einem halben, aber weniger als einem Punkt feuert auf Spalte C. Eine Summe unter einem halben Punkt darf nicht feuern. Auf extreme Entfernung braucht eine einzelne Einheit einen ganzen Punkt.
rule-VAL-08-3 = Eine Summe von mindestens einem halben, aber weniger als einem Punkt feuert auf Spalte C. Eine Summe unter einem halben Punkt darf nicht feuern.

rule-VAL-09-title = Welcher Wert wofür zählt
rule-VAL-09 = Für das Stapeln und die führende Einheit zählt die gedruckte Stärke. Für Feuer und Verhältnisse zählt die Stärke abzüglich der Marker. Für jeden Test zählt die Kohäsion mit Unterstützung. Für die Siegpunkte eines Verlusts zählt die frische Seite.

rule-VAL-10-title = Waffenarten und ihre Unterschiede
rule-VAL-10 = Rf heißt gezogene Waffen, Sm glatte, und Mx eine Batterie aus beiden. Sr und CC sind Waffen der Kavallerie. Sie haben verschiedene Reichweiten, und glatte Waffen sind auf kurze Entfernung besser.

rule-VAL-11-title = Zerbrechliche Einheiten haben nur eine Seite und kehren nicht zurück
rule-VAL-11-1 = Eine Einheit mit nur einer Seite beginnt angeschlagen. In diesem Spiel ist sie deshalb nicht endgültig verloren.
rule-VAL-11-2 = Eine Einheit mit nur einer Seite ist zerbrechlich. Ein Verlust führt zu einem Bruchtest, und eine zerbrechliche Einheit, die bricht, ist endgültig verloren.

rule-VAL-12-title = Wie Würfel gelesen werden
rule-VAL-12 = In der Tabelle Kampfergebnisse zählt der farbige Würfel die Zehner, der weiße die Einer. In einem Kohäsionstest gibt der farbige Würfel die Verluste, der weiße die Wirkung auf die Moral.

rule-VAL-13-title = Verdächtige angeschlagene Werte werden gemeldet
rule-VAL-13 = Die Rückseite einer Einheit hat etwa die halbe Stärke der Vorderseite und mindestens 3 Punkte weniger. Die Prüfung des Pakets warnt vor Werten, die nicht passen.

rule-VAL-14-title = Eine Einheit trägt einen Moralmarker; beim Verlassen der Karte verliert sie ihn
rule-VAL-14 = Eine Einheit trägt höchstens einen Moralmarker. Eine Einheit, die die Karte verlässt, verliert ihre Marker.

rule-VAL-15-title = Das Protokoll nennt, wer würfelt
rule-VAL-15 = Es macht keinen Unterschied, wer würfelt, aber das Protokoll nennt die Seite. Für Feuer würfelt die feuernde Seite. Für Tests würfelt der Besitzer der Einheit.

rule-VAL-16-title = Ein Spiel darf Einheiten Eigenschaften geben
rule-VAL-16 = Manche Spiele geben Einheiten Eigenschaften, etwa Scharfschützen, Stäben oder Kanonenbooten. Jede Eigenschaft ist dort erklärt, wo sie aufgeführt ist. Eine Ablehnung nennt die Eigenschaft, die sie verursacht.

## Gliederung

chapter-organisation = Gliederung

rule-ORG-01-title = Einheiten bilden Brigaden, Brigaden bilden Divisionen
rule-ORG-01 = Regimenter bilden Brigaden, Brigaden bilden Divisionen, und Divisionen bilden eine Seite. Befehle gibst du Brigaden.

rule-ORG-02-title = Unabhängige Einheiten haben keine Brigade und erhalten keine Befehle
rule-ORG-02-1 = Batterien und Kavallerie gehören zu keiner Brigade und erhalten keine Befehle. Sie handeln in der Artilleriephase.
rule-ORG-02-2 = Batterien gehören zu keiner Brigade und erhalten keine Befehle. Sie handeln in der Artilleriephase. Kavallerie handelt mit ihrer Brigade.

rule-ORG-03-title = Eine Brigade ist verfügbar oder aktiviert
rule-ORG-03 = Eine Brigade ist verfügbar, bis ein Spielchip ihrer Division sie aktiviert. Dann wird sie als aktiviert gekennzeichnet. Der Spielchip des Oberbefehlshabers kennzeichnet sie nicht.

rule-ORG-04-title = Ein General führt oder ist getroffen und kann sich erholen
rule-ORG-04 = Ein getroffener General hat den niedrigeren Wert auf dem Spielchip. Ein zweiter Treffer dieser Art gibt ihm den vollen Wert zurück.

## Karte und Gelände

chapter-map-and-terrain = Karte und Gelände

rule-MAP-01-title = Das Raster, und Boden, der kein Feld ist
rule-MAP-01 = Die Karte besteht aus nummerierten Feldern. Eine Fläche ohne Nummer ist kein Feld, und keine Einheit betritt sie.

rule-MAP-02-title = Jedes Feld hat eine Höhenstufe
rule-MAP-02 = Jedes Feld hat eine Höhenstufe. Einheiten auf höherem Boden sehen weiter.

rule-MAP-03-title = Ein Feld zählt als das Gelände, das den größten Teil füllt
rule-MAP-03 = Ein Feld hat eine Geländeart: die, die den größten Teil füllt. Was in den Ecken gezeichnet ist, zählt nicht.

rule-MAP-04-title = Bäche und Teiche
rule-MAP-04 = Ein fließender Bach kostet Bewegungspunkte und wirkt sonst nicht. Ein Teich sperrt Bewegung und Nahkampf, aber nicht das Feuer. Ein trockenes Bachbett wirkt nicht.

rule-MAP-05-title = Straßen verbinden Felder nur, wo sie die Feldkante kreuzen
rule-MAP-05 = Eine Straße verbindet zwei Felder nur dort, wo sie die Feldkante zwischen ihnen kreuzt.

rule-MAP-06-title = Schräger Boden
rule-MAP-06 = Schräger (rauer) Boden kostet beim Betreten mehr, und Geschütze dürfen von dort nicht feuern.

rule-MAP-07-title = Hänge zählen bei Bewegung und Nahkampf nur bergauf
rule-MAP-07 = Ein Hang zwischen zwei Höhenstufen kostet bergauf zusätzliche Bewegung und hilft einem Verteidiger, der von unten angegriffen wird. Bergab kostet er nichts zusätzlich. Hänge wirken nicht auf Feuer.

rule-MAP-08-title = Steilhänge zählen bei Bewegung in beide Richtungen
rule-MAP-08 = Ein Steilhang kostet in beide Richtungen zusätzliche Bewegung. Einem Verteidiger, der von unten angegriffen wird, hilft er noch mehr.

rule-MAP-09-title = Eigene und neutrale Kartenränder
rule-MAP-09 = Jede Seite hat einen eigenen Kartenrand. Ihre geschlagenen Einheiten ziehen sich dorthin zurück.

## Stapeln

chapter-stacking = Stapeln

rule-STK-01-title = Was ein Feld fasst
rule-STK-01 = Ein Feld fasst Einheiten mit zusammen bis zu { $stacking } Punkten gedruckter Stärke.

rule-STK-02-title = Wann die Grenze geprüft wird
rule-STK-02 = Die Grenze gilt dort, wo eine Einheit anhält, und am Ende jedes Schritts. Durch ein volles Feld darf sich eine Einheit bewegen.

rule-STK-03-title = Was Geschütze zählen
rule-STK-03-1 = Ein Geschütz zählt beim Stapeln als ein Punkt.
rule-STK-03-2 = Ein Geschütz zählt beim Stapeln als halber Punkt. Runde für das Feld auf.
rule-STK-03-3 = Ein Geschütz zählt beim Stapeln als genau drei Viertel eines Punkts. Für sich allein passen höchstens zehn Geschütze in ein Feld.
rule-STK-03-4 = Das Spiel hat eine eigene Tabelle, was Geschütze beim Stapeln zählen.

rule-STK-04-title = Geschütze im Wald nur auf der Straße
rule-STK-04 = Geschütze dürfen nur auf einer Straße in einem Waldfeld sein, und sie betreten es nur auf dieser Straße.

rule-STK-05-title = Eine Straße ist begrenzt wie jedes Feld
rule-STK-05 = Eine Einheit darf den Straßensatz nur in ein Feld nutzen, in dem Platz für sie ist. Läge das Feld über der Grenze, zahlt die Einheit das Gelände.

rule-STK-06-title = Einheiten über der Grenze
rule-STK-06-1 = Ein Regiment über der Stapelgrenze darf allein stapeln. Es zählt beim Stapeln als 8, im Kampf voll.
rule-STK-06-2 = Ein Regiment über der Stapelgrenze stapelt allein.

rule-STK-07-title = Ein Feld über der Grenze wird geleert, die größten zuerst
rule-STK-07-1 = Liegt ein Feld am Ende eines Schritts über der Grenze, bewegt der Besitzer Einheiten in Nachbarfelder, die größten zuerst, bis es passt.
rule-STK-07-2 = Liegt ein Feld am Ende eines Schritts über der Grenze, bewegt der Besitzer Einheiten in Nachbarfelder, bis es passt.

rule-STK-08-title = Freiwillig hält keine Einheit über der Grenze
rule-STK-08 = Du darfst eine Einheit nicht dort anhalten lassen, wo sie die Stapelgrenze überschreitet.

rule-STK-09-title = Mit wem Kavallerie stapelt
rule-STK-09-1 = Kavallerie darf bis zur Grenze mit beliebigen Einheiten stapeln.
rule-STK-09-2 = Aufgesessene Kavallerie hält nur mit anderer aufgesessener Kavallerie an, oder allein im Feld.

## Spielablauf

chapter-sequence-of-play = Spielablauf

rule-SEQ-01-title = Die Phasen eines Zuges
rule-SEQ-01 = Ein Zug hat vier Teile: Schlüsselchips wählen, die Artilleriephase, das Ziehen der Spielchips mit den Aktivierungen, und das Ende des Zuges.

rule-SEQ-02-title = Die Schritte einer Aktivierung
rule-SEQ-02 = Eine aktivierte Brigade erhält einen Befehl, feuert, bewegt sich, führt Nahkämpfe und sammelt sich, in dieser Reihenfolge. Schritte, die ihr Befehl nicht erlaubt, entfallen.

rule-SEQ-03-title = Spielchips werden gezogen, bis der Becher leer ist
rule-SEQ-03 = Spielchips werden gezogen, bis der Becher leer ist. Spielchips, die in den Becher zurückkehren, werden erneut gezogen. Dann endet der Zug.

rule-SEQ-04-title = Wann das Spiel endet
rule-SEQ-04 = Das Spiel endet nach dem letzten Zug des Szenarios, oder sofort bei einem automatischen Sieg.

## Befehlsphase

chapter-command-decision-phase = Befehlsphase

rule-CMD-01-title = Jede Seite wählt verdeckt ihren Schlüsselchip
rule-CMD-01 = Jede Seite wählt geheim einen Ereignischip, der sicher in den Becher kommt.

rule-CMD-02-title = Ereignischips bleiben durch Zufall draußen
rule-CMD-02-1 = Einige der übrigen Ereignisse bleiben für den Zug zufällig draußen. Keine Seite weiß, welche, auch nicht der Besitzer.
rule-CMD-02-2 = Einige der übrigen Ereignisse kommen zufällig in den Becher. Keine Seite weiß, welche, auch nicht der Besitzer.

rule-CMD-03-title = Was in den Becher kommt
rule-CMD-03 = In den Becher kommen die gewählten Ereignisse, die Spielchips aller Divisionen und Generale der Schlacht und die beiden freien Spielchips.

rule-CMD-04-title = Spielchips und Marker von Verstärkungen
rule-CMD-04 = Ein Spielchip, der eintrifft, kommt in seinem Ankunftszug in den Becher. Eine Brigade, die eintrifft, kann ab ihrem Ankunftszug aktiviert werden.

rule-CMD-05-title = Welche Spielchips draußen sind, bleibt verdeckt
rule-CMD-05 = Ausgelassene Ereignisse bleiben den ganzen Zug verdeckt. Ein von Fortunes of War aufgehobener Spielchip wird aufgedeckt.

## Artilleriephase

chapter-artillery-phase = Artilleriephase

rule-ART-01-title = Die Seiten handeln abwechselnd, Feld für Feld
rule-ART-01 = In der Artilleriephase wechseln sich die Seiten ab. Wer am Zug ist, wählt ein Feld mit Geschützen, die noch nicht gehandelt haben.

rule-ART-02-title = Eine Batterie feuert oder bewegt sich
rule-ART-02 = Jede Batterie im Feld feuert oder bewegt sich, nicht beides. Die Batterien handeln nacheinander.

rule-ART-03-title = Batterien eines Feldes feuern gemeinsam
rule-ART-03 = Batterien in einem Feld dürfen ihr Feuer gegen ein Ziel vereinen. Batterien in verschiedenen Feldern dürfen das nicht.

rule-ART-04-title = Ein ganzes Feld ist verbraucht
rule-ART-04 = Danach gelten alle Geschütze im Feld als aktiviert, auch wenn sie nichts getan haben.

rule-ART-05-title = Passen, und wie die Phase endet
rule-ART-05-1 = Die Phase endet, wenn die Union passt und die Konföderation unmittelbar danach passt. Eine Seite, die früher passt, darf später wieder handeln.
rule-ART-05-2 = Die Phase endet, wenn beide Seiten nacheinander passen. Eine Seite, die früher passt, darf später wieder handeln.

rule-ART-06-title = Wie weit Geschütze sich bewegen
rule-ART-06 = Geschütze haben { $guns } Bewegungspunkte und brauchen keinen Befehl. Auf einer guten Straße bewegen sie sich für einen Punkt zwei Felder weit.

rule-ART-07-title = Geschütze bewegen sich nicht an den Feind heran
rule-ART-07-1 = Geschütze dürfen sich nicht auf zwei Felder an einen Feind heranbewegen, auch nicht im Vorbeiziehen.
rule-ART-07-2 = Geschütze dürfen sich nicht neben einen Feind bewegen, auch nicht im Vorbeiziehen.

rule-ART-08-title = Geschütze nahe am Feind dürfen nur abziehen
rule-ART-08-1 = Gebundene Geschütze dürfen sich frei bewegen, aber nicht neben einen Feind.
rule-ART-08-2 = Gebundene Geschütze dürfen bleiben und feuern oder sich von diesem Feind entfernen.

rule-ART-09-title = Eine blockierte Waldstraße
rule-ART-09 = Auf einer Waldstraße über der Stapelgrenze zahlen Geschütze 3 Punkte für das Feld. Sie dürfen dort nicht anhalten.

rule-ART-10-title = Boden, von dem Geschütze nicht feuern
rule-ART-10 = Geschütze feuern nie aus Wald oder von rauem Boden, auch nicht zur Abwehr.

rule-ART-11-title = Eine zurückgetriebene Batterie hat gehandelt
rule-ART-11 = Eine Batterie, die Artilleriefeuer zurücktreibt, bevor sie gehandelt hat, gilt als aktiviert. Nach jedem anderen Ergebnis darf sie noch handeln.

rule-ART-12-title = Kavallerie handelt mit den Geschützen
rule-ART-12-1 = Kavallerie handelt, wenn ihre Seite in der Artilleriephase an der Reihe ist. Sie darf feuern, sich bewegen und angreifen, alles auf einmal.
rule-ART-12-2 = Kavallerie handelt mit ihrer Brigade, nicht mit den Geschützen.

rule-ART-13-title = Geschütze sammeln sich am Ende der Phase
rule-ART-13-1 = Geschütze haben keinen eigenen Sammelschritt. Sie erholen sich bei oder neben einer Brigade, die sich sammelt.
rule-ART-13-2 = Am Ende der Phase darf jede Seite eine Batterie sammeln. Sie darf in der Phase nichts getan und nichts erlitten haben, und Infanterie muss in ihrem Feld oder daneben sein.

rule-ART-14-title = Eintreffende Geschütze werden zu Beginn der Phase aufgestellt
rule-ART-14-1 = Eintreffende Batterien betreten die Karte, wie ihr Szenario es sagt.
rule-ART-14-2 = Stelle eintreffende Batterien vor der Artilleriephase auf die Karte.

rule-ART-15-title = Geschütze reagieren in jeder Phase
rule-ART-15 = In jeder Phase feuern Geschütze, wenn sie angegriffen werden, und auf Feinde, die ein Feld neben ihnen verlassen. Ob sie schon gehandelt haben, ist gleich.

## Spielchips

chapter-chits = Spielchips

rule-CHIT-01-title = Erst gehaltene Spielchips, dann ein Ziehen
rule-CHIT-01 = Vor jedem Ziehen dürfen beide Seiten gehaltene Spielchips spielen. Dann wird ein Spielchip gezogen und ausgeführt.

rule-CHIT-02-title = Beide Seiten sagen an und spielen dann, was sie halten
rule-CHIT-02-1 = Die Union sagt, ob sie gehaltene Spielchips spielt, dann die Konföderation. Wollen beide, bestimmt die Konföderation, wer beginnt. Jede Seite spielt beliebig viele.
rule-CHIT-02-2 = Die Seiten spielen abwechselnd je einen gehaltenen Spielchip, bis beide verzichten.

rule-CHIT-03-title = Abwechselnd je ein gehaltener Spielchip
rule-CHIT-03-1 = Die Seiten spielen abwechselnd je einen gehaltenen Spielchip, beginnend mit der Union, bis beide verzichtet haben.
rule-CHIT-03-2 = Eine Seite spielt alle gehaltenen Spielchips, die sie will, bevor die andere an der Reihe ist.

rule-CHIT-04-title = Wer zieht
rule-CHIT-04 = Die Konföderation zieht in ungeraden Zügen, die Union in geraden. Für freie Spielchips würfelt die andere Seite.

rule-CHIT-05-title = Ein Ereignis wird gespielt, gehalten oder ausgegeben
rule-CHIT-05 = Ein gezogenes Ereignis geht an seinen Besitzer. Er spielt es sofort, wenn der Zeitpunkt passt, oder hält es.

rule-CHIT-06-title = Ein gehaltenes Ereignis wartet auf seinen Zeitpunkt
rule-CHIT-06 = Ein gehaltenes Ereignis darfst du nur zu dem Zeitpunkt spielen, den es nennt. Danach geht das Spiel weiter, wo es war.

rule-CHIT-07-title = Ein Ereignis für seine Rückseite ausgeben
rule-CHIT-07-1 = Ereignischips haben nur ihre eigene Wirkung.
rule-CHIT-07-2 = Hat eine optionale Regel eine Leiste, darfst du ein gezogenes Ereignis statt seiner eigenen Wirkung auf dieser Leiste ausgeben.
rule-CHIT-07-3 = Du darfst statt der eigenen Wirkung eines gezogenen Ereignisses seine Rückseite nutzen.

rule-CHIT-08-title = Fortunes of War hebt den nächsten Spielchip auf
rule-CHIT-08 = Lege Fortunes of War beiseite. Der nächste gezogene Spielchip hat keine Wirkung.

rule-CHIT-09-title = Fortunes of War verbraucht eine Brigade
rule-CHIT-09 = Ist dieser nächste Spielchip der einer Division, muss sein Besitzer eine ihrer Brigaden als aktiviert kennzeichnen. Diese Brigade tut nichts.

rule-CHIT-10-title = Die Tabelle für den Nebel des Krieges
rule-CHIT-10 = Für den Nebel des Krieges wird auf einer Tabelle gewürfelt. Eine Einheit bewegt sich ohne Befehl, oder ein General wird vielleicht getroffen.

rule-CHIT-11-title = Eine Einheit rückt ohne Befehl vor
rule-CHIT-11 = Der Feind wählt eines deiner Regimenter, das nicht neben einem Feind ist, und bewegt es ein Feld auf den Feind zu. Verlässt oder betritt es Deckung, erhält es einen Moraltreffer.

rule-CHIT-12-title = Eine Einheit weicht ohne Befehl zurück
rule-CHIT-12 = Der Feind wählt eine deiner Einheiten und bewegt sie ein Feld vom Feind weg. Verlässt oder betritt sie Deckung, erhält sie einen Moraltreffer. Feinde neben dem verlassenen Feld dürfen feuern.

rule-CHIT-13-title = Ein General kann fallen
rule-CHIT-13 = Ein Wurf bestimmt den gefährdeten General. Ein General im Spiel wird getroffen. Ein schon getroffener General erholt sich.

rule-CHIT-14-title = Der Spielchip eines getroffenen Generals
rule-CHIT-14 = Die Verwundung eines Generals gilt sofort, wo immer der Spielchip ist. Ist er im Becher, siehst du die Verwundung, wenn der Spielchip gezogen wird.

rule-CHIT-15-title = Ein Oberbefehlshaber aktiviert eine beliebige Brigade
rule-CHIT-15 = Der Spielchip des Oberbefehlshabers gibt einer Brigade seiner Seite eine volle Aktivierung, auch einer, die schon gehandelt hat. Du darfst ihn für später halten.

rule-CHIT-16-title = Welche Befehlshaber würfeln
rule-CHIT-16-1 = Der Oberbefehlshaber braucht keinen Wurf, solange er nicht getroffen ist. Nach einem Treffer macht ein Wurf über dem Wert den Spielchip wertlos.
rule-CHIT-16-2 = Hat der Oberbefehlshaber einen Wert, würfle. Ein Wurf über dem Wert macht den Spielchip wertlos.

rule-CHIT-17-title = Der Spielchip einer Division: erst würfeln, dann wählen
rule-CHIT-17 = Würfle für den Spielchip einer Division gegen seinen Wert. Ist der Wurf nicht höher, erhält die gewählte Brigade eine volle Aktivierung. Ist er höher, ist die Aktivierung begrenzt. Du musst eine Brigade wählen, wenn eine verfügbar ist.

rule-CHIT-18-title = Was eine begrenzte Aktivierung erlaubt
rule-CHIT-18-1 = In einer begrenzten Aktivierung dürfen Einheiten der Brigade neben einem Feind feuern. Sonst tut die Brigade nichts.
rule-CHIT-18-2 = In einer begrenzten Aktivierung darf die Brigade feuern und tut sonst nichts.

rule-CHIT-19-title = Wann der Spielchip einer Division in den Becher zurückkehrt
rule-CHIT-19 = Nach der Aktivierung kehrt der Spielchip der Division in den Becher zurück, wenn eine weitere ihrer Brigaden handeln kann. Sonst ist er für den Zug draußen.

rule-CHIT-20-title = Spielchips für einzelne Brigaden
rule-CHIT-20-1 = In diesem Spiel haben Brigaden keine eigenen Spielchips.
rule-CHIT-20-2 = Manche Brigaden haben einen eigenen Spielchip. Ein Wurf gegen seinen Wert entscheidet, ob die Aktivierung voll oder begrenzt ist.

rule-CHIT-21-title = Brigaden ohne Einheiten
rule-CHIT-21-1 = Du darfst eine Brigade wählen, die keine Einheiten mehr hat. Das verbraucht den Spielchip.
rule-CHIT-21-2 = Du darfst keine Brigade aktivieren, die keine Einheiten mehr hat.

rule-CHIT-22-title = Spielchips, die draußen sind, und ihre Rückkehr
rule-CHIT-22 = Spielchips, die draußen sind, bleiben es für den Zug. Am Ende des Zuges kehren alle Spielchips zurück, und kein gehaltener bleibt in der Hand.

rule-CHIT-23-title = Brigaden, auf die Ereignisse nicht wirken
rule-CHIT-23 = Auf bestimmte Brigaden wirken Ereignisse nicht, solange das Szenario es sagt.

rule-CHIT-24-title = Die Zeitpunkte, zu denen Ereignisse gespielt werden
rule-CHIT-24 = Ein Ereignis darfst du nur zu festen Zeitpunkten spielen: wenn es gezogen wird, vor einem Ziehen, bei einem Befehl, vor einer Bewegung oder einem Nahkampf und am Ende des Zuges.

## Befehle und Aktivierung

chapter-orders-and-activation = Befehle und Aktivierung

rule-ORD-01-title = Der Befehl wird angesagt
rule-ORD-01 = Gib einer voll aktivierten Brigade offen einen der vier Befehle.

rule-ORD-02-title = Was jeder Befehl erlaubt
rule-ORD-02 = Angriff: { $attack } Bewegungspunkte, Feuer und Nahkampf. Verteidigung: { $defend } Punkte, Feuer, ein Moraltreffer wird entfernt. Manöver: { $maneuver } Punkte, Marschkolonne, kein Kampf. Neuordnung: keine Bewegung; alle Einheiten erholen sich, und angeschlagene dürfen aufgefrischt werden.

rule-ORD-03-title = Befehle binden Reaktionen nicht
rule-ORD-03 = Ein Befehl gilt nur, solange die Brigade aktiv ist. Wird sie angegriffen oder zieht ein Feind an ihr vorbei, feuert sie unter jedem Befehl.

rule-ACT-01-title = Wer aktiv ist
rule-ACT-01 = Aktiv sind die Einheiten der Brigade auf der Karte und die, die mit ihr eintreffen. Im Sammelschritt gehören auch die im Kasten Verfügbar dazu.

rule-ACT-02-title = Erst addieren, dann halbieren
rule-ACT-02 = Zähle zusätzliche Bewegungspunkte zuerst hinzu. Wird die Bewegung halbiert, halbiere die Summe und runde ab.

rule-ACT-03-title = Ein beendeter Schritt ist vorbei
rule-ACT-03 = Du beendest jeden Schritt selbst. In einen beendeten Schritt kannst du nicht zurück.

## Sichtlinie

chapter-line-of-sight = Sichtlinie

rule-LOS-01-title = Nachbarn sehen sich immer
rule-LOS-01 = Benachbarte Felder sehen sich immer. Auf größere Entfernung prüfe die Sichtlinie.

rule-LOS-02-title = Die Linie von Mitte zu Mitte
rule-LOS-02 = Die Sichtlinie verläuft gerade von Feldmitte zu Feldmitte. Jedes Feld, das sie unterwegs berührt, zählt.

rule-LOS-03-title = Der Boden des Schützen zählt nicht
rule-LOS-03 = Das Gelände im Feld der feuernden Einheit wirkt nicht auf ihre Sichtlinie.

rule-LOS-04-title = Zwischen Feldern gleicher Höhe
rule-LOS-04 = Zwischen Feldern gleicher Höhenstufe blockiert höherer Boden, ebenso Wald, Mais und Einheiten auf dieser Stufe. Wald und Einheiten auf einer niedrigeren Stufe trüben die Sicht nur.

rule-LOS-05-title = Zwischen Feldern verschiedener Höhe
rule-LOS-05 = Zwischen Feldern verschiedener Höhenstufe blockiert Boden, der so hoch ist wie das höhere Ende, auch wenn er kahl ist. Wald und Einheiten auf einer niedrigeren Stufe trüben die Sicht nur.

rule-LOS-06-title = Ein blockierendes Feld genügt
rule-LOS-06 = Ein blockierendes Feld genügt. Jede Art von Trübung wirkt für sich.

rule-LOS-07-title = Der Boden des Ziels
rule-LOS-07 = Eine Einheit in Wald oder Mais ist auf jede Entfernung schlecht zu sehen.

rule-LOS-08-title = Eine Linie entlang einer Feldkante
rule-LOS-08 = Verläuft die Linie entlang einer Feldkante, gilt das schlechtere der beiden Felder.

rule-LOS-09-title = Eine Linie, die eine Ecke streift
rule-LOS-09-1 = Eine Linie, die nur eine Ecke streift, berührt dieses Feld.
rule-LOS-09-2 = Eine Linie, die nur eine Ecke streift, berührt dieses Feld nicht.

rule-LOS-10-title = Über eigene Einheiten
rule-LOS-10-1 = Infanterie und Kavallerie feuern nie über eigene Einheiten. Geschütze dürfen es, aber nicht mit Kartätschen.
rule-LOS-10-2 = Infanterie und Kavallerie feuern nie über eigene Einheiten. Geschütze dürfen es, aber nicht mit Kartätschen und nicht über eine Einheit neben dem Ziel.

rule-LOS-11-title = Über feindliche Einheiten
rule-LOS-11-1 = Jede Einheit darf über feindliche Einheiten feuern, wenn sie eine Sichtlinie hat, aber nicht mit Kartätschen.
rule-LOS-11-2 = Jede Einheit darf über feindliche Einheiten feuern, wenn sie eine Sichtlinie hat, auch mit Kartätschen.

rule-LOS-12-title = Über Einheiten nur ohne Kartätschen
rule-LOS-12-1 = Geschütze in Kartätschenreichweite, die über eine Einheit feuern, dürfen keine Kartätschen nutzen.
rule-LOS-12-2 = Geschütze in Kartätschenreichweite, die über eine eigene Einheit feuern, dürfen keine Kartätschen nutzen.

rule-LOS-13-title = Geschütze über eine eigene Einheit neben dem Ziel
rule-LOS-13-1 = Geschütze dürfen überall auf der Linie über eigene Einheiten feuern.
rule-LOS-13-2 = Geschütze dürfen nicht über eine eigene Einheit feuern, die neben dem Ziel ist.

rule-LOS-14-title = Eine Gruppe sieht so schlecht wie ihr schlechtestes Feld
rule-LOS-14 = Regimenter in zwei Feldern, die ihr Feuer vereinen, haben die schlechtere der beiden Sichtlinien. Ist eine blockiert, dürfen sie es nicht vereinen.

## Reichweite

chapter-range = Reichweite

rule-RNG-01-title = Wie die Entfernung gezählt wird
rule-RNG-01 = Zähle die Entfernung in Feldern. Ein Nachbarfeld hat die Entfernung 1.

rule-RNG-02-title = Volle Stärke auf wirksame Entfernung
rule-RNG-02 = Bis zur wirksamen Reichweite feuert eine Einheit mit voller Stärke.

rule-RNG-03-title = Halbe Stärke auf weite Entfernung
rule-RNG-03 = Jenseits der wirksamen bis zur weiten Reichweite halbiere die Stärke.

rule-RNG-04-title = Ein Viertel auf extreme Entfernung
rule-RNG-04 = Jenseits der weiten bis zur extremen Reichweite viertle die Stärke. Jenseits der extremen Reichweite darf sie nicht feuern.

rule-RNG-05-title = Kartätschen
rule-RNG-05 = Auf zwei Felder, oder so nah, wie ihre Tabelle es sagt, feuern Geschütze Kartätschen: anderthalbfache Stärke.

rule-RNG-06-title = Glatte Musketen haben keine weite Reichweite
rule-RNG-06 = Glatte Musketen haben keine weite Reichweite. Jenseits der wirksamen feuern sie auf extreme Reichweite.

rule-RNG-07-title = Gemischte Batterien
rule-RNG-07 = Gemischte Batterien haben die Reichweite gezogener Geschütze. Auf weite und extreme Entfernung verschiebt sich ihr Feuer um eine Spalte nach links.

## Feuerkampf

chapter-fire-combat = Feuerkampf

rule-FIRE-01-title = Wer im Feuerschritt feuern darf
rule-FIRE-01 = Im Feuerschritt dürfen die Einheiten der Brigade feuern, wenn ihr Befehl es erlaubt. Geschütze haben ihre eigene Phase.

rule-FIRE-02-title = Jede Einheit einmal, auf ein Feld
rule-FIRE-02 = Jede Einheit feuert im Schritt einmal, auf ein Feld. Auf dasselbe Feld dürfen beliebig viele Einheiten feuern.

rule-FIRE-03-title = Infanterie eines Feldes darf gemeinsam feuern
rule-FIRE-03 = Regimenter im selben Feld dürfen ihr Feuer vereinen oder getrennt feuern.

rule-FIRE-04-title = Infanterie zweier Felder einer Brigade
rule-FIRE-04 = Regimenter einer Brigade in zwei benachbarten Feldern dürfen ihr Feuer vereinen.

rule-FIRE-05-title = Geschütze und Kavallerie in Gruppen
rule-FIRE-05 = Geschütze vereinen ihr Feuer nur innerhalb eines Feldes. Kavallerie vereint es nie.

rule-FIRE-06-title = Infanterie und Geschütze gemeinsam
rule-FIRE-06 = Infanterie und Geschütze vereinen ihr Feuer nur innerhalb eines Feldes, und nur auf eine Einheit, die es angreift.

rule-FIRE-07-title = Erst addieren, dann runden
rule-FIRE-07 = Zähle die genaue Stärke aller feuernden Einheiten zusammen und runde dann einmal.

rule-FIRE-08-title = Die führende Einheit
rule-FIRE-08 = Die Einheit mit der höchsten gedruckten Stärke führt ihr Feld und legt den Test dafür ab. Bei Gleichstand wählt der Besitzer.

rule-FIRE-09-title = Verschiebungen werden verrechnet und dann angewandt
rule-FIRE-09 = Die Summe ergibt die Spalte. Zähle alle Spaltenverschiebungen zusammen und wende sie auf einmal an.

rule-FIRE-10-title = Die Enden der Tabelle
rule-FIRE-10-1 = Verschiebungen über ein Ende der Tabelle hinaus enden in der ersten oder letzten Spalte.
rule-FIRE-10-2 = Verschiebungen über das rechte Ende hinaus enden in der letzten Spalte. Jenseits des linken Endes verpufft das Feuer, außer es ist Abwehrfeuer.

rule-FIRE-11-title = Wie wenig noch feuern darf
rule-FIRE-11-1 = Eine Einheit, deren Stärke auf null gesunken ist, darf noch auf Spalte C feuern, wenn sie angegriffen wird. Jedes andere Feuer braucht mindestens einen halben Punkt.
rule-FIRE-11-2 = Feuer braucht mindestens einen halben Punkt.

rule-FIRE-12-title = In Wald
rule-FIRE-12 = Feuer auf Wald verschiebt sich um zwei Spalten nach links.

rule-FIRE-13-title = In Mais
rule-FIRE-13 = Feuer auf stehenden Mais verschiebt sich um eine Spalte nach links.

rule-FIRE-14-title = Über Wald
rule-FIRE-14 = Feuer über Wald verschiebt sich um eine Spalte nach links, nur einmal.

rule-FIRE-15-title = Über Einheiten
rule-FIRE-15 = Feuer über Einheiten verschiebt sich um eine Spalte nach links, nur einmal, zusätzlich zur Verschiebung für Wald.

rule-FIRE-16-title = Aus Plänklerformation
rule-FIRE-16 = Feuer einer Einheit in Plänklerformation verschiebt sich um eine Spalte nach links.

rule-FIRE-17-title = Auf Plänkler
rule-FIRE-17 = Feuer auf eine Einheit in Plänklerformation verschiebt sich um zwei Spalten nach links.

rule-FIRE-18-title = Gemischte Batterien auf Entfernung
rule-FIRE-18 = Auf weite oder extreme Entfernung verschiebt sich Feuer, das mindestens zur Hälfte von gemischten Batterien kommt, um eine Spalte nach links.

rule-FIRE-19-title = Kartätschen aus glatten Rohren
rule-FIRE-19 = Kartätschenfeuer, das mindestens zur Hälfte von glatten Geschützen kommt, verschiebt sich um eine Spalte nach rechts.

rule-FIRE-20-title = Verschiebung durch Kreuzfeuer
rule-FIRE-20-1 = Zusammenlaufende Feuer verschieben sich um zwei Spalten nach rechts, außer denen durch die Hauptfeldkante.
rule-FIRE-20-2 = Feuer auf ein Feld aus verschiedenen Richtungen verschieben sich jeweils nach rechts.

rule-FIRE-21-title = Auf Kavallerie
rule-FIRE-21 = Feuer auf Kavallerie verschiebt sich um zwei Spalten nach rechts.

rule-FIRE-22-title = Der Wurf und die drei Bereiche
rule-FIRE-22 = Zwei Würfel bestimmen die Zeile. Suche die Kohäsion der führenden Einheit unter den Bereichen dieser Zelle. Der Bereich gibt den Test: leicht, hart oder schwer.

rule-FIRE-23-title = Ein Feuer nach dem anderen
rule-FIRE-23 = Werte jedes Feuer aus, bevor du das nächste ansagst. Feuer, die sich kreuzen, werden zusammen angesagt.

rule-FIRE-24-title = Hänge und Bäche verschieben Feuer nicht
rule-FIRE-24 = Hänge und Bäche wirken nicht auf Feuer.

## Kreuzfeuer

chapter-cross-fire = Kreuzfeuer

rule-CONV-01-title = Wann Feuer zusammenlaufen
rule-CONV-01-1 = Feuer laufen zusammen, wenn du sie zusammen ansagst und sie ein Feld durch Feldkanten treffen, zwischen denen mindestens eine ganze Feldkante ist.
rule-CONV-01-2 = Zusammen angesagte Feuer kreuzen sich, wenn sie ein Feld mindestens eine ganze Feldkante voneinander entfernt treffen.

rule-CONV-02-title = Das Ziel bestimmt die Hauptfeldkante
rule-CONV-02-1 = Der Besitzer des Ziels bestimmt dann eine dieser Feldkanten als Hauptfeldkante. Feuer durch sie oder dicht daneben gewinnt keine Verschiebung.
rule-CONV-02-2 = Es gibt keine Hauptfeldkante. Jedes angesagte Feuer gewinnt dieselbe Verschiebung.

rule-CONV-03-title = Flankierendes Feuer
rule-CONV-03-1 = Feuer, die sich kreuzen, verschieben sich je um eine Spalte nach rechts.
rule-CONV-03-2 = Zusammenlaufende Feuer abseits der Hauptfeldkante verschieben sich um zwei Spalten nach rechts.

rule-CONV-04-title = Angesagte Feuer sind an ihr Feld gebunden
rule-CONV-04 = Auf ein Feld angesagte Feuer bleiben dabei, solange dort eine Einheit ist. Ist es leer, dürfen sie ein neues Ziel wählen.

rule-CONV-05-title = Jede Art von Feuer, zusammen angesagt
rule-CONV-05 = Alle Arten von Feuer, die zusammen angesagt werden, dürfen sich kreuzen, auch Abwehrfeuer. Batterien in verschiedenen Feldern handeln nacheinander, ihre Feuer können es also nicht.

rule-CONV-06-title = Feldkanten, Ecken und der Abstand dazwischen
rule-CONV-06 = Um den Abstand von Feuern zu zählen, gilt eine Linie durch eine Ecke als in der Mitte zwischen zwei Feldkanten.

rule-CONV-07-title = Gruppen aus zwei Feldern
rule-CONV-07 = Eine Gruppe aus zwei Feldern gewinnt die Verschiebung nur, wenn beide Felder sie gewännen.

## Kohäsion unter Feuer und Panik

chapter-fire-cohesion-and-panic = Kohäsion unter Feuer und Panik

rule-COH-01-title = Erst Verluste, dann die Flucht
rule-COH-01 = Wirf beide Würfel zugleich. Führe erst alle Verluste aus, dann die Wirkungen auf die Moral.

rule-COH-02-title = D trifft die führende Einheit
rule-COH-02 = D fügt der führenden Einheit einen Verlust zu. Ist sie schon angeschlagen, legt sie einen Bruchtest ab.

rule-COH-03-title = D2 trifft auch die nächstgrößte
rule-COH-03 = D2 fügt auch der nächstgrößten Einheit einen Verlust zu.

rule-COH-04-title = DALL trifft das ganze Feld
rule-COH-04 = DALL fügt jeder Einheit im Feld einen Verlust zu.

rule-COH-05-title = Wer nach Verlusten führt
rule-COH-05-1 = Bestimme nach den Verlusten die führende Einheit neu. Sie trägt die Wirkungen auf die Moral.
rule-COH-05-2 = Die Einheit, die vor den Verlusten führte, trägt die Wirkungen auf die Moral.

rule-COH-06-title = Die übrigen Ergebnisse, der Reihe nach
rule-COH-06 = Die Ergebnisse nach den Verlusten folgen in dieser Reihenfolge: Moraltreffer, Bruchtest, Rückzug, Panik. Eine Einheit, die die Karte verlassen hat, erleidet nichts mehr.

rule-COH-07-title = Die anderen im Feld bleiben
rule-COH-07 = Nach Feuer zieht sich nur die führende Einheit zurück. Andere Einheiten in ihrem Feld bleiben.

rule-PAN-01-title = Wer in Panik geraten kann
rule-PAN-01-1 = Bei (P) wählt der Feind eine andere Einheit im Feld oder daneben mit einer Kohäsion von höchstens 3.
rule-PAN-01-2 = Bei (P) wählt der Feind eine andere Einheit im Feld oder daneben mit einer Kohäsion von höchstens 2.

rule-PAN-02-title = Was Panik bewirkt
rule-PAN-02-1 = Eine Einheit in Panik erleidet dieselben Moraltreffer und denselben Rückzug, aber keinen Verlust und keine weitere Panik.
rule-PAN-02-2 = Eine Einheit in Panik erhält einen Moraltreffer und zieht sich drei Felder zurück.

rule-PAN-03-title = Kein doppelter Rückzug durch ein Ergebnis
rule-PAN-03 = Im Nahkampf zieht sich keine Einheit durch dasselbe Ergebnis zweimal zurück.

rule-PAN-04-title = Panik der Serie: die geringste Kohäsion, ein Treffer und drei Felder
rule-PAN-04-1 = Könnten mehrere Einheiten in Panik geraten, wählt der Feind frei.
rule-PAN-04-2 = Panik trifft die Einheit mit der geringsten Kohäsion, höchstens 2. Sie erhält einen Moraltreffer und zieht sich drei Felder zurück.

rule-PAN-05-title = Panik der Serie im Nahkampf
rule-PAN-05 = Im Nahkampf erhalten Einheiten in Panik ihren Moraltreffer, bevor sich eine Einheit zurückzieht. Jede Einheit zieht sich einmal zurück, um die größere Entfernung.

rule-PAN-06-title = Kohäsion wird nach dem Ergebnis der führenden Einheit gelesen
rule-PAN-06 = Prüfe nach dem Ergebnis der führenden Einheit, welche Einheiten in Panik geraten können. Verlorene Unterstützung zählt also.

rule-PAN-07-title = Panik nebenan
rule-PAN-07 = Eine Einheit, die in einem Nachbarfeld in Panik gerät, zieht sich von dort zurück, weg von den Einheiten, die sie ausgelöst haben. Auch Artillerie und Kavallerie können in Panik geraten.

## Bewegung

chapter-movement = Bewegung

rule-MOVE-01-title = Wer sich wann bewegt
rule-MOVE-01 = Im Bewegungsschritt bewegen sich die Regimenter der Brigade. Geschütze bewegen sich in ihrer eigenen Phase, andere Einheiten, wenn ein Ereignis es sagt.

rule-MOVE-02-title = Eine Einheit oder ein Stapel nach dem anderen
rule-MOVE-02 = Eine Einheit, oder ein Stapel, der sich gemeinsam bewegt, beendet die Bewegung, bevor die nächste beginnt.

rule-MOVE-03-title = Bewegungspunkte
rule-MOVE-03 = Infanterie hat { $attack } Bewegungspunkte bei Angriff, { $defend } bei Verteidigung, { $maneuver } bei Manöver und keine bei Neuordnung. Geschütze haben { $guns }, Kavallerie { $horse }.

rule-MOVE-04-title = Was Felder und Feldkanten kosten
rule-MOVE-04 = Jedes Feld kostet sein Gelände, dazu Hang oder Wasser an der Feldkante. Die Kosten nennt die Geländetabelle.

rule-MOVE-05-title = Was sie nicht zahlen kann, betritt sie nicht
rule-MOVE-05 = Eine Einheit darf kein Feld betreten, das sie nicht zahlen kann.

rule-MOVE-06-title = Ein Feld ist immer möglich
rule-MOVE-06 = Eine Einheit darf immer ein Feld weit als ihre ganze Bewegung ziehen, gleich was es kostet. Das gilt nicht bei Neuordnung, nicht in ein volles Feld, nicht neben einen Feind und nicht auf verbotenes Gelände.

rule-MOVE-07-title = Der Straßensatz
rule-MOVE-07 = Bewegung auf einer Straße kostet einen Punkt je Feld, gleich welches Gelände.

rule-MOVE-08-title = Die Marschkolonne
rule-MOVE-08-1 = Eine Marschkolonne auf guter Straße bewegt sich für einen Punkt zwei Felder weit: Infanterie bei Manöver, Geschütze und Kavallerie immer.
rule-MOVE-08-2 = Eine Marschkolonne auf guter Straße bewegt sich für einen Punkt zwei Felder weit: Infanterie und Kavallerie bei Manöver, Geschütze immer.

rule-MOVE-09-title = Straßen und die Stapelgrenze
rule-MOVE-09 = Eine Einheit darf den Straßensatz nicht in ein Feld nutzen, in dem neben den Einheiten dort kein Platz für sie ist.

rule-MOVE-10-title = Geschütze auf Waldstraßen
rule-MOVE-10 = Geschütze betreten und verlassen Wald nur auf einer Straße.

rule-MOVE-11-title = Was nie betreten wird
rule-MOVE-11 = Eine Einheit darf weder ein feindliches Feld noch verbotenes Gelände betreten, noch einen Teich überqueren.

rule-MOVE-12-title = Nachbarn halten keine Einheit auf
rule-MOVE-12 = Eine Einheit muss nicht anhalten, wenn sie neben einen Feind zieht. Aber dieser Feind darf jedes Mal feuern, wenn eine Einheit ein Feld neben ihm verlässt.

## Binden und Lösen

chapter-engagement-and-disengagement = Binden und Lösen

rule-ENG-01-title = Was Binden ist
rule-ENG-01 = Eine Einheit bindet einen Feind, wenn sie neben ihn zieht. Geschütze binden, wenn sie auf zwei Felder herankommen.

rule-ENG-02-title = Welche Befehle binden dürfen
rule-ENG-02 = Eine Brigade darf bei Angriff und Verteidigung binden. Bei Manöver darf sie es nicht, auch nicht auf dem Weg von einem Feind zum anderen.

rule-ENG-03-title = Gebunden zu werden ist frei
rule-ENG-03 = Vom Feind gebunden zu werden kostet nichts und braucht keinen Befehl.

rule-DIS-01-title = Was Abzugsfeuer auslöst
rule-DIS-01 = Auf eine Einheit, die ein Feld neben einem Feind verlässt, darf gefeuert werden, auch wenn sie sich gegen deinen Willen bewegt. Nachrücken, das Ausweichen von Kavallerie und Plänklern und das erste Feld eines Rückzugs lösen kein Feuer aus.

rule-DIS-02-title = Der Abzug wird zuerst angesagt
rule-DIS-02 = Sage das Feld an, in das sie zieht. Der Feind feuert auf sie, wo sie ist. Dann bewegt sie sich.

rule-DIS-03-title = Alle Nachbarn feuern mit halber Stärke
rule-DIS-03 = Jeder benachbarte Feind darf mit halber Stärke feuern, und Geschütze dürfen Kartätschen nutzen.

rule-DIS-04-title = Ziel sind nur die, die abziehen
rule-DIS-04-1 = Nur die abziehenden Einheiten können getroffen werden. Ein Stapel, der gemeinsam abzieht, ist ein Ziel, und seine größte Einheit führt.
rule-DIS-04-2 = Nur die abziehenden Einheiten können getroffen werden, jede für sich.

rule-DIS-05-title = Ein Rückzug ersetzt die Bewegung
rule-DIS-05 = Muss sich die Einheit durch das Feuer zurückziehen, ersetzt der Rückzug ihre Bewegung. Sonst bewegt sie sich weiter.

rule-DIS-06-title = So oft es geschieht
rule-DIS-06 = Das geschieht jedes Mal, wenn eine Einheit ein Feld neben einem Feind verlässt.

rule-DIS-07-title = Im Rückzug ab dem zweiten Feld
rule-DIS-07 = Eine Einheit im Rückzug löst ab ihrem zweiten Feld Feuer aus. Führe die Ergebnisse sofort aus.

## Kavallerie

chapter-cavalry = Kavallerie

rule-CAV-01-title = Kavallerie weicht vor dem Angriff aus
rule-CAV-01-1 = Aufgesessene Kavallerie, die Infanterie angreift, darf vor dem Kampf ein Feld weit ausweichen.
rule-CAV-01-2 = Angegriffene Kavallerie darf vor dem Kampf ein Feld weit ausweichen, statt zu feuern.

rule-CAV-02-title = Aufgesessene Kavallerie weicht nur vor Infanterie aus
rule-CAV-02 = Ob Kavallerie ausweichen darf, hängt vom Angreifer ab und davon, ob sie aufgesessen ist.

rule-CAV-03-title = Aufgesessene Kavallerie weicht vor einer Annäherung zurück
rule-CAV-03-1 = Kavallerie darf nur ausweichen, wenn sie angegriffen wird, nicht wenn sich ein Feind nähert.
rule-CAV-03-2 = Aufgesessene Kavallerie darf ein Feld weit ausweichen, wenn sich Infanterie oder Geschütze nähern. Die bewegte Einheit zieht dann weiter.

rule-CAV-04-title = Auf- und Absitzen
rule-CAV-04-1 = In diesem Spiel sitzt Kavallerie weder auf noch ab.
rule-CAV-04-2 = Kavallerie mit zwei Spielsteinen darf für drei Bewegungspunkte auf- oder absitzen. Abgesessen zählt sie als Infanterie.

rule-CAV-05-title = Die Attacke
rule-CAV-05-1 = Kavallerie reitet eine Attacke nur durch ein Ereignis.
rule-CAV-05-2 = Standhafte Kavallerie darf über offenen, ebenen Boden eine Attacke reiten. Sie endet neben ihrem Ziel und muss es angreifen. Ist sie die führende Einheit, gewinnt sie zwei Spaltenverschiebungen.

rule-CAV-06-title = Wer zur Abwehr nicht feuert
rule-CAV-06-1 = Alle angegriffenen Einheiten dürfen zur Abwehr feuern.
rule-CAV-06-2 = Aufgesessene Kavallerie, die nur Nahkampfwaffen hat, feuert nicht zur Abwehr. Keine Kavallerie feuert zur Abwehr auf Kavallerie.

## Verstärkungen und Verlassen der Karte

chapter-reinforcements-and-leaving-the-map = Verstärkungen und Verlassen der Karte

rule-REIN-01-title = Eine Brigade betritt die Karte, wenn sie aktiviert wird
rule-REIN-01 = Stelle eine fällige Brigade bei ihrer vollen Aktivierung auf ihr Eintrittsfeld, gleich wie groß sie ist. Sie handelt sofort. Am Ende ihrer Bewegung muss sie die Stapelgrenze einhalten.

rule-REIN-02-title = Eine begrenzte Aktivierung bringt keine Einheiten
rule-REIN-02 = Eine begrenzte oder von Fortunes of War aufgehobene Aktivierung bringt keine Einheiten auf die Karte.

rule-REIN-03-title = Im Eintrittsfeld festgehalten
rule-REIN-03 = Können eingetroffene Einheiten nicht weiterziehen, geht der Überschuss in Nachbarfelder, die größten zuerst.

rule-REIN-04-title = Ein versperrtes Eintrittsfeld
rule-REIN-04 = Ist ein Feind im Eintrittsfeld oder daneben, wartet die Brigade einen Zug. Ist dann noch ein Feind dort, betritt sie die Karte im nächsten Feld, das frei von Feinden ist.

rule-REIN-05-title = Eintreffende Geschütze
rule-REIN-05 = Eintreffende Batterien warten nicht auf eine Brigade.

rule-OFF-01-title = Die Karte verlassen
rule-OFF-01 = Eine Einheit darf die Karte von einem Randfeld für einen Bewegungspunkt verlassen. Sie kehrt nicht zurück und zählt nicht als Verlust.

## Nahkampf

chapter-close-combat = Nahkampf

rule-CC-01-title = Wer angreifen darf
rule-CC-01 = Infanterie darf bei Angriff angreifen, Kavallerie, wenn sie handelt, und andere Einheiten durch ein Ereignis. Geschütze und Plänkler greifen nie an. Keine Einheit greift über einen Teich an.

rule-CC-02-title = Alle Nahkämpfe werden zuerst angesagt
rule-CC-02 = Sage alle Angriffe des Schritts an, bevor du den ersten auswertest. Eine Einheit greift ein Feld an. Alle Einheiten, die dasselbe Feld angreifen, führen einen Nahkampf.

rule-CC-03-title = Ein Nahkampf nach dem anderen
rule-CC-03 = Der Angreifer wertet die Nahkämpfe einzeln aus, in beliebiger Reihenfolge.

rule-CC-04-title = Die Verteidiger feuern
rule-CC-04 = Die Verteidiger dürfen zuerst feuern, mit voller Stärke, gemeinsam oder getrennt.

rule-CC-05-title = Nachbarn feuern zur Unterstützung
rule-CC-05 = Andere Einheiten neben einem Angreifer dürfen die Verteidiger mit halber Stärke unterstützen, außer sie werden in diesem Schritt selbst angegriffen.

rule-CC-06-title = Verteidiger und Unterstützer gemeinsam
rule-CC-06-1 = Angegriffene Infanterie vereint ihr Feuer mit einer benachbarten unterstützenden Einheit ihrer Brigade.
rule-CC-06-2 = Verteidiger vereinen ihr Feuer mit unterstützenden Einheiten, die neben ihnen und neben dem Angreifer sind.

rule-CC-07-title = Zurückgetriebene Angreifer scheiden aus
rule-CC-07 = Ein Angreifer, der sich zurückzieht oder bricht, nimmt nicht weiter teil. Die anderen müssen weitermachen.

rule-CC-08-title = Kein Angreifer, kein Nahkampf
rule-CC-08 = Ist kein Angreifer übrig, gibt es keinen Nahkampf und kein Nachrücken.

rule-CC-09-title = Ausweichen ersetzt das Feuer
rule-CC-09 = Kavallerie, die ausweicht, feuert nicht.

rule-CC-10-title = Das angreifende Feld
rule-CC-10 = Sind noch Angreifer in mehreren Feldern, bestimmt ihr Besitzer eines als angreifendes Feld. Es gibt die Stärke. Die anderen zählen nur für Verhältnis und Flanke.

rule-CC-11-title = Die Spalte eines Angriffs
rule-CC-11 = Die Gesamtstärke der Angreifer in diesem Feld gibt die Spalte.

rule-CC-12-title = Verhältnis
rule-CC-12 = Vergleiche die Stärke aller Angreifer mit der aller Verteidiger. Das Verhältnis verschiebt die Spalte um bis zu drei, in beide Richtungen.

rule-CC-13-title = Geschütze verteidigen
rule-CC-13 = Besteht die Verteidigung mindestens zur Hälfte aus Geschützen, verschiebe um vier Spalten nach rechts.

rule-CC-14-title = Ein festerer Angreifer
rule-CC-14 = Hat ein Angreifer im angreifenden Feld die bessere Kohäsion, verschiebe um eine Spalte nach rechts.

rule-CC-15-title = Ein festerer Verteidiger
rule-CC-15 = Hat die führende Einheit der Verteidiger die bessere Kohäsion, verschiebe um eine Spalte nach links.

rule-CC-16-title = Bergauf
rule-CC-16 = Ein Angriff einen Hang hinauf verschiebt sich um zwei Spalten nach links.

rule-CC-17-title = Einen Steilhang hinauf
rule-CC-17 = Ein Angriff einen Steilhang hinauf verschiebt sich um drei Spalten nach links.

rule-CC-18-title = Glatte Waffen greifen an
rule-CC-18 = Besteht der Angriff mindestens zur Hälfte aus Infanterie mit glatten Waffen, verschiebe um eine Spalte nach rechts.

rule-CC-19-title = Glatte Waffen verteidigen
rule-CC-19 = Besteht die Verteidigung mindestens zur Hälfte aus Infanterie mit glatten Waffen, verschiebe um eine Spalte nach links.

rule-CC-20-title = Die Verschiebung eines Angriffsereignisses
rule-CC-20-1 = Ein Angriff durch ein Angriffsereignis gewinnt zwei Spaltenverschiebungen und 1 Kohäsion.
rule-CC-20-2 = Ein Angriff durch ein Angriffsereignis gewinnt zwei Spaltenverschiebungen.

rule-CC-21-title = Angriffe in die Flanke
rule-CC-21-1 = Ein Angriff aus zwei Feldern, die nicht benachbart sind, oder aus drei Feldern gewinnt zwei Spaltenverschiebungen für die Flanke.
rule-CC-21-2 = Ein Angriff von mehreren Seiten gewinnt nur durch sein Verhältnis.

rule-CC-22-title = Die Enden der Tabelle
rule-CC-22-1 = Verschiebungen über ein Ende der Tabelle hinaus enden in der ersten oder letzten Spalte.
rule-CC-22-2 = Verschiebungen über das rechte Ende der Tabelle hinaus enden in der letzten Spalte. Ein Nahkampf, der links über Spalte C hinaus verschoben wird, hat keine Wirkung.

rule-CC-23-title = Ein Test ist sicher
rule-CC-23 = Der Verteidiger legt immer einen Test ab, gleich wie der Wurf fällt. Der mildeste ist ein Handgemenge.

rule-CC-24-title = Ein Ziel, das fort ist
rule-CC-24 = Hat das Ziel das Feld vor seinem Nahkampf verlassen, gibt es keinen. Die Angreifer dürfen nachrücken, wenn ein anderer Nahkampf das Feld geleert hat.

rule-CC-25-title = Wald, Mais und Bäche verschieben Angriffe nicht
rule-CC-25 = Wald, Mais und Bäche wirken nicht auf Nahkampf.

## Kohäsion im Nahkampf

chapter-close-combat-cohesion = Kohäsion im Nahkampf

rule-CCO-01-title = AD trifft den größten Angreifer
rule-CCO-01 = AD fügt dem größten Angreifer im angreifenden Feld einen Verlust zu.

rule-CCO-02-title = D, D2 und DALL treffen Verteidiger
rule-CCO-02 = D, D2 und DALL fügen Verteidigern Verluste zu wie beim Feuer.

rule-CCO-03-title = BD trifft beide
rule-CCO-03 = BD fügt der führenden Einheit der Verteidiger und dem größten Angreifer je einen Verlust zu.

rule-CCO-04-title = Drei zu eins verschont die Stärkeren
rule-CCO-04-1 = BD wirkt nicht auf eine Seite, die dreimal so stark ist. Bei den Angreifern zählt nur das angreifende Feld.
rule-CCO-04-2 = BD wirkt nicht auf eine Seite, die dreimal so stark ist. Es zählen alle Angreifer.

rule-CCO-05-title = AMH erschüttert den größten Angreifer
rule-CCO-05 = AMH gibt dem größten Angreifer einen Moraltreffer.

rule-CCO-06-title = AR treibt einen Angreifer zurück
rule-CCO-06 = Bei AR zieht sich der größte Angreifer zurück. Andere Angreifer bleiben.

rule-CCO-07-title = Treffer und Tests gelten der führenden Einheit
rule-CCO-07 = MH, 2MH und BT gelten der führenden Einheit der Verteidiger.

rule-CCO-08-title = R treibt das ganze Feld zurück
rule-CCO-08 = Bei R zieht sich jeder Verteidiger im Feld die ganze Entfernung zurück.

rule-CCO-09-title = Die Panik bestimmt der Angreifer
rule-CCO-09 = Im Nahkampf wählt der Angreifer die Einheit, die in Panik gerät.

rule-CCO-10-title = Die Reihenfolge
rule-CCO-10 = Führe erst die Verluste aus, dann die Ergebnisse daneben: die führende Einheit, die anderen Einheiten, Panik.

rule-CCO-11-title = Stärken werden gelesen, wenn sie gebraucht werden
rule-CCO-11 = Lies beide Stärken in dem Augenblick, in dem du sie brauchst, nach dem Abwehrfeuer.

## Rückzüge

chapter-retreats = Rückzüge

rule-RET-01-title = Sofort, in Feldern, eine Einheit nach der anderen
rule-RET-01 = Ein Rückzug geschieht sofort. Zähle Felder, keine Bewegungspunkte. Der Besitzer bewegt die Einheiten nacheinander und wählt den Weg im Rahmen der Regeln.

rule-RET-02-title = Was kein Rückzug darf
rule-RET-02 = Er endet genau so viele Felder vom Ausgangsfeld entfernt, wie das Ergebnis sagt. Er führt nie in ein feindliches Feld oder auf verbotenes Gelände.

rule-RET-03-title = Ein unmöglicher Rückzug
rule-RET-03 = Eine Einheit, die sich nicht die ganze Entfernung zurückziehen kann, bricht und kommt in den letzten Kasten der Bruchleiste. Eine Batterie ist verloren.

rule-RET-04-title = Welche Felder vorgehen
rule-RET-04-1 = Soweit möglich hält sich ein Rückzug von den Einheiten fern, die ihn verursacht haben, dann von allen Feinden, und führt dann zum eigenen Rand.
rule-RET-04-2 = Soweit möglich hält sich ein Rückzug von den Einheiten fern, die ihn verursacht haben, dann von allen Feinden.

rule-RET-05-title = Kein Feld zweimal
rule-RET-05-1 = Ein Rückzug darf nicht in ein Feld zurückführen, das er verlassen hat.
rule-RET-05-2 = Ein Rückzug darf in ein Feld zurückführen, das er verlassen hat.

rule-RET-06-title = Am Rand der Karte
rule-RET-06-1 = Eine Einheit, die ihren eigenen Rand erreicht und noch Felder vor sich hat, verlässt die Karte in den ersten Kasten der Bruchleiste. Eine Batterie ist verloren.
rule-RET-06-2 = Eine Einheit, die keinen anderen Weg hat, verlässt die Karte in den ersten Kasten der Bruchleiste. Eine Batterie ist verloren.

rule-RET-07-title = Nicht in ein volles Feld
rule-RET-07 = Ein Rückzug darf nicht in einem vollen Feld enden. Er meidet es oder geht weiter, bis Platz ist.

rule-RET-08-title = Feuer auf Einheiten im Rückzug
rule-RET-08 = Ab dem zweiten Feld dürfen Feinde neben dem verlassenen Feld feuern. Führe die Ergebnisse sofort aus und zähle weitere Felder hinzu.

rule-RET-09-title = Was ein Rückzug auslöst
rule-RET-09 = Durchquerte Felder wechseln den Besitzer, feindliche Plänkler weichen aus, und Auslöser des Szenarios dort wirken.

rule-RET-10-title = Erstarrte Geschütze können zurückgetrieben werden
rule-RET-10 = Geschütze, die sich nach dem Szenario nicht bewegen dürfen, können trotzdem zurückgetrieben werden.

## Unterstützung, Moral und Bruchtests

chapter-support-morale-and-break-tests = Unterstützung, Moral und Bruchtests

rule-SUP-01-title = Einheiten ohne Unterstützung sind weniger fest
rule-SUP-01 = Eine Einheit ohne Unterstützung hat überall, wo Kohäsion zählt, 1 weniger.

rule-SUP-02-title = Wald unterbricht Unterstützung
rule-SUP-02-1 = Einheiten im Wald geben und erhalten keine Unterstützung.
rule-SUP-02-2 = Gelände unterbricht keine Unterstützung.

rule-SUP-03-title = Wer Infanterie unterstützt
rule-SUP-03-1 = Standhafte Infanterie ihrer Brigade unterstützt Infanterie im selben Feld oder daneben. Eine angeschlagene Einheit kann unterstützen, eine erschütterte nicht.
rule-SUP-03-2 = Standhafte Infanterie oder Kavallerie ihrer Brigade unterstützt Infanterie im selben Feld oder daneben. Eine angeschlagene Einheit kann unterstützen, eine erschütterte nicht.

rule-SUP-04-title = Wer Geschütze unterstützt
rule-SUP-04-1 = Standhafte Infanterie jeder Brigade unterstützt Geschütze im selben Feld oder daneben.
rule-SUP-04-2 = Standhafte Infanterie oder Kavallerie jeder Brigade unterstützt Geschütze im selben Feld oder daneben.

rule-SUP-05-title = Wer Kavallerie unterstützt
rule-SUP-05-1 = Kavallerie außerhalb von Wald gilt immer als unterstützt. Sie unterstützt keine andere Einheit.
rule-SUP-05-2 = Kavallerie gibt und erhält Unterstützung wie Infanterie.

rule-SUP-06-title = Einheiten beim Auffrischen gelten als unterstützt
rule-SUP-06 = Eine Einheit, die von der Bruchleiste zurückkehren will, gilt als unterstützt.

rule-SUP-07-title = Unterstützung wird jedes Mal neu geprüft
rule-SUP-07 = Prüfe Unterstützung jedes Mal neu, nach allem, was gerade geschehen ist.

rule-MH-01-title = Erschüttert, dann desorganisiert, dann ein Test
rule-MH-01 = Der erste Moraltreffer macht eine Einheit erschüttert, der zweite desorganisiert. Jeder weitere führt zu einem Bruchtest.

rule-MH-02-title = Zwei Treffer auf einmal
rule-MH-02 = Führe zwei Moraltreffer nacheinander aus.

rule-MH-03-title = Nichts fällt unter null
rule-MH-03 = Stärke und Kohäsion fallen nie unter 0.

rule-BRK-01-title = Was einen Bruchtest auslöst
rule-BRK-01 = Drei Dinge führen zu einem Bruchtest: ein Ergebnis BT, ein Verlust einer angeschlagenen Einheit und ein Moraltreffer einer desorganisierten. Lege ihn sofort ab.

rule-BRK-02-title = Würfeln gegen die Kohäsion
rule-BRK-02 = Würfle. Ist der Wurf nicht höher als die Kohäsion der Einheit, hält sie und sinkt moralisch um eine Stufe. Ist er höher, bricht sie. Je mehr er darüber liegt, desto länger wartet sie.

rule-BRK-03-title = Geschütze, die brechen, sind verloren
rule-BRK-03 = Eine Batterie, die einen Bruchtest nicht besteht, ist verloren.

rule-BRK-04-title = Null besteht nie, sechs immer
rule-BRK-04 = Eine Einheit mit Kohäsion 0 besteht nie. Eine Einheit mit Kohäsion 6 besteht immer.

rule-BRK-05-title = Bestehen ist kein weiterer Treffer
rule-BRK-05 = Die Stufe, um die eine haltende Einheit sinkt, ist kein Moraltreffer. Sie führt zu keinem weiteren Test.

## Bruchleiste und Nachrücken

chapter-broken-track-and-advance = Bruchleiste und Nachrücken

rule-BTR-01-title = Wer auf der Leiste ist
rule-BTR-01 = Gebrochene Einheiten warten auf der Bruchleiste in den Kästen 3, 2, 1 und Verfügbar. Sie sind angeschlagen und haben keine Marker.

rule-BTR-02-title = Die Leiste rückt am Ende des Zuges vor
rule-BTR-02 = Am Ende jedes Zuges rücken sie einen Kasten näher an Verfügbar.

rule-BTR-03-title = Der letzte Kasten wartet
rule-BTR-03 = In Verfügbar warten sie, bis du sie auffrischst.

rule-BTR-04-title = Spät gebrochen, im selben Zug bewegt
rule-BTR-04 = Eine Einheit, die am Ende eines Zuges bricht, rückt noch in diesem Zug einen Kasten vor.

rule-ADV-01-title = Wann nachgerückt wird
rule-ADV-01 = Leert ein Nahkampf ein Feld, weil dessen Einheiten brechen oder sich zurückziehen, darf die andere Seite nachrücken. In ein Feld, das Abwehrfeuer leert, darfst du nicht nachrücken.

rule-ADV-02-title = Wer nachrücken darf
rule-ADV-02 = Alle Einheiten, die beteiligt waren und noch nachrücken können, dürfen es bis zur Stapelgrenze, auch Verteidiger, deren Angreifer zurückgetrieben wurden. Nachrücken ist freiwillig.

rule-ADV-03-title = Wie weit
rule-ADV-03 = Rücke ein Feld weit nach, in das geleerte Feld. Rücke bis zu zwei Felder weit nach, wenn der Verlierer brach oder sich zwei Felder oder mehr zurückzog.

rule-ADV-04-title = Auf Nachrückende wird nicht gefeuert
rule-ADV-04 = Nachrücken kostet nichts und löst kein Feuer aus.

rule-ADV-05-title = Plänkler machen Platz
rule-ADV-05 = Feindliche Plänkler neben der nachrückenden Einheit weichen aus.

rule-ADV-06-title = Nachdem Kavallerie ausgewichen ist
rule-ADV-06 = Ist Kavallerie ausgewichen, dürfen ihre Angreifer ein Feld weit nachrücken.

## Sammeln

chapter-rally = Sammeln

rule-RAL-01-title = Wer sich sammeln darf
rule-RAL-01-1 = Einheiten der Brigade, die mindestens drei Felder von jedem Feind entfernt sind, dürfen sich sammeln, wenn der Befehl es erlaubt. Ebenso Einheiten in Verfügbar sowie Artillerie und Kavallerie bei oder neben der Brigade.
rule-RAL-01-2 = Einheiten der Brigade, die mindestens drei Felder von jedem Feind entfernt sind, dürfen sich sammeln, wenn der Befehl es erlaubt. Ebenso Einheiten in Verfügbar sowie Artillerie bei oder neben der Brigade.

rule-RAL-02-title = Je eine Handlung
rule-RAL-02 = Jede Einheit tut eines: sie erholt sich oder wird aufgefrischt.

rule-RAL-03-title = Erholung
rule-RAL-03 = Bei Verteidigung entfernt eine Einheit einen Moraltreffer. Bei Neuordnung entfernt sie alle.

rule-RAL-04-title = Auffrischen
rule-RAL-04 = Bei Neuordnung wird eine angeschlagene Einheit frisch, wenn sie höchstens ihre Kohäsion würfelt. Sie behält ihre Marker.

rule-RAL-05-title = Auffrischen, das das Feld überfüllt
rule-RAL-05 = Ist die frische Einheit zu groß für ihr Feld, zieht sie in ein Nachbarfeld, weg vom Feind.

rule-RAL-06-title = Rückkehr auf die Karte
rule-RAL-06 = Eine gebrochene Einheit kehrt angeschlagen zurück, mindestens drei Felder von jedem Feind entfernt. Sie muss höchstens drei Felder von ihrer Brigade entfernt sein, oder von ihrer Division, wenn es keine Einheit ihrer Brigade gibt.

rule-RAL-07-title = Geschütze sammeln sich auf ihre Weise
rule-RAL-07-1 = Geschütze, die sich mit einer Brigade sammeln, dürfen sich nur erholen. Aufgefrischt werden sie am Ende der Artilleriephase.
rule-RAL-07-2 = Geschütze, die sich mit einer Brigade sammeln, erholen sich und werden aufgefrischt wie deren Regimenter.

rule-RAL-08-title = Null kann nicht aufgefrischt werden
rule-RAL-08 = Eine Einheit mit Kohäsion 0 kann nicht aufgefrischt werden.

rule-RAL-09-title = Einmal gebrochen, nie mehr frisch
rule-RAL-09-1 = Eine Einheit, die einmal gebrochen ist, darf wieder frisch werden.
rule-RAL-09-2 = Eine Einheit, die einmal gebrochen ist, darf auf die Karte zurückkehren, wird aber nie wieder frisch.

## Ende des Zuges

chapter-end-turn = Ende des Zuges

rule-END-01-title = Die letzten gehaltenen Spielchips
rule-END-01 = Am Ende des Zuges dürfen beide Seiten ein letztes Mal gehaltene Spielchips spielen.

rule-END-02-title = Punkte des Zuges
rule-END-02 = Dann zählen die Felder, die jeden Zug Punkte bringen.

rule-END-03-title = Marker werden zurückgedreht
rule-END-03 = Alle Brigaden werden verfügbar, auch die, die im nächsten Zug fällig sind.

rule-END-04-title = Die Bruchleiste rückt vor
rule-END-04 = Jede Einheit auf der Bruchleiste rückt einen Kasten vor.

rule-END-05-title = Ankunftsleisten
rule-END-05 = Würfle für jede Ankunftsleiste, ob sie vorrückt.

rule-END-06-title = Spielchips kehren zurück, der Zug endet
rule-END-06 = Alle Spielchips kehren zurück, und der nächste Zug beginnt. Nach dem letzten Zug werden die Siegpunkte gezählt.

## Plänklerformation

chapter-skirmish-order = Plänklerformation

rule-SKR-01-title = Wer in Plänklerformation ist
rule-SKR-01 = Das Szenario stellt Einheiten in Plänklerformation auf. Eine Einheit darf sie verlassen und nimmt sie nicht wieder ein.

rule-SKR-02-title = Wie Plänkler sich bewegen
rule-SKR-02 = Plänkler zahlen für jedes Feld einen Punkt. Sie dürfen weder in Kolonne marschieren noch neben einen Feind ziehen.

rule-SKR-03-title = Plänklerformation verlassen
rule-SKR-03 = Die Plänklerformation zu verlassen kostet zu Beginn einer Bewegung zwei Punkte.

rule-SKR-04-title = Nähe zu Plänklern kostet
rule-SKR-04 = Neben feindliche Plänkler zu ziehen kostet einen zusätzlichen Punkt.

rule-SKR-05-title = Plänkler machen Platz
rule-SKR-05 = Zieht ein Feind neben Plänkler, weichen sie sofort in ein Feld aus, das frei von Feinden ist. Gibt es keines, brechen sie.

rule-SKR-06-title = Plänkler im Kampf
rule-SKR-06 = Plänkler feuern um eine Spalte schlechter und sind um zwei Spalten schwerer zu treffen. Am Nahkampf nehmen sie nicht teil.

## Sieg

chapter-victory = Sieg

rule-VIC-01-title = Wer ein Feld beherrscht
rule-VIC-01 = Die Seite, deren Infanterie zuletzt in einem Feld war, beherrscht es, auch wenn die Infanterie nur hindurchzog.

rule-VIC-02-title = Punkte für Felder am Ende
rule-VIC-02 = Manche Felder bringen der Seite Punkte, die sie am Ende beherrscht.

rule-VIC-03-title = Punkte für Verluste
rule-VIC-03 = Gebrochene feindliche Einheiten und verlorene Geschütze bringen ihre frische Stärke. Gezählt wird am Ende.

rule-VIC-04-title = Der automatische Sieg
rule-VIC-04 = Eine Seite kann sofort gewinnen, wenn ihre frische Infanterie einen bestimmten Ort betritt.

rule-VIC-05-title = Punkte für Felder in jedem Zug
rule-VIC-05 = Manche Felder bringen jeden Zug der Seite Punkte, die sie beherrscht.

rule-VIC-06-title = Punkte im Rücken des Feindes
rule-VIC-06 = Infanterie im Rücken des Feindes kann jeden Zug Punkte bringen.

rule-VIC-07-title = Siegstufen
rule-VIC-07 = Der Unterschied der Punkte ergibt die Siegstufe.

rule-VIC-08-title = Einheiten außerhalb der Karte bringen nichts
rule-VIC-08-1 = Einheiten, die die Karte verlassen haben, bringen keine Punkte.
rule-VIC-08-2 = Einheiten, die die Karte verlassen haben, bringen je Stärkepunkt so viel wie ausgeschaltete Geschütze.

rule-VIC-09-title = Aufgefrischte Einheiten bringen nichts
rule-VIC-09 = Aufgefrischte Einheiten, die wieder auf der Karte sind, bringen keine Punkte.

## Regelvarianten

chapter-variant-points = Regelvarianten

rule-V-01-title = Was zur veränderten Stärke für Verhältnisse und Vergleiche zählt

rule-V-02-title = Die höchste veränderte Kohäsion

rule-V-03-title = Worauf eine Summe unter einem Punkt feuern darf

rule-V-04-title = Ob eine Einheit mit 0 Stärkepunkten zur Abwehr feuern darf

rule-V-05-title = Was aus Feuer wird, das sich links über Spalte C hinaus verschiebt

rule-V-06-title = Einheiten, die nur eine angeschlagene Seite haben

rule-V-07-title = Wann Kavallerie handelt

rule-V-09-title = Was ein Geschütz beim Stapeln zählt

rule-V-10-title = Ob eine Einheit über der Grenze als die Grenze zählt

rule-V-11-title = Mit wem aufgesessene Kavallerie ihre Bewegung beenden darf

rule-V-12-title = Wie ein Feld über der Grenze geleert wird

rule-V-13-title = Wie viele Ereignischips jeder Seite sicher sind

rule-V-14-title = Wie die übrigen Ereignischips bestimmt werden

rule-V-15-title = Welches Passen die Artilleriephase beendet

rule-V-16-title = Ein Sammelschritt am Ende der Artilleriephase

rule-V-17-title = Wo Artillerie aufgefrischt werden darf

rule-V-18-title = Wie nah Artillerie nicht an einen Feind ziehen darf

rule-V-19-title = Wie sich gebundene Artillerie bewegen darf

rule-V-21-title = Wann eintreffende Artillerie aufgestellt wird

rule-V-22-title = Wie gehaltene Spielchips vor einem Ziehen gespielt werden

rule-V-23-title = Wie gehaltene Spielchips in der Zugendphase gespielt werden

rule-V-24-title = Ob gehaltene Spielchips verdeckt liegen

rule-V-25-title = Ob der Ziehende ein für die andere Seite gezogenes Ereignis sieht

rule-V-26-title = Wozu die Rückseite eines Ereignischips dient

rule-V-27-title = Spielchips für einzelne Brigaden

rule-V-28-title = Welche Befehlshaber würfeln

rule-V-29-title = Wer in einer begrenzten Aktivierung feuern darf

rule-V-30-title = Ob eine Brigade ohne Einheiten gekennzeichnet werden darf

rule-V-34-title = Ob eine Linie, die eine Ecke streift, das Feld berührt

rule-V-35-title = Artillerie über eine eigene Einheit neben dem Ziel

rule-V-36-title = Wann Infanterie und Geschütze gemeinsam feuern dürfen

rule-V-37-title = Wann Verteidiger und Unterstützer gemeinsam feuern dürfen

rule-V-38-title = Welches Kreuzfeuer das Spiel hat

rule-V-39-title = Wie weit auseinander Kreuzfeuer angesagt werden darf

rule-V-41-title = Wer den Satz der Marschkolonne nutzen darf

rule-V-42-title = Worüber sich das immer mögliche Feld nicht hinwegsetzt

rule-V-43-title = Ob ein bewegter Stapel ein Ziel ist

rule-V-44-title = Aufgesessene Kavallerie weicht vor einer Annäherung aus

rule-V-45-title = Kavallerie weicht vor einem Nahkampf aus

rule-V-46-title = Auf- und Absitzen

rule-V-47-title = Attacken

rule-V-48-title = Karabiner in der Abwehr

rule-V-50-title = Die Verschiebung für einen Flankenangriff

rule-V-51-title = Was ein Angriffsereignis der Kohäsion der Angreifer hinzufügt

rule-V-52-title = Was aus einem Nahkampf wird, der sich links über Spalte C hinaus verschiebt

rule-V-53-title = Ob die führende Einheit nach Verlusten neu bestimmt wird

rule-V-54-title = Wer in Panik gerät, und was sie bewirkt

rule-V-55-title = Ob eine Einheit, die sich zurückgezogen hat, noch in Panik geraten kann

rule-V-56-title = Wessen Stärke die Ausnahme von BD vergleicht

rule-V-57-title = Rückzug und Panik im Nahkampf

rule-V-58-title = In welcher Reihenfolge mehrere Ergebnisse gelten

rule-V-59-title = Ob Rückzüge den eigenen Rand bevorzugen

rule-V-60-title = Was als näher am Rand zählt

rule-V-61-title = Wann ein Rückzug die Karte verlässt

rule-V-62-title = Ob ein Rückzug in ein Feld zurückführen darf

rule-V-63-title = Wie ein Rückzug volle Felder meidet

rule-V-64-title = Ob Gelände Unterstützung unterbrechen kann

rule-V-65-title = Wie Kavallerie unterstützt wird

rule-V-66-title = Wer Infanterie unterstützt

rule-V-67-title = Wer Artillerie unterstützt

rule-V-68-title = Was unabhängige Einheiten im Sammelschritt einer Brigade dürfen

rule-V-69-title = Der Wert für das Auffrischen

rule-V-70-title = Ob eine einmal gebrochene Einheit wieder frisch werden darf

rule-V-71-title = Wo versperrte Verstärkungen die Karte betreten

rule-V-73-title = Plänklerformation

rule-V-74-title = Wann ein Ereignis Fatigue gespielt wird

rule-V-75-title = Was Einheiten außerhalb der Karte an Punkten bringen

rule-V-77-title = Ob erstarrte Brigaden vor freien Spielchips sicher sind

rule-V-78-title = Ob ein unverbrauchtes Fortunes of War auf den nächsten Zug wartet

rule-V-79-title = Wer die führende Einheit eines angreifenden Feldes sein kann

rule-V-80-title = Ob gebrochene Kavallerie aufgefrischt werden darf

rule-V-81-title = Ob Verteidiger nach dem eigenen Feuer nachrücken

rule-V-82-title = Ob Infanterie und Geschütze eines Feldes nacheinander auf einen Angreifer feuern

rule-V-83-title = Über wen Kartätschen gefeuert werden dürfen

rule-V-84-title = Welches Regelwerk Protokoll und Ablehnungen anführen

## Regelvarianten des Pakets

chapter-variant-points-of-the-package = Regelvarianten des Pakets

rule-V-08-title = Die Stapelgrenze
rule-V-08 = Die Stapelgrenze ist ein Wert des Spiels. Hier beträgt sie { $stacking } Punkte.

rule-V-20-title = Gelände, aus dem Artillerie nicht feuern darf
rule-V-20 = Die Geländetabelle des Spiels sagt, aus welchem Gelände Geschütze nicht feuern dürfen.

rule-V-31-title = Die Tabelle für den Nebel des Krieges
rule-V-31 = Das Spiel hat eine eigene Tabelle für den Nebel des Krieges.

rule-V-32-title = Die Befehlstabelle
rule-V-32 = Das Spiel hat eine eigene Tabelle der Befehle.

rule-V-33-title = Was Gelände mit der Sicht macht
rule-V-33 = Die Geländetabelle des Spiels nennt die Wirkung des Geländes auf die Sichtlinie.

rule-V-40-title = Die Straßen der Marschkolonne
rule-V-40 = Die Karte des Spiels sagt, welche Straßen den Kolonnensatz haben.

rule-V-49-title = Die Verhältnisse
rule-V-49 = Das Spiel hat eine eigene Tabelle der Verhältnisse und Spaltenverschiebungen.

rule-V-72-title = Die Siegpunkte
rule-V-72 = Das Spiel hat einen eigenen Siegpunkteplan.

rule-V-76-title = Die Verschiebungen im Feuer
rule-V-76 = Das Spiel hat eine eigene Liste der Verschiebungen im Feuer.

## Auslegungen bei Widersprüchen

chapter-rulings-on-contradictions = Auslegungen bei Widersprüchen

rule-A-01-title = Ein gedrucktes Feuer vergisst die Unterstützung
rule-A-01 = Unterstützung zählt überall, wo Kohäsion zählt, auch wo ein Beispiel sie auslässt.

rule-A-02-title = Ein gedruckter Angriff vergisst die bessere Kohäsion
rule-A-02 = Alle Verschiebungen eines Nahkampfs gelten, auch die für bessere Kohäsion.

rule-A-03-title = Ein gedruckter Bruchtest irrt um eins
rule-A-03 = Ein Wurf gleich der Kohäsion hält. Ein Wurf um eins darüber bricht die Einheit in den ersten Kasten.

rule-A-04-title = Ein gedruckter Kandidat für Panik hat den falschen Wert
rule-A-04 = Ob eine Einheit in Panik geraten kann, hängt von ihrer Kohäsion in diesem Augenblick ab.

rule-A-05-title = Ein gedruckter Bereich passt nicht zum Ergebnis
rule-A-05 = Ein Bereich der Kohäsion schließt beide Enden ein.

rule-A-06-title = Ein gedruckter Panikrückzug ist zu kurz
rule-A-06 = In der Serie ist Panik immer ein Moraltreffer und ein Rückzug von drei Feldern.

rule-A-07-title = Ein gedruckter Bruchtest scheitert bei gleichem Wurf
rule-A-07 = Ein Bruchtest ist bei einem Wurf gleich der Kohäsion bestanden.

rule-A-08-title = Eine gedruckte Summe von Stärken ist falsch
rule-A-08 = Zähle die Stärken der Einheiten zusammen, die gemeinsam angreifen.

rule-A-09-title = Ein gedrucktes Auffrischen nimmt den Wert einer anderen Einheit
rule-A-09 = Eine Einheit wird mit ihrer eigenen Kohäsion aufgefrischt.

rule-A-10-title = Eine Abbildung, die ihr eigener Text berichtigt
rule-A-10 = Eine Abbildung, die ihr eigener Text berichtigt, gilt nicht.

rule-A-11-title = Wann Fatigue trifft
rule-A-11-1 = Spiele Fatigue, bevor sich die Brigade bewegt, nicht wenn sie ihren Befehl erhält.
rule-A-11-2 = Spiele Fatigue, wenn die Brigade ihren Befehl erhält, nicht bevor sie sich bewegt.

rule-A-12-title = Wer für Kohäsion würfelt
rule-A-12 = Der Besitzer würfelt die Tests seiner Einheiten.

rule-A-13-title = Eine gedruckte Summe ist zu früh gerundet
rule-A-13 = Zähle Brüche zusammen, bevor du rundest.

rule-A-14-title = Die mittlere Feldkante verschont alle
rule-A-14 = Der Besitzer des Ziels darf die mittlere Feldkante als Hauptfeldkante bestimmen. Dann gewinnt kein Feuer eine Verschiebung.

rule-A-15-title = Wie nah Geschütze kommen dürfen
rule-A-15-1 = Geschütze halten zwei Felder Abstand vom Feind, nicht eines.
rule-A-15-2 = Geschütze halten ein Feld Abstand vom Feind, nicht zwei.

rule-A-16-title = Was die Artilleriephase beendet
rule-A-16-1 = Die Artilleriephase endet, wenn die Union passt und die Konföderation unmittelbar danach, auch wenn Geschütze nicht gehandelt haben.
rule-A-16-2 = Die Artilleriephase endet, wenn beide Seiten nacheinander passen, auch wenn Geschütze nicht gehandelt haben.

rule-A-17-title = Summen unter eins
rule-A-17 = Ein halber Punkt feuert auf Spalte C. Auf extreme Entfernung braucht eine einzelne Einheit einen ganzen Punkt.

rule-A-18-title = Nur unterstützendes Feuer ist halbiert
rule-A-18 = Verteidiger feuern mit voller Stärke. Nur ihre unterstützenden Einheiten feuern mit halber.

rule-A-19-title = Ob null zur Abwehr feuern darf
rule-A-19 = Eine Option entscheidet, ob eine Einheit mit Stärke null zur Abwehr feuern darf.

rule-A-20-title = Auffrischen nimmt die veränderte Kohäsion
rule-A-20 = Für das Auffrischen gilt die augenblickliche Kohäsion mit Markern.

rule-A-21-title = Die führende Einheit wird neu bestimmt
rule-A-21 = Bestimme die führende Einheit nach Verlusten neu, wenn die Option nichts anderes sagt.

rule-A-22-title = R im Nahkampf bewegt alle Verteidiger
rule-A-22 = Ein Rückzug im Nahkampf bewegt alle Verteidiger.

rule-A-23-title = AR bewegt einen Angreifer
rule-A-23 = Ein Rückzug der Angreifer bewegt einen von ihnen.

rule-A-24-title = Geschütze sind nie auf der Bruchleiste
rule-A-24 = Eine Batterie kommt nie auf die Bruchleiste. Sie ist verloren.

rule-A-25-title = Wann für die folgende Brigade zuerst gewürfelt wird
rule-A-25 = Würfle für die folgende Brigade ab dem Zug nach der ersten Ankunft.

rule-A-26-title = Gehaltene Spielchips liegen verdeckt
rule-A-26-1 = Gehaltene Spielchips bleiben verdeckt.
rule-A-26-2 = Gehaltene Spielchips liegen offen.

rule-A-27-title = Wer für freie Spielchips würfelt
rule-A-27 = Für freie Spielchips würfelt die andere Seite. Für seine Generale würfelt der Besitzer.

rule-A-28-title = Straßenfelder müssen verbunden sein
rule-A-28 = Zwei Straßenfelder sind nur dort verbunden, wo die Straße die Feldkante zwischen ihnen kreuzt.

rule-A-29-title = Wann eine Waldstraße blockiert ist
rule-A-29 = Eine Waldstraße ist blockiert, wenn das Feld über der Stapelgrenze läge.

rule-A-30-title = Wann Geschütze beim Stapeln aufgerundet werden
rule-A-30 = Runde Geschütze beim Stapeln nur dort auf, wo jedes halb zählt.

rule-A-31-title = Die Reichweite gehört nicht zur veränderten Stärke
rule-A-31 = Die Reichweite ändert die Stärke nicht, die du vergleichst.

rule-A-32-title = Nur Geschütze feuern über eigene Einheiten
rule-A-32 = Nur Geschütze feuern über eigene Einheiten.

rule-A-33-title = Rechts der Tabelle gilt ihre letzte Spalte
rule-A-33 = Für jede Verschiebung über das rechte Ende hinaus gilt die letzte Spalte.

rule-A-34-title = Verteidiger bei drei zu eins sind verschont
rule-A-34 = BD wirkt nicht auf Verteidiger, die dreimal so stark sind.

rule-A-35-title = Die Hälfte des ganzen Feuers
rule-A-35 = Die Hälfte eines Feuers ist die halbe Stärke aller feuernden Einheiten.

rule-A-36-title = Volle Felder werden gemieden, dann durchquert
rule-A-36 = Ein Rückzug meidet volle Felder und durchquert sie, wenn er muss.

rule-A-37-title = Abschnittsnummern, die falsch verweisen
rule-A-37 = Ist ein Abschnitt mit falscher Nummer angeführt, ist der richtige gemeint.

rule-A-38-title = Abschnitte, die fehlen
rule-A-38 = Wo die Abschnittsnummern Lücken haben, fehlt nichts.

rule-A-39-title = Namen mit zwei Schreibweisen
rule-A-39 = Jeder Name hat hier eine Schreibweise.

rule-A-40-title = Ein Satz, der abbricht
rule-A-40 = Der unvollständige Satz über Panik meint drei oder weniger.

rule-A-41-title = Gehaltene Spielchips vor jedem Ziehen
rule-A-41 = Vor jedem Ziehen darfst du gehaltene Spielchips spielen.

rule-A-42-title = Eine Ansage bindet nicht
rule-A-42 = Nachdem du angesagt hast, einen gehaltenen Spielchip zu spielen, darfst du noch verzichten.

rule-A-43-title = Fortunes of War als letzter Spielchip
rule-A-43-1 = Fortunes of War wirkt nicht, wenn es der letzte Spielchip des Zuges ist.
rule-A-43-2 = Fortunes of War wirkt im nächsten Zug, wenn es der letzte Spielchip seines Zuges ist.

rule-A-44-title = Fortunes of War auf den Spielchip eines getroffenen Generals
rule-A-44 = Die Verwundung eines Generals gilt, auch wenn Fortunes of War den Spielchip aufhebt.

rule-A-45-title = Wann ein getroffener Befehlshaber würfelt
rule-A-45 = Ein verwundeter General würfelt einmal: wenn der Spielchip gezogen wird, oder wenn er gespielt wird, falls die Verwundung später kam.

rule-A-46-title = Welche Brigaden ein Befehlshaber wählen darf
rule-A-46 = Der Oberbefehlshaber darf jede Brigade im Spiel wählen, auch eine, die in diesem Zug eintrifft, aber keine, die wartet.

rule-A-47-title = Worauf eine begrenzte Aktivierung feuert
rule-A-47 = In einer begrenzten Aktivierung darf eine Einheit neben einem Feind auf jedes Ziel in Reichweite feuern.

rule-A-48-title = Der Spielchip einer Division ohne Brigade
rule-A-48 = Der Spielchip einer Division, die keine Brigade mehr aktivieren kann, ist ohne Wurf draußen.

rule-A-49-title = Vorrücken ohne Befehl im Einzelnen
rule-A-49 = Der Feind bewegt die Einheit, die ohne Befehl vorrückt, und darf verzichten. Geschütze darf er nicht wählen.

rule-A-50-title = Zurückweichen ohne Befehl vor mehreren Feinden
rule-A-50 = Sind mehrere Feinde gleich nah, muss sich die Einheit von jedem von ihnen entfernen. Sonst kann sie nicht bewegt werden.

rule-A-51-title = Freie Spielchips und erstarrte Brigaden
rule-A-51 = Freie Spielchips wirken auf wartende Brigaden, wenn die Option sie nicht ausnimmt.

rule-A-52-title = Jedes Feld einer Linie wird für sich beurteilt
rule-A-52 = Beurteile jedes Feld einer Sichtlinie für sich.

rule-A-53-title = Eine gestreifte Ecke zählt
rule-A-53 = Eine Option entscheidet, ob eine gestreifte Ecke zählt.

rule-A-54-title = Eine Linie am Rand der Karte
rule-A-54 = Am Kartenrand zählt nur das Feld auf der Karte.

rule-A-55-title = Über Wald und über Einheiten zählen zusammen
rule-A-55 = Die Verschiebungen für Feuer über Wald und über Einheiten gelten beide, je einmal.

rule-A-56-title = Ein Nachbar im Wald ist im Wald
rule-A-56 = Eine benachbarte Einheit im Wald ist so schwer zu treffen wie eine entfernte.

rule-A-57-title = Gemischte Stapel werden nach ihrer führenden Einheit beurteilt
rule-A-57 = Beurteile einen gemischten Stapel nach seiner führenden Einheit.

rule-A-58-title = Ein Mitglied verdirbt die Gruppe
rule-A-58 = Ein Plänkler in einer Gruppe verschiebt das ganze Feuer. Eine Einheit, die nicht kreuzt, nimmt der Gruppe die Verschiebung.

rule-A-59-title = Linien durch Ecken
rule-A-59 = Zähle halbe Feldkanten, um zu sehen, ob sich Feuer durch Ecken kreuzen.

rule-A-60-title = Kreuzfeuer gehört zu einem Schritt
rule-A-60-1 = Nur Feuer desselben Schritts kreuzen sich.
rule-A-60-2 = Feuer derselben Phase kreuzen sich, auch in verschiedenen Schritten.

rule-A-61-title = Die Verschiebung gilt nicht für ein neues Ziel
rule-A-61 = Eine Einheit, die zu einem neuen Ziel wechselt, verliert ihre Verschiebung.

rule-A-62-title = Verteidiger dürfen getrennt feuern
rule-A-62-1 = Verteidiger in einem Feld dürfen getrennt feuern.
rule-A-62-2 = Infanterie und Geschütze, die ein Feld verteidigen, müssen ihr Feuer auf denselben Angreifer vereinen.

rule-A-63-title = Auf Kartätschen darf verzichtet werden
rule-A-63 = Du darfst jederzeit auf Kartätschen verzichten und gewöhnlich feuern.

rule-A-64-title = Wer einen bewegten Stapel führt
rule-A-64 = Die größte Einheit in einem bewegten Stapel führt ihn.

rule-A-65-title = Ein Rückzug kostet noch nicht abgegebene Schüsse
rule-A-65 = Ein Rückzug geschieht sofort. Einheiten, die noch nicht gefeuert haben, verlieren ihr Feuer.

rule-A-66-title = Wer einen Rückzug verursacht hat
rule-A-66 = Alle Einheiten, die gemeinsam gefeuert oder angegriffen haben, haben den Rückzug verursacht.

rule-A-67-title = Ein Rückzug endet, wo er weit genug ist
rule-A-67 = Ein Rückzug endet im ersten Feld, das weit genug entfernt ist und Platz hat.

rule-A-68-title = Vorzüge gelten Schritt für Schritt
rule-A-68 = Wende die Vorzüge eines Rückzugs bei jedem Schritt an.

rule-A-69-title = Welcher Rand Einheiten aufnimmt
rule-A-69-1 = Ein Rückzug darf die Karte an jedem Rand verlassen, aber nur, wenn er keinen anderen Weg hat.
rule-A-69-2 = Ein Rückzug verlässt die Karte nur am eigenen Rand.

rule-A-70-title = Jeder Schritt näher zum Rand genügt
rule-A-70-1 = Jeder Schritt, der näher zum Rand führt, genügt.
rule-A-70-2 = Nur ein Schritt, der dem Rand so nahe wie möglich kommt, genügt.

rule-A-71-title = Verbotenes Gelände und erstarrte Geschütze beim Rückzug
rule-A-71 = Ein Rückzug darf kein verbotenes Gelände betreten. Wartende Geschütze können zurückgetrieben werden.

rule-A-72-title = Kavallerie im Wald ist ohne Unterstützung
rule-A-72 = Kavallerie im Wald hat keine Unterstützung.

rule-A-73-title = Wer Geschütze unterstützt
rule-A-73 = Eigene Infanterie jeder Brigade unterstützt Geschütze, auch Plänkler.

rule-A-74-title = Zwei Treffer auf eine desorganisierte Einheit
rule-A-74 = Zwei Treffer auf eine desorganisierte Einheit führen zu zwei Bruchtests nacheinander.

rule-A-75-title = Die führende Einheit bricht vor den übrigen Ergebnissen
rule-A-75 = Bricht die führende Einheit durch ihren Verlust, entscheidet eine Option, was folgt. Die übrigen Ergebnisse treffen die nächste Einheit oder entfallen.

rule-A-76-title = Kein Nachrücken nach Abwehrfeuer
rule-A-76 = Nach bloßem Abwehrfeuer darfst du nicht nachrücken, wenn die Option es nicht sagt.

rule-A-77-title = Geschütze rücken nicht nach
rule-A-77 = Geschütze dürfen nur dort nachrücken, wo kein Feind nahe ist.

rule-A-78-title = Wie weit nachgerückt wird, wenn Verlierer verschieden weit gehen
rule-A-78 = Nachgerückt werden darf zwei Felder weit, wenn ein Verlierer sich so weit zurückzog oder brach.

rule-A-79-title = Ein Feld, das ein anderer Nahkampf geleert hat
rule-A-79 = Eine Einheit, deren Ziel ein anderer Nahkampf geleert hat, darf dorthin nachrücken.

rule-A-80-title = Mehrfach unterstützen, und wer nicht darf
rule-A-80 = Eine Einheit darf in jedem Nahkampf des Schritts unterstützen, aber nicht, wenn sie in dem Schritt selbst angegriffen wird.

rule-A-81-title = Die führende Einheit eines angreifenden Feldes
rule-A-81 = Die größte Einheit in einem angreifenden Feld führt es, auch wenn sie nicht angreift und die Option nichts anderes sagt.

rule-A-82-title = Verhältnis gegen nichts
rule-A-82 = Das Verhältnis ist genau. Gegen Stärke null beträgt es drei zu eins.

rule-A-83-title = Veränderte Kohäsion auf beiden Seiten
rule-A-83 = Vergleiche die Kohäsion beider Seiten mit allen Veränderungen.

rule-A-84-title = Die Hälfte der Stärke in einem Angriff
rule-A-84 = Die Hälfte eines Angriffs ist die halbe Stärke in diesem Augenblick.

rule-A-85-title = Links von C im Nahkampf
rule-A-85-1 = Ein Nahkampf verschiebt sich nie aus der Tabelle.
rule-A-85-2 = Ein Nahkampf, der links über Spalte C hinaus verschoben wird, hat keine Wirkung.

rule-A-86-title = Der Vorteil einer Attacke
rule-A-86 = Eine Attacke gewinnt ihre Verschiebung, wenn die attackierende Einheit die größte in ihrem Feld ist.

rule-A-87-title = Was Geschütze in ihrem Sammelschritt tun
rule-A-87 = Eine Batterie in ihrem eigenen Sammelschritt entfernt alle Moraltreffer oder wird aufgefrischt.

rule-A-88-title = Wie drei Felder gezählt werden
rule-A-88 = Drei Felder entfernt heißt zwei Felder dazwischen.

rule-A-89-title = Gebrochene Kavallerie bleibt gebrochen
rule-A-89 = Gebrochene Kavallerie kehrt nur zurück, wenn die Option es erlaubt.

rule-A-90-title = Kein Platz nach dem Auffrischen
rule-A-90 = Du darfst kein Auffrischen versuchen, wenn die Einheit keinen Platz hätte.

rule-A-91-title = Neben wem eine Einheit zurückkehrt
rule-A-91 = Eine Einheit kehrt nahe ihrer Brigade zurück, sonst nahe ihrer Division, sonst nahe einer beliebigen eigenen Einheit.

rule-A-92-title = Wo versperrte Brigaden eintreffen
rule-A-92-1 = Eine versperrte Brigade betritt die Karte im nächsten freien Feld, am Rand oder nicht.
rule-A-92-2 = Eine versperrte Brigade betritt die Karte im nächsten freien Feld ihres Rands.

rule-A-93-title = Ein versperrter Eintritt verbraucht die Aktivierung
rule-A-93 = Ein versperrter Eintritt verbraucht die Aktivierung der Brigade.

rule-A-94-title = Mehrere Plänkler kosten einen Punkt
rule-A-94 = Mehrere Plänkler kosten zusammen einen zusätzlichen Punkt.

rule-A-95-title = Wohin Plänkler ausweichen
rule-A-95 = Plänkler weichen in ein Feld aus, das weiter von der bewegten Einheit entfernt und neben keinem Feind ist.

rule-A-96-title = Kohäsion für Panik wird spät gelesen
rule-A-96 = Lies die Kohäsion für Panik nach dem Ergebnis der führenden Einheit.

rule-A-97-title = Durchziehen genügt für den Besitz
rule-A-97 = Durch ein Feld zu ziehen genügt, um es zu beherrschen.

rule-A-98-title = Was verlorene Geschütze bringen
rule-A-98 = Eine verlorene Batterie bringt ihre frische Stärke. Ein Kader bringt einen halben Punkt.

rule-A-99-title = Welches Betreten sofort gewinnt
rule-A-99 = Jede frische Infanterie der richtigen Seite, die das entscheidende Feld mit eigener Bewegung oder beim Nachrücken betritt, gewinnt.

rule-A-100-title = Felder im Rücken zählen einmal
rule-A-100 = Zähle jedes Feld im Rücken einmal.

rule-A-101-title = Wann ein Befehlshaber eingetroffen ist
rule-A-101 = Ein Befehlshaber ist eingetroffen, wenn sein Spielchip im Becher ist.

rule-A-102-title = Der Spielchip einer freigegebenen Division
rule-A-102 = Freigegebene Einheiten bringen den Spielchip ihrer Division in den Becher zurück, wenn er nicht schon dort ist.

rule-A-103-title = Wessen Spielchip der erste sein darf
rule-A-103 = Der erste Spielchip ist einer der Union, wenn die Option keinen beliebigen erlaubt.

rule-A-104-title = Nur frische Einheiten, jede einmal
rule-A-104 = Der Beschuss vor der Schlacht dreht nur frische Einheiten um, jede einmal.

rule-A-105-title = Bei Manöver nicht von Nachbar zu Nachbar
rule-A-105 = Bei Manöver zieht keine Einheit von einem Feld neben einem Feind in ein anderes.

rule-A-106-title = Was das immer mögliche Feld nicht erlaubt
rule-A-106 = Die Bewegung um ein Feld erlaubt weder verbotenes Gelände noch ein Feld neben einem Feind.

rule-A-107-title = Kavallerie und Geschütze in einem Feld
rule-A-107 = Kavallerie und Geschütze in einem Feld handeln zusammen, jede nach ihren Regeln.

rule-A-108-title = Von Kavallerie zurückgetrieben
rule-A-108 = Eine von Kavallerie zurückgetriebene Batterie darf noch handeln.

rule-A-109-title = Der eigene Spielchip einer Brigade
rule-A-109 = Der eigene Spielchip einer Brigade kennzeichnet sie und ist dann draußen.

rule-A-110-title = Der mittlere Schütze bei flankierendem Feuer
rule-A-110 = Bei Kreuzfeuer gewinnt auch die Einheit in der Mitte die Verschiebung.

rule-A-111-title = Feuer auf Einheiten, die Platz machen
rule-A-111 = Eine Einheit, die in einem vollen Feld Platz macht, löst Feuer benachbarter Feinde aus.

rule-A-112-title = Panik lässt sich nicht ablehnen
rule-A-112 = Panik muss eine Einheit treffen, wenn es eine gibt, die sie treffen kann.

rule-A-113-title = Reaktionsfeuer ist nicht begrenzt
rule-A-113 = Reaktionsfeuer ist nicht begrenzt. Eine Einheit feuert jedes Mal, wenn sie Anlass hat.

rule-A-114-title = Große Einheiten in der Serie
rule-A-114 = Auch in der Serie stapeln große Einheiten allein.

rule-A-115-title = Der Marker einer verspäteten Brigade
rule-A-115 = Eine verspätete Brigade wird in dem Zug gekennzeichnet, in dem sie eintreffen kann.

rule-A-116-title = Ein gedruckter Treffer vergisst seinen Test
rule-A-116 = Zwei Treffer auf eine erschütterte Einheit desorganisieren sie und führen dann zu einem Bruchtest.

## Durchgerechnete Beispiele

chapter-worked-examples = Durchgerechnete Beispiele

rule-E-SS-01-title = Zehn Höhenstufen
rule-E-SS-01 = Zehn Orte auf der Karte mit ihren Höhenstufen.

rule-E-SS-02-title = Was elf Orte sind
rule-E-SS-02 = Offen, rau, Bach, Teich, Hang oder Straße: elf Orte auf der Karte.

rule-E-SS-03-title = Geschütze in einem Feld
rule-E-SS-03 = Wie viele Geschütze in ein Feld passen.

rule-E-SS-04-title = Eine überfüllte Ankunft wird aufgehalten
rule-E-SS-04 = Eine Brigade trifft ein, muss bleiben, und ihr Überschuss zieht in Nachbarfelder.

rule-E-SS-05-title = Fünf Spielchips hintereinander
rule-E-SS-05 = Mehrmals ziehen: ein gehaltenes Ereignis, Fortunes of War ohne Wirkung, der Spielchip eines Oberbefehlshabers.

rule-E-SS-06-title = Eine Sichtlinie, fünf Fälle
rule-E-SS-06 = Eine Sichtlinie über ein Tal, mit und ohne Einheiten dazwischen.

rule-E-SS-07-title = Drei Feuer auf extreme Entfernung
rule-E-SS-07 = Neun, vier und drei Punkte auf extreme Entfernung.

rule-E-SS-08-title = Vier Geschütze mit Kartätschen
rule-E-SS-08 = Vier Geschütze mit Kartätschen zählen sechs Punkte.

rule-E-SS-09-title = Musketen und Geschütze gemeinsam
rule-E-SS-09 = Infanterie und Geschütze in einem Feld feuern auf einen Angreifer.

rule-E-SS-10-title = Weite Schüsse in Mais
rule-E-SS-10 = Ein großes Regiment feuert auf weite Entfernung auf eine Einheit im Mais.

rule-E-SS-11-title = Drei Einheiten im Kreuzfeuer
rule-E-SS-11 = Drei Regimenter feuern auf ein Ziel, und dessen Besitzer bestimmt die Hauptfeldkante.

rule-E-SS-12-title = Ein Eilmarsch
rule-E-SS-12 = Ein Marsch von neun Punkten durch Felder und über Hänge.

rule-E-SS-13-title = Zwei Felder bergauf
rule-E-SS-13 = Wald, dann ein Steilhang: eine ganze Bewegung von zwei Feldern.

rule-E-SS-14-title = Eine volle Straße
rule-E-SS-14 = Ein volles Straßenfeld kostet so viel wie Wald.

rule-E-SS-15-title = Verteidiger teilen ihr Feuer
rule-E-SS-15 = Infanterie und Geschütze wählen Ziele, während zwei Einheiten sich nähern.

rule-E-SS-16-title = Sieben Verhältnisse
rule-E-SS-16 = Sieben Paare von Stärken und ihre Spalten.

rule-E-SS-17-title = Ein Angriff den Hang hinauf
rule-E-SS-17 = Zwei angeschlagene Regimenter greifen zwei kleine einen Hang hinauf an.

rule-E-SS-18-title = Ein Treffer, ein Rückzug und Panik
rule-E-SS-18 = Die führende Einheit eines Feldes zieht sich zurück, und ihre Nachbarin gerät in Panik.

rule-E-SS-19-title = Zwei Verluste, alle zurückgetrieben
rule-E-SS-19 = Beide führenden Einheiten erleiden Verluste, alle Verteidiger ziehen sich zurück, und eine weitere Einheit gerät in Panik.

rule-E-SS-20-title = Sechs Würfe eines Bruchtests
rule-E-SS-20 = Jeder Wurf eines Bruchtests mit Kohäsion 3.

rule-E-SS-21-title = Der Angriff geht weiter
rule-E-SS-21 = Beide Seiten erleiden Verluste, und der Angreifer besteht einen Bruchtest.

rule-E-SS-22-title = Ein Ausweichen und ein Sammeln
rule-E-SS-22 = Ein Regiment weicht aus und sammelt sich, und ein anderes kehrt zurück.

rule-E-SS-23-title = An Plänklern vorbei
rule-E-SS-23 = Neben Plänkler zu ziehen kostet einen zusätzlichen Punkt, und sie weichen aus.

rule-E-SS-24-title = Punkte mit zwei Markern
rule-E-SS-24 = Einundzwanzig Punkte, gezeigt mit zwei Markern.

rule-E-SS-25-title = Zwei Würfel, eine Zahl
rule-E-SS-25 = Eine Zwei und eine Vier werden als 24 gelesen.

rule-E-BS-01-title = Sechs Geschütze in einem Feld
rule-E-BS-01 = Sechs Geschütze in einem Feld nach der Tabelle der Serie.

rule-E-BS-02-title = Vier Spielchips der Serie
rule-E-BS-02 = Fortunes of War hebt den Spielchip einer Division auf, und ein Befehlshaber handelt ohne Wurf.

rule-E-BS-03-title = Ein Feuer in Wald
rule-E-BS-03 = Drei Punkte feuern auf eine benachbarte Einheit im Wald.

rule-E-BS-04-title = Panik in der Serie
rule-E-BS-04 = Nach den Regeln der Serie trifft Panik die Einheit mit der geringsten Kohäsion.

rule-E-BS-05-title = Ein Angriff in der Serie
rule-E-BS-05 = Ein Angriff bergauf nach den Regeln der Serie, mit Verlusten auf beiden Seiten.

rule-E-BS-06-title = Ein Sammeln in der Serie
rule-E-BS-06 = Dasselbe Sammeln nach den Regeln der Serie.

rule-E-FAQ-01-title = Die Hälfte eines Punkts
rule-E-FAQ-01 = Ein halber Punkt feuert noch. Ein viertel nicht.

rule-E-FAQ-02-title = Feuer nur in eine Richtung
rule-E-FAQ-02 = Eine Einheit darf über eine feindliche feuern, die nicht über ihre eigene zurückfeuern darf.

rule-E-FAQ-03-title = Stapeln wie zuerst gedruckt
rule-E-FAQ-03 = Zwölf Geschütze passen nach dem ersten Druck, nach dem zweiten nicht.

rule-E-FAQ-04-title = Ein gebremster Eilmarsch
rule-E-FAQ-04 = Quick March und Fatigue: erst addieren, dann halbieren.

rule-E-FAQ-05-title = Kreuzfeuer ohne Wirkung
rule-E-FAQ-05 = Drei Feuer gewinnen nichts, weil die mittlere Feldkante die Hauptfeldkante ist.

rule-E-FAQ-06-title = Drei Flanken
rule-E-FAQ-06 = Wann ein Angriff als Flankenangriff zählt.

## Heikle Fälle: Kohäsion und Panik

chapter-tricky-cases-cohesion-and-panic = Heikle Fälle: Kohäsion und Panik

rule-X-01-title = Durch Verluste führt eine andere Einheit
rule-X-01 = Die führende Einheit erleidet einen Verlust und führt nicht mehr.

rule-X-02-title = Die führende Einheit bricht zuerst
rule-X-02 = Die führende Einheit bricht durch ihren Verlust, und eine andere trägt den Rest.

rule-X-04-title = Im Rückzug gebrochen
rule-X-04 = Ein Rückzug führt an Feinden vorbei, und ihr Feuer bricht die Einheit.

rule-X-05-title = Im Rückzug weitergetrieben
rule-X-05 = Ein Rückzug führt an Feinden vorbei, und ihr Feuer macht ihn länger.

rule-X-06-title = Ein Rückzug streift einen Plänkler
rule-X-06 = Ein Rückzug lässt feindliche Plänkler ausweichen.

rule-X-07-title = Ein Plänkler ohne Ausweg
rule-X-07 = Plänkler, die kein sicheres Feld finden, brechen.

rule-X-19-title = Drei zu eins, zweifach gezählt
rule-X-19 = Drei zu eins, nach dem angreifenden Feld oder nach allen Angreifern.

rule-X-20-title = Eins zu drei, zweifach gezählt
rule-X-20 = Eins zu drei, nach dem angreifenden Feld oder nach allen Angreifern.

rule-X-22-title = Alle mit Verlusten, eine mit Test
rule-X-22 = Alle Einheiten erleiden Verluste. Eine schon angeschlagene legt einen Bruchtest ab.

rule-X-23-title = Panik nach dem Rückzug
rule-X-23 = Eine Einheit, die sich schon zurückgezogen hat, erhält nur die Moraltreffer.

rule-X-24-title = Eine Nachbarin verliert die Nerven
rule-X-24 = Eine Einheit, die ihre Unterstützung verliert, kann in Panik geraten.

rule-X-70-title = Der Angreifer bricht, die Verteidiger fliehen
rule-X-70 = Die angreifende Einheit bricht, die Verteidiger ziehen sich zurück, und andere Angreifer rücken nach.

rule-X-87-title = Erschüttert, angeschlagen, und sie hält
rule-X-87 = Eine angeschlagene, erschütterte Einheit besteht ihren Test und ist desorganisiert.

## Heikle Fälle: Rückzug, Stapeln, Verstärkung, Ränder

chapter-tricky-cases-retreat-stacking-reinforcement-edges = Heikle Fälle: Rückzug, Stapeln, Verstärkung, Ränder

rule-X-27-title = Sechs, fünf und vier in einem Feld
rule-X-27 = Drei Regimenter in einem Feld: die zwei größten ziehen in Nachbarfelder.

rule-X-28-title = Ein zweimal versperrter Eintritt
rule-X-28 = Ein zwei Züge lang versperrter Eintritt wandert den Rand entlang.

rule-X-29-title = Ein begrenzter Eintritt
rule-X-29 = Eine begrenzte Aktivierung verbraucht einen Eintritt. Der Spielchip des Oberbefehlshabers gibt ihn zurück.

rule-X-30-title = Rückzug am eigenen Rand
rule-X-30 = Ein Rückzug am eigenen Rand verlässt die Karte.

rule-X-31-title = Umzingelt
rule-X-31 = Eine umzingelte Einheit bricht, und Geschütze sind verloren.

rule-X-32-title = Eine Batterie bricht
rule-X-32 = Eine Batterie, die bricht, bringt ihre frische Stärke.

rule-X-33-title = Gebrochen und aufgefrischt
rule-X-33 = Eine aufgefrischte Einheit bringt keine Punkte. Eine Einheit, die noch auf der Bruchleiste ist, bringt welche.

rule-X-37-title = Auffrischen, das ein Feld überfüllt
rule-X-37 = Eine aufgefrischte Einheit ohne Platz zieht weiter.

rule-X-38-title = Neben wem sie zurückkehrt
rule-X-38 = Ist ihre Brigade fort, kehrt eine Einheit nahe ihrer Division zurück.

rule-X-59-title = Geschütze treffen auf einer Waldstraße auf Infanterie
rule-X-59 = Eine Batterie trifft auf einer Waldstraße auf Infanterie.

rule-X-86-title = Die Karte unter Feuer verlassen
rule-X-86 = Wer die Karte von einem Feld neben einem Feind verlässt, löst Feuer aus.

## Heikle Fälle: Spielchips und Befehle

chapter-tricky-cases-chits-and-command = Heikle Fälle: Spielchips und Befehle

rule-X-08-title = Fortunes of War und die letzte Brigade
rule-X-08 = Fortunes of War nimmt die letzte Brigade einer Division, und deren Spielchip ist draußen.

rule-X-09-title = Fortunes of War und der Nebel
rule-X-09 = Fortunes of War hebt den Nebel des Krieges auf. Es wird nicht gewürfelt.

rule-X-11-title = Fortunes of War, und nichts folgt
rule-X-11 = Fortunes of War als letzter Spielchip wirkt nicht.

rule-X-12-title = Ein Befehlshaber weckt eine müde Brigade
rule-X-12 = Ein Befehlshaber aktiviert eine Brigade erneut, vom ersten Schritt an.

rule-X-13-title = Erst ein Befehlshaber, später die Division
rule-X-13 = Nachdem ein Befehlshaber eine Brigade aktiviert hat, darf ihre Division sie noch wählen.

rule-X-74-title = Fatigue zweimal
rule-X-74 = Fatigue trifft eine Brigade einmal je Aktivierung.

rule-X-75-title = Ein Befehlshaber am Ende des Zuges
rule-X-75 = Ein bis zum Ende gehaltener Befehlshaber bewegt eine Brigade, bevor Punkte gezählt werden.

rule-X-63-title = Der Nebel bewegt eine desorganisierte Einheit
rule-X-63 = Eine desorganisierte Einheit, die sich ohne Befehl bewegt, bricht davon nicht.

## Heikle Fälle: Feuer und Sicht

chapter-tricky-cases-fire-and-sight = Heikle Fälle: Feuer und Sicht

rule-X-46-title = Eine von zweien zieht unter Feuer ab
rule-X-46 = Eine von zwei Einheiten zieht ab. Nur sie kann getroffen werden, aber die andere kann in Panik geraten.

rule-X-47b-title = Ecken, die sich kreuzen
rule-X-47b = Welche Feuer durch Ecken sich kreuzen.

rule-X-49-title = Ein Punkt als Reaktion
rule-X-49 = Ein Punkt Reaktionsfeuer nutzt Spalte C.

rule-X-50-title = Ein Kader als Reaktion
rule-X-50 = Ein Kader feuert nicht als Reaktion.

rule-X-53-title = Auf wen sich Geschütze stützen
rule-X-53 = Standhafte Infanterie jeder Brigade unterstützt Geschütze, aber nicht im Wald.

rule-X-55-title = Mais und Wald, eben und tief
rule-X-55 = Mais und Wald dazwischen, auf derselben Stufe und tiefer.

rule-X-77-title = Passen, das die Phase nicht beendet
rule-X-77 = Passen, das nicht unmittelbar aufeinander folgt oder in falscher Reihenfolge, beendet die Phase nicht.

## Heikle Fälle: Nahkampf

chapter-tricky-cases-close-combat = Heikle Fälle: Nahkampf

rule-X-17-title = Angegriffene Nachbarn helfen nicht
rule-X-17 = Nachbarn, die selbst angegriffen werden, geben kein unterstützendes Feuer.

rule-X-65-title = Kavallerie entwischt
rule-X-65 = Kavallerie weicht aus, und ihr Angreifer darf das Feld nehmen.

rule-X-66-title = Ein durch Panik geleertes Ziel
rule-X-66 = Panik leert ein Zielfeld, und dessen Angreifer darf es nehmen.

rule-X-67-title = Alle Angreifer sind abgewehrt
rule-X-67 = Abwehrfeuer treibt alle Angreifer zurück. Sonst geschieht nichts.

rule-X-69-title = Zwei Felder vor, auf einen Plänkler zu
rule-X-69 = Ein Nachrücken um zwei Felder lässt Plänkler ausweichen.

rule-X-83-title = Halb Geschütze
rule-X-83 = Genau die Hälfte der Verteidigung sind Geschütze, und das genügt.

rule-X-84-title = Zwei Angreifer stützen einander
rule-X-84 = Zwei Angreifer unterstützen einander, und einer ist erschüttert.

rule-X-85-title = Ein Angriffsereignis und seine Wirkung auf die Nerven
rule-X-85 = Ein Angriff durch ein Ereignis und seine Wirkung auf die Kohäsion.

## Heikle Fälle: Szenario und Sieg

chapter-tricky-cases-scenario-and-victory = Heikle Fälle: Szenario und Sieg

rule-X-35-title = Eine gebrochene Einheit behält ihr Feld
rule-X-35 = Die Seite einer gebrochenen Einheit beherrscht deren Feld weiterhin.

rule-X-36-title = Wer im letzten Feld gewinnt
rule-X-36 = Frische Infanterie gewinnt an dem Ort. Angeschlagene nicht.

rule-X-39-title = Spät freigegeben, zurück im Becher
rule-X-39 = Spät freigegebene Einheiten bringen ihren Spielchip in den Becher zurück.

rule-X-40-title = Freigegeben, während der Spielchip im Becher ist
rule-X-40 = Einheiten, die freigegeben werden, während ihr Spielchip im Becher ist.

rule-X-41-title = Durch einen Rückzug freigegeben
rule-X-41 = Auch ein Rückzug in ihr Gebiet gibt sie frei.

rule-X-43-title = Vier Brigaden, eine je Zug
rule-X-43 = Vier Brigaden treffen ein, eine je Zug.

rule-X-44-title = Die Brigade, die folgt
rule-X-44 = Wann zuerst für die folgende Brigade gewürfelt wird.
