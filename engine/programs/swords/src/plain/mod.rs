//! Line-by-line interface, for pipes and screen readers.

/// Writes a human-readable line to standard output.
macro_rules! tell {
    ($($words:tt)*) => {
        $crate::output::out!("{}", kernel::written(&format!($($words)*)))
    };
}

mod lesson;
mod words;

use std::io::{self, BufRead, IsTerminal, Write};

use kernel::{Briefing, MapMarker, Opening, Reader, Side, say};
use session::lesson::{self as lessons, Judged};
use session::{Decision, EndAct, TextView};

pub(crate) use lesson::learn;
#[cfg(feature = "terminal")]
pub(crate) use lesson::{cited, lit};
pub(crate) use words::found;

use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::matches::telling::in_full;
use crate::output;

/// Result of a prompt: whether the session continues.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Flow {
    On,
    Away,
}

/// Plays until the game ends or the player leaves.
pub(crate) fn run(kept: &mut KeptMatch) -> Result<(), Failure> {
    tell!("{}", words::welcome(kept));
    if reply_to_draw(kept)? == Flow::Away {
        return Ok(());
    }
    let (mut covered_for, mut turn) = (None, None);
    while let Some(decision) = kept.decision() {
        tell_news(kept, decision.side);
        if turn.replace(decision.turn).is_some_and(|before| before != decision.turn) {
            kept.text_view(decision.side).standing.iter().for_each(|line| tell!("{line}"));
        }
        if hand_over(kept, &decision, &mut covered_for)? == Flow::Away {
            return Ok(());
        }
        tell!("{}", words::decision(&decision));
        if answer(kept, &decision)? == Flow::Away {
            tell!("{}", say!("saved", again = kept.again()));
            return Ok(());
        }
    }
    if let Some(pause) = kept.pause() {
        for line in kept.news_apart() {
            tell!("{}", words::line(&line));
        }
        tell!("{pause}");
        return Ok(());
    }
    for line in kept.news(Reader::Everybody) {
        tell!("{}", words::line(&line));
    }
    if let Some(result) = kept.game().outcome() {
        tell!("{result}");
    }
    Ok(())
}

fn tell_news(kept: &mut KeptMatch, side: Side) {
    for line in kept.news(kept.reader(side)) {
        tell!("{}", words::line(&line));
    }
}

/// On a shared screen, hides a private decision until the player of its side is ready.
fn hand_over(
    kept: &KeptMatch,
    decision: &Decision,
    covered_for: &mut Option<Side>,
) -> Result<Flow, Failure> {
    let shared = kept.is_shared() && io::stdin().is_terminal();
    if !shared || !kept.is_private(decision) || *covered_for == Some(decision.side) {
        return Ok(Flow::On);
    }
    *covered_for = Some(decision.side);
    output::write(format_args!("{}", "\n".repeat(60)));
    let name = kept.side_name(decision.side);
    tell!("{}", say!("eyes-only", side = name));
    Ok(if read_line()?.is_some() { Flow::On } else { Flow::Away })
}

/// Reads commands until the player has answered a draw offer, if there is one.
fn reply_to_draw(kept: &mut KeptMatch) -> Result<Flow, Failure> {
    while let Some(words) = kept.offered_draw() {
        tell!("{words} {}", say!("draw-reply"));
        output::write(format_args!("> "));
        let Some(line) = read_line()? else { return Ok(Flow::Away) };
        let act = match line.as_str() {
            "quit" | "exit!" | "q" => return Ok(Flow::Away),
            "accept" => EndAct::AcceptDraw,
            "decline" => EndAct::DeclineDraw,
            _ => continue,
        };
        end(kept, act)?;
    }
    Ok(Flow::On)
}

/// Ends the match, or changes its draw offers. Returns `On` if the pending decision is no longer
/// the player's.
fn end(kept: &mut KeptMatch, act: EndAct) -> Result<Flow, Failure> {
    match kept.end(act)? {
        Ok(words) if kept.decision().is_some() => tell!("{words}"),
        Ok(_) => return Ok(Flow::On),
        Err(error) => tell!("{}", say!("wrong-answer", error = error.to_string())),
    }
    Ok(Flow::Away)
}

/// Returns the act that a command names, unless the decision has an option with this id.
fn act_of(line: &str, decision: &Decision) -> Option<EndAct> {
    let act = match line {
        "resign" => EndAct::Resign,
        "draw" => EndAct::OfferDraw,
        _ => return None,
    };
    decision.options.iter().all(|option| option.id != line).then_some(act)
}

/// Reads commands until one of them answers the decision.
fn answer(kept: &mut KeptMatch, decision: &Decision) -> Result<Flow, Failure> {
    let mut confirms = None;
    loop {
        output::write(format_args!("> "));
        let Some(line) = read_line()? else { return Ok(Flow::Away) };
        let act = act_of(&line, decision);
        let asked = std::mem::replace(&mut confirms, act);
        if let Some(act) = act {
            if asked != Some(act) {
                tell!("{}", kept.before_end(act, decision.side));
            } else if end(kept, act)? == Flow::On {
                return Ok(Flow::On);
            }
            continue;
        }
        match line.as_str() {
            "" => {}
            "quit" | "exit!" | "q" => return Ok(Flow::Away),
            "undo" => match kept.undo()? {
                Ok(()) => return Ok(Flow::On),
                Err(refusal) => tell!("{}", say!("cannot-undo", refusal = refusal.to_string())),
            },
            line if inquire(kept, decision, line) => {}
            line => {
                if choose(kept, decision, line)? == Flow::On {
                    return Ok(Flow::On);
                }
            }
        }
    }
}

/// Handles a line that only asks for information. Returns false if the line is not such a query.
fn inquire(kept: &KeptMatch, decision: &Decision, line: &str) -> bool {
    let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
    let rest = rest.trim();
    match command {
        "help" => tell!("{}", say!("help")),
        "?" if rest.is_empty() => tell!("{}", say!("help")),
        "?" | "rules" => tell!("{}", words::cards(&kept.game().reference(), rest)),
        "briefing" => tell_briefing(kept),
        "save" => {
            tell!("{}", say!("saved-after-every-move", path = kept.path().display().to_string()))
        }
        "log" => tell_log(kept, decision.side),
        "story" => tell_story(kept),
        "why" => tell_why(kept, &meant(decision, rest)),
        "odds" => tell_odds(kept, &meant(decision, rest)),
        "hint" => tell!("{}", kept.hint(rest)),
        "look" => tell!("{}", kept.game().about(rest)),
        "map" => tell_map(&kept.text_view(decision.side)),
        "areas" => tell!("{}", words::areas(&kept.board_view(decision.side).areas, rest)),
        "state" => kept.text_view(decision.side).state.iter().for_each(|line| tell!("{line}")),
        "options" => tell!("{}", words::decision(decision)),
        _ => return false,
    }
    true
}

/// Prints the briefing.
fn tell_briefing(kept: &KeptMatch) {
    for line in kept.game().briefing().iter().flat_map(Briefing::lines) {
        tell!("{line}");
    }
}

/// Prints the stacks and the map markers.
fn tell_map(shown: &TextView) {
    for stack in &shown.stacks {
        tell!("{}", stack.words);
    }
    for MapMarker { hex, beyond, name, .. } in &shown.map_markers {
        match beyond {
            Some(beyond) => tell!("{}", say!("laid-between", name, hex = *hex, beyond = *beyond)),
            None => tell!("{}", say!("laid-in", name, hex = *hex)),
        }
    }
}

/// Returns the id of the option that a word names by its id or number. Returns any other word
/// unchanged.
fn meant(decision: &Decision, word: &str) -> String {
    let by_id = decision.options.iter().find(|option| option.id == word);
    let by_number = || {
        let number = word.strip_prefix('#').unwrap_or(word).parse::<usize>().ok()?;
        decision.options.get(number.checked_sub(1)?)
    };
    by_id.or_else(by_number).map_or_else(|| word.to_owned(), |option| option.id.clone())
}

/// Chooses an option by id or by number, or moves to a reachable hex. Returns `Away` if the line
/// names neither.
fn choose(kept: &mut KeptMatch, decision: &Decision, line: &str) -> Result<Flow, Failure> {
    let id = meant(decision, line);
    let is_id = decision.options.iter().any(|option| option.id == line);
    let way = (!is_id).then(|| lessons::way_to(kept.game(), &id)).flatten();
    let ids = way.unwrap_or_else(|| vec![id]);
    if let Judged::Wrong(words) = lessons::judge(kept.game(), &ids) {
        tell!("{words}");
        return Ok(Flow::Away);
    }
    for id in &ids {
        if let Err(error) = kept.choose(id)? {
            tell!("{}", say!("wrong-answer", error = error.to_string()));
            return Ok(if *id == ids[0] { Flow::Away } else { Flow::On });
        }
    }
    Ok(Flow::On)
}

fn tell_log(kept: &KeptMatch, side: Side) {
    let lines = kept.log(kept.reader(side), 30);
    kept.game().note_on_rolls().iter().for_each(|note| tell!("{note}"));
    lines.iter().flat_map(in_full).for_each(|line| tell!("{line}"));
}

/// Prints the story of the current turn and the previous one.
fn tell_story(kept: &KeptMatch) {
    let story = kept.game().story(0..kept.game().facts());
    let turns: Vec<_> = story.chunk_by(|_, next| next.opening == Opening::Part).collect();
    let last = turns.len().saturating_sub(2);
    for chapter in turns[last..].iter().copied().flatten() {
        let indent = if chapter.opening == Opening::Part { "  " } else { "" };
        tell!("{indent}{}", chapter.text);
    }
}

fn tell_why(kept: &KeptMatch, id: &str) {
    kept.reasons(id).iter().for_each(|line| tell!("{line}"));
}

fn tell_odds(kept: &KeptMatch, id: &str) {
    kept.odds(id).iter().for_each(|line| tell!("{line}"));
}

/// Reads a line without its line break. `None` at the end of input.
fn read_line() -> Result<Option<String>, Failure> {
    let wrong = |error: io::Error| Failure::Wrong(format!("cannot read the terminal: {error}"));
    io::stdout().flush().map_err(wrong)?;
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line).map_err(wrong)?;
    // Drop control characters, which could move the cursor when the program repeats the line.
    let text = String::from_utf8_lossy(&line);
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    Ok((read > 0).then(|| text.trim().to_owned()))
}
