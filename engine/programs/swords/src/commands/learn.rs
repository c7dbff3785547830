//! `swords learn`: lessons at the terminal.

use std::io::{self, IsTerminal};

use clap::Args;
use kernel::{Lesson, say};

use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::matches::saved::Saved;
use crate::matches::saves::Saves;
use crate::output::out;
use crate::packages::games::PackageIndex;
use crate::plain;
use crate::screen;

/// Learn a game in short lessons. Without a lesson, list them.
#[derive(Debug, Args)]
pub(crate) struct Learn {
    /// The game, by its id or its folder.
    game: String,
    /// The lesson, by its id or its number in the list.
    lesson: Option<String>,
    /// Print line by line, for pipes and screen readers.
    #[arg(long, requires = "lesson")]
    plain: bool,
}

impl Learn {
    /// Whether the command only lists the lessons of the game.
    pub(crate) const fn only_lists(&self) -> bool {
        self.lesson.is_none()
    }

    pub(crate) fn run(&self, package_index: &PackageIndex, saves: &Saves) -> Result<(), Failure> {
        let package = package_index.open(&self.game)?;
        let lessons = package.lessons();
        let Some(wanted) = &self.lesson else {
            let (title, count) = (package.title().to_owned(), lessons.len());
            out!("{}", say!("lessons-of", title, count));
            for (index, lesson) in lessons.iter().enumerate() {
                let Lesson { id, title, about, minutes, .. } = &**lesson;
                let minutes = say!("lesson-minutes", minutes = *minutes);
                out!("  {} {id}: {title}. {about} ({minutes})", index + 1);
            }
            return Ok(());
        };
        let numbered = || lessons.get(wanted.parse::<usize>().ok()?.checked_sub(1)?);
        let named = lessons.iter().find(|lesson| lesson.id == *wanted);
        let id = named.or_else(numbered).map_or(wanted.as_str(), |lesson| &lesson.id);
        let setup = package.lesson_setup(&package_index.lasting_name(&self.game), id);
        let setup = setup.map_err(|error| Failure::Usage(error.to_string()))?;
        let path = saves.ready()?.free_name(package.id(), id);
        package_index.keep(&setup.package);
        let mut kept = KeptMatch::of(Saved::begin(setup, package.edition, &path)?);
        let is_screen = !self.plain && io::stdin().is_terminal() && io::stdout().is_terminal();
        let learn = if is_screen { screen::run } else { plain::learn };
        let ended = learn(&mut kept);
        kept.tell_player_faults();
        ended
    }
}
