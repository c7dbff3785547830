//! Section numbers of the rulebook in force. V-84.
//!
//! The code cites the rulebook of the first game wherever both rulebooks have a rule. Games on the
//! series rules use the series rulebook, and their logs, refusals and questions cite it. Rules that
//! only the first game has keep their section number, even in a game that adopts them as an option.

use kernel::say;

use crate::profile::{Profile, Sections};
use crate::refusal::Refusal;

/// Citation for the rules that the series leaves to the individual game, such as scenarios, zones
/// and prohibitions.
const OF_THE_GAME: &str = "exclusive rules";

/// Series section for each section of the first game, sorted by the section that the code cites.
pub const CONCORDANCE: &[(&str, &str)] = &[
    ("FAQ 14.2d", "BS 11.3"),
    ("FAQ 15.4", "BS 12.3"),
    ("FAQ Event Chits", "BS 7.3"),
    ("SS 10.0, 17.6", "BS 7.4, 14.5"),
    ("SS 10.1", "BS 7.1"),
    ("SS 10.3", "BS 7.3"),
    ("SS 10.4", "BS 7.3"),
    ("SS 10.4a", "BS 7.3"),
    ("SS 10.4b", "BS 7.3"),
    ("SS 10.4b, 20.0, 22.0", "BS 7.3"),
    ("SS 10.5a", "BS 7.3a"),
    ("SS 10.5b", "BS 7.3b"),
    ("SS 10.6", "BS 7.3"),
    ("SS 10.6, 10.7", "BS 7.3"),
    ("SS 10.7", "BS 7.3"),
    ("SS 11.0", "BS 8.0"),
    ("SS 11.1", "BS 8.1"),
    ("SS 11.3", "BS 8.1"),
    ("SS 12.0", "BS 9.0"),
    ("SS 12.1", "BS 9.1"),
    ("SS 12.1a", "BS 9.1a"),
    ("SS 12.1b", "BS 9.1c"),
    ("SS 12.1b, 12.3a", "BS 9.3"),
    ("SS 12.1c", "BS 9.1e"),
    ("SS 12.1d", OF_THE_GAME),
    ("SS 12.2", "BS 9.2"),
    ("SS 12.3", "BS 9.3"),
    ("SS 12.3a", "BS 9.3"),
    ("SS 12.3a, 12.4", "BS 9.3c"),
    ("SS 12.4", "BS 9.3c"),
    ("SS 13.1", "BS 10.1"),
    ("SS 13.2", "BS 10.2"),
    ("SS 13.3", "BS 10.3"),
    ("SS 13.4", "BS 10.4"),
    ("SS 13.6", "BS 10.6"),
    ("SS 13.7", "BS 10.7"),
    ("SS 13.7, 14.2a", "BS 10.7, 11.3a"),
    ("SS 13.8", "BS 10.11"),
    ("SS 13.9", "BS 10.12"),
    ("SS 14.1", "BS 11.2"),
    ("SS 14.1, 15.8", "BS 11.2, 12.7"),
    ("SS 14.2", "BS 11.3"),
    ("SS 14.2a", "BS 11.3a"),
    ("SS 14.2b", "BS 11.3b"),
    ("SS 14.2b, 18.2", "BS 11.3b"),
    ("SS 14.2c", "BS 11.3c"),
    ("SS 14.2d", "BS 11.3"),
    ("SS 15.1", "BS 12.1"),
    ("SS 15.1a", "BS 12.1"),
    ("SS 15.1b", "BS 12.1b"),
    ("SS 15.2", "BS 12.2"),
    ("SS 15.4", "BS 12.3"),
    ("SS 15.6", "BS 12.5"),
    ("SS 15.7", "BS 12.6"),
    ("SS 15.8", "BS 12.7"),
    ("SS 15.9", "BS 12.8"),
    ("SS 16.1", "BS 13.1"),
    ("SS 16.2", "BS 13.2"),
    ("SS 16.2a", "BS 13.2b"),
    ("SS 17.1", "BS 14.1"),
    ("SS 17.3", "BS 14.3"),
    ("SS 17.4", "BS 14.4"),
    ("SS 19.0", "BS 14.2"),
    ("SS 22.0", OF_THE_GAME),
    ("SS 22.1", OF_THE_GAME),
    ("SS 22.2", OF_THE_GAME),
    ("SS 3.2c", "BS 10.3"),
    ("SS 4.2, 22.0", OF_THE_GAME),
    ("SS 4.8", "BS 10.2"),
    ("SS 4.8, 12.1b", "BS 2.8, 9.1c"),
    ("SS 6.1", "BS 3.1"),
    ("SS 6.1, 13.4", "BS 3.1, 10.4"),
    ("SS 6.1b, 13.5c", "BS 10.3"),
    ("SS 6.3", "BS 3.1"),
    ("SS 6.3, 13.8", "BS 3.1, 10.11"),
    ("SS 7.0", "BS 4.0"),
    ("SS 8.1", "BS 5.1"),
    ("SS 8.2", "BS 5.2"),
    ("SS 8.3", "BS 5.3"),
    ("SS 9.0", "BS 6.0"),
    ("SS 9.1", "BS 6.1"),
    ("SS 9.5", "BS 6.3"),
];

/// Requirements for which [`CONCORDANCE`] gives the wrong section of the series rulebook, each with
/// its correct section. Refusals cite the correct one.
pub const ELSEWHERE: &[(&str, &str)] = &[
    ("ART-07", "BS 6.5a"),
    ("ART-08", "BS 6.5a"),
    ("CC-01", "BS 11.1"),
    ("LOS-10", "BS 9.1b"),
    ("RAL-04", "BS 13.2b"),
];

/// Returns the section of the rulebook in force that corresponds to a section cited by the code or
/// a chart. V-84.
pub fn section<'a>(profile: &Profile, cited: &'a str) -> &'a str {
    match profile.sections {
        Sections::First => cited,
        Sections::Series => in_the_series(cited).unwrap_or(cited),
    }
}

/// Returns the section of the rulebook in force that a refusal cites. V-84.
pub fn of_refusal(profile: &Profile, refusal: &Refusal) -> &'static str {
    let mut elsewhere = ELSEWHERE.iter();
    let own = elsewhere.find(|(requirement, _)| *requirement == refusal.requirement);
    match (profile.sections, own) {
        (Sections::Series, Some((_, section))) if in_the_series(refusal.section).is_some() => {
            section
        }
        _ => section(profile, refusal.section),
    }
}

/// Whether the rulebook of the first game is in force. V-84.
pub const fn is_first(profile: &Profile) -> bool {
    match profile.sections {
        Sections::First => true,
        Sections::Series => false,
    }
}

/// Returns the name of fire at units that leave a hex next to an enemy, as the rulebook in force
/// calls it. SS 13.7, BS 10.7. DIS-01.
pub const fn reaction_fire(profile: &Profile) -> &'static str {
    match profile.sections {
        Sections::First => "disengagement fire",
        Sections::Series => "opportunity fire",
    }
}

/// Returns the same name as [`reaction_fire`], worded as a step in the path to a question.
pub fn reaction_fire_step(profile: &Profile) -> String {
    match profile.sections {
        Sections::First => say!("step-disengagement-fire"),
        Sections::Series => say!("step-opportunity-fire"),
    }
}

/// Returns the section of the series rulebook that corresponds to a cited section. `None` if only
/// the first game has the section.
fn in_the_series(cited: &str) -> Option<&'static str> {
    let found = CONCORDANCE.binary_search_by(|(first, _)| (*first).cmp(cited));
    found.ok().map(|index| CONCORDANCE[index].1)
}
