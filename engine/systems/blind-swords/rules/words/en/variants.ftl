# The values of variant points in words, after the titles in rules.ftl. $value is a value.

rule-V-01 = { $value ->
    [markers_only] markers alone reduce SP
   *[markers_and_conditions] markers and conditions such as range reduce SP
}

rule-V-02 = { $value ->
    [none] cohesion has no upper limit
   *[6] cohesion is at most 6
}

rule-V-03 = { $value ->
    [strict] column C for unreduced cadres only
    [keep_half_except_extreme] half a point fires on column C, except from Extreme range
   *[keep_half] half a point fires on column C
}

rule-V-04 = { $value ->
    [forbidden] a 0 SP unit may not fire in defence
   *[column_c] a 0 SP unit fires in defence on column C
}

rule-V-05 = { $value ->
    [clamp] the fire uses column C
   *[ignored_except_defensive] the fire is wasted, except defensive fire, which uses column C
}

rule-V-06 = { $value ->
    [off] such units follow the normal rules
   *[on] such units are fragile: if they break, they are lost for good
}

rule-V-07 = { $value ->
    [independent_artillery_phase] cavalry acts in the Artillery Phase, as an independent unit
   *[brigade] cavalry acts with its brigade
}

rule-V-09 = { $value ->
    [full] a gun counts as one point
    [half_round_up] a gun counts as half a point, rounded up for the hex
    [three_quarters] a gun counts as three quarters of a point
   *[table] a table gives the stacking value of guns
}

rule-V-10 = { $value ->
    [none] such a unit counts for its full strength
   *[8] such a unit counts as 8
}

rule-V-11 = { $value ->
    [free] mounted cavalry may stack with any units
   *[mounted_only_together] mounted cavalry may stack only with other mounted cavalry
}

rule-V-12 = { $value ->
    [largest_first] the largest unit leaves first
   *[by_agreement] the players agree which unit leaves
}

rule-V-13 = { $value ->
    [1] 1 event chit is guaranteed
   *[2] 2 event chits are guaranteed
}

rule-V-14 = { $value ->
    [exclude_n_by_opponent] the opponent excludes a number of event chits
   *[include_n_by_owner] the owner includes a number of event chits
}

rule-V-15 = { $value ->
    [usa_pass_then_csa_pass] the Union passes, then the Confederacy passes right after it
   *[two_consecutive_passes] both sides pass in succession
}

rule-V-16 = { $value ->
    [off] the Artillery Phase has no rally step
   *[on] the Artillery Phase has a rally step
}

rule-V-17 = { $value ->
    [brigade_rally] artillery may rebuild in the Rally Step of a brigade
   *[artillery_rally_step] artillery may rebuild in the rally step of the Artillery Phase
}

rule-V-18 = { $value ->
    [1] artillery is engaged at 1 hex
   *[2] artillery is engaged at 2 hexes
}

rule-V-19 = { $value ->
    [unrestricted] engaged artillery may move anywhere
   *[increase_distance_only] engaged artillery may move only away from the enemy
}

rule-V-21 = { $value ->
    [none] arriving artillery is placed at its normal time
   *[artillery_phase_start] arriving artillery is placed at the start of the Artillery Phase
}

rule-V-22 = { $value ->
    [declare_then_blocks] each player declares all chits, then plays them in a block
   *[alternate_single] the players alternate, one chit at a time
}

rule-V-23 = { $value ->
    [declare_then_blocks] each player declares all chits, then plays them in a block
    [usa_commits_then_alternate] the Union commits first, then the players alternate
   *[alternate_single] the players alternate, one chit at a time
}

rule-V-24 = { $value ->
    [open] held chits are face up
   *[hidden] held chits are face down
}

rule-V-25 = { $value ->
    [yes] the drawing side sees enemy events
   *[no] the drawing side does not see enemy events
}

rule-V-26 = { $value ->
    [none] the back of an event chit has no use
    [common_event_tracks] a chit may be spent on an arrival track
   *[command_event] the back of an event chit is a command event
}

rule-V-27 = { $value ->
    [off] brigades have no chits of their own
   *[on] some brigades have chits of their own
}

rule-V-28 = { $value ->
    [casualty_only] only an army commander who has been hit rolls
   *[per_chit] every commander whose chit has a rating rolls
}

rule-V-29 = { $value ->
    [adjacent_units_only] only units next to an enemy may fire
   *[whole_brigade] the whole brigade may fire
}

rule-V-30 = { $value ->
    [may_be_marked] a brigade without units may be marked as activated
   *[not_activatable] a brigade without units cannot be activated
}

rule-V-34 = { $value ->
    [count] the line touches a hex that it grazes at a corner
   *[ignore] the line does not touch a hex that it grazes at a corner
}

rule-V-35 = { $value ->
    [off] guns may fire over units next to the target
   *[on] guns may not fire over units next to the target
}

rule-V-36 = { $value ->
    [defensive] infantry and guns combine in defensive fire
    [defensive_and_supporting] infantry and guns combine in defensive and supporting fire
   *[all_reaction] infantry and guns combine in all reaction fire
}

rule-V-37 = { $value ->
    [same_brigade_infantry] defenders and supporters combine fire if both are infantry of one brigade
   *[any_mutually_adjacent] defenders and supporters combine fire if they are adjacent to each other
}

rule-V-38 = { $value ->
    [converging] converging fire, from several sides
   *[flanking] flanking fire, from the side or rear
}

rule-V-39 = { $value ->
    [same_step] only fire announced in the same step is cross fire
   *[same_phase] fire announced in the same phase is cross fire
}

rule-V-41 = { $value ->
    [ss] infantry under Maneuver, guns and cavalry always
   *[bs] infantry and cavalry under Maneuver, guns always
}

rule-V-42 = { $value ->
    [regroup_and_stacking] Regroup orders and stacking forbid it
    [regroup_stacking_and_impassable] Regroup orders, stacking and impassable terrain forbid it
   *[overstack_and_prohibited] overstacking and prohibited terrain forbid it
}

rule-V-43 = { $value ->
    [as_stack] the stack is one target
   *[unit_by_unit] each unit is a separate target
}

rule-V-44 = { $value ->
    [off] mounted cavalry may not withdraw from approaching enemies
   *[on] mounted cavalry may withdraw from approaching enemies
}

rule-V-45 = { $value ->
    [any_attacker] all cavalry, from any attacker
    [any_attacker_retreat_priorities] all cavalry, from any attacker, along a path that a retreat may take
   *[mounted_vs_infantry_only] mounted cavalry only, and only from infantry
}

rule-V-46 = { $value ->
    [off] cavalry cannot mount or dismount
   *[on] cavalry can mount and dismount
}

rule-V-47 = { $value ->
    [off] cavalry charges only in events
   *[on] cavalry can charge
}

rule-V-48 = { $value ->
    [off] all attacked units may fire in defence
   *[on] mounted cavalry with close-combat weapons does not fire in defence, and no cavalry fires in defence against cavalry
}

rule-V-50 = { $value ->
    [0] a flank attack gains no column shift
   *[2] a flank attack gains 2 columns
}

rule-V-51 = { $value ->
    [0] an attack event does not raise CR
   *[1] an attack event raises CR by 1
}

rule-V-52 = { $value ->
    [clamp] the close combat uses column C
   *[ignored] the close combat has no effect
}

rule-V-53 = { $value ->
    [fixed] the lead unit stays the same after losses
   *[redetermine] the lead unit is determined again after losses
}

rule-V-54 = { $value ->
    [ss] panic works as in the first game
   *[bs] panic works as in the series rules
}

rule-V-55 = { $value ->
    [no] a unit that retreated cannot panic
   *[yes] a unit that retreated can still panic
}

rule-V-56 = { $value ->
    [assaulting_hex] BD compares the strength of the Assaulting Hex
   *[all_attackers] BD compares the strength of all attackers
}

rule-V-57 = { $value ->
    [all_retreat_then_panic_no_second] all units retreat, then panic is tested, without a second retreat
   *[panic_then_max] panic is tested first, then each unit takes its longest retreat
}

rule-V-58 = { $value ->
    [together] several results affect one unit together
   *[as_listed] several results apply in the order listed
}

rule-V-59 = { $value ->
    [off] retreats do not prefer the friendly edge
   *[on] retreats prefer the friendly edge
}

rule-V-60 = { $value ->
    [any_decrease] any step that leads nearer to the edge
   *[steepest] only the steps that lead nearest to the edge
}

rule-V-61 = { $value ->
    [at_friendly_edge_when_owing] at the friendly edge, if the retreat has hexes left to go
    [only_if_no_other] at the friendly edge, if no other hex is open
   *[any_edge_if_no_other] at any edge, if no other hex is open
}

rule-V-62 = { $value ->
    [off] a retreat may return to a hex
   *[on] a retreat may not return to a hex
}

rule-V-63 = { $value ->
    [extend] a retreat that ends in a full hex continues
    [prefer_free_then_extend] each step prefers hexes with room; a retreat that ends in a full hex continues
   *[free_end_then_extend] a path that ends with room is preferred; otherwise the retreat continues
}

rule-V-64 = { $value ->
    [off] terrain cannot block support
   *[on] terrain can block support
}

rule-V-65 = { $value ->
    [always_supported_never_supports] cavalry is always supported, and supports no unit
   *[same_brigade] units of its brigade support cavalry
}

rule-V-66 = { $value ->
    [same_brigade_infantry] infantry of the same brigade supports infantry
   *[same_brigade_any] any unit of the same brigade supports infantry
}

rule-V-67 = { $value ->
    [infantry] infantry supports artillery
   *[infantry_or_cavalry] infantry and cavalry support artillery
}

rule-V-68 = { $value ->
    [artillery_and_cavalry_full] artillery and cavalry recover and rebuild
   *[artillery_recovery_only] only artillery, which recovers but does not rebuild
}

rule-V-69 = { $value ->
    [modified] a rebuild uses the modified rating
    [bw_modified] a rebuild uses the modified rating of the battleworn side
   *[printed] a rebuild uses the printed rating
}

rule-V-70 = { $value ->
    [yes] a broken unit may become fresh again
   *[no] a broken unit may not become fresh again
}

rule-V-71 = { $value ->
    [edge_hexes] blocked units enter at the nearest clear hex of the map edge
   *[any_hex] blocked units enter at the nearest clear hex of the map
}

rule-V-73 = { $value ->
    [off] Skirmish Order is not in the game
   *[on] Skirmish Order is in the game
}

rule-V-74 = { $value ->
    [orders_step] Fatigue is played in the Orders Step
   *[movement_step] Fatigue is played in the Movement Step
}

rule-V-75 = { $value ->
    [none] units that left the map are worth nothing
   *[as_eliminated] units that left the map are worth as much as eliminated units
}

rule-V-77 = { $value ->
    [no] wild chits affect held brigades
   *[yes] wild chits do not affect held brigades
}

rule-V-78 = { $value ->
    [no] an unused Fortunes of War has no further effect
   *[yes] an unused Fortunes of War affects the next turn
}

rule-V-79 = { $value ->
    [all_units_in_hex] all units in the hex
   *[attackers_only] the attackers only
}

rule-V-80 = { $value ->
    [no] broken cavalry may not be rebuilt
   *[yes] broken cavalry may be rebuilt
}

rule-V-81 = { $value ->
    [no] defenders do not advance after their own fire
   *[yes] defenders may advance after their own fire
}

rule-V-82 = { $value ->
    [allowed] defending infantry and guns may fire separately
   *[forbidden] defending infantry and guns may not fire separately
}

rule-V-83 = { $value ->
    [nobody] canister may not be fired over any unit
   *[enemies] canister may be fired over enemy units
}

rule-V-84 = { $value ->
    [first_game] messages cite the rulebook of the first game
   *[series] messages cite the series rules
}
