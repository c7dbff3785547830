//! Melee: who may start it, strengths, results and engaged units. ST 13.

use kernel::{Die, Side};
use terrible_swift_sword::board::{Crew, Melee, Stage};
use terrible_swift_sword::event::{Assault, Event};
use terrible_swift_sword::game::{
    Formation, LeaderSet, MeleeResult, Rise, SideEffect, Terrain, UnitSet, Waterway,
};
use terrible_swift_sword::question::{FacingQuestion, MeleeQuestion};
use terrible_swift_sword::{Choice, Question};

use super::field::{Field, Played, charts, hex, leader, unit};

/// Confederate melee phase: `c1` north of `u1`.
fn field() -> Field {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee);
    field.put("c1", "2019", "S").put("u1", "2020", "N");
    field
}

fn melee(number: &str) -> Melee {
    Melee {
        hex: hex(number),
        attacker: Side::Usa,
        charged: UnitSet::EMPTY,
        fought: true,
        held: true,
        settled: false,
        entered_from: Vec::new(),
    }
}

fn who(number: &str, chosen: &[&str]) -> Question {
    let units = chosen.iter().map(|id| unit(id).index()).collect();
    Question::Melee(MeleeQuestion::Who(hex(number), units, LeaderSet::EMPTY))
}

const WHERE: Question = Question::Melee(MeleeQuestion::Where);

fn unit_choice(id: &str) -> Choice {
    Choice::Unit(unit(id))
}

fn assault(played: &Played) -> &Assault {
    let fought = played.facts.iter().rev().find_map(|fact| match fact {
        Event::MeleeFought { melee } => Some(&melee.assault),
        _ => None,
    });
    fought.expect("a melee was fought")
}

/// Differential of the melee at 2020 once the answers have been given.
fn differential(field: &Field, answers: &[&str]) -> i16 {
    assault(&field.play(answers, &[3])).differential
}

/// ST-MEL-01. An adjacent unit enters, also across a stream, but not across a river.
#[test]
fn attackers_enter_terrain_that_lets_them() {
    let mut field = field();
    assert!(field.allows(&who("2020", &[]), unit_choice("c1")));
    field.water("2019", "2020", Waterway::Stream);
    assert!(field.allows(&who("2020", &[]), unit_choice("c1")));
    field.water("2019", "2020", Waterway::River);
    assert_eq!(field.refuses(&who("2020", &[]), unit_choice("c1")), "ST-MEL-01");
}

/// ST-MEL-01, ST-SEQ-05. Both sides must have been adjacent when the phase began.
#[test]
fn attackers_were_adjacent_when_the_phase_began() {
    let mut field = field();
    assert!(field.allows(&WHERE, Choice::Hex(hex("2020"))));
    let mut moved = field.clone();
    moved.set("c1", |state| state.phase_began = Some(hex("2018")));
    assert_eq!(moved.refuses(&who("2020", &[]), unit_choice("c1")), "ST-MEL-01");
    field.set("u1", |state| state.phase_began = Some(hex("2021")));
    assert_eq!(field.refuses(&WHERE, Choice::Hex(hex("2020"))), "ST-MEL-01");
}

/// ST-MEL-01. A leader enters with a unit of his command from his hex.
#[test]
fn leaders_go_along_with_their_units() {
    let mut field = field();
    field.leader("gl", "2019").leader("hl", "2019");
    let question = who("2020", &["c1"]);
    assert!(field.allows(&question, Choice::Leader(leader("gl"))));
    assert_eq!(field.refuses(&question, Choice::Leader(leader("hl"))), "ST-MEL-01");
    assert_eq!(field.refuses(&who("2020", &[]), Choice::Leader(leader("gl"))), "ST-MEL-01");
    let played = field.play(&["2020", "gl", "fight"], &[3]);
    assert_eq!(played.hex_of_leader("gl").as_deref(), Some("2020"));
}

/// ST-MEL-02. One state after another keeps a unit from starting melee.
#[test]
fn states_keep_units_from_starting_melee() {
    let question = who("2020", &[]);
    let reason = |change: &dyn Fn(&mut Field)| {
        let mut field = field();
        change(&mut field);
        assert!(!field.options(&question).contains(&"c1".to_owned()));
        field.seen(|position| {
            let refused = terrible_swift_sword::check::melee::may_start(position, unit("c1"));
            refused.expect_err("c1 may start").message()
        })
    };
    let reasons = [
        reason(&|field| {
            field.form("c1", Formation::Column);
        }),
        reason(&|field| {
            field.set("c1", |state| state.pinned = true);
        }),
        reason(&|field| {
            field.set("c1", |state| state.routed = true);
        }),
        reason(&|field| {
            field.set("c1", |state| state.reserve = true);
        }),
        reason(&|field| {
            field.set("c1", |state| state.out_of_command = true);
        }),
        reason(&|field| {
            field.set("c1", |state| state.advanced = true);
        }),
        reason(&|field| {
            field.set_brigade("G", |state| state.broken = true);
        }),
        reason(&|field| {
            field.with(|setup| setup.melee(melee("2019")));
        }),
    ];
    let names = [
        "column",
        "pinned",
        "routed",
        "reserve",
        "out-of-command",
        "advanced",
        "ineffective",
        "engaged",
    ];
    assert_eq!(reasons, names.map(|name| format!("st-mel-02-{name}")));
}

/// ST-MEL-02, ST-UAM-03. Batteries, the wagon, mounted cavalry without leader, and unpaid Union
/// brigades do not start melee.
#[test]
fn some_units_never_start_melee() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("c1", "2020", "N").put("u1", "2021", "N");
    field.put("un", "1920", "NE").put("us", "2120", "N").put("uc", "2019", "N");
    field.form("uc", Formation::Mounted).set("uc", |state| state.out_of_command = true);
    field.set_brigade("M", |state| state.paid = true);
    let question = who("2020", &[]);
    let reason = |field: &Field, id: &str| field.refuses(&question, unit_choice(id));
    assert_eq!(["un", "us", "uc"].map(|id| reason(&field, id)), ["ST-MEL-02"; 3]);
    assert!(!field.allows(&question, unit_choice("u1")), "the brigade is not paid for");
    field.set_brigade("K", |state| state.paid = true);
    assert!(field.allows(&question, unit_choice("u1")));
    field.set("uc", |state| state.out_of_command = false);
    assert!(field.allows(&question, unit_choice("uc")));
}

/// ST-MEL-03, R-47. A unit that fired attacks only a hex at which it fired.
#[test]
fn fire_binds_to_its_targets() {
    let mut field = field();
    field.put("u2", "2120", "N").put("c2", "2019", "S");
    field.with(|setup| setup.aimed(unit("c1"), hex("2020")));
    assert!(field.allows(&who("2020", &[]), unit_choice("c1")));
    assert_eq!(field.refuses(&who("2120", &[]), unit_choice("c1")), "ST-MEL-03");
    assert!(field.allows(&who("2120", &[]), unit_choice("c2")), "the bottom unit did not fire");
    field.with(|setup| setup.aimed(unit("c1"), hex("2120")));
    assert!(field.allows(&who("2120", &[]), unit_choice("c1")), "it split its fire");
}

/// ST-FACE-09, R-19. Units enter through their own front; mounted cavalry through any side.
#[test]
fn attackers_enter_through_their_front() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee);
    field.put("c1", "2020", "N").put("u1", "2120", "N").put("u2", "2021", "N");
    assert!(field.allows(&who("2120", &[]), unit_choice("c1")));
    assert_eq!(field.refuses(&who("2021", &[]), unit_choice("c1")), "ST-FACE-09");
    field.put("hc", "2022", "N").form("hc", Formation::Mounted);
    assert!(field.allows(&who("2021", &[]), unit_choice("hc")));
}

/// ST-MEL-04, ST-STK-12. Attackers come from several hexes, at most two with eight points.
#[test]
fn two_units_with_eight_points_attack() {
    let mut field = field();
    field.put("c2", "2120", "SW").put("c3", "1920", "SE");
    assert!(field.allows(&who("2020", &["c1"]), unit_choice("c2")));
    assert_eq!(field.refuses(&who("2020", &["c1", "c2"]), unit_choice("c3")), "ST-STK-12");
    assert_eq!(field.refuses(&who("2020", &["c1"]), unit_choice("c1")), "ST-MEL-04");
    field.set("c1", |state| state.strength = 6);
    assert!(field.allows(&who("2020", &["c1"]), unit_choice("c2")));
    assert_eq!(field.refuses(&who("2020", &["c1"]), unit_choice("c3")), "ST-STK-12");
    let played = field.play(&["2020", "c1", "c2"], &[3]);
    assert_eq!(assault(&played).attacking.len(), 2);
    assert_eq!(played.hex_of("c2").as_deref(), Some("2020"));
}

/// ST-MEL-05, E-13. Five against eight is minus three; the ends of the chart limit the rest.
#[test]
fn the_differential_is_attacker_minus_defender() {
    let mut field = field();
    field.put("u2", "2020", "N").set("c1", |state| state.strength = 5);
    assert_eq!(differential(&field, &["2020"]), -3);
    let (chart, one) = (charts().melee, Die::OF_SIX[0]);
    assert_eq!(chart.read(-9, one), chart.read(-4, one));
    assert_eq!(chart.read(12, one), chart.read(7, one));
}

/// ST-MEL-06. Several leaders of a side add one point.
#[test]
fn leaders_add_one_point() {
    let mut field = field();
    field.leader("gl", "2019").leader("jl", "2019");
    assert_eq!(differential(&field, &["2020", "gl", "jl"]), 0);
    assert_eq!(differential(&field, &["2020", "fight"]), -1);
}

/// ST-MEL-06, ST-MEL-07, E-12. Five and a leader against two and a leader over a stream: plus two.
#[test]
fn the_example_of_the_leaders_and_the_stream() {
    let mut field = field();
    field.set("c1", |state| state.strength = 5).leader("gl", "2019");
    field.set("u1", |state| state.strength = 2).leader("kl", "2020");
    field.water("2019", "2020", Waterway::Stream);
    assert_eq!(differential(&field, &["2020", "gl"]), 2);
}

/// ST-MEL-07, R-48. Stream, ridge and wall help the defender, but no crest, and only if all cross
/// one.
#[test]
fn obstacles_help_if_every_attacker_crosses_one() {
    let (flat, with) = (-1, -2);
    assert_eq!(differential(&field(), &["2020"]), flat);
    let over = |change: &dyn Fn(&mut Field)| {
        let mut field = field();
        change(&mut field);
        differential(&field, &["2020"])
    };
    assert_eq!(
        over(&|field| {
            field.wall("2019", "2020");
        }),
        with
    );
    assert_eq!(
        over(&|field| {
            field.rise("2019", "2020", Rise::Ridge);
        }),
        with
    );
    assert_eq!(
        over(&|field| {
            field.water("2019", "2020", Waterway::Bridge);
        }),
        with
    );
    assert_eq!(
        over(&|field| {
            field.rise("2019", "2020", Rise::CrestUp);
        }),
        flat
    );
    let crest = |field: &mut Field| {
        field.rise("2019", "2020", Rise::CrestUp).variant("crest_melee", "bonus");
    };
    assert_eq!(over(&crest), with);
    let both = |field: &mut Field| {
        field.wall("2019", "2020").rise("2019", "2020", Rise::Ridge);
    };
    assert_eq!(over(&both), with, "never more than one point");
    let mut field = field();
    field.wall("2019", "2020").put("c2", "2120", "SW");
    assert_eq!(differential(&field, &["2020", "c1", "c2"]), 1, "c2 comes over open ground");
}

/// ST-MEL-08, R-49. In each cell of the chart both sides are engaged, or one retreats.
#[test]
fn one_side_retreats_in_each_cell() {
    let chart = charts().melee;
    for die in Die::OF_SIX {
        for differential in -4..=7 {
            match chart.read(differential, die) {
                MeleeResult::Engaged => {}
                MeleeResult::Decided(attacker, defender) => {
                    assert_ne!(attacker.retreat > 0, defender.retreat > 0);
                }
            }
        }
    }
    let mut field = field();
    let six = Die::OF_SIX[5];
    let result = |field: &Field| {
        field.seen(|position| terrible_swift_sword::check::strength::result(position, -1, six))
    };
    let lost = SideEffect { killed: 0, captured: 1, retreat: 2 };
    assert_eq!(result(&field), MeleeResult::Decided(lost, SideEffect::default()));
    field.variant("melee_m1_six", "killed");
    let killed = SideEffect { killed: 1, ..SideEffect::default() };
    assert_eq!(result(&field), MeleeResult::Decided(lost, killed));
}

/// ST-VAL-04, ST-ROUT-06, ST-STK-11, X-28, R-25. A battery counts one, a routed unit half with at
/// least one, a unit in Reserve half.
#[test]
fn states_change_the_strength_of_the_defender() {
    let defended = |id: &str, change: &dyn Fn(&mut Field)| {
        let mut field = Field::new();
        field.stage(Side::Csa, Stage::Melee).put("c2", "2019", "S").put(id, "2020", "N");
        change(&mut field);
        assault(&field.play(&["2020"], &[3])).defending[0].1
    };
    let routed = |id: &'static str| {
        move |field: &mut Field| {
            field.set(id, |state| state.routed = true);
        }
    };
    assert_eq!(defended("u1", &|_| ()), 5);
    assert_eq!(
        defended("u1", &|field| {
            field.form("u1", Formation::Column);
        }),
        5
    );
    assert_eq!(defended("un", &|_| ()), 1);
    assert_eq!(
        defended("un", &|field| {
            field.form("un", Formation::Limbered);
        }),
        1
    );
    assert_eq!(defended("us", &|_| ()), 1);
    assert_eq!(defended("u1", &routed("u1")), 2);
    assert_eq!(defended("u2", &routed("u2")), 1);
    assert_eq!(defended("u3", &routed("u3")), 1);
    let reserve = |field: &mut Field| {
        field.set("u3", |state| state.reserve = true);
    };
    assert_eq!(defended("u3", &reserve), 0);
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c2", "2019", "S").put("u3", "2020", "N");
    field.set("u3", |state| state.reserve = true);
    assert_eq!(differential(&field, &["2020"]), 2);
}

/// Four against a routed five with a leader: plus one.
#[test]
fn a_routed_regiment_with_its_leader() {
    let mut field = field();
    field.set("u1", |state| state.routed = true).leader("kl", "2020");
    assert_eq!(differential(&field, &["2020"]), 1);
}

/// ST-MEL-09. A kill costs an unlimbered battery a step of its crew and no gun.
#[test]
fn a_kill_costs_a_battery_half_its_crew() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("ct", "2020", "N").put("u3", "2019", "S");
    field.set_brigade("K", |state| state.paid = true).leader("kl", "2019");
    let played = field.play(&["2020", "kl"], &[6, 6, 6, 6, 6]);
    assert_eq!(assault(&played).differential, 1);
    assert_eq!((played.state("ct").crew, played.state("ct").strength), (Crew::Half, 4));
    assert_eq!(played.state("u3").strength, 0, "captured");
}

/// ST-MEL-10, ST-MEL-11. Two captured, and the rest go two hexes and check rout.
#[test]
fn captives_are_lost_and_the_rest_retreats() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c1", "2019", "S").put("u2", "2020", "N");
    field.set("c1", |state| state.strength = 7);
    let played = field.play(&["2020", "2021", "2022"], &[2, 1]);
    assert_eq!(assault(&played).differential, 4);
    assert_eq!(played.state("u2").strength, 1);
    assert_eq!(played.hex_of("u2").as_deref(), Some("2022"));
    assert_eq!(played.count("rout-checked"), 1);
    assert_eq!(played.board.brigade(super::field::brigade("K")).captured, 2);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2020"));
    assert!(played.board.melees().is_empty());
}

/// ST-MEL-11, ST-ART-03. One captive of a limbered battery is a gun with two rounds.
#[test]
fn a_captured_gun_takes_rounds_with_it() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("ct", "2020", "N").put("u3", "2019", "S");
    field.set_brigade("K", |state| state.paid = true).form("ct", Formation::Limbered);
    let played = field.play(&["2020", "2021", "2022"], &[1, 1]);
    assert_eq!((played.state("ct").strength, played.state("ct").rounds), (3, 4));
    assert_eq!(played.hex_of("ct").as_deref(), Some("2022"));
}

/// ST-MEL-12, ST-MEL-14, ST-VIC-01, X-23, R-50. Infantry above guns takes the points and retreats;
/// the guns are captured whole.
#[test]
fn guns_in_position_are_captured_whole() {
    let mut field = field();
    field.put("un", "2020", "N").set("c1", |state| state.strength = 6);
    let played = field.play(&["2020", "2021", "2022"], &[1, 1]);
    assert_eq!(assault(&played).differential, 0);
    assert_eq!(played.state("u1").strength, 4);
    assert_eq!(played.hex_of("u1").as_deref(), Some("2022"));
    assert_eq!((played.hex_of("un"), played.state("un").strength), (None, 0));
    assert_eq!(played.board.points()[Side::Csa].guns, 12);
    assert_eq!(played.count("rout-checked"), 1);
}

/// ST-MEL-14. Infantry takes a loss before a battery; otherwise the owner chooses.
#[test]
fn infantry_takes_losses_before_batteries() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c3", "2019", "S").put("u2", "2020", "N");
    field.put("un", "2020", "N").leader("gl", "2019").set("c3", |state| state.strength = 4);
    let played = field.play(&["2020", "gl"], &[6, 6, 6]);
    assert_eq!(assault(&played).differential, 1);
    assert_eq!((played.state("u2").strength, played.state("un").crew), (2, Crew::Full));
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c1", "2019", "S");
    field.put("u2", "2020", "N").put("u3", "2020", "N");
    let played = field.play(&["2020"], &[1]);
    assert_eq!(played.asks(), Some("loss"));
    assert_eq!(played.offers(), ["u2", "u3"]);
}

/// ST-MEL-13. No unit may leave an engaged hex, and its units are engaged.
#[test]
fn an_engaged_result_leaves_both_sides_in_the_hex() {
    let played = field().play(&["2020"], &[2]);
    assert_eq!(played.count("engaged"), 1);
    assert_eq!(played.hex_of("c1"), played.hex_of("u1"));
    assert!(played.board.melee_in(hex("2020")).is_some_and(|melee| melee.fought));
    let mut field = field();
    field.put("u2", "2020", "N").with(|setup| setup.melee(melee("2020")));
    let question = Question::Facing(FacingQuestion { side: Side::Usa, hex: hex("2020") });
    assert!(field.options(&question).is_empty(), "engaged units have no facing");
}

/// A melee of `c1` and `u1` that goes on in the Union player turn.
fn engaged() -> Field {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("u1", "2020", "N").put("c1", "2020", "S");
    let fight = Melee { attacker: Side::Csa, held: false, ..melee("2020") };
    field.with(|setup| setup.melee(fight));
    field
}

/// ST-MEL-15, R-51. The former defender fights on, brings in others, or leaves.
#[test]
fn the_former_defender_has_three_choices() {
    let mut field = engaged();
    field.put("un", "2020", "N").put("u2", "2021", "N");
    field.set_brigade("K", |state| state.paid = true);
    let played = field.play(&[], &[]);
    assert_eq!(played.asks(), Some("melee.leave"));
    assert_eq!(played.offers(), ["u1", "fight"], "guns in position cannot leave");
    let question = Question::Melee(MeleeQuestion::Leave(hex("2020")));
    assert_eq!(field.refuses(&question, unit_choice("un")), "ST-MEL-15");
    let mut field = engaged();
    field.put("u2", "2021", "N").set_brigade("K", |state| state.paid = true);
    let played = field.play_on(&["fight"], &[]);
    assert_eq!(played.asks(), Some("melee.unit"));
    assert_eq!(played.offers(), ["u2", "fight"]);
    let played = field.play(&["fight"], &[]);
    assert_eq!(played.count("melee-held"), 1);
}

/// ST-MEL-15. The engaged must fight before the phase ends.
#[test]
fn the_engaged_must_fight_on() {
    let field = engaged();
    let played = field.play_on(&["fight"], &[]);
    assert_eq!(played.count("melee-held"), 1, "the only hex to fight in is chosen unasked");
    assert_eq!(played.asks(), None, "and waits for the die");
    let word = Choice::Word(terrible_swift_sword::choice::Word::Done);
    assert_eq!(field.refuses(&WHERE, word), "ST-MEL-15");
}

/// ST-MEL-15, ST-MEL-16, ST-PIN-03. A unit leaves by two hexes and checks rout; its Pin comes off,
/// and no unit follows.
#[test]
fn a_unit_leaves_a_melee() {
    let mut field = engaged();
    field.set("u1", |state| state.pinned = true);
    let played = field.play(&["u1", "2021", "2022"], &[1]);
    assert_eq!(played.hex_of("u1").as_deref(), Some("2022"));
    assert!(!played.state("u1").pinned);
    assert_eq!(played.count("rout-checked"), 1);
    assert_eq!(played.count("fired"), 0);
    assert!(played.board.melees().is_empty());
    assert_eq!(played.hex_of("c1").as_deref(), Some("2020"));
}

/// ST-MEL-17, R-52. Guns and pinned units that are engaged fight on as attackers.
#[test]
fn the_engaged_fight_on_who_could_not_start() {
    let mut field = Field::new();
    field.stage(Side::Usa, Stage::Melee).put("un", "2020", "N").put("c2", "2020", "S");
    let mut fight = melee("2020");
    fight.entered_from = vec![(unit("c2"), hex("2019"))];
    field.wall("2019", "2020").with(|setup| setup.melee(fight));
    let played = field.play(&[], &[3]);
    assert_eq!(assault(&played).attacking, [(unit("un"), 1)]);
    assert_eq!((assault(&played).differential, assault(&played).terrain), (-1, 0));
}

/// Reinforcements enter; guns next door cannot.
#[test]
fn reinforcements_can_start_melee() {
    let mut field = engaged();
    field.put("c2", "2020", "S").put("u2", "2021", "N").put("un", "2120", "SW");
    assert!(!field.allows(&who("2020", &[]), unit_choice("u2")), "the brigade is not paid for");
    field.set_brigade("K", |state| state.paid = true).wall("2021", "2020");
    assert!(field.allows(&who("2020", &[]), unit_choice("u2")));
    assert_eq!(field.refuses(&who("2020", &[]), unit_choice("un")), "ST-MEL-02");
    let played = field.play_on(&["fight", "u2"], &[]);
    assert_eq!(played.count("melee-entered"), 1);
    let played = field.play_on(&["fight", "u2"], &[6]);
    assert_eq!((assault(&played).differential, assault(&played).terrain), (2, 0));
}

/// ST-MEL-18. If a result would destroy both sides, they are engaged.
#[test]
fn both_sides_are_not_destroyed() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c2", "2019", "S").put("u3", "2020", "N");
    field.set("c2", |state| state.strength = 1);
    // Even strengths and a two: K against C1R2.
    let played = field.play(&["2020"], &[2]);
    assert_eq!(assault(&played).differential, 0);
    assert_eq!(played.count("engaged"), 1);
    assert_eq!((played.state("c2").strength, played.state("u3").strength), (1, 1));
}

/// ST-MEL-19, ST-FACE-05. The attackers keep a hex they have won and turn as they like.
#[test]
fn the_winner_stays_and_turns() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c1", "2019", "S").put("u3", "2020", "N");
    let played = field.play(&["2020", "face-ne"], &[1]);
    assert_eq!(played.hex_of("u3"), None);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2020"));
    assert_eq!(played.state("c1").facing, super::field::toward("NE"));
    assert_eq!(played.count("advanced"), 0);
}

/// ST-MEL-20, R-53. Repulsed attackers end two hexes from the melee.
#[test]
fn repulsed_attackers_leave_the_hex() {
    let mut field = field();
    field.set("c1", |state| state.strength = 1);
    let played = field.play(&["2020", "2019", "2018"], &[1, 1]);
    assert_eq!(assault(&played).differential, -4);
    assert_eq!(played.hex_of("c1").as_deref(), Some("2018"));
    assert_eq!(played.count("rout-checked"), 1);
    assert_eq!(played.asks(), Some("facing"), "the winner may turn");
}

/// ST-MEL-21. Losses beyond the points of a side are ignored.
#[test]
fn surplus_losses_are_ignored() {
    let mut field = field();
    field.set("c1", |state| state.strength = 1).put("u2", "2020", "N");
    let played = field.play(&["2020"], &[6]);
    assert_eq!(played.hex_of("c1"), None);
    assert_eq!(played.count("retreated"), 0);
    assert_eq!(played.board.points()[Side::Usa].infantry, 2);
}

/// ST-LEAD-10, ST-VIC-02. A leader alone among enemies is captured.
#[test]
fn a_leader_left_alone_is_captured() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c1", "2019", "S").put("u3", "2020", "N");
    field.leader("kl", "2020");
    let played = field.play(&["2020"], &[1, 2, 2]);
    assert_eq!(played.hex_of_leader("kl"), None);
    assert_eq!(played.board.points()[Side::Csa].leaders, 8);
}

/// ST-RBM-06, ST-SEQ-05. A unit that left before melee is no target, and a fought melee is over for
/// the turn.
#[test]
fn hexes_that_may_not_be_attacked() {
    let mut field = field();
    field.set("u1", |state| state.withdrew = true);
    assert_eq!(field.refuses(&WHERE, Choice::Hex(hex("2020"))), "ST-RBM-06");
    let mut field = engaged();
    field.with(|setup| setup.melee(Melee { settled: true, ..melee("2022") }));
    field.put("c2", "2022", "N").put("u2", "2022", "S");
    assert_eq!(field.refuses(&WHERE, Choice::Hex(hex("2022"))), "ST-SEQ-05");
}

/// ST-SEQ-05. No unit has to attack, and the player chooses the order.
#[test]
fn the_phase_ends_without_attacks() {
    let played = field().play(&["done"], &[]);
    assert_eq!(played.board.stage(), Stage::FinalCommand);
}

/// ST-SUP-06, R-116. A wagon without guard is entered without a roll.
#[test]
fn a_wagon_without_guard_is_entered_without_a_fight() {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::Melee).put("c1", "2019", "S").put("us", "2020", "N");
    field.set("us", |state| state.strength = 0).terrain("2021", Terrain::Clear);
    let played = field.play(&["2020", "face-n"], &[]);
    assert_eq!(played.count("melee-fought"), 0);
    assert_eq!(played.hex_of("c1"), played.hex_of("us"));
    assert!(played.board.melees().is_empty());
}
