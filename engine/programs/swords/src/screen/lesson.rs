//! Lessons in the full-screen interface: instructions, prompts, feedback and progress.

use kernel::{HexNumber, Lesson, LessonStep, Task, say};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use session::{AnyMatch, lesson};

use super::model::{Choice, LessonState, Tone};
use crate::plain::{cited, lit};

/// Progress of a learner, with the reply to the latest attempt.
#[derive(Debug)]
pub(super) struct Course {
    lesson: Lesson,
    at: usize,
    chosen: usize,
    typed: String,
    said: Option<(Tone, String)>,
}

/// Part of the interface that handles a key press during a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Taken {
    /// The lesson handles the key.
    Here,
    /// The rest of the interface handles the key.
    Table,
}

impl Course {
    /// Returns the lesson of a match at its current step. `None` if the match plays no lesson.
    pub(super) fn of(game: &dyn AnyMatch) -> Option<Self> {
        let lesson = game.status().lesson?.clone();
        let at = lesson::stage(game).map_or(0, |stage| stage.floor);
        Some(Self { lesson, at, chosen: 0, typed: String::new(), said: None })
    }

    fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// Whether the current step asks for decisions of the match, as opposed to an answer to the
    /// lesson itself.
    pub(super) fn plays(&self) -> bool {
        self.step().is_none_or(|step| match step.task {
            Task::Answer { .. } | Task::Play { .. } => true,
            Task::Read | Task::Point { .. } | Task::Quiz { .. } => false,
        })
    }

    /// Returns the hexes that the lesson highlights.
    pub(super) fn lit(&self, game: &dyn AnyMatch) -> Vec<HexNumber> {
        let ids = self.step().map(|step| step.light.hexes.iter().chain(&step.light.units));
        ids.into_iter().flatten().filter_map(|id| game.place(id)).collect()
    }

    /// Returns the contents of the lesson panel.
    pub(super) fn shown(&self) -> LessonState {
        let (title, steps) = (self.lesson.title.clone(), self.lesson.steps.len());
        let Some(step) = self.step() else {
            return LessonState {
                title: say!("lesson-title-complete", title),
                say: self.lesson.about.clone(),
                ask: say!("lesson-complete-keys"),
                said: self.said.clone(),
                ..LessonState::default()
            };
        };
        let (ask, choices) = self.asked(step);
        LessonState {
            title: say!("lesson-title", title, place = self.at + 1, of = steps),
            say: step.say.trim().to_owned(),
            more: lit(&step.light).into_iter().chain(cited(step)).collect(),
            ask,
            choices,
            said: self.said.clone(),
        }
    }

    fn asked(&self, step: &LessonStep) -> (String, Vec<Choice>) {
        match &step.task {
            Task::Read => (say!("press-enter"), Vec::new()),
            Task::Point { ask, .. } => (say!("point-typed", ask, typed = &self.typed), Vec::new()),
            Task::Quiz { ask, choices } => {
                let choice = |(index, of): (usize, &kernel::QuizChoice)| Choice {
                    words: of.text.clone(),
                    is_chosen: index == self.chosen,
                };
                (ask.clone(), choices.iter().enumerate().map(choice).collect())
            }
            Task::Answer { ask, .. } | Task::Play { ask, .. } => (ask.clone(), Vec::new()),
        }
    }

    /// Handles a key press while the lesson waits for an answer and the match does not.
    pub(super) fn press(&mut self, key: KeyEvent) -> Taken {
        let Some(step) = self.lesson.steps.get(self.at) else { return Taken::Table };
        match &step.task {
            Task::Answer { .. } | Task::Play { .. } => return Taken::Table,
            Task::Read if key.code == KeyCode::Enter => self.go_on(None),
            Task::Read => return Taken::Table,
            Task::Quiz { choices, .. } => match key.code {
                KeyCode::Up => self.chosen = self.chosen.saturating_sub(1),
                KeyCode::Down => self.chosen = (self.chosen + 1).min(choices.len().max(1) - 1),
                KeyCode::Char(digit @ '1'..='9') => {
                    self.chosen = (digit as usize - '1' as usize).min(choices.len().max(1) - 1);
                }
                KeyCode::Enter => {
                    let Some(choice) = choices.get(self.chosen) else { return Taken::Here };
                    let (right, say) = (choice.right, choice.say.clone());
                    self.judge(right, say);
                }
                _ => return Taken::Table,
            },
            Task::Point { right, wrong, .. } => match key.code {
                // The keys for lookups cannot occur in the name of a place.
                KeyCode::Char('/' | '?') if self.typed.is_empty() => return Taken::Table,
                KeyCode::Char(letter) => self.typed.push(letter),
                KeyCode::Backspace => drop(self.typed.pop()),
                KeyCode::Enter if self.typed.is_empty() => {}
                KeyCode::Enter => {
                    let typed = std::mem::take(&mut self.typed);
                    let is_right = right.contains(&typed);
                    let said =
                        if is_right { say!("right") } else { wrong.said_to(&typed).to_owned() };
                    self.judge(is_right, said);
                }
                _ => return Taken::Table,
            },
        }
        Taken::Here
    }

    fn judge(&mut self, is_right: bool, say: String) {
        if is_right {
            self.go_on(Some(say));
        } else {
            self.said = Some((Tone::Wrong, say));
        }
    }

    fn go_on(&mut self, said: Option<String>) {
        (self.at, self.chosen, self.typed) = (self.at + 1, 0, String::new());
        self.said = said.map(|said| (Tone::Right, said));
    }

    /// Shows the reason why the match refused an answer.
    pub(super) fn refused(&mut self, words: &str) {
        self.said = Some((Tone::Wrong, words.to_owned()));
    }

    /// Updates the progress after a change of the match. The change may complete a step of the
    /// lesson, or undo one.
    pub(super) fn follow(&mut self, game: &dyn AnyMatch) {
        let Some(stage) = lesson::stage(game) else { return };
        self.said = None;
        let played = self.plays() && (stage.due != self.at || stage.done);
        let next = if played { self.at + 1 } else { self.at };
        let back = self.plays() && stage.due < self.at;
        self.at = if back { stage.due } else { stage.floor.max(next) };
    }
}
