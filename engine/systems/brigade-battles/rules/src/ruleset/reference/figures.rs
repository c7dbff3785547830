//! Figures of a game and its scenario. Rule texts contain the names of figures in braces. The
//! program replaces each name by its figure.

use kernel::{NamedFigure, Side, say};

use crate::check::{fire, flight, victory as verdict};
use crate::describe;
use crate::game::{Band, Game, LeaderId, Men, Terrain};
use crate::rules::Rules;

/// Returns all figures that rule texts can use. Reconstructed figures carry a mark.
pub(super) fn figures(rules: &Rules) -> Vec<NamedFigure> {
    let all = [of_combat(rules), of_command(rules), of_movement(rules), of_scenario(rules)];
    let marked = |(name, figure): NamedFigure| {
        let mark = path(rules, name).map_or("", |path| rules.game.origins.mark(&path));
        (name, format!("{figure}{mark}"))
    };
    all.into_iter().flatten().map(marked).collect()
}

/// Returns the path in the package at which a figure is stated. `None` if the figure does not come
/// from a single place.
fn path(rules: &Rules, name: &str) -> Option<String> {
    let (table, figure) = match name {
        "flank" | "higher" | "leader-check" => ("combat", name),
        "limbered-shift" => ("combat", "limbered"),
        "night-range" => ("ranges", "night"),
        "green" | "black" | "gold" => ("morale", name),
        "leader-die" => ("morale", "leader"),
        "radius" | "hit" | "refuge" => ("command", name),
        "replacement-radius" => ("command", "replacement"),
        "leader-points" => ("movement", "leader"),
        "foot" | "limbered" | "mounted" | "dismounted" | "change" | "leave-zone" | "level"
        | "column" | "column-beyond" | "road" => ("movement", name),
        "foot-range" => return Some(last_band(&rules.game.charts.ranges.foot, "foot")),
        "gun-range" => return Some(last_band(&rules.game.charts.ranges.guns, "guns")),
        "last-turn" => return Some(format!("scenarios/{}/turns/last", rules.scenario().id)),
        _ => return None,
    };
    Some(format!("tables/{table}/{figure}"))
}

fn last_band(bands: &[Band], who: &str) -> String {
    format!("tables/ranges/{who}/{}", bands.len())
}

fn of_combat(rules: &Rules) -> Vec<NamedFigure> {
    let charts = &rules.game.charts;
    let combat = &charts.combat;
    let reach = |bands: &[Band]| bands.last().map_or(0, |band| band.to).to_string();
    vec![
        ("flank", describe::signed(combat.flank)),
        ("flank-hexes", fire::FLANK.to_string()),
        ("limbered-shift", combat.limbered.to_string()),
        ("higher", describe::signed(combat.higher)),
        ("leader-check", combat.leader_check.to_string()),
        ("cover", dice_of(&rules.game, "die", |kind| kind.die).unwrap_or_else(none)),
        ("foot-range", reach(&charts.ranges.foot)),
        ("gun-range", reach(&charts.ranges.guns)),
        ("gun-bands", gun_bands(&rules.game)),
        ("night-range", charts.ranges.night.to_string()),
        ("blocking", kinds(&charts.terrain.kinds, |kind| kind.blocks)),
        ("retreat", flight::RETREAT.to_string()),
        ("rout", flight::ROUT.to_string()),
        ("haste", flight::HASTE.to_string()),
        ("extra", flight::EXTRA.to_string()),
    ]
}

fn of_command(rules: &Rules) -> Vec<NamedFigure> {
    let (command, morale) = (&rules.game.charts.command, &rules.game.charts.morale);
    let terrain = dice_of(&rules.game, "morale", |kind| kind.morale);
    let terrain = match terrain {
        Some(kinds) => say!("figure-morale-terrain", kinds),
        None => say!("figure-morale-no-terrain"),
    };
    vec![
        ("green", morale.green.to_string()),
        ("black", morale.black.to_string()),
        ("gold", morale.gold.to_string()),
        ("leader-die", describe::signed(morale.leader)),
        ("morale-terrain", terrain),
        ("radius", command.radius.to_string()),
        ("replacement-radius", command.replacement.to_string()),
        ("hit", command.hit.pips().to_string()),
        ("refuge", command.refuge.to_string()),
        ("men", men(rules.game.men.as_ref())),
    ]
}

fn of_movement(rules: &Rules) -> Vec<NamedFigure> {
    let charts = &rules.game.charts;
    let has = &charts.allowances;
    vec![
        ("foot", has.infantry.to_string()),
        ("limbered", has.limbered.to_string()),
        ("mounted", has.mounted.to_string()),
        ("dismounted", has.dismounted.to_string()),
        ("leader-points", has.leader.to_string()),
        ("change", has.change.to_string()),
        ("leave-zone", has.leave_zone.to_string()),
        ("level", has.level.to_string()),
        ("column", has.column_cost().to_string()),
        ("column-beyond", has.column_beyond.to_string()),
        ("column-terrain", kinds(&charts.terrain.kinds, |kind| kind.column)),
        ("road", has.road.to_string()),
    ]
}

fn of_scenario(rules: &Rules) -> Vec<NamedFigure> {
    let (game, scenario) = (&rules.game, rules.scenario());
    let victory = &scenario.victory;
    let name = |side: Side| game.side_names[side].clone();
    let night: Vec<_> =
        game.charts.turns.night.iter().map(|turn| describe::turn(game, *turn)).collect();
    let night = if night.is_empty() { say!("figure-no-turn") } else { night.join(", ") };
    vec![
        ("night", night),
        ("first-side", name(scenario.first_side)),
        ("first-turn", describe::turn(game, scenario.turns.first)),
        ("last-turn", describe::turn(game, scenario.turns.last)),
        ("holder", name(victory.side)),
        ("other", name(victory.side.other())),
        ("objective", victory.objective.to_string()),
        ("objectives", describe::objectives(rules)),
        ("balance", victory.balance.to_string()),
        ("what-counts", say!("figure-counts", counts = verdict::what_counts(rules))),
        ("from-objectives", victory.from_objectives.to_string()),
        ("strength-vp", victory.strength.to_string()),
        ("leader-vp", victory.leader.to_string()),
        ("retreat-hexes", retreat(game)),
        ("fate", fate(game)),
    ]
}

fn men(men: Option<&Men>) -> String {
    match men {
        Some(&Men { infantry, cavalry, .. }) => say!("figure-men", infantry, cavalry),
        None => say!("figure-men-unknown"),
    }
}

fn none() -> String {
    say!("figure-none")
}

/// Returns the range bands of guns as words: `x 2 at 1, x 1 at 2 to 5`.
fn gun_bands(game: &Game) -> String {
    let band = |(place, band): (usize, &Band)| {
        let mark = game.origins.mark(&format!("tables/ranges/guns/{place}"));
        let times = describe::times(band.factor.ratio());
        match band.to - band.from {
            0 => say!("figure-band-at", times, first = band.from, mark),
            _ => say!("figure-band", times, first = band.from, last = band.to, mark),
        }
    };
    (1..).zip(&game.charts.ranges.guns).map(band).collect::<Vec<_>>().join(", ")
}

/// Returns the names of all terrain kinds that satisfy `holds`.
fn kinds(terrain: &[Terrain], holds: impl Fn(&Terrain) -> bool) -> String {
    let names: Vec<_> =
        terrain.iter().filter(|kind| holds(kind)).map(|kind| kind.name.as_str()).collect();
    if names.is_empty() { none() } else { names.join(", ") }
}

/// Returns the names of the terrain kinds that modify a die, each with its modifier.
fn dice_of(game: &Game, figure: &str, die: impl Fn(&Terrain) -> i8) -> Option<String> {
    let modify = game.charts.terrain.kinds.iter().filter(|kind| die(kind) != 0);
    let words = modify.map(|kind| {
        let mark = game.origins.mark(&format!("tables/terrain/kinds/{}/{figure}", kind.id));
        format!("{} {}{mark}", kind.name, describe::signed(die(kind)))
    });
    let words: Vec<_> = words.collect();
    (!words.is_empty()).then(|| words.join(", "))
}

fn retreat(game: &Game) -> String {
    let of_side = |side: Side| {
        format!("{} {}", game.side_names[side], describe::hex_numbers(game, &game.retreat[side]))
    };
    let also = game.divisions.iter().filter(|division| !division.retreat.is_empty());
    let also = also.map(|division| {
        let hexes = describe::hex_numbers(game, &division.retreat);
        say!("figure-retreat-also", division = &division.name, hexes)
    });
    Side::BOTH.into_iter().map(of_side).chain(also).collect::<Vec<_>>().join("; ")
}

fn fate(game: &Game) -> String {
    let of_side = |side: Side| {
        let marked = |leader: &LeaderId| {
            let id = &game.leaders[leader.index()].id;
            let mark = game.origins.mark(&format!("game/fate/{}/{id}", side.id()));
            format!("{}{mark}", describe::leader(game, *leader))
        };
        let names: Vec<_> = game.fate[side].iter().map(marked).collect();
        let names = if names.is_empty() { none() } else { names.join(", ") };
        format!("{} {names}", game.side_names[side])
    };
    Side::BOTH.map(of_side).join("; ")
}
