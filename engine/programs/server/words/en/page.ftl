# The page's own words. What the rules, the engine and packages say comes from elsewhere.

## Home

# The name of the project. The title of the page and the web app manifest read it here.
home-name = Blind Swords
home-about = Battles of the American Civil War. Every rule enforced, every refusal explained.
home-begin = Where to begin
home-learn = Learn
home-learn-about = Short lessons, a few minutes each
home-computer = Play the computer
home-computer-about = The computer takes the other side
home-friend = Play a friend
home-friend-about = Send an invitation link
home-matches = Your matches
home-devices = Play on another device…
devices-about = Open this link on your phone or another computer. All your matches appear there, and new ones on each device that has opened it. Anyone with the link can play your seats: keep it to yourself.
devices-link = Link for your devices
home-public = Public matches
home-find = Find a match
home-more = Show more
home-saved = Saved match
home-help = Manual

lesson-time = { $minutes } minutes
lesson-time-done = { $minutes } minutes, done
lessons-more = { $count ->
        [one] one more lesson
       *[other] { $count } more lessons
    }
lessons-of = { $count ->
        [one] one lesson
       *[other] { $count } lessons
    } with { $title }
lessons-with = With { $title }. No experience needed.

## A new match

match-new = New match
match-battle = Battle
match-options = Optional rules
# An optional rule that needs another one.
match-idle = { $option } has no effect without { $needs }.
match-open = I play both sides: show everything
match-name = Match name (optional)
match-clocks = Clocks
match-listed = List publicly (spectators welcome)
match-begin = Begin
match-begins = Setting up the match…
seat-me = Me
seat-invite = A friend, by link
seat-open = Anyone, from the public list
seat-post = A friend, by mail
seat-computer = Computer, { $player }
clocks-none = None
clocks-shown = Show thinking time
clocks-limit = { $minutes } minutes per side (overtime is flagged, not enforced)

## Matches in a list

match-untitled = Match
match-joined = Joined match
match-by-mail = Match by mail
match-forget = Forget { $title }
match-forgotten = Removed { $title } and its seat key.
match-remember = Undo
match-unreachable = cannot reach this match
match-over = over
match-runs = in progress
match-sit = Take seat: { $side }
match-watch = Watch this match
stand-both = both sides
stand-computers = computers play
stand-open = { $side } vs. an open seat
stand-player = { $side } vs. a player
stand-computer = { $side } vs. the computer ({ $who })
stand-yours = your move
saved-continue = Continue this match (otherwise open it as a replay)
saved-open = Open a save or a mail file
saved-open-battle = Open a save, a mail file or a packed battle (.swords)
battle-received = Battle added: { $title }
all-matches = All matches

## Errors

error-title = Something went wrong
error-unreachable = Cannot reach the server. Check your connection and try again.
seat-taken = This seat is taken
seat-taken-about = An invitation works once, and this one has been used. If you used it, open the match in the browser where you joined. Otherwise ask the sender for a new invitation. Anyone may watch the match.
engine-broken = Cannot start the engine. Reload the page.
engine-broken-by = Cannot start the engine: { $cause }. Reload the page.
engine-no-start = Cannot start the engine. The browser may be blocking stored data: open the page in a normal window, not a private one.
engine-failed = The engine failed. Your match is unchanged.
engine-moved = This match changed in another tab. Check the position and choose again.
engine-unsaved = Cannot save your move: { $cause }. Your match is unchanged.

## The table

undo = Undo
undo-about = Undo the last decision (u)
undo-ask = Ask to undo
close = Close
your-turn = It is your turn.
menu-more = More tools
menu-coach = Coach
menu-coach-about = Explain each decision
menu-sight = Sight
menu-sight-about = Line of sight (l)
menu-rules = Rules
menu-rules-about = Rules, terms and charts
menu-hide = Hide counters
menu-hide-about = Show the map without counters (h)
menu-draw = Offer a draw…
menu-resign = Resign…
menu-plan = Plan…
menu-plan-about = Try moves on a private copy of this match, with its own dice. It knows only what you know.
menu-seats = Seats
menu-print = Print
menu-print-about = Print the map and the counters
menu-settings = Settings
menu-keys = Keys
menu-keys-about = Keys and help
menu-help = Manual
panel-name = Decision and log
tabs-name = Panels
tab-decision = Decision
tab-log = Log
tab-status = Status
tab-chat = Chat
line-lost = Lost access to this match. Open its link again.
line-down = Connection lost. Reconnecting…
wish-waits = The { $side } player has asked to undo the last decision.
wish-asked = The { $side } player asks to undo the last decision.
wish-agree = Agree
wish-refuse = Refuse
resign-about = { $side } resigns, and { $other } wins at once. This cannot be undone.
resign = Resign
draw-about = { $other } may accept or decline. The offer lapses with your next move.
draw-offer = Offer a draw
draw-agree-about = Both sides agree to a draw, and the match ends. This cannot be undone.
draw-agree = Agree to a draw
draw-accept = Accept
draw-decline = Decline
draw-withdraw = Withdraw the offer
role-replay = Replay
role-viewing = Viewing: { $side }
role-both = Both sides
role-side = You: { $side }
role-watching = Watching
clocks-name = Thinking time of each side

## Settings

# In every language both words.
settings-language = Language / Sprache
settings-automatic = automatic
settings-theme = Theme
theme-auto = automatic
theme-light = light
theme-dark = dark

## The slider of time

step-decision = by decision
step-part = by part of a turn
step-turn = by turn
time-slider = Position in the match
time-back = Back
time-back-key = Back ([)
time-forward = Forward
time-forward-key = Forward (])
time-now = Now
time-now-yours = Now: your turn
time-at = { $at } of { $of }
time-link = Link
time-link-about = Copy a link to this position
time-step = Length of a replay step
time-view = View
time-view-about = Choose whose view to show
time-view-both = both sides
time-play = Play replay
time-pause = Pause replay
link-here = Link to this position
link-copied = Copied:
link-copy = Press Ctrl+C to copy:

## What happened

since-name = Since your last move
since = Since your last move: { $events ->
        [one] one event
       *[other] { $events } events
    }. { $gravest }
since-spared = Since your last move: { $events ->
        [one] one event
       *[other] { $events } events
    }; { $spared ->
        [one] one reaction window
       *[other] { $spared } reaction windows
    } passed for you. { $gravest }
since-at = { $at } of { $of }: { $text }
since-previous = Previous (,)
since-next = Next (.)
since-replay = Replay on the map
sounds = Play sounds
pace-name = Playback speed
pace-instantly = instantly
pace-quickly = quickly
pace-slowly = slowly

## The map

map-name = Map
map-help = Use the arrow keys to move from hex to hex and Enter to choose. Press the question mark for all keys.
map-nothing = You cannot choose anything on the map now
map-point-first = Point at a hex first
map-can = You can choose: { $option }
map-reach = Within reach for { $cost }
map-edge = Map edge
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Whole map
counters-hidden = Counters hidden
counters-show = Show counters
tip-name = Hex details
hex-level = level { $level }
rose-name = Directions: up is { $up }, down is { $down }
laid-towards = { $thing } towards { $hex }
areas-name = Areas of the map
areas-show = Areas to show
areas-show-key = Areas to show (z)
areas-none = This map has no areas to show
areas-hidden = { $area }: hidden
sight-first = Choose the first hex.
sight-second = Choose the second hex.
sight-from = From { $hex }: choose the second hex.
sight-open = { $from } to { $to }: range { $range }, { $los } ({ $rule })
sight-blocked = { $from } to { $to }: range { $range }, { $los } by { $blocker }, { $reason } ({ $rule })
warn-backfires = This is more likely to hurt you than the enemy.
warn-again = { $why } Choose it again to confirm. This warning appears only once.

## Decisions

path-now = Current place in the sequence of play
path-then = Place in the sequence of play at this move
decision-secret = This decision is secret.
cover-title = Secret { $side } decision
cover-about = For the { $side } player's eyes only.
cover-show = Show the { $side } decision
suggest = Suggest
waiting-replay = The { $side } player's decision
waiting-player = Waiting for the { $side } player
waiting-computer = { $side }: the computer is thinking
computers-play = Answers so far: { $answers }
computers-stop = Stop the computers
computers-stop-about = The match stays where it is, and you play both sides from here.
computers-resume = Let the computers go on
game-over = The game is over
rematch = Rematch, swapping sides
next-unit = Next: { $units }. Choose a lit hex for it, or another option.
options-idle = { $count } more choices without effect
options-hexes = { $count } hexes, also on the map
option-all = All: { $option }
hex-standing = { $others ->
    [0] { $unit } in { $hex }
   *[other] { $unit } and { $others } more in { $hex }
}
options-others = { $count ->
    [one] { $count } more target
   *[other] { $count } more targets
}
option-repeat-about = Also applies to all remaining units with this choice
option-repeat = { $option }, and the same for the rest
option-place = Place the rest for me
option-place-about = Places this unit and the remaining ones, spread out
option-finish = Done with { $activity }
option-finish-about = Ends this step and the remaining ones
option-fire-all = Fire all at the best odds
option-fire-all-about = Fires with each unit that has a target, one after the other
option-react = Fire every time
option-react-about = During this activation, whenever only one of your units can fire
option-standing = Pass until something changes
option-standing-about = Asks you again when your choices change or the turn ends
option-again = { $option }: cannot be undone, press again to confirm
then-title = Viewing move { $n }
then-return = Return to the current position
then-review = Review the decision made here
odds-more = Details
odds-less = Less
odds-range = { $least } to { $most }
# The chance that the attacker suffers.
odds-own = attacker { $chance }

## Advice

advice-none = No advice is available.
advice-suggests = The { $level } suggests: { $best }
advice-had-chosen = The { $level } would have chosen: { $best }
advice-agrees = The { $level } agrees.
advice-worse = Estimated { $points } points worse than the best choice.
advice-equal = Static evaluation: as good as the best choice.
advice-why = Why, in victory points
advice-next = Next best, { $points } points lower: { $option }

## Lessons

lesson-name = Lesson
lesson-named = Lesson: { $title }
lesson-step = { $at } of { $of }
lesson-back = Back
lesson-next = Next
lesson-show = Show me
lesson-right = Right.
lesson-read-first = Read this step first, then press Next.
lesson-over = Lesson complete
lesson-following = Next: { $title }
lesson-all = All lessons

## A match by mail

mail-file-send = Send this mail file to your opponent
mail-file-send-to = Send this mail file to the { $side } player
mail-file-about = Send it by email, in a forum or any other way. No one else can read its hidden parts, and any change to it is detected.
mail-file-save = Save the mail file
mail-file-final = Save the final mail file, so that your opponent can see the result
mail-file-reply = Open the reply
order-from-now = From now on, in reaction windows like this
order-ask = Ask me
order-never = Always pass
order-harm = Act if the chance to harm the enemy is at least { $least }%
order-about = The program follows this order without sending the mail file. Your opponent can see the order.

## Log, status and chat

log-earlier = Earlier
log-go = View the position after this
log-details = Details
state-none = None
talk-message = Chat message
talk-send = Send
talk-notes = Private notes
talk-notice = Notice

## The report of a match

report-name = Match report
report-points = points
report-lost = strength lost
report-history = { $side } lost { $lost } (historically { $history })
report-historical = historical
report-turning = Turning points
report-turns = Turn by turn, { $usa } : { $csa }
report-losses = Losses
report-losses-history = Losses against history
report-dice = Dice
report-map = Map of the turning points. The list has the same numbers.
report-final = Dots: position at the end. Numbers: turning points
report-to-map = To the map
report-sources = Points by source
report-formations = Strength lost, by formation and turn
report-events = Events: { $count }
report-event = { $when }: { $side }, { $what }
report-text = The match report as text
report-copy = Copy as text
report-copy-by-hand = Select the text and copy it
report-save = Save as a web page
report-curve = Points by turn. Final score: { $usa } { $usaPoints }, { $csa } { $csaPoints }
lead-tied = tied
lead = { $side } { $points } ahead
luck-none = no dice
luck = { $dice } dice, average { $average } ({ $off } from { $expected })

## Seats

seats-by-mail = plays by mail
seats-open = open: waiting for your opponent
seats-player = a player
computer-player = { $id ->
    [recruit] Recruit
    [sergeant] Sergeant
    [captain] Captain
    [general] General
    [random] Random
    [attack] Attack
    [hold] Hold
   *[other] { $id }
}: { $about }
seats-computer = the computer, as { $level }
seats-bot = the bot "{ $who }"
seats-level = Computer level for { $side }
seats-give = Let the computer play
seats-take-back = Take the seat back
seats-invitation = Invitation for the { $side } player
seats-code = The same link as a QR code
seats-spectators = Link for spectators
seats-own = Link to your own seat, for another browser
seats-save = Save to a file
seats-unplayed = No move from this seat yet.
seats-invite-other = Invite another player
seats-list = Offer the seat publicly again
windows-ask = Ask me in secret reaction windows
windows-pass = Pass secret reaction windows for me
windows-about = You get these prompts even when you have nothing to play, so that they reveal nothing to your opponent.
dice-shared = Both sides generate the dice together, so that neither can look ahead or roll again.
dice-seed = Dice seed: { $seed }.
dice-chosen = The player who created this match chose the seed.
dice-name = Dice
dice-hash = SHA-256 of the seed: { $hash }
notify = Notify me when it's my turn
notify-blocked = Your browser is blocking notifications from this page.
alert-webhook = Webhook for your turn
alert-about = When it's your move and this page is closed, the server posts a message to this address, such as an incoming webhook of a chat service. Leave it empty for none.
alert-set = Set
alert-kept = Saved
copy = Copy
copied = Copied
copy-by-hand = Press Ctrl+C to copy

## Print

print-map = The map
print-set-up = The map with the units of this battle
print-counters = The counters, to cut out
print-svg = Save as SVG
print-scale = Print at 100% scale, so that the counters fit the map: a counter is 12.6 mm wide. Printing to a PDF file keeps these sizes. The sheets of a map overlap by 6 mm.

## Rules

rules-find = Find a term
rules-found = Terms and rules
rules-all = All rules
rules-lists = Charts and terms
rules-terms = All terms
rules-chart = Chart
rules-used = (used here)

## Keys

key-choice = make the choice with this key
key-through = move through the choices
key-choices = go to the choices
key-map = go to the map: arrow keys move the cursor, Enter chooses, Shift with an arrow key moves the map
key-next = go to the next or the previous place that you can choose
key-zoom = zoom in, zoom out, whole map
key-why = explain why you cannot choose the hex under the cursor
key-pin = pin the hex details, so that you can open the terms in them
key-sight = line of sight
key-areas = choose areas to show on the map
key-undo = undo
key-hide = hide counters
key-whole = whole map
key-events = step back and forward through the events since your last move
key-match = step back and forward through the match
key-leave = leave the current mode
key-keys = show these keys
keys-pointers = Mouse: click anything that is highlighted. Turn the wheel to zoom, and drag to move the map. Drag a unit to its destination or onto its target. A stack moves as a whole; open it to drag one of its units. Click a distant hex to move there and end the move, or hold Shift to keep moving. Touch: tap, drag and pinch. Tap a distant hex to see the path, and tap it again to move.

## The battle in one card

briefing-begin = Begin the battle
briefing-both = You play both sides.
briefing-watch = { $usa } against { $csa }. You are watching.
briefing-you = You command the
briefing-map = Map with both armies at the start
briefing-goals = worth points
rules-battle = The battle: victory, armies, special rules

## Map editor

edit-title = Map editor
edit-map = Map. Arrow keys move the cursor, Enter applies the tool, the keys 1 to 6 choose a hexside, Delete takes a unit off.
edit-mode = What to edit
edit-terrain = Terrain
edit-level = Levels
edit-side = Hexsides
edit-road = Roads
edit-place = Names
edit-unit = Units
edit-arrival = Reinforcements
edit-objective = Objectives
edit-scenario = Scenario
edit-undo = Undo
edit-redo = Redo
edit-save = Save
edit-saved = Saved
edit-unsaved = Not saved: { $files }
edit-set = Set
edit-name = Name
edit-kind = Kind
edit-turn = Turn
edit-derive = Derive slopes while I change levels
edit-derive-all = Derive all slopes
edit-side-about = Click near a hexside to add or remove the feature.
edit-side-key = Choose a hexside with the keys 1 to 6.
edit-road-new = New road
edit-road-name = Name the road first.
edit-road-about = Click hexes next to an end to extend the road. Click an end to shorten it.
edit-road-second = The road starts in { $hex }. Click the next hex.
edit-road-far = This hex is not next to an end of the road.
edit-road-remove = Remove this road
edit-place-about = Click a hex to name it.
edit-place-name = Name of { $hex } (empty for none)
edit-unit-about = Choose a unit in the list or on the map, then click its hex. Or drag a unit on the map.
edit-unit-chosen = Click the hex of { $unit }.
edit-unit-remove = Take the unit off the map
edit-unit-none = All units are on the map or arrive later.
edit-facing = Facing of new stacks
edit-brigade = Whole brigade
edit-arrival-about = Choose units, then click their entry hex.
edit-arrival-who = Choose the units that arrive first.
edit-arrival-remove = Remove the reinforcement { $who }
edit-scorer = Side that scores
edit-points = Victory points
edit-objective-about = Click a hex to add the objective, and click again to remove it.
edit-no-scenario = This game has no scenario yet.
edit-no-arrivals = The editor does not know the reinforcements of these rules.
edit-no-objectives = The editor does not know the objectives of these rules.
edit-backdrop = Trace a picture
edit-backdrop-file = Picture (stays in this browser)
edit-backdrop-opacity = Opacity
edit-backdrop-x = Left and right
edit-backdrop-y = Up and down
edit-backdrop-scale = Size
edit-broken = The map cannot be shown
edit-checking = Checking…
edit-found =
    { $errors ->
        [0] No errors
        [one] One error
       *[other] { $errors } errors
    }, { $warnings ->
        [0] no warnings
        [one] one warning
       *[other] { $warnings } warnings
    }
edit-conflict = Another program has changed { $files }, and you have unsaved edits.
edit-conflict-mine = Read it and apply my edits again
edit-conflict-theirs = Read it and drop my edits
edit-keys = Drag to paint. Hold Shift to drag the map, turn the wheel to zoom. Ctrl+Z undoes, Ctrl+S saves.
edit-exchange = Other programs
edit-svg = Save the drawing as SVG
edit-tiled-export = Save for Tiled (.tmj)
edit-tiled-import = Read terrain and levels from Tiled (.tmj, .tmx)
edit-tiled-damaged = This is not a map of Tiled.
edit-tiled-packed = Save the map in Tiled without compression.
edit-tiled-size = The map of Tiled must have { $width } columns and { $height } rows.
edit-tiled-unknown = These tiles have no property `terrain` or `level`: { $tiles }
