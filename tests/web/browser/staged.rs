//! Measurement of the stage: what the camera frames, and what boxes cover, at many decisions of
//! several battles. `DECISIONS=1000` sets the number of decisions for each window.

use serde_json::{Value, json};
use testing::explore::has_long;

use super::{close_briefing, driver, link};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Script that plays and measures.
const STAGED: &str = include_str!("staged.js");

/// Battles that are played, with the game and the scenario of each.
const BATTLES: [[&str; 2]; 4] = [
    ["stonewalls-sword", "valley-vengeance"],
    ["stonewalls-sword", "slaughter-mountain"],
    ["kernstown-1862", "the-stone-wall"],
    ["port-republic-1862", "between-the-rivers"],
];

/// Number of decisions of each battle without the variable `DECISIONS`.
const FEW: usize = 12;

/// Figures of one window, in numbers of decisions.
#[derive(Debug, Default)]
struct Figures {
    decisions: usize,
    /// Decisions about units or places.
    placed: usize,
    /// Decisions with the acting units and the first three places in the middle 70 %.
    central: usize,
    /// Decisions at a scale of at least 0.9.
    large: usize,
    /// Decisions at which a box covers a lit centre.
    covered: usize,
    /// Decisions at which the map lies lower or higher than before.
    jumps: usize,
}

impl Figures {
    fn add(&mut self, of: &Value, top: &mut Option<i64>) {
        let inner = |at: &Value| at.as_i64().is_some_and(|at| (14..=86).contains(&at));
        let places = of["framed"].as_array().expect("places");
        self.decisions += 1;
        self.covered += usize::from(of["covered"].as_array().is_none_or(|all| !all.is_empty()));
        let now = of["top"].as_i64();
        self.jumps += usize::from(top.is_some() && *top != now);
        *top = now;
        if places.is_empty() {
            return;
        }
        self.placed += 1;
        self.large += usize::from(of["scale"].as_f64() >= Some(0.899));
        self.central += usize::from(
            places.iter().all(|at| at.as_array().is_some_and(|at| at.iter().all(inner))),
        );
    }
}

/// Plays a battle until the wanted number of decisions is measured or the battle is over.
fn measure(
    [game, scenario]: [&str; 2],
    window: Window,
    wanted: usize,
    figures: &mut Figures,
) -> Option<()> {
    let tables = Tables::new();
    let body = json!({"game": game, "scenario": scenario, "usa": "me", "csa": "me", "seed": 7});
    let (status, made) = tables.client().post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(driver()?, window);
    browser.go(&format!("{}/", tables.client().base));
    browser.wait("return document.querySelector('.row select') !== null");
    let seat =
        json!([{"id": made["id"], "key": made["key"], "open": true, "title": "Stage", "at": 1}]);
    browser.run(&format!("localStorage.setItem('seats', JSON.stringify({seat})); "));
    browser.go(&link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.documentElement.dataset.connected === 'true'");
    close_briefing(&browser);
    browser.wait("return document.querySelector('.options button') !== null");
    let (mut measured, mut top) = (0, None);
    while measured < wanted {
        browser.run(&format!("window.wanted = {}", wanted - measured));
        let found = browser.run_later(STAGED);
        assert!(found["error"].is_null(), "{found}");
        let found = found.as_array().expect("a list");
        if found.is_empty() {
            break;
        }
        for of in found {
            figures.add(of, &mut top);
            if std::env::var_os("SHOTS").is_some() {
                println!("{scenario} {window:?} {of}");
            }
        }
        measured += found.len();
        browser.shot(&format!("staged-{scenario}-{window:?}-{measured}.png"));
    }
    assert_eq!(browser.complaints(), Vec::<String>::new());
    Some(())
}

/// Measures a window: at `few` battles, or at all of them if time allows.
fn staged(window: Window, few: &[[&str; 2]]) {
    let decisions: Option<usize> = std::env::var("DECISIONS").ok().and_then(|of| of.parse().ok());
    let each = decisions.map_or(FEW, |all| all / BATTLES.len());
    let mut figures = Figures::default();
    let battles = if has_long() || decisions.is_some() { &BATTLES[..] } else { few };
    for battle in battles {
        if measure(*battle, window, each, &mut figures).is_none() {
            return;
        }
    }
    println!("{window:?}: {figures:?}");
    let Figures { placed, central, large, covered, jumps, .. } = figures;
    assert_eq!((covered, jumps), (0, 0), "{figures:?}");
    assert!(central * 100 >= placed * 95, "{figures:?}");
    assert!(large * 100 >= placed * 80, "{figures:?}");
}

#[test]
fn the_stage_serves_a_desktop() {
    staged(Window::Desktop, &BATTLES[..2]);
}

#[test]
#[ignore = "a size between the two others: `.ci/nightly` plays it"]
fn the_stage_serves_a_laptop() {
    staged(Window::Laptop, &BATTLES);
}

#[test]
fn the_stage_serves_a_phone() {
    staged(Window::Upright, &BATTLES[2..]);
}
