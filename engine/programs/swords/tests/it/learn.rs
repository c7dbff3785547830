//! A scripted learner completes every lesson at the terminal, with a wrong attempt before each
//! correct answer.

use std::path::Path;

use kernel::{Task, Wrong};
use registry::Folders;
use session::lesson;
use session::stream::{Purpose, Stream};
use session::{AnyMatch, Library, Seat};

use super::program::Place;

const GAME: &str = "stonewalls-sword";

/// Lines that a learner types, and the replies that the test expects. The learner makes a wrong
/// attempt wherever a lesson has a reply to it.
#[derive(Default)]
struct Typed {
    lines: Vec<String>,
    told: Vec<String>,
}

impl Typed {
    fn say(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    fn err(&mut self, wrong: &Wrong, is_to_be_tried: impl Fn(&str) -> bool) {
        if let Some((id, words)) = wrong.to.iter().find(|(id, _)| is_to_be_tried(id)) {
            self.say(id.as_str());
            self.told.push(words.clone());
        }
    }

    fn step(&mut self, game: &mut dyn AnyMatch, task: &Task) {
        match task {
            Task::Read => self.say(""),
            Task::Point { right, wrong, .. } => {
                self.err(wrong, |_| true);
                self.say(right[0].as_str());
            }
            Task::Quiz { choices, .. } => {
                for (index, choice) in choices.iter().enumerate() {
                    if choice.right {
                        self.say((index + 1).to_string());
                    } else if index == 0 {
                        self.say("1");
                    }
                    if choice.right || index == 0 {
                        self.told.push(choice.say.clone());
                    }
                }
            }
            Task::Answer { wrong, .. } => {
                let offered = game.decision().expect("a decision").options;
                let is_wrong = |id: &str| {
                    let ids = [id.to_owned()];
                    offered.iter().any(|option| option.id == id)
                        && lesson::judge(game, &ids) != lesson::Judged::Right
                };
                self.err(wrong, is_wrong);
                self.answer(game);
            }
            Task::Play { .. } => self.play(game),
        }
    }

    fn answer(&mut self, game: &mut dyn AnyMatch) {
        let due = lesson::stage(game).expect("a lesson").due;
        while lesson::stage(game).is_some_and(|stage| stage.due == due) {
            let ids = lesson::right(game).expect("something is right");
            self.say(ids.last().expect("an answer").as_str());
            for id in ids {
                game.choose(&id).expect("it is offered");
            }
        }
    }

    fn play(&mut self, game: &mut dyn AnyMatch) {
        let mut stream = Stream::new(1, Purpose::UsaBot);
        while lesson::stage(game).is_some_and(|stage| !stage.done) {
            let id = game.bot_choice(Seat::Random, &mut stream).expect("a side decides");
            game.choose(&id).expect("it is offered");
            self.say(id);
        }
    }
}

#[test]
fn every_lesson_is_gone_through_at_the_terminal() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let edition = Folders::new(root, &registry::ALL).open(GAME).expect("a good package");
    let lessons = edition.lessons();
    assert!(lessons.len() >= 8, "only {} lessons", lessons.len());
    for of in lessons {
        let setup = edition.lesson_setup(GAME, &of.id).expect("its lesson");
        let mut game = edition.begin(setup).expect("it can be played");
        let mut typed = Typed::default();
        of.steps.iter().for_each(|step| typed.step(&mut *game, &step.task));
        let place = Place::new();
        let run = place.run(&format!("learn {GAME} {}", of.id), &(typed.lines.join("\n") + "\n"));
        let told = String::from_utf8_lossy(&run.stdout).into_owned();
        assert!(run.status.success(), "{}: {told}", of.id);
        let said = of.steps.iter().map(|step| step.say.trim().to_owned());
        for words in said.chain(typed.told).chain([format!("Lesson complete. {}", of.about)]) {
            assert!(told.contains(&words), "{}: `{words}` is not told in\n{told}", of.id);
        }
    }
}

#[test]
fn lessons_are_listed_and_what_is_none_is_told() {
    let place = Place::new();
    let listed = place.seen("learn stonewalls-sword", "");
    assert!(listed.contains("1 map-and-counters: Reading the map and a counter."), "{listed}");
    let by_number = place.seen("learn stonewalls-sword 3", "quit\n");
    assert!(by_number.contains("\nSight and fire\n"), "{by_number}");
    let unknown = place.run("learn stonewalls-sword fires", "");
    assert!(!unknown.status.success());
    let words = String::from_utf8_lossy(&unknown.stderr).into_owned();
    assert!(
        words.contains("unknown lesson `fires` in `stonewalls-sword`: expected map-and-counters"),
        "{words}"
    );
}

/// The line-by-line interface shows the rule card for a term or an abbreviation.
#[test]
fn a_card_is_opened_at_the_terminal() {
    let place = Place::new();
    let told = place.seen(
        "learn stonewalls-sword 1",
        "? CR\nrules panic\nrules xyzzy\n? STK-01\nrules SS 12.4\nquit\n",
    );
    for words in [
        "Cohesion: The last number",
        "Panic: Panic spreads",
        "No rule or term found for `xyzzy`.",
        "(STK-01): A hex may hold units with up to 8 points",
        "(CONV-01)",
    ] {
        assert!(told.contains(words), "{words}: {told}");
    }
}

/// The printed rulebook has every chapter, worded for the options in force, with the figures and
/// the charts.
#[test]
fn the_rules_of_a_game_are_written_to_be_printed() {
    let place = Place::new();
    let written = |game: &str| {
        let run = place.run(&format!("export rulebook {game} -o rules.html"), "");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        std::fs::read_to_string(place.path("rules.html")).expect("the page")
    };
    let (first, second) = (written("stonewalls-sword"), written("kernstown-1862"));
    for words in [
        "<h2 id=\"c0\">",
        "Close combat",
        "up to 8 points of printed strength",
        "Combat Results",
        "Player's aid",
        "<dt id=\"R-0103\">When no adjacent hex has room",
    ] {
        assert!(first.contains(words), "{words}");
    }
    let wasted = "the fire is wasted, unless it is defensive";
    assert!(second.contains(wasted) && !first.contains(wasted));
    assert!(!first.contains('{') || first.matches('{').count() == first.matches('}').count());
}

/// The page of rules is in the language of the program.
#[test]
fn the_rules_of_a_game_are_written_in_the_language_chosen() {
    let place = Place::new();
    for game in ["stonewalls-sword", "cedar-mountain-cwbbs"] {
        let run = place.run(&format!("export rulebook {game} -o rules.html --language de"), "");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        let page = std::fs::read_to_string(place.path("rules.html")).expect("the page");
        for words in [
            "<html lang=\"de\">",
            "Spielhilfe",
            "Eine Sichtlinie entlang des Kartenrands",
            "Begriffe",
        ] {
            assert!(page.contains(words), "{game}: {words}");
        }
        for words in ["Line of sight", "Player's aid", "Turns</h2>", "Movement points"] {
            assert!(!page.contains(words), "{game}: {words}");
        }
    }
    let told =
        place.seen("learn stonewalls-sword 1 --language de", "? CR\nrules Break Test\nquit\n");
    assert!(
        told.contains("Kohäsion: Die letzte Zahl") && told.contains("Bruchtest: Würfle"),
        "{told}"
    );
}
