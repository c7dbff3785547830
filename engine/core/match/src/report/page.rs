//! The report on a match as one HTML page that needs no other files and no scripts.

use std::fmt::Write as _;

use kernel::words::Language;
use kernel::{PerSide, Side, Sixteenths, say, written};

use super::words::{amount, dice, events, history, lead};
use super::{Report, Stand};

const STYLE: &str = "
:root { color-scheme: light dark; --ink: #241d12; --paper: #fffdf6; --line: #cdbf9c; --usa: #1f3a68; --csa: #5b4630 }
@media (prefers-color-scheme: dark) { :root { --ink: #f0e9d8; --paper: #1b1a17; --line: #4b4536; --usa: #9fbcec; --csa: #d9bd96 } }
body { font: 1rem/1.4 system-ui, 'DejaVu Sans', sans-serif; max-width: 52rem; margin: 1rem auto; padding: 0 1rem; color: var(--ink); background: var(--paper) }
table { border-collapse: collapse; font-size: .9rem } td, th { border-bottom: 1px solid var(--line); padding: .15rem .6rem .15rem 0; text-align: right }
th:first-child, td:first-child { text-align: left } .usa { color: var(--usa) } .csa { color: var(--csa) } .wide { overflow: auto }
svg { width: 100%; border: 1px solid var(--line) } .curve path { fill: none; stroke-width: 2.5 } path.usa { stroke: var(--usa) }
path.csa { stroke: var(--csa); stroke-dasharray: 5 3 } path.axis { stroke: var(--line) }
";

/// Returns the HTML page of a report, below the given heading.
pub fn page(heading: &str, of: &Report) -> String {
    let mut html = String::new();
    let (title, language) = (plain(heading), Language::spoken().tag());
    push(
        &mut html,
        format_args!(
            "<!doctype html>\n<html lang=\"{language}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>{title}</title><style>{STYLE}</style></head><body>\n<h1>{title}</h1>\n"
        ),
    );
    if let Some(end) = &of.end {
        push(&mut html, format_args!("<p>{}</p>\n", plain(end)));
    }
    curve(&mut html, of);
    turns(&mut html, of);
    points(&mut html, of);
    formations(&mut html, of);
    list(&mut html, &say!("account-history"), &history(of));
    turning(&mut html, of);
    list(&mut html, &say!("account-dice"), &dice(of));
    list(&mut html, &say!("account-events"), &events(of));
    html.push_str("</body></html>\n");
    html
}

/// Draws a chart of the points of each side by turn.
fn curve(html: &mut String, of: &Report) {
    let none = PerSide { usa: Sixteenths::ZERO, csa: Sixteenths::ZERO };
    let points: Vec<_> =
        std::iter::once(none).chain(of.turns.iter().map(|turn| turn.points)).collect();
    let all = || points.iter().flat_map(|at| Side::BOTH.map(|side| at[side].sixteenths()));
    let (least, most) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(16));
    let last = points.len().saturating_sub(1).max(1);
    let x = |index: usize| 8 + 284 * index / last;
    let y = |value: i32| 92 - 84 * (value - least) / (most - least);
    push(
        html,
        format_args!(
            "<svg class=\"curve\" viewBox=\"0 0 300 100\" role=\"img\" aria-label=\"{}\"><path class=\"axis\" d=\"M8 {}H292\"/>",
            plain(&say!("account-points-by-turn")),
            y(0)
        ),
    );
    for side in Side::BOTH {
        let steps = points.iter().enumerate().map(|(index, at)| {
            format!(
                "{}{} {}",
                if index == 0 { 'M' } else { 'L' },
                x(index),
                y(at[side].sixteenths())
            )
        });
        push(
            html,
            format_args!("<path class=\"{}\" d=\"{}\"/>", class(side), steps.collect::<String>()),
        );
    }
    html.push_str("</svg>\n");
}

fn turns(html: &mut String, of: &Report) {
    let csa = plain(&of.sides.csa);
    push(
        html,
        format_args!(
            "<h2>{}</h2><table><tr><th></th><th>{}</th><th>{csa}</th><th>{}</th><th>{csa}</th></tr>\n",
            plain(&say!("account-by-turns")),
            plain(&say!("account-points-of", side = &of.sides.usa)),
            plain(&say!("account-lost-of", side = &of.sides.usa))
        ),
    );
    for Stand { when, points, lost } in &of.turns {
        let [a, b, c, d] = [points.usa, points.csa, lost.usa, lost.csa].map(amount);
        push(
            html,
            format_args!(
                "<tr><th>{}</th><td>{a}</td><td>{b}</td><td>{c}</td><td>{d}</td></tr>\n",
                plain(when)
            ),
        );
    }
    html.push_str("</table>\n");
}

fn points(html: &mut String, of: &Report) {
    push(html, format_args!("<h2>{}</h2><table>\n", plain(&say!("account-points"))));
    for own in &of.points {
        push(
            html,
            format_args!(
                "<tr class=\"{}\"><th>{}</th><td>{}</td><td>{}</td></tr>\n",
                class(own.side),
                plain(&of.sides[own.side]),
                amount(own.points),
                plain(&own.source)
            ),
        );
    }
    html.push_str("</table>\n");
}

fn formations(html: &mut String, of: &Report) {
    let heading = plain(&say!("account-formations-and-turns"));
    push(html, format_args!("<h2>{heading}</h2><div class=\"wide\"><table><tr><th></th>"));
    of.turns.iter().for_each(|turn| push(html, format_args!("<th>{}</th>", plain(&turn.when))));
    let known = of.formations.iter().any(|own| own.history.is_some());
    if known {
        push(html, format_args!("<th>{}</th>", plain(&say!("account-historical"))));
    }
    html.push_str("</tr>\n");
    for own in &of.formations {
        push(
            html,
            format_args!("<tr class=\"{}\"><th>{}</th>", class(own.side), plain(&own.formation)),
        );
        let lost = own.lost.iter().chain(&own.history);
        lost.for_each(|lost| push(html, format_args!("<td>{}</td>", amount(*lost))));
        html.push_str("</tr>\n");
    }
    html.push_str("</table></div>\n");
}

fn turning(html: &mut String, of: &Report) {
    push(html, format_args!("<h2>{}</h2><ul>\n", plain(&say!("account-turning-points"))));
    for one in &of.turning {
        push(
            html,
            format_args!(
                "<li>{}: {} → {}. {}</li>\n",
                plain(&one.when),
                plain(&lead(of, one.before)),
                plain(&lead(of, one.after)),
                plain(&one.what.join("; "))
            ),
        );
    }
    html.push_str("</ul>\n");
}

fn list(html: &mut String, title: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    push(html, format_args!("<h2>{}</h2><ul>\n", plain(title)));
    lines.iter().for_each(|line| push(html, format_args!("<li>{}</li>\n", plain(line))));
    html.push_str("</ul>\n");
}

const fn class(side: Side) -> &'static str {
    match side {
        Side::Usa => "usa",
        Side::Csa => "csa",
    }
}

/// Escapes a string for HTML, and writes fractions as mixed numbers such as `9½`.
fn plain(text: &str) -> String {
    written(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn push(html: &mut String, words: std::fmt::Arguments<'_>) {
    html.write_fmt(words).expect("a text takes what is written");
}
