//! Lessons in the line-by-line interface.

use kernel::{Lesson, LessonStep, QuizChoice, Spotlight, Task, Wrong, say};
use session::lesson;

use super::{Flow, answer, inquire, read_line, tell_news, words};
use crate::failure::Failure;
use crate::matches::kept::KeptMatch;
use crate::output;

/// Plays a lesson until it ends or the learner leaves.
pub(crate) fn learn(kept: &mut KeptMatch) -> Result<(), Failure> {
    let Some(lesson) = kept.game().status().lesson.cloned() else { return Ok(()) };
    let length = say!("lesson-minutes", minutes = lesson.minutes);
    tell!("{}\n{} ({length})", lesson.title, lesson.about);
    tell!("{}", say!("lesson-commands", path = kept.path().display().to_string()));
    let mut at = 0;
    while let Some(stage) = lesson::stage(kept.game()) {
        at = stage.floor.max(at);
        let Some(step) = lesson.steps.get(at) else { break };
        tell!("\n{}/{} {}", at + 1, lesson.steps.len(), step.say.trim());
        lit(&step.light).into_iter().chain(cited(step)).for_each(|line| tell!("{line}"));
        if take(kept, &lesson, at)? == Flow::Away {
            return Ok(());
        }
        at += 1;
    }
    tell!("\n{} {}", say!("lesson-complete"), lesson.about);
    Ok(())
}

/// Returns the places that the lesson highlights, for display. `None` if there are none.
pub(crate) fn lit(light: &Spotlight) -> Option<String> {
    let parts = light.parts.iter().map(|part| part.words());
    let all: Vec<_> = light.hexes.iter().chain(&light.units).cloned().chain(parts).collect();
    (!all.is_empty()).then(|| say!("look-at", places = all.join(", ")))
}

/// Returns the sections of the rulebook that the step covers, for display. `None` if it covers
/// none.
pub(crate) fn cited(step: &LessonStep) -> Option<String> {
    let cards = step.cards.iter().map(|card| format!("rules {card}"));
    let all: Vec<_> = step.sections.iter().cloned().chain(cards).collect();
    (!all.is_empty()).then(|| say!("more", places = all.join("; ")))
}

/// Runs one step of the lesson until the learner completes it.
fn take(kept: &mut KeptMatch, lesson: &Lesson, at: usize) -> Result<Flow, Failure> {
    match &lesson.steps[at].task {
        Task::Read => put(kept, &say!("press-enter"), |line| line.is_empty().then(String::new)),
        Task::Point { ask, right, wrong } => {
            put(kept, &say!("point", ask), |line| said_to(line, right, wrong))
        }
        Task::Quiz { ask, choices } => {
            let lines = choices.iter().enumerate();
            let lines = lines.map(|(index, choice)| format!("\n  #{} {}", index + 1, choice.text));
            let asked = format!("{ask}{}", lines.collect::<String>());
            put(kept, &asked, |line| taken(line, choices))
        }
        Task::Answer { ask, .. } | Task::Play { ask, .. } => play(kept, ask, at),
    }
}

/// Judges a place that the learner typed. Prints the reply to a wrong place, and returns the reply
/// to a correct one.
fn said_to(line: &str, right: &[String], wrong: &Wrong) -> Option<String> {
    if right.iter().any(|right| right == line) {
        return Some(say!("right"));
    }
    if !line.is_empty() {
        tell!("{}", wrong.said_to(line));
    }
    None
}

fn taken(line: &str, choices: &[QuizChoice]) -> Option<String> {
    let number: usize = line.strip_prefix('#').unwrap_or(line).parse().ok()?;
    let choice = choices.get(number.checked_sub(1)?)?;
    if choice.right {
        return Some(choice.say.clone());
    }
    tell!("{}", choice.say);
    None
}

/// Prompts until `judge` accepts a line. Queries, such as a rule lookup, do not count as attempts.
fn put(
    kept: &KeptMatch,
    ask: &str,
    judge: impl Fn(&str) -> Option<String>,
) -> Result<Flow, Failure> {
    tell!("{ask}");
    loop {
        output::write(format_args!("> "));
        let Some(line) = read_line()? else { return Ok(Flow::Away) };
        if line == "quit" {
            return Ok(Flow::Away);
        }
        let decision = kept.decision();
        if decision.is_some_and(|decision| inquire(kept, &decision, &line)) {
            continue;
        }
        if let Some(said) = judge(&line) {
            tell!("{said}");
            return Ok(Flow::On);
        }
    }
}

/// Asks the learner for decisions of the match until the step is complete.
fn play(kept: &mut KeptMatch, ask: &str, at: usize) -> Result<Flow, Failure> {
    tell!("{ask}");
    while lesson::stage(kept.game()).is_some_and(|stage| stage.due == at && !stage.done) {
        let Some(decision) = kept.decision() else { break };
        tell_news(kept, decision.side);
        tell!("{}", words::decision(&decision));
        if answer(kept, &decision)? == Flow::Away {
            return Ok(Flow::Away);
        }
    }
    if let Some(lesson) = kept.game().status().lesson.map(|lesson| lesson.side) {
        tell_news(kept, lesson);
    }
    Ok(Flow::On)
}
