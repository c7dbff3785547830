//! What happened, one line a fact.

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

/// A fact in words.
pub fn event(rules: &Rules, event: &Event) -> Line {
    let (text, details) = tell(rules, event);
    let rule = event.section().map(|section| rulebook::section(&rules.profile, section));
    Line { name: event.name(), emphasis: event.emphasis(), text, rule, details }
}

/// The words of a fact, and what it was computed from.
fn tell(rules: &Rules, event: &Event) -> (String, Vec<Detail>) {
    match event.family() {
        EventFamily::Sequence(event) => (sequence::words(rules, event), Vec::new()),
        EventFamily::Chits(event) => (chits::words(rules, event), Vec::new()),
        EventFamily::Units(event) => (units::words(&rules.game, event), Vec::new()),
        EventFamily::Combat(event) => combat::tell(rules, event),
        EventFamily::Rolls(event) => rolls::tell(&rules.game, event),
    }
}
