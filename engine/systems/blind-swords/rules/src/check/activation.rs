//! Legality of activations and orders. CHIT-09, CHIT-15, CHIT-17, CHIT-21, ORD-01.

use super::reinforcement;
use crate::board::{BrigadeStatus, ChitPlace, Frozen, Place};
use crate::choice::{Choice, Word};
use crate::game::{BrigadeId, BrigadeSet, BrokenBox, ChitId, ChitKind, DivisionId, Order};
use crate::position_ext::PositionExt;
use crate::profile::EmptyBrigade;
use crate::question::ActivationQuestion;
use crate::refusal::{Check, Refusal, not_an_answer, require};
use crate::script::{Argument, permits};
use crate::system::Position;

/// Returns all candidate answers to a question about an activation, legal or not.
pub fn candidates(position: Position<'_>, question: &ActivationQuestion) -> Vec<Choice> {
    match *question {
        ActivationQuestion::FortunesBrigade(chit) => brigades_of_side(position, chit).collect(),
        ActivationQuestion::Brigade(chit) => {
            brigades_of_side(position, chit).chain([Word::Hold.into()]).collect()
        }
        ActivationQuestion::Order(_) => Order::ALL.map(Choice::Order).to_vec(),
    }
}

/// Checks whether a choice is a legal answer to a question about an activation.
pub fn check(position: Position<'_>, question: &ActivationQuestion, choice: Choice) -> Check {
    match *question {
        ActivationQuestion::FortunesBrigade(chit) => by_chit(position, chit, choice.brigade()?),
        ActivationQuestion::Brigade(chit) => match choice {
            Choice::Brigade(brigade) => by_chit(position, chit, brigade),
            Choice::Word(Word::Hold) => hold(position, chit),
            _ => not_an_answer().err(),
        },
        ActivationQuestion::Order(brigade) => may_have(position, brigade, choice.order()?),
    }
}

/// Checks the scenario's restrictions on an order. Regroup is always allowed. SS 11.1, 22.0.
/// ORD-01.
fn may_have(position: Position<'_>, brigade: BrigadeId, order: Order) -> Check {
    let hook = position.package.scenario().hooks.can_order.as_deref();
    let arguments = [Argument::Word(order.id())];
    require(
        permits(position, hook.filter(|_| order != Order::Regroup), &arguments),
        Refusal::new("ORD-01", "SS 22.0", "ord-01-scenario-does-not-let-order")
            .with(brigade)
            .with(order),
    )
}

/// Checks whether a chit may activate a brigade. SS 10.6, 10.7. CHIT-15, CHIT-17, CHIT-20.
pub fn by_chit(position: Position<'_>, chit: ChitId, brigade: BrigadeId) -> Check {
    match position.chit(chit).kind {
        ChitKind::Cic { commands, .. } => by_commander(position, chit, commands, brigade),
        ChitKind::Division { division, .. } => by_division(position, division, brigade),
        ChitKind::Brigade { brigade: own, .. } => {
            require(
                brigade == own,
                Refusal::new("CHIT-20", "BS 7.3", "chit-20-not-brigade-chit").with(brigade),
            )?;
            not_yet_activated(position, brigade)
        }
        ChitKind::Event(_)
        | ChitKind::FogOfWar
        | ChitKind::FortunesOfWar
        | ChitKind::Wild { .. } => {
            Refusal::new("CHIT-15", "SS 10.3", "chit-15-activates-no-brigade").with(chit).err()
        }
    }
}

/// Whether there is a brigade that a chit may activate. A-48.
pub fn any_brigade_for(position: Position<'_>, chit: ChitId) -> bool {
    let mut brigades = (0..position.game().brigades.len()).map(BrigadeId::from_index);
    brigades.any(|brigade| by_chit(position, chit, brigade).is_ok())
}

/// Checks that a brigade is not frozen, for events and free activations. SS 22.2. CHIT-23, SC2-03.
pub fn not_frozen(position: Position<'_>, brigade: BrigadeId) -> Check {
    require(
        position.board.brigade(brigade).frozen == Frozen::No,
        Refusal::new("SC2-03", "SS 22.2", "sc2-03-held-scenario-until-released").with(brigade),
    )
}

/// Checks that a brigade belongs to the wing or corps of the commander. SS 10.6. CHIT-15, A-46.
fn by_commander(
    position: Position<'_>,
    chit: ChitId,
    commands: Option<BrigadeSet>,
    brigade: BrigadeId,
) -> Check {
    let others = Refusal::new("CHIT-15", "SS 10.6", "chit-15-not-under").with(brigade).with(chit);
    require(commands.is_none_or(|own| own.contains(brigade.index())), others)?;
    require(
        position.chit(chit).side == Some(position.game().brigades[brigade.index()].side),
        Refusal::new("CHIT-15", "SS 10.6", "chit-15-not-brigade-commanders-side").with(brigade),
    )?;
    in_play(position, brigade)
}

/// Checks that the brigade belongs to the division and has not been activated this turn. SS 10.7.
/// CHIT-17.
fn by_division(position: Position<'_>, division: DivisionId, brigade: BrigadeId) -> Check {
    require(
        position.game().brigades[brigade.index()].division == division,
        Refusal::new("CHIT-17", "SS 10.7", "chit-17-not-brigade-division").with(brigade),
    )?;
    not_yet_activated(position, brigade)
}

/// Checks that the brigade has not been activated this turn. SS 10.7. CHIT-17, ORG-03.
fn not_yet_activated(position: Position<'_>, brigade: BrigadeId) -> Check {
    in_play(position, brigade)?;
    require(
        position.board.brigade(brigade).status == BrigadeStatus::Available,
        Refusal::new("CHIT-17", "SS 10.7", "chit-17-been-activated-turn").with(brigade),
    )
}

/// Checks that a brigade has its status marker in play, is not frozen, and has units that can act.
fn in_play(position: Position<'_>, brigade: BrigadeId) -> Check {
    require(
        position.board.brigade(brigade).status != BrigadeStatus::Absent,
        Refusal::new("ORG-03", "SS 17.3", "org-03-not-come-into-game").with(brigade),
    )?;
    not_frozen(position, brigade)?;
    not_empty(position, brigade)
}

/// Checks that the brigade has a unit on the map, in the Available box or due to arrive. The
/// profile decides whether this is required. BS 7.3. CHIT-21, V-30.
fn not_empty(position: Position<'_>, brigade: BrigadeId) -> Check {
    match position.profile().empty_brigade {
        EmptyBrigade::MayBeMarked => Ok(()),
        EmptyBrigade::NotActivatable => require(
            has_units(position, brigade),
            Refusal::new("CHIT-21", "BS 7.3", "chit-21-no-unit-map-available-due").with(brigade),
        ),
    }
}

fn has_units(position: Position<'_>, brigade: BrigadeId) -> bool {
    let is_due = position.board.brigade(brigade).arrival.is_some();
    let units = &position.game().brigades[brigade.index()].units;
    if !reinforcement::due_of(position, brigade).is_empty() {
        return true;
    }
    units.iter().any(|&unit| match position.board.unit(unit).place {
        Place::Hex(_) | Place::Broken(BrokenBox::Available) => true,
        Place::Off => is_due,
        Place::Broken(_) | Place::Eliminated | Place::Withdrawn => false,
    })
}

/// Checks whether a drawn chit may be held. Only a commander in chief's chit can be held, and only
/// when it is drawn. SS 10.3c. CHIT-15.
fn hold(position: Position<'_>, chit: ChitId) -> Check {
    require(
        matches!(position.chit(chit).kind, ChitKind::Cic { .. }),
        Refusal::new("CHIT-17", "SS 10.3", "chit-17-not-chit-can-held").with(chit),
    )?;
    require(
        position.board.chits_at(chit, ChitPlace::Drawn) > 0,
        Refusal::new("CHIT-15", "SS 10.3", "chit-15-held-already-played-now").with(chit),
    )
}

fn brigades_of_side(position: Position<'_>, chit: ChitId) -> impl Iterator<Item = Choice> {
    let side = position.chit(chit).side;
    let brigades = position.game().brigades.iter().enumerate();
    let ours = brigades.filter(move |(_, brigade)| Some(brigade.side) == side);
    ours.map(|(index, _)| Choice::Brigade(BrigadeId::from_index(index)))
}
