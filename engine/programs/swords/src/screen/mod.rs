//! Full-screen interface for playing at the terminal.

mod field;
mod frame;
mod ground;
mod lesson;
mod model;
mod table;

#[cfg(test)]
mod learned;
#[cfg(test)]
mod tests;

use std::io;

use kernel::say;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::output::{self, out};
use table::{Flow, Table};

/// Plays until the game ends or the player leaves, then restores the terminal.
pub(crate) fn run(kept: &mut KeptMatch) -> Result<(), Failure> {
    let mut terminal = ratatui::try_init().map_err(|error| unreadable(&error))?;
    let played = play(&mut terminal, &mut Table::new(kept));
    ratatui::restore();
    out!("{}", say!("saved", again = kept.again()));
    played
}

fn play(terminal: &mut DefaultTerminal, table: &mut Table<'_>) -> Result<(), Failure> {
    let is_plain = output::wants_no_colours();
    loop {
        let screen = table.screen();
        let drawn = terminal.draw(|frame| {
            frame::draw(frame, &screen);
            if is_plain {
                frame::without_colours(frame.buffer_mut());
            }
        });
        drawn.map_err(|error| unreadable(&error))?;
        let Event::Key(key) = event::read().map_err(|error| unreadable(&error))? else { continue };
        if key.kind == KeyEventKind::Press && table.press(key)? == Flow::Away {
            return Ok(());
        }
    }
}

fn unreadable(error: &io::Error) -> Failure {
    Failure::Wrong(format!(
        "cannot use the terminal: {error}; `swords play --plain` needs no full screen"
    ))
}
