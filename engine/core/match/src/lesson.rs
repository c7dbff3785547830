//! Progress of lessons, and replies to the learner's answers.
//!
//! The progress follows from the answers, so every save contains it. The current reading step does
//! not follow from them. The program that shows the lesson keeps track of it.

use std::iter::Peekable;

use kernel::{Answer, Ask, Asking, Dice, Lesson, Right, RightAnswer, Side, Task, Throw};
use serde::Serialize;

use crate::answer::{self, Brief, Record};
use crate::matches::AnyMatch;

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

/// Verdict on a learner's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judged {
    /// The answer is correct, or no task covers it.
    Right,
    /// The answer is wrong. Holds the reply to the learner. The match must not receive the answer.
    Wrong(String),
}

/// Returns the progress of the lesson, or `None` if the match plays none.
pub fn stage(game: &dyn AnyMatch) -> Option<Stage> {
    let lesson = game.status().lesson?;
    let (records, decision) = (game.records(), game.decision());
    let own = decision.as_ref().filter(|decision| decision.side == lesson.side);
    let mut stage = reached(
        lesson,
        records.iter().map(Record::brief),
        own.map(|decision| decision.kind.as_str()),
    );
    if let Some(Task::Play { until, .. }) = task(lesson, stage.due) {
        let turn = decision.map(|decision| decision.turn);
        let is_late = until.is_some_and(|until| turn.is_none_or(|turn| turn >= until));
        stage.done = game.is_over() || is_late;
    }
    Some(stage)
}

/// Judges the first of a sequence of answers. On a path, also checks whether the whole sequence
/// leads to the end of the path.
pub fn judge(game: &dyn AnyMatch, ids: &[String]) -> Judged {
    let (Some(lesson), Some(stage)) = (game.status().lesson, stage(game)) else {
        return Judged::Right;
    };
    let Some(Task::Answer { right, wrong, .. }) = task(lesson, stage.due) else {
        return Judged::Right;
    };
    let (Some(decision), Some(id)) = (game.decision(), ids.first()) else { return Judged::Right };
    let own = decision.side == lesson.side && !decision.is_chance();
    let Some(expected) = right.get(stage.answered).filter(|_| own) else { return Judged::Right };
    let is_right = match (&expected.answer, ids) {
        _ if !expected.is_about(&decision.kind) => false,
        (RightAnswer::Any, _) => true,
        (RightAnswer::OneOf(known), _) => known.contains(id),
        // At the end of the path, any option that stops moving is correct.
        (RightAnswer::WayTo(_), _) if stage.there => game.place(id).is_none(),
        (RightAnswer::WayTo(goal), [only]) => only == goal || leads_to(game, only, goal),
        (RightAnswer::WayTo(goal), way) => way.contains(goal),
    };
    if is_right { Judged::Right } else { Judged::Wrong(wrong.said_to(id).to_owned()) }
}

/// Returns the next correct answers for the learner, or `None` if the lesson expects no answer now.
pub fn right(game: &dyn AnyMatch) -> Option<Vec<String>> {
    let (lesson, stage, decision) = (game.status().lesson?, stage(game)?, game.decision()?);
    let Some(Task::Answer { right, .. }) = task(lesson, stage.due) else { return None };
    let offered = || decision.options.iter().map(|option| option.id.clone());
    let one = |id: Option<String>| id.map(|id| vec![id]);
    match &right.get(stage.answered)?.answer {
        RightAnswer::Any => one(offered().next()),
        RightAnswer::OneOf(ids) => one(offered().find(|id| ids.contains(id))),
        RightAnswer::WayTo(_) if stage.there => one(offered().find(|id| game.place(id).is_none())),
        RightAnswer::WayTo(goal) => way_to(game, goal),
    }
}

/// Returns the steps of the cheapest path to a hex. `None` if the pending decision does not ask for
/// a step.
pub fn way_to(game: &dyn AnyMatch, hex: &str) -> Option<Vec<String>> {
    let reached = game.reach()?;
    let step = |hex: &str| reached.iter().find(|reached| reached.hex == hex);
    let mut way = vec![step(hex)?.hex.clone()];
    while let Some(before) = way.last().and_then(|hex| step(hex)).map(|last| &last.from) {
        if step(before).is_none() || way.len() > reached.len() {
            break;
        }
        way.push(before.clone());
    }
    way.reverse();
    Some(way)
}

/// Whether the hex `goal` is still reachable after a step.
fn leads_to(game: &dyn AnyMatch, step: &str, goal: &str) -> bool {
    let mut then = game.copy();
    let taken = then.choose(step).is_ok();
    let reached = then.reach().unwrap_or_default();
    taken && reached.iter().any(|reached| reached.hex == goal && reached.stop)
}

fn task(lesson: &Lesson, step: usize) -> Option<&Task> {
    lesson.steps.get(step).map(|step| &step.task)
}

/// Derives the progress from the answers. `asked` is the kind of the learner's pending question. A
/// step of free play never completes.
fn reached<'a>(
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::{AnyEdition, Printed};
    use crate::seat::Seat;
    use crate::toy::Toy;

    fn begun() -> Box<dyn AnyMatch> {
        let setup = Toy.lesson_setup("toy", "first-steps").expect("its lesson");
        assert_eq!(setup.seats.usa, Seat::Human);
        Toy.begin(setup).expect("it can be played")
    }

    fn at(game: &dyn AnyMatch) -> (usize, usize, usize) {
        let stage = stage(game).expect("a lesson is played");
        (stage.floor, stage.due, stage.answered)
    }

    fn judged(game: &dyn AnyMatch, ids: &[&str]) -> Judged {
        judge(game, &ids.iter().map(|&id| id.to_owned()).collect::<Vec<_>>())
    }

    fn wrong(words: &str) -> Judged {
        Judged::Wrong(words.to_owned())
    }

    #[test]
    fn what_is_answered_meanwhile_is_not_asked() {
        let game = begun();
        assert_eq!(game.decision().expect("a decision").kind, "go");
        assert_eq!(game.records().len(), 2);
        assert_eq!(at(&*game), (0, 1, 0));
    }

    #[test]
    fn a_way_is_right_as_long_as_it_leads_to_its_goal() {
        let mut game = begun();
        assert_eq!(judged(&*game, &["stop"]), wrong("Not yet."));
        assert_eq!(judged(&*game, &["0201"]), wrong("That leads elsewhere."));
        assert_eq!(judged(&*game, &["0102"]), Judged::Right);
        assert_eq!(judged(&*game, &["0102", "0103", "stop"]), Judged::Right);
        assert_eq!(judged(&*game, &["0201", "0301"]), wrong("That leads elsewhere."));
        game.choose("0102").expect("on the way");
        assert_eq!(at(&*game), (0, 1, 0));
        game.choose("0103").expect("the goal");
        assert_eq!(at(&*game), (0, 1, 0));
        assert_eq!(right(&*game), Some(vec!["stop".to_owned()]));
        assert_eq!(judged(&*game, &["0104"]), wrong("That leads elsewhere."));
        game.choose("stop").expect("there");
        assert_eq!(at(&*game), (2, 3, 0));
    }

    #[test]
    fn in_free_play_everybody_is_asked_and_it_ends_with_its_turn() {
        let mut game = begun();
        for id in ["0102", "0103", "stop"] {
            game.choose(id).expect("offered");
        }
        assert!(!stage(&*game).expect("a lesson").done);
        assert_eq!(judged(&*game, &["0203"]), Judged::Right);
        while game.decision().is_some_and(|decision| decision.turn < 3) {
            let id = game.decision().expect("just seen").options[0].id.clone();
            game.choose(&id).expect("offered");
        }
        assert!(stage(&*game).expect("a lesson").done);
    }

    #[test]
    fn what_a_lesson_answered_is_not_taken_back() {
        let mut game = begun();
        assert!(game.undo().is_err());
        game.choose("0102").expect("on the way");
        game.undo().expect("it can be taken back");
        assert_eq!(at(&*game), (0, 1, 0));
    }

    #[test]
    fn a_save_of_a_lesson_goes_on_in_it() {
        let mut game = begun();
        game.choose("0102").expect("on the way");
        game.choose("0103").expect("the goal");
        let loaded = Toy.load(&game.journal().text()).expect("its save");
        assert_eq!(loaded.problem, None);
        assert!(stage(&*loaded.game).expect("a lesson").there);
        let unknown = game.journal().text().replace("first-steps", "last-steps");
        let error = Toy.load(&crate::journal::sealed_anew(unknown.lines())).expect_err("unknown");
        assert_eq!(error.to_string(), "unknown lesson `last-steps` in `toy`: expected first-steps");
    }
}
