//! Found by `swords run tune` in 200 steps of 6 pairs of games, from seed 1 on, in
//!
//! - stonewalls-sword
//! - kernstown-1862/the-stone-wall
//!
//! and judged by 100 pairs each on other seeds, against the weights before:
//!
//! - stonewalls-sword/valley-vengeance: 68.5 % of the points [61.8, 74.5] of 200 games, 13.3 [10.0, 16.5] ahead
//! - stonewalls-sword/slaughter-mountain: 53.5 % of the points [46.6, 60.3] of 200 games, 29.3 [22.1, 36.5] ahead
//! - stonewalls-sword-faq/valley-vengeance: 66.8 % of the points [60.0, 72.9] of 200 games, 12.8 [9.7, 16.0] ahead
//! - stonewalls-sword-faq/slaughter-mountain: 53.8 % of the points [46.8, 60.5] of 200 games, 35.6 [28.1, 43.0] ahead
//! - kernstown-1862/the-stone-wall: 61.3 % of the points [54.3, 67.7] of 200 games, 21.7 [15.1, 28.2] ahead
//! - kernstown-1862/a-sabbath-attack: 54.8 % of the points [47.8, 61.5] of 200 games, 5.1 [1.5, 8.8] ahead
//! - kernstown-1862-returns/the-stone-wall: 61.3 % of the points [54.3, 67.7] of 200 games, 21.0 [14.6, 27.4] ahead
//! - kernstown-1862-returns/a-sabbath-attack: 57.0 % of the points [50.1, 63.7] of 200 games, 6.8 [3.2, 10.5] ahead

use super::Weights;

pub(super) const TUNED: Weights = Weights {
    way: 273,
    control: 604,
    hold: 967,
    win: 74095,
    guard: 467,
    crowd: 236,
    exposure: 756,
    guns: 819,
    menace: 78,
    support: 121,
    engage: 65,
    bold_engage: 1064,
    fire: 3583,
    drive: 238,
    assault: 827,
    price: 2088,
    commit: 0,
    caution: 212,
    rally: 1272,
    rebuild: 2877,
    fighting: 242,
    pull: 300,
    volley: 507,
    keep: 0,
};
