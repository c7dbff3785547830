//! Progress of lessons, and replies to the learner's answers.
//!
//! The progress follows from the answers, so every save contains it. The current reading step does
//! not follow from them. The program that shows the lesson keeps track of it.

pub(crate) mod progress;

use kernel::{RightAnswer, Task};

use crate::answer::Record;
use crate::matches::AnyMatch;
use progress::{reached, task};

pub use progress::Stage;

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
