//! A match from its letter, for whoever knows one side's secret, both, or none.

use crate::save::CannotPlay;
use crate::{AnyMatch, Library};
use kernel::Side;

use crate::post::course::{Course, Eyes, Pause, Taken};
use crate::post::line::{Letter, Line};
use crate::post::refused::{Misfit, Refused};
use crate::post::secret::Root;

/// How often the lines of a letter are gone through, while what is covered is supposed otherwise where a later line does not
/// fit. Few chits are covered at a time, and the next line or two tell: twice is much.
const MAX_ROUNDS: usize = 20;

/// A letter of a match that is over, checked whole: each throw, each covered answer, each line.
#[derive(Debug)]
pub struct Verified {
    /// The match, with all that was covered.
    pub game: Box<dyn AnyMatch>,
    /// How many lines the letter has.
    pub lines: usize,
    /// How many throws both sides made.
    pub throws: u32,
}

/// Checks the letter of a match that is over.
///
/// # Errors
/// If it is no letter, its package is not here, it is not over, or a line does not fit.
pub fn verify(text: &str, library: &dyn Library) -> Result<Verified, Refused> {
    let letter = Letter::read(text)?;
    let course = follow(&letter, None, library)?;
    if !Side::BOTH.into_iter().all(|side| course.told[side]) {
        return Err(Refused::NotOver);
    }
    let throws = course.next_throw() - 1;
    Ok(Verified { game: course.game, lines: letter.written.len(), throws })
}

/// Of how many things that are covered the match as it stood there is kept, to go back to. To those before the letter is
/// gone through again.
const KEPT: usize = 8;

/// What was supposed of something covered, and what else it may be.
struct Supposed {
    /// The match at its line; kept of the last ones only, since a copy is large.
    here: Option<Course>,
    /// The index of its line.
    at: usize,
    /// What it is supposed to be.
    id: String,
    others: Vec<String>,
}

/// Follows a letter to its end.
///
/// What is covered for whoever follows is supposed to be the last that it may be, and rather nothing that is laid open later;
/// where a later line does not fit, it is supposed otherwise, what came last first.
///
/// # Errors
/// If its package is not here, or a line does not fit whatever is supposed.
pub(crate) fn follow(
    letter: &Letter,
    own: Option<(Side, Root)>,
    library: &dyn Library,
) -> Result<Course, Refused> {
    let eyes = eyes(letter, own);
    let mut course = Course::new(begin(letter, library)?, &letter.offer);
    let mut supposed: Vec<Supposed> = Vec::new();
    let (mut at, mut first) = (0, None);
    let mut left = letter.lines.len() * MAX_ROUNDS;
    while let Some(line) = letter.lines.get(at) {
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
        // The offer is the first line of the text.
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
                    gone_through(letter, &eyes, &supposed, last.at, library)?
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

/// The match at a line that is covered, with what is supposed of those before it.
fn gone_through(
    letter: &Letter,
    eyes: &Eyes,
    supposed: &[Supposed],
    at: usize,
    library: &dyn Library,
) -> Result<Course, Refused> {
    let mut course = Course::new(begin(letter, library)?, &letter.offer);
    for (index, line) in letter.lines[..=at].iter().enumerate() {
        let before = supposed.iter().find(|before| before.at == index);
        let taken = course.take(line, eyes);
        let gone = taken.and_then(|_| before.map_or(Ok(()), |before| course.suppose(&before.id)));
        gone.map_err(|what| Misfit::new(index + 2, what))?;
    }
    Ok(course)
}

/// Follows the lines of a letter after those that are known, from where a course stands; nothing if they tell of what came before, or do not fit what was
/// supposed of it. Then the letter is to be followed from its beginning.
pub(crate) fn follow_on(
    course: &Course,
    letter: &Letter,
    known: usize,
    own: (Side, Root),
) -> Option<Course> {
    let mut course = course.clone();
    let eyes = eyes(letter, Some(own));
    for line in &letter.lines[known..] {
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

fn begin(letter: &Letter, library: &dyn Library) -> Result<Box<dyn AnyMatch>, Refused> {
    let offer = &letter.offer;
    let edition = library.open(&offer.package).map_err(CannotPlay::Package)?;
    if edition.hash() != offer.hash {
        return Err(Refused::OtherPackage {
            package: offer.package.clone(),
            theirs: offer.hash.clone(),
            ours: edition.hash().to_owned(),
        });
    }
    Ok(edition.begin(offer.setup())?)
}

/// What can be known from a letter and one side's secret.
fn eyes(letter: &Letter, own: Option<(Side, Root)>) -> Eyes {
    let mut eyes = own.map_or_else(Eyes::default, |(side, root)| Eyes::of(side, root));
    for line in &letter.lines {
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
            | Line::Orders { .. }
            | Line::Handed { .. } => {}
        }
    }
    eyes
}

/// Whose secret is needed, or whose decision, before a match goes on; nobody's where it is over.
pub(crate) fn waits_for(pause: Pause, course: &Course, me: Side) -> Option<Side> {
    match pause {
        Pause::Throw => Some(if course.has_told_link(me) { me.other() } else { me }),
        Pause::Look(side) | Pause::Decision(side) => Some(side),
        Pause::Over => Side::BOTH.into_iter().find(|side| !course.told[*side]),
    }
}
