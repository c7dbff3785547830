//! Balance report as titled tables, rendered by both the text output and the page.

use kernel::Side;
use laboratory::balance::{Balance, ByTurn, Effect, Ended, Part, Uncompared};
use laboratory::statistics::Interval;

use super::Report;
use crate::commands::run::simulate::named;

/// Report on the balance of one scenario.
pub(super) struct Sheet<'a> {
    pub(super) name: &'a str,
    /// Number of games in the report. The first player plays the Union.
    pub(super) games: u32,
    pub(super) players: [String; 2],
    /// Two sentences about the lead and the length of the games.
    pub(super) summary: [String; 2],
    /// Tables that precede the chart of losses by turn.
    pub(super) before: Vec<Table<'a>>,
    /// Losses of each side by the end of each turn.
    pub(super) by_turn: &'a [ByTurn],
    /// Tables that follow the chart of losses by turn.
    pub(super) after: Vec<Table<'a>>,
}

/// A table with a title and a note.
pub(super) struct Table<'a> {
    pub(super) title: &'static str,
    pub(super) rows: Vec<Row<'a>>,
    /// Historical losses, or the events that the table lacks because too few games allow a
    /// comparison. `None` if there is nothing to note.
    pub(super) note: Option<String>,
}

/// A row of a table, with its value.
pub(super) struct Row<'a> {
    /// Side or player that the row describes. Empty if the row describes both.
    pub(super) whose: &'a str,
    pub(super) what: &'a str,
    pub(super) figure: Measured,
}

/// Value of a row. The variant determines how the row is drawn.
#[derive(Clone, Copy)]
pub(super) enum Measured {
    /// Share of games, with its confidence interval.
    Share(Interval),
    /// Points or strength of one side.
    Amount(Side, Interval),
    /// Change in the Union's lead caused by an effect, and the number of games in which the effect
    /// occurred.
    Effect(Interval, u32),
}

impl<'a> Sheet<'a> {
    /// Builds all tables of a report.
    pub(super) fn of(report: &'a Report) -> Self {
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
            highlights,
            uncompared,
            options,
        } = balance;
        let winners = winners.iter().map(|(who, share)| shared(named(who), "", *share));
        let levels = levels.iter().map(|Ended { winner, level, share }| {
            shared(named(winner.map_or("neither side", Side::id)), level, *share)
        });
        let mut lost = table("Strength lost by the end (worn, broken or gone)", parts(losses));
        lost.note = history.map(|lost| {
            format!("Historically: Union {:.0}, Confederacy {:.0}.", lost.usa, lost.csa)
        });
        let [lead, decisions, turns] = [lead, decisions, turns].map(|figure| figure.amount());
        Self {
            name,
            games: *games,
            players: [usa.to_string(), csa.to_string()],
            summary: [
                format!("Union lead at the end: {lead} points."),
                format!("Length: {decisions} decisions, {turns} turns."),
            ],
            before: vec![
                table("Winners", winners),
                table("Victory levels", levels),
                table("Points per game, by source", parts(points)),
                lost,
            ],
            by_turn,
            after: vec![
                Table {
                    note: left_out(uncompared, *games),
                    ..table(
                        "Effect of each event on the Union lead (played, compared with not played)",
                        effects(highlights),
                    )
                },
                table(
                    "Effect of each optional rule on the Union lead (same seeds)",
                    effects(options),
                ),
            ],
        }
    }
}

impl Measured {
    /// Formats the value for display.
    pub(super) fn told(self) -> String {
        match self {
            Self::Share(share) => share.percent(),
            Self::Amount(_, figure) => figure.amount(),
            Self::Effect(figure, games) => format!("{} in {games} games", figure.amount()),
        }
    }
}

fn table<'a>(title: &'static str, rows: impl Iterator<Item = Row<'a>>) -> Table<'a> {
    Table { title, rows: rows.collect(), note: None }
}

fn shared<'a>(whose: &'a str, what: &'a str, share: Interval) -> Row<'a> {
    Row { whose, what, figure: Measured::Share(share) }
}

fn parts(parts: &[Part]) -> impl Iterator<Item = Row<'_>> {
    parts.iter().map(|Part { side, source, value }| {
        let figure = Measured::Amount(*side, *value);
        Row { whose: named(side.id()), what: source, figure }
    })
}

/// Names the events that were played in too many games, or in too few, to compare.
fn left_out(uncompared: &[Uncompared], all: u32) -> Option<String> {
    let each = uncompared.iter().map(|Uncompared { side, what, games }| {
        format!("{} {what} in {games} of {all}", named(side.id()))
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| format!("Not enough games to compare: {}.", each.join(", ")))
}

fn effects(effects: &[Effect]) -> impl Iterator<Item = Row<'_>> {
    effects.iter().map(|Effect { side, what, games, lead }| {
        let whose = side.map_or("", |side| named(side.id()));
        Row { whose, what, figure: Measured::Effect(*lead, *games) }
    })
}
