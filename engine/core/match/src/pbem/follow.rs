//! Replay of a match from its mail file, with the secret of one side, of both sides or of neither.

use crate::edition::open_with_content;
use crate::{AnyMatch, Library};
use kernel::Side;

use crate::pbem::course::{Course, Eyes, Pause, Taken};
use crate::pbem::line::{Line, MailFile};
use crate::pbem::refused::{Misfit, Refused};
use crate::pbem::secret::Root;

/// Maximum number of passes over the lines. Another pass is necessary if an assumption about a
/// hidden item contradicts a later line. Even a second pass is rare, because few chits are hidden
/// at a time and the next lines reveal them.
const MAX_ROUNDS: usize = 20;

/// Result of the complete check of a finished match, which covers every committed roll, hidden
/// answer and line.
#[derive(Debug)]
pub struct Verified {
    /// Match after its last line, with all hidden information.
    pub game: Box<dyn AnyMatch>,
    /// Number of lines in the mail file.
    pub lines: usize,
    /// Number of committed rolls in the match.
    pub throws: u32,
}

/// Checks the mail file of a finished match.
///
/// # Errors
/// If the text is not a mail file, its package is missing, the match is not over, or a line does
/// not fit.
pub fn verify(text: &str, library: &dyn Library) -> Result<Verified, Refused> {
    let mail_file = MailFile::read(text)?;
    let course = follow(&mail_file, None, library)?;
    if !Side::BOTH.into_iter().all(|side| course.told[side]) {
        return Err(Refused::NotOver);
    }
    let throws = course.next_throw() - 1;
    Ok(Verified { game: course.game, lines: mail_file.written.len(), throws })
}

/// Number of assumptions, counted from the latest, whose saved state is kept for backtracking. To
/// change an earlier assumption, the replay starts again.
const KEPT: usize = 8;

/// An assumption about a hidden item, with the alternatives not yet tried.
struct Supposed {
    /// State before the assumption. `None` for older assumptions, since copies of the state are
    /// large.
    here: Option<Course>,
    /// Index of the line that hides the item.
    at: usize,
    /// Id of the assumed item.
    id: String,
    others: Vec<String>,
}

/// Replays a mail file to its end.
///
/// For each hidden item, the replay assumes the likeliest candidate, preferably one that no later
/// line reveals. If a later line does not fit, the replay changes the latest assumption first.
///
/// # Errors
/// If the package is missing, or if no assumptions make all lines fit.
pub(crate) fn follow(
    mail_file: &MailFile,
    own: Option<(Side, Root)>,
    library: &dyn Library,
) -> Result<Course, Refused> {
    let eyes = eyes(mail_file, own);
    let mut course = Course::new(begin(mail_file, library)?, &mail_file.offer);
    let mut supposed: Vec<Supposed> = Vec::new();
    let (mut at, mut first) = (0, None);
    let mut left = mail_file.lines.len() * MAX_ROUNDS;
    while let Some(line) = mail_file.lines.get(at) {
        left = left.saturating_sub(1);
        let taken = course.take(line, &eyes).and_then(|taken| match taken {
            Taken::Done => Ok(()),
            Taken::Covered(mut others) => {
                let id = others.pop().ok_or("expected an open answer")?;
                let here = course.clone();
                let fits = course.suppose(&id);
                supposed.push(Supposed { here: Some(here), at, id, others });
                if let Some(large) = supposed.len().checked_sub(KEPT + 1) {
                    supposed[large].here = None;
                }
                fits
            }
        });
        let Err(what) = taken else {
            at += 1;
            continue;
        };
        // Line 1 of the mail file is the offer.
        let misfit = first.get_or_insert_with(|| Misfit::new(at + 2, what));
        loop {
            let Some(mut last) = supposed.pop().filter(|_| left > 0) else {
                return Err(misfit.clone().into());
            };
            let Some(id) = last.others.pop() else { continue };
            let here = match last.here {
                Some(here) => here,
                None => {
                    left = left.saturating_sub(last.at);
                    gone_through(mail_file, &eyes, &supposed, last.at, library)?
                }
            };
            course = here.clone();
            let fits = course.suppose(&id).is_ok();
            at = last.at + 1;
            supposed.push(Supposed { here: Some(here), id, ..last });
            if fits {
                break;
            }
        }
    }
    Ok(course)
}

/// Replays up to and including the hidden line `at`, under the given assumptions about earlier
/// hidden lines.
fn gone_through(
    mail_file: &MailFile,
    eyes: &Eyes,
    supposed: &[Supposed],
    at: usize,
    library: &dyn Library,
) -> Result<Course, Refused> {
    let mut course = Course::new(begin(mail_file, library)?, &mail_file.offer);
    for (index, line) in mail_file.lines[..=at].iter().enumerate() {
        let before = supposed.iter().find(|before| before.at == index);
        let taken = course.take(line, eyes);
        let gone = taken.and_then(|_| before.map_or(Ok(()), |before| course.suppose(&before.id)));
        gone.map_err(|what| Misfit::new(index + 2, what))?;
    }
    Ok(course)
}

/// Applies the new lines of a mail file to a known state. Returns `None` if they reveal earlier
/// items or contradict an assumption. The mail file must then be replayed from the start.
pub(crate) fn follow_on(
    course: &Course,
    mail_file: &MailFile,
    known: usize,
    own: (Side, Root),
) -> Option<Course> {
    let mut course = course.clone();
    let eyes = eyes(mail_file, Some(own));
    for line in &mail_file.lines[known..] {
        if matches!(line, Line::Root { .. }) {
            return None;
        }
        match course.take(line, &eyes).ok()? {
            Taken::Done => {}
            Taken::Covered(others) => course.suppose(others.last()?).ok()?,
        }
    }
    Some(course)
}

fn begin(mail_file: &MailFile, library: &dyn Library) -> Result<Box<dyn AnyMatch>, Refused> {
    let offer = &mail_file.offer;
    let edition = open_with_content(library, &offer.package, &offer.hash)?;
    if edition.hash() != offer.hash {
        return Err(Refused::OtherPackage {
            package: offer.package.clone(),
            theirs: offer.hash.clone(),
            ours: edition.hash().to_owned(),
        });
    }
    Ok(edition.begin(offer.setup())?)
}

/// Collects everything that the mail file and the secret of one side reveal about hidden items.
fn eyes(mail_file: &MailFile, own: Option<(Side, Root)>) -> Eyes {
    let mut eyes = own.map_or_else(Eyes::default, |(side, root)| Eyes::of(side, root));
    for line in &mail_file.lines {
        match line {
            Line::Open { side, throw, drawn } => {
                eyes.opened.insert((*side, *throw), drawn.clone());
            }
            Line::Root { side, root } => eyes.roots[*side] = Some(*root),
            Line::Join { .. }
            | Line::Answer { .. }
            | Line::Covered { .. }
            | Line::Link { .. }
            | Line::Drawn { .. }
            | Line::End { .. }
            | Line::Orders { .. }
            | Line::Handed { .. } => {}
        }
    }
    eyes
}

/// Returns the side that must write next. `None` if the match is over and both sides have revealed
/// their secrets.
pub(crate) fn waits_for(pause: Pause, course: &Course, me: Side) -> Option<Side> {
    match pause {
        Pause::Roll => Some(if course.has_told_link(me) { me.other() } else { me }),
        Pause::Look(side) | Pause::Offer(side) | Pause::Decision(side) => Some(side),
        Pause::Over => Side::BOTH.into_iter().find(|side| !course.told[*side]),
    }
}
