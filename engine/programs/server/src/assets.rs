//! Static files of the page, embedded in the binary. A debug build reads them from their folder.

use std::borrow::Cow;

use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use data_encoding::HEXLOWER;
use rust_embed::{EmbeddedFile, RustEmbed};

use lobby::Refused;

use crate::failure::Answered;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Assets;

/// Message catalogues of the page, in one folder for each language.
#[derive(RustEmbed)]
#[folder = "words/"]
struct Words;

/// Path prefix of the message catalogues.
const WORDS: &str = "words/";

/// Returns the contents of all files by name.
pub(crate) fn all() -> Vec<(String, Vec<u8>)> {
    let words = Words::iter().map(|name| format!("{WORDS}{name}"));
    let names = Assets::iter().map(Cow::into_owned).chain(words);
    let file = |name: String| get(&name).map(|file| (name, file.data.into_owned()));
    names.filter_map(file).collect()
}

fn get(name: &str) -> Option<EmbeddedFile> {
    name.strip_prefix(WORDS).map_or_else(|| Assets::get(name), Words::get)
}

/// Serves the file with this name. Returns status 304 if the browser's copy is current.
pub(crate) fn serve(name: &str, headers: &HeaderMap) -> Response {
    let Some(file) = get(name) else {
        return Answered(Refused::unknown("file")).into_response();
    };
    let hash = file.metadata.sha256_hash();
    tagged(headers, &HEXLOWER.encode(&hash[..12]), kind(name), file.data.into_owned())
}

/// Returns a response with an `ETag`, or 304 if the request carries the same tag.
pub(crate) fn tagged(
    headers: &HeaderMap,
    tag: &str,
    kind: &'static str,
    body: impl IntoResponse,
) -> Response {
    let tag = format!("\"{tag}\"");
    let known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str());
    let headers = [
        (header::CONTENT_TYPE, kind.to_owned()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
        (header::ETAG, tag),
    ];
    if known {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, body).into_response()
}

/// Returns the MIME type for a file name.
pub(crate) fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map(|(_, end)| end) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        _ => "application/octet-stream",
    }
}

/// Whether a file is an HTML page.
pub(crate) fn is_page(name: &str) -> bool {
    kind(name).starts_with("text/html")
}
