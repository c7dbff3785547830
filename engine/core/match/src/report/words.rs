//! The report on a match as plain text, for terminals and messages.

use kernel::{PerSide, Side, Sixteenths, say, written};

use super::{Luck, Report};

/// Returns the report as plain text, below the given heading.
pub fn text(heading: &str, of: &Report) -> String {
    let mut lines = vec![heading.to_owned()];
    lines.extend(of.end.iter().map(|end| written(end)));
    lines.extend(turns(of));
    lines.extend(points(of));
    lines.extend(formations(of));
    lines.extend(turning(of));
    lines.extend(luck(of));
    lines.extend(highlights(of));
    lines.push(String::new());
    lines.join("\n")
}

/// Returns a heading and its lines. Empty if there are no lines.
fn part(title: &str, lines: Vec<String>) -> Vec<String> {
    if lines.is_empty() {
        return lines;
    }
    [String::new(), title.to_owned()]
        .into_iter()
        .chain(lines.into_iter().map(|line| format!("  {line}")))
        .collect()
}

fn turns(of: &Report) -> Vec<String> {
    let PerSide { usa, csa } = &of.sides;
    let stand = |turn: &super::Stand| {
        let (points, lost) = (amounts(&turn.points), amounts(&turn.lost));
        format!(
            "{:<24} {:>5} : {:<5}  {:>5} : {:<5}",
            turn.when, points.usa, points.csa, lost.usa, lost.csa
        )
    };
    let heading = say!("account-by-turns");
    let columns = say!("account-columns", usa, csa);
    part(&format!("{heading:<26} {columns}"), of.turns.iter().map(stand).collect())
}

fn points(of: &Report) -> Vec<String> {
    let line = |own: &super::SourceOfPoints| {
        format!("{} {:>5}  {}", short(of, own.side), amount(own.points), own.source)
    };
    part(&say!("account-points"), of.points.iter().map(line).collect())
}

fn formations(of: &Report) -> Vec<String> {
    let row = |own: &super::FormationLost| {
        let lost: Vec<_> = own.lost.iter().map(|lost| format!("{:>4}", amount(*lost))).collect();
        let history = own.history.map(|lost| say!("account-historically", lost = amount(lost)));
        let history = history.map_or_else(String::new, |history| format!("  {history}"));
        format!("{} {:<22}{}{history}", short(of, own.side), own.formation, lost.join(""))
    };
    let mut lines: Vec<_> = of.formations.iter().map(row).collect();
    lines.extend(history(of));
    part(&say!("account-formations"), lines)
}

/// Returns a comparison of historical losses with losses in the match, one line for each side.
pub(super) fn history(of: &Report) -> Vec<String> {
    let (Some(history), Some(last)) = (of.history, of.turns.last()) else { return Vec::new() };
    let line = |side: Side| {
        let (here, then) = (amount(last.lost[side]), amount(history[side]));
        say!("account-here-and-then", side = &of.sides[side], here, then)
    };
    Side::BOTH.map(line).into()
}

fn turning(of: &Report) -> Vec<String> {
    let lines = of.turning.iter().flat_map(|one| {
        let (before, after) = (lead(of, one.before), lead(of, one.after));
        let head = say!("account-turning-point", when = &one.when, move = one.n, before, after);
        std::iter::once(head).chain(one.what.iter().map(|line| format!("  {}", written(line))))
    });
    part(&say!("account-turning-points"), lines.collect())
}

/// Describes which side leads and by how many points. `usa` is the Union's lead, negative if the
/// Union is behind.
pub(super) fn lead(of: &Report, usa: Sixteenths) -> String {
    match usa.sixteenths() {
        0 => say!("account-tied"),
        ahead if ahead > 0 => say!("account-ahead", side = &of.sides.usa, points = amount(usa)),
        _ => {
            let points = amount(Sixteenths::ZERO - usa);
            say!("account-ahead", side = &of.sides.csa, points)
        }
    }
}

fn luck(of: &Report) -> Vec<String> {
    part(&say!("account-dice"), dice(of).into())
}

/// Returns the number of dice and their average for each side, one line for each.
pub(super) fn dice(of: &Report) -> [String; 2] {
    Side::BOTH
        .map(|side| say!("account-of-side", side = &of.sides[side], what = rolled(of.luck[side])))
}

fn rolled(luck: Luck) -> String {
    let Some(average) = luck.average() else { return say!("account-no-dice") };
    let off = i64::from(average) - 350;
    let sign = if off < 0 { '−' } else { '+' };
    let hundredths = |value: u64| format!("{}.{:02}", value / 100, value % 100);
    let off = format!("{sign}{}", hundredths(off.unsigned_abs()));
    say!("account-rolled", dice = luck.dice, average = hundredths(average.into()), off)
}

fn highlights(of: &Report) -> Vec<String> {
    part(&say!("account-events"), events(of))
}

/// Returns the highlights, one per line.
pub(super) fn events(of: &Report) -> Vec<String> {
    let line = |highlight: &super::HighlightSeen| {
        say!(
            "account-event",
            when = &highlight.when,
            side = &of.sides[highlight.side],
            what = &highlight.what
        )
    };
    of.highlights.iter().map(line).collect()
}

/// Formats an amount of points for players.
pub(super) fn amount(value: Sixteenths) -> String {
    written(&value.to_string())
}

fn amounts(values: &PerSide<Sixteenths>) -> PerSide<String> {
    PerSide::from_fn(|side| amount(values[side]))
}

/// Pads the name of a side to the column width.
fn short(of: &Report, side: Side) -> String {
    format!("{:<12}", of.sides[side])
}
