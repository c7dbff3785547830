# Why a match cannot be set up, loaded or continued. Ids, paths and words of files stay as they are.

## Set-up

setup-no-scenario = unknown scenario `{ $scenario }` in `{ $package }`: expected { $known }
setup-no-lesson = unknown lesson `{ $lesson }` in `{ $package }`: expected { $known }
setup-no-lessons = unknown lesson `{ $lesson }` in `{ $package }`: it has no lessons
setup-no-option = unknown option `{ $name }` of scenario `{ $scenario }`: its optional rules are { $known }
setup-no-options = unknown option `{ $name }` of scenario `{ $scenario }`: it has no optional rules
setup-not-a-switch = `{ $name }` is an optional rule: expected true or false, not `{ $value }`
setup-unknown-option = unknown option `{ $name }`
setup-no-value = `{ $name }` cannot be `{ $value }`: expected { $expected }
no-seed = expected a whole number or 32 hexadecimal digits
setup-no-player = the { $seat } cannot play { $package }: expected { $known }

## Files

save-in-use = { $path }: another program is playing this match
save-exists = { $path } already exists: play that file to continue its match, or name another file

## Saves

save-package = cannot open the package that this save needs: { $why }
package-with-content = { $why } (its content: { $content })
save-too-large = the save has { $bytes } bytes: expected at most { $most }
save-empty = the save has no complete line: expected a header first
save-no-header = not a save: expected a header in line 1 ({ $error })
save-broken = cannot read the save: { $what }
save-format = line 1 names the format `{ $found }`: expected `{ $format }` or `{ $unsealed }`
save-quoted = the lines of the save are quoted with `>`; send the save as an attachment
save-quotation-marks = the quotation marks in the save were replaced in transit; send the save as an attachment
save-cut-off = line 1 is cut off or wrapped; send the save as an attachment
contents-differ = the package `{ $package }` has changed since this save was written: { $what }
contents-changed = { $files } changed
contents-added = { $files } added
contents-removed = { $files } removed
contents-more = { $more } more
contents-hashes = its hash was { $saved } and is { $here }
save-plan = cannot open this plan: it was made with another version of the program or of its package
save-finished = this match is finished and cannot be continued from an earlier position: { $why }
save-finished-now-open = this match is finished, but under this package it would go on

misfit = line { $line } is invalid: { $expected }, found { $found }
misfit-kind = expected an answer, a board or an undo
misfit-answer = expected answer number { $n }
misfit-answer-found = number { $n }
misfit-board = expected a board after { $n } answers
misfit-board-found = a board after { $n } answers
misfit-board-hash = expected a position with the hash { $hash } after { $n } answers
misfit-board-hash-found = { $hash } after { $n } answers
misfit-undo = expected an undo back to one of the { $n } earlier answers
misfit-undo-found = answer { $n }
misfit-line = expected the original line
misfit-line-found = a changed line, whose seal does not match
misfit-over = expected no further answer: the game is over
misfit-over-found = a further line
misfit-ending = expected a resignation or a draw offer after { $n } answers
misfit-seed = expected the roll or draw that the seed gives: { $id }
misfit-dice = dice { $dice }
misfit-other-question = `{ $kind }` answered with { $what }
misfit-answer-to = an answer to `{ $kind }`

## Mail files

mail-file-none = not a mail file: { $what }
mail-file-format = expected `{ $format }`, found `{ $found }`
mail-file-other-package = cannot open the mail file: the other side has `{ $package }` { $theirs }, and this program has { $ours }; both need the same files
mail-file-other-match = this mail file belongs to another match
mail-file-old = this mail file is too old: it has { $found } lines, and { $known } are already known; ask for the next one
mail-file-not-yours = it is the other side's turn to write: send the mail file and open the reply
mail-file-draw-offered = your opponent offers a draw: accept or decline it first
mail-file-joined = { $side } has already joined this match, with a secret that is not in this folder of saves
mail-file-not-over = cannot verify the mail file: the match is not over, and its secrets are still hidden
mail-file-misfit = line { $line } of the mail file is invalid: { $what }
mail-file-too-long = the mail file has reached its line limit
mail-file-no-offer = expected a match offer
mail-file-quotation-marks = the quotation marks in the mail file were replaced in transit; send the mail file as an attachment
mail-file-cut-off = the mail file was cut off in transit; send the mail file as an attachment
mail-file-changed = this line was changed after it was written
mail-file-rewritten = this line differs from the one that { $side } wrote earlier
mail-file-forged = this line claims to be from { $side }, who did not write it

## Lines of a mail file that do not fit the match

mail-line-out-of-turn = { $side } wrote this line out of turn
mail-line-open = expected a hidden answer, found one in plain text
mail-line-hidden = expected an answer in plain text, found a hidden one
mail-line-no-draw = this roll gave this side nothing to draw
mail-line-other-draw = the revealed draw differs from the one that the other side saw
mail-line-joined = { $side } has already joined
mail-line-not-joined = the other side has not joined yet
mail-line-roll = expected a die roll or a draw
mail-line-look = expected { $side } to look at the drawn chit first
mail-line-answer = expected an answer by { $side } to `{ $asked }`, found one to `{ $question }`
mail-line-offer = expected { $side } to accept or decline the draw
mail-line-over = the match is over
mail-line-no-choice = the hidden answer matches none of the choices
mail-line-no-number = expected no random number here
mail-line-other-number = the random number for this roll is not the one committed earlier
mail-line-not-drawn = roll { $throw } did not draw `{ $drawn }`
mail-line-early-secret = cannot reveal this side's secret: the match is not over
mail-line-other-secret = the revealed secret is not the one committed at the start
