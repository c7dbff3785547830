//! Weights of the evaluation terms.

mod tuned;

use crate::position::ground::Milli;

macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident,)+) => {
        /// Weights of the evaluation terms, in thousandths unless stated otherwise.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: Milli,)+
        }

        impl Weights {
            /// Returns all weights, by name.
            pub fn named(&self) -> Vec<(&'static str, Milli)> {
                vec![$((stringify!($name), self.$name),)+]
            }

            /// Returns weights in which each value is replaced by the result of a function of its
            /// name and old value.
            pub fn map(&self, mut each: impl FnMut(&'static str, Milli) -> Milli) -> Self {
                Self { $($name: each(stringify!($name), self.$name),)+ }
            }
        }
    };
}

impl Weights {
    /// Standard weights. `win` is set by hand, because self-play against a bot that rushes
    /// automatic victory hexes valued them at a third of their worth. Four values of `keep` were
    /// tried, but games could not tell them apart. `commit` is set by hand, because it changes
    /// useless orders and not the results.
    pub const STANDARD: Self = Self { win: 220_000, keep: 20, commit: 300, ..tuned::TUNED };

    /// Weights of a Sergeant, who fights nearby enemies and ignores everything else.
    pub const SERGEANT: Self = Self {
        way: 0,
        control: 0,
        guard: 0,
        exposure: 0,
        guns: 0,
        menace: 0,
        support: 0,
        keep: 0,
        commit: 0,
        ..Self::STANDARD
    };
}

weights! {
    /// Weight of the distance to a hex with points.
    way,
    /// Weight of the capture of a hex with points.
    control,
    /// Probability, in thousandths, that a held hex is still held a turn later.
    hold,
    /// Weight of entry into an automatic victory hex.
    win,
    /// Weight of guarding a hex with an enemy nearby.
    guard,
    /// Fraction of an objective's attraction that remains after the assignment of each further
    /// brigade.
    crowd,
    /// Weight of enemy fire at a hex.
    exposure,
    /// Weight of enemy artillery fire at a hex.
    guns,
    /// Weight of enemies that may come and attack.
    menace,
    /// Weight of support from the unit's brigade.
    support,
    /// Weight of enemies close enough to fire at or attack.
    engage,
    /// Weight of enemies close enough to attack, under an order that permits attacks.
    bold_engage,
    /// Weight of the effect of a fire combat.
    fire,
    /// Weight of driving the enemy from a hex.
    drive,
    /// Weight of the effect of an attack.
    assault,
    /// Weight of the cost of an attack.
    price,
    /// Cost of an order that permits attacks, so that no brigade receives it in vain.
    commit,
    /// Lowest value for which the bot makes an attack.
    caution,
    /// Weight of units that recover their morale.
    rally,
    /// Weight of units that return from the Broken Track.
    rebuild,
    /// Value of a strength point, in addition to the points for its loss.
    fighting,
    /// Weight of the distance to hexes with points, in the evaluation of a whole position.
    pull,
    /// Weight of the fire that an order permits.
    volley,
    /// Value of keeping a chit, for each remaining draw of the turn. If 0, the bot does not
    /// simulate the play of chits.
    keep,
}
