//! Script trial of a package's events, which the command `validate` runs.

use black_box::{game, root};
use blind_swords_lab::traced::is_of_series;
use blind_swords_lab::validate;

/// The script trial prepares every situation that an event needs, such as captured terrain, shaken
/// units or a late hour.
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
