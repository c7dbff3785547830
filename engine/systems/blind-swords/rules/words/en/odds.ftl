# Odds of a fire or a close combat.
# $hex, $unit, $lead: names. $share: percent. $column: a column of the table, with its shifts.

odds-only = { $strength }; { $tests }
odds-first-of-several = { $strength }; { $tests }; `odds` shows more
odds-fire = Fire at { $hex }: { $lead }, cohesion { $cohesion }
odds-close-combat = Close combat against { $hex }: { $lead }, cohesion { $cohesion }
odds-given = { $combat }, if { $conditions }
odds-if-lead = { $unit } is the lead unit
odds-if-assaulting = { $hex } is the Assaulting Hex
odds-if-primary = { $side } is the primary hexside
odds-assumed = taken for granted: { $assumptions }
odds-uncounted = in { $share } what follows is not counted: { $reason }
odds-column = column { $column }
odds-no-column = no effect
odds-range = range { $distance } { $bands }
odds-strength = { $strength } SP
odds-strengths = { $attacking } SP against { $defending }, { $column }
odds-share = { $what } { $share }

## Bands of range

band-canister = Canister
band-effective = Effective
band-long = Long
band-extreme = Extreme

## Cohesion tests

test-none = no effect
test-close-fight = Close Fight
test-routine = Routine
test-tough = Tough
test-severe = Severe

## Effects of the dice

effect-nothing = nothing
effect-depletion = depletion
effect-attacker-depletion = attacker depletion
effect-morale-hit = morale hit
effect-break-test = break test
effect-retreat = retreat
effect-panic = panic
effect-attacker-morale-hit = attacker morale hit
effect-attacker-retreat = attacker retreat

## Fates of units

fate-breaks = a unit breaks
fate-eliminated = a unit is eliminated
fate-panics = a unit panics
fate-attacker-breaks = an attacker breaks
fate-attacker-eliminated = an attacker is eliminated

## Assumptions about players

assumed-no-event = nobody plays a held event
assumed-no-defence = the defender holds his fire
assumed-cavalry-stands = attacked cavalry does not withdraw
assumed-no-pursuit = nobody fires at a unit that retreats

## Decisions that end the count

undecided-retreat = the owner of retreating units chooses their way
undecided-panic = the firing or attacking side chooses who panics
undecided-largest = an owner chooses among his largest units
undecided-withdrawal = a unit may withdraw in several ways
undecided-script = a rule of the scenario asks somebody
undecided-advance = the winner chooses who advances
undecided-other = somebody decides something else
undecided-cut = there are too many ways to play them all
