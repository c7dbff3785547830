//! Artillery fire that overshoots its target. ST 23.

use kernel::Side;
use terrible_swift_sword::board::Stage;
use terrible_swift_sword::check::overshoot::beyond;
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::event::{Attack, Event, ShiftReason};
use terrible_swift_sword::game::{Formation, Rise, Terrain};
use terrible_swift_sword::question::{FirePhase, FireQuestion, Question, Split};

use super::field::{Field, Played, hex, unit};

/// Two batteries of the Confederates fire to the south at u1, eight hexes away. u2 is behind it.
fn guns() -> Field {
    let mut field = Field::new();
    field.put("ct", "2012", "S").put("u1", "2020", "N").put("u2", "2021", "N");
    field.stage(Side::Csa, Stage::OffensiveFire).option("overshoot");
    field
}

/// ct fires along a row, so that its line passes between 2920 and 2921 behind u1.
fn split() -> Field {
    let mut field = Field::new();
    field.put("ct", "2020", "NE").put("u1", "2820", "N").put("c1", "2921", "N");
    field.stage(Side::Csa, Stage::OffensiveFire).option("overshoot");
    field
}

fn fire(field: &Field, target: &str, dice: &[u8]) -> Played {
    field.play(&[target, "ct"], dice)
}

fn hexes(played: &Played) -> Vec<String> {
    let game = &played.rules.game;
    played.fires().iter().map(|fire| game.map.number(fire.hex).to_string()).collect()
}

fn shifts(attack: &Attack) -> Vec<(ShiftReason, i8)> {
    attack.shifts.iter().map(|shift| (shift.reason, shift.columns)).collect()
}

/// ST-OPT-02. The option, eight hexes and a battery are needed for the roll. One to three is on
/// target, four and five are one hex over, six is two.
#[test]
fn distant_batteries_roll_for_their_aim() {
    let fallen = |die: u8| hexes(&fire(&guns(), "2020", &[die, 1]));
    assert_eq!([1, 3].map(fallen), [["2020"], ["2020"]]);
    assert_eq!([4, 5].map(fallen), [["2021"], ["2021"]]);
    assert!(fallen(6).is_empty(), "2022 is empty");
    let near = {
        let mut field = guns();
        field.put("u3", "2018", "N");
        field
    };
    let tests = |field: &Field, target| fire(field, target, &[1, 1]).count("aim-tested");
    assert_eq!(tests(&near, "2018"), 0, "six hexes");
    let mut off = Field::new();
    off.put("ct", "2012", "S").put("u1", "2020", "N").stage(Side::Csa, Stage::OffensiveFire);
    assert_eq!((tests(&guns(), "2020"), tests(&off, "2020")), (1, 0), "the rule is off");
    let mut foot = guns();
    foot.put("c1", "2019", "S");
    assert_eq!(foot.play(&["2020", "c1"], &[1]).count("aim-tested"), 0, "small arms");
}

/// ST-OPT-02, ST-OPT-06, ST-FIRE-07. A battery that overshoots has fired and has used its round.
/// Only its target counts as fired at.
#[test]
fn fire_that_overshoots_is_fire_at_the_target() {
    for die in [4, 6] {
        let played = fire(&guns(), "2020", &[die, 1]);
        assert_eq!(played.state("ct").rounds, 5);
        let fires = played.board.fires();
        assert_eq!(fires.spent_by(unit("ct")), 4);
        assert!(fires.hexes.iter().any(|(at, _)| *at == hex("2020")));
        assert!(!fires.hexes.iter().any(|(at, _)| *at == hex("2021")));
        assert!(fires.by_artillery.is_empty());
    }
    let both = fire(&guns(), "2020", &[1, 1]);
    assert_eq!(both.state("ct").rounds, 5, "on target");
}

/// ST-OPT-03. Shells fly on along the line of fire, to friends as well, and beyond the map.
#[test]
fn shells_fly_on_along_the_line_of_fire() {
    let on = |from: &str, aimed: &str, over: u8| -> Vec<String> {
        Field::new().seen(|position| {
            let hexes = beyond(position, hex(from), hex(aimed), over);
            hexes.iter().map(|it| position.package.game.map.number(*it).to_string()).collect()
        })
    };
    assert_eq!(on("2012", "2020", 1), ["2021"]);
    assert_eq!(on("2012", "2020", 2), ["2022"]);
    assert_eq!(on("2020", "2820", 1), ["2920", "2921"]);
    assert_eq!(on("2020", "2820", 2), ["3020"]);
    assert_eq!(on("2020", "2823", 1), ["2924"], "the line leaves 2823 to the lower right");
    assert_eq!(on("2024", "2034", 1), Vec::<String>::new());
    let own = split().play(&["2820", "ct", "2921"], &[4, 6]);
    assert_eq!(hexes(&own), ["2921"]);
    assert!(own.count("strength-lost") + own.count("pinned") > 0, "c1 is hit by its own side");
}

/// ST-OPT-03. If the line passes between two hexes, the other side chooses, unless both are empty.
#[test]
fn the_other_side_chooses_between_two_hexes() {
    let played = fire(&split(), "2820", &[4]);
    assert_eq!(
        (played.asks(), played.offers()),
        (Some("fire.overshoot"), &["2920", "2921"].map(String::from)[..])
    );
    let hexes = [hex("2920"), hex("2921")];
    let question = Question::Split(Split { unit: unit("ct"), aimed: hex("2820"), hexes });
    assert!(split().allows(&question, Choice::Hex(hex("2920"))));
    assert_eq!(split().refuses(&question, Choice::Hex(hex("2922"))), "ST-OPT-03");
    let missed = split().play(&["2820", "ct", "2920"], &[4]);
    assert_eq!((missed.count("overshot"), missed.count("fired")), (1, 0));
    let mut empty = split();
    empty.put("c1", "2130", "N");
    assert_eq!(fire(&empty, "2820", &[4]).asks(), None, "neither hex holds units");
}

/// ST-OPT-03. The target itself must be an enemy.
#[test]
fn the_target_is_an_enemy() {
    let question = Question::Fire(FireQuestion::Target(FirePhase::Offensive));
    assert_eq!(guns().refuses(&question, Choice::Hex(hex("2022"))), "ST-FIRE-22");
}

/// ST-OPT-04. One hex over moves the column one to the left, two hexes over halve the guns.
#[test]
fn overshooting_fire_is_weaker() {
    let one = fire(&guns(), "2020", &[4, 1]);
    let attack = one.fires()[0].clone();
    assert_eq!((attack.shots[0].strength, attack.shots[0].range), (4, 8));
    assert_eq!(shifts(&attack), [(ShiftReason::Overshot, -1)]);
    let mut field = guns();
    field.put("u3", "2022", "N");
    let two = fire(&field, "2020", &[6, 1]);
    let attack = two.fires()[0].clone();
    assert_eq!((attack.shots[0].strength, attack.shots[0].against), (2, 1), "half, and half again");
    assert_eq!(shifts(&attack), []);
}

/// ST-OPT-05, ST-FIRE-15. The hex that is hit has its woods and the ridge of the target, once. The
/// column moves two to the left at most.
#[test]
fn the_cover_of_the_target_counts() {
    let mut field = guns();
    field.terrain("2021", Terrain::Woods).rise("2019", "2020", Rise::Ridge);
    let played = fire(&field, "2020", &[4, 1]);
    let attack = played.fires()[0].clone();
    use ShiftReason::{Overshot, Ridge, Woods};
    assert_eq!(shifts(&attack), [(Ridge, -1), (Woods, -1), (Overshot, -1)]);
    assert_eq!(attack.column, attack.base.saturating_sub(2));
    field.rise("2020", "2021", Rise::Ridge);
    assert_eq!(shifts(fire(&field, "2020", &[4, 1]).fires()[0]).len(), 3, "two ridges count once");
}

/// ST-OPT-06, R-95. Each battery rolls. Those on target fire together, and so do those whose shells
/// fall in one hex.
#[test]
fn batteries_overshoot_apart() {
    let mut field = guns();
    field.put("hb", "2112", "S");
    let fires = |dice: &[u8]| -> Vec<(String, usize)> {
        let played = field.play(&["2020", "all"], dice);
        let number = |attack: &&Attack| played.rules.game.map.number(attack.hex).to_string();
        played.fires().iter().map(|it| (number(it), it.shots.len())).collect()
    };
    let at = |number: &str, firing| (number.to_owned(), firing);
    assert_eq!(fires(&[1, 2, 1]), [at("2020", 2)]);
    assert_eq!(fires(&[1, 4, 1, 1]), [at("2020", 1), at("2021", 1)], "two fires");
    assert_eq!(fires(&[4, 5, 1]), [at("2021", 2)]);
}

/// ST-OPT-06, ST-SEQ-04. A hex that shells hit takes its rout checks after those of the target.
#[test]
fn rout_checks_follow_those_of_the_target() {
    let mut field = guns();
    field.game().units[unit("ct").index()].strength = 24;
    field.set("ct", |state| state.strength = 24);
    field.put("hb", "2112", "S").set("hb", |state| state.strength = 24);
    let played = field.play(&["2020", "all"], &[1, 4, 6, 6]);
    let checked = |fact: &Event| matches!(fact, Event::FireEnded { .. });
    assert!(played.facts.iter().any(checked), "{:?}", played.names());
}

/// ST-OPT-03, ST-FIRE-06. The plan of a phase counts the shells that miss, and those that fall among
/// friends.
#[test]
fn a_plan_counts_shells_that_overshoot() {
    let target = Question::Fire(FireQuestion::Target(FirePhase::Offensive));
    let plan = Choice::Word(Word::Plan);
    let mut field = Field::new();
    field
        .put("ct", "2012", "S")
        .put("u1", "2020", "N")
        .put("c1", "2021", "N")
        .put("c2", "2022", "N");
    field.form("c1", Formation::Column).form("c2", Formation::Column);
    field.stage(Side::Csa, Stage::OffensiveFire);
    assert!(field.allows(&target, plan), "without the option");
    field.option("overshoot");
    assert_eq!(field.refuses(&target, plan), "ST-FIRE-02");
    field.put("ct", "2013", "S");
    assert!(field.allows(&target, plan), "from seven hexes");
}
