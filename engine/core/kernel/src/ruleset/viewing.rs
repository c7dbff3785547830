use serde::Serialize;

use super::{
    BoardView, Briefing, Deferred, Ground, Lesson, OriginTables, Origins, Passing, Reached, Reader,
    Reference, Sight, Subject,
};
use crate::{Grid, HexId, HexNumber, PerSide, Position, Side, System};

/// Views of a position and of the materials of a game.
///
/// ```
/// use kernel::{HexNumber, Position, Side, Viewing};
/// # mod race {
/// #     pub mod system { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/system.rs")); }
/// #     mod ruleset { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/examples/race/ruleset.rs")); }
/// # }
/// use race::system::Race;
///
/// let (course, rows) = (Race::course(), kernel::PerSide { usa: Race::GOAL, csa: 2 });
/// let position: Position<'_, Race> = Position { package: &course, board: &rows };
/// let seen = Race::seen(position, Side::Csa.into());
/// assert_eq!(Race::view(&course, &seen), rows, "each side sees both");
/// let there = HexNumber::new(1, Race::GOAL);
/// assert!(Race::board_view(&course, &seen).counters.iter().any(|counter| counter.hex == there));
///
/// let materials = Race::materials(&course);
/// assert_eq!(materials.side_names.usa, "Blue");
/// assert_eq!(materials.ground.get().len(), course.len());
/// assert!(materials.lesson.is_none(), "optional parts are absent by default");
/// ```
pub trait Viewing: System {
    /// A position without the information that a reader may not know. Views and descriptions for
    /// readers are built from it. A system without secrets uses its board type.
    type Seen;
    /// Serializable view of a position, which programs read.
    type View<'a>: Serialize;

    /// Returns a position without anything that a reader may not know.
    fn seen(position: Position<'_, Self>, reader: Reader) -> Self::Seen;
    /// Returns a board that agrees with all that a reader may know, with everything else drawn
    /// anew. `below` returns a random number below its argument.
    fn imagine(
        position: Position<'_, Self>,
        reader: Reader,
        below: &mut dyn FnMut(u32) -> u32,
    ) -> Self::Board;
    /// Returns the view of a position that programs read.
    fn view<'a>(package: &'a Self::Package, seen: &'a Self::Seen) -> Self::View<'a>;
    /// Returns the position for drawing on a page.
    fn board_view(package: &Self::Package, seen: &Self::Seen) -> BoardView;
    /// Describes a hex or something with a name. Each line holds one fact.
    fn about(package: &Self::Package, seen: &Self::Seen, subject: Subject) -> Vec<String> {
        let (_, _, _) = (package, seen, subject);
        Vec::new()
    }
    /// Returns the materials of a game, which never change during a match.
    fn materials(package: &Self::Package) -> Materials<'_>;
    /// Returns the map marks for a question and some of its options. Without a question, only the
    /// places of the options.
    fn marks<'a>(
        position: Position<'a, Self>,
        question: Option<&'a Self::Question>,
        options: &'a [Self::Choice],
    ) -> Marks<'a, Self::Choice> {
        let (_, _, _) = (position, question, options);
        Marks::default()
    }
    /// Returns a side's line of sight from one hex to another, or `None` if the rules have no lines
    /// of sight.
    fn sight(position: Position<'_, Self>, from: HexId, to: HexId, side: Side) -> Option<Sight> {
        let (_, _, _, _) = (position, from, to, side);
        None
    }
}

/// Materials of a game: map, names, rules reference, lesson; [`Viewing`] has an example.
#[derive(Debug)]
pub struct Materials<'a> {
    /// Grid of the map.
    pub grid: &'a Grid,
    /// Names of the sides.
    pub side_names: &'a PerSide<String>,
    /// Origins of the package's figures.
    pub origins: &'a Origins,
    /// Tables of [`origins`](Self::origins) by use.
    pub origin_tables: OriginTables,
    /// Lesson. `None` if the package was not compiled for a lesson.
    pub lesson: Option<&'a Lesson>,
    /// Map without counters and markers.
    pub ground: Deferred<'a, Vec<Ground>>,
    /// Legend of the terrain characters and the badges of stacks on a text map.
    pub signs: Deferred<'a, String>,
    /// Id and name of everything that players can look up, in groups. An entry of an earlier group
    /// takes precedence if a search fits several.
    pub names: Deferred<'a, Vec<Vec<(&'a str, &'a str)>>>,
    /// Rules reference for players.
    pub reference: Deferred<'a, Reference>,
    /// Briefing of the scenario. `None` if the rule system has none.
    pub briefing: Deferred<'a, Option<Briefing>>,
}

impl<'a> Materials<'a> {
    /// Builds materials without terrain, names to look up, reference and lesson.
    pub fn new(grid: &'a Grid, side_names: &'a PerSide<String>) -> Self {
        Self {
            grid,
            side_names,
            origins: const { &Origins::NONE },
            origin_tables: OriginTables::default(),
            lesson: None,
            ground: Deferred::new(|| grid.hexes().map(|hex| Ground::plain(grid, hex)).collect()),
            signs: Deferred::default(),
            names: Deferred::default(),
            reference: Deferred::default(),
            briefing: Deferred::default(),
        }
    }
}

/// Parts of a map that a question concerns. The default marks nothing.
///
/// ```
/// let marks = kernel::Marks::<u8>::default();
/// assert!(marks.subjects.get().is_empty() && marks.reach.get().is_none());
/// ```
#[derive(Debug)]
pub struct Marks<'a, C> {
    /// Ids of the counters that the question concerns: units that act, and units that the effect
    /// may hit.
    pub subjects: Deferred<'a, Vec<String>>,
    /// Hexes that each option concerns, in the order of the options. Empty if no option concerns a
    /// hex.
    pub places: Deferred<'a, Vec<Vec<HexNumber>>>,
    /// Hexes within reach of the current move, or `None` if the question is not about movement.
    pub reach: Deferred<'a, Option<Vec<Reached>>>,
    /// Reaction window of the question. `None` if the player may not let it pass automatically.
    pub passing: Deferred<'a, Option<Passing<C>>>,
}

impl<'a, C: Copy + 'a> Marks<'a, C> {
    /// Builds marks with only the places of the options. `place` returns the hexes of an option.
    ///
    /// ```
    /// use kernel::{HexNumber, Marks};
    /// let marks = Marks::of_options(&[3, 4], |row| vec![HexNumber::new(1, row)]);
    /// assert_eq!(marks.places.get()[1], [HexNumber::new(1, 4)]);
    /// assert!(marks.reach.get().is_none());
    /// ```
    pub fn of_options(options: &'a [C], place: impl Fn(C) -> Vec<HexNumber> + 'a) -> Self {
        let places = Deferred::new(move || options.iter().map(|option| place(*option)).collect());
        Self { places, ..Self::default() }
    }
}

impl<'a, C: 'a> Default for Marks<'a, C> {
    fn default() -> Self {
        Self {
            subjects: Deferred::default(),
            places: Deferred::default(),
            reach: Deferred::default(),
            passing: Deferred::default(),
        }
    }
}
