//! A request is taken apart. What is wrong with it is said in our words.

use percent_encoding::percent_decode_str;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::{About, Asked, Call};
use crate::key::Key;
use crate::ledger::Kind;
use crate::refused::Refused;

/// A request as it comes.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// `GET`, `POST` or `PUT`.
    pub method: &'a str,
    /// The path from `/api/` on, percent-encoded.
    pub path: &'a str,
    /// What stands after the `?`.
    pub query: &'a str,
    /// The key of a seat, if there is one.
    pub key: Option<&'a str>,
    /// The type of the body.
    pub kind: &'a str,
    /// The body.
    pub body: &'a [u8],
}

/// Where the changes of a match are followed: the one address that is not answered once.
pub const EVENTS: &str = "/api/matches/{id}/events";

/// All addresses. What stands between braces is any name.
pub const ADDRESSES: [&str; 36] = [
    "/api/games",
    "/api/levels",
    "/api/games/{game}",
    "/api/games/{game}/map.svg",
    "/api/games/{game}/paper.svg",
    "/api/games/{game}/counters.svg",
    "/api/qr",
    "/api/matches",
    "/api/replays",
    "/api/saves",
    "/api/letters",
    "/api/matches/{id}",
    EVENTS,
    "/api/matches/{id}/log",
    "/api/matches/{id}/account",
    "/api/matches/{id}/at/{n}",
    "/api/matches/{id}/at/{n}/hint",
    "/api/matches/{id}/los",
    "/api/matches/{id}/reach",
    "/api/matches/{id}/odds",
    "/api/matches/{id}/ahead",
    "/api/matches/{id}/reference",
    "/api/matches/{id}/lesson",
    "/api/matches/{id}/hint",
    "/api/matches/{id}/why",
    "/api/matches/{id}/save",
    "/api/matches/{id}/choose",
    "/api/matches/{id}/undo",
    "/api/matches/{id}/consent",
    "/api/matches/{id}/seat",
    "/api/matches/{id}/moments",
    "/api/matches/{id}/claim",
    "/api/matches/{id}/chat",
    "/api/matches/{id}/notes",
    "/api/matches/{id}/letter",
    "/api/matches/{id}/orders",
];

impl Call {
    /// Takes a request apart.
    ///
    /// # Errors
    /// If nothing of the kind can be asked.
    pub fn read(request: &Request<'_>) -> Result<Self, Refused> {
        let parts = request.parts()?;
        let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
        let asked = match (request.method, parts.as_slice()) {
            ("GET", ["games"]) => Asked::Games,
            ("GET", ["levels"]) => Asked::Levels,
            ("GET", ["games", game]) => Asked::Geometry((*game).to_owned()),
            ("GET", ["games", game, "map.svg"]) => Asked::Land((*game).to_owned()),
            ("GET", ["games", game, "paper.svg"]) => {
                Asked::Paper((*game).to_owned(), request.asked()?)
            }
            ("GET", ["games", game, "counters.svg"]) => Asked::Counters((*game).to_owned()),
            ("GET", ["matches"]) => Asked::Matches,
            ("POST", ["matches"]) => Asked::Create(request.json()?),
            ("POST", ["qr"]) => Asked::Code(request.json()?),
            ("POST", ["replays"]) => Asked::Bring(Kind::Replay, request.text()?),
            ("POST", ["saves"]) => Asked::Bring(Kind::Match, request.text()?),
            ("POST", ["letters"]) => Asked::Join(request.text()?),
            (_, ["matches", id, of @ ..]) => {
                let key = request.key()?;
                Asked::Match { id: (*id).to_owned(), key, about: request.about(of)? }
            }
            _ => return Err(request.nothing()),
        };
        Ok(Self(asked))
    }
}

impl Request<'_> {
    fn about(&self, of: &[&str]) -> Result<About, Refused> {
        Ok(match (self.method, of) {
            ("GET", []) => About::State(self.asked()?),
            ("GET", ["log"]) => About::Log(self.asked()?),
            ("GET", ["account"]) => About::Account(self.asked()?),
            ("GET", ["at", n]) => About::At(number(n)?, self.asked()?),
            ("GET", ["at", n, "hint"]) => About::Review(number(n)?, self.asked()?),
            ("GET", ["los"]) => About::Los(self.asked()?),
            ("GET", ["reach"]) => About::Reach(self.asked()?),
            ("GET", ["odds"]) => About::Odds(self.asked()?),
            ("GET", ["ahead"]) => About::Ahead(self.asked()?),
            ("GET", ["reference"]) => About::Reference,
            ("GET", ["lesson"]) => About::Lesson,
            ("GET", ["hint"]) => About::Hint(self.asked()?),
            ("GET", ["why"]) => About::Why(self.asked()?),
            ("GET", ["save"]) => About::Save,
            ("POST", ["choose"]) => About::Choose(self.json()?),
            ("POST", ["undo"]) => About::Undo(self.json()?),
            ("POST", ["consent"]) => About::Consent(self.json()?),
            ("PUT", ["seat"]) => About::Seat(self.json()?),
            ("PUT", ["moments"]) => About::Moments(self.json()?),
            ("POST", ["claim"]) => About::Claim(self.json()?),
            ("POST", ["chat"]) => About::Say(self.json()?),
            ("GET", ["notes"]) => About::Notes(self.asked()?),
            ("GET", ["letter"]) => About::Letter,
            ("POST", ["letter"]) => About::Receive(self.text()?),
            ("PUT", ["orders"]) => About::Orders(self.json()?),
            ("PUT", ["notes"]) => About::Note(self.asked()?, self.json()?),
            _ => return Err(self.nothing()),
        })
    }

    /// The parts of the path, decoded.
    fn parts(&self) -> Result<Vec<String>, Refused> {
        let path = self.path.strip_prefix("/api/").ok_or_else(|| self.nothing())?;
        let decoded = |part: &str| percent_decode_str(part).decode_utf8().map(Into::into);
        let parts: Result<_, _> = path.split('/').map(decoded).collect();
        parts.map_err(|error| Refused::malformed(format!("the address is no text: {error}")))
    }

    fn key(&self) -> Result<Option<Key>, Refused> {
        let key = self.key.map(str::parse).transpose();
        key.map_err(|error: crate::key::NoKey| Refused::malformed(error.to_string()))
    }

    /// The parameters after the `?`.
    fn asked<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        let asked = serde_urlencoded::from_str(self.query);
        let wrong =
            |error| format!("what stands after the `?` is not what is asked there: {error}");
        asked.map_err(|error: serde_urlencoded::de::Error| Refused::malformed(wrong(error)))
    }

    /// The body, which is JSON.
    fn json<T: DeserializeOwned>(&self) -> Result<T, Refused> {
        let kind = self.kind.split(';').next().unwrap_or_default().trim();
        if !kind.eq_ignore_ascii_case("application/json") {
            return Err(Refused::malformed("expected a body of the type application/json"));
        }
        // A list of the values of an object is none.
        let body = serde_json::from_slice::<Map<String, Value>>(self.body);
        let body = body.and_then(|body| serde_json::from_value(Value::Object(body)));
        body.map_err(|error| Refused::malformed(format!("expected one JSON object: {error}")))
    }

    /// The body, which is a text.
    fn text(&self) -> Result<String, Refused> {
        let text = std::str::from_utf8(self.body);
        let text =
            text.map_err(|_| Refused::malformed("expected a save or a letter: this is no text"));
        text.map(str::to_owned)
    }

    /// There is no such address, or this is not done there.
    fn nothing(&self) -> Refused {
        if ADDRESSES.iter().any(|address| is_at(address, self.path)) {
            return Refused::wrong_method(self.method, self.path);
        }
        Refused::unknown(&format!("address: {}", self.path))
    }
}

/// Whether a path is one of an address.
fn is_at(address: &str, path: &str) -> bool {
    let (address, path): (Vec<_>, Vec<_>) =
        (address.split('/').collect(), path.split('/').collect());
    let fits = |(wanted, part): (&&str, &&str)| wanted == part || wanted.starts_with('{');
    address.len() == path.len() && address.iter().zip(&path).all(fits)
}

fn number(text: &str) -> Result<usize, Refused> {
    let expected = || Refused::malformed(format!("expected a whole number: `{text}` is none"));
    text.parse().map_err(|_| expected())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(method: &str, path: &str) -> Result<Call, Refused> {
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let body = br#"{"rev": 1, "ids": ["stop"]}"#;
        Call::read(&Request { method, path, query, key: None, kind: "application/json", body })
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
