use serde::{Deserialize, Serialize};

use super::Deferred;
use crate::{PerSide, Side, Sixteenths};

/// Points and losses of both sides. The default is for a game that counts neither.
///
/// ```
/// let score = kernel::Score::default();
/// assert!(score.sums.get().is_empty() && score.history.is_none());
/// ```
#[derive(Debug, Default)]
pub struct Score<'a> {
    /// Lead of the Union in points. Negative if the Union is behind.
    pub lead: Sixteenths,
    /// Side that would win if the game ended now.
    pub favoured: Favoured,
    /// Points and losses of each side so far, by source.
    pub sums: Deferred<'a, Vec<Sum>>,
    /// Source under which [`sums`](Self::sums) lists points awarded during play. `None` if no
    /// points are awarded during play.
    pub awarded_source: Deferred<'a, Option<String>>,
    /// Losses of each side so far, by formation. Empty if units have no formations.
    pub losses: Deferred<'a, Vec<Sum>>,
    /// Historical losses of each side, in the unit of losses in [`sums`](Self::sums). `None` if the
    /// game does not cover the historical events.
    pub history: Option<PerSide<Sixteenths>>,
    /// Known historical losses of formations, under the formation names of
    /// [`losses`](Self::losses).
    pub history_of_formations: Deferred<'a, Vec<Sum>>,
}

/// Side that would win if the game ended now. Bots judge draw offers by it.
///
/// ```
/// use kernel::{Favoured, Side};
/// assert_eq!(Favoured::from(Some(Side::Usa)), Favoured::Side(Side::Usa));
/// assert_eq!(Favoured::from(None), Favoured::Neither);
/// assert_eq!(Favoured::default(), Favoured::Unknown);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Favoured {
    /// The rules cannot tell before the end.
    #[default]
    Unknown,
    /// The game would be a draw.
    Neither,
    /// This side would win.
    Side(Side),
}

impl From<Option<Side>> for Favoured {
    fn from(winner: Option<Side>) -> Self {
        winner.map_or(Self::Neither, Self::Side)
    }
}

/// Points or losses of a side from one source.
///
/// ```
/// use kernel::{ScoreKind, Side, Sixteenths, Sum};
/// let sum = |source: &str, value| {
///     let (source, value) = (source.to_owned(), Sixteenths::whole(value));
///     Sum { side: Side::Usa, account: ScoreKind::Losses, source, value }
/// };
/// let each = [sum("Foot", 2), sum("Guns", 0), sum("Horse", 1), sum("Foot", 3)];
/// assert_eq!(Sum::gathered(each), [sum("Foot", 5), sum("Horse", 1)]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sum {
    /// Side that scored the points or suffered the losses.
    pub side: Side,
    /// Kind of amount: victory points or lost strength.
    pub account: ScoreKind,
    /// Source of the points or losses, described for players.
    pub source: String,
    /// Amount: victory points, or strength points lost.
    pub value: Sixteenths,
}

impl Sum {
    /// Merges sums of the same side, kind and source, in order of first occurrence. Omits zero
    /// sums.
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

/// Quantity counted in a game; [`Sum`] has an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ScoreKind {
    /// Victory points of a side.
    Points,
    /// Strength lost by a side.
    Losses,
}

impl ScoreKind {
    /// Both quantities, in report order.
    pub const ALL: [Self; 2] = [Self::Points, Self::Losses];
}

/// A highlight: an action that may have decided a game, such as an event played.
///
/// ```
/// use kernel::{Highlight, Side};
/// let highlight = |side, what: &str| Highlight { side, what: what.to_owned() };
/// let mut highlights =
///     vec![highlight(Side::Csa, "rain"), highlight(Side::Usa, "ambush"), highlight(Side::Usa, "ambush")];
/// highlights.sort();
/// highlights.dedup();
/// assert_eq!(highlights, [highlight(Side::Usa, "ambush"), highlight(Side::Csa, "rain")], "side by side");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Highlight {
    /// Side that took the action.
    pub side: Side,
    /// Human-readable description of the action. Repeated actions have the same description.
    pub what: String,
}
