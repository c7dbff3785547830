# Wörter: choice = Wahl, decision = Entscheidung, id = Kennung, log = Protokoll, chit = Chip, hex = Feld, area = Bereich.

saved = Gespeichert. Weiter mit `{ $again }`.
saved-after-every-move = Nach jeder Entscheidung gespeichert: { $path }
welcome = Nach jeder Entscheidung in { $path } gespeichert. `help` zeigt die Befehle.
warning = Warnung: { $idle }.
eyes-only = Nur für die Augen von { $side }. Drücke Enter, um die Entscheidung zu sehen.
cover =
    Nur für die Augen von { $side }.
    Drücke Enter, wenn sonst niemand zusieht, oder q zum Verlassen.
cannot-undo = Kann nicht zurücknehmen: { $refusal }.
undone = Zurückgenommen.
resign-again = Für die Seite { $side } aufgeben? Die Seite { $other } gewinnt dann sofort. Gib dasselbe noch einmal ein, um aufzugeben.
draw-again = Der Seite { $other } Remis anbieten? Gib dasselbe noch einmal ein, um es anzubieten.
draw-again-shared = Einigen sich beide Seiten auf Remis? Gib dasselbe noch einmal ein, um die Partie zu beenden.
draw-reply = Tippe `accept` (annehmen) oder `decline` (ablehnen).
laid-between = { $name } zwischen { $hex } und { $beyond }
laid-in = { $name } in { $hex }
wrong-answer = { $error }. `help` zeigt die Befehle.
no-rule-found = Keine Regel und kein Begriff zu `{ $wanted }` gefunden.
no-areas = Diese Karte hat keine Bereiche zu zeigen.
unknown-area = Unbekannter Bereich `{ $wanted }`: erwartet wird { $known }.
area-shown = { $area }. z zeigt den nächsten Bereich.
areas-hidden = Bereiche verborgen.
game-over = Das Spiel ist zu Ende.
lesson-minutes = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
lesson-commands = `help` zeigt die Befehle. `quit` verlässt die Lektion, `swords play { $path }` setzt sie fort.
lesson-complete = Lektion beendet.
lesson-complete-keys = Lektion beendet. Verlasse sie mit q oder spiele weiter.
lesson-title = { $title }, { $place } von { $of }
lesson-title-complete = { $title }, beendet
look-at = Sieh hin: { $places }
more = Mehr: { $places }
press-enter = Drücke Enter, um fortzufahren.
point = { $ask } Gib die Nummer oder die Kennung ein.
point-typed = { $ask } Gib die Nummer oder die Kennung ein: { $typed }_
right = Richtig.
keys = ↑↓ Enter  tippen filtert  / ansehen  w warum  u zurück  l Protokoll  c Chips  ? Hilfe  q Ende
title-log = Protokoll
title-help = Hilfe
title-hint = Rat
title-odds = Chancen
title-why-not = Warum nicht
title-waiting = Warten auf die andere Seite
title-game-over = Das Spiel ist zu Ende
no-decision = Keine Entscheidung steht an.
no-choice-matches = keine Wahl passt
no-choice-contains = Keine Wahl enthält `{ $typed }`.
place-of = { $place } von { $of }
filter = , Filter: { $typed }_
scroll-or-close = ↑↓ blättert, jede andere Taste schließt
type-an-id = Gib die Kennung einer Wahl ein.
ask-look = Welches Feld oder welche Einheit zeigen?
ask-why = Welche Wahl erklären? Gib ihre Kennung ein, oder nichts für alle:
help =
    Gib die Kennung oder die Nummer einer Wahl ein. Zum Ziehen kannst du auch ein entferntes Feld angeben.
    {"  "}why [ID]    erklärt, warum eine Wahl erlaubt ist oder nicht; ohne ID alle abgelehnten
    {"  "}odds [ID]   zeigt die Chancen einer Wahl
    {"  "}hint [WHO]  fragt den Computer um Rat: recruit, sergeant, captain, general
    {"  "}look WHAT   zeigt ein Feld oder eine Einheit (ihre Kennung)
    {"  "}map         zeigt, wo alle Einheiten stehen
    {"  "}areas WHAT  zeigt die Felder eines Bereichs, etwa eines Befehlsradius; ohne WHAT alle Bereiche
    {"  "}state       zeigt Zug, Punkte und Leisten, soweit du sie kennen darfst
    {"  "}options     zeigt die Entscheidung noch einmal
    {"  "}briefing    zeigt die Schlacht: Sieg, Armeen, Sonderregeln
    {"  "}rules WHAT  erklärt einen Begriff, eine Abkürzung oder einen Abschnitt wie SS 12.1 oder CM 9.4; auch `? CR`
    {"  "}log         zeigt die letzten Zeilen des Protokolls
    {"  "}story       zeigt die letzten zwei Züge, eine Zeile je Aktivierung, Phase oder Ereignis
    {"  "}undo        nimmt deine letzte Entscheidung zurück, bis zum letzten Wurf oder Ziehen
    {"  "}resign      gibt die Partie auf; fragt noch einmal nach
    {"  "}draw        bietet Remis an; fragt noch einmal nach
    {"  "}save        zeigt, wo die Partie gespeichert ist
    {"  "}quit        verlässt die Partie; du kannst sie später fortsetzen
help-keys =
    ↑ ↓ PgUp PgDn   geht durch die Wahlmöglichkeiten; die Karte hebt ihre Felder hervor
    Enter           trifft die hervorgehobene Wahl
    1510, 10th …    Kennung oder Name filtert die Wahlmöglichkeiten; Esc löscht den Filter
    {"                "}tippe zuerst f, wenn der erste Buchstabe ein Befehl ist
    ← →, Shift ↑ ↓  verschiebt die Karte; Pos1 stellt sie wieder in die Mitte
    /               zeigt ein Feld oder eine Einheit: was dort ist und wer es sieht
    w               erklärt, warum eine Wahl erlaubt ist oder nicht; ohne Eingabe alle abgelehnten
    o               zeigt die Chancen der Wahl
    i               fragt einen Captain um Rat
    l               zeigt das Protokoll mit allen Würfen
    c               zeigt Chips und Leisten, soweit du sie sehen darfst
    z               zeigt den nächsten Bereich auf der Karte, etwa einen Befehlsradius
    t               zeigt den ganzen Text der Lektion
    u               nimmt deine letzte Entscheidung zurück, bis zum letzten Wurf, Ziehen oder Aufdecken
    R               gibt die Partie auf; fragt noch einmal nach
    D               bietet Remis an; fragt noch einmal nach
    s               zeigt, wo die Partie gespeichert ist; das geschieht nach jeder Entscheidung
    q               verlässt die Partie; `swords play DATEI` setzt sie fort
choice-legal = `{ $id }` ist erlaubt.
every-choice-legal = Jede mögliche Wahl ist erlaubt.
no-odds = Keine Wahl führt unmittelbar zu einem Würfelwurf.
unknown-level = Unbekannte Stufe: möglich sind { $known }.
no-advice = Kein Rat verfügbar.
fault = { $fault }; der Spielstand { $path } zeigt, wie es dazu kam

## Listen, Spielbriefe und Wiederholungen

games-help = `swords play SPIEL` beginnt das erste Szenario. `swords help` listet die Befehle auf.
game-broken = hat Fehler: swords validate { $id } zeigt sie
lessons-of = { $title }: { $count ->
    [one] eine Lektion
   *[other] { $count } Lektionen
}
continues-before = Die Partie geht vom letzten Stand davor weiter.
contents-kept = { $differs }. Diese Partie verwendet die frühere Fassung, die das Programm aufbewahrt hat.
differs-help = `swords replay { $path }` zeigt die Partie, soweit sie passt. `swords save upgrade { $path }` schreibt eine Partie für das geänderte Paket.
upgrade-same = { $path } nennt schon das jetzige Paket
upgrade-whole = { $path } hat alle { $answers } Antworten mit dem geänderten Paket
upgrade-part = { $path } hat die ersten { $kept } von { $answers } Antworten; die nächste weist das geänderte Paket ab: { $refused }
play-mail-file = { $path } ist ein Spielbrief: öffne ihn mit `swords mail { $path }`
saves-not-writable = in { $folder } lässt sich keine Partie speichern: { $error }; nenne einen anderen Ordner mit --saves ORDNER oder der Umgebungsvariablen { $variable }
mail-send = Schick { $path } an die Seite { $side } und öffne die Antwort mit `swords mail DATEI`.
mail-exists = { $path } gibt es schon: nenne einen anderen Spielbrief
mail-no-copy = { $path }: { $side } hat diese Partie begonnen, aber die eigene Kopie dieser Seite ist nicht in diesem Ordner
mail-verified =
    Alle { $lines } Zeilen stimmen, mit { $rolls } gemeinsamen Würfen beider Seiten. { $outcome }
    Gespeichert als { $path }
replay-verified = { $answers } Antworten und { $boards } Stände stimmen
committed-seed = Alle Würfe folgen aus dem Startwert. Sein SHA-256 ist { $hash }
rolled-by-players = Die Spieler haben selbst gewürfelt; das lässt sich nicht prüfen.
no-committed-seed = in dieser Partie würfeln die Spieler: es gibt keinen zugesagten Startwert
other-seed = dieser Startwert ist nicht der zugesagte: sein SHA-256 ist { $hash }
no-reviewer = kein Computerspieler kann Partien nach diesen Regeln bewerten

## Das gedruckte Regelheft

rulebook-about = Die Regeln in unseren Worten, nach den geltenden Optionen. Die Nummern hinter einer Regel sind die Abschnitte des Regelwerks, die sie umsetzt.
rulebook-rulings = Regelauslegungen
rulebook-terms = Begriffe
rulebook-aid = Spielhilfe
rulebook-marks = Anzahl der Werte in einer Tabelle: † rekonstruiert, ‡ entworfen
