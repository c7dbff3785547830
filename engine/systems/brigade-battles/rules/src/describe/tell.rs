use kernel::{Detail, Line};

use super::{counted, hex, leader, listed, points, reason, signed, unit};
use crate::event::{Cause, Event, FireReport, Modifier, MoraleReport, Shot, Verdict};
use crate::game::{Game, UnitId};
use crate::rules::Rules;

/// A fact in words. Nothing is hidden in this series: all read the same.
pub fn line(rules: &Rules, event: &Event) -> Line {
    let game = &*rules.game;
    let details = match event {
        Event::Fired { fire } => of_fire(game, fire),
        Event::MoraleChecked { check, .. } | Event::RallyTried { check, .. } => {
            of_check(game, check)
        }
        Event::FateUsed { die, .. }
        | Event::LeaderTested { die, .. }
        | Event::ArrivalRolled { die, .. } => vec![Detail::new("die", die.to_string())],
        Event::Moved { cost, .. } | Event::Entered { cost, .. } => {
            vec![Detail::new("cost", cost.to_string()).by("CM 8.4")]
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
            format!("{} is {}", name(unit), formation.id())
        }
        Event::LeaderPlaced { leader: own, hex: at } => {
            format!("{} begins in {}", leader(game, *own), hex(game, *at))
        }
        Event::StageBegan { side, stage } => super::stage(game, *side, *stage),
        Event::TurnBegan { turn } => format!("Turn {turn}, {}", time(game, *turn)),
        Event::NightFell { contact } => match contact.len() {
            0 => "Night falls: no units are adjacent to the enemy".to_owned(),
            count => {
                let units = counted(count, "unit", "units");
                format!("Night falls: {units} adjacent to the enemy may fire")
            }
        },
        Event::ArrivalRolled { arrival, turn, .. } => {
            let who = &rules.arrival(*arrival).name;
            match turn {
                Some(turn) => format!("{who}: arrival on turn {turn}"),
                None => format!("{who}: no arrival yet"),
            }
        }
        Event::PricePaid { arrival, points } => {
            let other = rules.arrival(*arrival).side.other();
            let points = self::points(points);
            format!("{} gains {points} for their arrival", game.side_names[other])
        }
        Event::CommandChecked { side, astray } => {
            let names: Vec<_> = astray.iter().map(|own| name(&UnitId::from_index(own))).collect();
            let own = &game.side_names[*side];
            if names.is_empty() {
                format!("All {own} units are in command")
            } else {
                format!("Out of command: {}", names.join(", "))
            }
        }
        Event::Fired { fire } => fired(game, fire),
        Event::FateUsed { leader: own, die } => {
            format!("The marker of {} is spent: the {die} is rolled again", leader(game, *own))
        }
        Event::StrengthLost { unit, points, cause } => {
            let why = match cause {
                Cause::Fire => "",
                Cause::Limbering => " limbering up in haste",
                Cause::Zone => " in an enemy zone of control",
            };
            format!("{} loses {points}{why}", name(unit))
        }
        Event::Shattered { unit } => format!("{} is shattered", name(unit)),
        Event::FormationChanged { unit, formation, .. } => {
            format!("{} becomes {}", name(unit), formation.id())
        }
        Event::Limbered { unit } => format!("{} limbers up", name(unit)),
        Event::MoraleChecked { unit, check } => {
            format!("{} {} ({})", name(unit), verdict(check, "holds", "breaks"), sum(check))
        }
        Event::Routed { unit } => format!("{} routs", name(unit)),
        Event::Fled { unit, to, .. } => format!("{} falls back to {}", name(unit), hex(game, *to)),
        Event::Eliminated { unit, points: 0 } => format!("{} is eliminated", name(unit)),
        Event::Eliminated { unit, points } => {
            let points = self::points(points);
            format!("{} cannot retreat and is eliminated with {points}", name(unit))
        }
        Event::LeaderTested { leader: own, die } => {
            let hit = game.charts.command.hits(*die);
            format!("{} {} ({die})", leader(game, *own), if hit { "is hit" } else { "is not hit" })
        }
        Event::LeaderReplaced { leader: own } => {
            format!("{} is replaced", leader(game, *own))
        }
        Event::LeaderLost { leader: own } => format!("{} is lost", leader(game, *own)),
        Event::LeaderWent { leader: own, to } | Event::LeaderJoined { leader: own, to } => {
            format!("{} moves to {}", leader(game, *own), hex(game, *to))
        }
        Event::Entered { mover, hex: at, .. } => {
            format!("{} enters at {}", mover.name(game), hex(game, *at))
        }
        Event::Moved { mover, to, .. } => {
            format!("{} moves to {}", mover.name(game), hex(game, *to))
        }
        Event::MoveEnded { mover } => format!("{} has moved", mover.name(game)),
        Event::Advanced { unit, to, .. } => {
            format!("{} advances to {}", name(unit), hex(game, *to))
        }
        Event::RallyTried { unit, check } => {
            let what = verdict(check, "passes its rally check", "stays routed");
            format!("{} {what} ({})", name(unit), sum(check))
        }
        Event::Rallied { unit } => format!("{} rallies", name(unit)),
        Event::MarkersRemoved { side } => {
            format!("{} markers are removed", game.side_names[*side])
        }
        Event::ObjectivesScored { side, hexes, points } => {
            let hexes: Vec<_> = hexes.iter().map(|at| hex(game, *at)).collect();
            format!("{} scores {points} for {}", game.side_names[*side], hexes.join(", "))
        }
        Event::GameEnded {} => "The game is over".to_owned(),
    }
}

/// The time of a turn.
pub fn time(game: &Game, turn: u8) -> &str {
    let times = &game.charts.turns.times;
    times.get(usize::from(turn).saturating_sub(1)).map_or("", String::as_str)
}

fn fired(game: &Game, fire: &FireReport) -> String {
    let attack = &fire.attack;
    let names: Vec<_> = attack.shots.iter().map(|shot| unit(game, shot.unit)).collect();
    let (target, at) = (unit(game, attack.target), hex(game, attack.hex));
    let die =
        fire.die.map_or_else(String::new, |die| format!(", {die}{}", modified(attack.modifier())));
    let column = game.charts.combat.column_words(attack.column);
    let (points, result) = (points(attack.points), fire.result);
    let (who, fires) = (listed(&names), if names.len() == 1 { "fires" } else { "fire" });
    format!("{who} {fires} at {target} in {at}: {points}, column {column}{die}: {result}")
}

fn modified(modifier: i8) -> String {
    if modifier == 0 { String::new() } else { format!(" {}", signed(modifier)) }
}

/// What a unit brings to a fire: `12 x 1/2 at 6: 6`.
pub fn shot(shot: &Shot) -> String {
    format!("{} x {} at {}: {}", shot.strength, shot.factor, shot.distance, shot.points)
}

fn of_fire(game: &Game, fire: &FireReport) -> Vec<Detail> {
    let (attack, chart) = (&fire.attack, &game.charts.combat);
    let shots = attack.shots.iter().map(|shot| {
        let words = format!("{} {}", unit(game, shot.unit), self::shot(shot));
        Detail::new("firer", words).by("CM 9.5")
    });
    let base = Detail::new("column", chart.column_words(attack.base)).by("CM 9.5");
    let shifted = (attack.base != attack.column)
        .then(|| Detail::new("limbered_column", chart.column_words(attack.column)).by("CM 9.5"));
    let modifiers = attack
        .modifiers
        .iter()
        .map(|it| Detail::new(reason(game, it), signed(it.die)).by("CM 9.5"));
    let die = fire.die.map(|die| Detail::new("die", die.to_string()).by("CM 1"));
    let result = Detail::new("result", fire.result.to_string()).by("CM 9.6");
    shots.chain([base]).chain(shifted).chain(modifiers).chain(die).chain([result]).collect()
}

fn of_check(game: &Game, check: &MoraleReport) -> Vec<Detail> {
    let value = Detail::new("morale", check.value.to_string()).by("CM 2.5");
    let modifiers =
        check.modifiers.iter().map(|it| Detail::new(reason(game, it), signed(it.die)).by("CM 9.7"));
    let die = Detail::new("die", check.die.to_string()).by("CM 1");
    [value].into_iter().chain(modifiers).chain([die]).collect()
}

fn sum(check: &MoraleReport) -> String {
    let modifier = Modifier::total(&check.modifiers);
    format!("{}{} against {}", check.die, modified(modifier), check.value)
}

const fn verdict(check: &MoraleReport, holds: &'static str, fails: &'static str) -> &'static str {
    match check.verdict {
        Verdict::Holds => holds,
        Verdict::Fails => fails,
    }
}
