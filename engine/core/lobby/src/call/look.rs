//! Read requests. The match answers most of them.

use kernel::say;
use kernel::{Chances, HexNumber, Level, Reader, Side};
use serde::Deserialize;
use serde_json::{Value, json};
use session::api::{Ahead, Next, Reply, Request, Response};
use session::{Foretold, Glimpse, OptionOdds, report};

use crate::Lobby;
use crate::call::answer::{Answer, PAGE, SAVE, TEXT};
use crate::call::at::At;
use crate::call::matches::Made;
use crate::call::work::Work;
use crate::live::{Cursor, Live};
use crate::make;
use crate::match_store::Kind;
use crate::refused::Refused;
use crate::seats::{Holder, alone};
use crate::snapshot::{LogSeen, Snapshot};

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

/// Parameters of a request to a match. Each request uses some of them.
#[derive(Debug, Deserialize)]
pub(super) struct Given {
    r#as: Option<Side>,
    rev: Option<usize>,
    id: Option<String>,
    then: Option<String>,
    level: Option<String>,
    from: Option<String>,
    to: Option<String>,
}

impl Given {
    /// Returns the id of an option.
    pub(super) fn id(&self) -> Result<String, Refused> {
        needed(self.id.as_ref(), "id").cloned()
    }

    /// Returns the ids of the options that follow, which spaces separate.
    pub(super) fn then(&self) -> Vec<String> {
        self.then.iter().flat_map(|ids| ids.split_whitespace()).map(str::to_owned).collect()
    }

    /// Returns the id of an option. `None` for all options.
    pub(super) fn any_id(&self) -> Option<String> {
        self.id.clone()
    }

    /// Returns the level of the bot that is asked. `None` for the usual level.
    pub(super) fn level(&self) -> Result<Option<Level>, Refused> {
        let known = |id| Level::from_id(id).ok_or_else(|| Refused::unknown("level"));
        self.level.as_deref().map(known).transpose()
    }

    /// Returns the hexes at the ends of a line of sight.
    pub(super) fn ends(&self) -> Result<(HexNumber, HexNumber), Refused> {
        let hex = |number: &String| number.parse().map_err(Refused::malformed);
        Ok((hex(needed(self.from.as_ref(), "from")?)?, hex(needed(self.to.as_ref(), "to")?)?))
    }
}

fn needed<'a>(given: Option<&'a String>, field: &str) -> Result<&'a String, Refused> {
    let missing = || format!("cannot read the query after `?`: missing field `{field}`");
    given.ok_or_else(|| Refused::malformed(missing()))
}

/// A request to a match, with the side and the revision that the page names.
#[derive(Debug)]
pub(super) struct Question {
    pub(super) request: Request,
    /// Side whose view the page requests.
    wanted: Option<Side>,
    /// Revision of the match that the page shows. `None` for the current one.
    rev: Option<usize>,
}

impl Question {
    /// Builds the question from a request and its parameters.
    pub(super) const fn of(request: Request, given: &Given) -> Self {
        Self { request, wanted: given.r#as, rev: given.rev }
    }

    /// Builds the question that every visitor of the match may ask.
    pub(super) const fn plain(request: Request) -> Self {
        Self { request, wanted: None, rev: None }
    }

    /// Returns the kind of work that the request causes, by which the server chooses its queue.
    pub(super) const fn work(&self) -> Work {
        match &self.request {
            Request::Past { .. } => Work::Back,
            Request::Hint { .. } => Work::Advice,
            _ => Work::Usual,
        }
    }

    /// Returns the empty reply that the page gets if the match has changed since the page showed
    /// it. `None` if the match answers the request at any revision.
    fn passed(&self) -> Option<Value> {
        match &self.request {
            Request::Reach {} | Request::Odds { .. } => Some(json!([])),
            Request::Ahead { id, .. } => Some(json!({ "id": id, "back": false })),
            _ => None,
        }
    }
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

    /// Handles the requests that a match answers. The page gets the response in its own form.
    pub(super) fn ask(&self, question: Question) -> Result<Answer, Refused> {
        let n = match question.request {
            Request::Past { n } => n,
            _ => 0,
        };
        let passed = question.passed();
        let rev = question.rev.filter(|_| passed.is_some());
        let response = self.response(Question { rev, ..question })?;
        Ok(response.map_or_else(|| Answer::json(&passed), |response| for_page(response, n)))
    }

    /// Returns the response of the match. `None` if the match is no longer at the revision that the
    /// page names.
    fn response(&self, question: Question) -> Result<Option<Response>, Refused> {
        let Question { request, wanted, rev } = question;
        let reply = self.lobby.look(self.id, |live| {
            let holder = live.holder(self.key)?;
            if rev.is_some_and(|rev| live.check_current(holder, rev).is_err()) {
                return Ok(None);
            }
            let request = live.counted(request, holder)?;
            let reader = live.asker(&request, holder, wanted)?;
            Ok(Some(live.game.look(&request, reader)?))
        })?;
        // A reply that takes long is computed here, after the match is unlocked.
        Ok(reply.map(Reply::response).transpose()?)
    }

    /// Handles `GET /api/matches/{id}/account`.
    pub(super) fn account(&self, told: ReportQuery) -> Result<Answer, Refused> {
        let heading = self.look(None, |live, _, _| Ok(self.heading(live)))?;
        let response = self.response(Question::plain(Request::Report {}))?;
        let Some(Response::Report(report)) = response else {
            return Err(Refused::unknown("report"));
        };
        Ok(match told.form {
            Form::Figures => Answer::json(&report),
            Form::Text => Answer { kind: TEXT, body: report::text(&heading, &report), tag: None },
            Form::Page => Answer { kind: PAGE, body: report::page(&heading, &report), tag: None },
        })
    }

    /// Returns the heading of a report, which names the game and the scenario.
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

    /// Handles `POST /api/matches/{id}/plan`.
    pub(super) fn plan(&self, whose: ViewQuery) -> Result<Answer, Refused> {
        let (save, title) = self.lobby.look(self.id, |live| {
            let side = self.own_side(live, whose.r#as)?;
            let plan = live.game.look(&Request::Plan { seed: None }, Reader::Side(side))?;
            let Response::Save(lines) = plan.response()? else {
                return Err(Refused::unknown("plan"));
            };
            let save: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
            Ok((save, say!("plan-title", name = self.heading(live))))
        })?;
        Ok(Answer::json(&Made::from(make::bring_titled(self.lobby, &save, Kind::Match, &title)?)))
    }

    /// Handles `GET /api/matches/{id}/letter`.
    pub(super) fn mail_file(&self) -> Result<Answer, Refused> {
        self.lobby.look(self.id, |live| {
            if live.holder(self.key)? == Holder::Spectator {
                return Err(Refused::no_key());
            }
            Ok(Answer { kind: SAVE, body: live.mail_file()?, tag: None })
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
}

/// Converts a response to the JSON that the web page expects. `n` is the number of answers before
/// the position shown. Only responses with an earlier position use it.
fn for_page(response: Response, n: usize) -> Answer {
    match response {
        Response::Odds(odds) => Answer::json(&chances(odds)),
        Response::Reach(reach) => Answer::json(&reach.unwrap_or_default()),
        Response::Ahead(ahead) => Answer::json(&ahead_for_page(*ahead)),
        Response::Hint(hint) => Answer::json(&hint),
        Response::Review(review) => Answer::json(&review),
        Response::Sight(sight) => Answer::json(&sight),
        Response::Rules(reference, _) => Answer::json(&reference),
        Response::Briefing(briefing) => Answer::json(&briefing),
        Response::Lesson(lesson) => Answer::json(&lesson),
        Response::Past(past) => {
            let Glimpse { facts, view, picture } = *past;
            Answer::json(&json!({ "n": n, "facts": facts, "view": view, "picture": picture }))
        }
        other => Answer::json(&other),
    }
}

fn ahead_for_page(ahead: Ahead) -> Value {
    let Ahead { id, back, next } = ahead;
    let Some(Next { kind, prompt, reach, odds, options }) = next else {
        return json!({ "id": id, "back": back });
    };
    let odds = chances(odds);
    json!({
        "id": id, "back": back, "kind": kind, "prompt": prompt, "reach": reach, "odds": odds,
        "options": options,
    })
}

/// Converts odds to the form that pages show for any rule system.
fn chances(odds: Vec<OptionOdds<Foretold>>) -> Vec<OptionOdds<Chances>> {
    let told = |of: OptionOdds<Foretold>| OptionOdds {
        id: of.id,
        odds: of.odds.into_iter().map(|foretold| foretold.chances).collect(),
    };
    odds.into_iter().map(told).collect()
}
