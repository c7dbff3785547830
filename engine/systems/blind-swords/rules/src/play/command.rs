//! Activation chits. SS 10.6, 10.7, BS 7.3. CHIT-15 to CHIT-17, CHIT-20.

use kernel::{Dice, Fault, Play, Side, Throw};

use crate::board::{ActivationKind, Moment, Verdict};
use crate::check::activation as check;
use crate::event::Event;
use crate::game::{BrigadeId, Chit, ChitId, ChitKind};
use crate::play::ask::ask_brigade;
use crate::play::{activation, moments};
use crate::position_ext::PositionExt;
use crate::profile::{CicRating, Profile};
use crate::question::ActivationQuestion;
use crate::system::{Position, Roll, Table};

/// Resolves a drawn commander's chit. The chit activates a brigade, or the owner holds it. SS
/// 10.3c, 10.6. CHIT-15, CHIT-16.
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

/// Plays a commander's chit that the owner holds. SS 10.1, 10.6. CHIT-15, A-45.
pub fn held_commander(table: &mut Table, side: Side, chit: ChitId) -> Play {
    if !commander_commands(table, side, chit)? {
        return Ok(());
    }
    match ask_brigade(table, side, ActivationQuestion::Brigade(chit))? {
        Some(brigade) => commands(table, side, chit, brigade),
        None => Err(Fault("a held chit that is played activates a brigade".to_owned()).into()),
    }
}

/// Resolves a drawn Division chit. The command roll comes before the choice of brigade. Without an
/// eligible brigade there is no roll. SS 10.7. CHIT-17, A-48.
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

/// Makes the command roll of a chit, if the chit needs one, and returns the kind of activation.
/// `None` if an event has removed the chit. SS 10.7, BS 7.3. CHIT-17, CHIT-20, CHIT-24.
fn full_or_limited(table: &mut Table, side: Side, chit: ChitId) -> Play<Option<ActivationKind>> {
    match rating(table.position(), chit) {
        Some(rating) => command_roll(table, side, chit, rating),
        None => Ok(Some(ActivationKind::Full)),
    }
}

/// Resolves the drawn chit of a single brigade. BS 7.3. CHIT-20, A-109.
pub fn brigade(table: &mut Table, side: Side, chit: ChitId, own: BrigadeId) -> Play {
    if check::by_chit(table.position(), chit, own).is_err() {
        table.emit(Event::ChitDiscarded { chit });
        return Ok(());
    }
    let Some(kind) = full_or_limited(table, side, chit)? else { return Ok(()) };
    table.emit(Event::BrigadeMarked { brigade: own });
    activation::begin(table, own, kind, Some(chit))
}

/// Asks the owner for a brigade, flips its status marker, and begins its activation. SS 10.7.
/// CHIT-17.
pub fn mark_and_begin(table: &mut Table, side: Side, chit: ChitId, kind: ActivationKind) -> Play {
    let Some(brigade) = ask_brigade(table, side, ActivationQuestion::Brigade(chit))? else {
        return Err(Fault("a Division chit cannot be held".to_owned()).into());
    };
    table.emit(Event::BrigadeMarked { brigade });
    activation::begin(table, brigade, kind, Some(chit))
}

/// Activates a brigade by a commander's chit. The brigade's status marker does not change. SS 10.6.
/// CHIT-15.
fn commands(table: &mut Table, side: Side, chit: ChitId, brigade: BrigadeId) -> Play {
    table.emit(Event::ChitPlayed { side, chit, on: Some(brigade) });
    activation::begin(table, brigade, ActivationKind::Full, Some(chit))
}

/// Makes the commander's roll and returns whether the commander may act. Each chit that needs a
/// roll gets one roll, and a failure discards the chit. SS 10.6. CHIT-16, A-45.
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

/// Returns the rating for the command roll of a chit's current side. `None` if the chit needs no
/// roll. SS 10.5b, 10.6, 10.7. CHIT-14, CHIT-16, V-28.
fn rating(position: Position<'_>, chit: ChitId) -> Option<u8> {
    let info = position.chit(chit);
    match info.leader() {
        Some(leader) if position.board.is_casualty(chit) => leader.casualty,
        Some(_) | None => unhurt_rating(position.profile(), info),
    }
}

/// Returns the rating of a chit whose general is not a casualty. `None` if the chit needs no roll.
/// SS 10.6, 10.7. CHIT-16, V-28.
pub fn unhurt_rating(profile: &Profile, chit: &Chit) -> Option<u8> {
    match profile.cic_rating {
        CicRating::CasualtyOnly if matches!(chit.kind, ChitKind::Cic { .. }) => None,
        CicRating::CasualtyOnly | CicRating::PerChit => chit.leader()?.rating,
    }
}

/// Makes a command roll. An event may send the chit away without any activation. SS 10.6, 10.7.
/// CHIT-16, CHIT-17, CHIT-24.
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

/// Rolls one die for a side.
pub fn roll_one(table: &mut Table, side: Side, roll: Roll) -> Play<kernel::Die> {
    match table.roll(side, roll, Throw::D6)? {
        Dice::One(die) => Ok(die),
        Dice::Two(..) => Err(Fault("expected one die, found two".to_owned()).into()),
    }
}
