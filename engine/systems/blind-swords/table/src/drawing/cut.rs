//! The counters of a game, to be cut out: units by brigade, chits, markers.

use blind_swords::describe;
use blind_swords::game::{Arm, BrigadeId, Chit, ChitKind, Game, Scenario, Unit, Values, WeaponId};
use kernel::Side;
use sheet::{Face, Formation, Group, Pair, Print};

use super::formations;

/// How many markers of each kind there are.
const MARKERS: usize = 14;

/// The sheet from which counters are cut.
pub(crate) fn cut(game: &Game) -> String {
    let formations = formations(game);
    let mut groups: Vec<Group> = formations.iter().map(|of| brigade(game, of)).collect();
    groups.extend(Side::BOTH.map(|side| independent(game, side)));
    groups.extend(Side::BOTH.map(|side| chits(game, Some(side))));
    groups.push(chits(game, None));
    groups.push(markers());
    groups.extend(game.scenarios.iter().map(|scenario| rated(game, scenario, &formations)));
    groups.retain(|group| !group.pairs.is_empty());
    let note = game.origins.note(super::ON_COUNTERS);
    sheet::cut(&format!("{}: counters", game.title), note.as_deref(), &groups)
}

fn brigade(game: &Game, formation: &Formation) -> Group {
    let units = game.brigades[formation.number].units.iter();
    let pairs = units.flat_map(|unit| pairs(game, &game.units[unit.index()], Some(formation)));
    let side = &game.side_names[formation.side];
    Group { title: format!("{side}: {}", formation.words()), pairs: pairs.collect() }
}

/// Batteries and others without a brigade. ORG-02.
fn independent(game: &Game, side: Side) -> Group {
    let units = game.units.iter().filter(|unit| unit.side == side && unit.brigade.is_none());
    let title = format!("{}: no brigade", game.side_names[side]);
    Group { title, pairs: units.flat_map(|unit| pairs(game, unit, None)).collect() }
}

/// The counters that take the place of others in a scenario. VAL-02.
fn rated(game: &Game, scenario: &Scenario, formations: &[Formation]) -> Group {
    let units = game.units_in(scenario).iter().zip(game.units.iter());
    let own = units.filter(|(own, usual)| !own.is_rated_as(usual)).flat_map(|(unit, _)| {
        let number = unit.brigade.map(BrigadeId::index);
        pairs(game, unit, formations.iter().find(|of| Some(of.number) == number))
    });
    Group { title: format!("{}: in place of others", scenario.name), pairs: own.collect() }
}

/// The counter of a unit, and that of cavalry on foot. CAV-04.
fn pairs(game: &Game, unit: &Unit, formation: Option<&Formation>) -> Vec<Pair> {
    let faces = |name: &str, arm: Arm, weapon: WeaponId, fresh: Option<Values>, worn: Values| {
        let face = |Values { sp, cr }: Values, worn: bool| {
            Print::Face(Face {
                name: name.to_owned(),
                side: unit.side,
                sign: arm.id(),
                band: formation.map(|of| (of.number, of.code.clone())),
                values: format!(
                    "{}-{}-{cr}",
                    describe::strength(sp),
                    game.weapons[weapon.index()].sign
                ),
                worn,
                badges: Vec::new(),
                words: String::new(),
            })
        };
        let back = face(worn, true);
        match fresh {
            Some(fresh) => Pair { front: face(fresh, false), back },
            None => Pair { front: back, back: Print::Blank },
        }
    };
    let own = faces(&unit.name, unit.arm, unit.weapon, unit.fresh, unit.battleworn);
    let on_foot = unit.dismounted.map(|of| {
        let name = format!("{} on foot", unit.name);
        faces(&name, Arm::Infantry, of.weapon, of.fresh, of.battleworn)
    });
    std::iter::once(own).chain(on_foot).collect()
}

/// The chits of a side, or those of nobody: their backs are alike. CHIT-01.
fn chits(game: &Game, side: Option<Side>) -> Group {
    let title = side.map_or("Chits of neither side".to_owned(), |side| {
        format!("{}: chits", game.side_names[side])
    });
    let back = || Print::Words { side: None, kind: String::new(), name: "Chit".to_owned() };
    let pair = |chit: &Chit| Pair {
        front: Print::Words { side, kind: kind(chit).to_owned(), name: chit.name.clone() },
        back: back(),
    };
    let own = game.chits.iter().filter(|chit| chit.side == side);
    let pairs = own.flat_map(|chit| std::iter::repeat_with(|| pair(chit)).take(chit.copies.into()));
    Group { title, pairs: pairs.collect() }
}

const fn kind(chit: &Chit) -> &'static str {
    match chit.kind {
        ChitKind::Division { .. } => "Division",
        ChitKind::Cic { .. } => "Commander",
        ChitKind::Brigade { .. } => "Brigade",
        ChitKind::Event(_) => "Event",
        ChitKind::FortunesOfWar | ChitKind::FogOfWar | ChitKind::Wild { .. } => "",
    }
}

/// What is laid on units; shaken ones turn to the back when they are disrupted. MOR-01.
fn markers() -> Group {
    let words =
        |name: &str| Print::Words { side: None, kind: String::new(), name: name.to_owned() };
    let morale = || Pair { front: words("Shaken"), back: words("Disrupted") };
    let brigade = || Pair { front: words("Available"), back: words("Activated") };
    let markers = std::iter::repeat_with(morale).take(2 * MARKERS);
    let pairs = markers.chain(std::iter::repeat_with(brigade).take(MARKERS));
    Group { title: "Markers".to_owned(), pairs: pairs.collect() }
}
