//! Procedures of cases that check their arguments before they run.

use blind_swords::check::affiliation::acts_with;
use blind_swords::check::{chits, close_combat as close_check, rebuild as rebuild_check};
use blind_swords::game::{Arm, UnitId, UnitSet, Window};
use blind_swords::play;
use blind_swords::position_ext::{PositionExt, members};
use blind_swords::question::{Assaulters, ChitQuestion, Occasion, Volley};
use blind_swords::refusal::{Check, Refusal};
use blind_swords::rulebook;
use blind_swords::{Choice, Table};
use kernel::{HexId, Play, Suspend, Why};

use super::Done;
use super::act::{many, one};
use super::model::With;
use super::names::{self, Named};

/// Result of a procedure that checks its arguments. If the rules refuse some arguments, the result
/// contains their ids and the refusal.
pub(super) type Judged = Play<Result<(), Box<(Vec<String>, Refusal)>>>;

/// Converts the result of a procedure to the result of a case.
///
/// # Errors
/// If the rules fault.
pub(super) fn outcome(table: &Table, played: Judged) -> Named<Done> {
    match played {
        Ok(Ok(())) | Err(Suspend::Waiting) => Ok(Done::Played),
        Ok(Err(refused)) => Ok(refused_in(table, refused.0, refused.1)),
        Err(Suspend::Fault(fault)) => Err(fault.to_string()),
    }
}

/// Returns the result of a case in which the rules refused some arguments.
pub(super) fn refused_in(table: &Table, ids: Vec<String>, refusal: Refusal) -> Done {
    let reason = refusal.describe(&table.package().game);
    let requirement = refusal.requirement;
    let section = rulebook::of_refusal(&table.package().profile, &refusal);
    Done::Refused(ids, Why { requirement, section, reason, values: Vec::new() })
}

/// Performs `fire {units, target}`: in the Fire Step if the brigade is active, otherwise as
/// artillery or without an order.
pub(super) fn fire(table: &mut Table, with: &With) -> Named<Done> {
    let firers = many(table, with)?;
    let target = with.target.as_ref().ok_or("missing `target` in `with`")?;
    let hex = names::hex(&table.package().game, target)?;
    let volley = volley(table, &firers)?;
    let played = play::fire::together(table, volley, &firers, hex);
    let named = |refusal| Box::new((vec![target.clone()], refusal));
    outcome(table, played.map(|check| check.map_err(named)))
}

fn volley(table: &Table, firers: &UnitSet) -> Named<Volley> {
    let position = table.position();
    let first = members(firers).next().ok_or("missing `units` in `with`")?;
    let active = position.board.activation().map(|activation| activation.brigade);
    let occasion = match position.board.hex_of(first) {
        _ if active.is_some() && acts_with(position, first) == active => Occasion::FireStep,
        Some(hex) if position.arm(first) != Arm::Infantry => Occasion::ArtilleryStep(hex),
        _ => Occasion::Event(*firers),
    };
    Ok(Volley::new(position.side_of(first), occasion))
}

/// Performs `close-combat {units, target}`: the units attack the target hex together.
pub(super) fn close_combat(table: &mut Table, with: &With) -> Named<Done> {
    let attackers = many(table, with)?;
    let target = with.target.as_ref().ok_or("missing `target` in `with`")?;
    let hex = names::hex(&table.package().game, target)?;
    for unit in members(&attackers) {
        if let Err(refusal) = may_attack(table, unit, hex) {
            return Ok(refused_in(table, vec![target.clone()], refusal));
        }
    }
    let played = play::close_combat::fight(table, &attackers, hex);
    outcome(table, played.map(Ok))
}

/// Checks whether a unit may attack a hex. If the unit's brigade is active, the order of the
/// brigade must permit close combat.
fn may_attack(table: &Table, unit: UnitId, target: HexId) -> Check {
    let position = table.position();
    let ordered = position.board.activation().filter(|activation| activation.order.is_some());
    let brigade = ordered.map(|activation| activation.brigade);
    if let Some(brigade) = brigade.filter(|_| position.info(unit).brigade == brigade) {
        close_check::may_attack(position, Assaulters::Brigade(brigade), unit)?;
    }
    close_check::may_assault(position, unit, target)
}

/// Performs `advance {unit, path}`: the unit advances into the first hex of the path, and then into
/// the second if there is one.
pub(super) fn advance(table: &mut Table, with: &With) -> Named<Done> {
    let unit = one(table, with)?;
    let game = table.shared_package();
    let path: Vec<HexId> =
        with.path.iter().map(|number| names::hex(&game.game, number)).collect::<Named<_>>()?;
    if path.is_empty() || path.len() > 2 {
        return Err("missing `path` in `with`: expected one or two hexes".to_owned());
    }
    let played = play::close_combat::advance_along(table, unit, &path);
    let named = |(hex, refusal)| Box::new((vec![game.game.map.number(hex).to_string()], refusal));
    outcome(table, played.map(|judged| judged.map_err(named)))
}

/// Performs `rebuild {unit}` for the active brigade, or otherwise for the unit's own brigade.
pub(super) fn rebuild(table: &mut Table, with: &With) -> Named<Done> {
    let unit = one(table, with)?;
    let own = table.position().info(unit).brigade;
    let active = table.board().activation().map(|activation| activation.brigade);
    let brigade = active.or(own).ok_or("missing active brigade: a rebuild needs one")?;
    if let Err(refusal) = rebuild_check::can_rebuild(table.position(), Some(brigade), unit) {
        let id = table.position().info(unit).id.clone();
        return Ok(refused_in(table, vec![id], refusal));
    }
    let played = play::rebuild::rebuild(table, Some(brigade), unit);
    outcome(table, played.map(Ok))
}

/// Performs `event {side, chit}`: plays the chit from the hand, in any of its windows.
pub(super) fn event(table: &mut Table, with: &With) -> Named<Done> {
    let id = with.chit.as_ref().ok_or("missing `chit` in `with`")?;
    let chit = names::chit(&table.package().game, id, with.side)?;
    let info = &table.position().game().chits[chit.index()];
    let (Some(side), Some(windows)) = (info.side, info.event().map(|event| event.windows.clone()))
    else {
        return Err(format!("`{id}` is not an event chit: use `do: fog` for the Fog of War"));
    };
    let judge = |window: &Window| {
        let question = ChitQuestion::EventWindow(side, *window);
        chits::check(table.position(), &question, Choice::Chit(chit))
    };
    let judged: Vec<Check> = windows.iter().map(judge).collect();
    match judged.iter().find_map(|check| check.err()).filter(|_| judged.iter().all(Check::is_err)) {
        Some(refusal) => Ok(refused_in(table, vec![id.clone()], refusal)),
        None => {
            let played = play::events::play(table, side, chit);
            outcome(table, played.map(Ok))
        }
    }
}
