# Warum eine Partie nicht aufgebaut, geladen oder fortgesetzt werden kann.

## Aufbau

setup-no-scenario = unbekanntes Szenario `{ $scenario }` in `{ $package }`: möglich sind { $known }
setup-no-lesson = unbekannte Lektion `{ $lesson }` in `{ $package }`: möglich sind { $known }
setup-no-lessons = unbekannte Lektion `{ $lesson }` in `{ $package }`: es gibt dort keine
setup-no-option = unbekannte Option `{ $name }` im Szenario `{ $scenario }`: seine optionalen Regeln sind { $known }
setup-no-options = unbekannte Option `{ $name }` im Szenario `{ $scenario }`: es hat keine optionalen Regeln
setup-not-a-switch = `{ $name }` ist eine optionale Regel: erwartet wird true oder false, nicht `{ $value }`
setup-unknown-option = unbekannte Option `{ $name }`
setup-no-value = `{ $name }` kann nicht `{ $value }` sein: möglich sind { $expected }
no-seed = erwartet wird eine ganze Zahl oder 32 hexadezimale Ziffern
setup-no-player = `{ $seat }` kann { $package } nicht spielen: möglich sind { $known }

## Dateien

save-in-use = { $path }: ein anderes Programm spielt diese Partie
save-exists = { $path } gibt es schon: spiele diese Datei, um ihre Partie fortzusetzen, oder nenne eine andere

## Spielstände

save-package = das Spielpaket dieses Spielstands lässt sich nicht öffnen: { $why }
package-with-content = { $why } (sein Inhalt: { $content })
save-too-large = der Spielstand hat { $bytes } Bytes: erlaubt sind höchstens { $most }
save-empty = der Spielstand hat keine vollständige Zeile: zuerst wird ein Kopf erwartet
save-no-header = kein Spielstand: in Zeile 1 wird ein Kopf erwartet ({ $error })
save-broken = der Spielstand ist nicht lesbar: { $what }
save-format = Zeile 1 nennt das Format `{ $found }`: erwartet wird `{ $format }` oder `{ $unsealed }`
save-quoted = die Zeilen sind mit `>` zitiert; verschicke den Spielstand als Datei
save-quotation-marks = die Anführungszeichen wurden unterwegs ersetzt; verschicke den Spielstand als Datei
save-cut-off = Zeile 1 ist abgeschnitten oder umbrochen; verschicke den Spielstand als Datei
contents-differ = das Paket `{ $package }` hat sich geändert, seit diese Partie gespeichert wurde: { $what }
contents-changed = { $files } geändert
contents-added = { $files } hinzugefügt
contents-removed = { $files } entfernt
contents-more = { $more } weitere
contents-hashes = sein Hash war { $saved } und ist { $here }
save-plan = dieser Plan kann nicht geöffnet werden: er stammt von einer anderen Version des Programms oder seines Pakets
save-finished = diese Partie ist zu Ende und geht von keinem früheren Stand weiter: { $why }
save-finished-now-open = diese Partie ist zu Ende, aber mit diesem Paket ginge sie weiter

misfit = Zeile { $line } ist ungültig: { $expected }, gefunden: { $found }
misfit-kind = erwartet wird eine Antwort, ein Stand oder eine Rücknahme
misfit-answer = erwartet wird Antwort Nummer { $n }
misfit-answer-found = Nummer { $n }
misfit-board = erwartet wird ein Stand nach { $n } Antworten
misfit-board-found = einer nach { $n }
misfit-board-hash = erwartet wird der Stand { $hash } nach { $n } Antworten
misfit-board-hash-found = { $hash } nach { $n }
misfit-undo = erwartet wird die Rücknahme bis zu einer von { $n } Antworten
misfit-undo-found = Antwort { $n }
misfit-line = erwartet wird die Zeile, wie sie geschrieben wurde
misfit-line-found = eine veränderte, wie ihr Siegel zeigt
misfit-over = erwartet wird keine weitere Antwort: das Spiel ist aus
misfit-over-found = eine weitere Zeile
misfit-ending = erwartet wird eine Aufgabe oder ein Remisangebot nach { $n } Antworten
misfit-seed = erwartet wird, was der Startwert ergibt: { $id }
misfit-dice = Würfel { $dice }
misfit-other-question = `{ $kind }`, beantwortet mit { $what }
misfit-answer-to = eine Antwort auf `{ $kind }`

## Spielbriefe

mail-file-none = kein Spielbrief: { $what }
mail-file-format = erwartet wird `{ $format }`, gefunden: `{ $found }`
mail-file-other-package = der Spielbrief lässt sich nicht öffnen: die andere Seite hat `{ $package }` { $theirs }, dieses Programm { $ours }; beide brauchen dieselben Dateien
mail-file-other-match = dieser Spielbrief gehört zu einer anderen Partie
mail-file-old = dieser Spielbrief ist zu alt: er hat { $found } Zeilen, und { $known } sind schon bekannt; bitte um den nächsten
mail-file-not-yours = die andere Seite schreibt jetzt: verschicke den Spielbrief und öffne die Antwort
mail-file-draw-offered = dein Gegner bietet Remis an: nimm es zuerst an oder lehne es ab
mail-file-joined = { $side } nimmt an dieser Partie schon teil: das Geheimnis dieser Seite ist nicht hier
mail-file-not-over = der Spielbrief lässt sich nicht prüfen: die Partie läuft noch, und ihre Geheimnisse sind verdeckt
mail-file-misfit = Zeile { $line } des Spielbriefs ist ungültig: { $what }
mail-file-too-long = ein Spielbrief darf nicht mehr Zeilen haben
mail-file-no-offer = erwartet wird das Angebot einer Partie
mail-file-quotation-marks = ihre Anführungszeichen wurden unterwegs ersetzt; verschicke den Spielbrief als Datei
mail-file-cut-off = sie wurde unterwegs abgeschnitten; verschicke den Spielbrief als Datei
mail-file-changed = sie wurde nach dem Schreiben verändert
mail-file-rewritten = diese Zeile weicht von der ab, die { $side } früher geschrieben hat
mail-file-forged = sie gibt vor, von { $side } zu sein; diese Seite hat sie nicht geschrieben

## Zeilen eines Spielbriefs, die nicht zur Partie passen

mail-line-out-of-turn = { $side } war nicht an der Reihe
mail-line-open = erwartet wird eine verdeckte Antwort, gefunden: eine offene
mail-line-hidden = erwartet wird eine offene Antwort, gefunden: eine verdeckte
mail-line-no-draw = bei diesem Wurf hat diese Seite nichts gezogen
mail-line-other-draw = das aufgedeckte Ziehen weicht von dem ab, das die andere Seite gesehen hat
mail-line-joined = { $side } nimmt schon teil
mail-line-not-joined = die andere Seite nimmt noch nicht teil
mail-line-roll = erwartet wird ein Wurf oder ein Ziehen
mail-line-look = erwartet wird, dass { $side } das Gezogene ansieht
mail-line-answer = erwartet wird eine Antwort von { $side } auf `{ $asked }`, gefunden: eine auf `{ $question }`
mail-line-offer = erwartet wird, dass { $side } das Remis annimmt oder ablehnt
mail-line-over = die Partie ist aus
mail-line-no-choice = die verdeckte Antwort passt zu keiner Wahl
mail-line-no-number = hier wird keine Zahl für einen Wurf erwartet
mail-line-other-number = diese Zahl für einen Wurf weicht von der zugesagten ab
mail-line-not-drawn = Wurf { $throw } hat `{ $drawn }` nicht gezogen
mail-line-early-secret = das Geheimnis bleibt verdeckt: die Partie läuft noch
mail-line-other-secret = dieses Geheimnis passt nicht zur ersten Zusage
