//! Odds of options, compared with all dice in full play.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kernel::{Answer, Ask, Dice, Die, Driver, HexId, Log, Side, Suspend, Throw};
use terrible_swift_sword::board::{Place, Stage, Strategic};
use terrible_swift_sword::check::{attack, overshoot, zones};
use terrible_swift_sword::choice::{Choice, Word};
use terrible_swift_sword::event::Event;
use terrible_swift_sword::game::{Formation, Terrain, UnitId, Waterway, Weapon};
use terrible_swift_sword::odds::{Combat, CombatResult, Fate, Odds, Outcome, of_option};
use terrible_swift_sword::question::{
    FireArm, FireQuestion, LeaderQuestion, MeleeQuestion, MoveQuestion, Question, RetreatCause,
    Transfer,
};
use terrible_swift_sword::{Board, PositionExt, Rules, Table, TerribleSwiftSword};

use super::field::{Field, hex, leader, unit};
use super::games::{Wild, battle};

type Given = Vec<Answer<TerribleSwiftSword>>;
type Asked = Ask<TerribleSwiftSword>;
type Here<'a> = terrible_swift_sword::Position<'a>;

/// Driver that repeats answers, then leaves the rest to a function.
struct Told<F>(std::vec::IntoIter<Answer<TerribleSwiftSword>>, F);

impl<F> Driver<TerribleSwiftSword> for Told<F>
where
    F: FnMut(&Asked, Here<'_>) -> Option<Answer<TerribleSwiftSword>> + Send,
{
    fn answer(&mut self, ask: &Asked, position: Here<'_>) -> Option<Answer<TerribleSwiftSword>> {
        self.0.next().or_else(|| (self.1)(ask, position))
    }
}

fn table<F>(rules: &Arc<Rules>, board: &Board, given: &Given, then: F) -> Table
where
    F: FnMut(&Asked, Here<'_>) -> Option<Answer<TerribleSwiftSword>> + Send + 'static,
{
    let driver = Box::new(Told(given.clone().into_iter(), then));
    Table::new(Arc::clone(rules), board.clone(), driver, Log::Kept)
}

/// Plays a random game and shows each of its questions to a function, until that returns false. A
/// question comes with the start of its play and the answers since then.
fn each_decision(seed: u64, mut look: impl FnMut(&Table, &Board, &Given) -> bool) {
    let field = battle();
    let rules = Arc::new(field.rules.clone());
    let (mut wild, mut board) = (Wild::new(seed), field.board());
    while board.stage() != Stage::Over {
        let mut given = Given::new();
        loop {
            let mut table = table(&rules, &board, &given, |_, _| None);
            match table.play() {
                Ok(()) => {
                    board = table.board().clone();
                    break;
                }
                Err(Suspend::Waiting) => {}
                Err(Suspend::Fault(fault)) => panic!("{fault}"),
            }
            let ask = &table.pending().expect("a question").ask;
            if matches!(ask, Ask::Choose { .. }) && !look(&table, &board, &given) {
                return;
            }
            given.push(wild.answer(ask, table.position()).expect("an answer"));
        }
    }
}

/// Decisions of players in the course of an option, as the odds say that they assume them. The test
/// has its own copy.
#[derive(Clone, Copy)]
struct Policy {
    /// Whether all units that can take part do.
    all: bool,
    /// Target at which only one arm fires.
    single: Option<UnitId>,
    /// Whether units that are stopped stay where they are.
    march: bool,
}

impl Policy {
    fn of(question: &Question, chosen: &[Choice]) -> Self {
        let all = matches!(
            question,
            Question::Fire(FireQuestion::Target(_)) | Question::Melee(MeleeQuestion::Where)
        );
        let single = match question {
            Question::Reaction(reaction) => Some(reaction.target),
            _ => None,
        };
        let since = chosen.iter().rposition(|it| *it == Choice::Word(Word::Done));
        let moves = &chosen[since.map_or(0, |done| done + 1)..];
        let whom = moves.iter().find(|it| !matches!(it, Choice::Word(_)));
        let march = matches!(question, Question::Move(MoveQuestion::March(_)))
            || matches!(
                (question, whom),
                (Question::Move(MoveQuestion::Step(_)), Some(Choice::Brigade(_)))
            );
        Self { all, single, march }
    }

    fn choose(self, question: &Question, options: &[Choice], position: Here<'_>) -> Option<Choice> {
        let units = || {
            options
                .iter()
                .filter_map(|it| if let Choice::Unit(unit) = it { Some(*unit) } else { None })
        };
        let strength = |unit: &UnitId| position.state(*unit).strength;
        let word = |word| options.iter().copied().find(|it| *it == Choice::Word(word));
        match question {
            Question::Fire(FireQuestion::Firers(..) | FireQuestion::Second(..)) => {
                let small = |unit: &UnitId| attack::arm_of(position, *unit) != FireArm::SmallArms;
                let next = units().min_by_key(small).filter(|_| self.all).map(Choice::Unit);
                next.or(word(Word::Hold)).or(word(Word::Fire))
            }
            Question::Reaction(reaction) => {
                let joins = units().next().filter(|_| self.single != Some(reaction.target));
                joins.map(Choice::Unit).or(word(Word::Hold)).or(word(Word::Fire))
            }
            Question::Move(MoveQuestion::Step(_)) if self.march => word(Word::Stop),
            Question::Split(split) => {
                let fired = position.side_of(split.unit);
                let harm = |hex: &HexId| match overshoot::side_hit(position, *hex) {
                    Some(side) if side == fired => 0,
                    None => 1,
                    Some(_) => 2,
                };
                split.hexes.into_iter().min_by_key(harm).map(Choice::Hex)
            }
            Question::Withdrawal(chosen) if !chosen.is_empty() => word(Word::Done),
            Question::Transfer(Transfer::From(_)) => word(Word::Done),
            Question::Melee(MeleeQuestion::Leave(_)) => word(Word::Fight),
            Question::Melee(MeleeQuestion::Who(..)) => {
                let more = units().next().filter(|_| self.all).map(Choice::Unit);
                more.or(word(Word::Fight)).or(units().next().map(Choice::Unit))
            }
            Question::Loss(_) => units().max_by_key(strength).map(Choice::Unit),
            Question::Crowded(_) => units().min_by_key(strength).map(Choice::Unit),
            Question::Leader(LeaderQuestion::Along(..)) => word(Word::Stay),
            Question::Leader(LeaderQuestion::Joins(..)) => options.first().copied(),
            Question::Retreat(retreat) => {
                let enemy = position.side_of(retreat.unit).other();
                let hexes = options.iter().copied().filter(|it| matches!(it, Choice::Hex(_)));
                hexes.min_by_key(|it| match it {
                    Choice::Hex(hex) => zones::is_controlled(position, *hex, enemy),
                    _ => true,
                })
            }
            Question::Facing(facing) => {
                let top = position.top(facing.side, facing.hex)?;
                Some(Choice::Facing(position.state(top).facing))
            }
            _ => None,
        }
    }
}

/// Probability of each outcome and chart result.
type Shares = BTreeMap<String, f64>;

/// Plays an option with every sequence of dice. `None` if that takes more than `most` runs.
fn in_full(
    paused: &Table,
    board: &Board,
    given: &Given,
    choice: Choice,
    most: usize,
) -> Option<Shares> {
    let Some(Ask::Choose { question, .. }) = paused.pending().map(|it| &it.ask) else { panic!() };
    let policy = Policy::of(question, paused.paused(board).chosen);
    let (rules, told) = (paused.shared_package(), paused.entries().len());
    let given: Given = given.iter().cloned().chain([Answer::Choice(choice)]).collect();
    let (mut shares, mut runs) = (Shares::new(), 0);
    let mut left = vec![(Vec::new(), 1.0)];
    while let Some((dice, share)) = left.pop() {
        runs += 1;
        if runs > most {
            return None;
        }
        let mut rolled = dice.clone().into_iter();
        let mut table = table(&rules, board, &given, move |ask, position| match ask {
            Ask::Choose { question, options, .. } => {
                policy.choose(question, options, position).map(Answer::Choice)
            }
            Ask::Roll { .. } => rolled.next().map(Answer::Dice),
            Ask::Draw { .. } => None,
        });
        if let Err(Suspend::Fault(fault)) = table.play() {
            panic!("{fault}");
        }
        let Some(Ask::Roll { throw, .. }) = table.pending().map(|it| &it.ask) else {
            for outcome in tell(paused.board(), &table, told) {
                *shares.entry(outcome).or_default() += share;
            }
            continue;
        };
        let faces: Vec<Dice> = faces(*throw);
        let each = share / faces.len() as f64;
        left.extend(faces.iter().map(|face| ([&dice[..], &[*face]].concat(), each)));
    }
    Some(shares)
}

fn faces(throw: Throw) -> Vec<Dice> {
    let all = Die::OF_SIX;
    match throw {
        Throw::TwoD6 => all.iter().flat_map(|a| all.iter().map(|b| Dice::Two(*a, *b))).collect(),
        _ => all.iter().map(|die| Dice::One(*die)).collect(),
    }
}

/// Returns the outcomes of one course, from the boards before and after it where these show them.
fn tell(before: &Board, table: &Table, told: usize) -> BTreeSet<String> {
    let (after, position) = (table.board(), table.position());
    let mut outcomes = BTreeSet::new();
    for side in Side::BOTH {
        let own = || before.units().filter(|unit| before.unit(*unit).owner == side);
        let lost: u8 = own().map(|it| before.unit(it).strength - after.unit(it).strength).sum();
        let any = |is: &dyn Fn(UnitId) -> bool| own().any(is);
        let gone = |unit| before.hex_of(unit).is_some() && after.unit(unit).place == Place::Gone;
        let fates = [
            (format!("loss {lost}"), lost > 0),
            ("crew".into(), any(&|it| before.unit(it).crew != after.unit(it).crew)),
            ("depleted".into(), any(&|it| !before.unit(it).depleted && after.unit(it).depleted)),
            ("routs".into(), any(&|it| !before.unit(it).routed && after.unit(it).routed)),
            ("gone".into(), any(&gone)),
        ];
        outcomes.extend(fates.into_iter().filter(|it| it.1).map(|it| format!("{side:?} {}", it.0)));
    }
    let owner = |unit: &UnitId| before.unit(*unit).owner;
    let mut first = None;
    for entry in &table.entries()[told..] {
        let (side, fate) = match &entry.event {
            Event::Fired { fire } if fire.attack.miss.is_some() => continue,
            Event::Fired { fire } => {
                first.get_or_insert(format!("result {}", fire.result));
                continue;
            }
            Event::MeleeFought { melee } => {
                first.get_or_insert(format!("result {}", melee.result));
                continue;
            }
            Event::Overshot { .. } => {
                outcomes.insert("overshoots".into());
                continue;
            }
            Event::Engaged { .. } => {
                outcomes.insert("engaged".into());
                continue;
            }
            Event::Pinned { side, .. } => (*side, "pinned"),
            Event::UnitPinned { unit } => (owner(unit), "pinned"),
            Event::RoundsLost { unit, .. } => (owner(unit), "rounds"),
            Event::ChangeFailed { unit, .. } => (owner(unit), "fails"),
            Event::Retreated { unit, cause: RetreatCause::Melee, .. } => (owner(unit), "retreats"),
            Event::LeaderLost { leader, .. } => (position.leader_info(*leader).side, "leader"),
            Event::Demoralised { brigade, .. } => {
                (position.brigade_info(*brigade).side, "demoralised")
            }
            Event::BrigadeBroken { brigade } => {
                (position.brigade_info(*brigade).side, "ineffective")
            }
            _ => continue,
        };
        outcomes.insert(format!("{side:?} {fate}"));
    }
    outcomes.extend(first);
    outcomes
}

/// Returns the probabilities that the odds state.
fn stated(odds: &Odds) -> Shares {
    let share = |ways: u32| f64::from(ways) / f64::from(odds.of);
    let outcome = |outcome: &Outcome| {
        let fate = match outcome.fate {
            Fate::Loss(points) => format!("loss {points}"),
            Fate::Pinned => "pinned".into(),
            Fate::Crew => "crew".into(),
            Fate::Depleted => "depleted".into(),
            Fate::Rounds => "rounds".into(),
            Fate::ChangeFails => "fails".into(),
            Fate::Retreats => "retreats".into(),
            Fate::Routs => "routs".into(),
            Fate::Gone => "gone".into(),
            Fate::LeaderLost => "leader".into(),
            Fate::Ineffective => "ineffective".into(),
            Fate::Demoralised => "demoralised".into(),
            Fate::Engaged => "engaged".into(),
            Fate::Overshoots => "overshoots".into(),
            Fate::Strategy(_) => "strategy".into(),
        };
        outcome.side.map_or_else(|| fate.clone(), |side| format!("{side:?} {fate}"))
    };
    let outcomes = odds.outcomes.iter().map(|(it, ways)| (outcome(it), share(*ways)));
    let result = |result: &CombatResult| match result {
        CombatResult::Fire(result) => format!("result {result}"),
        CombatResult::Melee(result) => format!("result {result}"),
    };
    let results = odds.results.iter().map(|(it, ways)| (result(it), share(*ways)));
    outcomes.chain(results).collect()
}

/// Fails if the odds differ from the full play by more than what they leave uncounted.
fn agree(odds: &Odds, full: &Shares) {
    let (stated, cut) = (stated(odds), f64::from(odds.cut) / f64::from(odds.of));
    for what in stated.keys().chain(full.keys()) {
        let [said, is] = [&stated, full].map(|it| it.get(what).copied().unwrap_or(0.0));
        assert!(
            said <= is + 1e-6 && is <= said + cut + 1e-6,
            "{what}: {said}, in full {is}, cut {cut}\n{stated:?}\n{full:?}\n{odds:?}"
        );
    }
}

/// Compares the odds of one option of each question with full play, in random games from a seed on,
/// until a number of options has been compared. Full play that takes more runs than `most` is left
/// out. Returns the number of comparisons by kind of question.
fn compare(seed: u64, wanted: usize, most: usize) -> BTreeMap<&'static str, usize> {
    let mut compared: BTreeMap<&str, usize> = BTreeMap::new();
    let mut pick = Wild::new(seed);
    for seed in seed.. {
        each_decision(seed, |table, board, given| {
            let Some(Ask::Choose { question, options, .. }) = table.pending().map(|it| &it.ask)
            else {
                panic!("a side chooses")
            };
            let choice = options[pick.below(options.len())];
            let odds = of_option(table.paused(board), question, choice);
            // Charges lead to a melee of a later phase.
            if let ([odds], false) = (&odds[..], matches!(question, Question::Charge(_)))
                && let Some(full) = in_full(table, board, given, choice, most)
            {
                agree(odds, &full);
                *compared.entry(question.kind()).or_default() += 1;
            } else if odds.is_empty() {
                let full = in_full(table, board, given, choice, 1);
                assert!(full.is_some(), "dice follow {question:?} {choice:?}");
            }
            compared.values().sum::<usize>() < wanted
        });
        if compared.values().sum::<usize>() >= wanted {
            break;
        }
    }
    compared
}

/// The odds of options of random games are those of all dice.
#[test]
fn odds_are_those_of_all_dice() {
    let compared = compare(1, 300, 200);
    println!("{compared:?}");
    assert!(compared.len() >= 4, "{compared:?}");
}

/// The same for many options. Run it with `--release`.
#[test]
#[ignore = "takes minutes"]
fn odds_of_many_options_are_those_of_all_dice() {
    println!("{:?}", compare(1000, 10_000, 1_000));
}

/// Returns the odds of the last of some choices, given one after the other. There must be one
/// forecast.
fn odds(field: &Field, choices: &[Choice]) -> Odds {
    let mut all = Vec::new();
    at_option(field, choices, |table, board, _| {
        let [.., choice] = choices else { panic!("a choice") };
        let Some(Ask::Choose { question, .. }) = table.pending().map(|it| &it.ask) else {
            panic!()
        };
        all = of_option(table.paused(board), question, *choice);
    });
    assert_eq!(all.len(), 1);
    all.remove(0)
}

/// Shows the question that offers the last of some choices, given one after the other.
fn at_option(field: &Field, choices: &[Choice], look: impl FnOnce(&Table, &Board, &Given)) {
    let [before @ .., choice] = choices else { panic!("a choice") };
    let (rules, board) = (Arc::new(field.rules.clone()), field.board());
    let given: Given = before.iter().copied().map(Answer::Choice).collect();
    let mut table = table(&rules, &board, &given, |_, _| None);
    assert!(table.play().is_err(), "a question waits");
    let Some(Ask::Choose { options, .. }) = table.pending().map(|it| &it.ask) else {
        panic!("a side chooses")
    };
    assert!(options.contains(choice), "{choice:?} of {options:?}");
    look(&table, &board, &given);
}

/// Checks the number of ways of an outcome.
fn has(odds: &Odds, side: Option<Side>, fate: Fate, ways: u32, of: u32) {
    let found = odds.outcomes.iter().find(|(it, _)| *it == Outcome { side, fate });
    let found = found.map_or(0, |(_, ways)| *ways);
    let (said, is) = (u64::from(found) * u64::from(of), u64::from(ways) * u64::from(odds.of));
    assert_eq!(said, is, "{fate:?}: {found} of {}, not {ways} of {of}", odds.of);
}

const CSA: Option<Side> = Some(Side::Csa);
const USA: Option<Side> = Some(Side::Usa);

fn at(number: &str) -> Choice {
    Choice::Hex(hex(number))
}

/// E-02, ST-FIRE-09, ST-ROUT-02, ST-SUP-02. Four points into woods read column 2: a pin on five and a
/// loss on six. A unit of morale B then routs on six, or on five and six. A firer runs out of
/// ammunition on one and two after a six.
#[test]
fn odds_of_four_points_into_woods() {
    let mut field = Field::new();
    field.put("c1", "2018", "S").put("u1", "2020", "N").terrain("2020", Terrain::Woods);
    field.stage(Side::Csa, Stage::OffensiveFire);
    let odds = odds(&field, &[at("2020")]);
    has(&odds, USA, Fate::Pinned, 1, 6);
    has(&odds, USA, Fate::Loss(1), 1, 6);
    has(&odds, USA, Fate::Routs, 7, 216);
    has(&odds, CSA, Fate::Depleted, 1, 18);
    assert_eq!((odds.none * 6, odds.harm() * 3, odds.cut), (odds.of * 4, odds.of, 0));
}

/// ST-LEAD-11. A leader with troops that small arms hit is lost on 2, 5 and 11.
#[test]
fn odds_of_the_loss_of_a_leader() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").leader("kl", "2020");
    field.set_leader("kl", |state| state.began = Some(hex("2020")));
    field.stage(Side::Csa, Stage::OffensiveFire);
    let odds = odds(&field, &[at("2020")]);
    has(&odds, USA, Fate::Loss(1), 2, 6);
    has(&odds, USA, Fate::LeaderLost, 2 * 7, 6 * 36);
}

/// ST-FIRE-08. Half of a unit's points fire with the other half held back.
#[test]
fn odds_of_divided_fire() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").stage(Side::Csa, Stage::OffensiveFire);
    let whole = odds(&field, &[at("2020"), Choice::Unit(unit("c1"))]);
    let part = odds(&field, &[at("2020"), Choice::Share(unit("c1"), 1)]);
    has(&whole, USA, Fate::Loss(1), 2, 6);
    has(&part, USA, Fate::Loss(1), 1, 6);
}

/// E-12, E-13, ST-MEL-08. Five and a leader against two and a leader over a stream: plus two, at
/// which two dice of six leave the units engaged. Five against eight: minus three, at which only a
/// one leaves the attacker there.
#[test]
fn odds_of_the_melees_of_the_examples() {
    let mut field = Field::new();
    field.put("c1", "2019", "S").put("u1", "2020", "N").stage(Side::Csa, Stage::Melee);
    field.set("c1", |state| state.strength = 5);
    let mut weak = field.clone();
    weak.put("u2", "2020", "N");
    field.leader("gl", "2019").set("u1", |state| state.strength = 2).leader("kl", "2020");
    field.water("2019", "2020", Waterway::Stream);
    let plus = odds(&field, &[at("2020"), Choice::Leader(leader("gl"))]);
    has(&plus, None, Fate::Engaged, 2, 6);
    has(&plus, USA, Fate::Retreats, 4, 6);
    has(&plus, USA, Fate::Loss(1), 4, 6);
    has(&plus, CSA, Fate::Loss(1), 2, 6);
    let minus = odds(&weak, &[at("2020")]);
    has(&minus, None, Fate::Engaged, 1, 6);
    has(&minus, CSA, Fate::Retreats, 5, 6);
}

/// ST-ART-04. Adjacent artillery of 24 points costs a battery guns, and blows up a caisson on a one.
#[test]
fn odds_of_a_caisson() {
    let mut field = Field::new();
    field.put("ct", "2019", "S").put("un", "2020", "N").stage(Side::Csa, Stage::OffensiveFire);
    let odds = odds(&field, &[at("2020")]);
    has(&odds, USA, Fate::Loss(1), 4, 6);
    has(&odds, USA, Fate::Loss(2), 2, 6);
    has(&odds, USA, Fate::Rounds, 1, 6);
}

/// ST-OPT-02, ST-OPT-03, ST-OPT-06. The odds include the aim of each battery. Half of the fire of a
/// single battery overshoots.
#[test]
fn odds_of_fire_that_overshoots() {
    let mut field = Field::new();
    field
        .put("ct", "2020", "NE")
        .put("u1", "2820", "N")
        .put("u2", "2921", "N")
        .put("c2", "2920", "N");
    field.stage(Side::Csa, Stage::OffensiveFire).option("overshoot");
    let single = odds(&field, &[at("2820")]);
    has(&single, None, Fate::Overshoots, 3, 6);
    assert_eq!(single.combat, {
        let Some(Combat::Fire(attacks)) = &single.combat else { panic!("fire") };
        Some(Combat::Fire(attacks.iter().filter(|it| it.miss.is_none()).cloned().collect()))
    });
    field.put("hb", "2018", "NE").put("u3", "3020", "N");
    for choices in [&[at("2820")][..], &[at("2820"), Choice::Unit(unit("hb"))]] {
        let stated = odds(&field, choices);
        at_option(&field, choices, |table, board, given| {
            let full = in_full(table, board, given, choices[choices.len() - 1], 100_000);
            agree(&stated, &full.expect("all dice"));
        });
    }
}

/// The question of the hand-over of rounds, the last before the dice at the end of a turn.
fn at_turn_end() -> Field {
    let mut field = Field::new();
    field.stage(Side::Csa, Stage::TurnEnd).put("ct", "2020", "N").put("hb", "2021", "N");
    field.set("hb", |state| state.rounds = 3);
    field.game().units[unit("ct").index()].weapon = Weapon::N;
    field
}

/// ST-UAM-08. At a morale of 25 to 29, a brigade is demoralised on a one.
#[test]
fn odds_of_demoralisation() {
    let mut field = at_turn_end();
    field.turn(3).put("u1", "2030", "N").morale(29);
    has(&odds(&field, &[Choice::Word(Word::Done)]), USA, Fate::Demoralised, 1, 6);
}

/// ST-OPT-01. A substantial Union victory takes two from the die of the strategic result.
#[test]
fn odds_of_the_strategic_result() {
    let mut field = at_turn_end();
    field.turn(15).option("strategic-roll").morale(31);
    let odds = odds(&field, &[Choice::Word(Word::Done)]);
    has(&odds, None, Fate::Strategy(Strategic::For(Side::Usa)), 3, 6);
    has(&odds, None, Fate::Strategy(Strategic::Draw), 1, 6);
}

/// ST-CAV-02. A charge has the odds of its melee at double strength.
#[test]
fn odds_of_a_charge() {
    let mut field = Field::new();
    field.put("hc", "2019", "S").form("hc", Formation::Mounted).leader("hl", "2019");
    field.put("u1", "2020", "N").set("u1", |state| state.strength = 4);
    field.stage(Side::Csa, Stage::Charges);
    let charge = odds(&field, &[Choice::Unit(unit("hc"))]);
    let Some(Combat::Melee(assault)) = &charge.combat else { panic!("a melee") };
    assert_eq!(assault.differential, 2);
    has(&charge, None, Fate::Engaged, 2, 6);
    has(&charge, CSA, Fate::Routs, 4, 6);
}
