# Wörter: seat = Platz, match = Partie, save = Spielstand, key = Schlüssel.

key-opens-no-seat = dieser Schlüssel öffnet keinen Platz dieser Partie
too-many-seats = du hast { $seats } Plätze, an denen du noch nicht gespielt hast: spiele erst dort
moved-on = die Partie ist schon bei Stand { $now }: sieh noch einmal hin
no-seed-for-two = `seed` ist in einer Partie mit einem eingeladenen Gegner nicht erlaubt: lass es weg
scripts-too-long = die Skripte dieses Spiels brauchen hier zu lange: nichts wurde geändert
only-maker-opens = nur wer die Partie angelegt hat, kann einen Platz wieder öffnen
not-in-list = der Platz kann nicht allen offen stehen: diese Partie ist nicht in der Liste
cannot-reopen = dieser Platz kann nicht wieder geöffnet werden: niemand war eingeladen, oder es wurde schon gespielt
seat-lapsed = du hast an diesem Platz nicht rechtzeitig gespielt: er ist wieder für andere offen
needs-that-key = nötig ist der Schlüssel dieses Platzes
key-opens-other = dieser Schlüssel öffnet einen anderen Platz
report-after-end = der Bericht ist erst nach dem Ende der Partie zu sehen
save-after-end = vor dem Ende der Partie kann nicht gespeichert werden: der Spielstand verriete, was dein Gegner verbirgt
no-bot-by-mail = kein Bot möglich: eine Briefpartie spielen zwei Menschen
not-by-mail = diese Partie wird nicht per Brief gespielt
mail-file-sent = keine Wahl möglich: der Spielbrief ist bei deinem Gegner; öffne die Antwort
computer-thinks = keine Wahl möglich: der Computer denkt nach
other-side-decides = keine Wahl möglich: die andere Seite entscheidet
roll-comes-next = keine Wahl möglich: zuerst wird gewürfelt oder gezogen
match-closed = kein Spiel möglich: der Betreiber des Servers hat diese Partie geschlossen
no-play-in-replay = in einer Wiedergabe kann nicht gespielt werden
choice-not-played = die Wahl wurde nicht gespielt: sieh dir die Partie noch einmal an
no-undo-request = niemand bittet darum, etwas zurückzunehmen
spectators-end-nothing = Zuschauer können weder aufgeben noch Remis anbieten
other-answers-undo = nur die andere Seite kann das Zurücknehmen erlauben
undo-limit = nicht zurückzunehmen: mehr als { $most } Entscheidungen gehen nicht
undo-not-yours = nicht zurückzunehmen: die letzte Entscheidung traf die andere Seite
key-opens-no-view = dieser Schlüssel zeigt die Sicht dieser Seite nicht

## Meldungen des Systems im Chat

notice-joined = Die Seite { $side } ist besetzt.
notice-reopened = Der Platz der Seite { $side } ist wieder offen.
notice-lapsed = Der Platz der Seite { $side } ist wieder offen: seit { $hours } Stunden kam dort kein Zug. Die Einladung gilt wieder.
notice-person = Die Seite { $side } spielt wieder ein Mensch.
notice-computer = Die Seite { $side } spielt der Computer ({ $level ->
    [recruit] Rekrut
    [sergeant] Sergeant
    [captain] Hauptmann
    [general] General
   *[other] { $level }
}).
notice-bot = Die Seite { $side } spielt der Bot { $bot }.
notice-late = Die Seite { $side } hat mehr als { $minutes } Minuten verbraucht.
notice-unreadable = Ein Teil dieser Partie ist nicht lesbar: { $what }. Es geht an der letzten lesbaren Stelle weiter. Frühere Stellungen können fehlen. Wer den Server betreibt, hat die ursprüngliche Aufzeichnung.
unreadable-line = Zeile { $line } der Aufzeichnung ist beschädigt oder passt nicht mehr
unreadable-end = die letzten { $lost } Zeilen der Aufzeichnung fehlen
notice-changed = Ein Teil dieser Partie wurde verändert: { $what }. Wenn ein Schlüssel seinen Platz nicht mehr öffnet, kann der Betreiber des Servers den Platz mit einem neuen öffnen.
notice-earlier = { $what }. Die Partie geht mit der früheren Fassung weiter.
notice-package = { $what }. Die Partie geht mit dem geänderten Paket weiter.
damaged-seat = der Platz der Seite { $side }
damaged-about = der Eintrag in der Liste
damaged-lines = die Aufzeichnung
damaged-talk = der Chat
damaged-notes = die Notizen
damaged-clocks = die Uhren
damaged-file = die Datei

## Grenzen eines Servers

server-store = die Partien lassen sich nicht lesen oder schreiben: { $why }
server-other-package = { $what }. Sieh dir die Partie an, oder wende `swords save upgrade` auf sie an.

## Limits of a server

limit-size = Die Anfrage ist zu groß: höchstens { $limit } Bytes sind erlaubt
limit-requests = Zu viele Anfragen: warte einen Augenblick
limit-stored = Die Speichermenge dieser Adresse ist für heute erreicht: versuche es später noch einmal
limit-uploads = Zu viele Uploads von dieser Adresse: warte einen Augenblick
limit-followers = Zu viele Leute folgen dieser Partie: versuche es später noch einmal
limit-followed = Von dieser Adresse wird zu vielen Partien gefolgt
limit-disk = Die Festplatte des Servers ist fast voll: neue Partien sind nicht möglich, laufende gehen weiter
limit-banned = Dieser Server nimmt keine Anfragen von dieser Adresse an
limit-link = Dieser Link gilt nur einmal: benutze die Seite, die er geöffnet hat, oder die Adresse, die das Programm ausgegeben hat
limit-time = Die Anfrage kam zu langsam an: sende sie noch einmal
limit-busy = Der Server ist ausgelastet: versuche es gleich noch einmal
