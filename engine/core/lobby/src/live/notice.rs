//! System messages in the chat. The store keeps the content of each message, and the wording
//! follows the language of each reader.

use kernel::words::all_of;
use kernel::{Level, PerSide, Side, say};
use serde::{Deserialize, Serialize};
use session::ending::{self, Declined};
use session::{OtherContents, Seat};

use crate::match_store::{ChatLine, Damage};

/// A system message to everyone at a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "notice", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Notice {
    /// An invited player has taken the seat.
    Joined { side: Side },
    /// The maker of the match has reopened a seat.
    Reopened { side: Side },
    /// A seat is open again because its player gave no answer for a number of hours.
    Lapsed { side: Side, hours: i64 },
    /// A person or a bot plays a side from now on.
    Seated { side: Side, who: Seat },
    /// A side has exceeded its time limit of this many minutes for all its decisions.
    Late { side: Side, minutes: u16 },
    /// A side offers a draw.
    DrawOffered { side: Side },
    /// A side has withdrawn its draw offer.
    DrawWithdrawn { side: Side },
    /// A side has declined a draw.
    DrawDeclined { side: Side, why: Declined },
    /// A line of the record, or a number of lines at its end, cannot be read.
    Unreadable { line: Option<usize>, lost: Option<usize> },
    /// Stored data was changed outside the server.
    Changed { what: Vec<Damage> },
    /// The package has changed since the match began.
    Package { differs: OtherContents },
    /// The package has changed since the match began, and the match uses its earlier contents.
    Earlier { differs: OtherContents },
}

impl Notice {
    /// Returns the notice in the form in which the store keeps it.
    pub(crate) fn stored(&self) -> String {
        serde_json::to_string(self).expect("a notice is plain data")
    }

    /// Returns the chat message as its reader sees it.
    pub(crate) fn worded(line: &ChatLine, names: &PerSide<String>) -> ChatLine {
        let notice = line.side.is_none().then(|| serde_json::from_str::<Self>(&line.text).ok());
        // Earlier versions stored the message in English.
        let text = notice.flatten().map_or_else(|| line.text.clone(), |of| of.words(names));
        ChatLine { text, ..*line }
    }

    fn words(&self, names: &PerSide<String>) -> String {
        match self {
            Self::Joined { side } => say!("notice-joined", side = &names[*side]),
            Self::Reopened { side } => say!("notice-reopened", side = &names[*side]),
            Self::Lapsed { side, hours } => {
                say!("notice-lapsed", side = &names[*side], hours = *hours)
            }
            Self::Seated { side, who } => seated(&names[*side], *who),
            Self::Late { side, minutes } => {
                say!("notice-late", side = &names[*side], minutes = *minutes)
            }
            Self::DrawOffered { side } => ending::offered(&names[*side]),
            Self::DrawWithdrawn { side } => ending::withdrawn(&names[*side]),
            Self::DrawDeclined { side, why } => why.words(&names[*side]),
            Self::Unreadable { line, lost } => {
                let line = line.map(|line| say!("unreadable-line", line));
                let lost = lost.map(|lost| say!("unreadable-end", lost));
                say!("notice-unreadable", what = all_of(line.into_iter().chain(lost)))
            }
            Self::Changed { what } => {
                let what = what.iter().map(|damage| damaged(*damage, names));
                say!("notice-changed", what = all_of(what))
            }
            Self::Earlier { differs } => say!("notice-earlier", what = differs.to_string()),
            Self::Package { differs } => say!("notice-package", what = differs.to_string()),
        }
    }
}

fn seated(side: &str, who: Seat) -> String {
    match who {
        Seat::Human => say!("notice-person", side),
        Seat::Plays(level) => say!("notice-computer", side, level = Level::id(level)),
        bot @ (Seat::Random | Seat::Goal(_) | Seat::Mixed) => {
            say!("notice-bot", side, bot = bot.id())
        }
    }
}

fn damaged(damage: Damage, names: &PerSide<String>) -> String {
    match damage {
        Damage::Seat(side) => say!("damaged-seat", side = &names[side]),
        Damage::About => say!("damaged-about"),
        Damage::Lines => say!("damaged-lines"),
        Damage::Talk => say!("damaged-talk"),
        Damage::Notes => say!("damaged-notes"),
        Damage::Clocks => say!("damaged-clocks"),
        Damage::File => say!("damaged-file"),
    }
}

#[cfg(test)]
mod tests {
    use kernel::words::{Language, speaking};

    use super::*;

    fn line(side: Option<Side>, text: String) -> ChatLine {
        ChatLine { n: 3, side, text, at: 7 }
    }

    #[test]
    fn each_reader_sees_a_notice_in_their_own_language() {
        let names = PerSide { usa: "Union".to_owned(), csa: "Confederate".to_owned() };
        let joined = line(None, Notice::Joined { side: Side::Csa }.stored());
        let seen = || Notice::worded(&joined, &names).text;
        assert_eq!(seen(), "The Confederate player has joined.");
        let german = Language::find("de").expect("it is translated");
        assert_eq!(speaking(german, seen), "Die Seite Confederate ist besetzt.");
    }

    #[test]
    fn only_the_system_writes_notices() {
        let names = PerSide { usa: "Union".to_owned(), csa: "Confederate".to_owned() };
        let forged = line(Some(Side::Usa), Notice::Joined { side: Side::Csa }.stored());
        assert_eq!(Notice::worded(&forged, &names), forged, "a player typed it");
        let old = line(None, "The Union player has joined".to_owned());
        assert_eq!(Notice::worded(&old, &names), old, "stored by an earlier version");
    }
}
