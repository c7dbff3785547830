//! Script functions: chits and the cup.

use blind_swords::board::ChitPlace;
use blind_swords::event::Event;
use blind_swords::game::{ChitId, ChitKind};
use blind_swords::{Position, PositionExt, play};
use kernel::Side;
use rhai::{INT, ImmutableString};

use super::interface::interface;
use crate::call::{Done, wrong};

interface! { "Chits";
    /// Returns the chit with this id. If both sides have a chit with the id, pass the side as well.
    looks chit(position, id: ImmutableString) -> ChitId {
        let found: Vec<_> = named(position, &id).collect();
        match found[..] {
            [chit] => Ok(chit),
            [] => wrong(format!("unknown chit `{id}`")),
            _ => wrong(format!("ambiguous chit `{id}`: both sides have one; write `chit(side, \"{id}\")`")),
        }
    }

    /// Returns the chit of a side with this id.
    looks chit(position, side: Side, id: ImmutableString) -> ChitId {
        let owned = |chit: &ChitId| position.game().chits[chit.index()].side == Some(side);
        match named(position, &id).find(owned) {
            Some(chit) => Ok(chit),
            None => wrong(format!("{} has no chit `{id}`", position.game().side_names[side])),
        }
    }

    /// Whether the general of a chit is a casualty.
    looks is_casualty(position, chit: ChitId) -> bool {
        Ok(position.board.is_casualty(chit))
    }

    /// Returns the current rating of a general's chit, or `()` if the chit needs no roll.
    looks rating(position, chit: ChitId) -> Option<INT> {
        let leader = position.chit(chit).leader();
        let hit = position.board.is_casualty(chit);
        let rating = leader.and_then(|leader| if hit { leader.casualty } else { leader.rating });
        Ok(rating.map(INT::from))
    }

    /// Whether a chit has entered the game, wherever it is now.
    looks has_entered(position, chit: ChitId) -> bool {
        Ok(position.board.chit_copies().iter().any(|copy| copy.kind == chit && copy.place != ChitPlace::Out))
    }

    /// Whether a chit is openly in the cup.
    looks is_in_cup(position, chit: ChitId) -> bool {
        Ok(position.board.chits_at(chit, ChitPlace::Cup) > 0)
    }

    /// Whether a chit is discarded for the turn.
    looks is_discarded(position, chit: ChitId) -> bool {
        Ok(position.board.chits_at(chit, ChitPlace::Discarded) > 0)
    }

    /// Returns the division chits of a side in the cup.
    looks division_chits_in_cup(position, side: Side) -> Vec<ChitId> {
        let chits = (0..position.game().chits.len()).map(ChitId::from_index);
        Ok(chits.filter(|&chit| is_division_in_cup(position, side, chit)).collect())
    }

    /// Adds a chit that has not entered the game to the cup.
    acts enter_chit(call, chit: ChitId) {
        expect_at(call.table.position(), chit, ChitPlace::Out, "is already in the game")?;
        call.table.emit(Event::ChitEntered { chit });
        Ok(())
    }

    /// Returns a chit to the cup if the chit is discarded for the turn. Other chits stay where they
    /// are.
    acts return_to_cup(call, chit: ChitId) {
        play::chit_draw::return_to_cup(&mut call.table, chit);
        Ok(())
    }
}

fn named<'a>(position: Position<'a>, id: &'a str) -> impl Iterator<Item = ChitId> + 'a {
    let chits = position.game().chits.iter().enumerate();
    chits.filter(move |(_, chit)| chit.id == id).map(|(index, _)| ChitId::from_index(index))
}

pub(super) fn is_division_in_cup(position: Position<'_>, side: Side, chit: ChitId) -> bool {
    let info = &position.game().chits[chit.index()];
    info.side == Some(side)
        && matches!(info.kind, ChitKind::Division { .. })
        && position.board.chits_at(chit, ChitPlace::Cup) > 0
}

fn expect_at(position: Position<'_>, chit: ChitId, place: ChitPlace, but: &str) -> Done {
    if position.board.chits_at(chit, place) > 0 {
        return Ok(());
    }
    wrong(format!("{} {but}", position.game().chits[chit.index()].name))
}
