//! Legality of retreats. RET-01 to RET-10.

use kernel::{Edge, HexId, Search, Side};

use super::movement::may_enter;
use super::{stacking, tie};
use crate::choice::Choice;
use crate::game::{UnitId, UnitSet};
use crate::position_ext::{PositionExt, members, only};
use crate::profile::{
    RetreatEdgeExit, RetreatEdgeMetric, RetreatNoRevisit, RetreatOverstack,
    RetreatTowardFriendlyEdge,
};
use crate::question::{RetreatQuestion, RetreatWalk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Position;

/// Returns the units that retreat, or all hexes next to a retreating unit.
pub fn candidates(position: Position<'_>, question: &RetreatQuestion) -> Vec<Choice> {
    match question {
        RetreatQuestion::Unit(units) => tie::candidates(units),
        RetreatQuestion::Hex(walk) => {
            position.game().map.grid.neighbours(walk.here()).map(Choice::Hex).collect()
        }
    }
}

/// Checks whether a unit may retreat next, or whether the retreating unit may enter a hex. CCO-08,
/// RET-02 to RET-07.
pub fn check(position: Position<'_>, question: &RetreatQuestion, choice: Choice) -> Check {
    match question {
        RetreatQuestion::Unit(units) => tie::check(units, choice),
        RetreatQuestion::Hex(walk) => may_retreat_to(position, walk, choice.hex()?),
    }
}

/// Checks whether a retreat may enter a hex. A legal hex is refused if the rules prefer another
/// one. SS 15.4, FAQ 15.4, BS 12.3. RET-02 to RET-07.
fn may_retreat_to(position: Position<'_>, walk: &RetreatWalk, hex: HexId) -> Check {
    let ends = ends(position, walk);
    may_step(position, walk, hex, ends)?;
    let hexes = possible(position, walk, ends);
    preferred(position, Preferences::of(walk), &hexes, hex)
}

/// Returns the hexes that a retreat may enter next, in ascending order.
pub fn steps(position: Position<'_>, walk: &RetreatWalk) -> Vec<HexId> {
    let hexes = possible(position, walk, ends(position, walk));
    let preferences = Preferences::of(walk);
    let mut best = best(position, preferences, &hexes);
    best.sort_unstable();
    best
}

/// Whether a retreat may end in the unit's hex. RET-02, RET-07, A-67.
pub fn may_stop(position: Position<'_>, walk: &RetreatWalk) -> bool {
    let far_enough = position.distance(walk.start(), walk.here()) >= walk.distance;
    far_enough && stacking::may_stay(position, walk.here())
}

/// Whether the unit leaves the map here. The unit must be at a map edge, and its retreat must be
/// incomplete because distance or room is lacking. SS 15.4, BS 12.3. RET-06, RET-07, A-69.
pub fn leaves_at_edge(position: Position<'_>, walk: &RetreatWalk) -> bool {
    !may_stop(position, walk) && ends(position, walk).leaves_from(position, walk)(walk.here())
}

/// Places where a retreat may end, on or beyond the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ends {
    /// The retreat must end on the map.
    OnMap,
    /// The retreat may end on the map or beyond the friendly map edge.
    AtOwnEdge,
    /// The retreat may end on the map or beyond any map edge.
    AtAnyEdge,
}

impl Ends {
    /// Returns a predicate for hexes from which the unit may leave the map.
    fn leaves_from(self, position: Position<'_>, walk: &RetreatWalk) -> impl Fn(HexId) -> bool {
        let grid = &position.game().map.grid;
        let own = position.game().friendly_edge[position.side_of(walk.unit)];
        move |hex| match self {
            Self::OnMap => false,
            Self::AtOwnEdge => grid.is_on(hex, own),
            Self::AtAnyEdge => Edge::ALL.iter().any(|&edge| grid.is_on(hex, edge)),
        }
    }
}

/// Returns the places where the retreat may end. In the series a unit leaves the map only if it has
/// no other path, and then at any edge. SS 15.4, BS 12.3. RET-06, V-61.
fn ends(position: Position<'_>, walk: &RetreatWalk) -> Ends {
    let otherwise = match position.profile().retreat_edge_exit {
        RetreatEdgeExit::AtFriendlyEdgeWhenOwing => return Ends::AtOwnEdge,
        RetreatEdgeExit::OnlyIfNoOther => Ends::AtOwnEdge,
        RetreatEdgeExit::AnyEdgeIfNoOther => Ends::AtAnyEdge,
    };
    if possible(position, walk, Ends::OnMap).is_empty() { otherwise } else { Ends::OnMap }
}

/// Data of a retreating or withdrawing unit that the retreat preferences read. RET-04, FAQ 15.4,
/// FAQ 18.1.
#[derive(Clone, Copy, Debug)]
pub struct Preferences {
    /// Unit that retreats or withdraws.
    pub unit: UnitId,
    /// Hex in which the unit is now.
    pub here: HexId,
    /// Enemies that caused the retreat.
    pub causes: UnitSet,
    /// Hex in which the retreat began, and the required distance in hexes.
    pub way: (HexId, u8),
}

impl Preferences {
    fn of(walk: &RetreatWalk) -> Self {
        let way = (walk.start(), walk.distance);
        Self { unit: walk.unit, here: walk.here(), causes: walk.causes, way }
    }
}

/// Returns the hexes that remain after each preference is applied in turn. A preference that no hex
/// meets is ignored. RET-04.
pub fn best(position: Position<'_>, preferences: Preferences, hexes: &[HexId]) -> Vec<HexId> {
    Preference::ORDER
        .into_iter()
        .fold(hexes.to_vec(), |left, preference| preference.keep(position, preferences, &left))
}

/// Checks whether a hex remains after each preference is applied in turn.
///
/// # Errors
/// The first preference that another hex meets and this hex does not.
pub fn preferred(
    position: Position<'_>,
    preferences: Preferences,
    hexes: &[HexId],
    hex: HexId,
) -> Check {
    let mut left = hexes.to_vec();
    for preference in Preference::ORDER {
        left = preference.keep(position, preferences, &left);
        require(left.contains(&hex), preference.refusal(hex))?;
    }
    Ok(())
}

#[derive(Clone, Copy)]
enum Preference {
    AwayFromCauses,
    AwayFromEnemies,
    TowardOwnEdge,
    FreeHex,
}

impl Preference {
    const ORDER: [Self; 4] =
        [Self::AwayFromCauses, Self::AwayFromEnemies, Self::TowardOwnEdge, Self::FreeHex];

    fn keep(self, position: Position<'_>, preferences: Preferences, hexes: &[HexId]) -> Vec<HexId> {
        let side = position.side_of(preferences.unit);
        let meets = |hex: HexId| match self {
            Self::AwayFromCauses => !is_next_to_any(position, hex, &preferences.causes),
            Self::AwayFromEnemies => !position.next_to_enemy(hex, side),
            Self::TowardOwnEdge => is_toward_edge(position, side, preferences.here, hex, hexes),
            Self::FreeHex => is_free_enough(position, hex, preferences),
        };
        let kept: Vec<_> = hexes.iter().copied().filter(|&hex| meets(hex)).collect();
        if kept.is_empty() { hexes.to_vec() } else { kept }
    }

    fn refusal(self, hex: HexId) -> Refusal {
        let reason = match self {
            Self::AwayFromCauses => "ret-04-next-to-cause",
            Self::AwayFromEnemies => "ret-04-next-to-enemy",
            Self::TowardOwnEdge => "ret-04-not-toward-edge",
            Self::FreeHex => "ret-07-over-stacking-limit",
        };
        let (requirement, section) = match self {
            Self::FreeHex => ("RET-07", "FAQ 15.4"),
            Self::AwayFromCauses | Self::AwayFromEnemies | Self::TowardOwnEdge => {
                ("RET-04", "SS 15.4")
            }
        };
        Refusal::new(requirement, section, reason).with(hex)
    }
}

/// Whether a hex is nearer to the friendly edge than the unit's current hex. RET-04, V-59, V-60,
///
fn is_toward_edge(
    position: Position<'_>,
    side: Side,
    here: HexId,
    hex: HexId,
    hexes: &[HexId],
) -> bool {
    if position.profile().retreat_toward_friendly_edge == RetreatTowardFriendlyEdge::Off {
        return true;
    }
    let grid = &position.game().map.grid;
    let away = |hex: HexId| grid.toward(hex, position.game().friendly_edge[side]);
    match position.profile().retreat_edge_metric {
        RetreatEdgeMetric::AnyDecrease => away(hex) < away(here),
        RetreatEdgeMetric::Steepest => hexes.iter().all(|&other| away(hex) <= away(other)),
    }
}

/// Whether a hex has the room that the profile requires for a retreat. FAQ 15.4, BS 12.3. RET-07,
/// V-63, A-36.
fn is_free_enough(position: Position<'_>, hex: HexId, preferences: Preferences) -> bool {
    let (start, distance) = preferences.way;
    let matters = match position.profile().retreat_overstack {
        RetreatOverstack::Extend => false,
        RetreatOverstack::PreferFreeThenExtend => true,
        RetreatOverstack::FreeEndThenExtend => position.distance(start, hex) >= distance,
    };
    !matters || stacking::fits(position, hex, &only(preferences.unit))
}

fn is_next_to_any(position: Position<'_>, hex: HexId, units: &UnitSet) -> bool {
    members(units)
        .filter_map(|unit| position.board.hex_of(unit))
        .any(|enemy| position.distance(hex, enemy) == 1)
}

/// Returns the adjacent hexes from which the retreat can still be completed.
fn possible(position: Position<'_>, walk: &RetreatWalk, ends: Ends) -> Vec<HexId> {
    let neighbours = position.game().map.grid.neighbours(walk.here());
    neighbours.filter(|&hex| may_step(position, walk, hex, ends).is_ok()).collect()
}

/// Checks the mandatory conditions of a retreat step. SS 15.4. RET-02, RET-05.
fn may_step(position: Position<'_>, walk: &RetreatWalk, to: HexId, ends: Ends) -> Check {
    may_enter(position, walk.unit, walk.here(), to)?;
    let revisit = Refusal::new("RET-05", "FAQ 15.4", "ret-05-part-retreat-already").with(to);
    require(!is_used_up(position, walk, to), revisit)?;
    let dead_end = Refusal::new("RET-02", "SS 15.4", "ret-02-retreat-cannot-end-hexes-start");
    require(can_complete(position, walk, to, ends), dead_end.with(to).with(walk.distance))
}

/// Whether the retreat may not enter a hex again. If the profile lets a retreat return to hexes,
/// each hex may be entered again once. Without this limit, a preference could send the unit back
/// and forth forever. RET-02, RET-05, V-62.
fn is_used_up(position: Position<'_>, walk: &RetreatWalk, hex: HexId) -> bool {
    let times = match position.profile().retreat_no_revisit {
        RetreatNoRevisit::On => 1,
        RetreatNoRevisit::Off => 2,
    };
    walk.path.iter().filter(|&&used| used == hex).count() >= times
}

/// Whether a retreat that enters a hex can still be completed. RET-02.
fn can_complete(position: Position<'_>, walk: &RetreatWalk, to: HexId, ends: Ends) -> bool {
    let grid = &position.game().map.grid;
    let leaves_from = ends.leaves_from(position, walk);
    let away = |hex: HexId| grid.distance(walk.start(), hex);
    let extending = away(walk.here()) >= walk.distance;
    let is_end = |hex| {
        let done = if extending {
            away(hex) >= walk.distance && stacking::fits(position, hex, &only(walk.unit))
        } else {
            away(hex) == walk.distance
        };
        done || leaves_from(hex)
    };
    let step = |(from, _), to| {
        let may =
            !is_used_up(position, walk, to) && may_enter(position, walk.unit, from, to).is_ok();
        may.then_some(0)
    };
    let mut search = Search::within(grid, 0);
    search.start(to);
    search.find(grid, step, is_end).is_some()
}
