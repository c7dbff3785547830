use serde::{Deserialize, Serialize};

use crate::{Side, Sixteenths};

/// What a side has got or lost in a game, one source of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Whose it is.
    pub side: Side,
    /// What is counted.
    pub account: Account,
    /// Where it comes from, in words for people.
    pub source: String,
    /// How much: points, or strength points.
    pub value: Sixteenths,
}

impl Sum {
    /// Sums of the same side, account and source as one, in the order in which each first comes. What comes to nothing is
    /// left out.
    ///
    /// ```
    /// use kernel::{Account, Side, Sixteenths, Sum};
    /// let sum = |source: &str, value| {
    ///     let (source, value) = (source.to_owned(), Sixteenths::whole(value));
    ///     Sum { side: Side::Usa, account: Account::Losses, source, value }
    /// };
    /// let each = [sum("Geary", 2), sum("Prince", 0), sum("Greene", 1), sum("Geary", 3)];
    /// assert_eq!(Sum::gathered(each), [sum("Geary", 5), sum("Greene", 1)]);
    /// ```
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

/// What is counted of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Account {
    /// Victory points that a side has.
    Points,
    /// Strength that a side misses.
    Losses,
}

impl Account {
    /// All of them, in the order of reports.
    pub const ALL: [Self; 2] = [Self::Points, Self::Losses];
}

/// Something that a side did once or more in a game and that may have turned it, such as an event that it played.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Feat {
    /// Who did it.
    pub side: Side,
    /// What, in words for people.
    pub what: String,
}
