use blind_swords::Board;
use blind_swords::board::{ChitPlace, Phase};
use blind_swords::event::Event;
use blind_swords::game::{ChitArrival, ChitKind, Leader, OptionId, ScenarioOption};
use kernel::{Side, Switch};
use testing::field::{Field, asked, place, play_on, told};

fn started(field: &mut Field) -> &mut Field {
    field.board = Board::start(&field.rules);
    field
}

/// SS 8.1 to 8.3. CMD-01 to CMD-03: the cup contains the key chit and four other event chits of
/// each side. It also contains two Division chits, two commanders and the two wild chits.
#[test]
fn the_cup_is_filled() {
    let mut field = Field::clear();
    let table = &mut started(&mut field).table(&["u2"], &[]);
    play_on(table);
    let events: Vec<_> = (1..=7).map(|n| format!("c{n}")).collect();
    assert_eq!(asked(table), ("key-chit", events));
    let table = &mut field.table(&["u2", "c3"], &[]);
    while !matches!(table.board().phase(), Phase::Artillery(_)) {
        table.play().expect("answered");
    }
    assert_eq!(table.board().cup_size(), 16);
    assert_eq!(place(table, "u2"), [ChitPlace::Key]);
    assert_eq!(place(table, "u3"), [ChitPlace::Pool]);
    assert_eq!(place(table, "x"), [ChitPlace::Cup]);
    assert_eq!(table.board().unknown_in_cup(Side::Csa), 4);
}

/// SS 8.3, 22.0. CMD-04, OPT-01: a chit enters the game on the turn that the scenario sets, unless
/// an optional rule prevents it.
#[test]
fn chits_enter_on_their_turn() {
    let mut field = Field::clear();
    let (chit, option) = (field.chit("south"), OptionId(0));
    let scenario = &mut field.game().scenarios[0];
    scenario.chits.retain(|&other| other != chit);
    scenario.chit_arrivals = vec![ChitArrival { chit, turn: 3, unless: Some(option) }];
    scenario.hooks.on_chit_enters = Some("enters".to_owned());
    scenario.options.push(ScenarioOption {
        id: "away".to_owned(),
        name: "Away".to_owned(),
        description: String::new(),
        track: None,
        needs: None,
    });
    field.rules.options = vec![Switch::Off];
    let south_on = |field: &mut Field, turn| {
        started(field).happen(&Event::TurnBegan { turn }).phase(Phase::CommandDecision);
        let mut table = field.table(&["u1", "c1"], &[]);
        table.play().expect("answered");
        (place(&table, "south")[0], told(&table).len())
    };
    assert_eq!(south_on(&mut field, 2), (ChitPlace::Out, 0));
    assert_eq!(south_on(&mut field, 3), (ChitPlace::Cup, 1));
    field.rules.options = vec![Switch::On];
    assert_eq!(south_on(&mut field, 3), (ChitPlace::Out, 0));
}

/// A side without event chits gets no question about its key chit.
#[test]
fn a_side_without_events_has_no_key_chit() {
    let mut field = Field::clear();
    field.chits(ChitPlace::Pool, &["c1"]).phase(Phase::CommandDecision);
    let mut table = field.table(&[], &[]);
    table.play().expect("a single chit chooses itself");
    assert_eq!(place(&table, "c1"), [ChitPlace::Key]);
    assert_eq!(table.board().unknown_in_cup(Side::Csa), 0);
}

/// BS 5.1. CMD-01, V-13: by option, a side chooses a second key chit from its remaining chits.
#[test]
fn there_may_be_two_key_chits() {
    let mut field = Field::clear();
    started(&mut field).option("key_chits", "2").phase(Phase::CommandDecision);
    let mut table = field.table(&["u2", "u5", "c3", "c1"], &[]);
    table.play().expect("answered");
    assert_eq!(place(&table, "u5"), [ChitPlace::Key]);
    assert_eq!(table.board().unknown_in_cup(Side::Usa), 3);
    let mut table = field.table(&["u2"], &[]);
    table.play().expect_err("a second one is due");
    assert_eq!(asked(&table).1, ["u1", "u3", "u4", "u5", "u6", "u7"]);
}

fn leader(rating: u8) -> Leader {
    let name = String::new();
    Leader { name, rating: Some(rating), casualty: None, always_in_game: false }
}

/// BS 5.2. CMD-02, V-14: by option, the owner draws the event chits for the cup, or the opponent
/// draws those to exclude.
#[test]
fn events_are_included_or_excluded() {
    for (method, mixed) in [("exclude_n_by_opponent", 4), ("include_n_by_owner", 2)] {
        let mut field = Field::clear();
        started(&mut field).option("event_pool_method", method).phase(Phase::CommandDecision);
        let mut table = field.table(&["u1", "c1"], &[]);
        table.play().expect("answered");
        assert_eq!(table.board().unknown_in_cup(Side::Usa), mixed, "{method}");
    }
}

/// BS 5.3. CMD-03, V-27, CHIT-20: brigade chits go into the cup only if the option `brigade_chits`
/// is on.
#[test]
fn brigade_chits_are_used_by_option() {
    let mut field = Field::clear();
    let (north, brigade) = (field.chit("north").index(), field.brigade("a"));
    field.game().chits[north].kind = ChitKind::Brigade { brigade, leader: leader(2) };
    for (option, expected) in [("off", ChitPlace::Discarded), ("on", ChitPlace::Cup)] {
        started(&mut field).option("brigade_chits", option).phase(Phase::CommandDecision);
        let mut table = field.table(&["u1", "c1"], &[]);
        table.play().expect("answered");
        assert_eq!(place(&table, "north"), [expected]);
    }
}
