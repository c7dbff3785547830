//! A match by mail on the page: the offer, the sending of the file, the return to the match, and a
//! standing order.

use super::{Tables, changed, driver, rev, settled, sit};
use crate::driver::{Browser, Window};
use crate::mail_files::Seat;

#[test]
fn a_match_goes_to_and_fro_as_a_mail_file() {
    let Some(found) = driver() else { return };
    let (tables, elsewhere) = (Tables::new(), Tables::new());
    let client = tables.client();
    let browser = Browser::open(found, Window::Desktop);
    browser.go(&format!("{}/", client.base));
    browser.wait("return document.querySelectorAll('#battle option').length > 0 && document.querySelector('#sit-csa option[value=post]') !== null");
    browser.run(
        "const battle = document.querySelector('#battle');
         battle.value = [...battle.options].findIndex((option) => option.textContent.includes('Twenty Past Four'));
         battle.dispatchEvent(new Event('change'));",
    );
    browser.wait(
        "return document.querySelector('form.card .words').textContent.includes('stone wall')",
    );
    browser.run(
        "const sit = document.querySelector('#sit-csa');
         sit.value = 'post'; sit.dispatchEvent(new Event('change'));
         document.querySelector('form.card button.main').click();",
    );
    browser.wait("return document.querySelector('.mail-file #came-back') !== null");
    settled(&browser);
    browser.shot("mail-file-offered.png");
    let hash = browser.run("return location.hash");
    let id = hash.as_str().expect("a hash").trim_start_matches("#match/");
    let key = browser.run("return history.state.key");
    let usa = Seat { client: client.with(&key), at: format!("/api/matches/{id}") };

    // The other side plays on another server.
    let csa = Seat::join(&elsewhere.client(), &usa.mail_file());
    let file = tables.folder.path().join("back.letter");
    let open = |mail_file: String| {
        std::fs::write(&file, mail_file).expect("a file");
        let before = rev(&browser);
        browser.fill("#came-back", file.to_str().expect("a path"));
        changed(&browser, before);
    };
    assert_eq!(csa.play(), "theirs");
    open(csa.mail_file());
    browser.wait("return document.querySelector('.options button') !== null");
    let before = rev(&browser);
    browser.press_on("document.querySelector('.options button')");
    changed(&browser, before);

    // Play on until the page offers to skip a reaction window.
    let mut ordered = false;
    for _ in 0..60 {
        if browser.run("return document.querySelector('.mail-file') !== null") == true {
            let (status, told) = csa.receive(&usa.mail_file());
            assert_eq!(status, 200, "{told}");
            csa.play();
            open(csa.mail_file());
            continue;
        }
        if !ordered
            && browser.run("return document.querySelector('#standing-order') !== null") == true
        {
            browser.shot("mail-file-order.png");
            let before = rev(&browser);
            browser.run(
                "const order = document.querySelector('#standing-order');
                 order.value = 'never'; order.dispatchEvent(new Event('change'));",
            );
            changed(&browser, before);
            ordered = true;
            break;
        }
        let before = rev(&browser);
        browser.press_on("document.querySelector('.options button')");
        browser.wait(&format!(
            "const asked = document.querySelector('.options button.asked'); asked?.click();
             return Number(document.documentElement.dataset.rev) > {before}"
        ));
        settled(&browser);
    }
    assert!(ordered, "nothing was ever asked that may pass");
    assert_eq!(usa.seen()["post"]["orders"].as_array().map(Vec::len), Some(1));

    // A changed mail file is refused with the line of the change.
    if browser.run("return document.querySelector('.mail-file') !== null") == true {
        let other = usa.mail_file().replacen("\"csa\"", "\"usa\"", 1);
        std::fs::write(&file, other).expect("a file");
        browser.fill("#came-back", file.to_str().expect("a path"));
        browser.wait("return /line \\d+ of the mail file is invalid/.test(document.querySelector('.mail-file .error').textContent)");
        browser.shot("mail-file-refused.png");
    }
    // On the start page, the file leads to its match again.
    browser.go(&format!("{}/", client.base));
    sit(&browser, &format!("{}/{}", client.base, hash.as_str().expect("a hash")));
    assert_eq!(browser.complaints().iter().filter(|told| !told.contains("422")).count(), 0);
}
