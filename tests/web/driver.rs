//! Minimal WebDriver client with which the tests control a browser.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use testing::patience;
use ureq::Agent;

/// Size and orientation of a browser window.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Window {
    Desktop,
    /// Small laptop screen.
    Laptop,
    Phone,
    /// Larger phone.
    Upright,
    /// Phone in landscape orientation.
    Lying,
}

/// Browser with a single window, controlled by a test.
pub(crate) struct Browser {
    driver: Child,
    agent: Agent,
    session: String,
}

/// Returns the path of the WebDriver program. `None` if `NEED_BROWSER` is not set. If it is set and
/// the program is missing, the test fails.
pub(crate) fn driver() -> Option<&'static Path> {
    if std::env::var_os("NEED_BROWSER").is_none() {
        eprintln!("*** The page was NOT tested: NEED_BROWSER=1 tests it. ***");
        return None;
    }
    let found = Path::new("/usr/bin/chromedriver");
    assert!(found.exists(), "a browser is needed, but chromedriver is not installed");
    Some(found)
}

/// Chromium without a user interface, which starts six times as fast. The tests prefer it if it is
/// installed.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// Script that describes the visible state of the page, for the message after a timeout.
const STANDING: &str = "
    const words = (of) => document.querySelector(of)?.textContent ?? '';
    const { rev, kind, connected } = document.documentElement.dataset;
    return { rev, kind, connected, said: words('.say'), decision: words('.decision'), focus: document.activeElement?.outerHTML.slice(0, 200) };
";

impl Browser {
    /// Opens a browser with an empty profile.
    pub(crate) fn open(driver: &Path, window: Window) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").expect("a port").local_addr().expect("a port");
        let child = Command::new(driver)
            .args([format!("--port={}", free.port()), "--silent".to_owned()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the driver starts");
        let agent: Agent = Agent::config_builder().http_status_as_error(false).build().into();
        let base = format!("http://{free}");
        let until = Instant::now() + patience();
        while agent.get(format!("{base}/status")).call().is_err() {
            assert!(Instant::now() < until, "the driver does not answer");
            thread::sleep(Duration::from_millis(50));
        }
        let mut browser = Self { driver: child, agent, session: format!("{base}/session") };
        let made = browser.ask("", Some(capabilities(window)));
        let id = made["sessionId"].as_str().expect("a session").to_owned();
        browser.session = format!("{base}/session/{id}");
        browser
    }

    fn ask(&self, path: &str, body: Option<Value>) -> Value {
        let value = self.answered(path, body);
        assert!(value["error"].is_null(), "{path}: {value}");
        value
    }

    /// Sends a command to the driver. Returns its result or its error as JSON.
    fn answered(&self, path: &str, body: Option<Value>) -> Value {
        let address = format!("{}{path}", self.session);
        let answer = match body {
            Some(body) => self
                .agent
                .post(address)
                .header("content-type", "application/json")
                .send(body.to_string()),
            None => self.agent.get(address).call(),
        };
        let text =
            answer.expect("an answer").body_mut().with_config().limit(64 << 20).read_to_string();
        let value: Value = serde_json::from_str(&text.expect("a text")).expect("JSON");
        value["value"].clone()
    }

    pub(crate) fn go(&self, address: &str) {
        self.ask("/url", Some(json!({"url": address})));
    }

    /// Runs a script in the page and returns its result.
    pub(crate) fn run(&self, script: &str) -> Value {
        self.ask("/execute/sync", Some(json!({"script": script, "args": []})))
    }

    /// Runs an asynchronous script in the page. The script passes its result to its last argument,
    /// which is a callback.
    pub(crate) fn run_later(&self, script: &str) -> Value {
        self.ask("/execute/async", Some(json!({"script": script, "args": []})))
    }

    /// Types a string into a field of the page. For a file field, the string is the path of the
    /// file.
    pub(crate) fn fill(&self, selector: &str, text: &str) {
        let found = self.ask("/element", Some(json!({"using": "css selector", "value": selector})));
        let id = found.as_object().and_then(|of| of.values().next()?.as_str()).expect("an element");
        self.ask(&format!("/element/{id}/value"), Some(json!({"text": text})));
    }

    /// Waits until a script returns a true value, and returns it. The interval between attempts
    /// increases, since each attempt slows the page.
    pub(crate) fn wait(&self, script: &str) -> Value {
        let until = Instant::now() + patience();
        let mut pause = Duration::from_millis(5);
        loop {
            let found = self.run(script);
            if !matches!(found, Value::Null | Value::Bool(false)) {
                return found;
            }
            assert!(
                Instant::now() < until,
                "this never came true: {script}\nthe page: {}\nits console: {:?}",
                self.run(STANDING),
                self.complaints()
            );
            thread::sleep(pause);
            pause = (pause * 3 / 2).min(Duration::from_millis(100));
        }
    }

    /// Checks that a script returns the same result for the time `long`.
    pub(crate) fn stays(&self, script: &str, long: Duration) {
        let (first, until) = (self.run(script), Instant::now() + long);
        while Instant::now() < until {
            assert_eq!(self.run(script), first, "{script} changes");
            thread::sleep(Duration::from_millis(30));
        }
    }

    pub(crate) fn press(&self, keys: &[&str]) {
        let strokes = keys.iter().flat_map(|key| {
            ["keyDown", "keyUp"].map(|stroke| json!({"type": stroke, "value": key}))
        });
        let actions: Vec<_> = strokes.collect();
        self.ask(
            "/actions",
            Some(json!({"actions": [{"type": "key", "id": "k", "actions": actions}]})),
        );
    }

    /// Moves the mouse to the centre of the element that a script returns.
    pub(crate) fn point(&self, script: &str) {
        self.mouse(script, &[]);
    }

    /// Clicks the centre of the element that a script returns. If the page redraws a button between
    /// press and release, clicks again as a person would. The map reacts to the press, so it gets
    /// only one.
    pub(crate) fn click(&self, script: &str) {
        let press = [
            json!({"type": "pointerDown", "button": 0}),
            json!({"type": "pointerUp", "button": 0}),
        ];
        for _ in 0..3 {
            self.wait(&format!(
                "const found = ({script});
                 if (!found) return false;
                 window.clicked = !(found instanceof HTMLElement);
                 addEventListener('click', () => {{ window.clicked = true; }}, {{ capture: true, once: true }});
                 return true"
            ));
            self.mouse(script, &press);
            if self.run("return window.clicked !== false") == true {
                return;
            }
        }
    }

    /// Clicks the element that a script returns, as soon as the page has it. The page may draw its
    /// buttons a moment after the state that they belong to.
    pub(crate) fn press_on(&self, element: &str) {
        self.wait(&format!("const found = ({element}); found?.click(); return Boolean(found)"));
    }

    /// Presses a key, alone or together with Shift. `name` is the name that the page uses, such as
    /// `Shift+A`.
    pub(crate) fn chord(&self, name: &str) {
        match name.strip_prefix("Shift+") {
            None => self.press(&[name]),
            Some(key) => {
                let stroke = |what: &str, key: &str| json!({"type": what, "value": key});
                let shift = "\u{e008}";
                let strokes = [
                    stroke("keyDown", shift),
                    stroke("keyDown", key),
                    stroke("keyUp", key),
                    stroke("keyUp", shift),
                ];
                self.ask(
                    "/actions",
                    Some(json!({"actions": [{"type": "key", "id": "k", "actions": strokes}]})),
                );
            }
        }
    }

    /// Presses the mouse button on the element that a script returns, as the start of a drag.
    pub(crate) fn grab(&self, script: &str) {
        let aside = |by: i32| json!({"type": "pointerMove", "origin": "pointer", "x": by, "y": by, "duration": 40});
        self.mouse(script, &[json!({"type": "pointerDown", "button": 0}), aside(5), aside(4)]);
    }

    /// Releases the mouse button at the end of a drag.
    pub(crate) fn release(&self) {
        let moves = [json!({"type": "pointerUp", "button": 0})];
        let pointer = json!({"type": "pointer", "id": "m", "parameters": {"pointerType": "mouse"}, "actions": moves});
        self.ask("/actions", Some(json!({"actions": [pointer]})));
    }

    fn mouse(&self, script: &str, then: &[Value]) {
        let found = format!(
            "const b = ({script})?.getBoundingClientRect(); return b ? [b.x + b.width / 2, b.y + b.height / 2].map(Math.round) : null"
        );
        // A person would wait for the element to appear, so wait.
        let place = self.wait(&found);
        let mut moves = vec![json!({"type": "pointerMove", "x": place[0], "y": place[1]})];
        moves.extend_from_slice(then);
        let pointer = json!({"type": "pointer", "id": "m", "parameters": {"pointerType": "mouse"}, "actions": moves});
        self.ask("/actions", Some(json!({"actions": [pointer]})));
    }

    /// Returns the matching elements that have no accessible name.
    pub(crate) fn nameless(&self, selector: &str) -> Vec<String> {
        self.run(&format!(
            "for (const e of document.querySelectorAll('{selector}')) e.toggleAttribute('data-seen', e.checkVisibility())"
        ));
        let find = json!({"using": "css selector", "value": "[data-seen]"});
        let elements = self.ask("/elements", Some(find));
        let ids = elements.as_array().expect("elements").iter();
        let ids = ids.filter_map(|element| element.as_object()?.values().next()?.as_str());
        let name = |id: &&str| {
            let label = self.ask(&format!("/element/{id}/computedlabel"), None);
            label.as_str().is_none_or(|label| label.trim().is_empty())
        };
        let text = |id: &str| {
            let html = self.ask(&format!("/element/{id}/property/outerHTML"), None);
            html.as_str().unwrap_or_default().chars().take(120).collect()
        };
        ids.filter(name).map(text).collect()
    }

    /// Sends a command of the Chrome DevTools Protocol (CDP) to the browser.
    pub(crate) fn command(&self, name: &str) -> Value {
        self.ask("/goog/cdp/execute", Some(json!({"cmd": name, "params": {}})))
    }

    /// Prints the page on A4 and returns the PDF.
    ///
    /// The browser prints in a separate process, which may start too late on a loaded machine. Such
    /// a failure says nothing about the page, so the command is repeated. The driver's own command
    /// for printing would time out after ten seconds.
    pub(crate) fn printed(&self) -> Vec<u8> {
        let inches = |centimetres: f64| centimetres / 2.54;
        let (wide, high, margin) = (inches(21.0), inches(29.7), inches(1.4));
        let params = json!({
            "paperWidth": wide, "paperHeight": high, "printBackground": true,
            "marginTop": margin, "marginBottom": margin, "marginLeft": margin, "marginRight": margin,
        });
        let wanted = json!({"cmd": "Page.printToPDF", "params": params});
        let until = Instant::now() + patience();
        loop {
            let answer = self.answered("/goog/cdp/execute", Some(wanted.clone()));
            if let Some(pdf) = answer["data"].as_str() {
                return decoded(pdf);
            }
            let failed =
                answer["message"].as_str().is_some_and(|why| why.contains("Printing failed"));
            assert!(failed && Instant::now() < until, "it is not printed: {answer}");
            thread::sleep(Duration::from_millis(500));
        }
    }

    /// Returns the errors in the browser's console.
    pub(crate) fn complaints(&self) -> Vec<String> {
        let log = self.ask("/se/log", Some(json!({"type": "browser"})));
        let lines = log.as_array().expect("lines").iter();
        let severe = lines.filter(|line| line["level"] == "SEVERE");
        severe.filter_map(|line| Some(line["message"].as_str()?.to_owned())).collect()
    }

    /// Saves a screenshot in the folder that `SHOTS` names. Does nothing if `SHOTS` is not set.
    pub(crate) fn shot(&self, name: &str) {
        let Some(folder) = std::env::var_os("SHOTS") else { return };
        let picture = self.ask("/screenshot", None);
        let bytes = decoded(picture.as_str().unwrap_or_default());
        std::fs::write(Path::new(&folder).join(name), bytes).expect("a picture");
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let closed = self.agent.delete(&self.session).call().is_ok();
        let ended = self.driver.kill().and_then(|()| self.driver.wait()).is_ok();
        if !closed || !ended {
            eprintln!("the browser did not end by itself");
        }
    }
}

fn capabilities(window: Window) -> Value {
    let mut args = vec![
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--force-prefers-reduced-motion",
    ];
    args.push(match window {
        Window::Laptop => "--window-size=1366,768",
        _ => "--window-size=1400,900",
    });
    // Without a graphics card, drawing takes a quarter of a test's time. A page of the same size in a quarter of the
    // pixels is good enough, except for screenshots.
    if std::env::var_os("SHOTS").is_none() {
        args.push("--force-device-scale-factor=0.5");
    }
    let mut options = json!({"args": args});
    if Path::new(SHELL).exists() {
        options["binary"] = json!(SHELL);
    }
    let screen = match window {
        Window::Desktop | Window::Laptop => None,
        Window::Upright => Some((390, 844)),
        Window::Phone => Some((360, 740)),
        Window::Lying => Some((844, 390)),
    };
    if let Some((width, height)) = screen {
        options["mobileEmulation"] = json!({"deviceMetrics": {"width": width, "height": height, "pixelRatio": 2, "touch": true}});
    }
    json!({"capabilities": {"alwaysMatch": {"goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}}})
}

/// Decodes Base64, in which the driver returns screenshots.
fn decoded(text: &str) -> Vec<u8> {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut values = [None; 256];
    for (value, digit) in DIGITS.iter().enumerate() {
        values[usize::from(*digit)] = Some(value as u32);
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    let (mut bits, mut held) = (0_u32, 0);
    for value in text.bytes().filter_map(|byte| values[usize::from(byte)]) {
        bits = bits << 6 | value;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held) as u8);
        }
    }
    bytes
}
