//! Wording of the line-by-line interface.

use kernel::{Area, Article, Card, ChartRow, Found, Line, Reference, say};
use session::Decision;

use crate::matches::kept::KeptMatch;

/// Returns the rule cards, the rules and the rows of charts that match a search term.
pub(super) fn cards(reference: &Reference, wanted: &str) -> String {
    let found = reference.look_up(wanted);
    if found.is_nothing() { say!("no-rule-found", wanted) } else { self::found(&found) }
}

/// Formats the results of a search in the rules, one line for each card, rule and chart row.
pub(crate) fn found(found: &Found<'_>) -> String {
    let card = |card: &&Card| format!("{}: {}", card.name, card.text);
    let article = |of: &&Article| format!("{} ({}): {}", of.title, of.id, of.text);
    let lines = found.cards.iter().map(card).chain(found.articles.iter().map(article));
    lines.chain(found.rows.iter().map(ChartRow::text)).collect::<Vec<_>>().join("\n")
}

/// Returns the titles of all areas, or the hexes of the areas whose title contains `wanted`.
pub(super) fn areas(all: &[Area], wanted: &str) -> String {
    let titles = || all.iter().map(|area| area.title.as_str());
    if all.is_empty() {
        return say!("no-areas");
    }
    if wanted.is_empty() {
        return titles().collect::<Vec<_>>().join("\n");
    }
    let wanted = wanted.to_lowercase();
    let meant = all.iter().filter(|area| area.title.to_lowercase().contains(&wanted));
    let told = |area: &Area| {
        let hexes: Vec<_> = area.hexes.iter().map(ToString::to_string).collect();
        format!("{}: {}", area.title, hexes.join(" "))
    };
    let found: Vec<_> = meant.map(told).collect();
    if found.is_empty() {
        let known: Vec<_> = titles().collect();
        return say!("unknown-area", wanted, known = known.join(", "));
    }
    found.join("\n")
}

/// Returns the message shown when a session starts.
pub(super) fn welcome(kept: &KeptMatch) -> String {
    let (title, scenario) = kept.named();
    let idle = kept.idle_options().into_iter().map(|idle| format!("\n{}", say!("warning", idle)));
    let told = kept.game().status().origins.told().into_iter().map(|line| format!("\n{line}"));
    format!(
        "{title}: {}\n{}{}{}\n{}",
        scenario.name,
        scenario.description,
        told.collect::<String>(),
        idle.collect::<String>(),
        say!("welcome", path = kept.path().display().to_string())
    )
}

/// Formats a decision with its options.
pub(super) fn decision(decision: &Decision) -> String {
    let path = decision.path.join(" > ");
    let mut text = format!("\n[{path}]\n{} ({})", decision.prompt, decision.rule);
    for (index, option) in decision.options.iter().enumerate() {
        let note = option.note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
        let label = if option.label.eq_ignore_ascii_case(&option.id) {
            String::new()
        } else {
            format!(": {}", option.label)
        };
        text.push_str(&format!("\n  #{} {}{label}{note}", index + 1, option.id));
    }
    text
}

/// Formats a log line with the details of its roll.
pub(super) fn line(line: &Line) -> String {
    format!("- {}", line.text)
}
