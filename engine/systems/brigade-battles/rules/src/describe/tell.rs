use kernel::words::all_of;
use kernel::{Detail, Die, Line, say};

use super::{hex, hex_numbers, leader, reason, signed, times, unit};
use crate::event::{Cause, Event, FireReport, Modifier, MoraleReport, Shot, Verdict};
use crate::game::{Game, UnitId};
use crate::rules::Rules;

/// Returns a fact as a line of the log. Both sides see the same line, since this system hides
/// nothing.
pub fn line(rules: &Rules, event: &Event) -> Line {
    let game = &*rules.game;
    let details = match event {
        Event::Fired { fire } => of_fire(game, fire),
        Event::MoraleChecked { check, .. } | Event::RallyTried { check, .. } => {
            of_check(game, check)
        }
        Event::FateUsed { die, .. }
        | Event::LeaderTested { die, .. }
        | Event::ArrivalRolled { die, .. } => {
            vec![Detail::new(say!("detail-die"), die.to_string())]
        }
        Event::Moved { cost, .. } | Event::Entered { cost, .. } => {
            vec![Detail::new(say!("detail-cost"), cost.to_string()).by("CM 8.4")]
        }
        Event::FormationChosen { .. }
        | Event::LeaderPlaced { .. }
        | Event::StageBegan { .. }
        | Event::TurnBegan { .. }
        | Event::NightFell { .. }
        | Event::PricePaid { .. }
        | Event::CommandChecked { .. }
        | Event::StrengthLost { .. }
        | Event::Shattered { .. }
        | Event::FormationChanged { .. }
        | Event::Limbered { .. }
        | Event::Routed { .. }
        | Event::Fled { .. }
        | Event::Eliminated { .. }
        | Event::LeaderReplaced { .. }
        | Event::LeaderLost { .. }
        | Event::LeaderWent { .. }
        | Event::LeaderJoined { .. }
        | Event::MoveEnded { .. }
        | Event::Advanced { .. }
        | Event::Rallied { .. }
        | Event::MarkersRemoved { .. }
        | Event::ObjectivesScored { .. }
        | Event::GameEnded { .. } => Vec::new(),
    };
    let (name, emphasis, rule) = (event.name(), event.emphasis(), event.section());
    Line { name, emphasis, text: text(rules, event), rule, details }
}

fn text(rules: &Rules, event: &Event) -> String {
    let game = &*rules.game;
    let name = |own: &UnitId| unit(game, *own);
    match event {
        Event::FormationChosen { unit, formation } => {
            say!("formation-chosen", unit = name(unit), formation = super::formation(*formation))
        }
        Event::LeaderPlaced { leader: own, hex: at } => {
            say!("leader-placed", leader = leader(game, *own), hex = hex(game, *at))
        }
        Event::StageBegan { side, stage } => super::stage(game, *side, *stage),
        Event::TurnBegan { turn } => say!("turn-began", turn = *turn, time = time(game, *turn)),
        Event::NightFell { contact } => say!("night-fell", units = contact.len()),
        Event::ArrivalRolled { arrival, turn, .. } => {
            let group = &rules.arrival(*arrival).name;
            match turn {
                Some(turn) => say!("arrival-rolled", group, turn = *turn),
                None => say!("arrival-rolled-in-vain", group),
            }
        }
        Event::PricePaid { arrival, points } => {
            let arrival = rules.arrival(*arrival);
            let (side, group) = (&game.side_names[arrival.side.other()], &arrival.name);
            say!("price-paid", side, group, points = *points)
        }
        Event::CommandChecked { side, out_of_command } => {
            let names: Vec<_> =
                out_of_command.iter().map(|own| name(&UnitId::from_index(own))).collect();
            if names.is_empty() {
                say!("command-checked-none", side = &game.side_names[*side])
            } else {
                say!("command-checked", units = names.join(", "))
            }
        }
        Event::Fired { fire } => fired(game, fire),
        Event::FateUsed { leader: own, die } => {
            say!("fate-used", leader = leader(game, *own), die = die.pips())
        }
        Event::StrengthLost { unit, points, cause } => {
            say!("strength-lost", unit = name(unit), points = *points, cause = cause_id(*cause))
        }
        Event::Shattered { unit } => say!("shattered", unit = name(unit)),
        Event::FormationChanged { unit, formation, .. } => {
            say!("formation-changed", unit = name(unit), formation = formation.id())
        }
        Event::Limbered { unit } => say!("limbered", unit = name(unit)),
        Event::MoraleChecked { unit, check } => {
            let (verdict, roll) = (verdict_id(check), roll(check));
            say!("morale-checked", unit = name(unit), verdict, roll, morale = check.value)
        }
        Event::Routed { unit } => say!("routed", unit = name(unit)),
        Event::Fled { unit, to, .. } => say!("fled", unit = name(unit), hex = hex(game, *to)),
        Event::Eliminated { unit, points } => {
            say!("eliminated", unit = name(unit), points = *points)
        }
        Event::LeaderTested { leader: own, die } => {
            let result = if game.charts.command.hits(*die) { "hit" } else { "missed" };
            say!("leader-tested", leader = leader(game, *own), result, die = die.pips())
        }
        Event::LeaderReplaced { leader: own } => {
            say!("leader-replaced", leader = leader(game, *own))
        }
        Event::LeaderLost { leader: own } => say!("leader-lost", leader = leader(game, *own)),
        Event::LeaderWent { leader: own, to } | Event::LeaderJoined { leader: own, to } => {
            say!("leader-went", leader = leader(game, *own), hex = hex(game, *to))
        }
        Event::Entered { mover, hex: at, .. } => {
            say!("entered", mover = mover.name(game), hex = hex(game, *at))
        }
        Event::Moved { mover, to, .. } => {
            say!("moved", mover = mover.name(game), hex = hex(game, *to))
        }
        Event::MoveEnded { mover } => say!("move-ended", mover = mover.name(game)),
        Event::Advanced { unit, to, .. } => {
            say!("advanced", unit = name(unit), hex = hex(game, *to))
        }
        Event::RallyTried { unit, check } => {
            let (verdict, roll) = (verdict_id(check), roll(check));
            say!("rally-tried", unit = name(unit), verdict, roll, morale = check.value)
        }
        Event::Rallied { unit } => say!("rallied", unit = name(unit)),
        Event::MarkersRemoved { side } => {
            say!("markers-removed", side = &game.side_names[*side])
        }
        Event::ObjectivesScored { side, hexes, points } => {
            let (side, hexes) = (&game.side_names[*side], hex_numbers(game, hexes));
            say!("objectives-scored", side, points = *points, hexes)
        }
        Event::GameEnded {} => say!("game-ended"),
    }
}

const fn cause_id(cause: Cause) -> &'static str {
    match cause {
        Cause::Fire => "fire",
        Cause::Limbering => "limbering",
        Cause::Zone => "zone",
    }
}

const fn verdict_id(check: &MoraleReport) -> &'static str {
    match check.verdict {
        Verdict::Holds => "holds",
        Verdict::Fails => "fails",
    }
}

/// Returns the time of day of a turn.
pub fn time(game: &Game, turn: u8) -> &str {
    let times = &game.charts.turns.times;
    times.get(usize::from(turn).saturating_sub(1)).map_or("", String::as_str)
}

fn fired(game: &Game, fire: &FireReport) -> String {
    let attack = &fire.attack;
    let names = attack.shots.iter().map(|shot| unit(game, shot.unit).to_owned());
    let (units, firing) = (all_of(names), attack.shots.len());
    let (target, hex) = (unit(game, attack.target), hex(game, attack.hex));
    let column = game.charts.combat.column_words(attack.column);
    let (points, result) = (attack.points, fire.result.to_string());
    match fire.die {
        Some(die) => {
            let roll = modified(die, attack.modifier());
            say!("fired", units, firing, target, hex, points, column, roll, result)
        }
        None => say!("fired-without-die", units, firing, target, hex, points, column, result),
    }
}

/// Returns a die result and its modifier for display: `7`, `7 +1`.
fn modified(die: Die, modifier: i8) -> String {
    match modifier {
        0 => die.to_string(),
        _ => format!("{die} {}", signed(modifier)),
    }
}

/// Returns a unit's contribution to a fire combat in words: `12 SP x 1/2 at range 6: 6 SP`.
pub fn shot(shot: &Shot) -> String {
    let Shot { strength, factor, distance, points, .. } = *shot;
    say!("shot", strength, factor = times(factor), distance, points)
}

fn of_fire(game: &Game, fire: &FireReport) -> Vec<Detail> {
    let (attack, chart) = (&fire.attack, &game.charts.combat);
    let shots = attack.shots.iter().map(|shot| {
        let words = format!("{} {}", unit(game, shot.unit), self::shot(shot));
        Detail::new(say!("detail-firer"), words).by("CM 9.5")
    });
    let base = Detail::new(say!("detail-column"), chart.column_words(attack.base)).by("CM 9.5");
    let shifted = (attack.base != attack.column).then(|| {
        Detail::new(say!("detail-limbered-column"), chart.column_words(attack.column)).by("CM 9.5")
    });
    let modifiers = attack
        .modifiers
        .iter()
        .map(|it| Detail::new(reason(game, it), signed(it.die)).by("CM 9.5"));
    let die = fire.die.map(|die| Detail::new(say!("detail-die"), die.to_string()).by("CM 1"));
    let result = Detail::new(say!("detail-result"), fire.result.to_string()).by("CM 9.6");
    shots.chain([base]).chain(shifted).chain(modifiers).chain(die).chain([result]).collect()
}

fn of_check(game: &Game, check: &MoraleReport) -> Vec<Detail> {
    let value = Detail::new(say!("detail-morale"), check.value.to_string()).by("CM 2.5");
    let modifiers =
        check.modifiers.iter().map(|it| Detail::new(reason(game, it), signed(it.die)).by("CM 9.7"));
    let die = Detail::new(say!("detail-die"), check.die.to_string()).by("CM 1");
    [value].into_iter().chain(modifiers).chain([die]).collect()
}

fn roll(check: &MoraleReport) -> String {
    modified(check.die, Modifier::total(&check.modifiers))
}
