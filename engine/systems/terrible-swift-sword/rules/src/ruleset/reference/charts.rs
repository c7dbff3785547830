//! Charts of the player aid.

use kernel::{Content, Panel, Row, say};

use super::figures::{cost, fates, rout_dice};
use crate::describe;
use crate::game::{Demoralisation, Entry, Game, HexCosts, Letter, SideCosts, Weapon};

/// Returns all charts of the player aid as panels.
pub(super) fn charts(game: &Game) -> Vec<Panel> {
    let all = [
        (fire(game), "fire chart"),
        (shifts(game), ""),
        (ranges(game), "ranges"),
        (movement(game), "movement"),
        (hexsides(game), "movement"),
        (melee(game), "melee chart"),
        (rout(game), "rout table"),
        (leaders(game), ""),
        (morale(game), "army morale"),
    ];
    all.into_iter().map(|(chart, table)| game.origins.noted(chart, &[table])).collect()
}

fn table(title: String, head: Vec<String>, rows: impl IntoIterator<Item = Vec<String>>) -> Panel {
    let rows = rows.into_iter().map(|cells| Row { side: None, cells }).collect();
    Panel { title, parts: vec![Content::Table { head, rows }] }
}

fn row(first: String, rest: impl IntoIterator<Item = String>) -> Vec<String> {
    std::iter::once(first).chain(rest).collect()
}

/// Returns the fire chart. ST 10.9.
fn fire(game: &Game) -> Panel {
    let chart = &game.charts.fire;
    let head = row(
        say!("chart-die"),
        (0..chart.columns.len()).map(|column| describe::column(game, column)),
    );
    let of_die = |(die, cells): (usize, &Vec<_>)| {
        row(die.to_string(), cells.iter().map(ToString::to_string))
    };
    table(say!("chart-fire"), head, (1..).zip(chart.rows.values()).map(of_die))
}

/// Returns the column shifts of fire. ST 10.9.
fn shifts(game: &Game) -> Panel {
    let chart = &game.charts.fire;
    let left = describe::signed(-(chart.cover as i8));
    let right = |columns: u8| describe::signed(columns as i8);
    let rows = [
        (say!("chart-cover"), left),
        (say!("chart-limbered"), right(chart.limbered)),
        (say!("chart-in-column"), right(chart.column)),
        (say!("chart-mounted"), right(chart.mounted)),
        (say!("chart-enfilade"), right(chart.enfilade)),
        (say!("chart-cap"), chart.cap.to_string()),
    ];
    let head = vec![String::new(), say!("chart-columns")];
    table(say!("chart-shifts"), head, rows.map(|(what, columns)| vec![what, columns]))
}

/// Returns the multiples of the weapons by range. ST 10.26.
fn ranges(game: &Game) -> Panel {
    let rows = Weapon::ALL.into_iter().flat_map(|weapon| {
        game.charts.ranges.of(weapon).iter().map(move |band| {
            let hexes = match band.to - band.from {
                0 => band.to.to_string(),
                _ => say!("chart-band", first = band.from, last = band.to),
            };
            let name = say!("chart-weapon", weapon = weapon.id());
            vec![name, hexes, describe::times(band.multiple.ratio())]
        })
    });
    let head = vec![String::new(), say!("chart-hexes"), say!("chart-strength")];
    table(say!("chart-ranges"), head, rows)
}

/// Returns the costs of hexes, and the movement allowances. ST 2.4, 6.22, 9.0.
fn movement(game: &Game) -> Panel {
    let (costs, has, change) =
        (&game.charts.movement, &game.charts.allowances, &game.charts.formation);
    let of_hex = |(terrain, costs): (&str, &HexCosts)| {
        let HexCosts { line, column, battery, wagon, mounted, leader } = *costs;
        let entries = [line, column, battery, wagon, mounted, leader];
        row(say!("chart-terrain", terrain), entries.map(cost))
    };
    let hexes = [
        ("pike", &costs.pike),
        ("road", &costs.road),
        ("trail", &costs.trail),
        ("clear", &costs.clear),
        ("woods", &costs.woods),
        ("town", &costs.town),
        ("marsh", &costs.marsh),
    ];
    let allowances = [has.foot, has.foot, has.battery, has.foot, has.mounted, has.mounted];
    let changes = [change.infantry, change.infantry, change.battery, 0, change.cavalry, 0];
    let numbers = |title: String, numbers: [u8; 6]| row(title, numbers.map(|it| it.to_string()));
    let last =
        [numbers(say!("chart-allowance"), allowances), numbers(say!("chart-change"), changes)];
    let classes = ["line", "column", "battery", "wagon", "mounted", "leader"];
    let head = row(String::new(), classes.map(|class| say!("figure-class", class)));
    table(say!("chart-movement"), head, hexes.into_iter().map(of_hex).chain(last))
}

/// Returns the extra costs of hexsides. ST 9.0.
fn hexsides(game: &Game) -> Panel {
    let costs = &game.charts.movement;
    let extra = |points: Option<u8>| match points {
        Some(points) => without_zero_sign(points as i8),
        None => cost(Entry::Closed),
    };
    let of_side = |(terrain, costs): (&str, &SideCosts)| {
        row(say!("chart-terrain", terrain), [costs.foot, costs.wheels, costs.mounted].map(extra))
    };
    let sides = [
        ("slope-up", &costs.slope_up),
        ("slope-down", &costs.slope_down),
        ("crest-up", &costs.crest_up),
        ("crest-down", &costs.crest_down),
        ("ridge", &costs.ridge),
        ("stream", &costs.stream),
        ("ford", &costs.ford),
        ("wall", &costs.wall),
    ];
    let head = ["foot", "wheels", "riders"].map(|class| say!("figure-class", class));
    table(say!("chart-hexsides"), row(String::new(), head), sides.map(of_side))
}

/// Returns the melee chart. ST 13.88.
fn melee(game: &Game) -> Panel {
    let chart = &game.charts.melee;
    let columns = (chart.lowest..=chart.highest()).map(without_zero_sign);
    let of_die = |(die, cells): (usize, &Vec<_>)| {
        row(die.to_string(), cells.iter().map(ToString::to_string))
    };
    let rows = (1..).zip(chart.rows.values()).map(of_die);
    table(say!("chart-melee"), row(say!("chart-die"), columns), rows)
}

/// Returns a number with its sign, unless it is zero.
fn without_zero_sign(number: i8) -> String {
    if number == 0 { number.to_string() } else { describe::signed(number) }
}

/// Returns the rout table. ST 14.26.
fn rout(game: &Game) -> Panel {
    let chart = &game.charts.rout;
    let letters = Letter::ALL.map(|letter| {
        let title = say!("chart-letter", letter = letter.id());
        vec![title, rout_dice(chart.of(letter))]
    });
    let modifiers = [
        (say!("chart-more-than-half"), chart.more_than_half),
        (say!("chart-depleted"), chart.depleted),
        (say!("chart-leader"), chart.leader),
        (say!("chart-town"), chart.town),
    ];
    let modifiers = modifiers.map(|(what, die)| vec![what, describe::signed(die)]);
    let head = vec![String::new(), say!("chart-rout-die")];
    table(say!("chart-rout"), head, letters.into_iter().chain(modifiers))
}

/// Returns the sums of two dice at which leaders are lost. ST 17.41.
fn leaders(game: &Game) -> Panel {
    let chart = &game.charts.leaders;
    let rows = [
        (say!("chart-by-small-arms"), &chart.small_arms),
        (say!("chart-by-artillery"), &chart.artillery),
        (say!("chart-by-killed"), &chart.melee_killed),
        (say!("chart-by-captured"), &chart.melee_captured),
    ];
    let rows = rows.map(|(cause, numbers)| vec![cause, fates(numbers)]);
    table(say!("chart-leaders"), vec![String::new(), say!("chart-two-dice")], rows)
}

/// Returns the demoralisation table. ST 19.42.
fn morale(game: &Game) -> Panel {
    let band = |band: &Demoralisation| {
        vec![say!("chart-from", level = band.from), say!("chart-up-to", die = band.die)]
    };
    let rows = game.charts.morale.bands.iter().map(band);
    let head = vec![say!("chart-morale-level"), say!("chart-die")];
    table(say!("chart-demoralisation"), head, rows)
}
