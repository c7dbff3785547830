//! A client with a package on disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;
use std::thread::JoinHandle;

use language_server::{Connection, Stopped, serve};
use lsp_server::{Message, Notification, Request, RequestId};
use registry::Folders;
use serde_json::{Value, json};
use tempfile::TempDir;
use testing::patience;

/// Name of the package of the sessions.
pub(crate) const NAME: &str = "crossing";

/// A session of a client, with its server in a thread.
pub(crate) struct Client {
    connection: Connection,
    server: Option<JoinHandle<Result<(), Stopped>>>,
    folder: TempDir,
    n_requests: i32,
    /// Diagnostics that the server sent last for each file, by the name of the file.
    pub(crate) told: BTreeMap<String, Value>,
}

impl Client {
    /// Writes the package of the first system's template and starts a session.
    pub(crate) fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let files = registry::template(registry::ALL[0]).files().expect("a template");
        for (path, bytes) in files {
            let text = String::from_utf8(bytes).expect("text");
            let text = text.replace("{id}", NAME).replace("{title}", "Crossing");
            let path = folder.path().join(NAME).join(path);
            fs::create_dir_all(path.parent().expect("a parent")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        let (ours, theirs) = Connection::memory();
        let library = Folders::new(folder.path(), &registry::ALL).before(&registry::GAMES);
        let server = std::thread::spawn(move || serve(&theirs, library));
        let (told, n_requests) = (BTreeMap::new(), 0);
        let mut client = Self { connection: ours, server: Some(server), folder, n_requests, told };
        client.ask("initialize", &json!({"capabilities": {}}));
        client.note("initialized", &json!({}));
        client
    }

    /// Returns the path of a file of the package.
    pub(crate) fn path(&self, file: &str) -> PathBuf {
        self.folder.path().join(NAME).join(file)
    }

    /// Returns the text of a file of the package on disk.
    pub(crate) fn text(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).expect("a file")
    }

    pub(crate) fn uri(&self, file: &str) -> String {
        format!("file://{}", self.path(file).display())
    }

    /// Opens a file with this text.
    pub(crate) fn open(&mut self, file: &str, text: &str) {
        let uri = self.uri(file);
        let document = json!({"uri": uri, "languageId": "yaml", "version": 1, "text": text});
        self.note("textDocument/didOpen", &json!({"textDocument": document}));
    }

    /// Replaces the text of an open file.
    pub(crate) fn change(&mut self, file: &str, text: &str) {
        let document = json!({"uri": self.uri(file), "version": 2});
        let changes = json!([{"text": text}]);
        let params = json!({"textDocument": document, "contentChanges": changes});
        self.note("textDocument/didChange", &params);
    }

    pub(crate) fn note(&mut self, method: &str, params: &Value) {
        let note = Notification::new(method.to_owned(), params);
        self.connection.sender.send(Message::Notification(note)).expect("a server");
    }

    /// Sends a request and returns its result or its error.
    pub(crate) fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.n_requests += 1;
        let id = RequestId::from(self.n_requests);
        let request = Request::new(id.clone(), method.to_owned(), params);
        self.connection.sender.send(Message::Request(request)).expect("a server");
        loop {
            match self.receive() {
                Message::Response(response) if response.id == id => {
                    let answer = serde_json::to_value(response).expect("an answer");
                    let error = answer.get("error").map(|error| json!({"error": error["message"]}));
                    return error.unwrap_or_else(|| answer["result"].clone());
                }
                other => self.hear(other),
            }
        }
    }

    /// Asks about a place: a line from 0 and a column in UTF-16 units.
    pub(crate) fn ask_at(&mut self, method: &str, file: &str, (line, column): (u32, u32)) -> Value {
        let document = json!({"uri": self.uri(file)});
        let place = json!({"line": line, "character": column});
        self.ask(method, &json!({"textDocument": document, "position": place}))
    }

    /// Waits for diagnostics of a file, by its name.
    pub(crate) fn diagnostics(&mut self, file: &str) -> Value {
        self.told.remove(file);
        while !self.told.contains_key(file) {
            let message = self.receive();
            self.hear(message);
        }
        self.told[file].clone()
    }

    fn hear(&mut self, message: Message) {
        let Message::Notification(note) = message else { return };
        let uri = note.params["uri"].as_str().unwrap_or_default().to_owned();
        let file = uri.split(&format!("/{NAME}/")).nth(1).unwrap_or(&uri).to_owned();
        self.told.insert(file, note.params["diagnostics"].clone());
    }

    fn receive(&self) -> Message {
        let wait = patience();
        self.connection.receiver.recv_timeout(wait).expect("an answer in time")
    }
}

impl Drop for Client {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.ask("shutdown", &Value::Null);
            self.note("exit", &Value::Null);
            let server = self.server.take().expect("a server");
            server.join().expect("no panic").expect("an orderly end");
        }
    }
}
