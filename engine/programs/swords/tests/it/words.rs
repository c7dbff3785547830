//! The terminal and the printed rulebook take every message from a catalogue or a package. The
//! tests use a pseudo-language, which puts each catalogue message in brackets. Words outside
//! brackets must come from a package.

use testing::words::{PackageWords, between_tags};

use crate::program::{Place, repository};

/// Commands that show every kind of message.
const COMMANDS: &str = "help\nwhy\nodds\nhint recruit\nmap\nareas\nstate\noptions\nbriefing\nrules CR\nrules SS 12.1\n\
    look 1510\nno such choice\n#1\n#1\n#1\nwhy\nodds\nlog\nstory\nundo\nsave\nquit\n";

#[test]
fn the_terminal_says_nothing_that_is_in_no_catalogue() {
    let place = Place::new();
    let own = PackageWords::of(&repository());
    for game in ["stonewalls-sword", "cedar-mountain-cwbbs"] {
        let run = place.run(&format!("play {game} --plain --seed 3 --language pseudo"), COMMANDS);
        let text = String::from_utf8_lossy(&run.stdout);
        assert!(text.matches('⟦').count() > 100, "{text}");
        assert_eq!(own.strange(&text), Vec::<String>::new(), "{game}: {text}");
    }
}

#[test]
fn the_printed_rulebook_says_nothing_that_is_in_no_catalogue() {
    let place = Place::new();
    let own = PackageWords::of(&repository());
    for game in ["stonewalls-sword", "kernstown-1862", "cedar-mountain-cwbbs"] {
        let run = place.run(&format!("export rulebook {game} -o rules.html --language pseudo"), "");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let page = std::fs::read_to_string(place.path("rules.html")).expect("the page");
        let text = between_tags(&page);
        assert!(text.matches('⟦').count() > 300, "{text}");
        assert_eq!(own.strange(&text), Vec::<String>::new(), "{game}");
    }
}

#[test]
fn a_wrong_value_of_an_option_is_refused_in_german() {
    let place = Place::new();
    for game in [
        "stonewalls-sword --option panic_profile=loud",
        "cedar-mountain-cwbbs --option rally_ten=loud",
    ] {
        let run = place.run(&format!("play {game} --plain --language de"), "");
        let error = String::from_utf8_lossy(&run.stderr);
        assert!(!run.status.success() && error.contains("kann nicht `loud` sein"), "{error}");
    }
}
