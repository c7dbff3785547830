//! Doing what a case does.

use blind_swords::Event;
use blind_swords::Table;
use blind_swords::board::{ActivationStep, Phase};
use blind_swords::check::{close_combat as close_check, sight, stacking, support, values};
use blind_swords::game::{Arm, CohesionTest, UnitId, UnitSet};
use blind_swords::look::{Look, members};
use blind_swords::play::cohesion::{LeadRetreat, Tested};
use blind_swords::play::{self, activation, close_combat, fire};
use blind_swords::question::{AdvanceReach, Assaulters, Occasion, Volley};
use blind_swords::refusal::Check;
use kernel::{Fault, HexId, Play, Suspend};

use super::model::{Act, With};
use super::names::{self, Named};
use super::outside::Script;
use super::walk;

/// How many plays a case may take.
const MAX_PLAYS: usize = 5_000;

/// What came of doing it.
pub(super) enum Done {
    /// It went through, or stopped at a decision.
    Played,
    /// It is not legal: the argument refused, and why.
    Refused(String, blind_swords::Refusal),
    /// A pure question has this value.
    Value(String),
}

/// Does what a case does.
///
/// # Errors
/// What the case gets wrong about itself, or a fault of the rules.
pub(super) fn run(table: &mut Table, script: &Script, act: Act, with: &With) -> Named<Done> {
    if let Some(value) = pure(table, act, with)? {
        return Ok(value);
    }
    let before = table.board().clone();
    let played = match act {
        Act::Fire => return fire_by(table, with),
        Act::CloseCombat => return fight(table, with),
        _ => carry_out(table, script, act, with)?,
    };
    let refused = match played {
        Ok(()) => walk::refused_unasked(table, script, with)?,
        Err(Suspend::Waiting) => script.with(|state| state.refused.clone()),
        Err(Suspend::Fault(fault)) => return Err(fault.to_string()),
    };
    Ok(match refused {
        Some((id, refusal)) => {
            table.set_board(before);
            Done::Refused(id, refusal)
        }
        None => Done::Played,
    })
}

fn carry_out(table: &mut Table, script: &Script, act: Act, with: &With) -> Named<Play> {
    Ok(match act {
        Act::SetUp => until(table, |table| !matches!(table.board().phase(), Phase::Setup)),
        Act::Turn => {
            let turn = table.board().turn();
            until(table, |table| {
                let next = matches!(table.board().phase(), Phase::CommandDecision)
                    && table.board().turn() != turn;
                next || matches!(table.board().phase(), Phase::Over)
            })
        }
        Act::CommandDecision => {
            until(table, |table| !matches!(table.board().phase(), Phase::CommandDecision))
        }
        Act::ArtilleryPhase => {
            until(table, |table| !matches!(table.board().phase(), Phase::Artillery(_)))
        }
        Act::ChitDraw => until(table, |table| {
            let drawing = matches!(table.board().phase(), Phase::ChitDraw(_));
            !drawing && table.board().activation().is_none()
        }),
        Act::EndTurn => until(table, |table| {
            let ending = matches!(table.board().phase(), Phase::EndTurn(_) | Phase::ChitDraw(_));
            !ending && table.board().activation().is_none()
        }),
        Act::Activation => until(table, |table| table.board().activation().is_none()),
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
        Act::Move => walk::along(table, script, with)?,
        Act::Advance => advance(table, script, with)?,
        Act::Rebuild => rebuild(table, with)?,
        Act::Event => event(table, with)?,
        Act::Fog => {
            script.with(|state| state.put_die_first(with.die));
            play::fog_of_war::play(table)
        }
        _ => Err(Fault("a pure question has a value".to_owned()).into()),
    })
}

/// Runs plays until something is so.
fn until(table: &mut Table, done: impl Fn(&Table) -> bool) -> Play {
    for _ in 0..MAX_PLAYS {
        if done(table) {
            return Ok(());
        }
        table.play()?;
    }
    Err(Fault(format!("the case did not end after {MAX_PLAYS} plays")).into())
}

/// Runs an activation from the beginning of a step to the end of another.
fn step(table: &mut Table, first: ActivationStep, last: ActivationStep) -> Play {
    if table.board().activation().is_none() {
        return Err(Fault("a step needs `active: {brigade, order}`".to_owned()).into());
    }
    activation::begin_step(table, first)?;
    until(table, |table| {
        table.board().activation().is_none_or(|active| active.step < first || active.step > last)
    })
}

pub(super) fn one(table: &Table, with: &With) -> Named<UnitId> {
    let id = with.unit.as_ref().or(with.units.first()).ok_or("`with` needs a unit")?;
    names::unit(&table.package().game, id)
}

fn many(table: &Table, with: &With) -> Named<UnitSet> {
    let game = &table.package().game;
    let ids: Vec<String> = with.units.iter().chain(&with.unit).cloned().collect();
    if ids.is_empty() { Err("`with` needs units".to_owned()) } else { names::units(game, &ids) }
}

fn outcome(played: Play<Check>, argument: &str) -> Named<Done> {
    match played {
        Ok(Ok(())) | Err(Suspend::Waiting) => Ok(Done::Played),
        Ok(Err(refusal)) => Ok(Done::Refused(argument.to_owned(), refusal)),
        Err(Suspend::Fault(fault)) => Err(fault.to_string()),
    }
}

/// `fire {units, target}`: in the Fire Step if the brigade is active, else as artillery, or freely.
fn fire_by(table: &mut Table, with: &With) -> Named<Done> {
    let firers = many(table, with)?;
    let target = with.target.as_ref().ok_or("`with` needs a target")?;
    let hex = names::hex(&table.package().game, target)?;
    let volley = volley(table, &firers)?;
    let played = fire::together(table, volley, &firers, hex);
    outcome(played, target)
}

fn volley(table: &Table, firers: &UnitSet) -> Named<Volley> {
    let scene = table.scene();
    let first = members(firers).next().ok_or("`with` needs units")?;
    let info = scene.info(first);
    let active = scene.board.activation().map(|activation| activation.brigade);
    let occasion = match scene.board.hex_of(first) {
        Some(hex) if info.arm != Arm::Infantry => Occasion::ArtilleryStep(hex),
        _ if active.is_some() && info.brigade == active => Occasion::FireStep,
        _ => Occasion::Event(*firers),
    };
    Ok(Volley::new(info.side, occasion))
}

/// `close-combat {units, target}`.
fn fight(table: &mut Table, with: &With) -> Named<Done> {
    let attackers = many(table, with)?;
    let target = with.target.as_ref().ok_or("`with` needs a target")?;
    let hex = names::hex(&table.package().game, target)?;
    for unit in members(&attackers) {
        if let Err(refusal) = may_attack(table, unit, hex) {
            return Ok(Done::Refused(target.clone(), refusal));
        }
    }
    outcome(close_combat::fight(table, &attackers, hex).map(Ok), target)
}

/// Whether a unit may attack a hex; one of the active brigade, by its order too.
fn may_attack(table: &Table, unit: UnitId, target: HexId) -> Check {
    let scene = table.scene();
    let ordered = scene.board.activation().filter(|activation| activation.order.is_some());
    let brigade = ordered.map(|activation| activation.brigade);
    if let Some(brigade) = brigade.filter(|_| scene.info(unit).brigade == brigade) {
        close_check::may_attack(scene, Assaulters::Brigade(brigade), unit)?;
    }
    close_check::may_assault(scene, unit, target)
}

/// `cohesion-test {unit, test, kind}`: the hex of the unit is tested, by `causes` or by all enemies next to it.
fn cohesion_test(table: &mut Table, with: &With) -> Named<Play> {
    let unit = one(table, with)?;
    let scene = table.scene();
    let hex = scene.board.hex_of(unit).ok_or("the tested unit is not on the map")?;
    let side = scene.side_of(unit);
    let test = match with.test.as_deref() {
        Some("close-fight") => CohesionTest::CloseFight,
        Some(id) => super::outside::cohesion_test(id)
            .ok_or_else(|| format!("`{id}` is not a cohesion test"))?,
        None => CohesionTest::Routine,
    };
    let given = names::units(scene.game(), &with.causes)?;
    let near = scene.enemy_hexes_next_to(hex, side).flat_map(|hex| scene.board.units_in(hex));
    let near: UnitSet = near.map(UnitId::index).collect();
    let causes = if given.is_empty() { near } else { given };
    let tested = Tested { hex, units: scene.stack(hex), lead: unit, causes, chooser: side.other() };
    Ok(match with.kind.as_deref() {
        None | Some("fire") => {
            play::cohesion::fire_test(table, &tested, test, LeadRetreat::Now).map(|_| ())
        }
        Some("close") => close_combat::test_alone(table, &tested, test),
        Some(other) => {
            return Err(format!(
                "`{other}` is not a kind of cohesion test: expected fire or close"
            ));
        }
    })
}

/// `advance {unit, path}`: into the first hex of the path, and on into the second.
fn advance(table: &mut Table, script: &Script, with: &With) -> Named<Play> {
    let unit = one(table, with)?;
    let into = with.path.first().ok_or("`with` needs a path")?;
    let into = names::hex(&table.package().game, into)?;
    let id = table.package().game.units[unit.index()].id.clone();
    let further = with.path.get(1).cloned().unwrap_or_else(|| "stay".to_owned());
    script.act([("advance.unit", id), ("advance.hex", further)]);
    let reach = if with.path.len() > 1 { AdvanceReach::TwoHexes } else { AdvanceReach::OneHex };
    Ok(close_combat::advance_alone(table, unit, into, reach))
}

fn rebuild(table: &mut Table, with: &With) -> Named<Play> {
    let unit = one(table, with)?;
    let own = table.scene().info(unit).brigade;
    let active = table.board().activation().map(|activation| activation.brigade);
    let brigade = active.or(own).ok_or("a rebuild needs an active brigade")?;
    Ok(play::rebuild::rebuild(table, brigade, unit))
}

/// `event {side, chit}`: the chit is played as if it were held.
fn event(table: &mut Table, with: &With) -> Named<Play> {
    let id = with.chit.as_ref().ok_or("`with` needs a chit")?;
    let chit = names::chit(&table.package().game, id, with.side)?;
    let side = table.package().game.chits[chit.index()]
        .side
        .ok_or("a wild chit has no side: use `fog`")?;
    Ok(play::events::play(table, side, chit))
}

/// The pure questions.
fn pure(table: &Table, act: Act, with: &With) -> Named<Option<Done>> {
    let scene = table.scene();
    let game = scene.game();
    let ends = || -> Named<_> {
        let from = with.from.as_ref().ok_or("`with` needs from")?;
        let to = with.to.as_ref().ok_or("`with` needs to")?;
        Ok((names::hex(game, from)?, names::hex(game, to)?))
    };
    let place = || names::hex(game, with.hex.as_ref().ok_or("`with` needs a hex")?);
    let value = match act {
        Act::Los => {
            let (from, to) = ends()?;
            let side = with.side.or(scene.occupant(from)).unwrap_or(kernel::Side::Usa);
            sight::visibility(scene, from, to, side).id().to_owned()
        }
        Act::Range => {
            let (from, to) = ends()?;
            scene.distance(from, to).to_string()
        }
        Act::Sp => values::modified_sp(scene, one(table, with)?).to_string(),
        Act::Cr => values::modified_cr(scene, one(table, with)?).to_string(),
        Act::Support => support::is_supported(scene, one(table, with)?).to_string(),
        Act::Stacking => stacking::load(scene, place()?).to_string(),
        Act::Level => game.map.hex(place()?).level.to_string(),
        Act::Terrain => game.terrain.kind(game.map.hex(place()?).terrain).id.clone(),
        Act::Cost => return walk::cost(table, with).map(Some),
        _ => return Ok(None),
    };
    Ok(Some(Done::Value(value)))
}

/// What a chart look-up left behind, for reports.
pub(super) fn last_look_up(table: &Table) -> Option<&blind_swords::event::LookUp> {
    table.entries().iter().rev().find_map(|entry| match &entry.event {
        Event::FireResolved { report } => Some(&report.look_up),
        Event::CloseCombatResolved { report } => Some(&report.look_up),
        _ => None,
    })
}
