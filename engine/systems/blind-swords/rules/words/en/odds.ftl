# Odds of a fire or a close combat.
# $hex, $unit, $lead: names. $share: percent. $column: a column of the table, with its shifts.

odds-only = { $strength }; { $tests }
odds-first-of-several = { $strength }; { $tests }; type `odds` for more
odds-fire = Fire at { $hex }: { $lead }, cohesion { $cohesion }
odds-close-combat = Close combat against { $hex }: { $lead }, cohesion { $cohesion }
odds-given = { $combat }, if { $conditions }
odds-if-lead = { $unit } is the lead unit
odds-if-assaulting = { $hex } is the Assaulting Hex
odds-if-primary = { $side } is the primary hexside
odds-assumed = assumed: { $assumptions }
odds-uncounted = not worked out further in { $share } of cases: { $reason }
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

effect-nothing = no effect
effect-depletion = depletion
effect-attacker-depletion = attacker depleted
effect-morale-hit = Morale Hit
effect-break-test = Break Test
effect-retreat = retreat
effect-panic = panic
effect-attacker-morale-hit = attacker takes a Morale Hit
effect-attacker-retreat = attacker retreats

## Fates of units

fate-breaks = a unit breaks
fate-eliminated = a unit is eliminated
fate-panics = a unit panics
fate-attacker-breaks = an attacker breaks
fate-attacker-eliminated = an attacker is eliminated

## Assumptions about players

assumed-no-event = neither side plays a held event
assumed-no-defence = the defender holds fire
assumed-cavalry-stands = attacked cavalry does not withdraw
assumed-no-pursuit = no unit fires at a retreating unit

## Decisions that end the count

undecided-retreat = the owner of retreating units chooses their path
undecided-panic = the firing or attacking side chooses the unit that panics
undecided-largest = the owner chooses among equally large units
undecided-withdrawal = a unit has several hexes to withdraw to
undecided-script = a scenario rule gives a player a choice
undecided-advance = the winner chooses the units that advance
undecided-other = a player has another decision
undecided-cut = there are too many possible outcomes to work out
