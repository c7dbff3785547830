//! Map and counters on the page. Place names do not overlap counters, counters are legible on the
//! whole map, and both can be printed.

use serde_json::{Value, json};

use super::printed::pages;
use super::{aiming, at_table, driver, link, sit};
use crate::client::Tables;
use crate::driver::{Browser, Window};

/// Opens a match and shows the whole map.
fn whole_map(tables: &Tables, window: Window) -> Option<Browser> {
    let (browser, _) = at_table(tables, window)?;
    browser.press(&["o"]);
    browser.wait("return document.querySelector('.map.far') !== null");
    Some(browser)
}

/// Script that measures how much place names overlap counters. It returns the overlap at the actual
/// and at the default positions of the names.
const COVERED: &str = "
    const boxes = [...document.querySelectorAll('.units .counter .body')].map((of) => of.getBoundingClientRect());
    const names = [...document.querySelectorAll('.place')];
    const sum = () => names.reduce((all, name) => {
        const a = name.getBoundingClientRect();
        return boxes.reduce((own, b) => own + Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)), all);
    }, 0);
    const placed = sum();
    const hexes = new Map(arguments_hexes.map((hex) => [hex.id, hex]));
    for (const name of names) {
        const hex = hexes.get(name.dataset.place);
        name.setAttribute('x', hex.x);
        name.setAttribute('font-size', 11.5);
    }
    return { placed, plain: sum(), names: names.length };
";

#[test]
fn names_of_places_keep_off_the_counters() {
    let tables = Tables::new();
    let Some(browser) = whole_map(&tables, Window::Desktop) else { return };
    let (_, game) = tables.client().get("/api/games/stonewalls-sword");
    let hexes = game["map"]["hexes"].as_array().expect("hexes").iter();
    let named: Vec<&Value> = hexes.filter(|hex| hex["name"].is_string()).collect();
    browser.shot("whole-map.png");
    let script = COVERED.replace("arguments_hexes", &json!(named).to_string());
    let covered = browser.run(&script);
    assert_eq!(covered["names"], named.len());
    let area = |of: &str| covered[of].as_f64().expect("an area");
    assert!(area("plain") > 0.0, "nothing is in the way of a name: {covered}");
    assert!(area("placed") < area("plain") / 2.0, "{covered}");
}

/// On the whole map, the strength and cohesion on counters are legible. The page enlarges the
/// counter under the mouse.
#[test]
fn counters_are_read_on_the_whole_map() {
    let tables = Tables::new();
    let Some(browser) = whole_map(&tables, Window::Desktop) else { return };
    let size = "const of = document.querySelector('.units .afar'); return parseFloat(getComputedStyle(of).fontSize) * of.getScreenCTM().a";
    let pixels = browser.run(size);
    assert!(pixels.as_f64() > Some(10.0), "figures of {pixels} pixels");
    let hidden = browser.run("return [...document.querySelectorAll('.units .values, .units .name')].filter((of) => of.checkVisibility()).length");
    assert_eq!(hidden, 0, "small words stand beside them");
    browser.point("[...document.querySelectorAll('.units .counter .body')].at(-1)");
    browser.wait("return document.querySelector('.lenses .counter') !== null");
    browser.shot("lens.png");
    let wide =
        "return document.querySelector('.lenses .counter .body').getBoundingClientRect().width";
    assert!(browser.run(wide).as_f64() > Some(50.0));
    // The enlarged counter does not catch mouse events.
    assert_eq!(
        browser.run("return getComputedStyle(document.querySelector('.lenses')).pointerEvents"),
        "none"
    );
    browser.press(&["+", "+", "+", "+", "+"]);
    browser.wait("return document.querySelector('.map.far') === null");
    let near = browser.run("return document.querySelector('.units .afar').checkVisibility() || !document.querySelector('.units .values').checkVisibility()");
    assert_eq!(near, false, "near by all of a counter is read");
}

/// Counters are also legible on a map of twice the size.
#[test]
fn counters_are_read_on_a_large_map() {
    let Some(found) = driver() else { return };
    let tables = Tables::new();
    let body = json!({"game": "kernstown-1862", "scenario": "the-stone-wall", "seed": 1});
    let (status, made) = tables.client().post("/api/matches", &body);
    assert_eq!(status, 200, "{made}");
    let browser = Browser::open(found, Window::Desktop);
    sit(&browser, &link(&tables.client(), &made, &made["key"]));
    browser.wait("return document.querySelector('.decision h2') !== null");
    browser.press(&["o"]);
    browser.wait("return document.querySelector('.map.far') !== null");
    let size = "const of = document.querySelector('.units .afar'); return parseFloat(getComputedStyle(of).fontSize) * of.getScreenCTM().a";
    let pixels = browser.run(size);
    assert!(pixels.as_f64() > Some(7.0), "figures of {pixels} pixels");
    browser.point("[...document.querySelectorAll('.units .counter .body')].at(-1)");
    browser.wait("return document.querySelector('.lenses .counter') !== null");
    let wide =
        "return document.querySelector('.lenses .counter .body').getBoundingClientRect().width";
    assert!(browser.run(wide).as_f64() > Some(50.0));
    browser.shot("large-map.png");
}

/// Counters have the colour of their side, even if they can be chosen or have acted. Each counter
/// names its brigade and division. The corner mark of a worn unit does not cover its values.
#[test]
fn a_counter_keeps_its_side_and_names_its_brigade() {
    let tables = Tables::new();
    let Some((browser, _)) = at_table(&tables, Window::Desktop) else { return };
    let drawn = browser.run_later(
        "const done = arguments[0];
         import('/assets/js/map/counters.js').then(({ all, definitions }) => {
            const layer = document.querySelector('.fans');
            layer.replaceChildren();
            const base = { id: 'a', name: '110th Pennsylvania', sign: 'infantry', band: 1, code: 'Cra·Wil', values: '10-Sm-4', figures: ['10', '4'], badges: [], hex: 'h' };
            const hexes = { get: () => ({ x: 400, y: 400 }) };
            const fills = [];
            for (const side of ['usa', 'csa']) for (const [acted, able] of [[false, []], [true, []], [false, ['a']]]) {
                const marks = { able: new Set(able), subjects: new Set(), changed: new Set() };
                all(layer, hexes, new Map([['h', [{ ...base, side, acted, worn: true }]]]), marks);
                const [r, g, b] = getComputedStyle(layer.querySelector('.body')).fill.match(/\\d+/g).map(Number);
                fills.push([side, r, b]);
            }
            const met = (text) => {
                const [corner, figures] = [layer.querySelector('.worn').getBoundingClientRect(), layer.querySelector(text)];
                // Digits extend from their baseline to three quarters of the font size above it.
                const top = new DOMPoint(0, figures.getAttribute('y') - 0.75 * parseFloat(getComputedStyle(figures).fontSize)).matrixTransform(figures.getScreenCTM()).y;
                return corner.bottom > top + 0.5;
            };
            const near = met('.values');
            const code = layer.querySelector('.code').textContent;
            document.querySelector('.map').classList.add('far');
            layer.setAttribute('class', 'units');
            done({ fills, code, corner: near || met('.afar') });
         })",
    );
    for fill in drawn["fills"].as_array().expect("colours") {
        let (red, blue) = (fill[1].as_i64().expect("red"), fill[2].as_i64().expect("blue"));
        assert_eq!(fill[0] == "usa", blue > red, "{fill} is not the colour of its side");
    }
    assert_eq!(drawn["corner"], false, "the corner of a worn counter lies on its figures");
    let codes = browser.run("return [...document.querySelectorAll('.units .counter .code')].map((of) => of.textContent)");
    let codes = codes.as_array().expect("codes");
    assert!(codes.len() > 20 && codes.iter().any(|code| code == "Cra·Wil"), "{codes:?}");
}

/// Map and counters are printed at their true size, and can be saved as drawings.
#[test]
fn the_map_and_the_counters_are_printed() {
    let tables = Tables::new();
    let Some((browser, _)) = aiming(&tables) else { return };
    browser.run("window.print = () => {}; [...document.querySelectorAll('.tools button')].find((b) => b.textContent === 'Print').click()");
    browser.shot("print.png");
    for (name, wanted) in [("map", 6), ("set-up", 9), ("counters", 3)] {
        browser.press_on(&format!("document.querySelector('[data-print={name}]')"));
        browser.wait("return document.querySelector('.printed[data-ready]') !== null");
        let pieces = browser.run("return document.querySelectorAll('.piece').length");
        let wide =
            browser.run("return parseFloat(document.querySelector('.piece img').style.width)");
        assert_eq!(wide.as_f64() > Some(190.0), name != "counters", "{name}: {wide} mm");
        let paper = pages(&browser.printed());
        println!("{name}: {pieces} pieces, {paper} pages");
        assert_eq!(pieces, paper, "{name}: pages without a piece, or pieces torn");
        assert!(paper >= 3 && paper <= wanted, "{name}: {paper} pages");
    }
    browser.run("document.querySelector('dialog').close()");
    browser.wait("return document.querySelector('.printed') === null");
    let client = tables.client();
    for path in ["paper.svg", "paper.svg?scenario=valley-vengeance", "counters.svg"] {
        let (status, drawing) = client.text(&format!("/api/games/stonewalls-sword/{path}"));
        assert_eq!(status, 200, "{drawing}");
        assert!(drawing.starts_with("<svg") && drawing.contains("mm\""), "{path}");
    }
    assert_eq!(client.text("/api/games/stonewalls-sword/paper.svg?scenario=no").0, 404);
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
