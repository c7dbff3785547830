//! How much each thing counts.

use crate::ground::Milli;

macro_rules! weights {
    ($($(#[doc = $doc:literal])+ $name:ident = $value:literal,)+) => {
        /// How much each thing counts, in thousandths.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Weights {
            $($(#[doc = $doc])+ pub $name: Milli,)+
        }

        impl Weights {
            /// As they stand.
            pub const STANDARD: Self = Self { $($name: $value,)+ };

            /// Those of a player who fights what is near and thinks of nothing else.
            pub const SERGEANT: Self = Self {
                way: 0,
                control: 0,
                guard: 0,
                exposure: 0,
                guns: 0,
                menace: 0,
                support: 0,
                ..Self::STANDARD
            };
        }
    };
}

weights! {
    /// Coming nearer to a hex that is worth points.
    way = 500,
    /// Taking one.
    control = 1000,
    /// How likely a hex that is held now is still held a turn later.
    hold = 650,
    /// Coming where one has won at once.
    win = 80_000,
    /// Guarding one that the enemy is near.
    guard = 500,
    /// How much less an objective attracts for each brigade that goes there.
    crowd = 450,
    /// What the enemy can fire at a hex.
    exposure = 700,
    /// What enemy guns can fire at a hex.
    guns = 500,
    /// Enemies that may come and attack.
    menace = 250,
    /// Support by the brigade.
    support = 150,
    /// Enemies near enough to be fired at or attacked.
    prey = 300,
    /// The same where the order is to attack.
    bold_prey = 500,
    /// What a fire does.
    fire = 1000,
    /// Driving the enemy from his hex.
    drive = 300,
    /// What an attack does.
    assault = 1000,
    /// What an attack costs.
    price = 1000,
    /// The least that an attack must bring.
    caution = 200,
    /// What rallies.
    rally = 800,
    /// What comes back from the Broken Track.
    rebuild = 700,
    /// What a strength point is worth beside the points for its loss.
    fighting = 300,
    /// Being on the way to where points are, when a position is judged.
    pull = 300,
    /// Firing, where an order permits it.
    volley = 1000,
}
