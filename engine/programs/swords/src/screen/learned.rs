//! Test that plays all lessons on the screen with key presses. Where a lesson has a reply to a
//! wrong attempt, the test makes that attempt before the correct one.

use std::path::Path;

use kernel::{Lesson, Task};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use session::lesson::{self, Judged};

use super::table::Table;
use crate::matches::kept::KeptMatch;
use crate::matches::saved::Saved;
use crate::packages::games::PackageIndex;

fn begun(folder: &Path, game: &str, id: &str) -> KeptMatch {
    let package = PackageIndex::built_in().open(game).expect("a game");
    let setup = package.lesson_setup(game, id).expect("a lesson");
    let path = folder.join(format!("{game}-{id}.jsonl"));
    KeptMatch::of(Saved::begin(setup, package.edition, &path).expect("a match"))
}

/// Returns the lesson instruction that the screen shows.
fn words(table: &Table<'_>) -> String {
    let screen = table.screen();
    let taught = screen.lesson.expect("a lesson");
    let said = taught.said.map(|(_, said)| said).unwrap_or_default();
    format!("{} {} {} {said}", taught.title, taught.say, taught.ask)
}

fn press(table: &mut Table<'_>, code: KeyCode) {
    table.press(KeyEvent::new(code, KeyModifiers::NONE)).expect("it is written down");
}

fn typed(table: &mut Table<'_>, words: &str) {
    words.chars().for_each(|letter| press(table, KeyCode::Char(letter)));
}

/// Chooses the option at this index of the list.
fn choose(table: &mut Table<'_>, at: usize) {
    for _ in 0..at {
        press(table, KeyCode::Down);
    }
    press(table, KeyCode::Enter);
}

fn option(table: &Table<'_>, id: &str) -> Option<usize> {
    table.decision()?.options.iter().position(|option| option.id == id)
}

/// Completes one step. Wrong attempts must show their replies, and the correct one must complete
/// the step.
fn take(table: &mut Table<'_>, lesson: &Lesson, at: usize, wrong_told: &mut usize) {
    match &lesson.steps[at].task {
        Task::Read => press(table, KeyCode::Enter),
        Task::Point { right, wrong, .. } => {
            for (id, said) in wrong.to.iter().take(1) {
                typed(table, id);
                press(table, KeyCode::Enter);
                assert!(words(table).contains(said), "{said}");
                *wrong_told += 1;
            }
            typed(table, &right[0]);
            press(table, KeyCode::Enter);
        }
        Task::Quiz { choices, .. } => {
            let right = choices.iter().position(|choice| choice.right).expect("one is right");
            if right != 0 {
                press(table, KeyCode::Enter);
                assert!(words(table).contains(&choices[0].say));
                *wrong_told += 1;
            }
            choose(table, right);
            assert!(words(table).contains(&choices[right].say), "{}", words(table));
        }
        Task::Answer { wrong, .. } => {
            let is_wrong = |table: &Table<'_>, id: &String| {
                option(table, id).is_some()
                    && lesson::judge(table.game(), std::slice::from_ref(id)) != Judged::Right
            };
            let err = wrong.to.iter().find(|(id, _)| is_wrong(table, id));
            if let Some((id, said)) = err {
                choose(table, option(table, id).expect("it is offered"));
                assert!(words(table).contains(said), "{said} is not in {}", words(table));
                *wrong_told += 1;
                press(table, KeyCode::PageUp);
                (0..40).for_each(|_| press(table, KeyCode::Up));
            }
            while lesson::stage(table.game()).is_some_and(|stage| stage.due == at && !stage.done) {
                let ids = lesson::right(table.game()).expect("something is right");
                for id in ids {
                    let Some(place) = option(table, &id) else { break };
                    choose(table, place);
                }
            }
        }
        Task::Play { .. } => {}
    }
}

/// Every lesson can be played to its end, or to its free play.
#[test]
fn lessons_are_gone_through_on_the_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut wrong_told = 0;
    let mut taught = 0;
    for game in PackageIndex::built_in().ids() {
        let lessons = PackageIndex::built_in().open(&game).expect("a game").lessons();
        taught += lessons.len();
        for lesson in lessons {
            let mut kept = begun(folder.path(), &game, &lesson.id);
            let mut table = Table::new(&mut kept);
            for at in 0..lesson.steps.len() {
                let here = words(&table);
                let pointing = matches!(lesson.steps[at].task, Task::Point { .. });
                if !pointing {
                    press(&mut table, KeyCode::Char('t'));
                    let page = format!("{:?}", table.screen().overlay);
                    assert!(page.contains(&lesson.title), "{page}");
                    press(&mut table, KeyCode::Esc);
                }
                assert!(here.contains(&format!("{} of {}", at + 1, lesson.steps.len())), "{here}");
                assert!(here.contains(lesson.steps[at].say.trim()), "{here}");
                if matches!(lesson.steps[at].task, Task::Play { .. }) {
                    assert!(table.screen().decision.is_some(), "{}: nobody is asked", lesson.id);
                    break;
                }
                take(&mut table, &lesson, at, &mut wrong_told);
            }
        }
    }
    assert!(taught > 10 && wrong_told > 10, "{taught} lessons, {wrong_told} wrong tries");
}
