//! Check of the firing units that the rules offer, made by trying every group of units.

use blind_swords::check::fire;
use blind_swords::game::{UnitId, UnitSet};
use blind_swords::position_ext::only;
use blind_swords::question::{FireQuestion, Question, Volley};
use blind_swords::{Choice, Position};

/// Checks that the rules offer a candidate exactly if it can lead to a complete fire.
pub(super) fn exactly_what_leads_on(
    position: Position<'_>,
    question: &Question,
    options: &[Choice],
) {
    let Question::Fire(question) = question else { return };
    for candidate in fire::candidates(position, question) {
        let leads_on = match (question, candidate) {
            (FireQuestion::Unit(volley), Choice::Unit(unit)) => may_begin(position, volley, unit),
            (FireQuestion::Join(volley, firers), Choice::Unit(unit)) => {
                fire::may_join(position, volley, firers, unit).is_ok()
                    && can_be_completed(position, volley, with(*firers, unit))
            }
            (FireQuestion::Join(volley, firers), _) => {
                fire::may_resolve(position, volley, firers).is_ok()
            }
            _ => continue,
        };
        assert_eq!(options.contains(&candidate), leads_on, "{candidate:?} for {question:?}");
    }
}

fn may_begin(position: Position<'_>, volley: &Volley, unit: UnitId) -> bool {
    let targets = fire::candidates(position, &FireQuestion::Target(*volley, unit));
    let can_be_hit = |target: Choice| match target {
        Choice::Hex(hex) => {
            fire::may_target(position, volley, unit, hex).is_ok()
                && can_be_completed(position, &volley.at(hex), only(unit))
        }
        _ => false,
    };
    fire::may_fire(position, volley, unit).is_ok() && targets.into_iter().any(can_be_hit)
}

/// Whether a group of firing units may fire, or more units can join so that the group may fire.
fn can_be_completed(position: Position<'_>, volley: &Volley, group: UnitSet) -> bool {
    let near = fire::candidates(position, &FireQuestion::Join(*volley, group));
    let unit = |choice| if let Choice::Unit(unit) = choice { Some(unit) } else { None };
    let near: Vec<UnitId> = near.into_iter().filter_map(unit).collect();
    grows(position, volley, group, &near)
}

fn grows(position: Position<'_>, volley: &Volley, group: UnitSet, further: &[UnitId]) -> bool {
    fire::may_resolve(position, volley, &group).is_ok()
        || further.iter().enumerate().any(|(at, &unit)| {
            fire::may_join(position, volley, &group, unit).is_ok()
                && grows(position, volley, with(group, unit), &further[at + 1..])
        })
}

fn with(mut group: UnitSet, unit: UnitId) -> UnitSet {
    group.insert(unit.index());
    group
}
