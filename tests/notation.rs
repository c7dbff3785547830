//! Records of games in the notation for people, in every rule system.

use black_box::{root, setup};
use registry::Folders;
use session::stream::{Purpose, Stream};
use session::{Library, Seat, notation};

/// Number of lines at the start and at the end of a record that the snapshot keeps.
const KEPT: usize = 28;

#[test]
fn a_game_is_written_down_a_line_for_each_play() {
    for package in ["stonewalls-sword", "cedar-mountain-cwbbs", "stonewall-1862"] {
        let edition = Folders::new(root(), &registry::ALL).open(package).expect("a package");
        let scenario = edition.scenarios().remove(0).id;
        let mut game = edition.begin(setup(package, &scenario, 5)).expect("it begins");
        let mut stream = Stream::new(5, Purpose::UsaBot);
        while !game.is_over() {
            let id = game.bot_choice(Seat::Random, &mut stream).expect("somebody decides");
            game.choose(&id).expect("it is offered");
        }
        let text = notation::written(&*game);
        let lines: Vec<&str> = text.lines().collect();
        let mut kept = lines[..KEPT].to_vec();
        kept.push("…");
        kept.extend(&lines[lines.len() - KEPT / 2..]);
        insta::assert_snapshot!(package, kept.join("\n"));
    }
}
