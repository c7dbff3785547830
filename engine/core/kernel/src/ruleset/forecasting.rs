use serde::Serialize;

use super::{Chance, Chances, Effect, Level, Opponent};
use crate::{HexId, PausedPlay, Position, Side, System};

/// Odds of options, and support for bots.
///
/// ```
/// use std::sync::Arc;
///
/// use kernel::{Forecasting, Log, SilentDriver, Table};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::{Pace, Race};
///
/// // The odds of a run before its die is rolled.
/// let (course, rows) = (Arc::new(Race::course()), kernel::PerSide::default());
/// let mut table: Table<Race> = Table::new(course, rows, Box::new(SilentDriver), Log::Kept);
/// assert!(table.play().is_err(), "a question waits");
/// let [forecast] = &Race::forecasts(table.paused(&rows), &"pace", Pace::Run)[..] else { panic!("one") };
/// assert_eq!(forecast.words, ["farther than a walk: 4 in 6"]);
/// assert_eq!(forecast.chances.effects[0].ways, forecast.data);
/// ```
pub trait Forecasting: System {
    /// Data of a forecast, for programs.
    type Forecast: Serialize;
    /// Levels of bots for these rules, weakest first. The lowest level picks any legal option and
    /// works for every rule system.
    const LEVELS: &'static [Level] = &[Level::Recruit];

    /// Forecasts an option before its dice are rolled. Returns one forecast for each way in which
    /// players may decide the questions in between.
    fn forecasts(
        paused: PausedPlay<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Vec<Forecast<Self::Forecast>>;
    /// Returns the effect of an option, in terms that a bot's goal can value.
    fn effect(
        position: Position<'_, Self>,
        question: &Self::Question,
        choice: Self::Choice,
    ) -> Effect {
        let (_, _, _) = (position, question, choice);
        Effect::Other
    }
    /// Returns the hexes that contain units of a side, without duplicates. The order is that of the
    /// units.
    fn hexes_of(position: Position<'_, Self>, side: Side) -> impl Iterator<Item = HexId>;
    /// Creates a bot of a level for a side. `None` if the rules have no bot of this level.
    fn opponent(
        package: &Self::Package,
        level: Level,
        side: Side,
    ) -> Option<Box<dyn Opponent<Self>>> {
        let (_, _, _) = (package, level, side);
        None
    }
}

/// Forecast of one option: the odds of all results of its dice; [`Forecasting`] has an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast<T> {
    /// Forecast for programs.
    pub data: T,
    /// Forecast as lines of text.
    pub words: Vec<String>,
    /// Forecast as a page shows it.
    pub chances: Chances,
}

impl<T> Forecast<T> {
    /// Builds a forecast with one line of text for each effect.
    pub fn new(data: T, chances: Chances) -> Self {
        let of = chances.of;
        let line = |Chance { what, ways }: &Chance| format!("{what}: {ways} in {of}");
        Self { data, words: chances.effects.iter().map(line).collect(), chances }
    }
}
