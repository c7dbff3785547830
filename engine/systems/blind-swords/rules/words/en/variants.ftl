# The values of variant points in words, after the titles in rules.ftl. $value is a value.

rule-V-01 = { $value ->
    [markers_only] reductions by markers only
   *[markers_and_conditions] reductions by markers and by conditions
}

rule-V-02 = { $value ->
    [none] no limit
   *[6] 6
}

rule-V-03 = { $value ->
    [strict] column C for unreduced cadres only
    [keep_half_except_extreme] half a point fires on column C, except from Extreme range
   *[keep_half] half a point fires on column C
}

rule-V-04 = { $value ->
    [forbidden] it may not
   *[column_c] it fires on column C
}

rule-V-05 = { $value ->
    [clamp] uses column C
   *[ignored_except_defensive] is wasted, except defensive fire, which uses column C
}

rule-V-06 = { $value ->
    [off] follow the normal rules
   *[on] have rules of their own
}

rule-V-07 = { $value ->
    [independent_artillery_phase] in the Artillery Phase, as an independent unit
   *[brigade] with its brigade
}

rule-V-09 = { $value ->
    [full] its full SP
    [half_round_up] half its SP, rounded up
    [three_quarters] three quarters of its SP
   *[table] a value from a table
}

rule-V-10 = { $value ->
    [none] its full value counts
   *[8] it counts as 8
}

rule-V-11 = { $value ->
    [free] with any units
   *[mounted_only_together] with other mounted cavalry only
}

rule-V-12 = { $value ->
    [largest_first] the largest unit leaves first
   *[by_agreement] the players agree which unit leaves
}

rule-V-13 = { $value ->
    [1] 1
   *[2] 2
}

rule-V-14 = { $value ->
    [exclude_n_by_opponent] the opponent excludes a number of them
   *[include_n_by_owner] the owner includes a number of them
}

rule-V-15 = { $value ->
    [usa_pass_then_csa_pass] the Union passes, then the Confederates
   *[two_consecutive_passes] two passes in a row
}

rule-V-16 = { $value ->
    [off] none
   *[on] there is one
}

rule-V-17 = { $value ->
    [brigade_rally] in the Rally Step of a brigade
   *[artillery_rally_step] in the rally step of the Artillery Phase
}

rule-V-18 = { $value ->
    [1] 1 hex
   *[2] 2 hexes
}

rule-V-19 = { $value ->
    [unrestricted] anywhere
   *[increase_distance_only] away from the enemy only
}

rule-V-21 = { $value ->
    [none] at its normal time
   *[artillery_phase_start] at the start of the Artillery Phase
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
    [open] they are open
   *[hidden] they are face down
}

rule-V-25 = { $value ->
    [yes] yes
   *[no] no
}

rule-V-26 = { $value ->
    [none] none
    [common_event_tracks] a common event with tracks
   *[command_event] a command event
}

rule-V-27 = { $value ->
    [off] none
   *[on] brigades have them
}

rule-V-28 = { $value ->
    [casualty_only] an army commander, only after a hit
   *[per_chit] every commander whose chit has a rating
}

rule-V-29 = { $value ->
    [adjacent_units_only] units next to an enemy only
   *[whole_brigade] the whole brigade
}

rule-V-30 = { $value ->
    [may_be_marked] it may
   *[not_activatable] it cannot be activated
}

rule-V-34 = { $value ->
    [count] it does
   *[ignore] it does not
}

rule-V-35 = { $value ->
    [off] allowed
   *[on] not allowed
}

rule-V-36 = { $value ->
    [defensive] in defensive fire
    [defensive_and_supporting] in defensive and supporting fire
   *[all_reaction] in all reaction fire
}

rule-V-37 = { $value ->
    [same_brigade_infantry] if both are infantry of one brigade
   *[any_mutually_adjacent] if they are adjacent to each other
}

rule-V-38 = { $value ->
    [converging] converging fire, from several sides
   *[flanking] flanking fire, from the side or rear
}

rule-V-39 = { $value ->
    [same_step] in the same step
   *[same_phase] in the same phase
}

rule-V-41 = { $value ->
    [ss] units that the first game allows
   *[bs] units that the series rules allow
}

rule-V-42 = { $value ->
    [regroup_and_stacking] Regroup orders and stacking
    [regroup_stacking_and_impassable] Regroup orders, stacking and impassable terrain
   *[overstack_and_prohibited] overstacking and prohibited terrain
}

rule-V-43 = { $value ->
    [as_stack] the stack is one target
   *[unit_by_unit] each unit is a separate target
}

rule-V-44 = { $value ->
    [off] it may not
   *[on] it may
}

rule-V-45 = { $value ->
    [any_attacker] from any attacker
    [any_attacker_retreat_priorities] from any attacker, along a path that a retreat may take
   *[mounted_vs_infantry_only] mounted cavalry only, and only from infantry
}

rule-V-46 = { $value ->
    [off] not in the game
   *[on] in the game
}

rule-V-47 = { $value ->
    [off] not in the game
   *[on] in the game
}

rule-V-48 = { $value ->
    [off] no special rules
   *[on] special rules for carbines and for close combat weapons
}

rule-V-50 = { $value ->
    [0] none
   *[2] 2 columns
}

rule-V-51 = { $value ->
    [0] nothing
   *[1] 1
}

rule-V-52 = { $value ->
    [clamp] uses column C
   *[ignored] has no effect
}

rule-V-53 = { $value ->
    [fixed] it stays the same
   *[redetermine] it is determined again
}

rule-V-54 = { $value ->
    [ss] as in the first game
   *[bs] as in the series rules
}

rule-V-55 = { $value ->
    [no] it cannot
   *[yes] it can
}

rule-V-56 = { $value ->
    [assaulting_hex] that of the Assaulting Hex
   *[all_attackers] that of all attackers
}

rule-V-57 = { $value ->
    [all_retreat_then_panic_no_second] all units retreat, then panic is tested, without a second retreat
   *[panic_then_max] panic is tested first, then each unit takes its longest retreat
}

rule-V-58 = { $value ->
    [together] together
   *[as_listed] in the order listed
}

rule-V-59 = { $value ->
    [off] they do not
   *[on] they do
}

rule-V-60 = { $value ->
    [any_decrease] any step that is nearer
   *[steepest] only the steps that lead nearest
}

rule-V-61 = { $value ->
    [at_friendly_edge_when_owing] at the friendly edge, if the retreat has hexes left to go
    [only_if_no_other] at the friendly edge, if no other hex is open
   *[any_edge_if_no_other] at any edge, if no other hex is open
}

rule-V-62 = { $value ->
    [off] it may
   *[on] it may not
}

rule-V-63 = { $value ->
    [extend] a retreat that ends in a full hex goes on
    [prefer_free_then_extend] each step prefers hexes with room; a retreat that ends in a full hex goes on
   *[free_end_then_extend] a path that ends with room is preferred; otherwise the retreat goes on
}

rule-V-64 = { $value ->
    [off] it cannot
   *[on] it can
}

rule-V-65 = { $value ->
    [always_supported_never_supports] it is always supported, and supports no unit
   *[same_brigade] by units of its brigade
}

rule-V-66 = { $value ->
    [same_brigade_infantry] infantry of the same brigade
   *[same_brigade_any] any unit of the same brigade
}

rule-V-67 = { $value ->
    [infantry] infantry
   *[infantry_or_cavalry] infantry or cavalry
}

rule-V-68 = { $value ->
    [artillery_and_cavalry_full] artillery and cavalry recover and rebuild
   *[artillery_recovery_only] only artillery, which recovers but does not rebuild
}

rule-V-69 = { $value ->
    [modified] the modified rating
    [bw_modified] the modified rating of the battleworn side
   *[printed] the printed rating
}

rule-V-70 = { $value ->
    [yes] it may
   *[no] it may not
}

rule-V-71 = { $value ->
    [edge_hexes] at the nearest clear hex of the map edge
   *[any_hex] at the nearest clear hex of the map
}

rule-V-73 = { $value ->
    [off] not in the game
   *[on] in the game
}

rule-V-74 = { $value ->
    [orders_step] in the Orders Step
   *[movement_step] in the Movement Step
}

rule-V-75 = { $value ->
    [none] nothing
   *[as_eliminated] the same as for eliminated units
}

rule-V-77 = { $value ->
    [no] they are not
   *[yes] they are
}

rule-V-78 = { $value ->
    [no] it does not
   *[yes] it does
}

rule-V-79 = { $value ->
    [all_units_in_hex] all units in the hex
   *[attackers_only] the attackers only
}

rule-V-80 = { $value ->
    [no] it may not
   *[yes] it may
}

rule-V-81 = { $value ->
    [no] they do not
   *[yes] they may
}

rule-V-82 = { $value ->
    [allowed] they may
   *[forbidden] they may not
}

rule-V-83 = { $value ->
    [nobody] over no units
   *[enemies] over enemy units
}

rule-V-84 = { $value ->
    [first_game] that of the first game
   *[series] the series rules
}
