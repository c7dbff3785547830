//! Actions of cases: the procedures of the rules that a case can run.

use blind_swords::board::{ActivationStep, Phase};
use blind_swords::game::{CohesionTest, Part, UnitId, UnitSet};
use blind_swords::play::cohesion::Tested;
use blind_swords::play::{self, activation, close_combat};
use blind_swords::position_ext::PositionExt;
use blind_swords::question::LeadRetreat;
use blind_swords::{Event, Table};
use kernel::{Fault, Play};

use super::Done;
use super::judged;
use super::model::{Act, With};
use super::names::{self, Named};
use super::{pure, walk};
use crate::cases::model::Script;

/// Maximum number of plays that one case may run.
const MAX_PLAYS: usize = 5_000;

/// Performs the action of a case.
///
/// # Errors
/// If the case is inconsistent, or if the rules report a fault.
pub(super) fn run(table: &mut Table, script: &Script, act: Act, with: &With) -> Named<Done> {
    if let Some(value) = pure::answer(table, act, with)? {
        return Ok(value);
    }
    let before = table.checkpoint();
    let done = match act {
        Act::Fire => judged::fire(table, with)?,
        Act::CloseCombat => judged::close_combat(table, with)?,
        Act::Move => walk::along(table, script, with)?,
        Act::Advance => judged::advance(table, with)?,
        Act::Rebuild => judged::rebuild(table, with)?,
        Act::Event => judged::event(table, with)?,
        _ => {
            let played = carry_out(table, script, act, with)?;
            judged::outcome(table, played.map(|()| Ok(())))?
        }
    };
    if let Done::Refused(..) = done {
        table.rewind(before);
    }
    Ok(done)
}

fn carry_out(table: &mut Table, script: &Script, act: Act, with: &With) -> Named<Play> {
    if let Some(part) = part(act).filter(|part| table.package().leaves_out(*part)) {
        return Err(format!("cannot run this step: the scenario leaves out {}", part.name()));
    }
    Ok(match act {
        Act::SetUp => until(table, |table| !matches!(table.board().phase(), Phase::Setup)),
        Act::Turn => {
            let turn = table.board().turn();
            play::turn::announce(table).and_then(|()| {
                until(table, |table| {
                    let next = matches!(table.board().phase(), Phase::CommandDecision)
                        && table.board().turn() != turn;
                    next || matches!(table.board().phase(), Phase::Over)
                })
            })
        }
        Act::CommandDecision => play::turn::announce(table).and_then(|()| {
            until(table, |table| !matches!(table.board().phase(), Phase::CommandDecision))
        }),
        Act::ArtilleryPhase => play::reinforcements::batteries(table).and_then(|()| {
            until(table, |table| {
                !matches!(table.board().phase(), Phase::Artillery(_) | Phase::ArtilleryRally(_))
            })
        }),
        Act::ChitDraw => until(table, |table| {
            let drawing = matches!(table.board().phase(), Phase::ChitDraw(_));
            !drawing && table.board().activation().is_none()
        }),
        Act::EndTurn => until(table, |table| {
            let ending = matches!(table.board().phase(), Phase::EndTurn(_) | Phase::ChitDraw(_));
            !ending && table.board().activation().is_none()
        }),
        Act::Activation => begin_activation(table, script)?
            .and_then(|()| until(table, |table| table.board().activation().is_none())),
        Act::OrdersStep => step(table, ActivationStep::Orders, ActivationStep::Orders),
        Act::FireStep => step(table, ActivationStep::Fire, ActivationStep::Fire),
        Act::MovementStep => step(table, ActivationStep::Movement, ActivationStep::Movement),
        Act::CloseCombatStep => step(table, ActivationStep::Declare, ActivationStep::CloseCombat),
        Act::RallyStep => step(table, ActivationStep::Rally, ActivationStep::Rally),
        Act::CohesionTest => cohesion_test(table, with)?,
        Act::Retreat => {
            let (unit, causes) =
                (one(table, with)?, names::units(&table.package().game, &with.causes)?);
            play::retreat::retreat(table, unit, with.hexes.unwrap_or(1), &causes)
        }
        Act::BreakTest => play::break_test::take(table, one(table, with)?),
        Act::MoraleHit => play::morale::hit(table, one(table, with)?, with.hits.unwrap_or(1)),
        Act::Deplete => play::depletion::deplete(table, one(table, with)?),
        Act::Fog => {
            script.put_die_first(with.die);
            play::fog_of_war::play(table)
        }
        _ => Err(Fault("missing expected `value`: this action returns one".to_owned()).into()),
    })
}

/// Returns the part of the sequence of play that an action belongs to, if scenarios may omit that
/// part.
const fn part(act: Act) -> Option<Part> {
    match act {
        Act::ArtilleryPhase => Some(Part::ArtilleryPhase),
        Act::RallyStep => Some(Part::RallyStep),
        _ => None,
    }
}

/// Restarts the activation, so that reinforcements enter, and gives the brigade the order that the
/// case names.
fn begin_activation(table: &mut Table, script: &Script) -> Named<Play> {
    let active = table.board().activation().cloned();
    let active = active.ok_or("missing `active: {brigade}`: an activation needs it")?;
    table.emit(Event::ActivationEnded { brigade: active.brigade });
    table.take_entries();
    if let Some(order) = active.order {
        script.act([("order", order.id().to_owned())]);
    }
    Ok(activation::begin(table, active.brigade, active.kind, active.chit))
}

/// Runs plays until a condition is true of the table.
fn until(table: &mut Table, done: impl Fn(&Table) -> bool) -> Play {
    for _ in 0..MAX_PLAYS {
        if done(table) {
            return Ok(());
        }
        table.play()?;
    }
    Err(Fault(format!("the case did not end after {MAX_PLAYS} plays")).into())
}

/// Runs an activation from the start of one step to the end of another. In the first step, the
/// units that the case lists under `acted` have already acted.
fn step(table: &mut Table, first: ActivationStep, last: ActivationStep) -> Play {
    if table.board().activation().is_none() {
        return Err(Fault("missing `active: {brigade, order}`: a step needs it".to_owned()).into());
    }
    let acted = *table.board().acted();
    activation::begin_step(table, first)?;
    if !acted.is_empty() {
        table.emit(Event::Acted { units: acted });
    }
    until(table, |table| {
        table.board().activation().is_none_or(|active| active.step < first || active.step > last)
    })
}

pub(super) fn one(table: &Table, with: &With) -> Named<UnitId> {
    let id = with.unit.as_ref().or(with.units.first()).ok_or("missing `unit` in `with`")?;
    names::unit(&table.package().game, id)
}

pub(super) fn many(table: &Table, with: &With) -> Named<UnitSet> {
    let game = &table.package().game;
    let ids: Vec<String> = with.units.iter().chain(&with.unit).cloned().collect();
    if ids.is_empty() {
        Err("missing `units` in `with`".to_owned())
    } else {
        names::units(game, &ids)
    }
}

/// Performs `cohesion-test {unit, test, kind}`: the units in the hex of `unit` take the test. The
/// enemies in `causes`, or all adjacent enemies if it is empty, count as the cause.
fn cohesion_test(table: &mut Table, with: &With) -> Named<Play> {
    let unit = one(table, with)?;
    let position = table.position();
    let hex = position.board.hex_of(unit).ok_or("the tested unit is not on the map")?;
    let side = position.side_of(unit);
    let test = match with.test.as_deref() {
        Some("close-fight") => CohesionTest::CloseFight,
        Some(id) => super::force::cohesion_test(id)
            .ok_or_else(|| format!("unknown cohesion test `{id}`"))?,
        None => CohesionTest::Routine,
    };
    let given = names::units(position.game(), &with.causes)?;
    let near = position.enemy_hexes_next_to(hex, side).flat_map(|hex| position.board.units_in(hex));
    let near: UnitSet = near.map(UnitId::index).collect();
    let causes = if given.is_empty() { near } else { given };
    let tested =
        Tested { hex, units: position.stack(hex), lead: unit, causes, chooser: side.other() };
    Ok(match with.kind.as_deref() {
        None | Some("fire") => {
            play::cohesion::fire_test(table, &tested, test, LeadRetreat::Now).map(|_| ())
        }
        Some("close") => close_combat::test_alone(table, &tested, test),
        Some(other) => {
            return Err(format!("unknown kind of cohesion test `{other}`: expected fire or close"));
        }
    })
}

/// Returns the last chart lookup of the table, for reports. `None` if there was none.
pub(super) fn last_look_up(table: &Table) -> Option<&blind_swords::event::LookUp> {
    table.entries().iter().rev().find_map(|entry| match &entry.event {
        Event::FireResolved { report } => Some(&report.look_up),
        Event::CloseCombatResolved { report } => Some(&report.look_up),
        _ => None,
    })
}
