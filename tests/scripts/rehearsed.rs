//! What `validate` brings about of a package's events.

use black_box::{game, root};
use blind_swords_lab::traced::is_of_series;
use blind_swords_lab::validate;

/// Whatever an event waits for is brought about: ground that has to be taken first, men who are shaken, an hour late in
/// the day.
#[test]
fn no_event_is_left_out() {
    let games = std::fs::read_dir(root().join("games")).expect("the folder of games");
    let names = games.filter_map(|entry| entry.expect("an entry").file_name().into_string().ok());
    for name in names.filter(|name| is_of_series(&root(), name)) {
        let (loaded, _) = game(&name);
        let untried = validate(&root().join("games").join(&name)).untried;
        let events = loaded.game.chits.iter().filter_map(|chit| chit.event());
        let mut functions = events.map(|event| event.on_play.as_str());
        let left = functions
            .find(|function| untried.iter().any(|line| line.contains(&format!("`{function}`"))));
        assert_eq!(left, None, "{name}");
    }
}
