//! The chances of a fire before its die is rolled, by the charts and checks that resolve it: what asks nobody
//! is gone through here in the order of `play/results.rs`, and tests play each die of both out.
//!
//! What people are still to decide is not guessed: there are [`Odds`] for each way in which a leader can decide
//! whether he goes with a retreat. What zones of control on the way of a flight cost depends on the way, and is not
//! in them.

use kernel::{Die, Side};

use crate::check::morale::{self, Occasion};
use crate::check::{fire, flight};
use crate::choice::{Choice, Word};
use crate::event::{Attack, Modifier, Reason, Verdict};
use crate::game::{Formation, Result, UnitId, UnitSet};
use crate::look::Look;
use crate::question::{FireQuestion, FireStep, Question};
use crate::system::Scene;

/// A fire and a morale check can fall in so many ways.
pub const WAYS: u32 = 100;

/// The chances of a fire. CM 9.5 to 9.8.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// The fire up to its die.
    pub attack: Attack,
    /// What is taken for granted.
    pub given: Given,
    /// In how many ways out of [`WAYS`] the chart says what.
    pub results: Vec<(Result, u32)>,
    /// In how many ways so many strength points are lost.
    pub losses: Vec<(u8, u32)>,
    /// In how many ways it suffers something.
    pub harm: u32,
    /// In how many ways the target retreats.
    pub retreat: u32,
    /// In how many ways it routs, or flees again.
    pub rout: u32,
    /// In how many ways it is out of the game.
    pub eliminated: u32,
    /// In how many ways out of [`WAYS`] a leader with it is hit.
    pub leader: u32,
}

/// What is taken for granted that somebody is still to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// Nothing.
    Nothing,
    /// The leader goes with a retreat.
    LeaderGoes,
    /// He stays.
    LeaderStays,
}

/// What may become of a target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Fall {
    loss: u8,
    retreats: bool,
    routs: bool,
    eliminated: bool,
}

/// The chances of what an answer brings on: a fire that is ready, or with one more who joins it.
pub fn of_answer(scene: Scene<'_>, question: &Question, choice: Choice) -> Vec<Odds> {
    match question {
        Question::Fire(question) => of_fire(scene, question, choice),
        Question::SetUp(_)
        | Question::Move(_)
        | Question::Flight(_)
        | Question::Along(_)
        | Question::Casualty(_)
        | Question::Advance(_)
        | Question::Rally
        | Question::Fate(_) => Vec::new(),
    }
}

fn of_fire(scene: Scene<'_>, question: &FireQuestion, choice: Choice) -> Vec<Odds> {
    let (step, target, firers) = match (question, choice) {
        (FireQuestion::Target(step), Choice::Unit(target)) => {
            (*step, target, all(scene, *step, target))
        }
        (FireQuestion::Firers(step, target, named), Choice::Unit(unit)) => {
            let mut firers = *named;
            firers.insert(unit.index());
            (*step, *target, firers)
        }
        (FireQuestion::Firers(step, target, named), Choice::Word(Word::Fire)) => {
            (*step, *target, *named)
        }
        (FireQuestion::Target(_) | FireQuestion::Firers(..), _) => return Vec::new(),
    };
    match fire::attack(scene, step, target, firers) {
        Ok(attack) if !attack.shots.is_empty() => of_attack(scene, &attack),
        Ok(_) | Err(_) => Vec::new(),
    }
}

/// All who may fire at a target.
fn all(scene: Scene<'_>, step: FireStep, target: UnitId) -> UnitSet {
    let side: Side = fire::firing_side(scene, step);
    let may = scene.on_map(side).filter(|(unit, _)| fire::shot(scene, step, *unit, target).is_ok());
    may.map(|(unit, _)| unit.index()).collect()
}

/// The chances of a fire.
pub fn of_attack(scene: Scene<'_>, attack: &Attack) -> Vec<Odds> {
    let modifiers = morale::modifiers(scene, attack.target);
    let helped = modifiers.iter().any(|modifier| matches!(modifier.reason, Reason::Leader(_)));
    let chart = &scene.game().charts.combat;
    let retreats = chart.rows.iter().any(|row| matches!(row[attack.column], Result::Retreat(_)));
    let ways: &[Given] = if helped && retreats && !scene.state(attack.target).routed {
        &[Given::LeaderGoes, Given::LeaderStays]
    } else {
        &[Given::Nothing]
    };
    ways.iter().map(|given| reckon(scene, attack, *given)).collect()
}

fn reckon(scene: Scene<'_>, attack: &Attack, given: Given) -> Odds {
    let mut odds = Odds {
        attack: attack.clone(),
        given,
        results: Vec::new(),
        losses: Vec::new(),
        harm: 0,
        retreat: 0,
        rout: 0,
        eliminated: 0,
        leader: leader(scene, attack),
    };
    let chart = &scene.game().charts.combat;
    for die in Die::OF_TEN {
        let result = chart.read(attack.column, die, attack.modifier());
        add(&mut odds.results, result, 10);
        for check in Die::OF_TEN {
            let fall = fall(scene, attack, result, check, given);
            add(&mut odds.losses, fall.loss, 1);
            odds.harm += u32::from(fall != Fall::default());
            odds.retreat += u32::from(fall.retreats);
            odds.rout += u32::from(fall.routs);
            odds.eliminated += u32::from(fall.eliminated);
        }
    }
    odds.results.sort_unstable();
    odds.losses.sort_unstable();
    odds
}

fn add<T: PartialEq>(counts: &mut Vec<(T, u32)>, what: T, ways: u32) {
    match counts.iter_mut().find(|(known, _)| *known == what) {
        Some((_, count)) => *count += ways,
        None => counts.push((what, ways)),
    }
}

/// What becomes of the target with these two dice. CM 9.6 to 9.8.
fn fall(scene: Scene<'_>, attack: &Attack, result: Result, check: Die, given: Given) -> Fall {
    let unit = attack.target;
    let state = scene.state(unit);
    if result == Result::None {
        return Fall::default();
    }
    let lost = |fall: Fall| Fall { loss: state.strength, eliminated: true, ..fall };
    let mut fall = Fall { loss: result.loss(), ..Fall::default() };
    if fall.loss >= state.strength {
        return lost(fall);
    }
    if state.routed {
        fall.routs = finds_way(scene, attack, flight::ROUT);
        return if fall.routs { fall } else { lost(fall) };
    }
    let limbers = state.formation == Formation::Unlimbered;
    let mut haste = if limbers { flight::HASTE } else { 0 };
    if let Result::Retreat(_) = result {
        fall.loss += std::mem::take(&mut haste);
        if fall.loss >= state.strength || !finds_way(scene, attack, flight::RETREAT) {
            return lost(fall);
        }
        fall.retreats = true;
    }
    if holds(scene, unit, fall.retreats, check, given) {
        return fall;
    }
    fall.routs = true;
    fall.loss += haste;
    let stuck = !fall.retreats && !finds_way(scene, attack, flight::ROUT);
    if fall.loss >= state.strength || stuck { lost(fall) } else { fall }
}

fn holds(scene: Scene<'_>, unit: UnitId, retreated: bool, die: Die, given: Given) -> bool {
    let left = retreated && given == Given::LeaderStays;
    let modifiers = morale::modifiers(scene, unit);
    let counts = |it: &&Modifier| !(left && matches!(it.reason, Reason::Leader(_)));
    let modifier = Modifier::total(modifiers.iter().filter(counts));
    let value = morale::value(scene, unit);
    morale::verdict(scene, Occasion::Fire, value, modifier, die) == Verdict::Holds
}

/// Whether a target can flee so far: towards which hex changes nothing of that.
fn finds_way(scene: Scene<'_>, attack: &Attack, length: u8) -> bool {
    let unit = attack.target;
    let minded = flight::minded(scene, unit, attack.firers());
    let goal = flight::goals(scene, unit).first().copied().unwrap_or(attack.hex);
    flight::begin(scene, unit, goal, minded, length)
        .is_some_and(|flight| !flight::steps(scene, &flight).is_empty())
}

/// CM 6.4, 9.6.
fn leader(scene: Scene<'_>, attack: &Attack) -> u32 {
    let side = scene.side_of(attack.target);
    let mut there = scene.board.leaders_in(attack.hex);
    if !there.any(|leader| scene.leader_info(leader).side == side) {
        return 0;
    }
    let charts = &scene.game().charts;
    let ways = |holds: &dyn Fn(Die) -> bool| Die::OF_TEN.iter().filter(|die| holds(**die)).count();
    let tests = ways(&|die| charts.combat.tests_leaders(die, attack.modifier()));
    let hits = ways(&|die| charts.command.hits(die));
    (tests * hits) as u32
}

/// In how many ways out of ten a unit rallies. CM 10.2.
pub fn of_rally(scene: Scene<'_>, unit: UnitId) -> u32 {
    let (value, modifiers) = (morale::value(scene, unit), morale::modifiers(scene, unit));
    let modifier = Modifier::total(&modifiers);
    let holds = |die: &&Die| {
        morale::verdict(scene, Occasion::Rally, value, modifier, **die) == Verdict::Holds
    };
    Die::OF_TEN.iter().filter(holds).count() as u32
}
