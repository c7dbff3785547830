# Refusals that players meet at a shared table. Errors in requests, which programs meet, are in English.

key-opens-no-seat = this key opens no seat of this match
too-many-seats = you hold { $seats } seats in which you have not played yet: make a move in one of them first
moved-on = the match has changed since you looked (revision { $now }): look again
no-seed-for-two = `seed` is not allowed in a match with an invited opponent: leave it out
scripts-too-long = this game's scripts take too long at this point: nothing was changed
only-maker-opens = only the player who created a match can reopen a seat
not-in-list = cannot open the seat to everyone: this match is not in the list
cannot-reopen = cannot reopen this seat: no one was invited to it, or its player has played
seat-lapsed = you did not make a move from this seat in time: it is open to others again
needs-that-key = expected the key of that seat
key-opens-other = this key does not open that seat
report-after-end = cannot show the match report: the match is not over
save-after-end = cannot save before the match is over: the save would show your opponent's secrets
no-bot-by-mail = cannot seat a bot: two people play a match by mail
not-by-mail = this match is not played by mail
mail-file-sent = cannot choose: your opponent has the mail file; open the reply
computer-thinks = cannot choose: the computer is thinking
other-side-decides = cannot choose: the other side decides now
roll-comes-next = cannot choose: a die roll or a draw comes next
match-closed = cannot play: the server's operator has closed this match
no-play-in-replay = cannot play in a replay
choice-not-played = the choice was not played: look at the match again
no-undo-request = no undo request is pending
spectators-end-nothing = spectators cannot resign or offer a draw
other-answers-undo = only the other side can answer an undo request
undo-limit = cannot undo: the limit of { $most } undone decisions is reached
undo-not-yours = cannot undo: the last decision is the other side's
key-opens-no-view = this key does not open that side's view

## Messages of the system in the chat. $side is the name of a side, $level and $bot are ids.

notice-joined = The { $side } player has joined.
notice-reopened = The { $side } seat is open again.
notice-lapsed = The { $side } seat is open again: its player has not moved for { $hours } hours. The invitation is valid again.
notice-person = A person plays the { $side } side again.
notice-computer = The computer plays the { $side } side, as a { $level }.
notice-bot = The bot { $bot } plays the { $side } side.
notice-late = The { $side } side has used more than { $minutes } minutes.
notice-unreadable = Part of this match is unreadable: { $what }. Play continues from the last readable position. Earlier positions may be missing. The server's operator has the original record.
unreadable-line = line { $line } of the record is damaged or can no longer be replayed
unreadable-end = the last { $lost } lines of the record are lost
notice-changed = Part of this match has been changed: { $what }. If a key no longer opens its seat, the server's operator can open the seat with a new one.
notice-earlier = { $what }. The match goes on with the earlier version.
notice-package = { $what }. The match goes on with the changed package.
damaged-seat = the { $side } seat
damaged-about = the entry in the list of matches
damaged-lines = the record of moves
damaged-talk = the chat
damaged-notes = the notes
damaged-clocks = the clocks
damaged-file = the file on the server

## Limits of a server

server-store = cannot read or write the matches: { $why }
server-other-package = { $what }. Watch the match, or run `swords save upgrade` on it.

## Limits of a server

limit-size = the request is too large: expected at most { $limit } bytes
limit-requests = too many requests: wait a moment
limit-stored = daily storage limit of your address reached: try again later
limit-uploads = too many uploads from your address: wait a moment
limit-followers = too many people follow this match: try again later
limit-followed = your address follows too many matches
limit-disk = the server's disk is almost full: new matches are not possible, but existing ones continue
limit-banned = this server refuses requests from your address
limit-link = this link works only once: use the page that it opened, or the address that the program printed
limit-time = the request took too long to arrive: send it again
limit-busy = the server is busy: try again in a moment
