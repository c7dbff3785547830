//! Progress of lessons, derived from the answers.

use std::iter::Peekable;

use kernel::{Answer, Ask, Asking, Dice, Lesson, Right, RightAnswer, Side, Task, Throw};
use serde::Serialize;

use crate::answer::{self, Brief};

/// Progress of a learner in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Stage {
    /// Index of the step that follows the last step with complete answers.
    pub floor: usize,
    /// Index of the step whose answers are due. Equals the number of steps if none is left.
    pub due: usize,
    /// Number of decisions in the step `due` that the learner has answered.
    pub answered: usize,
    /// Whether the unit has reached the end of the lesson's path, although the rules still ask for
    /// further steps.
    #[serde(skip)]
    pub there: bool,
    /// Whether only reading steps are left.
    pub done: bool,
}

pub(super) fn task(lesson: &Lesson, step: usize) -> Option<&Task> {
    lesson.steps.get(step).map(|step| &step.task)
}

/// Derives the progress from the answers. `asked` is the kind of the learner's pending question. A
/// step of free play never completes.
pub(super) fn reached<'a>(
    lesson: &Lesson,
    records: impl IntoIterator<Item = Brief<'a>>,
    asked: Option<&str>,
) -> Stage {
    let own = |record: &Brief<'_>| record.side == Some(lesson.side) && !record.is_chance();
    let mut records = records.into_iter().filter(own).peekable();
    let mut stage = Stage { floor: 0, due: 0, answered: 0, there: false, done: false };
    for (index, step) in lesson.steps.iter().enumerate() {
        (stage.due, stage.answered, stage.there) = (index, 0, false);
        match &step.task {
            Task::Read | Task::Point { .. } | Task::Quiz { .. } => {}
            Task::Play { .. } => return stage,
            Task::Answer { right, .. } => {
                for expected in right {
                    if !is_given(expected, &mut records, asked, &mut stage.there) {
                        return stage;
                    }
                    stage.answered += 1;
                }
                stage.floor = index + 1;
            }
        }
    }
    Stage { due: lesson.steps.len(), answered: 0, there: false, done: true, ..stage }
}

/// Whether the learner has given the expected answer. On a path, this means that the unit has
/// reached its end. Answers to other questions are skipped.
///
/// If the rules ask for a further step after the unit has reached the end, the next answer
/// completes the path.
fn is_given<'a>(
    expected: &Right,
    records: &mut Peekable<impl Iterator<Item = Brief<'a>>>,
    asked: Option<&str>,
    there: &mut bool,
) -> bool {
    for record in records.by_ref() {
        let fits = match &expected.answer {
            RightAnswer::Any | RightAnswer::OneOf(_) => true,
            RightAnswer::WayTo(goal) => record.answer == Some(goal),
        };
        if !fits || !expected.is_about(record.kind) {
            continue;
        }
        if let RightAnswer::WayTo(_) = expected.answer {
            *there = true;
            let goes_on = |record: &Brief<'_>| expected.is_about(record.kind);
            return records.next_if(goes_on).is_some()
                || records.peek().is_some()
                || !asked.is_some_and(|kind| expected.is_about(kind));
        }
        return true;
    }
    false
}

/// Returns the answer that the lesson supplies: prepared dice, a prepared draw or an automatic
/// answer.
pub(crate) fn prepared<'a, F: Asking>(
    lesson: &Lesson,
    records: impl Iterator<Item = Brief<'a>> + Clone,
    ask: &Ask<F>,
    package: &F::Package,
) -> Option<Answer<F>> {
    match ask {
        Ask::Roll { throw, .. } => dice(lesson, records, *throw).map(Answer::Dice),
        Ask::Draw { .. } => {
            let drawn = records.filter(|record| record.kind == kernel::DRAW).count();
            answer::answer_with_id(ask, lesson.draws.get(drawn)?, package)
        }
        Ask::Choose { side, .. } => {
            let id = meanwhile(lesson, records, Some(*side), answer::kind(ask))?;
            answer::answer_with_id(ask, id, package)
        }
    }
}

/// Returns the next prepared dice. `None` if too few are left.
fn dice<'a>(
    lesson: &Lesson,
    records: impl Iterator<Item = Brief<'a>>,
    throw: Throw,
) -> Option<Dice> {
    let thrown: usize = records.map(|record| record.dice.map_or(0, Dice::count)).sum();
    let dice = match *lesson.dice.get(thrown..)?.get(..usize::from(throw.count()))? {
        [die] => Dice::One(die),
        [coloured, white] => Dice::Two(coloured, white),
        _ => return None,
    };
    throw.can_show(dice).then_some(dice)
}

/// Returns the automatic answer of a side. `None` in free play, and if the current step asks the
/// learner this question.
pub(crate) fn meanwhile<'a, 'l>(
    lesson: &'l Lesson,
    records: impl Iterator<Item = Brief<'a>>,
    side: Option<Side>,
    kind: &str,
) -> Option<&'l str> {
    let side = side?;
    let named = |word: &str| {
        let right = Right { to: word.to_owned(), answer: RightAnswer::Any };
        right.is_about(kind)
    };
    let (_, id) = lesson.meanwhile[side].iter().find(|(word, _)| named(word))?;
    let stage = reached(lesson, records, (side == lesson.side).then_some(kind));
    let asked_for = match task(lesson, stage.due) {
        Some(Task::Answer { right, .. }) => {
            side == lesson.side && right[stage.answered].is_about(kind)
        }
        Some(Task::Play { .. }) => true,
        Some(Task::Read | Task::Point { .. } | Task::Quiz { .. }) | None => false,
    };
    (!asked_for).then_some(id.as_str())
}
