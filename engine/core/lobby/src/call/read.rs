//! Parser for requests, with human-readable error messages.

use kernel::words::Language;
use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use session::api;

use super::look::{Given, Question};
use super::play::Action;
use super::{About, Asked, Call};
use crate::key::Key;
use crate::match_store::Kind;
use crate::refused::Refused;

/// An HTTP request, as the server received it.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// HTTP method: `GET`, `POST` or `PUT`.
    pub method: &'a str,
    /// Path of the request from `/api/` on, percent-encoded.
    pub path: &'a str,
    /// Query string, without the `?`.
    pub query: &'a str,
    /// Key of a seat, in hexadecimal. `None` for a spectator.
    pub key: Option<&'a str>,
    /// Preferred languages, in the syntax of `Accept-Language`.
    pub languages: &'a str,
    /// Content type of the body.
    pub kind: &'a str,
    /// Body of the request. Empty for `GET`.
    pub body: &'a [u8],
}

/// Address of the event stream of a match. Every other address returns a single reply.
pub const EVENTS: &str = "/api/matches/{id}/events";

/// Returns the method and address of every request.
pub fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    let methods = WHOLE_METHODS.iter().chain(OF_A_MATCH_METHODS).copied();
    methods.zip(WHOLE.iter().chain(OF_A_MATCH).copied()).chain([("GET", EVENTS)])
}

/// Returns all addresses, without duplicates. Braces enclose parameters.
pub fn addresses() -> impl Iterator<Item = &'static str> {
    let all = || WHOLE.iter().chain(OF_A_MATCH).copied().chain([EVENTS]);
    let is_first =
        move |(place, address): &(usize, &str)| !all().take(*place).any(|it| it == *address);
    all().enumerate().filter(is_first).map(|(_, address)| address)
}

macro_rules! part {
    ($name:ident) => {
        concat!("{", stringify!($name), "}")
    };
    ($text:literal) => {
        $text
    };
}

/// Defines the route table, and the function that maps a request to its call.
macro_rules! routes {
    (
        $addresses:ident, $methods:ident under $root:literal;
        fn $name:ident($request:ident) -> $asked:ty;
        $($method:literal [$($part:tt),*] => $made:expr,)+
    ) => {
        const $addresses: &[&str] = &[$(concat!($root $(, "/", part!($part))*)),+];
        const $methods: &[&str] = &[$($method),+];

        fn $name($request: &Request<'_>, parts: &[&str]) -> Result<$asked, Refused> {
            Ok(match ($request.method, parts) {
                $(($method, [$($part),*]) => $made,)+
                _ => return Err($request.nothing()),
            })
        }
    };
}

routes! {
    WHOLE, WHOLE_METHODS under "/api";
    fn whole(request) -> Asked;
    "GET" ["games"] => Asked::Games,
    "GET" ["levels"] => Asked::Levels,
    "GET" ["games", game] => Asked::Geometry((*game).to_owned()),
    "GET" ["games", game, "map.svg"] => Asked::Land((*game).to_owned()),
    "GET" ["games", game, "paper.svg"] => Asked::Paper((*game).to_owned(), request.asked()?),
    "GET" ["games", game, "counters.svg"] => Asked::Counters((*game).to_owned()),
    "GET" ["seats"] => Asked::Seats(request.key()?.ok_or_else(Refused::no_key)?),
    "GET" ["matches"] => Asked::Matches(request.asked()?),
    "POST" ["matches"] => Asked::Create(request.json()?),
    "POST" ["qr"] => Asked::Code(request.json()?),
    "POST" ["replays"] => Asked::Bring(Kind::Replay, request.text()?),
    "POST" ["saves"] => Asked::Bring(Kind::Match, request.text()?),
    "POST" ["letters"] => Asked::Join(request.text()?),
}

routes! {
    OF_A_MATCH, OF_A_MATCH_METHODS under "/api/matches/{id}";
    fn about(request) -> About;
    "GET" [] => About::State(request.asked()?),
    "GET" ["log"] => About::Log(request.asked()?),
    "GET" ["account"] => About::Account(request.asked()?),
    "GET" ["at", n] => {
        let n = number(n)?;
        request.ask(|_| Ok(api::Request::Past { n }))?
    },
    "GET" ["at", n, "hint"] => {
        let at = Some(number(n)?);
        request.ask(|given| Ok(api::Request::Hint { level: given.level()?, at }))?
    },
    "GET" ["los"] => request.ask(|given| {
        let (from, to) = given.ends()?;
        Ok(api::Request::Sight { from, to })
    })?,
    "GET" ["reach"] => request.ask(|_| Ok(api::Request::Reach {}))?,
    "GET" ["odds"] => request.ask(|given| Ok(api::Request::Odds { id: given.any_id() }))?,
    "GET" ["ahead"] => request.ask(|given| {
        Ok(api::Request::Ahead { id: given.id()?, then: given.then() })
    })?,
    "GET" ["reference"] => About::Ask(Question::plain(api::Request::Rules { about: None })),
    "GET" ["briefing"] => About::Ask(Question::plain(api::Request::Briefing {})),
    "GET" ["lesson"] => About::Ask(Question::plain(api::Request::Lesson {})),
    "GET" ["hint"] => {
        request.ask(|given| Ok(api::Request::Hint { level: given.level()?, at: None }))?
    },
    "GET" ["why"] => request.ask(|given| Ok(api::Request::Why { id: Some(given.id()?) }))?,
    "GET" ["save"] => About::Save,
    "POST" ["choose"] => About::Act(Action::Choose(request.json()?)),
    "POST" ["undo"] => About::Act(Action::Undo(request.json()?)),
    "POST" ["consent"] => About::Act(Action::Consent(request.json()?)),
    "POST" ["end"] => About::Act(Action::End(request.json()?)),
    "PUT" ["seat"] => About::Act(Action::Seat(request.json()?)),
    "PUT" ["moments"] => About::Act(Action::Moments(request.json()?)),
    "POST" ["claim"] => About::Claim(request.json()?),
    "PUT" ["person"] => About::Gather(request.json()?),
    "POST" ["free"] => About::Free(request.json()?),
    "POST" ["chat"] => About::Say(request.json()?),
    "GET" ["notes"] => About::Notes(request.asked()?),
    "PUT" ["notes"] => About::Note(request.asked()?, request.json()?),
    "POST" ["plan"] => About::Plan(request.asked()?),
    "GET" ["alerts"] => About::Alerts(request.asked()?),
    "PUT" ["alerts"] => About::Alert(request.asked()?, request.json()?),
    "GET" ["letter"] => About::MailFile,
    "POST" ["letter"] => About::Act(Action::Receive(request.text()?)),
    "PUT" ["orders"] => About::Act(Action::Orders(request.json()?)),
}

impl Call {
    /// Parses a request.
    ///
    /// # Errors
    /// If the address or method is unknown, or if a parameter is invalid.
    pub fn read(request: &Request<'_>) -> Result<Self, Refused> {
        let language = Language::accepted(request.languages);
        let parts = request.parts()?;
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let asked = match parts.as_slice() {
            ["matches", id, of @ ..] => {
                let key = request.key()?;
                Asked::Match { id: (*id).to_owned(), key, about: about(request, of)? }
            }
            parts => whole(request, parts)?,
        };
        Ok(Self { language, asked })
    }
}

impl Request<'_> {
    /// Returns the percent-decoded segments of the path.
    fn parts(&self) -> Result<Vec<String>, Refused> {
        let path = self.path.strip_prefix("/api/").ok_or_else(|| self.nothing())?;
        let decoded = |part: &str| percent_decode_str(part).decode_utf8().map(Into::into);
        let parts: Result<_, _> = path.split('/').map(decoded).collect();
        parts.map_err(|error| Refused::malformed(format!("cannot read the address: {error}")))
    }

    fn key(&self) -> Result<Option<Key>, Refused> {
        let key = self.key.map(str::parse).transpose();
        key.map_err(|error: crate::key::NoKey| Refused::malformed(error.to_string()))
    }

    /// Deserializes the query string to the parameters of a request.
    fn asked<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        let asked = serde_urlencoded::from_str(self.query);
        let wrong = |error| format!("cannot read the query after `?`: {error}");
        asked.map_err(|error: serde_urlencoded::de::Error| Refused::malformed(wrong(error)))
    }

    /// Builds a request to the match from the parameters in the query string.
    fn ask(
        &self,
        request: impl FnOnce(&Given) -> Result<api::Request, Refused>,
    ) -> Result<About, Refused> {
        let given: Given = self.asked()?;
        Ok(About::Ask(Question::of(request(&given)?, &given)))
    }

    /// Deserializes the body, which must be a JSON object.
    fn json<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        let kind = self.kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Refused::malformed("expected a body of type application/json"));
        }
        // Parse a JSON object first, since serde would also accept a list of the field values.
        let body = serde_json::from_slice::<Map<String, Value>>(self.body);
        let body = body.and_then(|body| serde_json::from_value(Value::Object(body)));
        body.map_err(|error| Refused::malformed(format!("expected one JSON object: {error}")))
    }

    /// Returns the body as a string, if it is UTF-8.
    fn text(&self) -> Result<String, Refused> {
        let text = std::str::from_utf8(self.body);
        let text = text.map_err(|_| Refused::malformed("expected a save or a mail file as text"));
        text.map(str::to_owned)
    }

    /// Returns the error for an unknown address or for a method that the address does not support.
    fn nothing(&self) -> Refused {
        if addresses().any(|address| is_at(address, self.path)) {
            return Refused::wrong_method(self.method, self.path);
        }
        Refused::unknown(&format!("address: {}", self.path))
    }
}

/// Whether a path matches an address pattern. A part that begins with `{` matches anything.
fn is_at(address: &str, path: &str) -> bool {
    let (address, path): (Vec<_>, Vec<_>) =
        (address.split('/').collect(), path.split('/').collect());
    let fits = |(wanted, part): (&&str, &&str)| wanted == part || wanted.starts_with('{');
    address.len() == path.len() && address.iter().zip(&path).all(fits)
}

fn number(text: &str) -> Result<usize, Refused> {
    let expected = || Refused::malformed(format!("expected a whole number, found `{text}`"));
    text.parse().map_err(|_| expected())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(method: &str, path: &str) -> Result<Call, Refused> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let body = br#"{"rev": 1, "ids": ["stop"]}"#;
        let (key, languages, kind) = (None, "", "application/json");
        Call::read(&Request { method, path, query, key, languages, kind, body })
    }

    #[test]
    fn a_request_is_taken_apart_or_said_to_be_wrong() {
        let about = read("POST", "/api/matches/a%2Fb/choose").expect("it is asked");
        assert_eq!(about.about(), Some("a/b"));
        assert_eq!(
            read("GET", "/api/matches/x/at/7?as=usa").expect("asked").work(),
            super::super::Work::Back
        );
        for (method, path, status) in [
            ("GET", "/api/matches/x/choose", 405),
            ("DELETE", "/api/games", 405),
            ("GET", "/api/nothing", 404),
            ("GET", "/api/matches/x/nothing", 404),
            ("GET", "/elsewhere", 404),
            ("GET", "/api/matches/x/at/many", 400),
            ("GET", "/api/matches/x/why", 400),
            ("GET", "/api/matches/x?as=nobody", 400),
            ("GET", "/api/games/%ff", 400),
            ("POST", "/api/matches", 400),
        ] {
            assert_eq!(read(method, path).expect_err(path).status(), status, "{method} {path}");
        }
    }
}
