# Rolls, and who sits in a seat. $purpose says what is rolled for.

roll-d6 = Roll a die: { $purpose }
roll-2d6 = Roll two dice, the coloured one first: { $purpose }
roll-d10 = Roll a ten-sided die: { $purpose }
note-on-rolls = The charts used for rolls: { $note }
marker-towards = { $marker } towards { $hex }

seat-human = a person
seat-random = chooses at random
seat-mixed = changes its goal from turn to turn
bot-attack = attacks the nearest enemy
bot-hold = holds its position and fires
bot-edge = heads for the map edge
bot-mass = concentrates everything on one enemy
bot-crowd = masses everything in one place

## Why a choice is refused

cannot-choose = cannot choose `{ $id }`: { $why }
cannot-choose-by-rule = cannot choose `{ $id }`: { $why } ({ $rule })
no-decision-pending = no decision is pending

## Answers that are not accepted

game-is-over = the game is over: no decision is pending
match-is-paused = the match is paused: continue it before you choose
match-is-read-only = cannot change the match: this request may only read it
not-your-decision = it is not { $side }'s decision now
not-a-spectators-decision = spectators make no decisions: name your side
shows-both-sides = only the referee may request this: it concerns both sides
no-such-position = the match has no earlier position with that number
no-such-hex = unknown hex: expected two hexes of the map
not-a-lesson = this match is not a lesson
cannot-continue = cannot continue the match: { $why }
expected-choice = expected one of { $ids } ({ $side }, `{ $kind }`)
expected-roll = expected a roll of { $dice }
expected-draw = expected a legal draw
undo-nothing = no decision to undo
undo-chance = a die roll or a draw followed the last decision
undo-reveal = the last decision revealed something hidden
undo-written = your opponent may have read the mail file already
undo-ended = the players have ended the match
player-failed = the { $level } playing { $side } failed: { $message }
player-failed-at = the { $level } playing { $side } failed at `{ $question }`: { $message }
ended-resigned = { $side } resigned
ended-agreed = Draw by agreement
ended-with-points = { $end } ({ $points })
draw-offered = { $side } offers a draw.
draw-withdrawn = { $side } withdrew the draw offer.
draw-declined = { $side } declined the draw.
draw-declined-ahead = { $side } declined the draw: the computer would win if the game ended now.
draw-declined-unjudged = { $side } declined the draw: the computer cannot judge its position.
end-lesson = cannot end a lesson by resignation or agreement: leave it instead
end-offer-open = cannot offer a draw: an offer is already open
end-offers-limit = cannot offer a draw: the limit of { $most } offers is reached
end-no-own-offer = cannot withdraw: this side has no open draw offer
end-no-offer = cannot answer: the other side has not offered a draw

## Advice. $level is the id of a level.

hint-suggests = The { $level } suggests: { $choice }
hint-only = the only option
hint-habit = the usual choice: the computer compares no others here
hint-even = as good as any other option here
hint-better = leads to a better position than the next best option
hint-next-best = Next best, { $points } points lower: { $choice }
review-agrees = The { $level } agrees.
review-worse = Estimated { $points } points worse than the best choice.
review-as-good = Static evaluation: as good as the best choice.
review-no-decision = cannot review: no decision has that number; choose an earlier one that was made after the match was loaded
review-chance = no player decision at that point: a die roll or a draw decided
review-own-only = during the match you can review only your own decisions
review-secret = that decision is secret: only its own side can review it

## What players look up

about-off-map = { $hex } is not on the map
about-nothing = no hex, unit, leader or formation is called `{ $what }`
about-several = `{ $what }` could mean { $ids }
