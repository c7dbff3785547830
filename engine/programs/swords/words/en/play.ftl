# The terminal, plain and full screen. Commands and keys that people type are the same in every language.

saved = Saved. Continue with `{ $again }`.
saved-after-every-move = Saved after every move: { $path }
welcome = Saved in { $path } after every move. Type `help` for the commands.
warning = Warning: { $idle }.
eyes-only = For the { $side } player's eyes only. Press Enter to see the decision.
cover =
    For the { $side } player's eyes only.
    Press Enter when no one else can see, or q to leave.
cannot-undo = Cannot undo: { $refusal }.
undone = Undone.
resign-again = Resign for { $side }? { $other } then wins at once. Do the same again to resign.
draw-again = Offer { $other } a draw? Do the same again to offer it.
draw-again-shared = Do both sides agree to a draw? Do the same again to end the match.
draw-reply = Type `accept` or `decline`.
laid-between = { $name } between { $hex } and { $beyond }
laid-in = { $name } in { $hex }
wrong-answer = { $error }. Type `help` for the commands.
no-rule-found = No rule or term found for `{ $wanted }`.
no-areas = This map has no areas to show.
unknown-area = Unknown area `{ $wanted }`: expected { $known }.
area-shown = { $area }. Press z for the next area.
areas-hidden = Areas hidden.
game-over = The game is over.
lesson-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
lesson-commands = Type `help` for the commands. `quit` leaves, and `swords play { $path }` continues.
lesson-complete = Lesson complete.
lesson-complete-keys = Lesson complete. Press q to leave, or play on.
lesson-title = { $title }, { $place } of { $of }
lesson-title-complete = { $title }, complete
look-at = Look at: { $places }
more = More: { $places }
press-enter = Press Enter to continue.
point = { $ask } Type the hex number or the unit id.
point-typed = { $ask } Type the hex number or the unit id: { $typed }_
right = Right.
keys = ↑↓ Enter  type to filter  / look  w why  u undo  l log  c chits  ? help  q quit
title-log = Log
title-help = Help
title-hint = Hint
title-odds = Odds
title-why-not = Why not
title-waiting = Waiting for the other side
title-game-over = The game is over
no-decision = No decision is pending.
no-choice-matches = no choice matches
no-choice-contains = No choice contains `{ $typed }`.
place-of = { $place } of { $of }
filter = , filter: { $typed }_
scroll-or-close = ↑↓ scroll, any other key closes
type-an-id = Type the id of a choice.
ask-look = Show which hex or unit?
ask-why = Explain which choice? Type its id, or nothing for all:
help =
    Type the id or the number of a choice. To move a unit, you can also type a distant hex.
    {"  "}why [ID]    explain why a choice is legal or not; without ID, every refused choice
    {"  "}odds [ID]   show the odds of a choice
    {"  "}hint [WHO]  ask the computer for advice: recruit, sergeant, captain, general
    {"  "}look WHAT   show a hex or a unit (its id)
    {"  "}map         show where all units are
    {"  "}areas WHAT  show the hexes of an area, such as a command radius; without WHAT, list the areas
    {"  "}state       show the turn, points and tracks, as far as you may know them
    {"  "}options     show the decision again
    {"  "}briefing    show the battle: victory, armies, special rules
    {"  "}rules WHAT  explain a term, an abbreviation or a section such as SS 12.1 or CM 9.4; also `? CR`
    {"  "}log         show the last lines of the log
    {"  "}story       show the last two turns, a line for each activation, phase or event
    {"  "}undo        undo your last decision, back to the last die roll or draw
    {"  "}resign      resign the match; asks once more
    {"  "}draw        offer a draw; asks once more
    {"  "}save        show where the match is saved
    {"  "}quit        leave; you can continue the saved match later
help-keys =
    ↑ ↓ PgUp PgDn   move through the choices; the map lights up their hexes
    Enter           make the highlighted choice
    1510, 10th …    type an id or a name to filter the choices; Esc clears the filter
    {"                "}type f first if the first letter is a command
    ← →, Shift ↑ ↓  move the map; Home centres it again
    /               look at a hex or a unit: what is there, and who can see it
    w               explain why a choice is legal or not; type nothing for every refused choice
    o               show the odds of the choice
    i               ask a captain for advice
    l               show the log, with every roll in full
    c               show chits and tracks, as far as you may see them
    z               show the next area on the map, such as a command radius
    t               show the whole text of the lesson
    u               undo your last decision, back to the last die roll, draw or reveal
    s               show where the match is saved; this happens after every move
    q               leave; `swords play FILE` continues the match
choice-legal = `{ $id }` is legal.
every-choice-legal = Every possible choice is legal.
no-odds = No choice leads directly to a die roll.
unknown-level = Unknown level: expected { $known }.
no-advice = No advice is available.
fault = { $fault }; the save { $path } contains the moves that led to the fault

## Lists, mail and replays

games-help = `swords play GAME` starts the first scenario. `swords help` lists the commands.
game-broken = has errors: run swords validate { $id }
lessons-of = { $title }: { $count ->
    [one] one lesson
   *[other] { $count } lessons
}
continues-before = The match continues from the last position before that line.
contents-kept = { $differs }. This match uses the earlier version, which the program has kept.
differs-help = `swords replay { $path }` shows the match as far as it agrees. `swords save upgrade { $path }` writes a save for the changed package.
upgrade-same = { $path } already names the present package
upgrade-whole = { $path } has all { $answers } answers under the changed package
upgrade-part = { $path } has the first { $kept } of { $answers } answers; the changed package refuses the next one: { $refused }
play-mail-file = cannot play { $path }: it is a mail file; open it with `swords mail { $path }`
saves-not-writable = cannot save a match in { $folder }: { $error }; name another folder with --saves DIR or the environment variable { $variable }
mail-send = Send { $path } to the { $side } player, and open the reply with `swords mail FILE`.
mail-exists = cannot write { $path }: it already exists; name another mail file
mail-no-copy = { $path }: { $side } started this match, but that side's own copy of it is not in this folder of saves
mail-verified =
    All { $lines } lines match, with { $rolls } rolls shared by both sides. { $outcome }
    Saved as { $path }
replay-verified = { $answers } answers and { $boards } boards agree with the save
committed-seed = All dice come from the seed. Its SHA-256 is { $hash }
rolled-by-players = Players rolled their own dice, which cannot be verified.
no-committed-seed = players rolled the dice of this match: there is no committed seed
other-seed = this seed is not the committed one: its SHA-256 is { $hash }
no-reviewer = no computer opponent can review these rules

## The printed rulebook

rulebook-about = The rules in our own words, with the options in force. The numbers after a rule are the sections of the rulebook that it covers.
rulebook-rulings = Rulings
rulebook-terms = Terms
rulebook-aid = Player's aid
rulebook-marks = how many values in a chart are reconstructed (†) or designed (‡)
