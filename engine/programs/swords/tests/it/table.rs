//! Tests of the line-by-line interface as a player uses it.

use kernel::Level;

use super::program::Place;

#[test]
fn the_first_decisions_of_a_match() {
    let place = Place::new();
    let typed =
        "help\nstate\nlook 1614\nlook 42nd-va\nwhy 5th-va\n42nd-va\nundo\n21st-va\nlog\nquit\n";
    insta::assert_snapshot!(place.seen(
        "play stonewalls-sword --plain --scenario valley-vengeance --seed 1 --save match.jsonl",
        typed
    ));
}

#[test]
fn a_bot_plays_both_sides_to_the_end() {
    let place = Place::new();
    let run = place.run(
        "play stonewalls-sword --plain --usa random --csa random --seed 2 --save match.jsonl",
        "",
    );
    assert!(run.status.success());
    let text = String::from_utf8_lossy(&run.stdout).into_owned();
    let last: Vec<_> = text.lines().rev().take(3).collect();
    insta::assert_snapshot!(last.join("\n"));
    assert!(place.run("replay match.jsonl --verify", "").status.success());
    let run = place.run("export report match.jsonl", "");
    let account = String::from_utf8_lossy(&run.stdout).into_owned();
    for part in ["Turn by turn", "Strength lost", "dice, average"] {
        assert!(account.contains(part), "{account}");
    }
}

/// For the scenario of the whole battle, the report compares historical losses with those in the
/// match. It does so for each side and for brigades with known losses.
#[test]
fn an_account_compares_with_history() {
    let place = Place::new();
    let whole = "stonewalls-sword --scenario slaughter-mountain --seed 2 --save whole.jsonl";
    let run = place.run(&format!("play {whole} --plain --usa random --csa random"), "");
    assert!(run.status.success());
    let run = place.run("export report whole.jsonl", "");
    let account = String::from_utf8_lossy(&run.stdout).into_owned();
    let beside: Vec<_> = account.lines().filter(|line| line.contains("historically")).collect();
    let said = |whose: &str, what: &str| {
        beside.iter().any(|line| line.contains(whose) && line.ends_with(what))
    };
    assert!(said("Early", "(historically 3¼)") && said("Forno", "(historically ¼)"), "{account}");
    assert!(said("Confederate: ", ", 27 historically") && !said("Prince", ")"), "{account}");
}

/// OPT-06: the program warns if an optional rule has no effect without another one.
#[test]
fn an_optional_rule_without_the_one_that_it_needs() {
    let place = Place::new();
    let battle = "stonewalls-sword --scenario slaughter-mountain --option hills_rearguard";
    let warning = "Hill's Rearguard has no effect without General Pope's Reinforcements \
                   (`pope_reinforcements`)";
    let told = |command: &str| place.seen(command, "quit\n").contains(warning);
    for command in ["run simulate --games 1 --seed 1", "play --plain --seed 1"] {
        assert!(told(&format!("{command} {battle}")), "{command}");
        assert!(!told(&format!("{command} {battle} --option pope_reinforcements")), "{command}");
    }
}

/// SS 22.1 (5), SC1-06: `moves` applies the limit of a scenario only if the command names the
/// scenario.
#[test]
fn the_empty_map_has_the_limits_of_a_named_scenario_only() {
    let place = Place::new();
    let reached = |at: &str, scenario: &str| {
        let command =
            format!("look moves stonewalls-sword 5th-la --at {at} --order maneuver{scenario}");
        let run = place.run(&command, "");
        assert!(run.status.success());
        String::from_utf8_lossy(&run.stdout)
            .lines()
            .map(|line| line[..4].to_owned())
            .collect::<Vec<_>>()
    };
    let south = |hexes: &[String]| hexes.iter().any(|hex| hex.as_str() >= "3000");
    assert!(south(&reached("2402", "")) || south(&reached("2802", "")));
    assert!(!reached("3411", "").is_empty());
    assert_eq!(reached("3411", ""), reached("3411", " --scenario slaughter-mountain"));
    assert!(!south(&reached("2802", " --scenario valley-vengeance")));
}

/// `los` and `moves` work for every rule system, and use the terms of that system.
#[test]
fn the_ground_alone_is_asked_about_in_any_family() {
    let place = Place::new();
    let game = "cedar-mountain-cwbbs";
    let sight = place.seen(&format!("look los {game} 0904 1213"), "");
    assert!(sight.contains("0904 to 1213: range 11, blocked by 0905"), "{sight}");
    let farther = place.seen(&format!("look los {game} 0101 1720"), "");
    assert!(farther.contains("range 27, blocked by 0201"), "{farther}");
    let goes = |who: &str| place.seen(&format!("look moves {game} {who}"), "");
    let hexes = |who: &str| goes(who).lines().filter(|line| line.contains("  ")).count();
    assert_eq!(hexes("gordon --at 0904 --mp 1"), 2);
    assert!(
        hexes("bayard --at 0904 --formation mounted") > hexes("bayard --at 0904 --how dismounted")
    );
    assert!(hexes("banks --at 0904") > hexes("gordon --at 0904"));
    assert!(goes("bayard --at 0904 --how foot").contains("expected one of mounted, dismounted"));
    assert!(goes("banks --at 0904 --how foot").contains("leave --how out"));
    assert!(goes("gordn --at 0904").contains("unknown unit `gordn` in cedar-mountain-cwbbs"));
    assert!(goes("forno --at 0904").contains("0905  "));
    let waits = goes("forno --at 0904 --scenario historical");
    assert!(waits.contains("may not move before turn 7 (CM 14.2.3)"), "{waits}");
    let other = |who: &str| place.seen(&format!("look moves stonewall-1862 {who}"), "");
    let hexes = |who: &str| other(who).lines().filter(|line| line.contains("  ")).count();
    assert!(hexes("5th-va --at 4010") > hexes("5th-va --at 4010 --how line --mp 1"));
    assert!(hexes("general-garnett --at 4010") > hexes("5th-va --at 4010"));
    assert!(other("5th-va --at 4010 --how mounted").contains("expected one of line, column"));
    let drawn = place.seen(&format!("export map {game} --scenario historical -o -"), "");
    assert!(drawn.contains("<title>Gordon") && drawn.contains("</svg>"), "{}", drawn.len());
    let bare = place.seen(&format!("export map {game} -o -"), "");
    assert!(!bare.contains("<title>Gordon") && bare.contains(">0904</text>"), "{}", bare.len());
}

/// `diff` works for every rule system, and compares the briefings of games of different systems.
#[test]
fn games_of_any_family_are_compared() {
    let place = Place::new();
    assert!(place.run("new --copy cedar-mountain-cwbbs ours", "").status.success());
    let file = "games/ours/game.yaml";
    let text = std::fs::read_to_string(place.path(file)).expect("a copy");
    place.write(file, text.replace("title: \"", "title: \"Our "));
    let told = place.seen("diff games/ours --from cedar-mountain-cwbbs", "");
    assert!(told.contains("compared with cedar-mountain-cwbbs: 2 differences"), "{told}");
    assert!(told.contains("game.yaml\n  title: "), "{told}");
    place.write(file, text.replace("title: \"", "title: Our \""));
    let damaged = place.seen("diff games/ours --from cedar-mountain-cwbbs", "");
    assert!(damaged.contains("games/ours/game.yaml:"), "{damaged}");
    let none = place.seen("diff cedar-mountain-cwbbs", "");
    assert!(none.contains("extends no game: name one with --from"), "{none}");
    let other = place.seen("diff stonewall-1862 --from kernstown-1862", "");
    for told in ["A Sabbath Attack (blind-swords)", "Kernstown (terrible-swift-sword)"] {
        assert!(other.contains(told), "{other}");
    }
    let armies = other.split("The armies").nth(1).expect("a section");
    assert!(armies.contains("120 SP") && armies.contains("60 SP"), "{other}");
}

/// T-05, MAP-07: the text map lists all features of a hexside.
#[test]
fn a_wall_is_told_in_words() {
    let place = Place::new();
    let told = place.seen(
        "play kernstown-1862 --scenario the-stone-wall --plain --seed 1",
        "look 0914\nlook 0715\nquit\n",
    );
    assert!(told.contains("stone wall"), "{told}");
}

/// CW-ZOC-01, CW-CMD-04: the text view lists the areas of every rule system.
#[test]
fn areas_of_the_map_are_told_in_words() {
    let place = Place::new();
    let begun = "play cedar-mountain-cwbbs --scenario historical --plain --seed 1";
    let told = place.seen(begun, "areas\nareas zones\nareas nowhere\nquit\n");
    assert!(told.contains("Zones of control: Union\nZones of control: Confederate"), "{told}");
    let union = told.lines().find(|line| line.contains("Zones of control: Union: "));
    let union = union.expect("its hexes");
    assert!(union.contains(" 1307 ") && !union.contains(" 0809 "), "{union}");
    assert!(told.contains("Unknown area `nowhere`"), "{told}");
    let first = "play stonewalls-sword --scenario valley-vengeance --plain --seed 1";
    let told = place.seen(first, "areas\nquit\n");
    assert!(told.contains("This map has no areas to show."), "{told}");
}

/// A query accepts the number of an option in place of its id, just as an answer does.
#[test]
fn numbers_name_options_in_every_command() {
    let seen = |typed: &str| {
        let place = Place::new();
        place.seen("play stonewalls-sword --plain --seed 1 --save match.jsonl", typed)
    };
    let by_id = seen("why 1st-va\nodds 1st-va\nwhy 42nd-va\nquit\n");
    assert_eq!(seen("why 1\nodds #1\nwhy 2\nq\n"), by_id);
    assert!(by_id.contains("[exit 0]") && !by_id.contains("cannot choose"), "{by_id}");
}

/// Commands that seat BOT in a match of the Brigade Battles. Each refuses a level that these rules
/// do not have, and lists those that they have.
const DOORS: [&str; 9] = [
    "play cedar-mountain-cwbbs --plain --csa BOT",
    "play cedar-mountain-cwbbs --terminal --usa BOT",
    "play cedar-mountain-cwbbs --usa BOT",
    "run simulate cedar-mountain-cwbbs --games 1 --csa BOT",
    "run exercise cedar-mountain-cwbbs --games 1 --csa BOT",
    "run balance cedar-mountain-cwbbs --games 1 --usa BOT",
    "run ladder cedar-mountain-cwbbs --scenario historical --pairs 1 --a BOT --b recruit",
    "engine mcp cedar-mountain-cwbbs --seat usa --against BOT",
    "mail letter --bot BOT",
];

#[test]
fn only_those_play_who_know_the_rules() {
    let place = Place::new();
    place.seen("mail letter --begin cedar-mountain-cwbbs --bot random", "");
    for door in DOORS {
        let told = place.seen(&door.replace("BOT", Level::General.id()), "");
        let refused = "the general cannot play cedar-mountain-cwbbs: expected ";
        assert!(told.contains(refused) && told.contains("recruit"), "{told}");
        assert!(told.contains("[exit 2]"), "{told}");
    }
    let ladder = "run ladder cedar-mountain-cwbbs --scenario historical --pairs 1";
    let told = place.seen(&format!("{ladder} --a attack --b recruit"), "");
    assert!(told.contains("attack against recruit: 2 games"), "{told}");
}

/// A save names the level that was asked for, in each rule system.
#[test]
fn saves_name_who_plays() {
    let place = Place::new();
    let known =
        [("stonewalls-sword", Level::ALL.as_slice()), ("cedar-mountain-cwbbs", &Level::ALL[..3])];
    for (game, levels) in known {
        for level in levels {
            let save = format!("{game}-{}.jsonl", level.id());
            let begin = format!("play {game} --plain --csa {} --save {save}", level.id());
            place.run(&begin, "quit\n");
            let text = std::fs::read_to_string(place.path(&save)).expect("a save");
            let header = text.lines().next().unwrap_or_default();
            assert!(header.contains(&format!(r#""csa":"{}""#, level.id())), "{header}");
        }
    }
}

/// A save whose header names a level that the rules do not have cannot be continued. It can still be
/// replayed.
#[test]
fn a_save_seats_nobody_who_does_not_know_the_rules() {
    let place = Place::new();
    place.run("play cedar-mountain-cwbbs --plain --csa recruit --save match.jsonl", "quit\n");
    let text = std::fs::read_to_string(place.path("match.jsonl")).expect("a save");
    let named = text.replacen(r#""csa":"recruit""#, r#""csa":"general""#, 1);
    let named = session::journal::sealed_anew(named.lines());
    place.write("match.jsonl", &named);
    let told = place.seen("play match.jsonl --plain", "quit\n");
    assert!(told.contains("the general cannot play cedar-mountain-cwbbs: expected "), "{told}");
    let kept = std::fs::read_to_string(place.path("match.jsonl")).expect("a save");
    assert_eq!(kept, named, "the save is as it was");
    let told = place.seen("replay match.jsonl", "");
    assert!(told.contains("[exit 0]"), "{told}");
}

/// A player can follow a plan from the game or from another file. Errors in a plan are reported
/// with their place.
#[test]
fn plans_are_played_against() {
    let place = Place::new();
    let own = "scenarios:\n  valley-vengeance:\n    - {brigade: greene, turns: {first: 7, last: 11}, to: \"2306\"}\n";
    let wrong = own.replace("greene", "green");
    place.write("own.yaml", format!("manner: hold\n{own}"));
    place.write("wrong.yaml", wrong);
    let against = |plan: &str| {
        let ladder =
            "run ladder stonewalls-sword --scenario valley-vengeance --pairs 1 --a sergeant";
        place.seen(&format!("{ladder} --b plan:{plan}"), "")
    };
    for plan in ["own.yaml", "historical", "raid"] {
        let told = against(plan);
        assert!(told.contains(&format!("sergeant against plan:{plan}: 2 games")), "{told}");
    }
    let told = against("wrong.yaml");
    assert!(told.contains("unknown brigade `green`") && told.contains("wrong.yaml:3:"), "{told}");
    let told = against("retreat");
    assert!(told.contains("unknown plan `retreat`: expected a .yaml file"), "{told}");
    let told = against("nowhere.yaml");
    assert!(told.contains("nowhere.yaml"), "{told}");
}

/// Two plan files with the same name are not confused with each other, nor with the game's plan of
/// that name.
#[test]
fn plans_of_one_name_are_kept_apart() {
    let place = Place::new();
    for (folder, manner) in [("one", "rush"), ("other", "hold")] {
        std::fs::create_dir(place.path(folder)).expect("a folder");
        place.write(
            &format!("{folder}/historical.yaml"),
            format!("manner: {manner}\nscenarios: {{}}\n"),
        );
    }
    let standing = |a: &str, b: &str| {
        let ladder = "run ladder stonewalls-sword --scenario valley-vengeance --pairs 1";
        let told = place.seen(&format!("{ladder} --a plan:{a} --b plan:{b}"), "");
        told.lines().skip(2).map(str::to_owned).collect::<Vec<_>>()
    };
    let (one, other) = ("one/historical.yaml", "other/historical.yaml");
    assert_eq!(standing(one, other), standing("rush", "hold"));
    assert_eq!(standing(one, "historical"), standing("rush", "historical"));
    assert_ne!(standing("rush", "hold"), standing("hold", "hold"));
    assert_ne!(standing("rush", "historical"), standing("rush", "rush"));
}

/// Reviews of a finished match compare each answer with the best choice of a captain. The captain
/// has the knowledge of one side.
#[test]
fn a_match_is_looked_into() {
    let place = Place::new();
    let game = "play stonewalls-sword --plain --scenario valley-vengeance --usa captain --csa recruit \
                --seed 2 --save match.jsonl";
    assert!(place.run(game, "").status.success());
    let all = place.seen("replay match.jsonl --why captain", "");
    let answers = all
        .lines()
        .filter(|line| line.contains("captain agrees") || line.contains("captain suggests"));
    assert!(answers.count() > 100, "{all}");
    let json = place.seen("replay match.jsonl --why --as usa --format json", "");
    let line = json.lines().find(|line| line.contains("\"side\":\"csa\"")).expect("the other side");
    let told: serde_json::Value = serde_json::from_str(line).expect("JSON");
    let one =
        place.seen(&format!("look why match.jsonl --at {} --as usa --format json", told["at"]), "");
    assert!(one.contains(line), "{one}");
    assert!(json.contains("\"level\":\"captain\"") && json.contains("\"level\":\"recruit\""));
    assert!(!place.run("look why match.jsonl --at 100000", "").status.success());
    assert!(!place.run("look why match.jsonl --at 3 --level marshal", "").status.success());
}

/// A player resigns after one more question. The save is complete, and nothing extends it.
#[test]
fn a_player_resigns() {
    let place = Place::new();
    let battle = "play stonewalls-sword --plain --scenario valley-vengeance --seed 1";
    let typed = "resign\nlook 1614\nresign\nresign\n";
    insta::assert_snapshot!(place.seen(&format!("{battle} --save match.jsonl"), typed));
    assert!(place.run("replay match.jsonl --verify", "").status.success());
    let again = place.seen("play match.jsonl --plain", "42nd-va\nundo\n");
    assert!(again.contains("resigned (") && !again.contains("#1"), "{again}");
}

/// Two people at one screen agree to a draw. A computer accepts one unless it would win now.
#[test]
fn a_match_is_drawn_by_agreement() {
    let place = Place::new();
    let battle = "play stonewalls-sword --plain --scenario valley-vengeance --seed 1";
    let shared = place.seen(&format!("{battle} --save shared.jsonl"), "draw\ndraw\n");
    assert!(shared.contains("Do both sides agree") && shared.contains("Draw by agreement ("));
    let alone =
        place.seen(&format!("{battle} --csa random --save alone.jsonl"), "draw\ndraw\nquit\n");
    assert!(alone.contains("Offer Confederate a draw?"), "{alone}");
    let is_answered =
        ["Draw by agreement", "declined the draw"].iter().any(|of| alone.contains(of));
    assert!(is_answered, "{alone}");
    for save in ["shared", "alone"] {
        assert!(place.run(&format!("replay {save}.jsonl --verify"), "").status.success());
    }
}
