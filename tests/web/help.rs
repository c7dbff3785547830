//! Manual at the path `/help`. The program contains the manual, reads it from a folder, or has
//! none.

use server::{Config, Help, Limits, PackageIndex, Running, Server};
use ureq::Agent;

const PAGE: &str = "<!doctype html><title>Manual</title><script>start()</script>";

fn serving(help: Help) -> Running {
    let config = Config {
        listen: ([127, 0, 0, 1], 0).into(),
        database: None,
        package_index: PackageIndex::new(black_box::TestLibrary),
        limits: Limits::NONE,
        hosts: Vec::new(),
        keep: server::Keep::Forever,
        told: server::Telemetry::Nothing,
        proxies: Vec::new(),
    };
    let server = Server::open(config).expect("a server").with_help(help);
    server.start().expect("it runs")
}

/// Returns the status, the content type, the security policy and the body of a response.
fn asked(server: &Running, path: &str) -> (u16, String, String, String) {
    let agent: Agent =
        Agent::config_builder().http_status_as_error(false).max_redirects(2).build().into();
    let mut answer =
        agent.get(format!("http://{}{path}", server.address())).call().expect("an answer");
    let head = |name: &str| {
        let value = answer.headers().get(name).and_then(|value| value.to_str().ok());
        value.unwrap_or_default().to_owned()
    };
    let (kind, policy) = (head("content-type"), head("content-security-policy"));
    let body = answer.body_mut().read_to_string().expect("a text");
    (answer.status().as_u16(), kind, policy, body)
}

#[test]
fn the_manual_is_served() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("play")).expect("a folder");
    std::fs::write(folder.path().join("index.html"), PAGE).expect("a page");
    std::fs::write(folder.path().join("play/first.html"), PAGE).expect("a page");
    std::fs::write(folder.path().join("book.css"), "body {}").expect("a file");
    const FILES: &[(&str, &[u8])] = &[
        ("index.html", PAGE.as_bytes()),
        ("play/first.html", PAGE.as_bytes()),
        ("book.css", b"body {}"),
    ];
    for help in [Help::BuiltIn(FILES), Help::Folder(folder.path().to_owned())] {
        let server = serving(help);
        for path in ["/help", "/help/", "/help/index.html", "/help/play/first.html"] {
            let (status, kind, policy, body) = asked(&server, path);
            assert_eq!((status, body.as_str()), (200, PAGE), "{path}");
            assert_eq!(kind, "text/html; charset=utf-8");
            assert!(policy.contains("script-src 'self' 'sha256-"), "{policy}");
        }
        assert_eq!(asked(&server, "/help/book.css").1, "text/css; charset=utf-8");
        for path in ["/help/nothing.html", "/help/%2e%2e/Cargo.toml", "/help//etc/passwd"] {
            let (status, _, _, body) = asked(&server, path);
            assert_eq!(status, 404, "{path}: {body}");
        }
    }
}

#[test]
fn a_program_without_a_manual_says_how_to_build_it() {
    let server = serving(Help::Missing);
    let (status, kind, _, body) = asked(&server, "/help");
    assert_eq!(status, 404);
    assert!(kind.starts_with("text/html") && body.contains(".ci/book"), "{kind}: {body}");
}
