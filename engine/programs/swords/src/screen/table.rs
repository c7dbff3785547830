//! State of the screen, and the handling of keys.

use kernel::{Area, Reader, Side, say, written};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use session::lesson::{self, Judged};
use session::{Decision, DecisionOption, EndAct};

use super::ground;
use super::lesson::{Course, Taken};
use super::model::{Overlay, Page, Panel, Row, Screen};
use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::matches::telling::in_full;

/// Result of a key press: whether the session continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    /// The session continues.
    On,
    /// The player leaves the match.
    Away,
}

/// Purpose of the line that the player types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Purpose {
    Look,
    Why,
}

/// View that appears once the cover is removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Under {
    Decision,
    Panel,
}

/// Part of the interface that receives key presses.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Mode {
    Choosing,
    Typing(Purpose, String),
    Reading(Page),
    Covered(Side, Under),
}

/// A match in the full-screen interface.
pub(super) struct Table<'a> {
    kept: &'a mut KeptMatch,
    decision: Option<Decision>,
    chosen: usize,
    filter: String,
    pan: (i32, i32),
    mode: Mode,
    message: String,
    /// Side whose player has removed the cover. `None` if the screen may show only public
    /// information.
    alone: Option<Side>,
    /// Id of the area shown on the map. `None` if no area is shown.
    area: Option<String>,
    /// Progress of the lesson. `None` if the match plays no lesson.
    course: Option<Course>,
    /// Act that the next press of the same key confirms. `None` if the last key asked for none.
    confirms: Option<EndAct>,
}

impl<'a> Table<'a> {
    /// Creates the interface and shows the pending decision.
    pub(super) fn new(kept: &'a mut KeptMatch) -> Self {
        let message = kept.idle_options().join("; ");
        let course = Course::of(kept.game());
        let mut table = Self {
            kept,
            decision: None,
            chosen: 0,
            filter: String::new(),
            pan: (0, 0),
            mode: Mode::Choosing,
            message,
            alone: None,
            area: None,
            course,
            confirms: None,
        };
        table.turn_to_decision();
        table
    }

    #[cfg(test)]
    pub(super) fn game(&self) -> &dyn session::AnyMatch {
        self.kept.game()
    }

    #[cfg(test)]
    pub(super) const fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    /// Returns the view model for the current state.
    pub(super) fn screen(&self) -> Screen {
        if let Mode::Covered(side, _) = self.mode {
            let side = self.side_name(side).to_owned();
            return Screen { overlay: Some(Overlay::Cover { side }), ..Screen::default() };
        }
        let game = self.kept.game();
        let shown = game.text_view(self.reader());
        let options = self.options();
        let area = self.areas().into_iter().find(|area| self.area.as_ref() == Some(&area.id));
        let lit = self.course.as_ref().map(|course| course.lit(game)).unwrap_or_default();
        let area = area.map_or(lit, |area| area.hexes);
        Screen {
            field: ground::field(game, &shown, &options, self.chosen, self.pan, &area),
            title: shown.title,
            score: format!("{} ", written(&shown.score)),
            path: self.decision.as_ref().map(|d| d.path.join(" › ")).unwrap_or_default(),
            decision: self.panel(&options),
            lesson: self.course.as_ref().map(Course::shown),
            beside: session::SidePanel { lines: all_written(shown.panel.lines), ..shown.panel },
            log: self
                .kept
                .log(self.reader(), 40)
                .into_iter()
                .map(|line| written(&line.text))
                .collect(),
            message: written(&self.message),
            overlay: self.overlay(),
        }
    }

    /// Handles a key press.
    pub(super) fn press(&mut self, key: KeyEvent) -> Result<Flow, Failure> {
        // While the cover is up, the player has not yet seen the message behind it, so the message
        // stays.
        if !matches!(self.mode, Mode::Covered(..)) {
            self.message.clear();
        }
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && matches!(key.code, KeyCode::Char('c' | 'd')) {
            return Ok(Flow::Away);
        }
        let mode = std::mem::replace(&mut self.mode, Mode::Choosing);
        match mode {
            Mode::Choosing => return self.press_choosing(key),
            Mode::Typing(purpose, text) => self.press_typing(key, purpose, text),
            Mode::Reading(page) => self.press_reading(key, page),
            Mode::Covered(..) if key.code == KeyCode::Char('q') => return Ok(Flow::Away),
            Mode::Covered(side, under) => self.press_covered(key, side, under),
        }
        Ok(Flow::On)
    }

    fn press_choosing(&mut self, key: KeyEvent) -> Result<Flow, Failure> {
        if !matches!(key.code, KeyCode::Char('R' | 'D')) {
            self.confirms = None;
        }
        if self.course.as_mut().is_some_and(|course| course.press(key) == Taken::Here) {
            return Ok(Flow::On);
        }
        let reads = self.course.as_ref().is_some_and(|course| !course.plays());
        if reads && matches!(key.code, KeyCode::Enter | KeyCode::Char('u')) {
            return Ok(Flow::On);
        }
        let far = key.modifiers.contains(KeyModifiers::SHIFT);
        match key.code {
            KeyCode::Up if far => self.pan.1 -= 2,
            KeyCode::Down if far => self.pan.1 += 2,
            KeyCode::Left => self.pan.0 -= 5,
            KeyCode::Right => self.pan.0 += 5,
            KeyCode::Up => self.choose_row(-1),
            KeyCode::Down => self.choose_row(1),
            KeyCode::PageUp => self.choose_row(-10),
            KeyCode::PageDown => self.choose_row(10),
            KeyCode::Home => self.pan = (0, 0),
            KeyCode::Enter => self.answer()?,
            KeyCode::Esc => self.filter.clear(),
            KeyCode::Backspace => {
                self.filter.pop();
                self.chosen = 0;
            }
            KeyCode::Char(letter) => return self.press_letter(letter),
            _ => {}
        }
        Ok(Flow::On)
    }

    /// Handles a letter as a command, unless the player is typing a filter. The key `f`, a digit or
    /// a letter without a command starts a filter.
    fn press_letter(&mut self, letter: char) -> Result<Flow, Failure> {
        if !self.filter.is_empty() {
            self.narrow_down(letter);
            return Ok(Flow::On);
        }
        let asked = self.confirms.take();
        match letter {
            'R' => self.end(EndAct::Resign, asked)?,
            'D' => self.end(EndAct::OfferDraw, asked)?,
            'q' => return Ok(Flow::Away),
            'u' => self.undo()?,
            's' => {
                let path = self.kept.path().display();
                self.message = say!("saved-after-every-move", path = path.to_string());
            }
            '?' => self.read(
                &say!("title-help"),
                &format!("{}\n\n{}", say!("help-keys"), self.kept.game().signs()),
            ),
            '/' => self.mode = Mode::Typing(Purpose::Look, String::new()),
            'w' => self.mode = Mode::Typing(Purpose::Why, String::new()),
            'o' => self.show_odds(),
            'i' => self.read(&say!("title-hint"), &self.kept.hint("")),
            'l' => self.show_log(),
            'c' => self.show_beside(),
            'z' => self.show_next_area(),
            't' if self.course.is_some() => self.show_lesson(),
            'f' => self.message = say!("type-an-id"),
            _ => self.narrow_down(letter),
        }
        Ok(Flow::On)
    }

    fn press_typing(&mut self, key: KeyEvent, purpose: Purpose, mut text: String) {
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => return self.inquire(purpose, text.trim()),
            KeyCode::Backspace => drop(text.pop()),
            KeyCode::Char(letter) => text.push(letter),
            _ => {}
        }
        self.mode = Mode::Typing(purpose, text);
    }

    fn press_reading(&mut self, key: KeyEvent, mut page: Page) {
        let last = page.lines.len() as u16;
        match key.code {
            KeyCode::Up => page.scrolled = page.scrolled.saturating_sub(1),
            KeyCode::Down => page.scrolled = (page.scrolled + 1).min(last),
            KeyCode::PageUp => page.scrolled = page.scrolled.saturating_sub(15),
            KeyCode::PageDown => page.scrolled = (page.scrolled + 15).min(last),
            _ => return,
        }
        self.mode = Mode::Reading(page);
    }

    fn press_covered(&mut self, key: KeyEvent, side: Side, under: Under) {
        if key.code != KeyCode::Enter {
            self.mode = Mode::Covered(side, under);
            return;
        }
        match under {
            Under::Decision => self.alone = Some(side),
            Under::Panel => self.mode = self.beside(Reader::Side(side)),
        }
    }

    /// Shows the whole instruction of the lesson step. Otherwise, a small screen shows only the end
    /// of the instruction.
    fn show_lesson(&mut self) {
        let Some(taught) = self.course.as_ref().map(Course::shown) else { return };
        let said = taught.said.map(|(_, said)| said);
        let lines = [taught.say, taught.more.join("\n"), taught.ask];
        let lines: Vec<String> = lines.into_iter().chain(said).collect();
        self.read(&taught.title, &lines.join("\n\n"));
    }

    fn inquire(&mut self, purpose: Purpose, what: &str) {
        let words = match purpose {
            Purpose::Look => self.kept.game().about(what),
            Purpose::Why => self.kept.reasons(what).join("\n"),
        };
        let title = if what.is_empty() { say!("title-why-not") } else { what.to_owned() };
        self.read(&title, &words);
    }

    fn read(&mut self, title: &str, words: &str) {
        self.mode = Mode::Reading(page(title, words.lines().map(str::to_owned).collect()));
    }

    fn show_log(&mut self) {
        let lines = self.kept.log(self.reader(), 500);
        let note = self.kept.game().note_on_rolls().into_iter();
        let lines: Vec<_> = note.chain(lines.iter().flat_map(in_full)).collect();
        let scrolled = (lines.len() as u16).saturating_sub(18);
        self.mode = Mode::Reading(Page { scrolled, ..page(&say!("title-log"), lines) });
    }

    /// Shows the odds of the selected option.
    fn show_odds(&mut self) {
        let chosen = self.options().get(self.chosen).map(|option| option.id.clone());
        let words = chosen.map(|id| self.kept.odds(&id).join("\n")).unwrap_or_default();
        self.read(&say!("title-odds"), &words);
    }

    /// Shows the side panel. On a shared screen a cover comes first, since the panel may hold
    /// private information.
    fn show_beside(&mut self) {
        match &self.decision {
            Some(decision) if self.kept.is_shared() && self.alone != Some(decision.side) => {
                self.mode = Mode::Covered(decision.side, Under::Panel);
            }
            _ => self.mode = self.beside(self.reader()),
        }
    }

    /// Returns all areas of the map if one is on display, otherwise an empty list.
    fn areas(&self) -> Vec<Area> {
        if self.area.is_none() {
            return Vec::new();
        }
        self.kept.game().board_view(self.reader()).areas
    }

    /// Shows the next area, or no area after the last one.
    fn show_next_area(&mut self) {
        let all = self.kept.game().board_view(self.reader()).areas;
        let shown = all.iter().position(|area| self.area.as_ref() == Some(&area.id));
        let next = all.get(shown.map_or(0, |shown| shown + 1));
        self.message = match next {
            Some(area) => say!("area-shown", area = &area.title),
            None if all.is_empty() => say!("no-areas"),
            None => say!("areas-hidden"),
        };
        self.area = next.map(|area| area.id.clone());
    }

    fn beside(&self, reader: Reader) -> Mode {
        let panel = self.kept.game().text_view(reader).panel;
        Mode::Reading(page(&panel.title, panel.lines))
    }

    fn undo(&mut self) -> Result<(), Failure> {
        match self.kept.undo()? {
            Ok(()) => self.message = say!("undone"),
            Err(refusal) => self.message = say!("cannot-undo", refusal = refusal.to_string()),
        }
        self.turn_to_decision();
        self.follow_lesson();
        Ok(())
    }

    /// Resigns or offers a draw. The first press of the key only asks.
    fn end(&mut self, act: EndAct, asked: Option<EndAct>) -> Result<(), Failure> {
        let Some(decision) = &self.decision else { return Ok(()) };
        if asked != Some(act) {
            self.message = self.kept.before_end(act, decision.side);
            self.confirms = Some(act);
            return Ok(());
        }
        self.message = match self.kept.end(act)? {
            Ok(words) => words,
            Err(error) => error.to_string(),
        };
        self.turn_to_decision();
        Ok(())
    }

    fn follow_lesson(&mut self) {
        if let Some(course) = &mut self.course {
            course.follow(self.kept.game());
        }
    }

    fn answer(&mut self) -> Result<(), Failure> {
        let Some(id) = self.options().get(self.chosen).map(|option| option.id.clone()) else {
            return Ok(());
        };
        if let Some(course) = &mut self.course
            && let Judged::Wrong(words) = lesson::judge(self.kept.game(), std::slice::from_ref(&id))
        {
            course.refused(&words);
            return Ok(());
        }
        let refused = self.kept.choose(&id)?.err().map(|error| error.to_string());
        self.turn_to_decision();
        self.follow_lesson();
        match (refused, &mut self.course) {
            (Some(words), Some(course)) => course.refused(&words),
            (Some(words), None) => self.message = words,
            (None, _) => {}
        }
        Ok(())
    }

    /// Shows the pending decision. On a shared screen, a cover hides a private decision first.
    fn turn_to_decision(&mut self) {
        self.decision = self.kept.decision();
        (self.chosen, self.filter, self.pan) = (0, String::new(), (0, 0));
        let Some(decision) = &self.decision else {
            if let Some(pause) = self.kept.pause() {
                return self.read(&say!("title-waiting"), &pause);
            }
            let words = self.kept.game().outcome();
            let words = words.unwrap_or_else(|| say!("game-over"));
            return self.read(&say!("title-game-over"), &words);
        };
        let side = decision.side;
        let secret = self.kept.is_private(decision) && self.kept.is_shared();
        if secret && self.alone != Some(side) {
            self.mode = Mode::Covered(side, Under::Decision);
        }
        if !secret || self.alone != Some(side) {
            self.alone = None;
        }
    }

    fn narrow_down(&mut self, letter: char) {
        self.filter.push(letter);
        self.chosen = 0;
        if self.options().is_empty() {
            self.filter.pop();
            self.message = say!("no-choice-contains", typed = format!("{}{letter}", self.filter));
        }
    }

    fn choose_row(&mut self, by: isize) {
        let last = self.options().len().saturating_sub(1);
        self.chosen = self.chosen.saturating_add_signed(by).min(last);
        self.pan = (0, 0);
    }

    /// Returns the options that match the filter.
    fn options(&self) -> Vec<&DecisionOption> {
        let wanted = self.filter.to_lowercase();
        let fits = |option: &&DecisionOption| {
            option.id.contains(&wanted) || option.label.to_lowercase().contains(&wanted)
        };
        let options = self.decision.iter().flat_map(|decision| &decision.options);
        options.filter(fits).collect()
    }

    /// Returns the reader whose information the screen may show: the side that decides, or the
    /// public on a shared screen.
    fn reader(&self) -> Reader {
        match (&self.decision, self.alone) {
            (_, Some(side)) => Reader::Side(side),
            (Some(decision), None) => self.kept.reader(decision.side),
            (None, None) => Reader::Everybody,
        }
    }

    fn panel(&self, options: &[&DecisionOption]) -> Option<Panel> {
        let decision = self.decision.as_ref()?;
        if self.course.as_ref().is_some_and(|course| !course.plays()) {
            return None;
        }
        let row = |option: &&DecisionOption| Row {
            label: written(&option.label),
            note: option.note.as_deref().map(written).unwrap_or_default(),
        };
        Some(Panel {
            who: self.side_name(decision.side).to_owned(),
            side: Some(decision.side),
            prompt: format!("{} ({})", written(&decision.prompt), decision.rule),
            options: options.iter().map(row).collect(),
            chosen: self.chosen,
            filter: self.filter.clone(),
        })
    }

    fn overlay(&self) -> Option<Overlay> {
        match &self.mode {
            Mode::Choosing | Mode::Covered(..) => None,
            Mode::Reading(page) => Some(Overlay::Page(page.clone())),
            Mode::Typing(purpose, text) => {
                let label = match purpose {
                    Purpose::Look => say!("ask-look"),
                    Purpose::Why => say!("ask-why"),
                };
                Some(Overlay::Input { label: label.to_owned(), text: text.clone() })
            }
        }
    }

    fn side_name(&self, side: Side) -> &str {
        self.kept.side_name(side)
    }
}

fn page(title: &str, lines: Vec<String>) -> Page {
    Page { title: title.to_owned(), lines: all_written(lines), scrolled: 0 }
}

fn all_written(lines: Vec<String>) -> Vec<String> {
    lines.into_iter().map(|line| written(&line)).collect()
}
