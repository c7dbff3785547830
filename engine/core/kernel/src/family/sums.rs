use serde::{Deserialize, Serialize};

use crate::{Side, Sixteenths};

/// What a side has got or lost in a game, one source of it.
///
/// ```
/// use kernel::{Account, Side, Sixteenths, Sum};
/// let sum = |source: &str, value| {
///     let (source, value) = (source.to_owned(), Sixteenths::whole(value));
///     Sum { side: Side::Usa, account: Account::Losses, source, value }
/// };
/// let each = [sum("Foot", 2), sum("Guns", 0), sum("Horse", 1), sum("Foot", 3)];
/// assert_eq!(Sum::gathered(each), [sum("Foot", 5), sum("Horse", 1)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// The side that got or lost it.
    pub side: Side,
    /// Whether it is points that the side has, or strength that it misses.
    pub account: Account,
    /// Where it comes from, in words for people.
    pub source: String,
    /// How much, in points of the account.
    pub value: Sixteenths,
}

impl Sum {
    /// Sums of the same side, account and source as one, in the order in which each first comes. Those of nothing are
    /// left out.
    pub fn gathered(each: impl IntoIterator<Item = Self>) -> Vec<Self> {
        let mut sums: Vec<Self> = Vec::new();
        for one in each.into_iter().filter(|one| one.value != Sixteenths::ZERO) {
            let alike = |sum: &&mut Self| {
                (sum.side, sum.account) == (one.side, one.account) && sum.source == one.source
            };
            match sums.iter_mut().find(alike) {
                Some(sum) => sum.value += one.value,
                None => sums.push(one),
            }
        }
        sums
    }
}

/// What is counted of a game; [`Sum`] shows one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Account {
    /// Victory points that a side has.
    Points,
    /// Strength that a side misses.
    Losses,
}

impl Account {
    /// Both, in the order of reports.
    pub const ALL: [Self; 2] = [Self::Points, Self::Losses];
}

/// Something that a side did once or more in a game and that may have turned it, such as an event that it played.
///
/// ```
/// use kernel::{Feat, Side};
/// let feat = |side, what: &str| Feat { side, what: what.to_owned() };
/// let mut feats =
///     vec![feat(Side::Csa, "rain"), feat(Side::Usa, "ambush"), feat(Side::Usa, "ambush")];
/// feats.sort();
/// feats.dedup();
/// assert_eq!(feats, [feat(Side::Usa, "ambush"), feat(Side::Csa, "rain")], "side by side");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Feat {
    /// The side that did it.
    pub side: Side,
    /// What it did, in words for people; the same words each time.
    pub what: String,
}
