//! Legality of retreats. RET-01 to RET-10.

use std::collections::VecDeque;

use kernel::{Edge, HexId, Side};

use super::movement::may_enter;
use super::{stacking, tie};
use crate::choice::Choice;
use crate::game::{UnitId, UnitSet};
use crate::look::{Look, members, only};
use crate::profile::{
    RetreatEdgeExit, RetreatEdgeMetric, RetreatNoRevisit, RetreatOverstack,
    RetreatTowardFriendlyEdge,
};
use crate::question::{RetreatQuestion, RetreatWalk};
use crate::refusal::{Check, Refusal, require};
use crate::system::Scene;

/// Returns the units that retreat, or all hexes next to a retreating unit.
pub fn candidates(scene: Scene<'_>, question: &RetreatQuestion) -> Vec<Choice> {
    match question {
        RetreatQuestion::Unit(units) => tie::candidates(units),
        RetreatQuestion::Hex(walk) => {
            scene.game().map.grid.neighbours(walk.here()).map(Choice::Hex).collect()
        }
    }
}

/// Checks whether a unit may retreat next, or into a hex. CCO-08, RET-02 to RET-07.
pub fn check(scene: Scene<'_>, question: &RetreatQuestion, choice: Choice) -> Check {
    match question {
        RetreatQuestion::Unit(units) => tie::check(units, choice),
        RetreatQuestion::Hex(walk) => may_retreat_to(scene, walk, choice.hex()?),
    }
}

/// Checks whether a retreat may enter a hex, with all preferences. SS 15.4, FAQ 15.4, BS 12.3.
/// RET-02 to RET-07.
fn may_retreat_to(scene: Scene<'_>, walk: &RetreatWalk, hex: HexId) -> Check {
    let ends = ends(scene, walk);
    may_step(scene, walk, hex, ends)?;
    let hexes = possible(scene, walk, ends);
    preferred(scene, Preferences::of(walk), &hexes, hex)
}

/// Returns the hexes that a retreat may enter next, in ascending order.
pub fn steps(scene: Scene<'_>, walk: &RetreatWalk) -> Vec<HexId> {
    let hexes = possible(scene, walk, ends(scene, walk));
    let preferences = Preferences::of(walk);
    let mut best = best(scene, preferences, &hexes);
    best.sort_unstable();
    best
}

/// Whether a retreat may end in the unit's hex. RET-02, RET-07, A-67.
pub fn may_stop(scene: Scene<'_>, walk: &RetreatWalk) -> bool {
    let far_enough = scene.distance(walk.start(), walk.here()) >= walk.distance;
    far_enough && stacking::may_stay(scene, walk.here())
}

/// Whether the unit may retreat off the map here: it is at a map edge and its retreat is
/// incomplete, for lack of distance or of room. SS 15.4, BS 12.3. RET-06, RET-07, A-69.
pub fn leaves_at_edge(scene: Scene<'_>, walk: &RetreatWalk) -> bool {
    !may_stop(scene, walk) && ends(scene, walk).leaves_from(scene, walk)(walk.here())
}

/// Places where an incomplete retreat may end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ends {
    /// The map only.
    OnMap,
    /// The map and the friendly map edge.
    AtOwnEdge,
    /// The map and every map edge.
    AtAnyEdge,
}

impl Ends {
    /// Returns a predicate for hexes from which the unit may leave the map.
    fn leaves_from(self, scene: Scene<'_>, walk: &RetreatWalk) -> impl Fn(HexId) -> bool {
        let grid = &scene.game().map.grid;
        let own = scene.game().friendly_edge[scene.side_of(walk.unit)];
        move |hex| match self {
            Self::OnMap => false,
            Self::AtOwnEdge => grid.is_on(hex, own),
            Self::AtAnyEdge => Edge::ALL.iter().any(|&edge| grid.is_on(hex, edge)),
        }
    }
}

/// SS 15.4 and BS 12.3 differ. RET-06, V-61: in the series a unit leaves the map only if it has no
/// other path, and then at any edge.
fn ends(scene: Scene<'_>, walk: &RetreatWalk) -> Ends {
    let otherwise = match scene.profile().retreat_edge_exit {
        RetreatEdgeExit::AtFriendlyEdgeWhenOwing => return Ends::AtOwnEdge,
        RetreatEdgeExit::OnlyIfNoOther => Ends::AtOwnEdge,
        RetreatEdgeExit::AnyEdgeIfNoOther => Ends::AtAnyEdge,
    };
    if possible(scene, walk, Ends::OnMap).is_empty() { otherwise } else { Ends::OnMap }
}

/// Data for the retreat preferences of a unit that retreats or withdraws. RET-04, FAQ 15.4, FAQ
/// 18.1.
#[derive(Clone, Copy, Debug)]
pub struct Preferences {
    /// Unit that retreats or withdraws.
    pub unit: UnitId,
    /// Hex of the unit.
    pub here: HexId,
    /// Enemies that caused the retreat.
    pub causes: UnitSet,
    /// Start of the retreat and its distance in hexes.
    pub way: (HexId, u8),
}

impl Preferences {
    fn of(walk: &RetreatWalk) -> Self {
        let way = (walk.start(), walk.distance);
        Self { unit: walk.unit, here: walk.here(), causes: walk.causes, way }
    }
}

/// Returns the hexes that remain after each preference in turn. A preference that no hex meets is
/// ignored. RET-04.
pub fn best(scene: Scene<'_>, preferences: Preferences, hexes: &[HexId]) -> Vec<HexId> {
    Preference::ORDER
        .into_iter()
        .fold(hexes.to_vec(), |left, preference| preference.keep(scene, preferences, &left))
}

/// Checks whether a hex remains after each preference in turn.
///
/// # Errors
/// The first preference that another hex meets and this one does not.
pub fn preferred(scene: Scene<'_>, preferences: Preferences, hexes: &[HexId], hex: HexId) -> Check {
    let mut left = hexes.to_vec();
    for preference in Preference::ORDER {
        left = preference.keep(scene, preferences, &left);
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

    fn keep(self, scene: Scene<'_>, preferences: Preferences, hexes: &[HexId]) -> Vec<HexId> {
        let side = scene.side_of(preferences.unit);
        let meets = |hex: HexId| match self {
            Self::AwayFromCauses => !is_next_to_any(scene, hex, &preferences.causes),
            Self::AwayFromEnemies => !scene.next_to_enemy(hex, side),
            Self::TowardOwnEdge => is_toward_edge(scene, side, preferences.here, hex, hexes),
            Self::FreeHex => is_free_enough(scene, hex, preferences),
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

/// Whether a hex is nearer to the friendly edge. RET-04, V-59, V-60, A-70.
fn is_toward_edge(scene: Scene<'_>, side: Side, here: HexId, hex: HexId, hexes: &[HexId]) -> bool {
    if scene.profile().retreat_toward_friendly_edge == RetreatTowardFriendlyEdge::Off {
        return true;
    }
    let grid = &scene.game().map.grid;
    let away = |hex: HexId| grid.toward(hex, scene.game().friendly_edge[side]);
    match scene.profile().retreat_edge_metric {
        RetreatEdgeMetric::AnyDecrease => away(hex) < away(here),
        RetreatEdgeMetric::Steepest => hexes.iter().all(|&other| away(hex) <= away(other)),
    }
}

/// Whether a hex has room for the retreat, as far as the profile requires it. FAQ 15.4, BS 12.3.
/// RET-07, V-63, A-36.
fn is_free_enough(scene: Scene<'_>, hex: HexId, preferences: Preferences) -> bool {
    let (start, distance) = preferences.way;
    let matters = match scene.profile().retreat_overstack {
        RetreatOverstack::Extend => false,
        RetreatOverstack::PreferFreeThenExtend => true,
        RetreatOverstack::FreeEndThenExtend => scene.distance(start, hex) >= distance,
    };
    !matters || stacking::fits(scene, hex, &only(preferences.unit))
}

fn is_next_to_any(scene: Scene<'_>, hex: HexId, units: &UnitSet) -> bool {
    members(units)
        .filter_map(|unit| scene.board.hex_of(unit))
        .any(|enemy| scene.distance(hex, enemy) == 1)
}

/// Returns the adjacent hexes from which the retreat can still be completed.
fn possible(scene: Scene<'_>, walk: &RetreatWalk, ends: Ends) -> Vec<HexId> {
    let neighbours = scene.game().map.grid.neighbours(walk.here());
    neighbours.filter(|&hex| may_step(scene, walk, hex, ends).is_ok()).collect()
}

/// Checks the mandatory conditions. SS 15.4. RET-02, RET-05.
fn may_step(scene: Scene<'_>, walk: &RetreatWalk, to: HexId, ends: Ends) -> Check {
    may_enter(scene, walk.unit, walk.here(), to)?;
    let revisit = Refusal::new("RET-05", "FAQ 15.4", "ret-05-part-retreat-already").with(to);
    require(!is_used_up(scene, walk, to), revisit)?;
    let dead_end = Refusal::new("RET-02", "SS 15.4", "ret-02-retreat-cannot-end-hexes-start");
    require(can_complete(scene, walk, to, ends), dead_end.with(to).with(walk.distance))
}

/// Whether a retreat has entered a hex as often as it may. If it may return to hexes, it does so at
/// most once each; otherwise a preference could send it back and forth forever. RET-02, RET-05,
/// V-62.
fn is_used_up(scene: Scene<'_>, walk: &RetreatWalk, hex: HexId) -> bool {
    let times = match scene.profile().retreat_no_revisit {
        RetreatNoRevisit::On => 1,
        RetreatNoRevisit::Off => 2,
    };
    walk.path.iter().filter(|&&used| used == hex).count() >= times
}

/// Whether a retreat that enters a hex can still be completed. RET-02.
fn can_complete(scene: Scene<'_>, walk: &RetreatWalk, to: HexId, ends: Ends) -> bool {
    let grid = &scene.game().map.grid;
    let leaves_from = ends.leaves_from(scene, walk);
    let away = |hex: HexId| grid.distance(walk.start(), hex);
    let extending = away(walk.here()) >= walk.distance;
    let mut seen = vec![to];
    let mut open = VecDeque::from([to]);
    while let Some(hex) = open.pop_front() {
        let done = if extending {
            away(hex) >= walk.distance && stacking::fits(scene, hex, &only(walk.unit))
        } else {
            away(hex) == walk.distance
        };
        if done || leaves_from(hex) {
            return true;
        }
        for next in grid.neighbours(hex) {
            let known = seen.contains(&next) || is_used_up(scene, walk, next);
            if !known && may_enter(scene, walk.unit, hex, next).is_ok() {
                seen.push(next);
                open.push_back(next);
            }
        }
    }
    false
}
