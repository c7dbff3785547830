//! Replies to requests, and their content types.

use serde::Serialize;

/// Reply to a request, with its body.
#[derive(Debug)]
pub struct Answer {
    /// Content type of the body, such as [`JSON`].
    pub kind: &'static str,
    /// Body of the HTTP response.
    pub body: String,
    /// Entity tag for browser caches. `None` if the content may change.
    pub tag: Option<String>,
}

/// Content type of SVG drawings.
pub const DRAWING: &str = "image/svg+xml";
/// Content type of saves.
pub const SAVE: &str = "application/x-ndjson";
/// Content type of plain text.
pub const TEXT: &str = "text/plain; charset=utf-8";
/// Content type of HTML pages.
pub const PAGE: &str = "text/html; charset=utf-8";
/// Content type of all other replies.
pub const JSON: &str = "application/json";

impl Answer {
    pub(super) fn json(of: &impl Serialize) -> Self {
        let body = serde_json::to_string(of).expect("an answer is plain data");
        Self { kind: JSON, body, tag: None }
    }
}
