//! Units and chits that occur in a scenario: in the set-up, as arrivals, or by name in a script.

use std::collections::BTreeSet;

use blind_swords::game::{Brigade, BrigadeId, ChitId, Scenario, UnitId};

use super::subject::Subject;

/// Returns the brigades that are in the set-up of a scenario or arrive later.
pub(super) fn brigades_in(subject: Subject<'_>, scenario: &Scenario) -> BTreeSet<BrigadeId> {
    let units = scenario.setup.iter().map(|placed| &subject.game.units[placed.unit.index()]);
    let arriving = scenario.reinforcements.iter().map(|arrival| arrival.brigade);
    units.filter_map(|unit| unit.brigade).chain(arriving).collect()
}

/// Returns two lists of a brigade's units: those in the set-up, and those that are neither in the
/// set-up nor arrive on their own.
pub(super) fn parted(scenario: &Scenario, brigade: &Brigade) -> (Vec<UnitId>, Vec<UnitId>) {
    let is_set_up = |unit: &UnitId| scenario.setup.iter().any(|placed| placed.unit == *unit);
    let comes = |unit: &UnitId| scenario.unit_arrivals.iter().any(|other| other.unit == *unit);
    let (present, mut absent): (Vec<UnitId>, Vec<UnitId>) =
        brigade.units.iter().partition(|unit| is_set_up(unit));
    absent.retain(|unit| !comes(unit));
    (present, absent)
}

/// Whether most units of a brigade are absent from the set-up. The presence of the few others is
/// then probably a mistake.
pub(super) fn is_strayed(scenario: &Scenario, brigade: &Brigade) -> bool {
    let (present, absent) = parted(scenario, brigade);
    !present.is_empty() && present.len() < absent.len()
}

/// Returns the chits that occur in a scenario, without those that only scripts bring into play.
pub(super) fn chits_in(scenario: &Scenario) -> BTreeSet<ChitId> {
    let arriving = scenario.chit_arrivals.iter().map(|arrival| arrival.chit);
    let tracks = scenario.tracks.iter().map(|track| track.chit);
    scenario.chits.iter().copied().chain(arriving).chain(tracks).collect()
}

/// Whether a unit occurs in a scenario: in the set-up, as an arrival or in a script.
pub(super) fn has_unit(subject: Subject<'_>, scenario: &Scenario, id: UnitId) -> bool {
    let unit = &subject.game.units[id.index()];
    let comes_with = |brigade: BrigadeId| {
        let named = &subject.game.brigades[brigade.index()].id;
        brigades_in(subject, scenario).contains(&brigade) || subject.is_in_scripts(named)
    };
    scenario.setup.iter().any(|placed| placed.unit == id)
        || scenario.unit_arrivals.iter().any(|arrival| arrival.unit == id)
        || unit.brigade.is_some_and(comes_with)
        || subject.is_in_scripts(&unit.id)
}

/// Whether a general can become a casualty in a scenario. This requires that the general's chit
/// comes into play, or that the general is always in the game. CHIT-13.
pub(super) fn has_general(subject: Subject<'_>, scenario: &Scenario, id: ChitId) -> bool {
    let chit = &subject.game.chits[id.index()];
    let always = chit.leader().is_some_and(|leader| leader.always_in_game);
    always || chits_in(scenario).contains(&id) || subject.is_in_scripts(&chit.id)
}
