//! Weights of the evaluation terms.

mod tuned;

use crate::ground::Milli;

macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident,)+) => {
        /// Weights of the evaluation terms, in thousandths.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: Milli,)+
        }

        impl Weights {
            /// Returns all weights, by name.
            pub fn named(&self) -> Vec<(&'static str, Milli)> {
                vec![$((stringify!($name), self.$name),)+]
            }

            /// Returns weights changed by a function of name and value.
            pub fn map(&self, mut each: impl FnMut(&'static str, Milli) -> Milli) -> Self {
                Self { $($name: each(stringify!($name), self.$name),)+ }
            }
        }
    };
}

impl Weights {
    /// Standard weights. Self-play valued an automatic victory hex at only a third of its worth
    /// against a player who rushes it, so `win` is set by hand. Four values of `keep` were tried,
    /// and games could not distinguish them.
    pub const STANDARD: Self = Self { win: 220_000, keep: 20, ..tuned::TUNED };

    /// Weights of a player who fights nearby enemies and ignores everything else.
    pub const SERGEANT: Self = Self {
        way: 0,
        control: 0,
        guard: 0,
        exposure: 0,
        guns: 0,
        menace: 0,
        support: 0,
        keep: 0,
        ..Self::STANDARD
    };
}

weights! {
    /// Approach to a hex with points.
    way,
    /// Capture of a hex with points.
    control,
    /// Probability that a held hex is still held a turn later.
    hold,
    /// Entry into an automatic victory hex.
    win,
    /// Guard of a hex with an enemy nearby.
    guard,
    /// Remaining attraction of an objective for each brigade assigned to it.
    crowd,
    /// Enemy fire at a hex.
    exposure,
    /// Enemy artillery fire at a hex.
    guns,
    /// Enemies that may come and attack.
    menace,
    /// Support by the brigade.
    support,
    /// Enemies close enough to fire at or attack.
    engage,
    /// Enemies close enough to attack, under an attack order.
    bold_engage,
    /// Effect of a fire.
    fire,
    /// Driving the enemy from a hex.
    drive,
    /// Effect of an attack.
    assault,
    /// Cost of an attack.
    price,
    /// Minimum value of an attack.
    caution,
    /// Recovered units.
    rally,
    /// Units that return from the Broken Track.
    rebuild,
    /// Value of a strength point, in addition to the points for its loss.
    fighting,
    /// Distance to hexes with points, in the evaluation of a position.
    pull,
    /// Fire, if an order permits it.
    volley,
    /// Keeping a chit, for each remaining draw. Without it, the effects of playing chits are not
    /// simulated.
    keep,
}
