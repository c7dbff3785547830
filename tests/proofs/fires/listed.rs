//! Eligible firing units, found by trying every group.

use blind_swords::check::fire;
use blind_swords::game::{UnitId, UnitSet};
use blind_swords::look::only;
use blind_swords::question::{FireQuestion, Question, Volley};
use blind_swords::{Choice, Scene};

/// Checks that exactly those candidates are offered that can lead to a fire.
pub(super) fn exactly_what_leads_on(scene: Scene<'_>, question: &Question, options: &[Choice]) {
    let Question::Fire(question) = question else { return };
    for candidate in fire::candidates(scene, question) {
        let leads_on = match (question, candidate) {
            (FireQuestion::Unit(volley), Choice::Unit(unit)) => may_begin(scene, volley, unit),
            (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
                fire::may_join(scene, volley, firers, unit).is_ok()
                    && can_be_completed(scene, volley, with(*firers, unit))
            }
            (FireQuestion::Join(volley, firers), _) => {
                fire::may_resolve(scene, volley, firers).is_ok()
            }
            _ => continue,
        };
        assert_eq!(options.contains(&candidate), leads_on, "{candidate:?} for {question:?}");
    }
}

fn may_begin(scene: Scene<'_>, volley: &Volley, unit: UnitId) -> bool {
    let targets = fire::candidates(scene, &FireQuestion::Target(*volley, unit));
    let can_be_hit = |target: Choice| match target {
        Choice::Hex(hex) => {
            fire::may_target(scene, volley, unit, hex).is_ok()
                && can_be_completed(scene, &volley.at(hex), only(unit))
        }
        _ => false,
    };
    fire::may_fire(scene, volley, unit).is_ok() && targets.into_iter().any(can_be_hit)
}

/// Whether a group can be extended to one that is strong enough.
fn can_be_completed(scene: Scene<'_>, volley: &Volley, group: UnitSet) -> bool {
    let near = fire::candidates(scene, &FireQuestion::Join(*volley, group));
    let unit = |choice| if let Choice::Unit(unit) = choice { Some(unit) } else { None };
    let near: Vec<UnitId> = near.into_iter().filter_map(unit).collect();
    grows(scene, volley, group, &near)
}

fn grows(scene: Scene<'_>, volley: &Volley, group: UnitSet, further: &[UnitId]) -> bool {
    fire::may_resolve(scene, volley, &group).is_ok()
        || further.iter().enumerate().any(|(at, &unit)| {
            fire::may_join(scene, volley, &group, unit).is_ok()
                && grows(scene, volley, with(group, unit), &further[at + 1..])
        })
}

fn with(mut group: UnitSet, unit: UnitId) -> UnitSet {
    group.insert(unit.index());
    group
}
