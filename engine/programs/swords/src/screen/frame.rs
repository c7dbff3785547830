//! Drawing of a frame from the view model.

use kernel::say;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Color, Modifier, Style, Stylize};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, List, ListItem, ListState, Paragraph, Wrap};

use super::field;
use super::model::{Choice, LessonState, Overlay, Page, Panel, Screen, Tone};

/// Draws a frame.
pub(crate) fn draw(frame: &mut Frame<'_>, screen: &Screen) {
    let [top, middle, bottom] =
        Layout::vertical([Constraint::Length(2), Constraint::Min(6), Constraint::Length(1)])
            .areas(frame.area());
    if let Some(Overlay::Cover { side }) = &screen.overlay {
        return cover(frame, side);
    }
    header(frame, screen, top);
    if frame.area().width >= 120 {
        wide(frame, screen, middle)
    } else {
        narrow(frame, screen, middle)
    }
    let keys = say!("keys");
    let words = if screen.message.is_empty() { &keys } else { &screen.message };
    frame.render_widget(Paragraph::new(words.as_str()).style(bar()), bottom);
    match &screen.overlay {
        Some(Overlay::Page(page)) => page_over(frame, page),
        Some(Overlay::Input { label, text }) => input_over(frame, label, text),
        _ => {}
    }
}

/// Removes the colours from a drawn frame. The frame stays readable, since marked hexes also have
/// signs and bars are drawn in reverse video.
pub(crate) fn without_colours(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if cell.bg == BAR {
            cell.modifier |= Modifier::REVERSED;
        }
        (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
    }
}

/// Background of the top and bottom bars.
const BAR: Color = Color::Rgb(58, 44, 30);

fn bar() -> Style {
    Style::new().fg(Color::Rgb(240, 232, 208)).bg(BAR)
}

fn header(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let [first, second] = Layout::vertical([Constraint::Length(1); 2]).areas(area);
    let bold = bar().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(screen.title.as_str()).style(bold), first);
    frame.render_widget(
        Paragraph::new(screen.score.as_str()).right_aligned().style(bold),
        right(first, &screen.score),
    );
    frame.render_widget(Paragraph::new(screen.path.as_str()).style(bar()), second);
}

/// Returns the rectangle at the right end of a line, as wide as `words`.
fn right(area: Rect, words: &str) -> Rect {
    let width = (words.chars().count() as u16).min(area.width);
    Rect { x: area.x + area.width - width, width, ..area }
}

/// Draws the layout for large terminals: map and log on the left, decision and side panel on the
/// right.
fn wide(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let [left, side] =
        Layout::horizontal([Constraint::Min(60), Constraint::Length(52)]).areas(area);
    let [map, log] = Layout::vertical([Constraint::Min(10), Constraint::Length(10)]).areas(left);
    let lines = screen.beside.lines.len() as u16 + 5;
    let [decision, beside] =
        Layout::vertical([Constraint::Min(10), Constraint::Length(lines.min(14))]).areas(side);
    battlefield(frame, screen, map);
    log_panel(frame, screen, log);
    asked(frame, screen, decision);
    let words = screen.beside.lines.join("\n");
    let block = Block::bordered().title(format!(" {} ", screen.beside.title));
    frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }).block(block), beside);
}

/// Draws the layout for small terminals, which show the side panel on a separate page.
fn narrow(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let [upper, log] = Layout::vertical([Constraint::Min(10), Constraint::Length(6)]).areas(area);
    let [map, decision] =
        Layout::horizontal([Constraint::Min(30), Constraint::Length(40)]).areas(upper);
    battlefield(frame, screen, map);
    asked(frame, screen, decision);
    log_panel(frame, screen, log);
}

/// Draws the lesson above the decision. If no decision is pending, draws only the lesson.
fn asked(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let Some(lesson) = &screen.lesson else { return decision_panel(frame, screen, area) };
    if screen.decision.is_none() {
        return lesson_panel(frame, lesson, area);
    }
    let needed = lesson_lines(lesson, usize::from(area.width.saturating_sub(2))).len() as u16 + 2;
    let least = 8.min(area.height / 2);
    let [above, below] =
        Layout::vertical([Constraint::Length(needed), Constraint::Min(least)]).areas(area);
    lesson_panel(frame, lesson, above);
    decision_panel(frame, screen, below);
}

fn lesson_panel(frame: &mut Frame<'_>, lesson: &LessonState, area: Rect) {
    let title = Span::styled(format!(" {} ", lesson.title), Style::new().bold());
    let block = Block::bordered().title(title);
    let inner = block.inner(area);
    let mut lines = lesson_lines(lesson, usize::from(inner.width));
    // If the text does not fit, drop its first lines, because the prompt and the feedback are at
    // its end.
    let spare = lines.len().saturating_sub(usize::from(inner.height));
    lines.drain(..spare);
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines), inner);
}

fn lesson_lines(lesson: &LessonState, width: usize) -> Vec<Line<'static>> {
    let plain = |words: &str| wrap(words, width).into_iter().map(Line::raw).collect::<Vec<_>>();
    let mut lines = plain(&lesson.say);
    let dim = |line: &String| wrap(line, width).into_iter().map(|line| Line::from(line).dim());
    lines.extend(lesson.more.iter().flat_map(dim).collect::<Vec<_>>());
    if let Some((tone, words)) = &lesson.said {
        let sign = match tone {
            Tone::Right => "✓",
            Tone::Wrong => "✗",
        };
        lines.push(Line::raw(""));
        lines.extend(plain(&format!("{sign} {words}")));
    }
    lines.push(Line::raw(""));
    lines.extend(wrap(&lesson.ask, width).into_iter().map(|line| Line::from(line).bold()));
    for (index, Choice { words, is_chosen }) in lesson.choices.iter().enumerate() {
        let sign = if *is_chosen { '►' } else { ' ' };
        let row = wrap(&format!("{sign} {} {words}", index + 1), width).into_iter();
        let look = if *is_chosen { Modifier::REVERSED } else { Modifier::empty() };
        lines.extend(row.map(|line| Line::from(line).add_modifier(look)));
    }
    lines
}

fn battlefield(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let block = Block::bordered();
    let inner = block.inner(area);
    frame.render_widget(block, area);
    field::draw(&screen.field, inner, frame.buffer_mut());
}

fn log_panel(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let rows = usize::from(area.height.saturating_sub(2));
    let width = usize::from(area.width.saturating_sub(2));
    let mut lines: Vec<String> = Vec::new();
    for line in screen.log.iter().rev() {
        let mut wrapped = wrap(line, width);
        wrapped.extend(lines);
        lines = wrapped;
        if lines.len() >= rows {
            break;
        }
    }
    let shown = lines.split_off(lines.len().saturating_sub(rows));
    let panel = Paragraph::new(shown.join("\n"))
        .block(Block::bordered().title(format!(" {} ", say!("title-log"))));
    frame.render_widget(panel, area);
}

fn decision_panel(frame: &mut Frame<'_>, screen: &Screen, area: Rect) {
    let Some(panel) = &screen.decision else {
        let over = Paragraph::new(say!("no-decision")).block(Block::bordered());
        return frame.render_widget(over, area);
    };
    let colour = panel.side.map_or(Color::Reset, field::side_colour);
    let block = Block::bordered()
        .border_style(Style::new().fg(colour))
        .title(Span::styled(format!(" {} ", panel.who), Style::new().add_modifier(Modifier::BOLD)));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let width = usize::from(inner.width);
    let prompt = wrap(&panel.prompt, width);
    let note = wrap(chosen_note(panel), width);
    let [above, options, below] = Layout::vertical([
        Constraint::Length((prompt.len() as u16).min(4)),
        Constraint::Min(3),
        Constraint::Length((note.len() as u16 + 1).min(5)),
    ])
    .areas(inner);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(prompt.join("\n")).style(bold), above);
    option_list(frame, panel, options);
    note_panel(frame, panel, &note, below);
}

fn chosen_note(panel: &Panel) -> &str {
    panel.options.get(panel.chosen).map_or("", |option| option.note.as_str())
}

fn option_list(frame: &mut Frame<'_>, panel: &Panel, area: Rect) {
    let row = |row: &super::model::Row| ListItem::new(row.label.clone());
    let list = List::new(panel.options.iter().map(row))
        .highlight_symbol("► ")
        .highlight_style(Style::new().add_modifier(Modifier::REVERSED));
    let mut state = ListState::default();
    state.select((!panel.options.is_empty()).then_some(panel.chosen));
    frame.render_stateful_widget(list, area, &mut state);
}

fn note_panel(frame: &mut Frame<'_>, panel: &Panel, note: &[String], area: Rect) {
    let place = if panel.options.is_empty() {
        say!("no-choice-matches")
    } else {
        say!("place-of", place = panel.chosen + 1, of = panel.options.len())
    };
    let filter =
        if panel.filter.is_empty() { String::new() } else { say!("filter", typed = &panel.filter) };
    let dim = Style::new().add_modifier(Modifier::DIM);
    let mut lines = vec![Line::styled(format!("{place}{filter}"), dim)];
    lines.extend(note.iter().map(|line| Line::raw(line.clone())));
    frame.render_widget(Paragraph::new(lines), area);
}

fn page_over(frame: &mut Frame<'_>, page: &Page) {
    let longer: usize =
        page.lines.iter().map(|line| wrap(line, 74).len().max(1)).sum::<usize>() + 2;
    let area = middle(frame.area(), 76, longer.clamp(5, 40) as u16);
    let block = Block::bordered()
        .title(format!(" {} ", page.title))
        .title_bottom(format!(" {} ", say!("scroll-or-close")));
    let text = Paragraph::new(page.lines.join("\n"))
        .wrap(Wrap { trim: false })
        .scroll((page.scrolled, 0))
        .block(block);
    frame.render_widget(Clear, area);
    frame.render_widget(text, area);
}

fn input_over(frame: &mut Frame<'_>, label: &str, text: &str) {
    let area = middle(frame.area(), 60, 3);
    let block = Block::bordered().title(format!(" {label} "));
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(format!("{text}_")).block(block), area);
}

fn cover(frame: &mut Frame<'_>, side: &str) {
    let area = middle(frame.area(), 60, 5);
    let words = say!("cover", side);
    frame.render_widget(Paragraph::new(words).centered().block(Block::bordered()), area);
}

/// Returns a rectangle of at most this width and height in the middle of an area.
fn middle(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    }
}

/// Wraps text at a width in characters.
fn wrap(words: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
