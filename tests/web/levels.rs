//! Bot levels that each game offers. A game accepts the levels that know its rules, and refuses all
//! others with a message.

use black_box::root;
use kernel::Level;
use registry::Folders;
use serde_json::json;
use server::PackageIndex;

use super::toy::serve_from;

#[test]
fn only_levels_that_know_the_rules_are_seated() {
    let folder = tempfile::tempdir().expect("a folder");
    let package_index = PackageIndex::new(Folders::new(root(), &registry::ALL));
    let (_running, client) = serve_from(package_index, &folder);
    let begin = |game: &str, level: Level| {
        let body = json!({ "game": game, "usa": "me", "csa": level.id() });
        client.post("/api/matches", &body)
    };
    let brigades = "cedar-mountain-cwbbs";
    let (status, told) = begin(brigades, Level::General);
    assert_eq!((status, &told["error"]["code"]), (400, &json!("malformed")), "{told}");
    let words = told["error"]["message"].as_str().expect("a sentence");
    let expected = format!("the general cannot play {brigades}: expected captain, sergeant");
    assert!(words.starts_with(&expected) && words.ends_with("random"), "{words}");
    for level in Level::ALL {
        assert_eq!(begin("stonewalls-sword", level).0, 200);
        assert_eq!(begin(brigades, level).0 == 200, level != Level::General);
    }
    let games = client.get("/api/games").1;
    let of = |id: &str| {
        let found = games.as_array().expect("games").iter().find(|game| game["name"] == id);
        found.expect("it is listed").clone()
    };
    let offered = |id: &str| of(id)["computers"].to_string();
    assert!(offered(brigades).contains("captain") && !offered(brigades).contains("general"));
    // The bots that exercise the rules are no opponents.
    for bot in ["edge", "mass", "crowd", "mixed", "random"] {
        assert!(!offered(brigades).contains(bot), "{bot}");
    }
    assert!(offered("stonewalls-sword").contains("general"));
}
