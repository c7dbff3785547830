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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Event;
    use crate::testing::Field;

    fn weight(field: &Field, id: &str) -> u32 {
        let chit = Choice::Chit(field.chit(id));
        let mut alternatives = alternatives(field.scene()).into_iter();
        alternatives.find(|weight| weight.choice == chit).map_or(0, |weight| weight.weight)
    }

    fn mixed(usa: u8, csa: u8) -> Field {
        let mut field = Field::clear();
        field.chits(ChitPlace::Pool, &["u1", "u2", "u3", "c1", "c2", "c3", "c4"]);
        field.chits(ChitPlace::Cup, &["x"]).chits(ChitPlace::Key, &["c7"]);
        for (side, count) in [(Side::Usa, usa), (Side::Csa, csa)] {
            field.happen(&Event::EventChitsMixed { side, count });
        }
        field
    }

    /// CMD-02: two of three and one of four unknown chits are in a cup of five.
    #[test]
    fn unknown_chits_weigh_what_their_chance_is() {
        let field = mixed(2, 1);
        let total: u32 = alternatives(field.scene()).iter().map(|weight| weight.weight).sum();
        assert_eq!(field.board.cup_size(), 5);
        assert_eq!(weight(&field, "x") * 5, total);
        assert_eq!(weight(&field, "c7"), weight(&field, "x"));
        assert_eq!(weight(&field, "u2") * 3 * 5, total * 2);
        assert_eq!(weight(&field, "c4") * 4 * 5, total);
    }

    /// CMD-05: when all places are used up, what is left in the pool is known to be excluded.
    #[test]
    fn excluded_chits_are_not_drawn() {
        let field = mixed(0, 4);
        assert_eq!(weight(&field, "u1"), 0);
        assert_eq!(weight(&field, "c1"), weight(&field, "x"));
        assert_eq!(weight(&field, "y"), 0);
    }

    /// CMD-02: of three cups that may be, two hold both copies of the key chit's kind. When one copy is
    /// drawn, each of these is twice as likely as the third.
    #[test]
    fn a_drawn_key_chit_may_have_been_another_copy() {
        let mut field = Field::clear();
        let key = field.chit("u2");
        field.game().chits[key.index()].copies = 2;
        field.board = crate::Board::empty(&field.rules);
        field.chits(ChitPlace::Pool, &["u1", "u2", "u2", "u3"]);
        field.chits(ChitPlace::Key, &["u2"]).chits(ChitPlace::Cup, &["x"]);
        field.happen(&Event::EventChitsMixed { side: Side::Usa, count: 2 });
        field.happen(&Event::ChitDrawn { chit: key });
        assert_eq!(weight(&field, "u2") * 5, weight(&field, "x") * 4);
        assert_eq!(weight(&field, "u1") * 5, weight(&field, "x") * 3);

        let other = field.chit("u1");
        field.happen(&Event::ChitDrawn { chit: other });
        assert_eq!(weight(&field, "u2") * 3, weight(&field, "x") * 2);
        assert_eq!(weight(&field, "u3") * 3, weight(&field, "x"));

        field.happen(&Event::ChitDrawn { chit: key });
        assert_eq!((weight(&field, "u2"), weight(&field, "u3")), (0, 0));
    }

    /// Copies share a kind, and each counts.
    #[test]
    fn copies_add_up() {
        let mut field = Field::clear();
        let chit = field.chit("u2");
        field.game().chits[chit.index()].copies = 2;
        field.board = crate::Board::empty(&field.rules);
        field.chits(ChitPlace::Cup, &["u2", "u2", "x"]);
        assert_eq!(weight(&field, "u2"), 2 * weight(&field, "x"));
    }
}
