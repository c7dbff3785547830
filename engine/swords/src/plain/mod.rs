//! The table line by line: for pipes, and for people who listen to their screen.

mod words;

use std::io::{self, BufRead, IsTerminal, Write};

use blind_swords::BlindSwords;
use kernel::Reader;
use kernel::Side;
use series::Decision;

use crate::desk::Desk;
use crate::failure::Failure;
use crate::look;
use crate::output::{self, say};
use crate::telling::in_full;

/// Whether the table goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Going {
    On,
    Away,
}

/// Plays until the game is over or its player leaves.
pub(crate) fn run(desk: &mut Desk) -> Result<(), Failure> {
    say!("{}", words::welcome(desk));
    let (mut covered_for, mut turn) = (None, desk.scene().board.turn());
    while let Some(decision) = desk.decision() {
        tell_news(desk, decision.side);
        let now = desk.scene().board.turn();
        if std::mem::replace(&mut turn, now) != now {
            say!("{}", words::standing(desk));
        }
        if hand_over(desk, &decision, &mut covered_for)? == Going::Away {
            return Ok(());
        }
        say!("{}", words::decision(&decision));
        if answer(desk, &decision)? == Going::Away {
            say!("Saved. `swords play {}` goes on here.", desk.path().display());
            return Ok(());
        }
    }
    for line in desk.news(Reader::Everybody) {
        say!("{}", words::line(&line));
    }
    if let Some(result) = desk.result() {
        say!("{result}");
    }
    Ok(())
}

fn tell_news(desk: &mut Desk, side: Side) {
    for line in desk.news(desk.reader(side)) {
        say!("{}", words::line(&line));
    }
}

/// Between two people at one screen a decision that shows hidden chits waits until its owner looks.
fn hand_over(
    desk: &Desk,
    decision: &Decision,
    covered_for: &mut Option<Side>,
) -> Result<Going, Failure> {
    let shared = desk.is_shared() && io::stdin().is_terminal();
    if !shared || !decision.is_secret::<BlindSwords>() || *covered_for == Some(decision.side) {
        return Ok(Going::On);
    }
    *covered_for = Some(decision.side);
    output::write(format_args!("{}", "\n".repeat(60)));
    let name = &desk.rules().game.side_names[decision.side];
    say!("For the {name} player alone. Press Enter to see it.");
    Ok(if read_line()?.is_some() { Going::On } else { Going::Away })
}

/// Reads commands until one answers the decision.
fn answer(desk: &mut Desk, decision: &Decision) -> Result<Going, Failure> {
    loop {
        output::write(format_args!("> "));
        let Some(line) = read_line()? else { return Ok(Going::Away) };
        let (command, rest) = line.split_once(' ').unwrap_or((line.as_str(), ""));
        match command {
            "" => {}
            "quit" | "exit!" => return Ok(Going::Away),
            "help" | "?" => say!("{}", words::HELP),
            "save" => say!("The match is saved after every answer: {}", desk.path().display()),
            "undo" => match desk.undo()? {
                Ok(()) => return Ok(Going::On),
                Err(refusal) => say!("Not undone: {refusal}."),
            },
            "log" => tell_log(desk, decision.side),
            "why" => tell_why(desk, rest.trim()),
            "odds" => tell_odds(desk, rest.trim()),
            "look" => say!("{}", look::at(desk.scene(), rest.trim())),
            "map" => say!("{}", look::map(desk.scene())),
            "state" => say!("{}", words::state(desk, decision.side)),
            "options" => say!("{}", words::decision(decision)),
            _ => {
                if choose(desk, decision, &line)? == Going::On {
                    return Ok(Going::On);
                }
            }
        }
    }
}

/// An option by its id or its number; `Away` where the line is neither.
fn choose(desk: &mut Desk, decision: &Decision, line: &str) -> Result<Going, Failure> {
    let by_id = decision.options.iter().find(|option| option.id == line);
    let by_number = || {
        let number = line.strip_prefix('#')?.parse::<usize>().ok()?;
        decision.options.get(number.checked_sub(1)?)
    };
    let id = by_id.or_else(by_number).map_or_else(|| line.to_owned(), |option| option.id.clone());
    match desk.choose(&id)? {
        Ok(()) => Ok(Going::On),
        Err(error) => {
            say!("{error}. `help` lists what you can type.");
            Ok(Going::Away)
        }
    }
}

fn tell_log(desk: &Desk, side: Side) {
    let lines = desk.log(desk.reader(side), 30);
    lines.iter().flat_map(in_full).for_each(|line| say!("{line}"));
}

fn tell_why(desk: &Desk, id: &str) {
    desk.reasons(id).iter().for_each(|line| say!("{line}"));
}

fn tell_odds(desk: &Desk, id: &str) {
    desk.odds(id).iter().for_each(|line| say!("{line}"));
}

/// A line without its end; nothing where the input is over.
fn read_line() -> Result<Option<String>, Failure> {
    let wrong = |error: io::Error| Failure::Wrong(format!("the terminal cannot be read: {error}"));
    io::stdout().flush().map_err(wrong)?;
    let mut line = Vec::new();
    let read = io::stdin().lock().read_until(b'\n', &mut line).map_err(wrong)?;
    // What is no text, or would move the cursor when it is told back, stands for nothing.
    let text = String::from_utf8_lossy(&line);
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    Ok((read > 0).then(|| text.trim().to_owned()))
}
