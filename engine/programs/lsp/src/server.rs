//! The session with a client.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crossbeam_channel::{Receiver, Sender, after, never, select, unbounded};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::{
    CodeActionKind, CodeActionOptions, CodeActionProviderCapability, CompletionOptions,
    DidChangeTextDocumentParams, DidCloseTextDocumentParams, DidOpenTextDocumentParams,
    HoverProviderCapability, OneOf, PublishDiagnosticsParams, RenameOptions, RenameParams,
    ServerCapabilities, TextDocumentPositionParams, TextDocumentSyncCapability,
    TextDocumentSyncKind, TextDocumentSyncOptions, TextDocumentSyncSaveOptions,
    WorkDoneProgressOptions,
};
use registry::{Folders, Rulebook};
use serde_json::{Value, json};

use crate::fixes;
use crate::requests;
use crate::uri;
use crate::validation::{self, Findings};
use crate::workspace::Workspace;

/// Time without changes after which packages are validated.
const SETTLED: Duration = Duration::from_millis(120);

/// Reason why a session ended early.
#[derive(Debug)]
pub struct Stopped(pub(crate) String);

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Stopped {}

/// Serves one client until it ends the session.
///
/// # Errors
/// If the client breaks the protocol.
pub fn serve(connection: &Connection, library: Folders<Rulebook>) -> Result<(), Stopped> {
    let stopped = |error: lsp_server::ProtocolError| Stopped(error.to_string());
    let (id, _) = connection.initialize_start().map_err(stopped)?;
    let answer = json!({
        "capabilities": capabilities(),
        "serverInfo": {"name": "swords", "version": env!("CARGO_PKG_VERSION")},
    });
    connection.initialize_finish(id, answer).map_err(stopped)?;
    let (sender, results) = unbounded();
    let session = Session {
        connection,
        workspace: Workspace::new(library),
        changed: BTreeSet::new(),
        running: BTreeSet::new(),
        told: BTreeMap::new(),
        sender,
    };
    session.run(&results)
}

fn capabilities() -> ServerCapabilities {
    let letters = ["\"", ":", " ", "[", "{", ","];
    ServerCapabilities {
        text_document_sync: Some(TextDocumentSyncCapability::Options(TextDocumentSyncOptions {
            open_close: Some(true),
            change: Some(TextDocumentSyncKind::FULL),
            save: Some(TextDocumentSyncSaveOptions::Supported(true)),
            ..TextDocumentSyncOptions::default()
        })),
        completion_provider: Some(CompletionOptions {
            trigger_characters: Some(letters.map(str::to_owned).to_vec()),
            ..CompletionOptions::default()
        }),
        hover_provider: Some(HoverProviderCapability::Simple(true)),
        definition_provider: Some(OneOf::Left(true)),
        references_provider: Some(OneOf::Left(true)),
        rename_provider: Some(OneOf::Right(RenameOptions {
            prepare_provider: Some(true),
            work_done_progress_options: WorkDoneProgressOptions::default(),
        })),
        code_action_provider: Some(CodeActionProviderCapability::Options(CodeActionOptions {
            code_action_kinds: Some(vec![CodeActionKind::QUICKFIX]),
            ..CodeActionOptions::default()
        })),
        ..ServerCapabilities::default()
    }
}

struct Session<'c> {
    connection: &'c Connection,
    workspace: Workspace,
    /// Packages to validate.
    changed: BTreeSet<PathBuf>,
    /// Packages that are being validated.
    running: BTreeSet<PathBuf>,
    /// Files of each package that have diagnostics.
    told: BTreeMap<PathBuf, BTreeSet<String>>,
    sender: Sender<Findings>,
}

impl Session<'_> {
    fn run(mut self, results: &Receiver<Findings>) -> Result<(), Stopped> {
        loop {
            let is_due = self.changed.iter().any(|root| !self.running.contains(root));
            let due = if is_due { after(SETTLED) } else { never() };
            select! {
                recv(self.connection.receiver) -> message => match message {
                    Ok(Message::Request(request)) => {
                        let ended = self.connection.handle_shutdown(&request);
                        if ended.map_err(|error| Stopped(error.to_string()))? {
                            return Ok(());
                        }
                        let response = self.answer(request);
                        self.send(Message::Response(response));
                    }
                    Ok(Message::Notification(note)) => self.note(note),
                    Ok(Message::Response(_)) => {}
                    Err(_) => return Err(Stopped("the client left without `exit`".to_owned())),
                },
                recv(results) -> found => found.into_iter().for_each(|found| self.publish(found)),
                recv(due) -> _ => self.validate(),
            }
        }
    }

    fn send(&self, message: Message) {
        // A client that has left is noticed when the next message is received.
        let _ = self.connection.sender.send(message);
    }

    fn answer(&mut self, request: Request) -> Response {
        let Request { id, method, params } = request;
        match self.result(&method, params) {
            Ok(value) => Response::new_ok(id, value),
            Err((code, message)) => Response::new_err(id, code as i32, message),
        }
    }

    fn result(&mut self, method: &str, params: Value) -> Result<Value, (ErrorCode, String)> {
        let workspace = &mut self.workspace;
        let place = |params: Value| read::<TextDocumentPositionParams>(params);
        Ok(match method {
            "textDocument/completion" => json!(requests::completion(workspace, &place(params)?)),
            "textDocument/hover" => json!(requests::hover(workspace, &place(params)?)),
            "textDocument/definition" => json!(requests::definition(workspace, &place(params)?)),
            "textDocument/references" => json!(requests::references(workspace, &place(params)?)),
            "textDocument/prepareRename" => {
                json!(requests::prepare_rename(workspace, &place(params)?))
            }
            "textDocument/rename" => {
                let RenameParams { text_document_position: at, new_name, .. } = read(params)?;
                let edit = requests::rename(workspace, &at, &new_name);
                json!(edit.map_err(|message| (ErrorCode::RequestFailed, message))?)
            }
            "textDocument/codeAction" => json!(fixes::actions(&read(params)?)),
            method => {
                return Err((ErrorCode::MethodNotFound, format!("unknown method `{method}`")));
            }
        })
    }

    /// Handles a notification. Unknown and malformed ones are ignored, as the protocol asks.
    fn note(&mut self, note: Notification) {
        let Notification { method, params } = note;
        match method.as_str() {
            "textDocument/didOpen" => {
                if let Ok(DidOpenTextDocumentParams { text_document: it }) = read(params) {
                    self.set(&it.uri, it.text);
                }
            }
            "textDocument/didChange" => {
                if let Ok(DidChangeTextDocumentParams { text_document, content_changes }) =
                    read(params)
                    && let Some(change) = content_changes.into_iter().next_back()
                {
                    self.set(&text_document.uri, change.text);
                }
            }
            "textDocument/didClose" => {
                if let Ok(DidCloseTextDocumentParams { text_document }) = read(params)
                    && let Some(path) = uri::path(&text_document.uri)
                {
                    self.change(&path);
                    self.workspace.close(&path);
                }
            }
            "textDocument/didSave" | "workspace/didChangeWatchedFiles" => {
                self.workspace.forget();
                self.changed.extend(self.workspace.roots());
            }
            _ => {}
        }
    }

    fn set(&mut self, uri: &lsp_types::Uri, text: String) {
        if let Some(path) = uri::path(uri) {
            self.workspace.set(path.clone(), text);
            self.change(&path);
        }
    }

    /// Requests the validation of the packages that a file belongs to. A file outside packages may
    /// be shared by all.
    fn change(&mut self, path: &Path) {
        match self.workspace.root(path) {
            Some(root) => drop(self.changed.insert(root)),
            None => self.changed.extend(self.workspace.roots()),
        }
    }

    fn validate(&mut self) {
        for root in std::mem::take(&mut self.changed) {
            if !self.running.insert(root.clone()) {
                self.changed.insert(root);
                continue;
            }
            let sources = self.workspace.sources(&root);
            let (library, sender) = (self.workspace.library.clone(), self.sender.clone());
            validation::start(root, sources, library, sender);
        }
    }

    /// Sends the diagnostics of a package. Files without diagnostics lose those that they had.
    fn publish(&mut self, found: Findings) {
        let Findings { root, mut of_files, hexes } = found;
        self.running.remove(&root);
        if let Some(hexes) = hexes {
            self.workspace.know_hexes(&root, hexes);
        }
        let now: BTreeSet<String> = of_files.keys().cloned().collect();
        let before = self.told.insert(root, now.clone()).unwrap_or_default();
        for path in before.union(&now) {
            let Some(uri) = uri::of(Path::new(path)) else { continue };
            let diagnostics = of_files.remove(path).unwrap_or_default();
            let params = PublishDiagnosticsParams { uri, diagnostics, version: None };
            let method = "textDocument/publishDiagnostics".to_owned();
            self.send(Message::Notification(Notification::new(method, params)));
        }
    }
}

fn read<T: serde::de::DeserializeOwned>(params: Value) -> Result<T, (ErrorCode, String)> {
    serde_json::from_value(params).map_err(|error| (ErrorCode::InvalidParams, error.to_string()))
}
