//! Reviews of past decisions. A review names the best choice, its reasons, and the evaluation loss
//! of the choice that was made.

use black_box::{TestLibrary, every_setup, number};
use blind_swords::board::{Face, Morale};
use blind_swords::check::support;
use blind_swords::game::{
    CohesionResult, CohesionTable, CohesionTest, ColumnId, DepletionToken, Game, SkedaddleToken,
    UnitId,
};
use blind_swords::{Position, PositionExt as _};
use blind_swords_table::{AnyMatch, Hint, MatchError, Protocol, Review, Seat, Setup, Unreviewed};
use kernel::{Die, Level, PerSide, Reader, Side};
use serde_json::{Value, json};

use crate::proofs::begin;

/// Returns the setup of a short scenario with the given seats.
fn setup(seats: PerSide<Seat>) -> Setup {
    let short = every_setup(3).into_iter().find(|setup| setup.scenario == "valley-vengeance");
    Setup { seats, ..short.expect("a short scenario") }
}

fn captains() -> PerSide<Seat> {
    PerSide::from_fn(|_| Seat::Plays(Level::Captain))
}

fn review(game: &dyn AnyMatch, at: usize, reader: impl Into<Reader>) -> Result<Review, Unreviewed> {
    match game.review(at, None, reader.into()) {
        Ok(review) => Ok(review.expect("these rules have bots")),
        Err(MatchError::Unreviewed(why)) => Err(why),
        Err(error) => panic!("{error}"),
    }
}

/// A review of a captain's game finds the captain's choice best at every decision. Reasons that the
/// opponent may read have the public wording and reveal no secrets.
#[test]
fn a_finished_match_is_looked_into() {
    let game = begin(&setup(captains()));
    assert!(game.is_over());
    let (mut open, mut secret, mut apart) = (0, 0, 0);
    for (at, record) in game.records().iter().enumerate().step_by(19) {
        let Some(side) = record.side.filter(|_| !record.is_chance()) else {
            assert_eq!(review(&game, at, Reader::Referee), Err(Unreviewed::Chance));
            continue;
        };
        let own = review(&game, at, side).expect("one's own");
        assert_eq!((Some(&own.id), own.less), (record.answer.as_ref(), Some(0)), "{own}");
        assert_eq!((&own.hint.id, own.hint.level), (&own.id, "captain"));
        let other = review(&game, at, side.other());
        if blind_swords::question::secrecy_of(&record.kind).is_private() {
            assert_eq!(other, Err(Unreviewed::Secret));
            secret += 1;
            continue;
        }
        let other = other.expect("it is over");
        assert_eq!((&other.hint.id, &other.hint.instead), (&own.hint.id, &own.hint.instead));
        open += 1;
        apart += u32::from(other.hint.because != own.hint.because);
        assert_eq!(review(&game, at, Reader::Everybody), Ok(other));
    }
    assert!(open > 15, "{open} open, {secret} secret");
    assert!(apart * 4 > open, "{apart} of {open} in other words");
    let end = game.records().len();
    assert_eq!(review(&game, end, Reader::Referee), Err(Unreviewed::NoMoment));
}

/// A review equals the advice given before the choice. It states the evaluation loss of another
/// choice as the advice did. During the match, no one can review the other side's decisions.
#[test]
fn looking_back_says_what_was_said_then() {
    let seats = PerSide { usa: Seat::Human, csa: Seat::Plays(Level::Captain) };
    let mut game = begin(&setup(seats));
    let mut told: Vec<(usize, Hint, String)> = Vec::new();
    while told.len() < 16 {
        let decision = game.decision().expect("it goes on");
        let hint = game.hint(Level::Captain).expect("advice");
        let other = hint.instead.as_ref().filter(|_| told.len().is_multiple_of(2));
        let id = other.map_or_else(|| hint.id.clone(), |other| other.id.clone());
        assert_eq!(decision.side, Side::Usa);
        let at = game.answered();
        game.choose(&id).expect("an option");
        told.push((at, hint, id));
    }
    let mut worse = 0;
    for (at, hint, id) in &told {
        let later = review(&game, *at, Side::Usa).expect("one's own");
        assert_eq!((&later.hint, &later.id), (hint, id));
        let less =
            hint.instead.as_ref().filter(|other| other.id == *id).map_or(0, |other| other.less);
        assert_eq!(later.less, Some(less));
        worse += u32::from(less > 0);
        assert_eq!(review(&game, *at, Side::Csa), Err(Unreviewed::NotYet));
        assert_eq!(review(&game, *at, Reader::Everybody), Err(Unreviewed::NotYet));
    }
    assert!(worse > 1, "{worse}");
}

/// The protocol returns the same reviews. It counts decisions as the side sees them, and refuses a
/// review of decisions that the side may not see.
#[test]
fn a_program_looks_back() {
    let seats = PerSide { usa: Seat::Human, csa: Seat::Plays(Level::Sergeant) };
    let mut session = Protocol::of(Box::new(TestLibrary), Box::new(begin(&setup(seats))));
    let mut ask = |request: Value| -> Value {
        serde_json::from_str(&session.handle(&request.to_string())).expect("a reply")
    };
    let decision = ask(json!({"do": "decision", "side": "usa"}));
    let hint = ask(json!({"do": "hint", "side": "usa"}))["hint"].clone();
    let (at, id) =
        (decision["n"].as_u64().expect("a number") - 1, decision["options"][0]["id"].clone());
    assert_eq!(ask(json!({"do": "hint", "side": "usa", "at": at}))["error"]["code"], "no-decision");
    ask(json!({"do": "choose", "side": "usa", "id": id}));
    let told = ask(json!({"do": "hint", "side": "usa", "at": at, "level": "captain"}));
    assert_eq!((&told["review"]["id"], &told["review"]["hint"]), (&id, &hint), "{told}");
    let other = ask(json!({"do": "hint", "side": "csa", "at": at}));
    assert_eq!(other["error"]["code"], "not-your-turn", "{other}");
    let far = ask(json!({"do": "hint", "side": "usa", "at": 100_000}));
    assert_eq!(far["error"]["code"], "no-decision", "{far}");
}

/// Returns all results of two dice.
fn dice() -> impl Iterator<Item = (Die, Die)> {
    Die::OF_SIX.into_iter().flat_map(|coloured| Die::OF_SIX.map(|white| (coloured, white)))
}

/// Returns the results for all dice in a chart column for a cohesion rating. Two dice are for the
/// chart, and two more for the test.
fn falls(game: &Game, table: &CohesionTable, column: ColumnId, cr: u8) -> Vec<CohesionResult> {
    let nothing = CohesionResult { depletion: None, skedaddle: Vec::new() };
    let close = std::ptr::eq(table, &game.close_cohesion);
    let mut falls = Vec::new();
    for (coloured, white) in dice() {
        let test = game.crt.cell(column, coloured, white).test(cr);
        let test = test.or_else(|| close.then_some(CohesionTest::CloseFight));
        let section = test.and_then(|test| table.section(test));
        falls.extend(dice().map(|(coloured, white)| {
            section.map_or_else(|| nothing.clone(), |section| section.result(coloured, white))
        }));
    }
    falls
}

/// Whether a result has the effect that a reason names.
fn has(result: &CohesionResult, effect: &str) -> bool {
    use {DepletionToken as D, SkedaddleToken as S};
    let depletes = |tokens: &[D]| result.depletion.is_some_and(|token| tokens.contains(&token));
    let any = |wanted: fn(&S) -> bool| result.skedaddle.iter().any(wanted);
    match effect {
        "no effect" => result.depletion.is_none() && result.skedaddle.is_empty(),
        "depletion" => depletes(&[D::Lead, D::Two, D::All, D::Both]),
        "attacker depletion" => depletes(&[D::Attacker, D::Both]),
        "morale hit" => any(|token| matches!(token, S::MoraleHits(_))),
        "break test" => any(|token| matches!(token, S::BreakTest)),
        "retreat" => any(|token| matches!(token, S::Retreat(_))),
        "panic" => any(|token| matches!(token, S::Panic(_))),
        "attacker morale hit" => any(|token| matches!(token, S::AttackerMoraleHit)),
        "attacker retreat" => any(|token| matches!(token, S::AttackerRetreat(_))),
        other => panic!("no effect is called {other}"),
    }
}

/// Unit that takes a test, with all values that affect the probability that it breaks.
#[derive(Clone, Copy)]
struct Struck {
    ratings: [u8; 2],
    face: Face,
    morale: Morale,
    unsupported: u8,
}

impl Struck {
    fn of(position: Position<'_>, unit: UnitId, supported: bool) -> Self {
        let (info, state) = (position.info(unit), position.board.unit(unit));
        let worn = info.battleworn.cr;
        let ratings = [info.fresh.map_or(worn, |fresh| fresh.cr), worn];
        let unsupported = u8::from(!supported);
        Self { ratings, face: state.face, morale: state.morale, unsupported }
    }

    fn rating(self) -> u8 {
        self.ratings[self.face as usize].saturating_sub(self.morale.penalty() + self.unsupported)
    }

    /// Returns the probability that the unit breaks, through a Break Test or in a later step.
    fn tested(self, steps: &[Step]) -> f64 {
        let passes = f64::from(self.rating().min(6)) / 6.0;
        let morale = self.morale.worse().unwrap_or(self.morale);
        1.0 - passes + passes * Self { morale, ..self }.breaks(steps)
    }

    fn breaks(self, steps: &[Step]) -> f64 {
        let Some((step, rest)) = steps.split_first() else { return 0.0 };
        match (step, self.face, self.morale.worse()) {
            (Step::Depletion, Face::Fresh, _) => {
                Self { face: Face::Battleworn, ..self }.breaks(rest)
            }
            (Step::Hit, _, Some(morale)) => Self { morale, ..self }.breaks(rest),
            _ => self.tested(rest),
        }
    }
}

#[derive(Clone, Copy)]
enum Step {
    Depletion,
    Hit,
    Test,
}

fn steps(result: &CohesionResult) -> Vec<Step> {
    let mut steps: Vec<Step> =
        has(result, "depletion").then_some(Step::Depletion).into_iter().collect();
    for token in &result.skedaddle {
        match token {
            SkedaddleToken::MoraleHits(hits) => steps.extend((0..*hits).map(|_| Step::Hit)),
            SkedaddleToken::BreakTest => steps.push(Step::Test),
            _ => {}
        }
    }
    steps
}

/// Returns the part of a message between `before` and `after`. `None` if either is missing.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let (_, rest) = text.split_once(before)?;
    rest.split_once(after).map(|(found, _)| found)
}

/// Checks that a probability equals a printed percentage, which may be `<1%` or `>99%`.
fn agrees(share: f64, printed: &str, what: &str) {
    let near = match printed {
        "<1%" => share > 0.0 && share < 0.0052,
        ">99%" => share < 1.0 && share > 0.9948,
        whole => {
            let percent: f64 = whole.trim_end_matches('%').parse().expect("a number");
            (share * 100.0 - percent).abs() < 0.52
        }
    };
    assert!(near, "{share} is not {printed}: {what}");
}

/// Recomputes all probabilities in a reason by enumeration of dice. Returns the number of
/// probabilities.
fn recomputed(position: Position<'_>, side: Side, what: &str) -> u32 {
    let game = position.game();
    if let Some(die) = between(what, "a die roll of ", " or less") {
        let share = die.parse::<f64>().expect("a number") / 6.0;
        agrees(share, between(what, ", ", ";").expect("a chance"), what);
        return 1;
    }
    let Some((_, rest)) = what.split_once("column ") else { return 0 };
    let label = rest.split([',', ':']).next().expect("a label");
    let columns = (0..game.crt.columns.len()).map(|column| ColumnId(column as u8));
    let column =
        columns.into_iter().find(|&column| game.crt.label(column) == label).expect("a column");
    let is_close = what.contains("attack from") || what.contains(" itself, column");
    let table = if is_close { &game.close_cohesion } else { &game.fire_cohesion };
    let cr = rest.split_once("cohesion ").and_then(|(_, cr)| cr.split(':').next()?.parse().ok());
    let mut count = 0;
    if let Some(cr) = cr {
        let falls = falls(game, table, column, cr);
        let list = between(rest, ": ", ";").expect("a list");
        for (effect, printed) in list.split(", ").filter_map(|item| item.rsplit_once(' ')) {
            if effect == "no dice result harms the" {
                continue;
            }
            let ways = falls.iter().filter(|result| has(result, effect)).count();
            agrees(ways as f64 / falls.len() as f64, printed, what);
            count += 1;
        }
    }
    let leaves = ["its", "the"]
        .iter()
        .find_map(|of| between(what, &format!("chance to leave {of} hex "), ", to break "));
    let Some(leaves) = leaves else { return count };
    let (head, _) = what.split_once(", ").expect("a place");
    let (words, hex) = head.rsplit_once(" in ").expect("a hex");
    let named = |unit: &UnitId| words.ends_with(&position.info(*unit).name);
    let supported = |unit| match cr {
        Some(_) => support::is_supported(position, unit),
        None => what.contains(", supported,"),
    };
    let hex = game.map.grid.hex(hex.parse().expect("a number")).expect("on the map");
    let unit = match cr {
        Some(_) => position.board.units_in(hex).find(named),
        None => position.board.units().find(|unit| position.side_of(*unit) == side && named(unit)),
    };
    let unit = unit.unwrap_or_else(|| panic!("nobody is meant: {what}"));
    let struck = Struck::of(position, unit, supported(unit));
    let falls = falls(game, table, column, struck.rating());
    let broken: Vec<f64> = falls.iter().map(|result| struck.breaks(&steps(result))).collect();
    let left = falls
        .iter()
        .zip(&broken)
        .map(|(result, broken)| if has(result, "retreat") { 1.0 } else { *broken });
    let ways = falls.len() as f64;
    agrees(left.sum::<f64>() / ways, leaves, what);
    let (_, breaks) = what.split_once(", to break ").expect("a chance");
    let breaks = breaks.split([':', ';']).next().expect("a chance");
    agrees(broken.iter().sum::<f64>() / ways, breaks, what);
    count + 2
}

/// Every probability in a reason is correct. The test enumerates the dice with the printed tables
/// and Break Tests, and does not use the engine's odds.
#[test]
fn chances_in_reasons_are_those_of_the_dice() {
    let (mut chances, mut reasons) = (0, 0);
    for setup in every_setup(8) {
        let setup = Setup { seats: PerSide::default(), ..setup };
        let mut game = begin(&setup);
        for _ in 0..number("HINTS", 120) {
            let Some(decision) = game.decision() else { break };
            let Some(hint) = game.hint(Level::Captain) else {
                game.choose(&decision.options[0].id).expect("an option");
                continue;
            };
            for told in &hint.because {
                chances += recomputed(game.position(), decision.side, &told.what);
                reasons += 1;
            }
            game.choose(&hint.id).expect("an option");
        }
    }
    println!("{chances} chances in {reasons} reasons");
    assert!(chances > 500, "{chances} chances in {reasons} reasons");
}
