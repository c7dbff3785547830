//! Read requests: the position, the log, earlier positions, lines of sight.

use kernel::say;
use kernel::{Chances, HexNumber, Level, Reader, Side};
use serde::Deserialize;
use serde_json::{Value, json};
use session::{Foretold, Glimpse, OptionOdds, Verdict, report};

use super::{Answer, At, PAGE, SAVE, TEXT};
use crate::Lobby;
use crate::live::answer::Ahead;
use crate::live::{Cursor, Live};
use crate::refused::Refused;
use crate::seats::{Holder, alone};
use crate::snapshot::{LogSeen, Snapshot, options_seen};

/// Query for the view of a side.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct ViewQuery {
    pub(super) r#as: Option<Side>,
}

/// Query for a range of the log.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct LogQuery {
    r#as: Option<Side>,
    #[serde(default)]
    from: usize,
    to: Option<usize>,
}

/// Query for the line of sight between two hexes.
#[derive(Debug, Deserialize)]
pub(super) struct LosQuery {
    r#as: Option<Side>,
    from: String,
    to: String,
}

/// Query for the reason why an option is illegal.
#[derive(Debug, Deserialize)]
pub(super) struct WhyQuery {
    id: String,
}

/// Query for the odds of one option. If no option is named, the query is for the odds of all
/// options.
#[derive(Debug, Deserialize)]
pub(super) struct OddsQuery {
    id: Option<String>,
    rev: Option<usize>,
}

/// Query for the hexes within reach at a revision of the match. Without a revision, the query
/// refers to the current one.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct ReachQuery {
    rev: Option<usize>,
}

/// Query for the effect of an option, at the revision of the match that offers the option.
#[derive(Debug, Deserialize)]
pub(super) struct AheadQuery {
    id: String,
    rev: Option<usize>,
}

/// Format of a report. The default is JSON.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Form {
    #[default]
    Figures,
    Text,
    Page,
}

/// Query for a report, with the format of the reply.
#[derive(Clone, Copy, Debug, Deserialize)]
pub(super) struct ReportQuery {
    #[serde(default)]
    form: Form,
}

/// Query for a hint, with the level of the bot that gives it.
#[derive(Debug, Deserialize)]
pub(super) struct HintQuery {
    level: Option<String>,
}

/// Query for a review of a side's decision, with the level of the bot that reviews it.
#[derive(Debug, Deserialize)]
pub(super) struct ReviewQuery {
    r#as: Option<Side>,
    level: Option<String>,
}

impl<H: Lobby> At<'_, H> {
    /// Handles `GET /api/matches/{id}`.
    pub(super) fn state(&self, whose: ViewQuery) -> Result<Answer, Refused> {
        self.look(whose.r#as, |live, holder, reader| {
            Ok(Answer::json(&Snapshot::of(live, holder, reader, Cursor::default())))
        })
    }

    /// Handles `GET /api/matches/{id}/log`.
    pub(super) fn log(&self, piece: LogQuery) -> Result<Answer, Refused> {
        let to = piece.to.unwrap_or(usize::MAX);
        self.look(piece.r#as, |live, holder, reader| {
            Ok(Answer::json(&LogSeen::between(live, holder, reader, piece.from..to)))
        })
    }

    /// Handles `GET /api/matches/{id}/at/{n}`.
    pub(super) fn past(&self, n: usize, whose: ViewQuery) -> Result<Answer, Refused> {
        let look = self.look(whose.r#as, |live, holder, reader| live.past(n, holder, reader))?;
        // The view is computed here, after the match is unlocked.
        let Glimpse { facts, view, picture } = look()?;
        Ok(Answer::json(&json!({ "n": n, "facts": facts, "view": view, "picture": picture })))
    }

    /// Handles `GET /api/matches/{id}/account`.
    pub(super) fn account(&self, told: ReportQuery) -> Result<Answer, Refused> {
        let (report, heading) = self.look(None, |live, _, _| {
            if !live.is_open() {
                let why = say!("report-after-end");
                return Err(Refused::conflict("running", why));
            }
            Ok((live.game.report(), self.heading(live)))
        })?;
        // The report is computed here, after the match is unlocked.
        let report = report()?;
        Ok(match told.form {
            Form::Figures => Answer::json(&report),
            Form::Text => Answer { kind: TEXT, body: report::text(&heading, &report), tag: None },
            Form::Page => Answer { kind: PAGE, body: report::page(&heading, &report), tag: None },
        })
    }

    /// Returns the heading of a report: the game and the scenario.
    fn heading(&self, live: &Live) -> String {
        let named = self.lobby.package_index().package(&live.about.game).ok().map(|package| {
            let scenarios = package.edition.scenarios();
            let scenario = scenarios.into_iter().find(|listed| listed.id == live.about.scenario);
            let scenario =
                scenario.map_or_else(|| live.about.scenario.clone(), |listed| listed.name);
            format!("{}: {scenario}", package.edition.title())
        });
        named.unwrap_or_else(|| live.about.game.clone())
    }

    /// Handles `GET /api/matches/{id}/los`.
    pub(super) fn los(&self, ends: &LosQuery) -> Result<Answer, Refused> {
        self.look(ends.r#as, |live, _, reader| {
            let decides = || live.game.decision().map(|decision| decision.side);
            let side = match reader {
                Reader::Side(side) => side,
                Reader::Everybody | Reader::Referee => decides().unwrap_or(Side::Usa),
            };
            let (from, to) = (hex(&ends.from)?, hex(&ends.to)?);
            let sight = live.game.sight(from, to, side);
            sight.map(|sight| Answer::json(&sight)).ok_or_else(|| Refused::unknown("hex"))
        })
    }

    /// Handles `GET /api/matches/{id}/reach`.
    pub(super) fn reach(&self, since: ReachQuery) -> Result<Answer, Refused> {
        let reach = |live: &Live, _| Ok(Answer::json(&live.game.reach().unwrap_or_default()));
        self.asks_unless_passed(since.rev, &json!([]), reach)
    }

    /// Handles `GET /api/matches/{id}/why`.
    pub(super) fn why(&self, which: &WhyQuery) -> Result<Answer, Refused> {
        self.asks(|live, _| {
            Ok(Answer::json(&match live.game.why(&which.id)? {
                Verdict::Legal => json!({ "id": which.id, "legal": true }),
                Verdict::Illegal(reason) => {
                    let mut verdict = json!(reason);
                    verdict["legal"] = json!(false);
                    verdict
                }
            }))
        })
    }

    /// Handles `GET /api/matches/{id}/odds`.
    pub(super) fn odds(&self, about: &OddsQuery) -> Result<Answer, Refused> {
        self.asks_unless_passed(about.rev, &json!([]), |live, _| {
            Ok(Answer::json(&for_page(live.game.odds(about.id.as_deref())?)))
        })
    }

    /// Handles `GET /api/matches/{id}/ahead`.
    pub(super) fn ahead(&self, whither: &AheadQuery) -> Result<Answer, Refused> {
        let AheadQuery { id, rev } = whither;
        self.asks_unless_passed(*rev, &json!({ "id": id, "back": false }), |live, holder| {
            let Ahead { back, then } = live.ahead(holder, id)?;
            let Some((then, next)) = then else {
                return Ok(Answer::json(&json!({ "id": id, "back": back })));
            };
            Ok(Answer::json(&json!({
                "id": id, "back": back, "kind": next.kind, "prompt": next.prompt,
                "reach": then.reach().unwrap_or_default(), "odds": for_page(then.odds(None)?),
                "options": options_seen(&*then, next.options),
            })))
        })
    }

    /// Handles `GET /api/matches/{id}/reference`.
    pub(super) fn reference(&self) -> Result<Answer, Refused> {
        self.look(None, |live, _, _| Ok(Answer::json(&live.game.reference())))
    }

    /// Handles `GET /api/matches/{id}/briefing`.
    pub(super) fn briefing(&self) -> Result<Answer, Refused> {
        self.look(None, |live, _, _| Ok(Answer::json(&live.game.briefing())))
    }

    /// Handles `GET /api/matches/{id}/lesson`.
    pub(super) fn lesson(&self) -> Result<Answer, Refused> {
        self.look(None, |live, _, _| {
            let none = || Refused::unknown("`lesson`: this match is not a lesson");
            live.game.lesson().map(Answer::json).ok_or_else(none)
        })
    }

    /// Handles `GET /api/matches/{id}/hint`.
    pub(super) fn hint(&self, adviser: &HintQuery) -> Result<Answer, Refused> {
        self.asks(|live, _| {
            let level = Level::of_adviser(adviser.level.as_deref());
            let level = level.ok_or_else(|| Refused::unknown("level"))?;
            Ok(Answer::json(&live.game.hint(level)))
        })
    }

    /// Handles `GET /api/matches/{id}/at/{n}/hint`.
    pub(super) fn review(&self, n: usize, reviewer: &ReviewQuery) -> Result<Answer, Refused> {
        let named = reviewer.level.as_deref();
        let known = |id| Level::from_id(id).ok_or_else(|| Refused::unknown("level"));
        let level = named.map(known).transpose()?;
        let look =
            self.look(reviewer.r#as, |live, holder, reader| live.review(n, level, holder, reader))?;
        // The review is computed here, after the match is unlocked.
        Ok(Answer::json(&look()?))
    }

    /// Handles `GET /api/matches/{id}/save`.
    pub(super) fn save(&self) -> Result<Answer, Refused> {
        self.lobby.look(self.id, |live| {
            let holder = live.holder(self.key)?;
            if holder != Holder::Both && !live.is_open() && !alone(&live.seats, holder) {
                let why = say!("save-after-end");
                return Err(Refused::wrong_seat(why));
            }
            Ok(Answer { kind: SAVE, body: live.save(self.lobby.match_store())?, tag: None })
        })
    }

    /// Calls `look` with the match, the seats that the client's key opens, and the reader for the
    /// requested side.
    fn look<T>(
        &self,
        wanted: Option<Side>,
        look: impl FnOnce(&Live, Holder, Reader) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.lobby.look(self.id, |live| {
            let holder = live.holder(self.key)?;
            look(live, holder, live.reader(holder, wanted)?)
        })
    }

    /// Answers a query about a decision at a given revision of the match. If the match has moved
    /// on, the reply contains `passed`, since this is not an error of the client.
    fn asks_unless_passed(
        &self,
        rev: Option<usize>,
        passed: &Value,
        ask: impl FnOnce(&Live, Holder) -> Result<Answer, Refused>,
    ) -> Result<Answer, Refused> {
        self.lobby.look(self.id, |live| {
            let holder = live.holder(self.key)?;
            if rev.is_some_and(|rev| live.check_current(holder, rev).is_err()) {
                return Ok(Answer::json(passed));
            }
            live.check_asks(holder)?;
            ask(live, holder)
        })
    }

    /// Answers a query about the pending decision.
    fn asks(
        &self,
        ask: impl FnOnce(&Live, Holder) -> Result<Answer, Refused>,
    ) -> Result<Answer, Refused> {
        self.lobby.look(self.id, |live| {
            let holder = live.holder(self.key)?;
            live.check_asks(holder)?;
            ask(live, holder)
        })
    }
}

/// Converts odds to the form that pages show for any rule system.
fn for_page(odds: Vec<OptionOdds<Foretold>>) -> Vec<OptionOdds<Chances>> {
    let told = |of: OptionOdds<Foretold>| OptionOdds {
        id: of.id,
        odds: of.odds.into_iter().map(|foretold| foretold.chances).collect(),
    };
    odds.into_iter().map(told).collect()
}

fn hex(number: &str) -> Result<HexNumber, Refused> {
    number.parse().map_err(Refused::malformed)
}
