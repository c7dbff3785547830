//! What the plain table says.

use blind_swords::board::{ActivationKind, Place};
use blind_swords::game::BrokenBox;
use blind_swords::{Look, view};
use kernel::{Line, Side};
use series::Decision;

use crate::kept::KeptMatch;

/// What can be typed.
pub(super) const HELP: &str = "\
Type the id of an option, or # and its number.
  why [ID]    why an option is or is not legal; without ID all that might be proposed and is not
  odds [ID]   the chances of the fire or close combat that an option brings on
  look WHAT   what stands in a hex, or how a unit is (its id)
  map         where everybody stands
  state       turn, points, Broken Track, chits as you may know them
  options     the decision again
  log         the last lines of the log
  undo        take your last decision back, up to the last die or draw
  save        where the match is saved
  quit        leave; the match is saved and goes on later";

/// The first words.
pub(super) fn welcome(kept: &KeptMatch) -> String {
    let rules = kept.rules();
    let scenario = rules.scenario();
    let idle = rules.idle_options().into_iter().map(|idle| format!("\nWarning: {idle}."));
    format!(
        "{}: {}\n{}{}\nSaved in {} after every answer. `help` lists what you can type.",
        rules.game.title,
        scenario.name,
        scenario.description,
        idle.collect::<String>(),
        kept.path().display()
    )
}

/// A decision with its options.
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

/// A line of the log, with the details of a roll.
pub(super) fn line(line: &Line) -> String {
    format!("- {}", line.text)
}

/// Turn, points, Broken Track and chits, as a side may know them.
pub(super) fn state(kept: &KeptMatch, side: Side) -> String {
    let scene = kept.scene();
    let game = scene.game();
    let turn = scene.board.turn();
    let mut lines = vec![format!("Turn {turn} ({})", scene.package.scenario().time(turn))];
    lines.push(standing(kept));
    if let Some(activation) = scene.board.activation() {
        let kind = match activation.kind {
            ActivationKind::Full => "fully",
            ActivationKind::Limited => "in a limited way",
        };
        let order =
            activation.order.map(|order| format!(" under {}", order.id())).unwrap_or_default();
        lines.push(format!(
            "{} is active {kind}{order}",
            game.brigades[activation.brigade.index()].name
        ));
    }
    lines.extend(BrokenBox::ALL.into_iter().filter_map(|at| broken(kept, at)));
    let cup = scene.board.cup_size();
    lines.push(format!("Chits in the cup: {cup}"));
    if !kept.is_shared() {
        lines.push(format!("You hold: {}", held(kept, side)));
    }
    lines.join("\n")
}

/// How the points stand, and the numbers of the scenario that both sides see.
pub(super) fn standing(kept: &KeptMatch) -> String {
    let scene = kept.scene();
    let shown = view::shown(scene).map(|(name, number)| format!("{name}: {number}"));
    let points = format!("Points: {}", crate::kept::standing(scene));
    std::iter::once(points).chain(shown).collect::<Vec<_>>().join("\n")
}

fn broken(kept: &KeptMatch, at: BrokenBox) -> Option<String> {
    let scene = kept.scene();
    let units =
        scene.board.units().filter(|&unit| scene.board.unit(unit).place == Place::Broken(at));
    let names: Vec<_> = units.map(|unit| scene.info(unit).name.clone()).collect();
    (!names.is_empty()).then(|| format!("Broken, box {}: {}", at.id(), names.join(", ")))
}

fn held(kept: &KeptMatch, side: Side) -> String {
    let scene = kept.scene();
    let game = scene.game();
    let own = |copy: &&blind_swords::board::ChitCopy| {
        copy.place == blind_swords::board::ChitPlace::Held
            && game.chits[copy.kind.index()].side == Some(side)
    };
    let names: Vec<_> = scene
        .board
        .chits()
        .iter()
        .filter(own)
        .map(|copy| game.chits[copy.kind.index()].name.clone())
        .collect();
    if names.is_empty() { "no chit".to_owned() } else { names.join(", ") }
}
