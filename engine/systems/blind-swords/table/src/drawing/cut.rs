//! Counter sheet of a game, to cut out: units by brigade, chits and markers.

use blind_swords::describe;
use blind_swords::game::{
    Arm, BrigadeId, Chit, ChitKind, Game, Mount, Scenario, Unit, Values, WeaponId,
};
use kernel::{Side, say};
use sheet::{Face, Formation, Group, Pair, Print};

use super::formations;
use super::legend::ON_COUNTERS;

/// Number of copies of each marker on the sheet.
const MARKERS: usize = 14;

/// Returns the counter sheet.
pub(crate) fn cut(game: &Game) -> String {
    let formations = formations(game);
    let mut groups: Vec<Group> = formations.iter().map(|of| brigade(game, of)).collect();
    groups.extend(Side::BOTH.map(|side| independent(game, side)));
    groups.extend(Side::BOTH.map(|side| chits(game, Some(side))));
    groups.push(chits(game, None));
    groups.push(markers());
    groups.extend(game.scenarios.iter().map(|scenario| rated(game, scenario, &formations)));
    groups.retain(|group| !group.pairs.is_empty());
    let note = game.origins.note(ON_COUNTERS);
    sheet::cut(
        &say!("counters-of", game = &game.title),
        note.as_ref().map(|note| note.text.as_str()),
        &groups,
    )
}

fn brigade(game: &Game, formation: &Formation) -> Group {
    let units = game.brigades[formation.number].units.iter();
    let pairs = units.flat_map(|unit| pairs(game, &game.units[unit.index()], Some(formation)));
    let side = &game.side_names[formation.side];
    Group { title: format!("{side}: {}", formation.words()), pairs: pairs.collect() }
}

/// Returns batteries and other units without a brigade. ORG-02.
fn independent(game: &Game, side: Side) -> Group {
    let units = game.units.iter().filter(|unit| unit.side == side && unit.brigade.is_none());
    let title = say!("counters-no-brigade", side = &game.side_names[side]);
    Group { title, pairs: units.flat_map(|unit| pairs(game, unit, None)).collect() }
}

/// Returns the counters with the ratings that a scenario overrides. VAL-02.
fn rated(game: &Game, scenario: &Scenario, formations: &[Formation]) -> Group {
    let units = game.units_in(scenario).iter().zip(game.units.iter());
    let own = units.filter(|(own, usual)| !own.is_rated_as(usual)).flat_map(|(unit, _)| {
        let number = unit.brigade.map(BrigadeId::index);
        pairs(game, unit, formations.iter().find(|of| Some(of.number) == number))
    });
    let title = say!("counters-replacing", scenario = &scenario.name);
    Group { title, pairs: own.collect() }
}

/// Returns the counter of a unit and, for cavalry that can dismount, its dismounted counter.
/// CAV-04.
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
                facing: None,
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
        let name = say!("counter-on-foot", unit = &unit.name);
        faces(&name, Arm::Infantry, unit.weapon_as(Mount::Dismounted), of.fresh, of.battleworn)
    });
    std::iter::once(own).chain(on_foot).collect()
}

/// Returns the chits of a side, or the wild chits if `side` is `None`. All chits have the same
/// back. CHIT-01.
fn chits(game: &Game, side: Option<Side>) -> Group {
    let title = match side {
        Some(side) => say!("counters-chits", side = &game.side_names[side]),
        None => say!("counters-wild-chits"),
    };
    let back = || Print::Words { side: None, kind: String::new(), name: say!("counter-chit") };
    let pair = |chit: &Chit| Pair {
        front: Print::Words { side, kind: kind(chit), name: chit.name.clone() },
        back: back(),
    };
    let own = game.chits.iter().filter(|chit| chit.side == side);
    let pairs = own.flat_map(|chit| std::iter::repeat_with(|| pair(chit)).take(chit.copies.into()));
    Group { title, pairs: pairs.collect() }
}

fn kind(chit: &Chit) -> String {
    match chit.kind {
        ChitKind::Division { .. } => say!("counter-division"),
        ChitKind::Cic { .. } => say!("counter-commander"),
        ChitKind::Brigade { .. } => say!("counter-brigade"),
        ChitKind::Event(_) => say!("counter-event"),
        ChitKind::FortunesOfWar | ChitKind::FogOfWar | ChitKind::Wild { .. } => String::new(),
    }
}

/// Returns the markers for units. The back of a shaken marker is a disrupted marker. MOR-01.
fn markers() -> Group {
    let words = |name: String| Print::Words { side: None, kind: String::new(), name };
    let morale =
        || Pair { front: words(say!("marker-shaken")), back: words(say!("marker-disrupted")) };
    let brigade =
        || Pair { front: words(say!("marker-available")), back: words(say!("marker-activated")) };
    let markers = std::iter::repeat_with(morale).take(2 * MARKERS);
    let pairs = markers.chain(std::iter::repeat_with(brigade).take(MARKERS));
    Group { title: say!("counters-markers"), pairs: pairs.collect() }
}
