//! The account of a match as text, to be read at a terminal or sent to somebody.

use kernel::{PerSide, Side, Sixteenths, written};

use super::{Luck, Reckoning};

/// All of it, under a heading.
pub fn text(heading: &str, of: &Reckoning) -> String {
    let mut lines = vec![heading.to_owned()];
    lines.extend(of.end.iter().map(|end| written(end)));
    lines.extend(turns(of));
    lines.extend(points(of));
    lines.extend(formations(of));
    lines.extend(turning(of));
    lines.extend(luck(of));
    lines.extend(feats(of));
    lines.push(String::new());
    lines.join("\n")
}

/// A heading with its lines, if there are any.
fn part(title: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return lines;
    }
    [String::new(), title.to_owned()]
        .into_iter()
        .chain(lines.into_iter().map(|line| format!("  {line}")))
        .collect()
}

fn turns(of: &Reckoning) -> Vec<String> {
    let PerSide { usa, csa } = &of.sides;
    let stand = |turn: &super::Stand| {
        let (points, lost) = (amounts(&turn.points), amounts(&turn.lost));
        format!(
            "{:<24} {:>5} : {:<5}  {:>5} : {:<5}",
            turn.when, points.usa, points.csa, lost.usa, lost.csa
        )
    };
    let title = format!("{:<26} points         strength lost      ({usa} : {csa})", "By turns");
    part(&title, of.turns.iter().map(stand).collect())
}

fn points(of: &Reckoning) -> Vec<String> {
    let line = |own: &super::SourceOfPoints| {
        format!("{} {:>5}  {}", short(of, own.side), amount(own.points), own.source)
    };
    part("Points by source", of.points.iter().map(line).collect())
}

fn formations(of: &Reckoning) -> Vec<String> {
    let row = |own: &super::FormationLost| {
        let lost: Vec<_> = own.lost.iter().map(|lost| format!("{:>4}", amount(*lost))).collect();
        let history = own.history.map(|lost| format!("  (historically {})", amount(lost)));
        let history = history.unwrap_or_default();
        format!("{} {:<22}{}{history}", short(of, own.side), own.formation, lost.join(""))
    };
    let mut lines: Vec<_> = of.formations.iter().map(row).collect();
    lines.extend(history(of));
    part("Strength lost by the end of each turn, by formation", lines)
}

/// What was lost in history, beside what was lost here.
pub(super) fn history(of: &Reckoning) -> Vec<String> {
    let (Some(history), Some(last)) = (of.history, of.turns.last()) else { return Vec::new() };
    let line = |side: Side| {
        format!(
            "{}: {} here, {} historically",
            of.sides[side],
            amount(last.lost[side]),
            amount(history[side])
        )
    };
    Side::BOTH.map(line).into()
}

fn turning(of: &Reckoning) -> Vec<String> {
    let lines = of.turning.iter().flat_map(|one| {
        let head = format!(
            "{}, move {}: {} → {}",
            one.when,
            one.n,
            lead(of, one.before),
            lead(of, one.after)
        );
        std::iter::once(head).chain(one.what.iter().map(|line| format!("  {}", written(line))))
    });
    part("Turning points", lines.collect())
}

/// Who is ahead, and by how much.
pub(super) fn lead(of: &Reckoning, usa: Sixteenths) -> String {
    match usa.sixteenths() {
        0 => "tied".to_owned(),
        ahead if ahead > 0 => format!("{} {} ahead", of.sides.usa, amount(usa)),
        _ => format!("{} {} ahead", of.sides.csa, amount(Sixteenths::ZERO - usa)),
    }
}

fn luck(of: &Reckoning) -> Vec<String> {
    part(
        "Dice",
        Side::BOTH.map(|side| format!("{}: {}", of.sides[side], rolled(of.luck[side]))).into(),
    )
}

/// How many dice a side rolled, and what they showed.
pub(super) fn rolled(luck: Luck) -> String {
    let Some(average) = luck.average() else { return "none".to_owned() };
    let off = i64::from(average) - 350;
    let sign = if off < 0 { '−' } else { '+' };
    let hundredths = |value: u64| format!("{}.{:02}", value / 100, value % 100);
    format!(
        "{} dice, average {} ({sign}{} from 3.50)",
        luck.dice,
        hundredths(average.into()),
        hundredths(off.unsigned_abs())
    )
}

fn feats(of: &Reckoning) -> Vec<String> {
    let line =
        |feat: &super::FeatDone| format!("{}: {}, {}", feat.when, of.sides[feat.side], feat.what);
    part("Events", of.feats.iter().map(line).collect())
}

/// An amount as people write it.
pub(super) fn amount(value: Sixteenths) -> String {
    written(&value.to_string())
}

fn amounts(values: &PerSide<Sixteenths>) -> PerSide<String> {
    PerSide::from_fn(|side| amount(values[side]))
}

/// A side in the width of a column.
fn short(of: &Reckoning, side: Side) -> String {
    format!("{:<12}", of.sides[side])
}
