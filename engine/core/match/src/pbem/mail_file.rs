//! One side's copy of a match by mail.

use std::fmt;

use crate::api::Act;
use crate::carried;
use crate::save::CannotPlay;
use crate::{AnyMatch, Decision, EndAct, Library, MatchError, Options};
use kernel::{Reader, Side, say};
use serde::{Deserialize, Serialize};

use crate::pbem::course::{Course, Eyes, Pause, Seen, Taken};
use crate::pbem::follow::{follow, follow_on, waits_for};
use crate::pbem::line::{self, Line, MailFile, Offer};
use crate::pbem::orders::Order;
use crate::pbem::refused::{Misfit, Refused};
use crate::pbem::secret::Root;

/// One side's copy of a match by mail: the mail file, the side's secret, and the match as the side
/// may know it.
///
/// Each change also changes [`record`](Self::record). The caller must store the record before
/// showing the result.
pub struct Post {
    side: Side,
    root: Root,
    mail_file: MailFile,
    course: Course,
    /// Number of facts already searched for draws that have become public.
    looked: usize,
}

/// Setup of a match by mail.
#[derive(Clone, Debug)]
pub struct Offered {
    /// Id or path of the package.
    pub package: String,
    /// Id of the scenario.
    pub scenario: String,
    /// Optional rules of the scenario and options of the rules profile, by name.
    pub options: Options,
}

/// Player who must act next, from the viewpoint of the owner of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stand {
    /// The owner of this copy must decide.
    Yours,
    /// The owner must send the mail file and then open the reply.
    Theirs,
    /// The match is over, and both secrets are revealed.
    Over,
}

/// First line of a side's private record. This line must not be sent to the other side.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Own {
    format: String,
    side: Side,
    root: Root,
}

const OWN: &str = "swords-post-own 1";

/// Returns the text of a mail file for the body of a mail or a forum post: lines of at most 76
/// columns between a begin and an end line.
///
/// # Errors
/// If the text is not a mail file.
pub fn wrapped(text: &str) -> Result<String, Refused> {
    Ok(carried::wrapped(&MailFile::read(text)?.text()))
}

impl Post {
    /// Begins a match and writes its offer.
    ///
    /// # Errors
    /// If the setup is invalid.
    pub fn offer(offered: &Offered, side: Side, library: &dyn Library) -> Result<Self, Refused> {
        let Offered { package, scenario, options } = offered;
        let setup = line::setup(package, scenario, options);
        let edition = library.open(package).map_err(CannotPlay::Package)?;
        let root = Root::fresh();
        let mail_file = MailFile::begin(Offer::new(&setup, edition.hash(), side, root));
        let course = Course::new(edition.begin(setup)?, &mail_file.offer);
        let mut post = Self { side, root, mail_file, course, looked: 0 };
        post.hand_over()?;
        Ok(post)
    }

    /// Joins an offered match.
    ///
    /// # Errors
    /// If the text is not a mail file, if the match cannot be played, or if the side is already
    /// taken.
    pub fn join(text: &str, library: &dyn Library) -> Result<Self, Refused> {
        let mail_file = MailFile::read(text)?;
        let side = mail_file.offer.side.other();
        let course = follow(&mail_file, None, library)?;
        if course.is_joined() {
            return Err(Refused::Joined(side));
        }
        let root = Root::fresh();
        let mut post = Self { side, root, mail_file, course, looked: 0 };
        post.write(Line::Join { side, pledge: root.pledge(1) })?;
        post.go_on()?;
        Ok(post)
    }

    /// Whether these lines are the private record of a side, as opposed to a mail file.
    pub fn is_record(lines: &[String]) -> bool {
        let own: Option<Own> = lines.first().and_then(|own| serde_json::from_str(own).ok());
        own.is_some_and(|own| own.format == OWN)
    }

    /// Restores a copy from its record.
    ///
    /// # Errors
    /// If the text is not a record, or if a line does not fit the match.
    pub fn open(record: &str, library: &dyn Library) -> Result<Self, Refused> {
        let record = &*carried::clean(record);
        let (own, mail_file) = record.split_once('\n').unwrap_or((record, ""));
        let own: Own =
            serde_json::from_str(own).map_err(|e| Refused::NotAMailFile(e.to_string()))?;
        if own.format != OWN {
            return Err(Refused::NotAMailFile(say!(
                "mail-file-format",
                format = OWN,
                found = own.format
            )));
        }
        let mail_file = MailFile::read(mail_file)?;
        let course = follow(&mail_file, Some((own.side, own.root)), library)?;
        let mut post = Self { side: own.side, root: own.root, mail_file, course, looked: 0 };
        // If the last line completes a committed roll, its dice must be rolled now, since no later
        // line triggers that roll.
        post.advance()?;
        post.looked = post.course.game.facts();
        Ok(post)
    }

    /// Applies the lines of the other side, and writes all lines that need no decision.
    ///
    /// # Errors
    /// If these lines cannot be the other side's continuation. The copy is then unchanged.
    pub fn receive(&mut self, text: &str, library: &dyn Library) -> Result<(), Refused> {
        let mail_file = MailFile::read(text)?;
        self.check_continues(&mail_file)?;
        let own = (self.side, self.root);
        let course = match follow_on(&self.course, &mail_file, self.mail_file.lines.len(), own) {
            Some(course) => course,
            None => follow(&mail_file, Some(own), library)?,
        };
        let looked = course.game.facts();
        let mut next = Self { side: self.side, root: self.root, mail_file, course, looked };
        next.go_on()?;
        *self = next;
        Ok(())
    }

    /// Checks that known lines are unchanged and that the other side wrote all new lines.
    fn check_continues(&self, mail_file: &MailFile) -> Result<(), Refused> {
        let (known, found) = (&self.mail_file.written, &mail_file.written);
        if mail_file.offer.id != self.mail_file.offer.id {
            return Err(Refused::OtherMatch);
        }
        let differs = known.iter().zip(found).position(|(known, found)| known != found);
        if let Some(at) = differs {
            let writer = match at.checked_sub(1) {
                None => self.mail_file.offer.side,
                Some(at) => self.mail_file.lines[at].side(),
            };
            let what = say!("mail-file-rewritten", side = writer.id());
            return Err(Misfit::new(at + 1, what).into());
        }
        if found.len() < known.len() {
            return Err(Refused::Older { found: found.len(), known: known.len() });
        }
        let new = mail_file.lines.iter().enumerate().skip(known.len() - 1);
        for (at, line) in new {
            if line.side() == self.side {
                let what = say!("mail-file-forged", side = line.side().id());
                return Err(Misfit::new(at + 2, what).into());
            }
        }
        Ok(())
    }

    /// Answers the pending decision.
    ///
    /// # Errors
    /// If the other side must decide, or if the option is not offered. The copy is then unchanged.
    pub fn choose(&mut self, id: &str) -> Result<(), Refused> {
        if self.stand() != Stand::Yours {
            return Err(Refused::NotYours);
        }
        if self.is_offered_draw() {
            return Err(Refused::DrawOffered);
        }
        let decision = self.course.game.decision().ok_or(MatchError::Over)?;
        // For an option that is not offered, return the rule that forbids it.
        if !decision.options.iter().any(|option| option.id == id) {
            let refused = self.course.game.copy().choose(id);
            return Err(refused.err().unwrap_or(MatchError::Over).into());
        }
        let (side, question) = (self.side, decision.kind);
        let line = if self.course.game.stays_covered() {
            let nth = self.course.covered(side) + 1;
            Line::Covered { side, question, cover: self.root.cover(nth, id) }
        } else {
            Line::Answer { side, question, answer: id.to_owned() }
        };
        self.write(line)?;
        self.go_on()
    }

    /// Ends the match for this side, or changes its draw offer. The other side answers an offer
    /// before the match goes on.
    ///
    /// # Errors
    /// If it is the other side's turn to write, or if the act is not possible now. The copy is then
    /// unchanged.
    pub fn end(&mut self, act: EndAct) -> Result<(), Refused> {
        if self.course.game.is_over() {
            return Err(MatchError::Over.into());
        }
        if self.stand() != Stand::Yours {
            return Err(Refused::NotYours);
        }
        // Return the reason of the match for an act that does not fit.
        self.course.game.copy().end(self.side, act)?;
        self.write(Line::End { side: self.side, act })?;
        self.go_on()
    }

    /// Accepts or declines the draw offer of the other side, as a bot does.
    ///
    /// # Errors
    /// See [`Self::end`].
    pub fn reply_as_bot(&mut self) -> Result<(), Refused> {
        let mut tried = self.course.game.copy();
        tried.act(Act::ReplyAsBot)?;
        self.end(if tried.is_over() { EndAct::AcceptDraw } else { EndAct::DeclineDraw })
    }

    /// Returns the decision that the owner of this copy has to make. `None` if the other side must
    /// write, or if this side must answer a draw offer first.
    pub fn decision(&self) -> Option<Decision> {
        let own = self.stand() == Stand::Yours && !self.is_offered_draw();
        self.course.game.decision().filter(|_| own)
    }

    /// Whether the owner of this copy must accept or decline a draw.
    pub fn is_offered_draw(&self) -> bool {
        let offered = self.course.game.status().offer == Some(self.side.other());
        offered && self.stand() == Stand::Yours
    }

    /// Replaces the standing orders of this side.
    ///
    /// # Errors
    /// If it is the other side's turn to write.
    pub fn order(&mut self, orders: Vec<Order>) -> Result<(), Refused> {
        if self.course.side_to_move != self.side {
            return Err(Refused::NotYours);
        }
        self.write(Line::Orders { side: self.side, orders })?;
        self.go_on()
    }

    /// Returns the side that must write next.
    pub fn stand(&self) -> Stand {
        if Side::BOTH.into_iter().all(|side| self.course.told[side]) {
            Stand::Over
        } else if self.course.side_to_move == self.side {
            Stand::Yours
        } else {
            Stand::Theirs
        }
    }

    /// Returns the side that owns this copy.
    pub const fn side(&self) -> Side {
        self.side
    }

    /// Whether the other side has joined.
    pub fn is_joined(&self) -> bool {
        self.course.is_joined()
    }

    /// Returns the current standing orders of this side.
    pub fn orders(&self) -> &[Order] {
        self.course.orders(self.side)
    }

    /// Returns the match as this side may know it. Hidden items of the other side are only assumed,
    /// and no view for this side shows them.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.course.game
    }

    /// Returns the identifier of the match, which both copies share.
    pub fn id(&self) -> String {
        self.mail_file.offer.id.half()
    }

    /// Returns the mail file to send to the other side.
    pub fn text(&self) -> String {
        self.mail_file.text()
    }

    /// Returns the lines that this side must keep: its secret and the lines of the mail file. The
    /// list only grows. It must not be sent to the other side.
    pub fn record(&self) -> Vec<String> {
        let Self { side, root, .. } = *self;
        let own = Own { format: OWN.to_owned(), side, root };
        let own = serde_json::to_value(own).expect("plain data").to_string();
        [own].into_iter().chain(self.mail_file.written.iter().cloned()).collect()
    }

    /// Writes all lines that need no decision, and hands the mail file over when the other side
    /// must write.
    fn go_on(&mut self) -> Result<(), Refused> {
        loop {
            let pause = self.advance()?;
            self.lay_open()?;
            let needed = waits_for(pause, &self.course, self.side);
            match (pause, needed) {
                (_, None) => return Ok(()),
                (_, Some(side)) if side != self.side => return self.hand_over(),
                (Pause::Roll, _) => {
                    let throw = self.course.next_throw();
                    let (link, next) = (self.root.link(throw), self.root.pledge(throw + 1));
                    self.write(Line::Link { side: self.side, throw, link, next })?;
                }
                (Pause::Look(side), _) => {
                    self.write(Line::Drawn { side, throw: self.course.this_throw() })?;
                }
                (Pause::Offer(_) | Pause::Decision(_), _) => return Ok(()),
                (Pause::Over, _) => self.write(Line::Root { side: self.side, root: self.root })?,
            }
        }
    }

    fn advance(&mut self) -> Result<Pause, Refused> {
        let line = self.mail_file.written.len() + 1;
        self.course.advance().map_err(|what| Misfit::new(line, what).into())
    }

    fn hand_over(&mut self) -> Result<(), Refused> {
        let (to, open) = (self.side.other(), self.course.open());
        self.write(Line::Handed { to, open })
    }

    /// Reveals those private draws of this side that have become public.
    fn lay_open(&mut self) -> Result<(), Refused> {
        let facts = self.course.game.facts();
        let new = self.course.game.facts_since(self.looked..facts, Reader::Referee);
        self.looked = facts;
        for id in new.into_iter().filter_map(|fact| fact.opened) {
            let covered = |seen: &&Seen| seen.side == self.side && seen.id == id && !seen.opened;
            let last = self.course.drawn().iter().rfind(covered);
            if let Some(throw) = last.map(|seen| seen.throw) {
                self.write(Line::Open { side: self.side, throw, drawn: id })?;
            }
        }
        Ok(())
    }

    /// Appends a line of this side, and applies it to the match.
    fn write(&mut self, line: Line) -> Result<(), Refused> {
        match self.course.take(&line, &Eyes::of(self.side, self.root)) {
            Ok(Taken::Done) => {
                self.mail_file.write(line);
                Ok(())
            }
            Ok(Taken::Covered(_)) => unreachable!("a side knows what it has covered"),
            Err(what) => Err(Misfit::new(self.mail_file.written.len() + 1, what).into()),
        }
    }
}

impl fmt::Debug for Post {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Post of {} with {} lines", self.side.id(), self.mail_file.written.len())
    }
}
