//! Possible results when a chit is drawn from the cup. CMD-02, CHIT-01.

use kernel::{PerSide, Side, Weight};

use crate::board::ChitPlace;
use crate::choice::Choice;
use crate::game::ChitId;
use crate::position_ext::PositionExt;
use crate::profile::{EventPoolMethod, Profile};
use crate::system::Position;

/// Returns the chits that a draw may produce, with their weights.
///
/// Neither side knows which event chits of the pool are in the cup. The weight of such a chit is
/// therefore its probability of being in the cup. All weights are multiplied by a common
/// denominator, so that they are integers.
pub fn alternatives(position: Position<'_>) -> Vec<Weight<Choice>> {
    let shares = PerSide::from_fn(|side| Shares::of(position, side));
    let of_pooled =
        |chit: ChitId, side: Side| shares[side].of_pooled(chit) * shares[side.other()].whole;
    let share = |chit: ChitId, place: ChitPlace| match place {
        ChitPlace::Key | ChitPlace::Cup => shares.usa.whole * shares.csa.whole,
        ChitPlace::Pool => position.chit(chit).side.map_or(0, |side| of_pooled(chit, side)),
        ChitPlace::Out
        | ChitPlace::Drawn
        | ChitPlace::Held
        | ChitPlace::Track(_)
        | ChitPlace::Discarded => 0,
    };
    let mut weights = vec![0; position.game().chits.len()];
    for copy in position.board.chit_copies() {
        weights[copy.kind.index()] += share(copy.kind, copy.place);
    }
    let drawable = weights.into_iter().enumerate().filter(|&(_, weight)| weight > 0);
    drawable
        .map(|(kind, weight)| Weight { choice: Choice::Chit(ChitId::from_index(kind)), weight })
        .collect()
}

/// Weights of a side's event chits in a draw.
struct Shares {
    /// Weight of a chit that is certainly in the cup.
    whole: u32,
    /// Weight of each chit in the pool.
    each: u32,
    /// Kind of chit with a different weight, and that weight, if any.
    ambiguous: Option<(ChitId, u32)>,
}

impl Shares {
    /// Computes the weights of a side. CMD-02.
    ///
    /// The pool contains `size` chits, and `places` of them are in the cup. Each chit of the pool
    /// is therefore in the cup with probability `places / size`.
    ///
    /// Special case: a chit of the key chit's kind was drawn while another copy is in the pool. The
    /// drawn chit is then the key chit or the pool copy, with odds of `size` to `places`. The
    /// remaining copy therefore has a different weight. Later draws reduce both numbers by one, and
    /// the odds remain `size` to `places`.
    fn of(position: Position<'_>, side: Side) -> Self {
        let size = in_pool(position, side).max(1);
        let places = u32::from(position.board.unknown_in_cup(side));
        match position.board.ambiguous_key(side) {
            None => Self { whole: size, each: places, ambiguous: None },
            Some(chit) => {
                let others = (size - 1).max(1);
                Self {
                    whole: (size + places) * others,
                    each: places * (size + places).saturating_sub(2),
                    ambiguous: Some((chit, 2 * places * others)),
                }
            }
        }
    }

    fn of_pooled(&self, chit: ChitId) -> u32 {
        match self.ambiguous {
            Some((key, share)) if key == chit => share,
            _ => self.each,
        }
    }
}

/// Whether a scenario's event count is the number of chits excluded from the cup, not the number
/// put in. SS 8.2, BS 5.2. CMD-02, V-14.
pub fn excludes_events(profile: &Profile) -> bool {
    profile.event_pool_method == EventPoolMethod::ExcludeNByOpponent
}

/// Returns the number of a side's event chits that, by public knowledge, may or may not be in the
/// cup.
pub fn in_pool(position: Position<'_>, side: Side) -> u32 {
    let is_there = |copy: &&crate::board::ChitCopy| {
        copy.place == ChitPlace::Pool && position.chit(copy.kind).side == Some(side)
    };
    position.board.chit_copies().iter().filter(is_there).count() as u32
}
