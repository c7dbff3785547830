//! Log text for events, one line each.

mod chits;
mod combat;
mod rolls;
mod sequence;
mod units;

use kernel::{Detail, Line};

pub(super) use sequence::set_phase as phase;

use crate::event::{Event, EventFamily};
use crate::rulebook;
use crate::rules::Rules;

/// Returns an event as a line of the log.
pub fn event(rules: &Rules, event: &Event) -> Line {
    let (text, details) = tell(rules, event);
    let rule = event.section().map(|section| rulebook::section(&rules.profile, section));
    Line { name: event.name(), emphasis: event.emphasis(), text, rule, details }
}

/// Returns the log line of an event and the values that determined it.
fn tell(rules: &Rules, event: &Event) -> (String, Vec<Detail>) {
    match event.family() {
        EventFamily::Sequence(event) => (sequence::words(rules, event), Vec::new()),
        EventFamily::Chits(event) => (chits::words(rules, event), Vec::new()),
        EventFamily::Units(event) => (units::words(&rules.game, event), Vec::new()),
        EventFamily::Combat(event) => combat::tell(rules, event),
        EventFamily::Rolls(event) => rolls::tell(&rules.game, event),
    }
}
