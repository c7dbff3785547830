# Cards: terms, what else they are called, and what they mean.
# card-…-words lists the words that open the card, separated by commas. They are in the texts of the game as they are here.

card-sequence-of-play = Sequence of play
card-sequence-of-play-words = sequence of play, player turn, phases
card-sequence-of-play-text = A game turn is two player turns. In each: Command Phase, Artillery Phase, Movement Phase, Combat Phase with the enemy's defensive fire and then your offensive fire, Rally Phase.

card-strength-points = Strength points
card-strength-points-words = SP
card-strength-points-text = The number on a counter. A unit fires with its strength points and loses them in combat. At 0 it is eliminated. { $men }

card-morale = Morale
card-morale-words = morale, green, black, gold
card-morale-text = The colour of a unit's strength number: green { $green }, black { $black }, gold { $gold }. A morale check fails if the modified roll is higher.

card-morale-check = Morale check
card-morale-check-words = M, morale check
card-morale-check-text = Roll the die, with { $leader-die } for a leader who commands the unit. A result above the morale value fails. Under fire an unmodified 10 also fails, and a unit that fails routs. Rule R-06 says whether a 10 fails when you rally.

card-zone-of-control = Zone of control
card-zone-of-control-words = ZOC, zone of control, enemy zone
card-zone-of-control-text = The six hexes around a unit that is not routed. An enemy unit that enters must stop, and pays { $leave-zone } extra movement point to leave.

card-command = Command
card-command-words = in command
card-command-text = A unit is in command within { $radius } hexes of a leader who commands it, or { $replacement-radius } of a replacement. Only units in command may enter enemy zones of control, march in column or rally.

card-out-of-command = Out of command
card-out-of-command-words = out of command
card-out-of-command-text = A unit that was in no leader's command range in the Command Phase. It may fire, but it may not enter an enemy zone of control, march in column or rally this turn.

card-independent = Independent
card-independent-words = independent
card-independent-text = A unit that is always in command.

card-replacement = Replacement
card-replacement-words = replacement
card-replacement-text = The back of a leader's counter, used after the leader is hit. The command range is { $replacement-radius } hexes. A replacement who is hit leaves the game.

card-movement-points = Movement points
card-movement-points-words = MP, movement points
card-movement-points-text = Points that a unit spends to enter hexes: infantry { $foot }, limbered artillery { $limbered }, mounted cavalry { $mounted }, dismounted cavalry { $dismounted }, leaders { $leader-points }.

card-column = Column
card-column-words = column rate, in column
card-column-text = The rate for marching more than { $column-beyond } hexes from the enemy: { $column } movement point for a hex along a road or with this terrain: { $column-terrain }. On the Combat Chart a column is a range of strength.

card-limbered = Limbered
card-limbered-words = limbered
card-limbered-text = Artillery hitched up to move. It cannot fire, and fire at it is shifted { $limbered-shift } column to the right.

card-unlimbered = Unlimbered
card-unlimbered-words = unlimbered
card-unlimbered-text = Artillery ready to fire. It cannot move before it limbers, which costs { $change } movement points.

card-mounted = Mounted
card-mounted-words = mounted
card-mounted-text = Cavalry on horseback: { $mounted } movement points.

card-dismounted = Dismounted
card-dismounted-words = dismounted
card-dismounted-text = Cavalry on foot: { $dismounted } movement points. It fights like infantry.

card-line-of-sight = Line of sight
card-line-of-sight-words = LOS, line of sight
card-line-of-sight-text = The straight line between two hex centres. Higher hexes in between block it, and so do hexes in between with this terrain: { $blocking }. So does a friendly unit adjacent to the target. Adjacent hexes always see each other.

card-flank-fire = Flank fire
card-flank-fire-words = flank fire
card-flank-fire-text = Fire from at least { $flank-hexes } hexes adjacent to the target: { $flank } to the die.

card-defensive-fire = Defensive fire
card-defensive-fire-words = defensive fire
card-defensive-fire-text = The first half of the Combat Phase: the side that does not move fires, artillery and infantry alike.

card-offensive-fire = Offensive fire
card-offensive-fire-words = offensive fire
card-offensive-fire-text = The second half of the Combat Phase: infantry and dismounted cavalry of the moving side fire.

card-retreat = Retreat
card-retreat-words = R, retreat, retreats
card-retreat-text = The unit retreats { $retreat } hexes, towards its retreat hex and away from the enemy. Enemy zones of control cost it strength points.

card-routed = Routed
card-routed-words = rout, routs, routed
card-routed-text = The unit flees { $rout } hexes. Until it rallies it exerts no zone of control, does not fire, and moves one hex a turn.

card-shattered = Shattered
card-shattered-words = shattered
card-shattered-text = Infantry or cavalry that has lost about half its strength, for good. It fires, but may not move into an enemy zone of control or march in column.

card-rally = Rally
card-rally-words = rally, rallies
card-rally-text = In its side's Rally Phase a routed unit in command may take a morale check. If it passes it is no longer routed.

card-night = Night
card-night-words = night, at night
card-night-text = Night falls on { $night }. No unit moves into an enemy zone of control, and the range of all fire is { $night-range } hex.

card-fate = Fate
card-fate-words = Fate marker, Fate markers
card-fate-text = A marker that belongs to a leader. Spend it to reroll one die that concerns a unit that the leader commands, if it is in command range. The second roll counts.

card-objective = Objective
card-objective-words = objective, objectives
card-objective-text = A hex worth { $objective } VP to the { $holder } side at the end of each turn in which one of its combat units occupies it: { $objectives }.

card-victory-points = Victory points
card-victory-points-words = VP, victory points
card-victory-points-text = Each enemy strength point lost is worth { $strength-vp }, and each lost step of an enemy leader { $leader-vp }. Objectives score each turn. The { $holder } side needs a { $what-counts } of { $balance }, with { $from-objectives } from objectives.
