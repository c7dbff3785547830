//! Briefing before the first move: victory conditions, the two armies, and special rules.

use kernel::words::any_of;
use kernel::{
    Briefing, Content, HexId, HexNumber, Item, Items, Panel, PerSide, Ratio, Row, Side, Sixteenths,
    say,
};

use super::reference::special_rules;
use crate::describe;
use crate::game::{Arm, HexPoints, UnitId, UnitSet, Victory, VictoryLevel};
use crate::position_ext::members;
use crate::rules::Rules;

/// Returns the briefing of the scenario, shown before the first move.
pub(super) fn briefing(rules: &Rules) -> Briefing {
    let scenario = rules.scenario();
    let sections = [wins(rules), armies(rules)].into_iter().chain(special(rules)).collect();
    Briefing {
        title: scenario.name.clone(),
        about: scenario.description.clone(),
        length: length(rules),
        sections,
        goals: goals(rules),
    }
}

fn length(rules: &Rules) -> String {
    let scenario = rules.scenario();
    let (first, last) = (scenario.first_turn, scenario.last_turn);
    let turns = u32::from(last - first) + 1;
    let (from, to) = (scenario.time(first), scenario.time(last));
    if from.is_empty() {
        say!("briefing-turns", first, last, turns)
    } else {
        say!("briefing-turns-at", first, last, turns, from, to)
    }
}

/// Returns a panel with the victory levels, points and automatic victories. VIC-02 to VIC-07.
fn wins(rules: &Rules) -> Panel {
    let levels = &rules.scenario().victory.levels;
    let mut parts =
        vec![Content::Words(say!("briefing-decides", turn = rules.scenario().last_turn))];
    let rows = levels.iter().enumerate().rev();
    let rows = rows.map(|(index, level)| level_row(rules, level, levels.get(index + 1)));
    parts.push(Content::Table { head: Vec::new(), rows: rows.collect() });
    parts
        .extend(Side::BOTH.into_iter().filter_map(|side| at_once(rules, side)).map(Content::Words));
    let head = [
        say!("briefing-worth"),
        say!("briefing-side"),
        say!("briefing-when"),
        say!("briefing-points"),
    ];
    let rows = hex_rows(rules).chain(loss_rows(&rules.scenario().victory)).collect();
    parts.push(Content::Table { head: head.to_vec(), rows });
    parts.extend(
        rules
            .scenario()
            .hooks
            .points
            .as_ref()
            .map(|_| Content::Words(say!("briefing-more-points"))),
    );
    Panel { title: say!("briefing-wins"), parts }
}

/// Returns the row of a victory level with the lead that it requires. `above` is the next level in
/// the Union's favour, or `None` for the Union's best level. VIC-07.
fn level_row(rules: &Rules, level: &VictoryLevel, above: Option<&VictoryLevel>) -> Row {
    let lead = match (level.winner, above) {
        (Some(Side::Usa), _) => union_lead(rules, level.from),
        (Some(Side::Csa), Some(above)) => confederate_lead(rules, above.from),
        (Some(Side::Csa), None) | (None, _) => say!("briefing-otherwise"),
    };
    Row { side: level.winner, cells: vec![level.name.clone(), lead] }
}

fn union_lead(rules: &Rules, from: i32) -> String {
    let side = &rules.game.side_names[Side::Usa];
    match from {
        1.. => say!("briefing-ahead", side, points = from),
        _ => say!("briefing-behind-at-most", side, points = -from),
    }
}

fn confederate_lead(rules: &Rules, below: i32) -> String {
    let side = &rules.game.side_names[Side::Csa];
    match below {
        0 => say!("briefing-ahead-at-all", side),
        ..0 => say!("briefing-ahead-by-more", side, points = -below),
        _ => say!("briefing-behind-by-less", side, points = below),
    }
}

/// Describes the automatic victory of a side. `None` if the scenario has none for the side. VIC-04.
fn at_once(rules: &Rules, side: Side) -> Option<String> {
    let own = rules.scenario().victory.automatic.iter().filter(|win| win.side == side);
    let hexes: Vec<_> = own.map(|win| place(rules, win.hex)).collect();
    let side = &rules.game.side_names[side];
    (!hexes.is_empty()).then(|| say!("briefing-automatic", side, hexes = any_of(hexes)))
}

/// Returns the three victory schedules in the order of the briefing, each with its name. VIC-02,
/// VIC-05, VIC-06.
fn schedules(victory: &Victory) -> [(&'static str, &[HexPoints]); 3] {
    let Victory { at_end, each_turn, occupied_each_turn, .. } = victory;
    [("end", at_end), ("turn", each_turn), ("occupied", occupied_each_turn)]
}

/// Returns a row for each hex of a victory schedule, those of most points first within a side.
fn hex_rows(rules: &Rules) -> impl Iterator<Item = Row> {
    let rows = move |(worth, hexes): (&'static str, &[HexPoints])| {
        let mut hexes = hexes.to_vec();
        hexes.sort_by_key(|of| (of.side, -of.points, of.hex));
        hexes.into_iter().map(move |of| Row {
            side: Some(of.side),
            cells: vec![
                place(rules, of.hex),
                rules.game.side_names[of.side].clone(),
                say!("briefing-schedule", when = worth),
                of.points.to_string(),
            ],
        })
    };
    schedules(&rules.scenario().victory).into_iter().flat_map(rows)
}

/// Returns rows with the points for enemy losses. VIC-03.
fn loss_rows(victory: &Victory) -> Vec<Row> {
    let broken = Arm::ALL.into_iter().map(|arm| {
        (say!("briefing-broken", arm = describe::arm_name(arm)), victory.broken_sp[arm])
    });
    let guns = [
        (say!("briefing-eliminated-guns"), victory.eliminated_artillery_sp),
        (say!("briefing-captured-guns"), victory.captured_artillery_sp),
    ];
    let worth = |(_, rate): &(String, Ratio)| rate.numerator != 0;
    let row = |(what, rate): (String, Ratio)| {
        let points = Sixteenths::whole(1).times(rate).to_string();
        Row { side: None, cells: vec![what, String::new(), say!("briefing-each-point"), points] }
    };
    broken.chain(guns).filter(worth).map(row).collect()
}

/// Returns the numbers of the hexes on the victory schedule, sorted and without repeats.
fn goals(rules: &Rules) -> Vec<HexNumber> {
    let schedules = schedules(&rules.scenario().victory).into_iter();
    let mut hexes: Vec<_> = schedules.flat_map(|(_, of)| of).map(|of| of.hex).collect();
    hexes.sort_unstable();
    hexes.dedup();
    hexes.into_iter().map(|hex| rules.game.map.number(hex)).collect()
}

/// Returns a panel that compares the two armies: units set up and units that arrive. T-28, REIN-01,
/// ART-14.
fn armies(rules: &Rules) -> Panel {
    let by_side = |entry: &dyn Fn(Side) -> Option<String>| PerSide::from_fn(entry);
    let arms = Arm::ALL.map(|arm| {
        let title = say!("briefing-arm", arm = describe::arm_name(arm));
        (title, by_side(&|side| strength(rules, side, arm)))
    });
    let first = (say!("briefing-brigades"), by_side(&|side| brigades(rules, side)));
    let last = (say!("briefing-arrivals"), by_side(&|side| arrivals(rules, side)));
    let rows = [first].into_iter().chain(arms).chain([last]);
    let names = &rules.game.side_names;
    Briefing::armies(say!("briefing-armies"), names, &say!("briefing-none"), rows)
}

fn placed(rules: &Rules, side: Side) -> impl Iterator<Item = UnitId> {
    let units = rules.scenario().setup.iter().map(|placement| placement.unit);
    units.filter(move |unit| rules.units[unit.index()].side == side)
}

fn brigades(rules: &Rules, side: Side) -> Option<String> {
    let there: UnitSet = placed(rules, side).map(UnitId::index).collect();
    let all = rules.game.brigades.iter();
    let here = all.filter(|of| of.units.iter().any(|unit| there.contains(unit.index())));
    listed(here.map(|brigade| brigade.name.clone()))
}

/// Formats the number and total strength of a side's units of an arm at the start: `19 units, 112
/// SP`. `None` if the side has no such unit on the map.
fn strength(rules: &Rules, side: Side, arm: Arm) -> Option<String> {
    let own: UnitSet = placed(rules, side)
        .filter(|unit| rules.units[unit.index()].arm == arm)
        .map(UnitId::index)
        .collect();
    let full = |unit: UnitId| {
        rules.units[unit.index()].fresh.unwrap_or(rules.units[unit.index()].battleworn).sp
    };
    let sp = members(&own).fold(Sixteenths::ZERO, |sum, unit| sum + full(unit));
    (!own.is_empty()).then(|| say!("briefing-strength", units = own.len(), sp))
}

/// Lists the brigades and single units of a side that arrive later: `Branch (turn 7), Archer (turn
/// 8)`. `None` if no unit arrives.
fn arrivals(rules: &Rules, side: Side) -> Option<String> {
    let brigades = rules.scenario().reinforcements.iter().filter_map(|of| {
        let brigade = &rules.game.brigades[of.brigade.index()];
        (brigade.side == side).then(|| (of.turn, brigade.name.clone()))
    });
    let units = rules.unit_arrivals().filter_map(|of| {
        let unit = &rules.units[of.unit.index()];
        (unit.side == side).then(|| (of.turn, unit.name.clone()))
    });
    let mut all: Vec<_> = brigades.chain(units).collect();
    all.sort();
    listed(all.into_iter().map(|(turn, who)| say!("briefing-arrival", who, turn)))
}

/// Returns names as a list, or `None` if there are none.
fn listed(names: impl Iterator<Item = String>) -> Option<String> {
    let names: Vec<_> = names.collect();
    (!names.is_empty()).then(|| names.join(", "))
}

/// Returns a panel with the scenario's special rules in force. `None` if there are none.
fn special(rules: &Rules) -> Option<Panel> {
    let item = |text: String| Item { text, ..Item::default() };
    let told = special_rules(rules).map(|of| item(format!("{}: {}", of.title, of.says)));
    let items: Vec<_> = told.collect();
    let folded =
        Items { title: say!("briefing-special-rules"), folded: true, items, ..Items::default() };
    (!folded.items.is_empty())
        .then(|| Panel { title: say!("briefing-special"), parts: vec![Content::Items(folded)] })
}

/// Returns the number of a hex, with the name of the place if it has one: `The Gate (1914)`.
fn place(rules: &Rules, hex: HexId) -> String {
    describe::place_name(&rules.game, hex)
}
