# Die eigenen Texte der Seite. Was Regeln, Programm und Pakete sagen, kommt von anderswo.

## Startseite

home-name = Blind Swords
home-about = Schlachten des Amerikanischen Bürgerkriegs. Jede Regel wird eingehalten, jede Ablehnung erklärt.
home-begin = Womit anfangen?
home-learn = Lernen
home-learn-about = Kurze Lektionen von wenigen Minuten
home-computer = Gegen den Computer
home-computer-about = Der Computer übernimmt die andere Seite
home-friend = Gegen Freunde
home-friend-about = Einladung als Link verschicken
home-matches = Deine Partien
home-devices = Auf einem anderen Gerät spielen…
devices-about = Öffne diesen Link auf dem Telefon oder einem anderen Rechner. Dort erscheinen alle deine Partien, und neue auf jedem Gerät, das ihn geöffnet hat. Wer den Link hat, kann auf deinen Plätzen spielen: behalte ihn für dich.
devices-link = Link für deine Geräte
home-public = Öffentliche Partien
home-find = Partie suchen
home-more = Mehr anzeigen
home-saved = Gespeicherte Partie
home-help = Handbuch
lesson-time = { $minutes } Minuten
lesson-time-done = { $minutes } Minuten, erledigt
lessons-more =
    { $count ->
        [one] eine weitere Lektion
       *[other] { $count } weitere Lektionen
    }
lessons-of =
    { $count ->
        [one] eine Lektion
       *[other] { $count } Lektionen
    } mit { $title }
lessons-with = Mit { $title }. Keine Vorkenntnisse nötig.

## Neue Partie

match-new = Neue Partie
match-battle = Schlacht
match-options = Optionale Regeln
match-idle = { $option } bewirkt nichts ohne { $needs }.
match-open = Ich spiele beide Seiten: alles zeigen
match-name = Name der Partie (freiwillig)
match-clocks = Uhren
match-listed = Öffentlich auflisten (Zuschauer willkommen)
match-begin = Los geht’s
match-begins = Die Partie wird aufgestellt …
seat-me = Ich
seat-invite = Jemand, per Link
seat-open = Wer will, aus der öffentlichen Liste
seat-post = Jemand, per Brief
seat-computer = Computer, { $player }
clocks-none = Keine
clocks-shown = Bedenkzeit anzeigen
clocks-limit = { $minutes } Minuten je Seite; Überschreitung wird nur angezeigt

## Partien in einer Liste

match-untitled = Partie
match-joined = Angenommene Partie
match-by-mail = Briefpartie
match-forget = { $title } vergessen
match-forgotten = { $title } und der Schlüssel zum Platz wurden entfernt.
match-remember = Rückgängig
match-unreachable = Partie nicht erreichbar
match-over = beendet
match-runs = läuft
match-sit = Platz nehmen: { $side }
match-watch = Dieser Partie zuschauen
stand-both = beide Seiten
stand-computers = Computer spielen
stand-open = { $side } gegen einen freien Platz
stand-player = { $side } gegen einen Menschen
stand-computer = { $side } gegen den Computer ({ $who })
stand-yours = du bist am Zug
saved-continue = Partie fortsetzen (sonst als Aufzeichnung öffnen)
saved-open = Spielstand oder Spielbrief öffnen
saved-open-battle = Spielstand, Spielbrief oder gepackte Schlacht (.swords) öffnen
battle-received = Schlacht hinzugefügt: { $title }
all-matches = Alle Partien

## Fehler

error-title = Da ist etwas schiefgegangen
error-unreachable = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
seat-taken = Dieser Platz ist vergeben
seat-taken-about = Eine Einladung gilt nur einmal, und diese wurde schon angenommen. Warst du es selbst, dann öffne die Partie in dem Browser, mit dem du sie angenommen hast. Sonst bitte um eine neue Einladung. Zuschauen kann jeder.
engine-broken = Das Programm startet nicht. Lade die Seite neu.
engine-broken-by = Das Programm startet nicht: { $cause }. Lade die Seite neu.
engine-no-start = Das Programm startet nicht, oder dieser Browser lässt die Seite nichts speichern. Lade die Seite außerhalb eines privaten Fensters neu.
engine-failed = Das Programm ist abgestürzt. Deine Partie ist unverändert.
engine-moved = Die Partie hat sich in einem anderen Tab geändert. Prüfe die Stellung und wähle noch einmal.
engine-unsaved = Dein Zug wurde nicht gespeichert: { $cause }. Deine Partie ist unverändert.

## Am Spieltisch

undo = Rückgängig
undo-about = Letzte Entscheidung zurücknehmen (u)
undo-ask = Rücknahme erbitten
close = Schließen
your-turn = Du bist am Zug.
menu-more = Mehr
menu-coach = Trainer
menu-coach-about = Jede Entscheidung erklären
menu-sight = Sicht
menu-sight-about = Sichtlinie (l)
menu-rules = Regeln
menu-rules-about = Regeln, Begriffe und Tabellen
menu-hide = Spielsteine ausblenden
menu-hide-about = Karte ohne Einheiten zeigen (h)
menu-draw = Remis anbieten…
menu-resign = Aufgeben…
menu-plan = Planen…
menu-plan-about = Probiere Züge an einer privaten Kopie dieser Partie mit eigenen Würfeln. Sie weiß nur, was du weißt.
menu-seats = Plätze
menu-print = Drucken
menu-print-about = Karte und Spielsteine drucken
menu-settings = Einstellungen
menu-keys = Tasten
menu-keys-about = Tasten und Hilfe
menu-help = Handbuch
panel-name = Entscheidung und Protokoll
tabs-name = Bereiche
tab-decision = Entscheidung
tab-log = Protokoll
tab-status = Lage
tab-chat = Chat
line-lost = Kein Zugang mehr zu dieser Partie. Öffne ihren Link noch einmal.
line-down = Verbindung unterbrochen. Neuer Versuch …
wish-waits = { $side } möchte die letzte Entscheidung zurücknehmen und wartet auf Antwort.
wish-asked = { $side } möchte die letzte Entscheidung zurücknehmen.
wish-agree = Zustimmen
wish-refuse = Ablehnen
resign-about = Die Seite { $side } gibt auf, und die Seite { $other } gewinnt sofort. Das lässt sich nicht zurücknehmen.
resign = Aufgeben
draw-about = Die Seite { $other } kann annehmen oder ablehnen. Das Angebot verfällt mit deiner nächsten Entscheidung.
draw-offer = Remis anbieten
draw-agree-about = Beide Seiten einigen sich auf Remis, und die Partie endet. Das lässt sich nicht zurücknehmen.
draw-agree = Auf Remis einigen
draw-accept = Annehmen
draw-decline = Ablehnen
draw-withdraw = Angebot zurückziehen
role-replay = Aufzeichnung
role-viewing = Ansicht: { $side }
role-both = Beide Seiten
role-side = Du: { $side }
role-watching = Zuschauer
clocks-name = Bedenkzeit beider Seiten

## Einstellungen

# In jeder Sprache beide Wörter.
settings-language = Language / Sprache
settings-automatic = automatisch
settings-theme = Farben
theme-auto = automatisch
theme-light = hell
theme-dark = dunkel

## Zeitleiste

step-decision = je Entscheidung
step-part = je Zugabschnitt
step-turn = je Zug
time-slider = Stelle in der Partie
time-back = Zurück
time-back-key = Zurück ([)
time-forward = Vor
time-forward-key = Vor (])
time-now = Jetzt
time-now-yours = Jetzt: du bist am Zug
time-at = { $at } von { $of }
time-link = Link
time-link-about = Link zu dieser Stellung kopieren
time-step = Schrittweite der Wiedergabe
time-view = Sicht
time-view-about = Wähle, wessen Sicht gezeigt wird
time-view-both = beide Seiten
time-play = Abspielen
time-pause = Anhalten
link-here = Link zu dieser Stellung
link-copied = Kopiert:
link-copy = Mit Strg+C kopieren:

## Was geschah

since-name = Seit deinem letzten Zug
since =
    Seit deinem letzten Zug: { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }. { $gravest }
since-spared =
    Seit deinem letzten Zug: { $events ->
        [one] ein Ereignis
       *[other] { $events } Ereignisse
    }; { $spared ->
        [one] auf eine Reaktion
       *[other] auf { $spared } Reaktionen
    } wurde für dich verzichtet. { $gravest }
since-at = { $at } von { $of }: { $text }
since-previous = Voriges (,)
since-next = Nächstes (.)
since-replay = Auf der Karte wiederholen
sounds = Töne abspielen
pace-name = Tempo der Wiedergabe
pace-instantly = sofort
pace-quickly = schnell
pace-slowly = langsam

## Die Karte

map-name = Karte
map-help = Mit den Pfeiltasten gehst du von Feld zu Feld, mit der Eingabetaste wählst du. Das Fragezeichen zeigt alle Tasten.
map-nothing = Auf der Karte gibt es gerade nichts zu wählen
map-point-first = Zeige zuerst auf ein Feld
map-can = Du kannst wählen: { $option }
map-reach = Erreichbar für { $cost }
map-edge = Kartenrand
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Ganze Karte
counters-hidden = Spielsteine ausgeblendet
counters-show = Spielsteine einblenden
tip-name = Angaben zum Feld
hex-level = Höhe { $level }
rose-name = Richtungen: oben ist { $up }, unten ist { $down }
laid-towards = { $thing } in Richtung { $hex }
areas-name = Gebiete der Karte
areas-show = Gebiete anzeigen
areas-show-key = Gebiete anzeigen (z)
areas-none = Diese Karte hat keine Gebiete zum Anzeigen
areas-hidden = { $area }: ausgeblendet
sight-first = Wähle das erste Feld.
sight-second = Wähle das zweite Feld.
sight-from = Von { $hex }: wähle das zweite Feld.
sight-open = { $from } bis { $to }: Entfernung { $range }, { $los } ({ $rule })
sight-blocked = { $from } bis { $to }: Entfernung { $range }, { $los } durch { $blocker }, { $reason } ({ $rule })
warn-backfires = Das schadet eher dir als dem Gegner.
warn-again = { $why } Wähle es zur Bestätigung noch einmal. Diese Warnung erscheint nur einmal.

## Entscheidungen

path-now = Stelle im Spielablauf
path-then = Stelle im Spielablauf zu diesem Zeitpunkt
decision-secret = Diese Entscheidung ist geheim.
cover-title = Geheime Entscheidung: { $side }
cover-about = Nur für die Seite { $side } bestimmt.
cover-show = Entscheidung zeigen ({ $side })
suggest = Vorschlag
waiting-replay = Hier hat { $side } entschieden
waiting-player = { $side } ist am Zug
waiting-computer = { $side }: der Computer denkt nach
computers-play = Antworten bisher: { $answers }
computers-stop = Computer anhalten
computers-stop-about = Die Partie bleibt, wo sie ist, und du spielst beide Seiten weiter.
computers-resume = Computer weiterspielen lassen
game-over = Die Partie ist beendet
rematch = Revanche mit vertauschten Seiten
next-unit = Als Nächstes: { $units }. Wähle ein helles Feld dafür oder etwas anderes.
options-idle = { $count } weitere ohne Wirkung
options-hexes = { $count } Felder, auch auf der Karte
option-all = Alle: { $option }
hex-standing = { $others ->
    [0] { $unit } in { $hex }
   *[other] { $unit } und { $others } weitere in { $hex }
}
options-others = { $count ->
    [one] { $count } weiteres Ziel
   *[other] { $count } weitere Ziele
}
option-repeat-about = Gilt auch für alle übrigen Einheiten mit dieser Wahl
option-repeat = { $option }, und so auch die übrigen
option-place = Den Rest für mich aufstellen
option-place-about = Verteilt diese und die übrigen Einheiten
option-finish = Fertig mit { $activity }
option-finish-about = Beendet diesen Schritt und die folgenden
option-fire-all = Alle auf das beste Ziel feuern
option-fire-all-about = Feuert nacheinander mit jeder Einheit, die ein Ziel hat
option-react = Jedes Mal feuern
option-react-about = In dieser Aktivierung, wann immer nur eine deiner Einheiten feuern kann
option-standing = Passen, bis sich etwas ändert
option-standing-about = Fragt dich wieder, wenn du andere Möglichkeiten hast oder der Zug endet
option-again = { $option }: nicht rückgängig zu machen, zur Bestätigung noch einmal drücken
then-title = Stellung nach Entscheidung { $n }
then-return = Zurück zur Gegenwart
then-review = Nächste Entscheidung beurteilen
odds-more = Details
odds-less = Weniger
odds-range = { $least } bis { $most }
odds-own = eigene { $chance }

## Ratschläge

advice-none = Dazu gibt es keinen Rat.
advice-suggests = Vorschlag ({ $level }): { $best }
advice-had-chosen = Die Wahl des Computers ({ $level }): { $best }
advice-agrees = Der Computer ({ $level }) stimmt zu.
advice-worse = Geschätzt { $points } Punkte schlechter als die beste Wahl.
advice-equal = Auf den ersten Blick so gut wie die beste Wahl.
advice-why = Begründung in Siegpunkten
advice-next = Zweitbeste Wahl, { $points } Punkte weniger: { $option }

## Lektionen

lesson-name = Lektion
lesson-named = Lektion: { $title }
lesson-step = { $at } von { $of }
lesson-back = Zurück
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-right = Richtig.
lesson-read-first = Lies zuerst diesen Schritt und drücke dann auf Weiter.
lesson-over = Lektion abgeschlossen
lesson-following = Weiter: { $title }
lesson-all = Alle Lektionen

## Briefpartien

mail-file-send = Schick diesen Spielbrief an deinen Gegner
mail-file-send-to = Schick diesen Spielbrief an deinen Gegner ({ $side })
mail-file-about = Schick ihn per E-Mail, über ein Forum oder wie du willst. Niemand sonst kann die verdeckten Teile lesen, und jede Änderung fällt auf.
mail-file-save = Spielbrief speichern
mail-file-final = Letzten Spielbrief speichern, damit dein Gegner das Ergebnis sieht
mail-file-reply = Antwort öffnen
order-from-now = Künftig bei solchen Reaktionen
order-ask = Mich fragen
order-never = Immer passen
order-harm = Handeln, wenn die Trefferchance mindestens { $least } % beträgt
order-about = Das Programm befolgt diese Anweisung, ohne dass ein Spielbrief verschickt wird. Dein Gegner kann sie sehen.

## Protokoll, Lage und Chat

log-earlier = Früheres
log-go = Stellung danach ansehen
log-details = Einzelheiten
state-none = Keine
talk-message = Nachricht
talk-send = Senden
talk-notes = Eigene Notizen
talk-notice = Hinweis

## Der Bericht einer Partie

report-name = Bericht der Partie
report-points = Punkte
report-lost = verlorene Stärke
report-history = { $side }: { $lost } verloren (historisch { $history })
report-historical = historisch
report-turning = Wendepunkte
report-turns = Zug für Zug, { $usa } : { $csa }
report-losses = Verluste
report-losses-history = Verluste und Geschichte
report-dice = Würfel
report-map = Karte der Wendepunkte. Die Liste hat dieselben Nummern.
report-final = Punkte: Stellung am Ende. Nummern: Wendepunkte
report-to-map = Zur Karte
report-sources = Punkte nach Herkunft
report-formations = Verlorene Stärke nach Verband und Zug
report-events = Ereignisse: { $count }
report-event = { $when }: { $side }, { $what }
report-text = Der Bericht als Text
report-copy = Als Text kopieren
report-copy-by-hand = Markiere den Text und kopiere ihn
report-save = Als Webseite speichern
report-curve = Punkte je Zug. Endstand: { $usa } { $usaPoints }, { $csa } { $csaPoints }
lead-tied = Gleichstand
lead = { $side } führt mit { $points }
luck-none = keine Würfel
luck =
    { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }, im Schnitt { $average } ({ $off } gegenüber { $expected })

## Plätze

seats-by-mail = spielt per Brief
seats-open = frei: wartet auf deinen Gegner
seats-player = ein Mensch
computer-player = { $id ->
    [recruit] Rekrut
    [sergeant] Sergeant
    [captain] Hauptmann
    [general] General
    [random] Zufall
    [attack] Angriff
    [hold] Halten
   *[other] { $id }
}: { $about }
seats-computer = der Computer, als { $level }
seats-bot = der Bot „{ $who }“
seats-level = Stufe des Computers für { $side }
seats-give = Computer spielen lassen
seats-take-back = Platz zurücknehmen
seats-invitation = Einladung für { $side }
seats-code = Derselbe Link als QR-Code
seats-spectators = Link für Zuschauer
seats-own = Link zu deinem eigenen Platz, für einen anderen Browser
seats-save = In Datei speichern
seats-unplayed = Von diesem Platz kam noch kein Zug.
seats-invite-other = Jemand anderen einladen
seats-list = Platz wieder öffentlich anbieten
windows-ask = Mich bei geheimen Reaktionen fragen
windows-pass = Bei geheimen Reaktionen für mich passen
windows-about = Du wirst auch gefragt, wenn du nichts Spielbares hast. So verrät die Frage deinem Gegner nichts.
dice-shared = Beide Seiten erzeugen die Würfe gemeinsam, damit niemand vorausschauen oder noch einmal würfeln kann.
dice-seed = Startwert der Würfel: { $seed }.
dice-chosen = Wer die Partie angelegt hat, hat den Startwert gewählt.
dice-name = Würfel
dice-hash = SHA-256 des Startwerts: { $hash }
notify = Benachrichtige mich, wenn ich am Zug bin
notify-blocked = Der Browser blockiert Benachrichtigungen dieser Seite.
alert-webhook = Webhook für deinen Zug
alert-about = Bist du am Zug und diese Seite ist zu, schickt der Server eine Nachricht an diese Adresse, etwa an den Webhook eines Chat-Dienstes. Leer lassen für keine.
alert-set = Setzen
alert-kept = Gespeichert
copy = Kopieren
copied = Kopiert
copy-by-hand = Mit Strg+C kopieren

## Drucken

print-map = Die Karte
print-set-up = Die Karte mit den Einheiten dieser Schlacht
print-counters = Die Spielsteine zum Ausschneiden
print-svg = Als SVG speichern
print-scale = Drucke mit 100 %, damit die Spielsteine auf die Karte passen: ein Spielstein ist 12,6 mm breit. Ein PDF-Drucker behält diese Maße bei. Die Blätter einer Karte überlappen um 6 mm.

## Regeln

rules-find = Begriff suchen
rules-found = Begriffe und Regeln
rules-all = Alle Regeln
rules-lists = Tabellen und Begriffe
rules-terms = Alle Begriffe
rules-chart = Tabelle
rules-used = (hier benutzt)

## Tasten

key-choice = die Möglichkeit mit dieser Taste wählen
key-through = durch die Möglichkeiten gehen
key-choices = zu den Möglichkeiten gehen
key-map = zur Karte gehen: Pfeiltasten bewegen den Cursor, die Eingabetaste wählt, Umschalt mit Pfeiltaste verschiebt die Karte
key-next = zum nächsten oder vorigen Ort gehen, den du wählen kannst
key-zoom = vergrößern, verkleinern, ganze Karte
key-why = erklären, warum du das Feld unter dem Cursor nicht wählen kannst
key-pin = Angaben zum Feld festhalten, um Begriffe darin zu öffnen
key-sight = Sichtlinie
key-areas = Gebiete auf der Karte auswählen
key-undo = rückgängig
key-hide = Spielsteine ausblenden
key-whole = ganze Karte
key-events = vor und zurück durch die Ereignisse seit deinem letzten Zug
key-match = vor und zurück durch die Partie
key-leave = den aktuellen Modus verlassen
key-keys = diese Tasten anzeigen
keys-pointers = Maus: Klicke auf alles, was leuchtet. Das Rad vergrößert, Ziehen verschiebt die Karte. Ziehe eine Einheit an ihr Ziel oder auf den Gegner. Ein Stapel zieht gemeinsam; öffne ihn, um eine einzelne Einheit zu ziehen. Ein Klick auf ein fernes Feld zieht dorthin und beendet den Zug; mit Umschalt ziehst du weiter. Finger: tippen, ziehen und spreizen. Tippe auf ein fernes Feld, um den Weg zu sehen, und noch einmal, um zu ziehen.

## Die Schlacht auf einer Karte

briefing-begin = Schlacht beginnen
briefing-both = Du spielst beide Seiten.
briefing-watch = { $usa } gegen { $csa }. Du schaust zu.
briefing-you = Du führst:
briefing-map = Karte mit beiden Armeen zu Beginn
briefing-goals = bringt Punkte
rules-battle = Die Schlacht: Sieg, Armeen, Sonderregeln

## Karteneditor

edit-title = Karteneditor
edit-map = Karte. Pfeiltasten bewegen den Cursor, Enter wendet das Werkzeug an, die Tasten 1 bis 6 wählen eine Feldseite, Entf nimmt eine Einheit herunter.
edit-mode = Was bearbeiten
edit-terrain = Gelände
edit-level = Höhen
edit-side = Feldseiten
edit-road = Straßen
edit-place = Namen
edit-unit = Einheiten
edit-arrival = Verstärkungen
edit-objective = Ziele
edit-scenario = Szenario
edit-undo = Rückgängig
edit-redo = Wiederholen
edit-save = Speichern
edit-saved = Gespeichert
edit-unsaved = Nicht gespeichert: { $files }
edit-set = Setzen
edit-name = Name
edit-kind = Art
edit-turn = Zug
edit-derive = Hänge beim Ändern der Höhen ableiten
edit-derive-all = Alle Hänge ableiten
edit-side-about = Klick nahe an einer Feldseite setzt oder entfernt das Merkmal.
edit-side-key = Wähle eine Feldseite mit den Tasten 1 bis 6.
edit-road-new = Neue Straße
edit-road-name = Gib der Straße zuerst einen Namen.
edit-road-about = Klick auf Felder neben einem Ende verlängert die Straße. Klick auf ein Ende verkürzt sie.
edit-road-second = Die Straße beginnt in { $hex }. Klicke das nächste Feld an.
edit-road-far = Dieses Feld liegt an keinem Ende der Straße.
edit-road-remove = Diese Straße entfernen
edit-place-about = Klicke ein Feld an, um es zu benennen.
edit-place-name = Name von { $hex } (leer für keinen)
edit-unit-about = Wähle eine Einheit in der Liste oder auf der Karte, dann klicke ihr Feld an. Oder ziehe sie auf der Karte.
edit-unit-chosen = Klicke das Feld von { $unit } an.
edit-unit-remove = Einheit von der Karte nehmen
edit-unit-none = Alle Einheiten stehen auf der Karte oder treffen später ein.
edit-facing = Ausrichtung neuer Stapel
edit-brigade = Ganze Brigade
edit-arrival-about = Wähle Einheiten, dann klicke ihr Eintrittsfeld an.
edit-arrival-who = Wähle zuerst die Einheiten, die eintreffen.
edit-arrival-remove = Verstärkung { $who } entfernen
edit-scorer = Seite mit den Punkten
edit-points = Siegpunkte
edit-objective-about = Klick auf ein Feld setzt das Ziel, ein weiterer Klick entfernt es.
edit-no-scenario = Dieses Spiel hat noch kein Szenario.
edit-no-arrivals = Der Editor kennt die Verstärkungen dieser Regeln nicht.
edit-no-objectives = Der Editor kennt die Ziele dieser Regeln nicht.
edit-backdrop = Bild abzeichnen
edit-backdrop-file = Bild (bleibt in diesem Browser)
edit-backdrop-opacity = Deckkraft
edit-backdrop-x = Links und rechts
edit-backdrop-y = Hoch und runter
edit-backdrop-scale = Größe
edit-broken = Die Karte kann nicht gezeigt werden
edit-checking = Wird geprüft…
edit-found =
    { $errors ->
        [0] Keine Fehler
        [one] Ein Fehler
       *[other] { $errors } Fehler
    }, { $warnings ->
        [0] keine Warnungen
        [one] eine Warnung
       *[other] { $warnings } Warnungen
    }
edit-conflict = Ein anderes Programm hat { $files } geändert, und du hast ungespeicherte Änderungen.
edit-conflict-mine = Neu lesen und meine Änderungen wieder anwenden
edit-conflict-theirs = Neu lesen und meine Änderungen verwerfen
edit-keys = Ziehen malt. Mit Umschalt ziehst du die Karte, das Rad zoomt. Strg+Z macht rückgängig, Strg+S speichert.
edit-exchange = Andere Programme
edit-svg = Zeichnung als SVG speichern
edit-tiled-export = Für Tiled speichern (.tmj)
edit-tiled-import = Gelände und Höhen aus Tiled lesen (.tmj, .tmx)
edit-tiled-damaged = Das ist keine Karte von Tiled.
edit-tiled-packed = Speichere die Karte in Tiled ohne Kompression.
edit-tiled-size = Die Karte von Tiled muss { $width } Spalten und { $height } Zeilen haben.
edit-tiled-unknown = Diesen Kacheln fehlt die Eigenschaft `terrain` oder `level`: { $tiles }
