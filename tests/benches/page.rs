//! Benchmarks of the page in a browser. They measure the time to paint the whole map, and the time
//! from an action to the updated page. `SERVER=http://127.0.0.1:1862` measures a running server.

#[path = "../web/client.rs"]
#[allow(dead_code)]
mod client;
#[path = "../web/driver.rs"]
#[allow(dead_code)]
mod driver;

use client::{Client, Tables};
use driver::{Browser, Window};
use serde_json::{Value, json};

/// Number of browsers with empty caches that open the map.
const OPENED: usize = 7;
/// Number of actions that the benchmark measures.
const ACTS: usize = 60;

/// Script that returns the paint time of the map in milliseconds since navigation start.
const PAINTED: &str = "
    const done = arguments[0];
    const seen = (list) => { const map = list.getEntries().find((of) => of.element?.classList.contains('ground')); if (map) done(map.renderTime); };
    new PerformanceObserver(seen).observe({ type: 'largest-contentful-paint', buffered: true });
";

/// Script that returns the time from a click on an option to the updated map, in milliseconds.
const ANSWERED: &str = "
    const done = arguments[0];
    const answer = document.querySelector('.options button');
    const begun = performance.now();
    const seen = (_, observer) => { observer.disconnect(); requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun))); };
    new MutationObserver(seen).observe(document.documentElement, { attributes: true, attributeFilter: ['data-rev'] });
    answer.click();
    if (answer.classList.contains('asked')) answer.click();
";

const UNCOVER: &str =
    "const show = document.querySelector('.decision .main'); show?.click(); return show !== null";

fn main() {
    // `cargo test` also starts benchmarks, to check that they work. This benchmark is too slow and
    // needs a browser.
    if !std::env::args().any(|word| word == "--bench") {
        return;
    }
    let Some(found) = driver::driver() else { return };
    let tables = Tables::new();
    let client = std::env::var("SERVER").map_or_else(|_| tables.client(), Client::new);
    let (status, made) = client.post("/api/matches", &json!({
        "game": client::GAME, "scenario": "slaughter-mountain", "usa": "me", "csa": "me", "seed": 1,
    }));
    assert_eq!(status, 200, "{made}");
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let address = format!("{}/#match/{}/{}", client.base, text(&made["id"]), text(&made["key"]));
    let open = || {
        let browser = Browser::open(found, Window::Desktop);
        browser.go(&address);
        let painted = browser.run_later(PAINTED);
        (browser, painted.as_f64().expect("a time"))
    };
    tell("first paint of the whole map", (0..OPENED).map(|_| open().1).collect());
    let (browser, _) = open();
    tell("an act to the updated page", (0..ACTS).map(|_| act(&browser)).collect());
}

fn act(browser: &Browser) -> f64 {
    browser.wait("return document.querySelector('.options button, .decision .main') !== null");
    if browser.run(UNCOVER) == true {
        browser.wait("return document.querySelector('.options button') !== null");
    }
    browser.run_later(ANSWERED).as_f64().expect("a time")
}

/// Prints the minimum, median and maximum of the measured times.
fn tell(what: &str, mut times: Vec<f64>) {
    times.sort_by(f64::total_cmp);
    let (least, middle, most) = (times[0], times[times.len() / 2], times[times.len() - 1]);
    println!(
        "{what}: {least:.0} ms at best, {middle:.0} ms in the middle, {most:.0} ms at worst of {}",
        times.len()
    );
}
