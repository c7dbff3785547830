//! Data about the ground of a match, computed in advance: objectives, path costs and visibility.

use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use blind_swords::board::{BoardSetup, GroundMark};
use blind_swords::check::{movement, sight};
use blind_swords::conditions::{Predicate, Who, any};
use blind_swords::event::Event;
use blind_swords::game::{Arm, ColumnId, HexPoints, Order, TerrainId, UnitId};
use blind_swords::position_ext::only;
use blind_swords::question::MoveOrder;
use blind_swords::{Board, Position, PositionExt, Rules};
use kernel::{Direction, Grid, HexId, PerSide, Search, Side};

use crate::position::charts::Charts;
use crate::weights::Weights;

/// Value in thousandths of a victory point.
pub(crate) type Milli = i64;
/// One victory point in thousandths.
pub(crate) const POINT: Milli = 1000;

/// Cost that marks a hex as unreachable.
pub(crate) const FAR: u16 = u16::MAX;
/// Longest distance in hexes at which the evaluation considers threats from artillery.
pub(crate) const WATCHED: u8 = 9;
/// Longest distance in hexes from which infantry can move up and attack within one activation.
const MARCH: u8 = 4;

/// Maximum number of cached grounds with different ground markers. Further ones are computed again
/// for each use.
const KEPT: usize = 32;

/// Ground data of matches under the same rules, cached for each combination of ground markers.
/// T-07.
#[derive(Debug)]
pub(crate) struct Atlas {
    /// Ground of the map without ground markers.
    plain: Arc<Ground>,
    laid: Mutex<Vec<Arc<Ground>>>,
}

impl Atlas {
    /// Creates the cache for matches under the given rules.
    pub(crate) fn new(rules: Arc<Rules>) -> Self {
        Self { plain: Arc::new(Ground::new(rules)), laid: Mutex::default() }
    }

    /// Returns the ground of the map without ground markers.
    pub(crate) fn plain(&self) -> Arc<Ground> {
        Arc::clone(&self.plain)
    }

    /// Returns the ground with the ground markers of a board.
    pub(crate) fn under(&self, board: &Board) -> Arc<Ground> {
        if self.plain.lies_under(board) {
            return self.plain();
        }
        let mut laid = self.laid.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = laid.iter().find(|ground| ground.lies_under(board)) {
            return Arc::clone(known);
        }
        let ground = Arc::new(self.plain.marked(board.ground()));
        if laid.len() < KEPT {
            laid.push(Arc::clone(&ground));
        }
        ground
    }
}

/// Data about the ground that depend only on the rules and the ground markers.
#[derive(Debug)]
pub(crate) struct Ground {
    pub(crate) rules: Arc<Rules>,
    pub(crate) charts: Arc<Charts>,
    pub(crate) objectives: Vec<Objective>,
    /// Index of the first objective in each hex. `None` for a hex that is not an objective.
    objective_in: Vec<Option<u16>>,
    steps: Steps,
    /// Path costs to each hex from all others, computed when first needed.
    ways: Vec<OnceLock<Vec<u16>>>,
    /// Hexes visible from each hex on a map without units, with their distances. Computed when
    /// first needed.
    seen: Vec<OnceLock<Near>>,
    /// Hexes around each hex that infantry can reach within one turn. Computed when first needed.
    around: Vec<OnceLock<Near>>,
    /// Column shift of fire for each kind of terrain that a target is in.
    cover: Vec<i32>,
    /// Board without units but with the ground markers.
    empty: Board,
}

/// Hexes around a hex, sorted by distance.
#[derive(Debug)]
pub(crate) struct Near {
    hexes: Vec<HexId>,
    /// Number of hexes within less than each distance, with the distance as index.
    nearer: [usize; WATCHED as usize + 2],
}

impl Near {
    fn new(mut near: Vec<(HexId, u8)>) -> Self {
        near.sort_by_key(|(_, distance)| *distance);
        let nearer = std::array::from_fn(|distance| {
            near.partition_point(|(_, other)| usize::from(*other) < distance)
        });
        Self { hexes: near.into_iter().map(|(hex, _)| hex).collect(), nearer }
    }

    /// Returns the hexes at each distance, nearest first. The first distance is 1.
    pub(crate) fn by_distance(&self) -> impl Iterator<Item = (u8, &[HexId])> {
        (1..=WATCHED).map(|distance| {
            let place = usize::from(distance);
            (distance, &self.hexes[self.nearer[place]..self.nearer[place + 1]])
        })
    }
}

/// Hex for which a side scores points, with the path costs to the hex.
#[derive(Debug)]
pub(crate) struct Objective {
    pub(crate) hex: HexId,
    pub(crate) claim: Claim,
    worth: PerSide<Worth>,
    /// Cost of the path to the hex from each other hex for infantry, in sixteenths of a movement
    /// point.
    pub(crate) way: Vec<u16>,
}

/// Points that one side can score for a hex.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    each_turn: i32,
    at_end: i32,
    /// Victory points at the end of the game that the package's hints add. The running score does
    /// not include them.
    hinted: i32,
    /// Whether the side wins at once when it enters the hex.
    wins: bool,
}

/// Condition under which a side scores the points of a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Claim {
    /// The side scores while it controls the hex.
    Control,
    /// The side scores while one of its units is in the hex.
    Presence,
}

impl Ground {
    /// Computes the ground without ground markers.
    pub(crate) fn new(rules: Arc<Rules>) -> Self {
        let (empty, charts) =
            (Board::empty(&rules), Arc::new(Charts::new(&rules.game, &rules.units)));
        Self::over(rules, charts, empty)
    }

    /// Returns a copy of the ground with ground markers.
    fn marked(&self, marks: &[GroundMark]) -> Self {
        let mut setup = BoardSetup::empty(&self.rules);
        for &GroundMark { place, marker } in marks {
            setup.establish(&Event::GroundMarked { marker, place, on: true });
        }
        Self::over(Arc::clone(&self.rules), Arc::clone(&self.charts), setup.finish())
    }

    fn over(rules: Arc<Rules>, charts: Arc<Charts>, empty: Board) -> Self {
        let steps = Steps::of(Position { package: &rules, board: &empty });
        let objectives = objectives(&rules, &steps);
        let objective_in = objective_in(&rules, &objectives);
        let ways = for_each_hex(&rules);
        let (seen, around) = (for_each_hex(&rules), for_each_hex(&rules));
        let cover = cover(&rules);
        Self { charts, objectives, objective_in, steps, ways, seen, around, cover, empty, rules }
    }

    /// Whether a board has the ground markers for which this ground was computed.
    pub(crate) fn lies_under(&self, board: &Board) -> bool {
        self.empty.ground() == board.ground()
    }

    /// Whether this ground was computed from the given rules.
    pub(crate) fn is_of(&self, rules: &Rules) -> bool {
        Arc::ptr_eq(&self.rules.game, &rules.game)
            && self.rules.scenario == rules.scenario
            && self.rules.profile == rules.profile
            && self.rules.options == rules.options
    }

    /// Returns the hexes around a hex that infantry can reach within one turn.
    pub(crate) fn around(&self, hex: HexId) -> &Near {
        self.around[hex.index()].get_or_init(|| Near::new(self.near(hex, MARCH).collect()))
    }

    /// Returns the chart column for fire of a given strength at a hex. `None` if the shift for
    /// terrain leaves the chart.
    pub(crate) fn column_at(&self, hex: HexId, strength: i32) -> Option<ColumnId> {
        let game = &self.rules.game;
        let first = i32::from(game.crt.column(strength).0);
        let column = first + self.cover[game.map.hex(hex).terrain.index()];
        u8::try_from(column).ok().map(|column| ColumnId(column.min(game.crt.last().0)))
    }

    /// Returns the path costs to a hex from each other hex for infantry, in sixteenths of a
    /// movement point.
    pub(crate) fn way_to(&self, hex: HexId) -> &[u16] {
        let grid = &self.rules.game.map.grid;
        self.ways[hex.index()].get_or_init(|| self.steps.way_to(grid, hex))
    }

    /// Returns the objective in a hex. `None` if the hex is not an objective.
    pub(crate) fn objective_in(&self, hex: HexId) -> Option<&Objective> {
        self.objective_in[hex.index()].map(|index| &self.objectives[usize::from(index)])
    }

    fn near(&self, hex: HexId, farthest: u8) -> impl Iterator<Item = (HexId, u8)> + '_ {
        let grid = &self.rules.game.map.grid;
        let near = grid.hexes().map(move |other| (other, grid.distance(hex, other)));
        near.filter(move |(_, distance)| (1..=farthest).contains(distance))
    }

    /// Returns the hexes visible from a hex on a map without units, up to [`WATCHED`] hexes away.
    pub(crate) fn seen_from(&self, hex: HexId) -> &Near {
        self.seen[hex.index()].get_or_init(|| {
            let sees =
                |other| sight::trace(self.position(), hex, other, Side::Usa).blocked.is_none();
            Near::new(self.near(hex, WATCHED).filter(|&(other, _)| sees(other)).collect())
        })
    }

    fn position(&self) -> Position<'_> {
        Position { package: &self.rules, board: &self.empty }
    }
}

impl Worth {
    fn add(&mut self, more: Self) {
        let Self { each_turn, at_end, hinted, wins } = more;
        self.each_turn += each_turn;
        self.at_end += at_end;
        self.hinted += hinted;
        self.wins |= wins;
    }
}

impl Objective {
    /// Returns the side that currently controls the hex or is present in it, as the hex's points
    /// require. `None` if neither side does.
    pub(crate) fn holder(&self, position: Position<'_>) -> Option<Side> {
        match self.claim {
            Claim::Control => position.board.control(self.hex),
            Claim::Presence => position.board.any_in(self.hex).map(|unit| position.side_of(unit)),
        }
    }

    /// Returns the points that a side would still score for the objective if it keeps holding it:
    /// awards of later turns, and points from hints. The score does not include them so far.
    pub(crate) fn to_come(&self, time: Time, side: Side) -> Milli {
        let Worth { each_turn, at_end: _, hinted, wins: _ } = self.worth[side];
        i64::from(each_turn) * time.awards + POINT * i64::from(hinted)
    }

    /// Returns the points that a side would score from now on if it controlled the objective.
    /// Points denied to the enemy are not included.
    pub(crate) fn worth(&self, time: Time, side: Side) -> Milli {
        let Worth { each_turn: _, at_end, hinted: _, wins } = self.worth[side];
        let win = if wins { time.win } else { 0 };
        self.to_come(time, side) + POINT * i64::from(at_end) + win
    }
}

/// Discount factors for the remaining turns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    /// Expected number of further awards for a hex that is held now, in thousandths.
    awards: Milli,
    /// Value of an automatic victory, discounted for the remaining turns.
    win: Milli,
}

impl Time {
    /// Computes the discount factors for the remaining turns, the current turn included.
    pub(crate) fn new(turns: u8, weights: &Weights) -> Self {
        let mut held = POINT;
        let mut awards = 0;
        for _ in 0..turns {
            awards += held;
            held = held * weights.hold / POINT;
        }
        Self { awards, win: weights.win }
    }
}

/// Returns one empty cell for each hex, which is filled on first use.
fn for_each_hex<T>(rules: &Rules) -> Vec<OnceLock<T>> {
    rules.game.map.grid.hexes().map(|_| OnceLock::new()).collect()
}

fn objectives(rules: &Rules, steps: &Steps) -> Vec<Objective> {
    let (victory, hints) = (&rules.scenario().victory, &rules.scenario().hints);
    let mut worths: Vec<((HexId, Claim), PerSide<Worth>)> = Vec::new();
    let mut add = |hex: HexId, claim: Claim, side: Side, more: Worth| {
        let of = (hex, claim);
        let place = worths.iter().position(|(known, _)| *known == of).unwrap_or_else(|| {
            worths.push((of, PerSide::default()));
            worths.len() - 1
        });
        worths[place].1[side].add(more);
    };
    for &HexPoints { side, hex, points } in
        victory.each_turn.iter().chain(&victory.occupied_each_turn)
    {
        add(hex, Claim::Control, side, Worth { each_turn: points, ..Worth::default() });
    }
    for &HexPoints { side, hex, points } in &victory.at_end {
        add(hex, Claim::Control, side, Worth { at_end: points, ..Worth::default() });
    }
    for win in &victory.automatic {
        add(win.hex, Claim::Control, win.side, Worth { wins: true, ..Worth::default() });
    }
    for (claim, points) in [(Claim::Control, &hints.objectives), (Claim::Presence, &hints.lines)] {
        for &HexPoints { side, hex, points } in points {
            add(hex, claim, side, Worth { hinted: points, ..Worth::default() });
        }
    }
    let grid = &rules.game.map.grid;
    let objective =
        |((hex, claim), worth)| Objective { hex, claim, worth, way: steps.way_to(grid, hex) };
    worths.into_iter().map(objective).collect()
}

/// Returns the index of the first objective in each hex. `None` for a hex that is not an objective.
fn objective_in(rules: &Rules, objectives: &[Objective]) -> Vec<Option<u16>> {
    let mut first = vec![None; rules.game.map.grid.len()];
    for (index, objective) in (0..).zip(objectives) {
        first[objective.hex.index()].get_or_insert(index);
    }
    first
}

/// Costs of steps for infantry on a map without units.
#[derive(Debug)]
struct Steps {
    /// Costs of entering each hex from its six neighbours.
    into: Vec<[u16; 6]>,
}

impl Steps {
    fn of(position: Position<'_>) -> Self {
        let grid = &position.package.game.map.grid;
        let into = grid.hexes().map(|hex| {
            Direction::ALL.map(|direction| {
                let from = grid.neighbour(hex, direction);
                from.and_then(|from| price(position, from, hex)).unwrap_or(FAR)
            })
        });
        Self { into: into.collect() }
    }

    /// Returns the cost of the cheapest path to a hex from each other hex.
    fn way_to(&self, grid: &Grid, goal: HexId) -> Vec<u16> {
        let mut search = Search::within(grid, Search::MOST);
        search.start(goal);
        search.run(|open, hex, cost| {
            for (from, &step) in grid.around(hex).iter().zip(&self.into[hex.index()]) {
                from.iter().for_each(|&from| open.offer(from, u32::from(cost) + u32::from(step)));
            }
            ControlFlow::Continue(())
        });
        grid.hexes().map(|hex| search.cost(hex).unwrap_or(FAR)).collect()
    }
}

/// Returns the cost that the rules charge for a step. The mover is the first infantry unit whose
/// brigade contains infantry. `None` if the step is illegal.
fn price(position: Position<'_>, from: HexId, to: HexId) -> Option<u16> {
    let game = &position.package.game;
    let units = game.units.iter().enumerate();
    let (unit, brigade) = units
        .filter(|(_, unit)| unit.arm == Arm::Infantry)
        .find_map(|(index, unit)| Some((UnitId::from_index(index), unit.brigade?)))?;
    let cost =
        movement::cost(position, &only(unit), from, to, MoveOrder::Brigade(brigade, Order::Attack));
    cost.ok().and_then(|cost| u16::try_from(cost.sixteenths()).ok())
}

/// Returns the column shift of fire for each kind of terrain that a target is in.
fn cover(rules: &Rules) -> Vec<i32> {
    let of = |terrain: TerrainId| {
        let covered = any(Who::Target, Predicate::Terrain(terrain));
        let shifts = rules.game.fire_shifts.iter();
        let shifts = shifts.filter(|shift| shift.when.0 == covered);
        shifts.map(|shift| i32::from(shift.columns)).sum()
    };
    (0..rules.game.terrain.kinds.len()).map(TerrainId::from_index).map(of).collect()
}

#[cfg(test)]
mod tests {
    use blind_swords::board::GroundPlace;
    use blind_swords::game::{ChangedStep, GroundMarker, GroundMarkerId, Lies};
    use testing::field::Field;

    use super::*;

    /// No path leads through a hex that a marker closes, until the marker is removed. T-07.
    #[test]
    fn ways_go_by_the_markers_that_lie() {
        let mut field = Field::clear();
        field.game().ground_markers.push(GroundMarker {
            id: "abatis".to_owned(),
            name: "Abatis".to_owned(),
            lies: Lies::Hex,
            infantry: Some(ChangedStep::Closed),
            cavalry: Some(ChangedStep::Closed),
            artillery: Some(ChangedStep::Closed),
            hides: true,
            look: None,
            provenance: None,
        });
        let (barred, from, beyond) = (field.hex("2111"), field.hex("2110"), field.hex("2112"));
        let atlas = Atlas::new(Arc::new(field.rules.clone()));
        let way = |board: &Board| {
            let ground = atlas.under(board);
            let sees =
                ground.seen_from(from).by_distance().any(|(_, there)| there.contains(&beyond));
            (ground.way_to(barred)[from.index()], sees)
        };
        let mark = |on| Event::GroundMarked {
            marker: GroundMarkerId(0),
            place: GroundPlace::Hex(barred),
            on,
        };
        let (open, sees) = way(&field.board);
        assert!(open < FAR && sees);
        assert_eq!(way(&field.happen(&mark(true)).board), (FAR, false));
        assert_eq!(way(&field.happen(&mark(false)).board), (open, true));
    }
}
