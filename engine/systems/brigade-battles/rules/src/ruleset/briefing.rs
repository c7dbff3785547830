//! Briefing before the first move: victory conditions, the two armies, and special rules.

use kernel::{Briefing, Content, Item, Items, Panel, PerSide, Row, Side, Span, Switch, say};

use crate::check::victory;
use crate::describe;
use crate::game::{Arm, Due, Opening, UnitId, Victory};
use crate::rules::Rules;

/// Returns the briefing of the scenario.
pub(super) fn briefing(rules: &Rules) -> Briefing {
    let scenario = rules.scenario();
    let sections = [wins(rules), armies(rules)].into_iter().chain(special(rules)).collect();
    let goals = scenario.victory.hexes.iter().map(|hex| rules.game.map.number(*hex)).collect();
    Briefing {
        title: say!("briefing-title", game = &rules.game.title, scenario = &scenario.name),
        about: scenario.description.clone(),
        length: length(rules),
        sections,
        goals,
    }
}

fn length(rules: &Rules) -> String {
    let Span { first, last } = rules.scenario().turns;
    let time = |turn| describe::time(&rules.game, turn);
    say!("briefing-turns", first, last, from = time(first), to = time(last))
}

/// Returns a panel with the victory conditions and the ways to score points. CM 13, 14.1.6.
/// CW-VIC-01 to CW-VIC-05.
fn wins(rules: &Rules) -> Panel {
    let victory = &rules.scenario().victory;
    let name = |side: Side| &rules.game.side_names[side];
    let (side, other) = (name(victory.side), name(victory.side.other()));
    let goal = say!(
        "points-goal",
        counts = victory::what_counts(rules),
        side,
        needed = victory.balance,
        points = victory.from_objectives,
        objectives = describe::objectives(rules)
    );
    let parts = vec![
        Content::Words(goal),
        Content::Words(say!("briefing-otherwise", side = other)),
        Content::Table {
            head: vec![say!("briefing-worth"), say!("section-points")],
            rows: points(victory, side),
        },
    ];
    Panel { title: say!("briefing-wins"), parts }
}

fn points(victory: &Victory, side: &str) -> Vec<Row> {
    let row = |what: String, points: u16| Row { side: None, cells: vec![what, points.to_string()] };
    vec![
        row(say!("briefing-objective", side), victory.objective),
        row(say!("briefing-strength-point"), victory.strength),
        row(say!("briefing-leader"), victory.leader),
    ]
}

/// Returns a panel that compares the two armies: the units in the set-up and the units that arrive
/// later. CM 8.5, 14.2.1.
fn armies(rules: &Rules) -> Panel {
    let arms = [Arm::Infantry, Arm::Cavalry, Arm::Artillery]
        .map(|arm| (describe::arm(arm), PerSide::from_fn(|side| strength(rules, side, arm))));
    let last = (say!("briefing-arrivals"), PerSide::from_fn(|side| arrivals(rules, side)));
    let names = &rules.game.side_names;
    let rows = arms.into_iter().chain([last]);
    Briefing::armies(say!("briefing-armies"), names, &say!("briefing-none"), rows)
}

fn strength(rules: &Rules, side: Side, arm: Arm) -> Option<String> {
    let infos = rules.scenario().setup.placed().map(|(unit, _)| &rules.game.units[unit.index()]);
    let own: Vec<_> = infos.filter(|info| info.side == side && info.arm == arm).collect();
    let points: u32 = own.iter().map(|info| u32::from(info.strength)).sum();
    (!own.is_empty()).then(|| say!("briefing-strength", units = own.len(), points))
}

fn arrivals(rules: &Rules, side: Side) -> Option<String> {
    let own = rules.arrivals().filter(|(_, arrival)| arrival.side == side);
    let told = own.map(|(_, arrival)| {
        let (group, units) = (&arrival.name, named(rules, &arrival.units));
        match arrival.due() {
            Some(Due::Turn(turn)) => say!("briefing-arrival", group, units, turn),
            Some(Due::Table(_) | Due::EachTurn(_)) | None => {
                say!("briefing-arrival-by-die", group, units)
            }
        }
    });
    let told: Vec<_> = told.collect();
    (!told.is_empty()).then(|| told.join("; "))
}

fn named(rules: &Rules, units: &[UnitId]) -> String {
    let names: Vec<_> = units.iter().map(|unit| describe::unit(&rules.game, *unit)).collect();
    names.join(", ")
}

/// Returns a panel with the special rules of the scenario: first turn, held units and chosen
/// optional rules. `None` if there are none. CM 14.2.
fn special(rules: &Rules) -> Option<Panel> {
    let scenario = rules.scenario();
    let opening = match scenario.opening {
        Opening::Whole => None,
        Opening::ArtilleryOnly => {
            Some(say!("briefing-artillery-only", turn = scenario.turns.first))
        }
    };
    let held = scenario
        .held
        .as_ref()
        .map(|held| say!("briefing-held", units = named(rules, &held.units), turn = held.until));
    let in_use = scenario.options.iter().zip(&rules.options);
    let options = in_use.filter(|(_, switch)| **switch == Switch::On);
    let options = options.map(|(option, _)| format!("{}: {}", option.name, option.description));
    let item = |text: String| Item { text, ..Item::default() };
    let items: Vec<_> = opening.into_iter().chain(held).chain(options).map(item).collect();
    (!items.is_empty()).then(|| Panel {
        title: say!("briefing-special"),
        parts: vec![Content::Items(Items { items, ..Items::default() })],
    })
}
