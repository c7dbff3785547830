//! Charges of cavalry. ST 18.2.

use kernel::HexId;

use crate::check::melee;
use crate::choice::{Choice, Word};
use crate::game::{Formation, Rise, Terrain, UnitId, Waterway};
use crate::position_ext::PositionExt;
use crate::question::ChargeQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::system::Position;
use crate::variants::ChargeStreams;

/// Largest distance to the target at the start of the Movement Phase. ST 18.23. ST-CAV-02.
pub const REACH: u8 = 4;

/// Returns the candidate choices of a question, legal or not.
pub fn candidates(position: Position<'_>, question: &ChargeQuestion) -> Vec<Choice> {
    match question {
        ChargeQuestion::Whom => {
            let own = position.on_map(position.board.active());
            own.map(|(unit, _)| Choice::Unit(unit)).chain([Choice::Word(Word::Done)]).collect()
        }
        ChargeQuestion::Target(unit) => near(position, *unit).map(Choice::Hex).collect(),
    }
}

/// Checks whether a choice is legal.
pub fn check(position: Position<'_>, question: &ChargeQuestion, choice: Choice) -> Check {
    match (*question, choice) {
        (ChargeQuestion::Whom, Choice::Word(Word::Done)) => Ok(()),
        (ChargeQuestion::Whom, Choice::Unit(unit)) => charges(position, unit),
        (ChargeQuestion::Target(unit), Choice::Hex(hex)) => target(position, unit, hex),
        _ => not_an_answer().err(),
    }
}

fn near(position: Position<'_>, unit: UnitId) -> impl Iterator<Item = HexId> + '_ {
    let here = position.board.hex_of(unit).into_iter();
    here.flat_map(move |here| position.map().grid.neighbours(here))
}

/// Checks whether a unit may charge any hex. ST 18.21, 18.5. ST-CAV-01, ST-CAV-02.
fn charges(position: Position<'_>, unit: UnitId) -> Check {
    let refusal = |message| Refusal::new("ST-CAV-02", "ST 18.21", message).with(unit);
    let is_mounted = position.state(unit).formation == Formation::Mounted;
    require(is_mounted, refusal("st-cav-02-not-mounted"))?;
    require(position.board.charge_of(unit).is_none(), refusal("st-cav-02-declared"))?;
    melee::may_start(position, unit)?;
    let mut hexes = near(position, unit);
    require(hexes.any(|hex| target(position, unit, hex).is_ok()), refusal("st-cav-02-no-target"))
}

/// Checks whether a unit may charge a hex. ST 18.21 to 18.23. ST-CAV-02, ST-CAV-03.
fn target(position: Position<'_>, unit: UnitId, hex: HexId) -> Check {
    let refusal = |id, section, message| Refusal::new(id, section, message).with(unit).with(hex);
    let enemy = position.side_of(unit).other();
    require(
        position.is_held_by(hex, enemy) && position.board.melee_in(hex).is_none(),
        refusal("ST-CAV-02", "ST 18.21", "st-cav-02-no-enemy"),
    )?;
    melee::threatens(position, unit, hex)?;
    let began = position.state(unit).began;
    require(
        began.is_some_and(|began| position.distance(began, hex) <= REACH),
        refusal("ST-CAV-02", "ST 18.23", "st-cav-02-began-too-far").with(REACH),
    )?;
    require(
        !matches!(position.map().hex(hex).terrain, Terrain::Woods | Terrain::Town),
        refusal("ST-CAV-03", "ST 18.22", "st-cav-03-covered-target"),
    )?;
    let path: Vec<_> = began.into_iter().chain(position.board.ride_of(unit)).chain([hex]).collect();
    require(
        path.windows(2).all(|step| is_open(position, step[0], step[1])),
        refusal("ST-CAV-03", "ST 18.22", "st-cav-03-rough-path"),
    )
}

/// Whether the path of a charge may lead from a hex into an adjacent one. ST 18.22. ST-CAV-03.
fn is_open(position: Position<'_>, from: HexId, to: HexId) -> bool {
    let map = position.map();
    let is_high =
        map.sides[to.index()].iter().any(|side| matches!(side.rise, Rise::Ridge | Rise::CrestDown));
    let side = map.between(from, to);
    let is_barred_by_water = match side.water {
        Some(Waterway::River) => true,
        Some(Waterway::Stream | Waterway::Ford) => {
            position.package.variants.charge_streams == ChargeStreams::Closed
        }
        Some(Waterway::Bridge) | None => false,
    };
    let is_steep = side.rise == Rise::Ridge || side.rise.is_crest();
    map.hex(to).terrain != Terrain::Woods && !is_high && !is_barred_by_water && !is_steep
}
