//! The manual at `/help`, rendered by mdBook.

use std::borrow::Cow;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use data_encoding::{BASE64, HEXLOWER};
use lobby::Refused;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::assets;
use crate::failure::Answered;
use crate::named::{Named, named};

/// Location of the rendered manual.
#[derive(Clone, Debug, Default)]
pub enum Help {
    /// The program has no manual, and `/help` explains how to build it.
    #[default]
    Missing,
    /// The manual is embedded in the program. Holds the path and the contents of each file.
    BuiltIn(&'static [(&'static str, &'static [u8])]),
    /// The manual is in this folder on disk.
    Folder(PathBuf),
}

/// File name of the manual's first page, served at `/help/`.
const FIRST: &str = "index.html";

/// Page to serve if the program has no manual.
const MISSING: &str = "<!doctype html><html lang=\"en\"><title>Help</title>\
    <h1>This program has no manual inside</h1>\
    <p>Released programs have one. In a checkout, run <code>.ci/book</code> and reload this page.</p>\
    <p>The same text is in the folder <code>book/src</code>.</p></html>";

impl Help {
    fn file(&self, path: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Self::Missing => None,
            Self::BuiltIn(files) => {
                let found = files.iter().find(|(name, _)| *name == path);
                found.map(|(_, bytes)| Cow::Borrowed(*bytes))
            }
            Self::Folder(folder) => {
                let within = |part| matches!(part, Component::Normal(_));
                let is_within = Path::new(path).components().all(within);
                is_within.then(|| fs::read(folder.join(path)).ok())?.map(Cow::Owned)
            }
        }
    }
}

/// `GET /help`: redirects to the address with a trailing slash, since links in the book are
/// relative.
pub(crate) async fn enter() -> Redirect {
    Redirect::permanent("/help/")
}

/// `GET /help/`: serves the first page of the manual.
pub(crate) async fn first(State(app): State<Arc<App>>, headers: HeaderMap) -> Response {
    let help = app.help.get_or_init(Help::default);
    help.file(FIRST).map_or_else(
        || (StatusCode::NOT_FOUND, Html(MISSING)).into_response(),
        |bytes| page(FIRST, bytes, &headers),
    )
}

/// `GET /help/{*name}`: serves a file of the manual.
pub(crate) async fn file(
    State(app): State<Arc<App>>,
    name: Named,
    headers: HeaderMap,
) -> Result<Response, Answered> {
    let name = named(name)?;
    let bytes = app.help.get_or_init(Help::default).file(&name);
    let bytes = bytes.ok_or_else(|| Refused::unknown("page of the manual"))?;
    Ok(page(&name, bytes, &headers))
}

fn page(name: &str, bytes: Cow<'static, [u8]>, headers: &HeaderMap) -> Response {
    let tag = HEXLOWER.encode(&Sha256::digest(&bytes)[..12]);
    let policy = assets::is_page(name).then(|| policy(&String::from_utf8_lossy(&bytes)));
    let mut response = assets::tagged(headers, &tag, assets::kind(name), bytes.into_owned());
    if let Some(policy) = policy.and_then(|policy| HeaderValue::from_str(&policy).ok()) {
        response.headers_mut().insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    response
}

/// Returns the content security policy for a page of the manual. It allows only the manual's script
/// files, and the page's inline scripts by their hashes.
fn policy(page: &str) -> String {
    let inline = page.split("<script>").skip(1).filter_map(|rest| rest.split_once("</script>"));
    let hashes: String = inline
        .map(|(script, _)| format!(" 'sha256-{}'", BASE64.encode(&Sha256::digest(script))))
        .collect();
    format!(
        "default-src 'none'; script-src 'self'{hashes}; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_scripts_by_their_hashes() {
        let page = "<script>one()</script><script src=\"two.js\"></script><script>\n3\n</script>";
        let policy = policy(page);
        let hash = BASE64.encode(&Sha256::digest("\n3\n"));
        assert_eq!(policy.matches("'sha256-").count(), 2, "{policy}");
        assert!(policy.contains(&format!("'sha256-{hash}'")), "{policy}");
        assert!(policy.contains("script-src 'self' 'sha256-"), "{policy}");
    }

    #[test]
    fn nothing_outside_the_folder_is_read() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("html")).expect("a folder");
        fs::write(folder.path().join("secret"), "x").expect("a file");
        fs::write(folder.path().join("html/a.html"), "y").expect("a file");
        let help = Help::Folder(folder.path().join("html"));
        assert_eq!(help.file("a.html").as_deref(), Some(&b"y"[..]));
        let secret = folder.path().join("secret").display().to_string();
        for path in ["../secret", "a/../../secret", &secret, "", "."] {
            assert_eq!(help.file(path), None, "{path}");
        }
    }
}
