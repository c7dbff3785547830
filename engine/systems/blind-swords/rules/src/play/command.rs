//! Activation chits. SS 10.6, 10.7, BS 7.3. CHIT-15 to CHIT-17, CHIT-20.

use kernel::{Dice, Fault, Play, Side, Throw};

use crate::board::{ActivationKind, ChitPlace, Moment, Verdict};
use crate::check::activation as check;
use crate::event::Event;
use crate::game::{BrigadeId, Chit, ChitId, ChitKind};
use crate::play::{activation, ask_brigade, moments};
use crate::position_ext::PositionExt;
use crate::profile::{CicRating, Profile};
use crate::question::ActivationQuestion;
use crate::system::{Position, Roll, Table};

/// A commander's chit is drawn. It activates a brigade or is held. SS 10.3c, 10.6. CHIT-15,
/// CHIT-16.
pub fn commander(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !commander_commands(table, side, chit)? {
        return Ok(());
    }
    match ask_brigade(table, side, ActivationQuestion::Brigade(chit))? {
        Some(brigade) => commands(table, side, chit, brigade),
        None => {
            table.emit(Event::ChitHeld { side, chit });
            Ok(())
        }
    }
}

/// A held commander's chit is played. SS 10.1, 10.6. CHIT-15, A-45.
pub fn held_commander(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !commander_commands(table, side, chit)? {
        return Ok(());
    }
    match ask_brigade(table, side, ActivationQuestion::Brigade(chit))? {
        Some(brigade) => commands(table, side, chit, brigade),
        None => Err(Fault("a held chit that is played activates a brigade".to_owned()).into()),
    }
}

/// A Division chit is drawn. The roll comes before the choice of brigade. Without an eligible
/// brigade there is no roll. SS 10.7. CHIT-17, A-48.
pub fn division(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !check::any_brigade_for(table.position(), chit) {
        table.emit(Event::ChitDiscarded { chit });
        return Ok(());
    }
    match full_or_limited(table, side, chit)? {
        Some(kind) => mark_and_begin(table, side, chit, kind),
        None => Ok(()),
    }
}

/// Makes the command roll of a chit, if it needs one. `None` if an event has sent the chit away. SS
/// 10.7, BS 7.3. CHIT-17, CHIT-20, CHIT-24.
fn full_or_limited(table: &mut Table, side: Side, chit: ChitId) -> Play<Option<ActivationKind>> {
    match rating(table.position(), chit) {
        Some(rating) => command_roll(table, side, chit, rating),
        None => Ok(Some(ActivationKind::Full)),
    }
}

/// A brigade's own chit is drawn. BS 7.3. CHIT-20, A-109.
pub fn brigade(table: &mut Table, side: Side, chit: ChitId, own: BrigadeId) -> Play {
    if check::by_chit(table.position(), chit, own).is_err() {
        table.emit(Event::ChitDiscarded { chit });
        return Ok(());
    }
    let Some(kind) = full_or_limited(table, side, chit)? else { return Ok(()) };
    table.emit(Event::BrigadeMarked { brigade: own });
    activation::begin(table, own, kind, Some(chit))
}

/// The owner chooses a brigade, its marker is turned, and its activation begins. SS 10.7. CHIT-17.
pub fn mark_and_begin(table: &mut Table, side: Side, chit: ChitId, kind: ActivationKind) -> Play {
    let Some(brigade) = ask_brigade(table, side, ActivationQuestion::Brigade(chit))? else {
        return Err(Fault("a Division chit cannot be held".to_owned()).into());
    };
    table.emit(Event::BrigadeMarked { brigade });
    activation::begin(table, brigade, kind, Some(chit))
}

/// Returns a Division chit to the cup while its division has a brigade left. Otherwise discards it
/// for the turn. SS 10.3d, 10.7. CHIT-19.
pub fn recycle(table: &mut Table, chit: ChitId) {
    if is_drawn(table, chit) && check::any_brigade_for(table.position(), chit) {
        table.emit(Event::ChitToCup { chit });
    } else {
        discard(table, chit);
    }
}

/// Discards a drawn chit for the turn, unless it already went elsewhere. SS 10.8. CHIT-22.
pub fn discard(table: &mut Table, chit: ChitId) {
    if is_drawn(table, chit) {
        table.emit(Event::ChitDiscarded { chit });
    }
}

fn is_drawn(table: &Table, chit: ChitId) -> bool {
    table.board().chits_at(chit, ChitPlace::Drawn) > 0
}

/// SS 10.6. CHIT-15: the brigade's marker does not change.
fn commands(table: &mut Table, side: Side, chit: ChitId, brigade: BrigadeId) -> Play {
    table.emit(Event::ChitPlayed { side, chit, on: Some(brigade) });
    activation::begin(table, brigade, ActivationKind::Full, Some(chit))
}

/// Whether the commander may act. Each chit that needs a roll gets one roll, and a failure discards
/// it. SS 10.6. CHIT-16, A-45.
fn commander_commands(table: &mut Table, side: Side, chit: ChitId) -> Play<bool> {
    if table.board().has_commanded(chit) {
        return Ok(true);
    }
    match full_or_limited(table, side, chit)? {
        Some(ActivationKind::Full) => Ok(true),
        Some(ActivationKind::Limited) => {
            table.emit(Event::ChitDiscarded { chit });
            Ok(false)
        }
        None => Ok(false),
    }
}

/// Returns the rating for the command roll of a chit's current side. `None` if it needs no roll. SS
/// 10.5b, 10.6, 10.7. CHIT-14, CHIT-16, V-28.
fn rating(position: Position<'_>, chit: ChitId) -> Option<u8> {
    let info = position.chit(chit);
    match info.leader() {
        Some(leader) if position.board.is_casualty(chit) => leader.casualty,
        Some(_) | None => unhurt_rating(position.profile(), info),
    }
}

/// Returns the rating for a general who is not a casualty. `None` if it needs no roll. SS 10.6,
/// 10.7. CHIT-16, V-28.
pub fn unhurt_rating(profile: &Profile, chit: &Chit) -> Option<u8> {
    match profile.cic_rating {
        CicRating::CasualtyOnly if matches!(chit.kind, ChitKind::Cic { .. }) => None,
        CicRating::CasualtyOnly | CicRating::PerChit => chit.leader()?.rating,
    }
}

/// SS 10.6, 10.7. CHIT-16, CHIT-17, CHIT-24: an event may send the chit away without any
/// activation.
fn command_roll(
    table: &mut Table,
    side: Side,
    chit: ChitId,
    rating: u8,
) -> Play<Option<ActivationKind>> {
    let (kind, verdict) = moments::rolled(table, |table| {
        let die = roll_one(table, side, Roll::Command)?;
        table.emit(Event::CommandRolled { chit, die, rating });
        let kind =
            if die.pips() <= rating { ActivationKind::Full } else { ActivationKind::Limited };
        let failed = kind == ActivationKind::Limited;
        Ok((kind, Moment::of_command(chit, side).rolled(failed)))
    })?;
    match verdict {
        Verdict::Stands | Verdict::RollAgain => return Ok(Some(kind)),
        Verdict::Stopped => table.emit(Event::ChitDiscarded { chit }),
        Verdict::SentBack => table.emit(Event::ChitToCup { chit }),
    }
    Ok(None)
}

/// Rolls a single die.
pub fn roll_one(table: &mut Table, side: Side, roll: Roll) -> Play<kernel::Die> {
    match table.roll(side, roll, Throw::D6)? {
        Dice::One(die) => Ok(die),
        Dice::Two(..) => Err(Fault("expected one die, found two".to_owned()).into()),
    }
}
