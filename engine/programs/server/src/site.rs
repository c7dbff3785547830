//! Export of the page as static files for any web host. A WebAssembly engine replaces the server,
//! and a service worker makes the page work offline.

use std::collections::BTreeMap;

use data_encoding::{BASE64, HEXLOWER};
use serde_json::json;
use sha2::{Digest, Sha256};

use crate::assets;

/// Browser engine: the game engine in WebAssembly, as built by `wasm-bindgen`.
#[derive(Clone, Copy, Debug)]
pub struct Engine<'a> {
    /// Script that loads the WebAssembly module.
    pub script: &'a [u8],
    /// WebAssembly module, compressed with gzip.
    pub module: &'a [u8],
}

impl Engine<'_> {
    /// File name of the script in the export.
    pub const SCRIPT: &'static str = "swords.js";
    /// File name of the module in the export.
    pub const MODULE: &'static str = "swords.wasm.packed";
}

/// Scripts that work only with a server. The export contains replacements for them.
const OF_SERVERS: [&str; 2] = ["js/host/server.js", "js/host/feed.js"];
/// Start of the paths of the editor's files, which write to a disk.
const OF_EDITOR: [&str; 2] = ["edit.", "js/edit/"];
/// Files that the export generates and does not copy.
const MADE: [&str; 2] = ["index.html", "js/engine/service.js"];

/// Address of the start page in the list of files. Some hosts serve `index.html` only under this
/// address.
const HOME: &str = "./";

/// Content security policy of the exported page. The page itself contains it, since no server sends
/// one.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'";

/// Returns all files of the export by path.
///
/// # Panics
/// If the embedded files lack a string that the export must replace. A test covers this.
pub fn site(engine: Engine<'_>) -> BTreeMap<String, Vec<u8>> {
    let own = assets::all().into_iter();
    let is_left_out = |name: &str| {
        OF_SERVERS.contains(&name) || OF_EDITOR.iter().any(|start| name.starts_with(start))
    };
    let own = own.filter(|(name, _)| !is_left_out(name));
    let (made, taken): (Vec<_>, Vec<_>) = own.partition(|(name, _)| MADE.contains(&name.as_str()));
    let made: BTreeMap<_, _> = made.into_iter().collect();
    let text = |name: &str| String::from_utf8(made[name].clone()).expect("a text");
    let taken = taken.into_iter().map(|(name, bytes)| (format!("assets/{name}"), bytes));
    let mut files: BTreeMap<String, Vec<u8>> = taken.collect();
    files.insert("index.html".to_owned(), page(&text(MADE[0])).into_bytes());
    files.insert("manifest.webmanifest".to_owned(), manifest().into_bytes());
    files.insert(format!("engine/{}", Engine::SCRIPT), engine.script.to_vec());
    files.insert(format!("engine/{}", Engine::MODULE), engine.module.to_vec());
    let service = service(&files, &text(MADE[1]));
    files.insert("service.js".to_owned(), service.into_bytes());
    files
}

/// Returns the start page, changed so that it uses the browser engine and no server.
fn page(of_server: &str) -> String {
    let head = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n  \
         <link rel=\"manifest\" href=\"manifest.webmanifest\">\n  <title>"
    );
    let changes = [
        ("data-host=\"server\"", "data-host=\"worker\""),
        ("assets/js/host/server.js", "assets/js/host/worker.js"),
        ("<title>", head.as_str()),
    ];
    changes.into_iter().fold(of_server.to_owned(), |page, (of_server, own)| {
        assert_eq!(page.matches(of_server).count(), 1, "the page has {of_server} once");
        page.replace(of_server, own)
    })
}

/// Catalogue of the page, which has the name of the project.
const WORDS: &str = include_str!("../words/en/page.ftl");

/// Returns the name of the project.
fn name() -> &'static str {
    let name = WORDS.lines().find_map(|line| line.strip_prefix("home-name = "));
    name.expect("the catalogue has the name")
}

/// Returns the web app manifest, which lets a browser install the page.
fn manifest() -> String {
    let icon = json!({"src": "assets/icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"});
    let manifest = json!({
        "name": name(), "short_name": name(), "id": HOME, "start_url": HOME, "scope": HOME,
        "description": "Battles of the American Civil War. Every rule enforced, every refusal explained.",
        "display": "standalone", "background_color": "#f4efe2", "theme_color": "#f4efe2", "icons": [icon],
    });
    format!("{manifest:#}\n")
}

/// Returns the service worker, which contains the list of files with their hashes. If the list
/// changes, browsers install a new version.
fn service(files: &BTreeMap<String, Vec<u8>>, acts: &str) -> String {
    let address = |path: &str| if path == "index.html" { HOME } else { path }.to_owned();
    let hashes: BTreeMap<String, String> = files
        .iter()
        .map(|(path, bytes)| (address(path), BASE64.encode(&Sha256::digest(bytes))))
        .collect();
    let list = serde_json::to_string_pretty(&hashes).expect("a list is plain data");
    let version = HEXLOWER.encode(&Sha256::digest(&list)[..8]);
    format!("const VERSION = \"{version}\";\nconst FILES = {list};\n\n{acts}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_site_is_the_page_with_an_engine_and_a_list_of_all_files() {
        let files = site(Engine { script: b"script", module: b"module" });
        let text = |path: &str| String::from_utf8(files[path].clone()).expect("a text");
        let page = text("index.html");
        assert!(page.contains("data-host=\"worker\"") && !page.contains("server.js"), "{page}");
        // All files that the page loads at the start are part of the export.
        for wanted in page.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(files.contains_key(wanted), "{wanted}");
        }
        let own: Vec<_> =
            assets::all().into_iter().filter(|(name, _)| name.starts_with("js/")).collect();
        assert!(own.len() > 20);
        let service = text("service.js");
        for (path, bytes) in files.iter().filter(|(path, _)| *path != "service.js") {
            let hash = BASE64.encode(&Sha256::digest(bytes));
            let path = if path == "index.html" { "./" } else { path };
            assert!(service.contains(&format!("\"{path}\": \"{hash}\"")), "{path}");
        }
        let other = site(Engine { script: b"script", module: b"other" });
        let version =
            |service: &[u8]| service.split(|byte| *byte == b'\n').next().map(<[u8]>::to_vec);
        assert_ne!(version(&files["service.js"]), version(&other["service.js"]));
    }
}
