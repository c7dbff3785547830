//! A match from its letter, for whoever knows one side's secret, both, or none.

use kernel::Side;
use session::save::CannotPlay;
use session::{AnyMatch, Library};

use crate::course::{Course, Eyes, Pause, Taken};
use crate::line::{Letter, Line};
use crate::refused::{Misfit, Refused};
use crate::secret::Root;

/// How often what is covered is supposed otherwise where a later line does not fit. Few chits are covered at a time,
/// and the next line or two tell.
const MAX_TRIES: usize = 5_000;

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

/// What was supposed of something covered, and what else it may be.
struct Supposed {
    before: Course,
    at: usize,
    others: Vec<String>,
}

/// Follows a letter to its end.
///
/// What is covered for whoever follows is supposed to be the last that it may be; where a later line does not fit, it
/// is supposed otherwise, what came last first.
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
    let (mut at, mut tries, mut first) = (0, 0, None);
    while let Some(line) = letter.lines.get(at) {
        let taken = course.take(line, &eyes).and_then(|taken| match taken {
            Taken::Done => Ok(()),
            Taken::Covered(mut others) => {
                let id = others.pop().ok_or("nothing can be covered here")?;
                supposed.push(Supposed { before: course.clone(), at, others });
                course.suppose(&id)
            }
        });
        let Err(what) = taken else {
            at += 1;
            continue;
        };
        // The offer is the first line of the text.
        let misfit = first.get_or_insert_with(|| Misfit::new(at + 2, what));
        loop {
            tries += 1;
            let again = supposed.last_mut().filter(|_| tries < MAX_TRIES);
            let Some(again) = again else { return Err(misfit.clone().into()) };
            let Some(id) = again.others.pop() else {
                supposed.pop();
                continue;
            };
            (course, at) = (again.before.clone(), again.at + 1);
            if course.suppose(&id).is_ok() {
                break;
            }
        }
    }
    Ok(course)
}

/// Follows more lines from where a course stands; nothing if they tell of what came before, or do not fit what was
/// supposed of it. Then the letter is to be followed from its beginning.
pub(crate) fn follow_on(course: &Course, lines: &[Line], own: (Side, Root)) -> Option<Course> {
    let mut course = course.clone();
    let mut eyes = Eyes::default();
    eyes.roots[own.0] = Some(own.1);
    for line in lines {
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
pub(crate) fn eyes(letter: &Letter, own: Option<(Side, Root)>) -> Eyes {
    let mut eyes = Eyes::default();
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
    if let Some((side, root)) = own {
        eyes.roots[side] = Some(root);
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
