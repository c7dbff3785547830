//! A lobby for one person, without threads or a server. The caller stores its data.

use std::cell::RefCell;
use std::collections::BTreeMap;

use session::Library;

use crate::Lobby;
use crate::call::{Answer, Call};
use crate::feed::{Follower, News};
use crate::live::Live;
use crate::match_store::MatchStore;
use crate::memory::{Change, Head, Memory};
use crate::package_index::PackageIndex;
use crate::refused::Refused;

/// The matches of one person.
///
/// After each request, the caller stores the [`changes`](Self::changes) before it shows the reply.
/// If storing fails, the caller drops the match with [`forget`](Self::forget). The match is then
/// restored from its stored state.
pub struct Local {
    package_index: PackageIndex,
    memory: Memory,
    live: RefCell<BTreeMap<String, Live>>,
}

impl Local {
    /// Builds a lobby without matches, for the games of a library.
    pub fn new(library: impl Library + 'static) -> Self {
        let package_index = PackageIndex::new(library);
        Self { package_index, memory: Memory::default(), live: RefCell::default() }
    }

    /// Executes a request.
    ///
    /// # Errors
    /// If the request is refused. It has then changed nothing.
    pub fn answer(&self, call: Call) -> Result<Answer, Refused> {
        call.answer(self)
    }

    /// Whether a match is in memory.
    pub fn holds(&self, id: &str) -> bool {
        self.memory.holds(id)
    }

    /// Restores a match from the data that the caller stored.
    pub fn restore(&self, head: Head, lines: Vec<String>) {
        self.live.borrow_mut().remove(&head.about.id);
        self.memory.restore(head, lines);
    }

    /// Drops a match from memory. The caller must restore it from the store before its next use.
    pub fn forget(&self, id: &str) {
        self.live.borrow_mut().remove(id);
        self.memory.forget(id);
    }

    /// Returns the changes that the caller must store.
    pub fn changes(&self) -> Vec<Change> {
        self.memory.changes()
    }

    /// Returns a message for a follower, if the follower has missed a change.
    ///
    /// # Errors
    /// If there is no such match, or if the follower's key does not open the requested view.
    pub fn news(&self, id: &str, follower: &mut Follower) -> Result<Option<News>, Refused> {
        self.look(id, |live| follower.news(live))
    }

    fn bring(&self, id: &str) -> Result<(), Refused> {
        if self.live.borrow().contains_key(id) {
            return Ok(());
        }
        let stored = self.memory.stored(id).ok_or_else(|| Refused::unknown("match"))?;
        let mut live = Live::load(stored, &self.package_index, &self.memory)?;
        live.run_bots(&self.memory)?;
        self.live.borrow_mut().insert(id.to_owned(), live);
        Ok(())
    }
}

impl Lobby for Local {
    fn package_index(&self) -> &PackageIndex {
        &self.package_index
    }

    fn match_store(&self) -> &dyn MatchStore {
        &self.memory
    }

    fn look<T>(
        &self,
        id: &str,
        look: impl FnOnce(&Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.bring(id)?;
        let live = self.live.borrow();
        look(live.get(id).ok_or_else(|| Refused::unknown("match"))?)
    }

    fn change<T>(
        &self,
        id: &str,
        change: impl FnOnce(&mut Live) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        self.bring(id)?;
        let mut live = self.live.borrow_mut();
        let found = live.get_mut(id).ok_or_else(|| Refused::unknown("match"))?;
        let done = change(found).and_then(|done| found.run_bots(&self.memory).map(|()| done));
        // After a fault, memory and store may differ, so the match is dropped from memory.
        if done.as_ref().is_err_and(Refused::is_fault) {
            live.remove(id);
        }
        done
    }

    /// Adds a match and lets its bots answer at once. The caller can wait, since no other person
    /// uses this lobby.
    fn add(&self, mut live: Live) -> Result<(), Refused> {
        live.run_bots(&self.memory)?;
        self.live.borrow_mut().insert(live.about.id.clone(), live);
        Ok(())
    }
}

impl std::fmt::Debug for Local {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Local")
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use testing::toy::Toy;

    use super::*;
    use crate::call::Request;

    /// A simulated browser: its stored data and its requests.
    #[derive(Default)]
    struct Kept(BTreeMap<String, (String, Vec<String>)>);

    impl Kept {
        fn write(&mut self, changes: Vec<Change>) {
            for change in changes {
                let id = change.head.about.id.clone();
                let known = self.0.get(&id).map(|(_, lines)| lines.len());
                assert_eq!(known, change.before, "somebody else has written");
                let (head, lines) = self.0.entry(id).or_default();
                *head = serde_json::to_string(&change.head).expect("plain data");
                lines.truncate(change.from);
                lines.extend(change.lines);
            }
        }

        fn bring(&self, local: &Local) {
            for (head, lines) in self.0.values() {
                local.restore(serde_json::from_str(head).expect("as written"), lines.clone());
            }
        }
    }

    fn ask(
        local: &Local,
        method: &str,
        path: &str,
        key: Option<&str>,
        body: &Value,
    ) -> Result<Value, Refused> {
        let body = body.to_string();
        let kind = "application/json";
        let (path, query) = path.split_once('?').unwrap_or((path, ""));
        let (languages, body) = ("", body.as_bytes());
        let request = Request { method, path, query, key, languages, kind, body };
        let answer = local.answer(Call::read(&request)?)?;
        Ok(serde_json::from_str(&answer.body).unwrap_or(Value::String(answer.body)))
    }

    /// A reopened tab contains exactly the data that the browser stored.
    #[test]
    fn a_match_goes_on_from_what_was_written() {
        let mut kept = Kept::default();
        let local = Local::new(Toy);
        let new = json!({"game": "toy", "scenario": "short", "seed": 3});
        let made = ask(&local, "POST", "/api/matches", None, &new).expect("it begins");
        let (id, key) = (made["id"].as_str().expect("an id"), made["key"].as_str());
        kept.write(local.changes());
        let path = format!("/api/matches/{id}");
        let state =
            |local: &Local| ask(local, "GET", &path, key, &Value::Null).expect("it is there");
        let choose = |local: &Local| {
            let side = state(local)["decision"]["side"].clone();
            let asked = format!("{path}?as={}", side.as_str().expect("a side"));
            let seen = ask(local, "GET", &asked, key, &Value::Null).expect("it is there");
            let id = seen["decision"]["options"][0]["id"].clone();
            let body = json!({"rev": seen["rev"], "ids": [id]});
            ask(local, "POST", &format!("{path}/choose"), key, &body).expect("it is offered");
        };
        choose(&local);
        kept.write(local.changes());
        let seen = state(&local);
        // The lobby plays this answer, but the browser fails to store it.
        choose(&local);
        assert_ne!(state(&local)["rev"], seen["rev"]);
        local.forget(id);
        kept.bring(&local);
        assert_eq!(state(&local), seen);
        // Open another tab from the stored data.
        let again = Local::new(Toy);
        assert!(!again.holds(id));
        kept.bring(&again);
        assert_eq!(state(&again), seen);
        while state(&again)["decision"] != Value::Null {
            choose(&again);
            kept.write(again.changes());
        }
        assert_eq!(state(&again)["match"]["over"], true);
        let save = ask(&again, "GET", &format!("{path}/save"), key, &Value::Null).expect("a save");
        let text: String = kept.0[id].1.iter().map(|line| format!("{line}\n")).collect();
        assert_eq!(save, Value::String(text));
    }

    /// A truncated record continues from its readable part, and players get a message. The
    /// unreadable rest is archived.
    #[test]
    fn a_damaged_record_goes_on() {
        let (mut kept, local) = (Kept::default(), Local::new(Toy));
        let new = json!({"game": "toy", "scenario": "short", "seed": 3});
        let made = ask(&local, "POST", "/api/matches", None, &new).expect("it begins");
        let id = made["id"].as_str().expect("an id");
        kept.write(local.changes());
        let lines = &mut kept.0.get_mut(id).expect("it is kept").1;
        lines.push("{\"nonsense\": true}".to_owned());
        let again = Local::new(Toy);
        kept.bring(&again);
        let path = format!("/api/matches/{id}");
        let seen =
            ask(&again, "GET", &path, made["key"].as_str(), &Value::Null).expect("it is there");
        assert!(
            seen["chat"]["said"][0]["text"].as_str().is_some_and(|text| text.contains("damaged"))
        );
        let changes = again.changes();
        assert!(changes[0].aside && changes[0].from == 0, "{changes:?}");
    }
}
