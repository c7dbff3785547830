//! Fire combat. FIRE-01 to FIRE-24, CONV-01 to CONV-07.

use kernel::{Cast, HexId, Play, Side, Throw};

use super::cohesion;
use super::{hooks, moments};
use crate::board::{Moment, Phase, Verdict};
use crate::check::affiliation::is_independent;
use crate::check::{cross_fire, fire as check, values};
use crate::choice::{Choice, Word};
use crate::event::{Event, FireReport, LookUp};
use crate::game::{Arm, CohesionTest, MomentKind, UnitId, UnitSet};
use crate::play::ask::{ask, ask_hex, ask_unit, ask_word};
use crate::play::flow::Flow;
use crate::position_ext::{PositionExt, members, only};
use crate::question::{
    Announced, Canister, Fire, FireQuestion, LeadRetreat, Occasion, TieQuestion, Volley,
};
use crate::refusal::Check;
use crate::system::{CrtReading, Outcome, Roll, Step, Table};

/// Lets the active side make one fire in the Fire Step, or ends the step. SS 12.0, 12.1. FIRE-01,
/// FIRE-02, FIRE-23.
pub fn step(table: &mut Table) -> Play<Flow> {
    let brigade = table.board().activation().map(|activation| activation.brigade);
    let brigade = brigade.expect("a Fire Step belongs to an activation");
    let side = table.position().game().brigades[brigade.index()].side;
    volley(table, Volley::new(side, Occasion::FireStep)).map(Volleyed::flow)
}

/// Lets a battery fire, with units of its hex that join the fire. SS 9.1. ART-02, ART-03.
pub fn by_battery(table: &mut Table, hex: HexId, unit: UnitId) -> Play {
    let side = table.position().side_of(unit);
    let volley = Volley::new(side, Occasion::ArtilleryStep(hex));
    let announced = announce(table, volley, unit)?;
    resolve_all(table, volley, &announced).map(|_| ())
}

/// Outcome of one opportunity for a side to fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Volleyed {
    /// These units of the side fired at this hex.
    Fired(UnitSet, HexId),
    /// The side held its fire.
    Held,
}

impl Volleyed {
    /// Returns whether the step continues: only if the side has fired.
    pub const fn flow(self) -> Flow {
        match self {
            Self::Fired(..) => Flow::Goes,
            Self::Held => Flow::Done,
        }
    }
}

/// Asks a side for one fire, or for several announced together, and resolves them. SS 12.1, 12.4.
pub fn volley(table: &mut Table, volley: Volley) -> Play<Volleyed> {
    shoot(table, volley).map(|(volleyed, _)| volleyed)
}

/// Runs [`volley`] at a retreating unit. Also returns the number of hexes added to the unit's
/// retreat. SS 15.4. RET-08.
pub fn volley_at_retreat(table: &mut Table, volley: Volley) -> Play<(Volleyed, u8)> {
    shoot(table, Volley { lead_retreat: LeadRetreat::Owed, ..volley })
}

fn shoot(table: &mut Table, volley: Volley) -> Play<(Volleyed, u8)> {
    let Some(unit) = ask_unit(table, volley.side, FireQuestion::Unit(volley))? else {
        return Ok((Volleyed::Held, 0));
    };
    let announced = announce(table, volley, unit)?;
    let resolved = resolve_all(table, volley, &announced)?;
    Ok((Volleyed::Fired(resolved.fired, announced[0].target), resolved.owed))
}

/// Resolves fire by given units at a given hex, for a test case. The function checks that the fire
/// is legal before the roll.
pub fn together(table: &mut Table, volley: Volley, firers: &UnitSet, target: HexId) -> Play<Check> {
    if let Err(refusal) = may_fire_together(table, volley, firers, target) {
        return Ok(Err(refusal));
    }
    let aimed = volley.at(target);
    let canister = choose_canister(table, aimed, firers)?;
    let fire = Fire { firers: *firers, target, canister, crossing: false };
    resolve_all(table, volley, &[fire])?;
    Ok(Ok(()))
}

fn may_fire_together(table: &Table, volley: Volley, firers: &UnitSet, target: HexId) -> Check {
    let position = table.position();
    let mut group = UnitSet::EMPTY;
    for unit in members(firers) {
        check::may_fire(position, &volley, unit)?;
        check::may_target(position, &volley, unit, target)?;
        if !group.is_empty() {
            check::may_join(position, &volley.at(target), &group, unit)?;
        }
        group.insert(unit.index());
    }
    check::may_resolve(position, &volley.at(target), firers)
}

/// Asks the side for all fire that it announces before any is resolved. SS 12.1, 12.4. CONV-01,
/// CONV-03.
fn announce(table: &mut Table, volley: Volley, first: UnitId) -> Play<Announced> {
    let target = ask_hex(table, volley.side, FireQuestion::Target(volley, first))?
        .expect("a target is a hex");
    let mut aimed = volley.at(target);
    let (mut fires, mut next) = (Vec::new(), first);
    loop {
        let fire = gather(table, aimed, next)?;
        check::note(table.position(), &mut aimed, &fire.firers, target);
        fires.push(fire);
        let question = FireQuestion::Announce(aimed, fires.as_slice().into());
        if ask_word(table, volley.side, question)? == Word::Resolve {
            return Ok(fires.into());
        }
        next = ask_unit(table, volley.side, FireQuestion::Unit(aimed))?
            .expect("a further fire was promised");
    }
}

/// Asks the side for the units that combine fire. SS 12.1c. FIRE-03 to FIRE-06.
fn gather(table: &mut Table, aimed: Volley, first: UnitId) -> Play<Fire> {
    let mut firers = only(first);
    while let Choice::Unit(unit) = ask(table, aimed.side, FireQuestion::Join(aimed, firers))? {
        firers.insert(unit.index());
    }
    let canister = choose_canister(table, aimed, &firers)?;
    let target = aimed.target.expect("a group is gathered against a hex");
    Ok(Fire { firers, target, canister, crossing: false })
}

/// Asks the side whether guns in canister range use canister. SS 12.1a, b-iv. RNG-05, LOS-12, A-63.
fn choose_canister(table: &mut Table, aimed: Volley, firers: &UnitSet) -> Play<Canister> {
    let target = aimed.target.expect("canister is chosen against a hex");
    if !check::has_canister(table.position(), firers, target) {
        return Ok(Canister::Used);
    }
    match ask_word(table, aimed.side, FireQuestion::Canister(aimed, *firers))? {
        Word::Forfeit => Ok(Canister::Forfeited),
        _ => Ok(Canister::Used),
    }
}

/// Effects of announced fire that the caller needs.
#[derive(Clone, Copy, Debug, Default)]
struct Resolved {
    /// Units that fired. Units whose target was gone before they fired are not included. CONV-04.
    fired: UnitSet,
    /// Number of hexes added to the retreat of a lead unit that is already retreating.
    owed: u8,
}

/// Resolves announced fire in the order of announcement. SS 12.4. CONV-02, CONV-04, FIRE-23, A-61.
fn resolve_all(table: &mut Table, volley: Volley, announced: &[Fire]) -> Play<Resolved> {
    mark_acted(table, volley, announced);
    let mut resolved = Resolved::default();
    for announced in cross(table, volley, announced)? {
        let able = check::still_able(table.position(), &volley, &announced);
        let lost = announced.firers.iter().filter(|&unit| !able.contains(unit)).collect();
        give_back(table, volley, lost);
        if able.is_empty() {
            continue;
        }
        let fire = Fire { firers: able, ..announced };
        fire.firers.iter().for_each(|unit| resolved.fired.insert(unit));
        resolved.owed += resolve(table, volley, &fire)?;
        if table.board().result().is_some() {
            break;
        }
    }
    Ok(resolved)
}

/// Marks the firers as having acted. FIRE-02, ART-02. Reaction fire does not use up an action.
/// A-113, ART-15.
fn mark_acted(table: &mut Table, volley: Volley, announced: &[Fire]) {
    if matches!(volley.occasion, Occasion::FireStep | Occasion::ArtilleryStep(_)) {
        let units = announced.iter().flat_map(|fire| fire.firers.iter()).collect();
        table.emit(Event::Acted { units });
    }
}

/// Returns the action to units whose target is gone or out of reach before they fire. They may
/// choose another target. CONV-04.
fn give_back(table: &mut Table, volley: Volley, units: UnitSet) {
    if volley.occasion == Occasion::FireStep && !units.is_empty() {
        table.emit(Event::ActionReturned { units });
    }
}

/// Determines which announced fire combats get the cross fire shift. SS 12.4, BS 9.3c. CONV-01 to
/// CONV-03.
fn cross(table: &mut Table, volley: Volley, announced: &[Fire]) -> Play<Vec<Fire>> {
    let mut fires = announced.to_vec();
    let target = fires[0].target;
    if !cross_fire::is_crossed(table.position(), target, announced) {
        return Ok(fires);
    }
    if cross_fire::flanks(table.position()) {
        fires.iter_mut().for_each(|fire| fire.crossing = true);
        return Ok(fires);
    }
    let question = FireQuestion::Primary(target, announced.into());
    let Choice::Hexside(primary) = ask(table, volley.side.other(), question)? else {
        unreachable!("a primary hexside is a hexside");
    };
    for fire in &mut fires {
        fire.crossing = cross_fire::converges(table.position(), target, fire, primary);
    }
    Ok(fires)
}

/// Resolves one fire, from the choice of column to the last effect. Returns the number of hexes
/// that the fire adds to a retreat in progress. SS 12.2, 12.3. FIRE-07 to FIRE-22.
///
/// # Errors
/// If the table suspends the play.
pub fn resolve(table: &mut Table, volley: Volley, fire: &Fire) -> Play<u8> {
    table.within(Step::Fire, |table| {
        hooks::of_units(table, |hooks| &hooks.on_fire, &fire.firers, fire.target)?;
        let moment = Moment::at(MomentKind::Fire, fire.firers, volley.side, fire.target);
        let aimed =
            moments::during(table, moment, |table, verdict| aim(table, volley, fire, verdict))?;
        let Some((targets, aim)) = aimed else { return Ok(0) };
        let owed = carry_out(table, volley, fire, (targets, aim))?;
        let fired = Moment::at(MomentKind::AfterFire, fire.firers, volley.side, fire.target);
        if table.board().is_over() { Ok(owed) } else { moments::before(table, fired).map(|_| owed) }
    })
}

/// Determines the lead unit of the target and the column. `None` if events cancelled the fire, or
/// if no firer or target remains. SS 12.2, 12.3. FIRE-07 to FIRE-21. CHIT-24.
fn aim(
    table: &mut Table,
    volley: Volley,
    fire: &Fire,
    verdict: Verdict,
) -> Play<Option<(UnitSet, check::Aim)>> {
    let targets: UnitSet =
        check::targets(table.position(), &volley, fire.target).map(UnitId::index).collect();
    let is_there = |unit: UnitId| table.board().hex_of(unit).is_some();
    let fires = verdict == Verdict::Stands && members(&fire.firers).all(is_there);
    if !fires || targets.is_empty() {
        return Ok(None);
    }
    let lead = lead_unit(table, &targets)?;
    Ok(Some((targets, check::aim(table.position(), &volley, fire, lead))))
}

/// Rolls on the Combat Results Table and applies all effects. SS 12.3, 15.1. FIRE-22, COH-01.
fn carry_out(
    table: &mut Table,
    volley: Volley,
    fire: &Fire,
    (targets, aim): (UnitSet, check::Aim),
) -> Play<u8> {
    let check::Aim { strength, first_column, shifts, column, lead, cr } = aim;
    let Some(column) = column else {
        let (side, firers, target) = (volley.side, Box::new(fire.firers), fire.target);
        table.emit(Event::FireWasted { side, firers, target, first_column, shifts });
        return Ok(0);
    };
    let reading = CrtReading { column, cr };
    let (dice, test) = look_up(table, volley.side, Roll::FireCrt(reading), reading)?;
    let look_up =
        LookUp { strength: strength.total, first_column, shifts, column, dice, lead, cr, test };
    let report = FireReport {
        side: volley.side,
        firers: strength.contributions,
        target: fire.target,
        look_up,
    };
    table.emit(Event::FireResolved { report: Box::new(report) });
    let Some(test) = test else { return Ok(0) };
    let tested = cohesion::Tested {
        hex: fire.target,
        units: targets,
        lead,
        causes: fire.firers,
        chooser: volley.side,
    };
    let before = independents_waiting(table, volley, fire);
    let owed = cohesion::fire_test(table, &tested, test, volley.lead_retreat)?;
    note_retreats(table, &before);
    Ok(owed)
}

/// Rolls and reads the Combat Results Table, unless a test case supplies the result. FIRE-22,
/// CC-23, VAL-12.
pub fn look_up(
    table: &mut Table,
    side: Side,
    roll: Roll,
    reading: CrtReading,
) -> Play<(Option<kernel::Dice>, Option<CohesionTest>)> {
    match table.cast(side, roll, Throw::TwoD6)? {
        Cast::Dice(dice @ kernel::Dice::Two(coloured, white)) => {
            Ok((Some(dice), reading.test(table.position().game(), coloured, white)))
        }
        Cast::Given(Outcome::Crt(test)) => Ok((None, test)),
        other => {
            Err(kernel::Fault(format!("the Combat Results Table cannot be read with {other:?}"))
                .into())
        }
    }
}

/// Returns the lead unit, which is the unit with the largest printed strength. The owner decides
/// ties. SS 12.2. FIRE-08.
pub fn lead_unit(table: &mut Table, units: &UnitSet) -> Play<UnitId> {
    largest(table, units, TieQuestion::Lead)
}

/// Returns the unit with the largest printed strength among the given units. The owner decides
/// ties.
///
/// # Errors
/// If the table suspends the play, or with a fault if there is no unit.
pub fn largest(
    table: &mut Table,
    units: &UnitSet,
    question: impl FnOnce(UnitSet) -> TieQuestion,
) -> Play<UnitId> {
    let tied: UnitSet =
        values::largest(table.position(), members(units)).into_iter().map(UnitId::index).collect();
    let Some(first) = members(&tied).next() else {
        return Err(kernel::Fault("a lead unit was wanted of no units".to_owned()).into());
    };
    let question = question(tied);
    let owner = table.position().side_of(first);
    ask_unit(table, owner, question).map(|unit| unit.unwrap_or(first))
}

/// Returns the enemy units that act in artillery steps, with their hexes. A retreat because of the
/// fire uses up the action of such a unit. Empty unless artillery fires in the Artillery Phase.
/// only artillery fire counts. ART-11, ART-12.
fn independents_waiting(table: &Table, volley: Volley, fire: &Fire) -> Vec<(UnitId, HexId)> {
    let position = table.position();
    let by_guns = members(&fire.firers).any(|unit| position.arm(unit) == Arm::Artillery);
    if !by_guns || !matches!(position.board.phase(), Phase::Artillery(_)) {
        return Vec::new();
    }
    let enemies = position.on_map(volley.side.other());
    enemies.filter(|&(unit, _)| is_independent(position, unit)).collect()
}

/// Uses up the action of units that the fire made retreat in this phase. SS 9.4f, 9.5. ART-11.
fn note_retreats(table: &mut Table, before: &[(UnitId, HexId)]) {
    let moved =
        |&&(unit, hex): &&(UnitId, HexId)| table.board().hex_of(unit).is_some_and(|now| now != hex);
    let units: UnitSet = before.iter().filter(moved).map(|&(unit, _)| unit.index()).collect();
    if !units.is_empty() {
        table.emit(Event::Acted { units });
    }
}
