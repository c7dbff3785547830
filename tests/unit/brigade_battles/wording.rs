//! Messages about a position and its options in Brigade Battles.

use super::*;
use brigade_battles::describe;
use brigade_battles::event::{Attack, Modifier, Reason};
use brigade_battles::question::Concern;
use kernel::words::{Language, speaking};

/// Returns the label of an option, and its note.
fn said(board: &Board, question: &Question, choice: Choice) -> (String, Option<String>) {
    let rules = rules();
    seen(&rules, board, |position| {
        (describe::label(position, question, choice), describe::note(position, question, choice))
    })
}

/// CW-MOV-03, CW-MOV-05, CW-REI-01: the note of an option states the cost of a step, a change of
/// formation or an entry.
#[test]
fn costs_are_noted() {
    let late = brigade_battles::game::ArrivalId::from_index(1);
    let setup = laid(&[("uc", "0510"), ("c1", "0513")]).due(late, 5);
    let board = setup.stage(Side::Usa, Stage::Movement).board();
    let step = Question::Move(MoveQuestion::Step(walk(Mover::Unit(unit("uc")), &rules(), &board)));
    let change = said(&board, &step, Choice::Formation(Formation::Dismounted));
    assert_eq!(change, ("Dismount".to_owned(), Some("costs 2 MP".to_owned())));
    let on = said(&board, &step, Choice::Hex(hex("0509")));
    assert_eq!(on, ("0509".to_owned(), Some("costs 1 MP".to_owned())));
    let board = laid(&[]).due(late, 5).stage(Side::Csa, Stage::Movement).board();
    let mover = Mover::Unit(unit("r2"));
    let entry = Question::Move(MoveQuestion::Entry(mover, Formation::Foot));
    let enters = said(&board, &entry, Choice::Hex(hex("0115")));
    assert_eq!(enters, ("0115".to_owned(), Some("costs 1/2 MP".to_owned())));
    let how = Question::Move(MoveQuestion::Formation(unit("uc")));
    assert_eq!(said(&board, &how, Choice::Formation(Formation::Mounted)).0, "mounted");
}

/// CW-RET-05: the note of a retreat hex states the loss in an enemy zone. A retreat hex without a
/// loss has no note.
#[test]
fn zones_on_a_flight_are_noted() {
    let board = laid(&[("u1", "0905"), ("c1", "0903"), ("c2", "0907")]).board();
    let flight = seen(&rules(), &board, |position| {
        flight::begin(position, unit("u1"), hex("1701"), set(&["c2"]), 2).expect("on the map")
    });
    let step = Question::Flight(brigade_battles::question::FlightQuestion::Step(flight));
    let note = |to| said(&board, &step, Choice::Hex(hex(to))).1;
    assert_eq!(note("0904").as_deref(), Some("in an enemy zone of control: costs 1 SP"));
    assert_eq!(note("1005"), None);
}

/// CW-FAT-01: the description of a Fate marker names the units that it can help. These units are
/// under the marker's leader and in range.
#[test]
fn whom_a_marker_is_for_is_noted() {
    let setup = laid(&[("u1", "0909"), ("u2", "0920"), ("u3", "0908")]);
    let board = setup.leader_at(leader("lx"), hex("0910")).board();
    let fate = |concern| {
        let fate =
            brigade_battles::question::Fate { side: Side::Usa, die: Die::OF_TEN[3], concern };
        said(&board, &Question::Fate(fate), Choice::Leader(leader("lx")))
    };
    let (label, note) = fate(Concern::Units(set(&["u1", "u2", "u3"])));
    assert_eq!(label, "Spend LX's Fate marker");
    assert_eq!(note.as_deref(), Some("for U1"), "u2 is far, u3 is of another division");
    let own = fate(Concern::Leader(leader("lx")));
    assert_eq!(own.1.as_deref(), Some("for the leader's own casualty check"));
}

/// CW-FIR-07, CW-FIR-10, CW-FIR-12: the description of a fire states its chart columns and its
/// modifiers.
#[test]
fn columns_and_modifiers_read_well() {
    let mut chart = testing::brigade_battles::charts().combat;
    let columns = "1 2 3-6 7-27 28+";
    chart.columns = columns.split(' ').map(|text| text.parse().expect("a column")).collect();
    let words = [0, 1, 2, 3, 4].map(|column| chart.column_words(column));
    assert_eq!(words, ["1", "2", "3-6", "7-27", "28+"]);
    assert_eq!([0, 1, 2, 6, 7, 99].map(|points| chart.column(points)), [0, 0, 1, 2, 3, 4]);
    let game = game();
    let reason = |reason, die| describe::reason(&game, &Modifier { reason, die });
    let all = [
        reason(Reason::Flank, 1),
        reason(Reason::Terrain, -1),
        reason(Reason::Higher, -1),
        reason(Reason::Leader(leader("lx")), -1),
        reason(Reason::MoraleTerrain, -1),
    ];
    let expected =
        ["flank fire", "target terrain", "target above all firing units", "LX", "terrain"];
    assert_eq!(all, expected);
    let modifiers =
        [(Reason::Flank, 1), (Reason::Terrain, -3)].map(|(reason, die)| Modifier { reason, die });
    let attack = Attack {
        target: unit("u1"),
        hex: hex("0909"),
        shots: Vec::new(),
        points: 0,
        base: 0,
        column: 0,
        modifiers: modifiers.to_vec(),
    };
    assert_eq!(attack.modifier(), -2);
}

/// CW-VIC-01, CW-VIC-03: the score line adds the points from all causes, and names the leading
/// side.
#[test]
fn points_add_up_and_the_score_says_who_is_ahead() {
    let mut setup = laid(&[]).stage(Side::Usa, Stage::Over);
    let own = setup.points(Side::Usa);
    (own.strength, own.leaders, own.objectives, own.price) = (1, 2, 4, 8);
    setup.points(Side::Csa).strength = 3;
    let (rules, board) = (rules(), setup.board());
    let totals = PerSide::from_fn(|side| board.points()[side].total());
    assert_eq!(totals, PerSide { usa: 15, csa: 3 });
    let sums = seen(&rules, &board, |position| {
        <BrigadeBattles as kernel::Playing>::score(position).sums.get()
    });
    let points = |side| {
        let own =
            sums.iter().filter(|sum| sum.side == side && sum.account == kernel::ScoreKind::Points);
        own.map(|sum| sum.value.floor()).sum::<i32>()
    };
    assert_eq!((points(Side::Usa), points(Side::Csa)), (15, 3));
    let shown = seen(&rules, &board, |position| {
        <BrigadeBattles as kernel::Viewing>::board_view(position.package, position.board)
    });
    assert_eq!(shown.summary, "Union 15, Confederate 3: Union +12");
}

/// A position without log entries is described as the start of a turn, with the scenario's first
/// side to move.
#[test]
fn a_bare_position_begins_as_its_scenario_does() {
    let mut game = game();
    game.scenarios[0].first_side = Side::Csa;
    game.scenarios[0].turns.first = 3;
    let board = BoardSetup::bare(&rules_of(game)).board();
    assert_eq!((board.active(), board.turn(), board.stage()), (Side::Csa, 3, Stage::TurnStart));
}

/// A query finds a unit or leader by part of the id or name.
#[test]
fn counters_are_found_by_parts() {
    let mut named = game();
    named.units[0].name = "First Brigade".to_owned();
    named.leaders[1].name = "General Somebody".to_owned();
    let (rules, board) = (rules_of(named), laid(&[("u1", "0909")]).board());
    let about = |what: &str| {
        seen(&rules, &board, |position| {
            session::about::<BrigadeBattles>(position.package, position.board, what)
        })
    };
    for what in ["u1", "first br", "FIRST"] {
        assert!(about(what).starts_with("First Brigade, 12 of 12"), "{what}");
    }
    for what in ["lx", "somebody"] {
        assert!(about(what).starts_with("General Somebody, command range 4 hexes"), "{what}");
    }
    for what in ["", "  ", "nobody"] {
        assert!(about(what).starts_with("no hex, unit, leader or formation is called `"));
    }
}

/// CW-MAP-02, CW-MOV-08: the description of a hex lists the features of its hexsides, each with its
/// direction.
#[test]
fn a_hex_tells_what_lies_on_its_sides() {
    let mut game = game();
    let sides = &mut game.map.sides[hex("0509").index()];
    (sides[0].stream, sides[0].road, sides[3].closed) = (true, true, true);
    (game.map.compass[0], game.map.compass[3]) = ("A".to_owned(), "D".to_owned());
    let (rules, board) = (rules_of(game), laid(&[]).board());
    let about = |what: &str| {
        seen(&rules, &board, |position| {
            session::about::<BrigadeBattles>(position.package, position.board, what)
        })
    };
    assert!(about("0509").contains("\nA stream and road, D closed"), "{}", about("0509"));
    assert!(!about("0512").contains("closed"));
}

/// R-33, CW-VIC-04: the description of the goal names the kinds of points that count under the
/// option in force.
#[test]
fn the_goal_names_the_points_that_count() {
    for (reading, words) in [("net", "wins with a balance of"), ("gross", "wins with a total of")] {
        let mut rules = rules();
        rules.variants.set("winning_points", reading).expect("a value of the table");
        let picture = seen(&rules, &laid(&[]).board(), |position| {
            <BrigadeBattles as kernel::Viewing>::board_view(position.package, position.board)
        });
        let told = format!("{:?}", picture.sections);
        assert!(told.contains(words), "{reading}: {told}");
    }
}

/// The prompt, labels, notes and refusals of a question are in the language that the request names.
#[test]
fn a_question_is_put_in_german() {
    let german = Language::find("de").expect("it is translated");
    let board = laid(&[("uc", "0510")]).stage(Side::Usa, Stage::Movement).board();
    let question =
        Question::Move(MoveQuestion::Step(walk(Mover::Unit(unit("uc")), &rules(), &board)));
    let dismount = Choice::Formation(Formation::Dismounted);
    let told = || {
        let (label, note) = said(&board, &question, dismount);
        let why = seen(&rules(), &board, |position| {
            let far =
                describe::why(position, &question, Choice::Hex(hex("0909"))).expect("refused");
            (describe::prompt(position, &question), far.reason)
        });
        [why.0, label, note.unwrap_or_default(), why.1]
    };
    let english = ["Move UC: choose the next hex (9 MP left)", "Dismount", "costs 2 MP"];
    assert_eq!(told()[..3], english);
    let expected = [
        "Bewege UC: Wähle das nächste Feld (noch 9 BP)",
        "Absitzen",
        "kostet 2 BP",
        "0909 grenzt nicht an 0510",
    ];
    assert_eq!(speaking(german, told), expected);
}
