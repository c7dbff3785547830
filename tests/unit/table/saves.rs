//! Saves of matches: loading, damage and replay.

use std::fs;

use blind_swords::invariants;
use blind_swords_table::Match;
use session::journal::{sealed_anew, unsealed};
use session::save::{CannotPlay, SaveError, SaveFile, load, replay};
use session::{MatchError, Seat, edition_of};
use testing::battle::{Field, game, opened};

/// Returns a finished match between bots.
fn played() -> Match {
    game(11, Seat::Random, Seat::Random)
}

/// Returns a match between a person and a bot that waits for an answer in its second turn or later.
fn interrupted() -> Match {
    let mut game = game(12, Seat::Human, Seat::Random);
    while game.board().turn() < 2 || game.answered() < 85 {
        let decision = game.decision().expect("it is not over yet");
        let last = decision.options.last().expect("there is an option");
        game.choose(&last.id).expect("it is offered");
    }
    game
}

fn foreign(text: &str) -> String {
    sealed_anew(text.replace(r#""hash":"0123""#, r#""hash":"4567""#).lines())
}

#[test]
fn a_save_holds_header_answers_and_boards() {
    let game = played();
    let lines = game.journal().lines();
    assert!(lines[0].contains(r#""format":"swords-save 2""#), "{}", lines[0]);
    assert!(
        lines[1].starts_with(r#"{"answer":"u"#)
            && lines[1].contains(r#""kind":"key-chit","n":1,"side":"usa","~":""#),
        "{}",
        lines[1]
    );
    assert!(lines.iter().any(|line| line.contains(r#""kind":"draw""#)));
    assert!(lines.iter().any(|line| line.contains(r#""dice":["#)));
    let boards = lines.iter().filter(|line| line.contains(r#""kind":"checkpoint""#));
    // The match has three turns, and the save has one board for the end of each turn.
    assert_eq!(boards.count(), 3);
}

#[test]
fn a_save_loads_from_its_last_board_and_from_the_start() {
    for game in [played(), interrupted()] {
        let text = game.journal().text();
        for text in [text.clone(), foreign(&text)] {
            let loaded = load(&text, &*opened()).expect("a good save");
            assert_eq!(loaded.problem, None);
            assert_eq!(loaded.game.board(), game.board());
            assert_eq!(loaded.game.records(), game.records());
            assert_eq!(loaded.game.decision(), game.decision());
        }
        assert!(invariants::check(game.position()).is_empty());
    }
}

/// A loaded match continues as if it had not been interrupted, with the same dice and the same
/// choices of bots.
#[test]
fn a_loaded_match_goes_on_alike() {
    let mut game = interrupted();
    let text = game.journal().text();
    let mut loaded = load(&text, &*opened()).expect("a good save").game;
    let mut replayed = load(&foreign(&text), &*opened()).expect("a good save").game;
    for _ in 0..30 {
        let Some(decision) = game.decision() else { break };
        let first = &decision.options[0].id;
        for game in [&mut game, &mut loaded, &mut replayed] {
            game.choose(first).expect("offered in all of them");
        }
    }
    assert_eq!(loaded.board(), game.board());
    assert_eq!(replayed.board(), game.board());
    assert_eq!(loaded.journal().text(), game.journal().text());
}

#[test]
fn an_unterminated_last_line_is_cut_off() {
    let game = interrupted();
    let text = game.journal().text();
    let last = text.rfind(r#""side":"usa""#).expect("the person answered");
    let n = text[..last]
        .lines()
        .filter(|line| line.starts_with(r#"{"answer":"#) || line.starts_with(r#"{"dice":"#))
        .count();
    let loaded = load(&text[..last], &*opened()).expect("a good save");
    assert_eq!(loaded.problem, None);
    assert_eq!(loaded.game.answered(), n - 1);
    assert_eq!(loaded.game.records(), game.records()[..n - 1]);
}

#[test]
fn the_first_line_that_does_not_fit_is_named() {
    let text = interrupted().journal().text();
    let mut lines: Vec<&str> = text.lines().collect();
    let last = lines.len() - 1;
    let board = lines.iter().position(|line| line.contains("checkpoint")).expect("a turn ended");
    assert!(last > board + 3, "the last turn is under way");
    lines[last] = "nonsense";
    let at = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let loaded = load(&at(&lines), &*opened()).expect("most of it is good");
    assert_eq!(loaded.problem.expect("the last line").line, last + 1);
    let answer = lines.iter().rposition(|line| line.contains(r#""answer""#)).expect("an answer");
    let wrong = lines[answer].replace(r#""answer":""#, r#""answer":"not-"#);
    lines[answer] = &wrong;
    lines.truncate(answer + 1);
    let at = |lines: &[&str]| sealed_anew(lines.iter().copied());
    for text in [at(&lines), foreign(&at(&lines))] {
        let loaded = load(&text, &*opened()).expect("most of it is good");
        let problem = loaded.problem.expect("a wrong answer");
        assert_eq!(problem.line, answer + 1, "{problem}");
        assert!(problem.expected.starts_with("expected "), "{problem}");
        // The match continues from the board before the damaged line.
        assert_eq!(loaded.game.board().turn(), 2);
        assert!(loaded.game.answered() < answer);
    }
}

#[test]
fn a_board_that_is_not_what_its_hash_says_is_not_trusted() {
    let game = interrupted();
    let text = game.journal().text().replacen(r#""vp":{"csa":0"#, r#""vp":{"csa":9"#, 1);
    assert!(text != game.journal().text());
    let text = sealed_anew(text.lines());
    let loaded = load(&text, &*opened()).expect("the answers are good");
    assert_eq!(loaded.game.board(), game.board());
}

#[test]
fn a_replay_compares_every_board() {
    let text = played().journal().text();
    let replayed = replay(&text, &*opened(), None).expect("it fits");
    assert_eq!(replayed.boards, 3);
    assert!(replayed.game.is_over());
    let half = replay(&text, &*opened(), Some(20)).expect("it fits");
    assert_eq!(half.game.answered(), 20);
    assert_eq!(half.game.decision().expect("a question waits").n, 21);
    let hash = text.find(r#""sha256":""#).expect("a hash") + 10;
    let mut wrong = text.clone();
    wrong.replace_range(hash..hash + 8, "00000000");
    let line = text[..hash].lines().count();
    let wrong = sealed_anew(wrong.lines());
    let error = replay(&wrong, &*opened(), None).expect_err("the hash is wrong");
    assert!(error.to_string().starts_with(&format!("line {line} is invalid")), "{error}");
}

/// A replay accepts no answers until the player continues it as a match, since the answers would be
/// lost.
#[test]
fn a_replay_takes_no_answer_before_it_goes_on() {
    let text = interrupted().journal().text();
    let mut game = replay(&text, &*opened(), Some(20)).expect("it fits").game;
    let option = game.decision().expect("a question waits").options[0].id.clone();
    assert_eq!(game.choose(&option), Err(MatchError::Paused));
    assert_eq!(game.answered(), 20);
    game.go_on().expect("it fits");
    let before = game.answered();
    let option = game.decision().expect("a question waits").options[0].id.clone();
    game.choose(&option).expect("offered");
    assert!(game.answered() > before);
}

#[test]
fn what_is_no_save_is_refused() {
    for text in ["", "no JSON\n", "{\"format\":\"swords-save 1\"}\n", "[]\n", "{}"] {
        assert!(matches!(load(text, &*opened()), Err(CannotPlay::NoSave(_))), "{text}");
    }
    let text = played().journal().text();
    let other = text.replacen("swords-save 2", "swords-save 99", 1);
    let error = load(&other, &*opened()).expect_err("another format");
    let expected = "expected `swords-save 2` or `swords-save 1`";
    assert!(error.to_string().contains(expected), "{error}");
    let other = text.replacen(r#""package":"field""#, r#""package":"gone""#, 1);
    assert!(matches!(edition_of(&other, &Field), Err(CannotPlay::Package(_))));
}

#[test]
fn a_file_grows_line_by_line_and_has_one_writer() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.jsonl");
    let mut game = game(12, Seat::Human, Seat::Random);
    let mut file = SaveFile::create(&path, game.journal().lines()).expect("a new file");
    assert!(matches!(SaveFile::create(&path, game.journal().lines()), Err(SaveError::Exists(_))));
    assert!(matches!(SaveFile::open(&path), Err(SaveError::InUse(_))));
    for _ in 0..10 {
        let decision = game.decision().expect("a decision");
        game.choose(&decision.options[0].id).expect("offered");
        file.append(game.journal().lines()).expect("written");
    }
    assert_eq!(fs::read_to_string(&path).expect("readable"), game.journal().text());
    drop(file);
    fs::write(&path, format!("{}{{\"n\":", game.journal().text())).expect("written");
    let (mut file, text) = SaveFile::open(&path).expect("nobody else has it");
    let loaded = load(&text, &*opened()).expect("a torn line is cut off").game;
    file.rewrite(loaded.journal().lines()).expect("written");
    assert_eq!(fs::read_to_string(&path).expect("readable"), game.journal().text());
    assert!(matches!(SaveFile::open(&path), Err(SaveError::InUse(_))));
    assert_eq!(fs::read_dir(folder.path()).expect("readable").count(), 1);
}

/// A decision that a player takes back is also taken back in the save.
#[test]
fn undone_answers_do_not_count() {
    let mut game = game(3, Seat::Human, Seat::Human);
    for id in ["u2", "c2"] {
        game.choose(id).expect("offered");
    }
    game.undo().expect("nothing came between");
    game.choose("c4").expect("offered");
    let text = game.journal().text();
    for text in [text.clone(), foreign(&text)] {
        let loaded = load(&text, &*opened()).expect("a good save");
        assert_eq!((loaded.problem, loaded.game.records()), (None, game.records()));
        assert_eq!(loaded.game.board(), game.board());
    }
}

/// Returns a save in the first format, in which lines have no seals.
fn of_the_first_format(text: &str) -> String {
    let bare = text.lines().map(|line| format!("{}\n", unsealed(line)));
    bare.collect::<String>().replacen("swords-save 2", "swords-save 1", 1)
}

#[test]
fn a_save_of_the_first_format_goes_on_in_it() {
    let mut game = interrupted();
    let text = of_the_first_format(&game.journal().text());
    let mut loaded = load(&text, &*opened()).expect("a good save");
    assert_eq!((loaded.problem, loaded.game.board()), (None, game.board()));
    assert_eq!(replay(&text, &*opened(), None).expect("it fits").game.board(), game.board());
    let option = game.decision().expect("it is not over").options[0].id.clone();
    for game in [&mut game, &mut loaded.game] {
        game.choose(&option).expect("offered in both");
    }
    let text = loaded.game.journal().text();
    assert_eq!(text, of_the_first_format(&game.journal().text()));
    assert!(load(&text, &*opened()).is_ok_and(|loaded| loaded.problem.is_none()));
}

/// The loader notices a single flipped bit anywhere in a save. The match then continues from the
/// undamaged part, or the loader refuses the save.
#[test]
fn no_damaged_bit_is_passed_over_in_silence() {
    let game = interrupted();
    let text = game.journal().text();
    let boards = text.lines().filter(|line| line.contains("checkpoint")).map(str::len).max();
    assert!(boards.is_some(), "a turn has ended");
    let (mut said, mut refused) = (0, 0);
    for number in 0..400 {
        let at = number * 7919 % (text.len() - 1);
        let mut damaged = text.clone().into_bytes();
        damaged[at] ^= 1 << (number % 7);
        // A flipped bit may add or remove a line break, which is also damage.
        let Ok(damaged) = String::from_utf8(damaged) else { continue };
        assert!(replay(&damaged, &*opened(), None).is_err(), "bit {at} in a replay");
        match load(&damaged, &*opened()) {
            Ok(loaded) => {
                let problem = loaded.problem.unwrap_or_else(|| panic!("bit {at} is passed over"));
                assert!(problem.line <= text.lines().count() + 1, "{problem}");
                assert!(loaded.game.answered() <= game.answered());
                if loaded.game.answered() == game.answered() {
                    assert_eq!(loaded.game.board(), game.board(), "bit {at}");
                }
                said += 1;
            }
            Err(_) => refused += 1,
        }
    }
    assert!(said > 200, "{said} were said, {refused} refused");
}

/// The loader notices a changed die roll after the last stored board, even if the save is sealed
/// again. The roll differs from the roll that the seed determines.
#[test]
fn dice_that_the_seed_does_not_give_are_not_played() {
    let game = interrupted();
    let text = game.journal().text();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let board = lines.iter().rposition(|line| line.contains("checkpoint")).expect("a board");
    let rolled = lines.iter().rposition(|line| line.starts_with(r#"{"dice":["#)).expect("dice");
    assert!(rolled > board, "dice were rolled after the last board");
    let value = lines[rolled].as_bytes()[9];
    let other = if value == b'6' { "1" } else { "6" };
    lines[rolled].replace_range(9..10, other);
    let forged = sealed_anew(lines.iter().map(String::as_str));
    let problem = load(&forged, &*opened()).expect("a save").problem.expect("another die");
    assert_eq!(problem.line, rolled + 1);
    assert!(
        problem.expected.starts_with("expected the roll or draw that the seed gives"),
        "{problem}"
    );
    assert!(replay(&forged, &*opened(), None).is_err());
}

/// Damage before the last stored board is reported only once, since the save records the report.
#[test]
fn damage_is_owned_to_once() {
    let text = interrupted().journal().text();
    let first = text.lines().nth(1).expect("an answer").to_owned();
    let damaged = text.replacen(&first, &first.replace(r#""n":1,"#, r#""n":1, "#), 1);
    let loaded = load(&damaged, &*opened()).expect("the boards are good");
    assert_eq!(loaded.problem.expect("it is said").line, 2);
    let again = loaded.game.journal().text();
    assert!(again.contains(r#"{"kind":"damage","lines":[2],"#), "it is written down");
    assert_eq!(load(&again, &*opened()).expect("a save").problem, None);
}

/// The loader detects a stored board that belongs to another match, and does not continue from that
/// board.
#[test]
fn the_board_of_another_match_is_seen() {
    let (one, other) = (interrupted().journal().text(), played().journal().text());
    let board = |text: &str| {
        let lines: Vec<&str> = text.lines().collect();
        let found = lines.iter().rposition(|line| line.contains("checkpoint"));
        found.expect("a board")
    };
    let theirs = other.lines().nth(board(&other)).expect("a line");
    let spliced = |(at, line): (usize, &str)| {
        let line = if at == board(&one) { theirs } else { line };
        format!("{line}\n")
    };
    let spliced: String = one.lines().enumerate().map(spliced).collect();
    let loaded = load(&spliced, &*opened()).expect("a save");
    assert!(loaded.problem.is_some());
}
