//! How much each thing counts.

mod tuned;

use crate::ground::Milli;

macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident,)+) => {
        /// How much each thing counts, in thousandths.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: Milli,)+
        }

        impl Weights {
            /// All of them, by name.
            pub fn named(&self) -> Vec<(&'static str, Milli)> {
                vec![$((stringify!($name), self.$name),)+]
            }

            /// Each changed by a function of its name and its value.
            pub fn map(&self, mut each: impl FnMut(&'static str, Milli) -> Milli) -> Self {
                Self { $($name: each(stringify!($name), self.$name),)+ }
            }
        }
    };
}

impl Weights {
    /// As they stand. Games of the opponent against itself, in which nobody goes all out for it, left a hex that wins at
    /// once at a third of what it is worth against one who does. What keeping a chit is worth was tried at four values,
    /// between which games could not decide.
    pub const STANDARD: Self = Self { win: 220_000, keep: 20, ..tuned::TUNED };

    /// Those of a player who fights what is near and thinks of nothing else.
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
    /// Coming nearer to a hex that is worth points.
    way,
    /// Taking one.
    control,
    /// How likely a hex that is held now is still held a turn later.
    hold,
    /// Coming where one has won at once.
    win,
    /// Guarding one that the enemy is near.
    guard,
    /// How much less an objective attracts for each brigade that goes there.
    crowd,
    /// What the enemy can fire at a hex.
    exposure,
    /// What enemy guns can fire at a hex.
    guns,
    /// Enemies that may come and attack.
    menace,
    /// Support by the brigade.
    support,
    /// Enemies near enough to be fired at or attacked.
    engage,
    /// The same where the order is to attack.
    bold_engage,
    /// What a fire does.
    fire,
    /// Driving the enemy from his hex.
    drive,
    /// What an attack does.
    assault,
    /// What an attack costs.
    price,
    /// The least that an attack must bring.
    caution,
    /// What rallies.
    rally,
    /// What comes back from the Broken Track.
    rebuild,
    /// What a strength point is worth beside the points for its loss.
    fighting,
    /// Being on the way to where points are, when a position is judged.
    pull,
    /// Firing, where an order permits it.
    volley,
    /// Keeping a chit for each draw to come. Who gives nothing for that does not ask what comes of playing one.
    keep,
}
