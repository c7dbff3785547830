//! Printed pages of the game aids, as a browser prints them.

use black_box::root;
use registry::Folders;
use session::Library;

use super::driver;
use crate::browser::site::swords;
use crate::driver::{Browser, Window};

/// Returns the number of pages in a PDF.
pub(super) fn pages(pdf: &[u8]) -> usize {
    let text = String::from_utf8_lossy(pdf);
    let all = text.match_indices("/Type /Page");
    all.filter(|(at, found)| !text[at + found.len()..].starts_with('s')).count()
}

/// The player aid of each game fits on two pages, and nothing is cut off at the sides.
#[test]
fn a_players_aid_takes_two_pages() {
    let Some(found) = driver() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let browser = Browser::open(found, Window::Desktop);
    let games = Folders::new(root(), &registry::ALL).names();
    for game in &games {
        let path = folder.path().join(format!("{game}.html"));
        let output = swords(&["export", "rulebook", game, "-o", path.to_str().expect("a path")]);
        assert!(output.status.success(), "{game}: {output:?}");
        browser.go(&format!("file://{}", path.display()));
        // The test prints the whole book for one game only, since printing is slow.
        if *game == games[0] {
            let all = pages(&browser.printed());
            assert!(all > 2, "{game}: {all} pages");
        }
        browser.run(
            "document.querySelector('#aid').style.breakBefore = 'auto';
             document.body.replaceChildren(document.querySelector('#aid'))",
        );
        let pdf = browser.printed();
        if let Some(shots) = std::env::var_os("SHOTS") {
            std::fs::write(std::path::Path::new(&shots).join(format!("aid-{game}.pdf")), &pdf)
                .expect("a file");
        }
        assert_eq!(pages(&pdf), 2, "{game}");
        // The paper is 182 mm wide between its margins.
        browser.run("document.body.style.width = '182mm'");
        let wide = browser.run(
            "const room = document.body.getBoundingClientRect().right;
             return [...document.querySelectorAll('#aid table')].filter((of) => of.getBoundingClientRect().right > room + 1).length",
        );
        assert_eq!(wide, 0, "{game}: tables are wider than the paper");
    }
}
