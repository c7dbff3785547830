//! The same as one page with charts, to be looked at and passed on.

use std::fmt::Write as _;

use kernel::{PerSide, Side};
use laboratory::balance::{Balance, ByTurn, Effect, Ended, Part};
use laboratory::statistics::Interval;

use super::{Report, figure, percent};
use crate::commands::simulate::named;

/// How wide a bar can be.
const WIDTH: f64 = 320.0;
/// How high a chart of lines is.
const HEIGHT: f64 = 160.0;
/// The sides; each is named as well.
const COLOURS: PerSide<&str> = PerSide { usa: "#2b5d9b", csa: "#8a6d3b" };

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#222;background:#fff}table{border-collapse:collapse;margin:.5rem 0 1.5rem}td,th{padding:.15rem .6rem;\
text-align:left;vertical-align:middle}td.n{font-variant-numeric:tabular-nums;white-space:nowrap}h2{margin-top:2.5rem}\
svg{display:block}.key b{padding:0 .4rem;color:#fff}";

/// The page.
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
    let Report { scenario: _, name, usa, csa, balance } = report;
    let Balance {
        games,
        winners,
        levels,
        lead,
        decisions,
        turns,
        points,
        losses,
        history,
        by_turn,
        feats,
        options,
    } = balance;
    let [blue, brown] = [COLOURS.usa, COLOURS.csa];
    put(page, &format!("<h2>{}</h2>", escaped(name)));
    put(
        page,
        &format!(
            "<p class=\"key\">{games} games, <b style=\"background:{blue}\">Union</b> {usa}, \
             <b style=\"background:{brown}\">Confederacy</b> {csa}. The Union's lead at the end: {} points. Length: \
             {} decisions, {} turns. Figures in brackets bound what is meant at 95 %.</p>",
            figure(*lead),
            figure(*decisions),
            figure(*turns)
        ),
    );
    table(page, "Winners", winners.iter().map(|(who, share)| share_row(named(who), "", *share)));
    table(page, "Levels of victory", levels.iter().map(ended));
    table(page, "Points a game, by source", parts(points));
    table(page, "Strength missing at the end: worn, broken or gone", parts(losses));
    if let Some(lost) = history {
        put(
            page,
            &format!("<p>In history: Union {:.0}, Confederacy {:.0}.</p>", lost.usa, lost.csa),
        );
    }
    put(page, "<h3>Strength missing after each turn</h3>");
    put(page, &curves(by_turn));
    table(
        page,
        "The Union's lead where an event was played, against where it was not",
        effects(feats),
    );
    table(page, "What an optional rule changes in it, over the same seeds", effects(options));
}

fn table(page: &mut String, title: &str, rows: impl Iterator<Item = String>) {
    let rows: String = rows.collect();
    if !rows.is_empty() {
        put(page, &format!("<h3>{title}</h3><table>{rows}</table>"));
    }
}

fn ended(Ended { winner, level, share }: &Ended) -> String {
    share_row(named(winner.map_or("nobody", Side::id)), level, *share)
}

fn share_row(whose: &str, what: &str, share: Interval) -> String {
    row(whose, what, &percent(share), &bar(0.0, share.value * WIDTH, "#555"))
}

fn parts(parts: &[Part]) -> impl Iterator<Item = String> {
    let most = parts.iter().map(|part| part.value.value.abs()).fold(1.0, f64::max);
    parts.iter().map(move |Part { side, source, value }| {
        let drawn = bar(0.0, value.value.abs() / most * WIDTH, COLOURS[*side]);
        row(named(side.id()), source, &figure(*value), &drawn)
    })
}

fn effects(effects: &[Effect]) -> impl Iterator<Item = String> {
    let reach = |lead: &Interval| lead.low.abs().max(lead.high.abs());
    let most = effects.iter().map(|effect| reach(&effect.lead)).fold(1.0, f64::max);
    effects.iter().map(move |Effect { side, what, games, lead }| {
        let at = |points: f64| (points / most + 1.0) * WIDTH / 2.0;
        let colour = COLOURS[if lead.value < 0.0 { Side::Csa } else { Side::Usa }];
        let drawn = format!(
            "<svg width=\"{WIDTH}\" height=\"16\" role=\"img\" aria-label=\"{}\"><line x1=\"{m}\" x2=\"{m}\" \
             y1=\"0\" y2=\"16\" stroke=\"#999\"/><line x1=\"{:.1}\" x2=\"{:.1}\" y1=\"8\" y2=\"8\" \
             stroke=\"{colour}\" stroke-width=\"3\"/><circle cx=\"{:.1}\" cy=\"8\" r=\"5\" fill=\"{colour}\"/></svg>",
            figure(*lead),
            at(lead.low),
            at(lead.high),
            at(lead.value),
            m = WIDTH / 2.0
        );
        let whose = side.map_or("", |side| named(side.id()));
        row(whose, what, &format!("{} in {games} games", figure(*lead)), &drawn)
    })
}

fn row(whose: &str, what: &str, figures: &str, drawn: &str) -> String {
    let what = escaped(what);
    format!(
        "<tr><td>{whose}</td><td>{what}</td><td class=\"n\">{figures}</td><td>{drawn}</td></tr>"
    )
}

fn bar(from: f64, length: f64, colour: &str) -> String {
    format!(
        "<svg width=\"{WIDTH}\" height=\"14\" aria-hidden=\"true\"><rect x=\"{from:.1}\" width=\"{length:.1}\" \
         height=\"14\" fill=\"{colour}\"/></svg>"
    )
}

/// What each side misses, turn by turn.
fn curves(by_turn: &[ByTurn]) -> String {
    let all = by_turn.iter().flat_map(|at| [at.lost.usa.value, at.lost.csa.value]);
    let most = all.fold(1.0, f64::max);
    let x = |index: usize| 30.0 + index as f64 * 2.0 * WIDTH / by_turn.len().max(2) as f64;
    let y = |lost: f64| (HEIGHT - 20.0) * (1.0 - lost / most) + 5.0;
    let mut drawn = format!(
        "<svg width=\"{:.0}\" height=\"{HEIGHT}\" role=\"img\" aria-label=\"Strength missing after each turn\">",
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
