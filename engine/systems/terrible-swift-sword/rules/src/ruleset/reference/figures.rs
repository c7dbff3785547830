//! Figures of a game and its scenario. Rule texts contain the names of figures in braces. The
//! program replaces each name by its figure.

use kernel::words::{all_of, any_of};
use kernel::{HexId, NamedFigure, Side, say};

use crate::check::{attack, before_melee, brigade, charge, rally, rout, supply};
use crate::describe;
use crate::game::{
    Brigade, Demoralisation, Entry, Game, HexCosts, Hill, Letter, LossNumbers, RangeBand, RoutLine,
    SideCosts, Weapon, Zone, ZoneKind,
};
use crate::play;
use crate::rules::Rules;

/// A figure: its name in rule texts, its path in the package, and its text. The path is empty if
/// the figure does not come from a single place.
type Figure = (&'static str, &'static str, String);

/// Returns all figures that rule texts can use. Reconstructed figures carry a mark.
pub(super) fn figures(rules: &Rules) -> Vec<NamedFigure> {
    let game = &*rules.game;
    let all = [of_movement(game), of_fire(game), of_melee(game), of_morale(game), of_limits(game)];
    let all = all.into_iter().chain([of_scenario(rules), of_points(rules), of_forces(rules)]);
    let marked = |(name, path, text): Figure| (name, format!("{text}{}", game.origins.mark(path)));
    all.flatten().map(marked).collect()
}

fn of_movement(game: &Game) -> Vec<Figure> {
    let (has, change, costs) =
        (&game.charts.allowances, &game.charts.formation, &game.charts.movement);
    vec![
        ("foot", "tables/allowances/foot", has.foot.to_string()),
        ("battery", "tables/allowances/battery", has.battery.to_string()),
        ("horse", "tables/allowances/mounted", has.mounted.to_string()),
        ("change-infantry", "tables/formation/infantry", change.infantry.to_string()),
        ("change-battery", "tables/formation/battery", change.battery.to_string()),
        ("change-cavalry", "tables/formation/cavalry", change.cavalry.to_string()),
        ("pike", "", of_hex(game, "pike", &costs.pike)),
        ("road", "", of_hex(game, "road", &costs.road)),
        ("trail", "", of_hex(game, "trail", &costs.trail)),
        ("clear", "", of_hex(game, "clear", &costs.clear)),
        ("woods", "", of_hex(game, "woods", &costs.woods)),
        ("town", "", of_hex(game, "town", &costs.town)),
        ("marsh", "", of_hex(game, "marsh", &costs.marsh)),
        ("slope-up", "", side(game, "slope-up", &costs.slope_up)),
        ("slope-down", "", side(game, "slope-down", &costs.slope_down)),
        ("ridge", "", side(game, "ridge", &costs.ridge)),
        ("stream", "", side(game, "stream", &costs.stream)),
        ("supply-reach", "", supply::LINE.to_string()),
    ]
}

/// Returns the costs of a hex in words: `line 2; column closed; batteries and wagons stop`.
fn of_hex(game: &Game, row: &str, costs: &HexCosts) -> String {
    let HexCosts { line, column, battery, wagon, mounted, leader } = *costs;
    let classes = [
        ("line", line),
        ("column", column),
        ("battery", battery),
        ("wagon", wagon),
        ("mounted", mounted),
        ("leader", leader),
    ];
    costs_in_words(game, row, classes.map(|(class, entry)| (class, class, cost(entry))))
}

/// Returns the costs of a hexside in words: `infantry 1; batteries and wagons 2`.
fn side(game: &Game, row: &str, costs: &SideCosts) -> String {
    let classes = [
        ("foot", "foot", costs.foot),
        ("wheels", "battery", costs.wheels),
        ("wheels", "wagon", costs.wheels),
        ("mounted", "mounted", costs.mounted),
        ("mounted", "leader", costs.mounted),
    ];
    let cost = |points: Option<u8>| points.map_or_else(|| cost(Entry::Closed), |it| it.to_string());
    costs_in_words(game, row, classes.map(|(key, class, points)| (key, class, cost(points))))
}

/// Joins costs in words, given the key, the class and the cost of each. Classes with equal costs
/// share an item.
fn costs_in_words<const N: usize>(
    game: &Game,
    row: &str,
    classes: [(&str, &'static str, String); N],
) -> String {
    let mut items: Vec<(String, Vec<String>)> = Vec::new();
    for (key, class, cost) in classes {
        let mark = game.origins.mark(&format!("tables/movement/{row}/{key}"));
        let (cost, name) = (format!("{cost}{mark}"), say!("figure-class", class));
        match items.iter_mut().find(|(own, _)| *own == cost) {
            Some((_, names)) => names.push(name),
            None => items.push((cost, vec![name])),
        }
    }
    let item =
        |(cost, names): (String, Vec<String>)| say!("figure-costs", classes = all_of(names), cost);
    items.into_iter().map(item).collect::<Vec<_>>().join("; ")
}

/// Returns the cost of a hex in words.
pub(super) fn cost(entry: Entry) -> String {
    match entry {
        Entry::Points(points) => points.to_string(),
        other => say!("figure-cost", cost = other.to_string()),
    }
}

fn of_fire(game: &Game) -> Vec<Figure> {
    let fire = &game.charts.fire;
    let columns: Vec<_> =
        (0..fire.columns.len()).map(|column| describe::column(game, column)).collect();
    vec![
        ("rifles", "", bands(game, Weapon::R)),
        ("hand-weapons", "", bands(game, Weapon::P)),
        ("smoothbores", "", bands(game, Weapon::N)),
        ("rifled-guns", "", bands(game, Weapon::T)),
        ("far", "", attack::FAR.to_string()),
        ("columns", "", columns.join(", ")),
        ("cap", "tables/fire/cap", fire.cap.to_string()),
        ("limbered-shift", "tables/fire/limbered", fire.limbered.to_string()),
        ("column-shift", "tables/fire/column", fire.column.to_string()),
        ("mounted-shift", "tables/fire/mounted", fire.mounted.to_string()),
        ("enfilade-shift", "tables/fire/enfilade", fire.enfilade.to_string()),
        ("cover-shift", "tables/fire/cover", fire.cover.to_string()),
        ("depletion", "tables/fire/depletion", listed(&fire.depletion)),
        ("caisson", "tables/guns/caisson", listed(&game.charts.guns.caisson)),
        ("captured-rounds", "tables/guns/captured", game.charts.guns.captured.to_string()),
    ]
}

/// Returns the range bands of a weapon as words: `x 2 at 1, x 1 at 2 to 3`.
fn bands(game: &Game, weapon: Weapon) -> String {
    let band = |(place, band): (usize, &RangeBand)| {
        let mark = game.origins.mark(&format!("tables/ranges/{}/{place}", weapon.id()));
        let times = describe::times(band.multiple.ratio());
        match band.to - band.from {
            0 => say!("figure-band-at", times, first = band.from, mark),
            _ => say!("figure-band", times, first = band.from, last = band.to, mark),
        }
    };
    (1..).zip(game.charts.ranges.of(weapon)).map(band).collect::<Vec<_>>().join(", ")
}

/// Joins numbers of dice.
pub(super) fn listed(dice: &[u8]) -> String {
    any_of(dice.iter().map(u8::to_string))
}

fn of_melee(game: &Game) -> Vec<Figure> {
    let (melee, rout) = (&game.charts.melee, &game.charts.rout);
    let leaders = &game.charts.leaders;
    vec![
        ("melee-lowest", "tables/melee/lowest", describe::signed(melee.lowest)),
        ("melee-highest", "", describe::signed(melee.highest())),
        ("melee-leader", "tables/melee/leader", melee.leader.to_string()),
        ("melee-terrain", "tables/melee/terrain", melee.terrain.to_string()),
        ("charge-reach", "", charge::REACH.to_string()),
        ("before-melee", "", before_melee::HEXES.to_string()),
        ("leaving", "", play::LEAVING.to_string()),
        ("rout-hexes", "tables/rout/hexes", rout.hexes.to_string()),
        ("rout-more", "tables/rout/more-than-half", describe::signed(rout.more_than_half)),
        ("rout-depleted", "tables/rout/depleted", describe::signed(rout.depleted)),
        ("rout-leader", "tables/rout/leader", describe::signed(rout.leader)),
        ("rout-town", "tables/rout/town", describe::signed(rout.town)),
        ("rout-table", "", rout_table(game)),
        ("battery-letter", "", rout::BATTERY.id().to_owned()),
        ("rally-reach", "", rally::REACH.to_string()),
        ("by-small-arms", "tables/leaders/small-arms", fates(&leaders.small_arms)),
        ("by-artillery", "tables/leaders/artillery", fates(&leaders.artillery)),
        ("in-melee", "tables/leaders/melee-killed", fates(&leaders.melee_killed)),
        ("as-captive", "tables/leaders/melee-captured", fates(&leaders.melee_captured)),
    ]
}

fn rout_table(game: &Game) -> String {
    let line = |letter: Letter| {
        let dice = rout_dice(game.charts.rout.of(letter));
        say!("figure-rout", letter = letter.id(), dice)
    };
    Letter::ALL.map(line).join("; ")
}

/// Returns the die results with which a unit routs. A star marks those with a second roll.
pub(super) fn rout_dice(line: &RoutLine) -> String {
    let again = line.again.iter().map(|die| format!("{die}*"));
    any_of(again.chain(line.rout.iter().map(u8::to_string)))
}

/// Returns the sums of two dice at which a leader is lost: `2 or 11 killed, 5 wounded`.
pub(super) fn fates(numbers: &LossNumbers) -> String {
    let LossNumbers { killed, wounded, captured } = numbers;
    let all = [("killed", killed), ("wounded", wounded), ("captured", captured)];
    let some = all.into_iter().filter(|(_, sums)| !sums.is_empty());
    let said = some.map(|(fate, sums)| say!("figure-fate", fate, sums = listed(sums)));
    said.collect::<Vec<_>>().join(", ")
}

fn of_morale(game: &Game) -> Vec<Figure> {
    let track = &game.charts.morale;
    let band =
        |band: &Demoralisation| say!("figure-morale-band", die = band.die, level = band.from);
    let bands: Vec<_> = track.bands.iter().map(band).collect();
    let depletion = |side: Side| format!("{} {}", game.side_names[side], brigade::DEPLETION[side]);
    vec![
        ("morale-side", "", game.side_names[track.side].clone()),
        ("morale-start", "tables/morale/start", track.start.to_string()),
        ("morale-each-turn", "tables/morale/each-turn", track.each_turn.to_string()),
        ("brigade-price", "tables/morale/brigade", track.brigade.to_string()),
        ("ineffective-price", "tables/morale/ineffective", track.ineffective.to_string()),
        ("morale-check", "tables/morale/check", track.check.to_string()),
        ("morale-again", "tables/morale/again", describe::signed(track.again)),
        ("morale-bands", "", bands.join(", ")),
        ("depletion-loss", "", Side::BOTH.map(depletion).join(", ")),
    ]
}

fn of_limits(game: &Game) -> Vec<Figure> {
    let limits = &game.charts.stacking;
    vec![
        ("stack-units", "tables/stacking/units", limits.units.to_string()),
        ("stack-points", "tables/stacking/points", limits.points.to_string()),
        ("wagon-points", "tables/stacking/wagon", limits.wagon.to_string()),
        ("reserve-points", "tables/stacking/reserve-points", limits.reserve_points.to_string()),
        (
            "reserve-batteries",
            "tables/stacking/reserve-batteries",
            limits.reserve_batteries.to_string(),
        ),
    ]
}

fn of_scenario(rules: &Rules) -> Vec<Figure> {
    let (game, scenario) = (&rules.game, rules.scenario());
    let name = |side: Side| game.side_names[side].clone();
    vec![
        ("first-side", "", name(scenario.first)),
        ("second-side", "", name(scenario.first.other())),
        ("last-turn", "", scenario.turns.last.to_string()),
        ("first-time", "", describe::time(rules, 1).to_owned()),
        ("last-time", "", describe::time(rules, scenario.turns.last).to_owned()),
        ("exit-side", "", name(scenario.exit.side)),
        ("exit-hexes", "", hexes(game, &scenario.exit.hexes)),
        ("exit-leaders", "", exits(rules)),
        ("zones", "", or_none(&groups(rules, |kind| kind != ZoneKind::Entry), ". ")),
        ("entries", "", or_none(&groups(rules, |kind| kind == ZoneKind::Entry), ". ")),
    ]
}

fn of_points(rules: &Rules) -> Vec<Figure> {
    let scenario = rules.scenario();
    let (points, exit, levels) = (&scenario.points, &scenario.exit, &scenario.levels);
    let hills = |side: Side| {
        let hill = |hill: &Hill| {
            let (name, hexes) = (&hill.name, hexes(&rules.game, &hill.hexes));
            say!("figure-hill", hill = name, hexes, points = hill.points)
        };
        let own: Vec<_> = scenario.hills.iter().filter(|it| it.side == side).map(hill).collect();
        let side = &rules.game.side_names[side];
        (!own.is_empty()).then(|| say!("figure-hills", side, hills = own.join("; ")))
    };
    let hills: Vec<_> = Side::BOTH.into_iter().filter_map(hills).collect();
    let numbers = [
        ("infantry-killed", "points/infantry-killed", points.infantry_killed),
        ("infantry-captured", "points/infantry-captured", points.infantry_captured),
        ("cavalry-lost", "points/cavalry-lost", points.cavalry_lost),
        ("gun-destroyed", "points/gun-destroyed", points.gun_destroyed),
        ("gun-captured", "points/gun-captured", points.gun_captured),
        ("leader-lost", "points/leader-lost", points.leader_lost),
        ("leader-captured", "points/leader-captured", points.leader_captured),
        ("morale-vp", "points/morale", points.morale),
        ("exit-infantry", "exit/infantry", exit.infantry),
        ("exit-cavalry", "exit/cavalry", exit.cavalry),
        ("marginal", "levels/marginal", levels.marginal),
        ("substantial", "levels/substantial", levels.substantial),
        ("decisive", "levels/decisive", levels.decisive),
    ];
    let numbers = numbers.map(|(name, path, points)| {
        let mark = rules.game.origins.mark(&format!("scenarios/{}/{path}", scenario.id));
        (name, "", format!("{points}{mark}"))
    });
    numbers.into_iter().chain([("hills", "", or_none(&hills, ". "))]).collect()
}

fn of_forces(rules: &Rules) -> Vec<Figure> {
    let game = &rules.game;
    let brigade = |brigade: &Brigade| {
        let mark = |figure| game.origins.mark(&format!("units/brigades/{}/{figure}", brigade.id));
        let (rating, points) = (
            format!("{}{}", brigade.rating, mark("rating")),
            format!("{}{}", brigade.points, mark("points")),
        );
        say!("figure-brigade", brigade = &brigade.name, rating, points)
    };
    let held = game.brigades.iter().filter(|brigade| brigade.release > 0);
    let held = held.map(|brigade| format!("{} {}", brigade.name, brigade.release));
    vec![
        ("brigades", "", game.brigades.iter().map(brigade).collect::<Vec<_>>().join("; ")),
        ("held-brigades", "", or_none(&held.collect::<Vec<_>>(), ", ")),
    ]
}

/// Returns the leaders whose exit from the map makes exits of brigades score. ST 22.2. ST-VIC-05.
pub(in crate::ruleset) fn exits(rules: &Rules) -> String {
    let (game, exit) = (&rules.game, &rules.scenario().exit);
    let army = exit.army.iter().map(|army| {
        let names = army.brigades.iter().map(|id| describe::brigade(game, *id).to_owned());
        let leader = describe::leader(game, army.leader);
        say!("figure-exit-army", leader, brigades = all_of(names))
    });
    let own = game.brigades.iter().filter(|it| it.own_leader_exits && it.side == exit.side);
    let own = own.map(|brigade| say!("figure-exit-own", brigade = &brigade.name));
    let all: Vec<_> = army.chain(own).collect();
    if all.is_empty() { say!("figure-exit-each") } else { all.join(" ") }
}

/// Returns the zones of some kinds, each with its units and leaders. ST 21.1, 21.2.
pub(in crate::ruleset) fn groups(
    rules: &Rules,
    is_meant: impl Fn(ZoneKind) -> bool,
) -> Vec<String> {
    let game = &rules.game;
    let zone = |zone: &Zone| {
        let units = zone.units.iter().map(|unit| describe::unit(game, *unit));
        let leaders = zone.leaders.iter().map(|leader| describe::leader(game, *leader));
        let movers = units.chain(leaders).collect::<Vec<_>>().join("; ");
        let (side, name) = (&game.side_names[zone.side], &zone.name);
        let hexes = hexes(game, &zone.hexes);
        match zone.kind {
            ZoneKind::SetUp => say!("figure-zone", side, zone = name, movers),
            ZoneKind::Reserve => say!("figure-zone-reserve", side, zone = name, hexes, movers),
            ZoneKind::Entry => say!("figure-zone-entry", side, zone = name, hexes, movers),
        }
    };
    rules.scenario().zones.iter().filter(|it| is_meant(it.kind)).map(zone).collect()
}

/// Returns the numbers of hexes. Of many hexes only the first and the last.
fn hexes(game: &Game, hexes: &[HexId]) -> String {
    let number = |hex: &HexId| game.map.number(*hex).to_string();
    match hexes {
        [first, .., last] if hexes.len() > 8 => {
            say!("figure-hexes", first = number(first), last = number(last))
        }
        _ => hexes.iter().map(number).collect::<Vec<_>>().join(", "),
    }
}

fn or_none(items: &[String], between: &str) -> String {
    if items.is_empty() { say!("figure-none") } else { items.join(between) }
}
