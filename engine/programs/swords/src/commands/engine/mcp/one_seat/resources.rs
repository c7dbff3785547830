//! Documents of a match that a client reads once: the rules, the map and the report.

use kernel::{Article, Ground};
use session::api::{Request, Response};
use session::report;

use super::{OneSeat, Refusal, words};

/// Document that a client can read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Resource {
    pub(crate) uri: &'static str,
    pub(crate) name: &'static str,
    /// Title for the person who watches the client.
    pub(crate) title: &'static str,
    /// Description of the document, for a client that has no other documentation.
    pub(crate) about: &'static str,
    pub(super) text: fn(&mut OneSeat) -> Result<String, Refusal>,
}

/// All documents that a seat offers.
pub(crate) static RESOURCES: [Resource; 4] = [
    Resource {
        uri: "swords://briefing",
        name: "briefing",
        title: "Briefing",
        about: "The battle in short: both armies, the length of the game and what wins.",
        text: briefing,
    },
    Resource {
        uri: "swords://rules",
        name: "rules",
        title: "Rules",
        about: "All terms, rules and charts, worded for the options of this match.",
        text: |seat| Ok(rules(seat)),
    },
    Resource {
        uri: "swords://map",
        name: "map",
        title: "Map",
        about: "Every hex with its terrain, its elevation in levels, and whether a road runs through it.",
        text: map,
    },
    Resource {
        uri: "swords://account",
        name: "account",
        title: "Match report",
        about: "After the match: points by source, losses, turning points and the dice of each side.",
        text: account,
    },
];

fn briefing(seat: &mut OneSeat) -> Result<String, Refusal> {
    Ok(match seat.response(Request::Briefing {})? {
        Response::Briefing(Some(briefing)) => briefing.lines().join("\n"),
        Response::Briefing(None) => String::new(),
        other => words::of(&other),
    })
}

fn rules(seat: &OneSeat) -> String {
    let reference = seat.reference();
    let cards = reference.cards.iter().map(|card| format!("{}: {}", card.name, card.text));
    let mut chapter = "";
    let mut articles = Vec::new();
    for Article { id, chapter: own, title, text, .. } in &reference.articles {
        if chapter != own {
            chapter = own;
            articles.push(format!("\n# {own}"));
        }
        articles.push(format!("{title} ({id}): {text}"));
    }
    let charts = reference.charts.iter().flat_map(kernel::Panel::lines);
    words::lines(cards.chain(articles).chain(charts))
}

fn map(seat: &mut OneSeat) -> Result<String, Refusal> {
    let hex = |of: &Ground| {
        let road = if of.road { ", road" } else { "" };
        format!("{}, level {}{road}", of.name, of.level)
    };
    Ok(match seat.response(Request::Ground {})? {
        Response::Ground(hexes) => words::lines(hexes.iter().map(hex)),
        other => words::of(&other),
    })
}

fn account(seat: &mut OneSeat) -> Result<String, Refusal> {
    let scenario = seat.game.setup().scenario.clone();
    Ok(match seat.response(Request::Report {})? {
        Response::Report(of) => report::text(&scenario, &of),
        other => words::of(&other),
    })
}
