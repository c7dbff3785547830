//! Form of a rule system's documents of map and set-up, for programs that edit them.
//!
//! All systems write `terrain`, `levels`, `hexsides` and `places` in `map.yaml` alike. This module
//! describes the rest.

/// Places of map and set-up in the documents of a rule system.
#[derive(Clone, Copy, Debug)]
pub struct Form {
    /// Ids of terrain.
    pub terrain: Words,
    /// Values of levels.
    pub levels: Levels,
    /// Features of hexsides, in the order of a palette.
    pub hexsides: &'static [Hexside],
    /// Section of `map.yaml` that contains the roads.
    pub roads: &'static str,
    /// Kinds of roads. `None` if roads have no kind.
    pub road_kinds: Option<Words>,
    /// Units on the map at the start.
    pub setup: Setup,
    /// Reinforcements.
    pub arrivals: Option<Arrivals>,
    /// Objectives.
    pub objectives: Option<Objectives>,
}

/// Words among which an author chooses.
#[derive(Clone, Copy, Debug)]
pub enum Words {
    /// A fixed list.
    Fixed(&'static [&'static str]),
    /// Keys of a mapping in `tables.yaml` or in the shared charts, by its path.
    Keys(&'static [&'static str]),
}

/// Values of levels.
#[derive(Clone, Copy, Debug)]
pub enum Levels {
    /// Whole numbers.
    Numbers,
    /// Words, from the lowest level to the highest.
    Words(&'static [&'static str]),
}

/// Feature of hexsides.
#[derive(Clone, Copy, Debug)]
pub struct Hexside {
    /// Path in the section `hexsides`. Where `keys` is given, one id follows for each feature.
    pub path: &'static [&'static str],
    /// Ids of the features below the path.
    pub keys: Option<Words>,
    /// Order of the two hexes of a pair.
    pub order: Order,
    /// Difference of levels that the feature shows. `None` if it does not follow from the levels.
    pub rise: Option<u8>,
}

/// Order of the two hexes of a hexside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// The order has no meaning.
    Any,
    /// The lower hex is first.
    LowFirst,
    /// The higher hex is first.
    HighFirst,
}

/// Form of the units on the map at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setup {
    /// `setup.hexes` lists the units of each hex.
    Stacks,
    /// `setup.hexes` names the one unit of each hex.
    Single,
    /// `placements` lists stacks with their facing.
    Facing,
}

/// Form of reinforcements in the section `arrivals`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrivals {
    /// A unit or a brigade for each entry.
    Single,
    /// A named group of units of one side for each entry.
    Groups,
}

/// Form of objectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objectives {
    /// `victory.at-end` has points by side and hex, in the scenario or in `tables.yaml`.
    BySide,
    /// `victory.hexes` of the scenario lists the hexes. All have the same points.
    Listed,
}
