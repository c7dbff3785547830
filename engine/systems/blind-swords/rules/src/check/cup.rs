//! What may come out of the cup. CMD-02, CHIT-01.

use kernel::{PerSide, Side, Weight};

use crate::board::ChitPlace;
use crate::choice::Choice;
use crate::game::ChitId;
use crate::look::Look;
use crate::profile::{EventPoolMethod, Profile};
use crate::system::Scene;

/// What a draw may bring, each kind with its share of the chance.
///
/// Nobody knows which event chits of the pool are in the cup. All shares are multiplied by what both
/// sides' shares are parts of, so that they are whole.
pub fn alternatives(scene: Scene<'_>) -> Vec<Weight<Choice>> {
    let shares = PerSide::from_fn(|side| Shares::of(scene, side));
    let of_pooled =
        |chit: ChitId, side: Side| shares[side].of_pooled(chit) * shares[side.other()].whole;
    let share = |chit: ChitId, place: ChitPlace| match place {
        ChitPlace::Key | ChitPlace::Cup => shares.usa.whole * shares.csa.whole,
        ChitPlace::Pool => scene.chit(chit).side.map_or(0, |side| of_pooled(chit, side)),
        ChitPlace::Out
        | ChitPlace::Drawn
        | ChitPlace::Held
        | ChitPlace::Track(_)
        | ChitPlace::Discarded => 0,
    };
    let mut weights = vec![0; scene.game().chits.len()];
    for copy in scene.board.chits() {
        weights[copy.kind.index()] += share(copy.kind, copy.place);
    }
    let drawable = weights.into_iter().enumerate().filter(|&(_, weight)| weight > 0);
    drawable
        .map(|(kind, weight)| Weight { choice: Choice::Chit(ChitId::from_index(kind)), weight })
        .collect()
}

/// How likely chits of a side's pool are in the cup.
struct Shares {
    /// What a chit that is in the cup for certain has.
    whole: u32,
    /// What each chit of the pool has.
    each: u32,
    /// The chit that has another share, and which.
    ambiguous: Option<(ChitId, u32)>,
}

impl Shares {
    /// Each chit is as likely in the cup as any other: as many parts of the pool's size as the cup has
    /// places for them. CMD-02.
    ///
    /// Where the kind of the key chit was drawn and another copy is in the pool, either of the two came
    /// out, with chances as `size` to `places`: then it is the one left that the kind's share is about.
    /// Whatever else is drawn changes both numbers by one and leaves that as it is.
    fn of(scene: Scene<'_>, side: Side) -> Self {
        let size = in_pool(scene, side).max(1);
        let places = u32::from(scene.board.unknown_in_cup(side));
        match scene.board.ambiguous_key(side) {
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

/// Whether a scenario says how many event chits stay out of the cup, and not how many go into it. SS 8.2,
/// BS 5.2. CMD-02, V-14.
pub fn excludes_events(profile: &Profile) -> bool {
    profile.event_pool_method == EventPoolMethod::ExcludeNByOpponent
}

/// How many of a side's event chits may be in the cup or left out of it, for all that is known.
pub fn in_pool(scene: Scene<'_>, side: Side) -> u32 {
    let is_there = |copy: &&crate::board::ChitCopy| {
        copy.place == ChitPlace::Pool && scene.chit(copy.kind).side == Some(side)
    };
    scene.board.chits().iter().filter(is_there).count() as u32
}
