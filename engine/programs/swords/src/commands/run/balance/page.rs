//! Balance report as one HTML page with charts.

use std::fmt::Write as _;

use kernel::{PerSide, Side};
use laboratory::balance::ByTurn;
use laboratory::statistics::Interval;

use super::Report;
use super::sheet::{Measured, Row, Sheet, Table};

/// Width of the longest bar in pixels.
const WIDTH: f64 = 320.0;
/// Height of a line chart in pixels.
const HEIGHT: f64 = 160.0;
/// Colours of the sides. Charts name the sides too.
const COLOURS: PerSide<&str> = PerSide { usa: "#2b5d9b", csa: "#8a6d3b" };

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fff}table{border-collapse:collapse;margin:.5rem 0 1.5rem}td,th{padding:.15rem .6rem;\
text-align:left;vertical-align:middle}td.n{font-variant-numeric:tabular-nums;white-space:nowrap}h2{margin-top:2.5rem}\
svg{display:block}.key b{padding:0 .4rem;color:#fff}";

/// Returns the HTML page with the reports of all scenarios.
pub(super) fn of(title: &str, reports: &[Report]) -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{0}</title><style>{STYLE}</style><h1>{0}</h1>",
        escaped(title)
    );
    for report in reports {
        section(&mut page, report);
    }
    page.push_str("</html>\n");
    page
}

fn section(page: &mut String, report: &Report) {
    let Sheet { name, games, players, summary, before, by_turn, after } = Sheet::of(report);
    let ([usa, csa], [lead, length]) = (players, summary);
    let [blue, brown] = [COLOURS.usa, COLOURS.csa];
    put(page, &format!("<h2>{}</h2>", escaped(name)));
    put(
        page,
        &format!(
            "<p class=\"key\">{games} games, <b style=\"background:{blue}\">Union</b> {usa}, \
             <b style=\"background:{brown}\">Confederacy</b> {csa}. {lead} {length} Brackets show \
             95 % intervals.</p>"
        ),
    );
    before.iter().for_each(|each| table(page, each));
    put(page, "<h3>Strength lost by the end of each turn</h3>");
    put(page, &curves(by_turn));
    after.iter().for_each(|each| table(page, each));
}

fn table(page: &mut String, Table { title, rows, note }: &Table<'_>) {
    if rows.is_empty() && note.is_none() {
        return;
    }
    let most = rows.iter().map(|row| row.figure.reach()).fold(1.0, f64::max);
    let rows: String = rows.iter().map(|each| row(each, most)).collect();
    let note = note.as_ref().map_or(String::new(), |note| format!("<p>{}</p>", escaped(note)));
    put(page, &format!("<h3>{title}</h3><table>{rows}</table>{note}"));
}

fn row(Row { whose, what, figure }: &Row<'_>, most: f64) -> String {
    let (what, told, drawn) = (escaped(what), figure.told(), drawn(*figure, most));
    format!("<tr><td>{whose}</td><td>{what}</td><td class=\"n\">{told}</td><td>{drawn}</td></tr>")
}

impl Measured {
    /// Returns the largest absolute value that a bar must be able to show for this figure.
    fn reach(self) -> f64 {
        match self {
            Self::Share(_) => 1.0,
            Self::Amount(_, figure) => figure.value.abs(),
            Self::Effect(figure, _) => figure.low.abs().max(figure.high.abs()),
        }
    }
}

fn drawn(figure: Measured, most: f64) -> String {
    match figure {
        Measured::Share(share) => bar(share.value * WIDTH, "#555"),
        Measured::Amount(side, value) => bar(value.value.abs() / most * WIDTH, COLOURS[side]),
        Measured::Effect(lead, _) => whisker(lead, most, &figure.told()),
    }
}

/// Draws a difference and its confidence interval as a bar around zero.
fn whisker(lead: Interval, most: f64, told: &str) -> String {
    let at = |points: f64| (points / most + 1.0) * WIDTH / 2.0;
    let colour = COLOURS[if lead.value < 0.0 { Side::Csa } else { Side::Usa }];
    format!(
        "<svg width=\"{WIDTH}\" height=\"16\" role=\"img\" aria-label=\"{told}\"><line x1=\"{m}\" x2=\"{m}\" y1=\"0\" \
         y2=\"16\" stroke=\"#999\"/><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"8\" y2=\"8\" stroke=\"{colour}\" \
         stroke-width=\"3\"/><circle cx=\"{:.1}\" cy=\"8\" r=\"5\" fill=\"{colour}\"/></svg>",
        at(lead.low),
        at(lead.high),
        at(lead.value),
        m = WIDTH / 2.0
    )
}

fn bar(length: f64, colour: &str) -> String {
    format!(
        "<svg width=\"{WIDTH}\" height=\"14\" aria-hidden=\"true\"><rect width=\"{length:.1}\" height=\"14\" \
         fill=\"{colour}\"/></svg>"
    )
}

/// Draws the losses of each side as a chart by turn.
fn curves(by_turn: &[ByTurn]) -> String {
    let all = by_turn.iter().flat_map(|at| [at.lost.usa.value, at.lost.csa.value]);
    let most = all.fold(1.0, f64::max);
    let x = |index: usize| 30.0 + index as f64 * 2.0 * WIDTH / by_turn.len().max(2) as f64;
    let y = |lost: f64| (HEIGHT - 20.0) * (1.0 - lost / most) + 5.0;
    let mut drawn = format!(
        "<svg width=\"{:.0}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"Strength lost by the end of each turn\">",
        30.0 + 2.0 * WIDTH
    );
    for side in Side::BOTH {
        let points: Vec<String> = by_turn
            .iter()
            .enumerate()
            .map(|(index, at)| format!("{:.1},{:.1}", x(index), y(at.lost[side].value)))
            .collect();
        let colour = COLOURS[side];
        put(
            &mut drawn,
            &format!(
                "<polyline points=\"{}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\"/>",
                points.join(" ")
            ),
        );
    }
    for (index, at) in by_turn.iter().enumerate() {
        put(
            &mut drawn,
            &format!(
                "<text x=\"{:.1}\" y=\"{HEIGHT}\" font-size=\"12\">{}</text>",
                x(index),
                at.turn
            ),
        );
    }
    put(
        &mut drawn,
        &format!(
            "<text x=\"0\" y=\"{:.1}\" font-size=\"12\">{most:.0}</text></svg>",
            y(most) + 10.0
        ),
    );
    drawn
}

fn put(page: &mut String, more: &str) {
    writeln!(page, "{more}").expect("a string takes everything");
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}
