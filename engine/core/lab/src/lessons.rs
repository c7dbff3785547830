//! Check that lessons still work. A simulated learner gives the expected answer to each step, after
//! trying every wrong answer.

use session::lesson::{self, Judged, Stage};
use session::stream::{Purpose, Stream};
use session::{AnyEdition, AnyMatch, MAX_ANSWERS, Seat, Verdict};

use kernel::{Reader, Right, Task, Wrong};

/// Maximum number of answer sequences that the check plays for one task.
const MAX_ROUNDS: usize = 8;

/// Result of the check of one lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonReport {
    /// Id of the lesson.
    pub id: String,
    /// Number of wrong answers that the check tried and that got a reply.
    pub tries: usize,
    /// Problems that the check found. Empty if the lesson works.
    pub problems: Vec<String>,
}

impl LessonReport {
    /// Whether the lesson has no problems.
    pub fn holds(&self) -> bool {
        self.problems.is_empty()
    }
}

/// Plays all lessons of a package.
pub fn play_all(edition: &dyn AnyEdition) -> Vec<LessonReport> {
    edition.lessons().iter().map(|lesson| play(edition, &lesson.id)).collect()
}

/// Plays a lesson from its first step to its last.
pub fn play(edition: &dyn AnyEdition, id: &str) -> LessonReport {
    let mut learner = Learner { step: 0, tries: 0, problems: Vec::new() };
    if let Err(problem) = learner.learn(edition, id) {
        learner.note(problem);
    }
    let Learner { tries, problems, .. } = learner;
    LessonReport { id: id.to_owned(), tries, problems }
}

/// A simulated learner, who tries all wrong answers before the correct one.
struct Learner {
    step: usize,
    tries: usize,
    problems: Vec<String>,
}

impl Learner {
    fn note(&mut self, problem: impl std::fmt::Display) {
        self.problems.push(format!("step {}: {problem}", self.step + 1));
    }

    fn learn(&mut self, edition: &dyn AnyEdition, id: &str) -> Result<(), String> {
        let setup = edition.lesson_setup(edition.id(), id).map_err(|error| error.to_string())?;
        let mut game = edition.begin(setup).map_err(|error| error.to_string())?;
        let lesson = game.status().lesson.ok_or("this match is not a lesson")?.clone();
        for (index, step) in lesson.steps.iter().enumerate() {
            self.step = index;
            match &step.task {
                Task::Read => {}
                Task::Point { right, wrong, .. } => self.point(&*game, right, wrong),
                Task::Quiz { choices, .. } => {
                    self.tries += choices.iter().filter(|choice| !choice.right).count();
                }
                Task::Answer { right, wrong, log, .. } => {
                    let before = game.facts();
                    self.answer(&mut *game, (right, wrong))?;
                    self.compare(&*game, before, log);
                }
                Task::Play { .. } => self.play_on(&mut *game)?,
            }
        }
        let end = lesson::stage(&*game).ok_or("this match is not a lesson")?;
        if end.done {
            Ok(())
        } else {
            Err(format!("the lesson cannot continue after step {}", end.due + 1))
        }
    }

    /// Checks a task to point at a hex or counter. Correct and wrong answers must be disjoint, and
    /// the match must be able to describe each.
    fn point(&mut self, game: &dyn AnyMatch, right: &[String], wrong: &Wrong) {
        self.tries += wrong.to.len();
        for id in right.iter().chain(wrong.to.keys()) {
            if wrong.to.contains_key(id) && right.contains(id) {
                self.note(format!("`{id}` is both right and wrong"));
            }
            if game.about(id).is_empty() {
                self.note(format!("no reply for `{id}`"));
            }
        }
    }

    fn answer(
        &mut self,
        game: &mut dyn AnyMatch,
        (right, wrong): (&[Right], &Wrong),
    ) -> Result<(), String> {
        let mut tried: Vec<String> = Vec::new();
        for expected in right {
            let stage = self.at_the_step(game)?;
            self.err_on(game, expected, wrong, &mut tried)?;
            Self::give(game, stage).map_err(|problem| asked(game, &problem))?;
        }
        for id in wrong.to.keys().filter(|id| !tried.contains(id)) {
            self.note(format!("cannot try `{id}`: no decision offers it"));
        }
        Ok(())
    }

    /// Checks that the events announced by the step have occurred.
    fn compare(&mut self, game: &dyn AnyMatch, before: usize, log: &[String]) {
        let lines = game.lines(Reader::Referee, before..game.facts());
        let mut told = lines.iter().map(|(_, line)| line.name);
        for wanted in log {
            if !told.any(|name| name == wanted) {
                let all: Vec<_> = lines.iter().map(|(_, line)| line.name).collect();
                self.note(format!("expected the event `{wanted}`, found {}", all.join(", ")));
                break;
            }
        }
    }

    /// Checks that the match waits for an answer to the current step.
    fn at_the_step(&self, game: &dyn AnyMatch) -> Result<Stage, String> {
        let stage = lesson::stage(game).ok_or("this match is not a lesson")?;
        if stage.due == self.step {
            Ok(stage)
        } else {
            Err(format!("the match is already at step {}", stage.due + 1))
        }
    }

    /// Tries every offered wrong answer, and every answer for which the lesson has a specific
    /// reply.
    fn err_on(
        &mut self,
        game: &dyn AnyMatch,
        expected: &Right,
        wrong: &Wrong,
        tried: &mut Vec<String>,
    ) -> Result<(), String> {
        let decision = game.decision().ok_or("the match is over")?;
        if !expected.is_about(&decision.kind) {
            return Err(asked(game, &format!("expected `{}`", expected.to)));
        }
        for option in &decision.options {
            let ids = [option.id.clone()];
            match lesson::judge(game, &ids) {
                Judged::Right => {}
                Judged::Wrong(words) => {
                    tried.push(option.id.clone());
                    self.tries += 1;
                    if words.is_empty() {
                        self.note(format!("no reply to `{}`", option.id));
                    }
                }
            }
        }
        // A lesson may have replies to illegal answers too.
        let is_place = |id: &str| game.place(id).is_some();
        let on_map = decision.options.iter().any(|option| is_place(&option.id));
        let proposed = game.candidates().map_err(|error| error.to_string())?;
        for id in wrong.to.keys() {
            let is_proposed = proposed.iter().any(|candidate| candidate.id == *id);
            if (is_proposed || (on_map && is_place(id))) && game.why(id) != Ok(Verdict::Legal) {
                tried.push(id.clone());
            }
        }
        Ok(())
    }

    /// Answers the task correctly. On a path, answers every step of the path.
    fn give(game: &mut dyn AnyMatch, before: Stage) -> Result<(), String> {
        let has_come = |game: &dyn AnyMatch| {
            lesson::stage(game)
                .is_none_or(|now| (now.due, now.answered) != (before.due, before.answered))
        };
        for _ in 0..MAX_ROUNDS {
            let ids = lesson::right(game).ok_or("none of the right answers is offered")?;
            if let Judged::Wrong(words) = lesson::judge(game, &ids) {
                return Err(format!(
                    "`{}` is right, but gets a reply for wrong answers: {words}",
                    ids.join(" ")
                ));
            }
            for id in &ids {
                game.choose(id).map_err(|error| format!("`{id}`: {error}"))?;
                if has_come(game) {
                    return Ok(());
                }
            }
        }
        Err("the right answers do not end the step".to_owned())
    }

    /// Plays freely until the step ends. A random bot chooses for the learner.
    fn play_on(&self, game: &mut dyn AnyMatch) -> Result<(), String> {
        self.at_the_step(game)?;
        let mut stream = Stream::new(1, Purpose::UsaBot);
        for _ in 0..MAX_ANSWERS {
            if lesson::stage(game).is_none_or(|stage| stage.done) {
                return Ok(());
            }
            let id = game.bot_choice(Seat::Random, &mut stream).ok_or("no decision is pending")?;
            game.choose_or_next(&id).map_err(|error| error.to_string())?;
        }
        Err("free play does not end".to_owned())
    }
}

/// Returns a problem together with the pending question.
fn asked(game: &dyn AnyMatch, problem: &str) -> String {
    let Some(decision) = game.decision() else { return format!("{problem}: the match is over") };
    let ids: Vec<_> = decision.options.iter().map(|option| option.id.as_str()).collect();
    let (kind, prompt) = (&decision.kind, &decision.prompt);
    format!("{problem}: the pending decision is `{kind}`, {prompt}: {}", ids.join(", "))
}
