//! Choices that odds assume players to make on the way.

use std::convert::Infallible;

use kernel::{Chancy, HexId, Taken, Throw, say};

use crate::check::{attack, overshoot, zones};
use crate::choice::{Choice, Word};
use crate::event::{Event, FireReport, MeleeReport, RoutReport};
use crate::game::UnitId;
use crate::position_ext::PositionExt;
use crate::question::{
    FireArm, FireQuestion, LeaderQuestion, Loss, MeleeQuestion, MoveQuestion, Question, Reaction,
    Retreat, Transfer,
};
use crate::system::{Position, Roll, TerribleSwiftSword};

/// Units that take part in the fire or melee of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// All units that can take part.
    All,
    /// The units named so far and the option.
    Named,
    /// The same units. No unit of the other arm fires at this target on the same occasion.
    Single(UnitId),
    /// The units of a march. Those that are stopped stay where they are.
    March,
}

/// Assumption on which computed odds depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumed {
    /// All units that can fire at the target do, small arms first. ST 10.3, 10.31.
    AllFire,
    /// Units of the other arm do not fire at the target. ST 10.31.
    OtherArmHolds,
    /// All units that can attack the hex do, without leaders. ST 13.2.
    AllAttack,
    /// Units attack without waiting for others. ST 13.2.
    OnlyTheseAttack,
    /// Units retreat before melee without others. ST 13.7.
    OnlyTheseWithdraw,
    /// No other unit leaves the melee. ST 13.84.
    OthersFightOn,
    /// The defenders stay, and the cavalry attacks alone. ST 13.7, 18.25.
    ChargesAlone,
    /// Enemies fire with all units that can. ST 6.23, 11.1, 11.2.
    EnemiesFire,
    /// Shells fall where they harm the side that did not fire least. ST 23.13.
    SparesOwn,
    /// The strongest unit of a stack takes a loss in melee. ST 13.6.
    StrongestLoses,
    /// The weakest unit is captured because there is no room. ST 8.75.
    WeakestCaptured,
    /// A retreating unit avoids enemy zones if another path is as good. ST 15.4.
    AvoidsZones,
    /// A retreating unit takes the first of several equally good paths. ST 15.4.
    FirstWay,
    /// Leaders stay with the troops that stay. ST 14.4.
    LeaderStays,
    /// A leader alone joins the first of the nearest units. ST 17.3.
    FirstTroops,
    /// A column that forms line keeps its facing. ST 6.11.
    KeepsFacing,
    /// Batteries transfer no more rounds. ST 12.36.
    NoTransfer,
    /// Units that are stopped on a march stay where they are. ST 5.0.
    StoppedStay,
}

impl Assumed {
    /// Returns the assumption in words.
    pub fn words(self) -> String {
        match self {
            Self::AllFire => say!("assumed-all-fire"),
            Self::OtherArmHolds => say!("assumed-other-arm-holds"),
            Self::AllAttack => say!("assumed-all-attack"),
            Self::OnlyTheseAttack => say!("assumed-only-these-attack"),
            Self::OnlyTheseWithdraw => say!("assumed-only-these-withdraw"),
            Self::OthersFightOn => say!("assumed-others-fight-on"),
            Self::ChargesAlone => say!("assumed-charges-alone"),
            Self::EnemiesFire => say!("assumed-enemies-fire"),
            Self::SparesOwn => say!("assumed-spares-own"),
            Self::StrongestLoses => say!("assumed-strongest-loses"),
            Self::WeakestCaptured => say!("assumed-weakest-captured"),
            Self::AvoidsZones => say!("assumed-avoids-zones"),
            Self::FirstWay => say!("assumed-first-way"),
            Self::LeaderStays => say!("assumed-leader-stays"),
            Self::FirstTroops => say!("assumed-first-troops"),
            Self::KeepsFacing => say!("assumed-keeps-facing"),
            Self::NoTransfer => say!("assumed-no-transfer"),
            Self::StoppedStay => say!("assumed-stopped-stay"),
        }
    }
}

type Chosen = (Choice, Option<Assumed>);

/// Returns the assumed choice for a question, with the assumption to report. `None` for questions
/// at which the odds end.
fn chosen(
    given: Force,
    position: Position<'_>,
    question: &Question,
    options: &[Choice],
) -> Option<Chosen> {
    match question {
        Question::Fire(question) => fires(given, position, question, options),
        Question::Split(split) => {
            let own = position.side_of(split.unit).other();
            let harm = |hex: &HexId| match overshoot::side_hit(position, *hex) {
                Some(side) => {
                    if side == own {
                        2
                    } else {
                        0
                    }
                }
                None => 1,
            };
            let hex = split.hexes.into_iter().min_by_key(harm)?;
            Some((Choice::Hex(hex), Some(Assumed::SparesOwn)))
        }
        Question::Reaction(reaction) => Some(reacts(given, reaction, options)),
        Question::Withdrawal(units) if !units.is_empty() => {
            Some((Choice::Word(Word::Done), Some(Assumed::OnlyTheseWithdraw)))
        }
        Question::Melee(MeleeQuestion::Leave(_)) => {
            Some((Choice::Word(Word::Fight), Some(Assumed::OthersFightOn)))
        }
        Question::Melee(MeleeQuestion::Who(..)) => Some(attacks(given, options)),
        Question::Loss(Loss { .. }) => {
            let strongest = by_strength(position, options).max_by_key(|(_, points)| *points)?;
            Some((Choice::Unit(strongest.0), Some(Assumed::StrongestLoses)))
        }
        Question::Crowded(_) => {
            let weakest = by_strength(position, options).min_by_key(|(_, points)| *points)?;
            Some((Choice::Unit(weakest.0), Some(Assumed::WeakestCaptured)))
        }
        Question::Retreat(retreat) => way(position, retreat, options),
        Question::Leader(LeaderQuestion::Along(..)) => {
            Some((Choice::Word(Word::Stay), Some(Assumed::LeaderStays)))
        }
        Question::Leader(LeaderQuestion::Joins(..)) => {
            Some((*options.first()?, Some(Assumed::FirstTroops)))
        }
        Question::Facing(facing) => {
            let top = position.top(facing.side, facing.hex)?;
            let own = Choice::Facing(position.state(top).facing);
            Some((own, Some(Assumed::KeepsFacing)))
        }
        Question::Transfer(Transfer::From(_)) => {
            Some((Choice::Word(Word::Done), Some(Assumed::NoTransfer)))
        }
        Question::Move(MoveQuestion::Step(_)) if given == Force::March => {
            let stop = Choice::Word(Word::Stop);
            options.contains(&stop).then_some((stop, Some(Assumed::StoppedStay)))
        }
        Question::SetUp(_)
        | Question::Pay(_)
        | Question::Move(_)
        | Question::Charge(_)
        | Question::Withdrawal(_)
        | Question::Advance(_)
        | Question::Melee(MeleeQuestion::Where)
        | Question::Leader(LeaderQuestion::Replacement(_))
        | Question::Rally(_)
        | Question::Swap(_)
        | Question::Transfer(_)
        | Question::Guard(_)
        | Question::Wagon(_) => None,
    }
}

fn units(options: &[Choice]) -> impl Iterator<Item = UnitId> {
    options.iter().filter_map(|it| if let Choice::Unit(unit) = it { Some(*unit) } else { None })
}

fn by_strength(position: Position<'_>, options: &[Choice]) -> impl Iterator<Item = (UnitId, u8)> {
    units(options).map(move |unit| (unit, position.state(unit).strength))
}

fn fires(
    given: Force,
    position: Position<'_>,
    question: &FireQuestion,
    options: &[Choice],
) -> Option<Chosen> {
    let (volley, is_second) = match question {
        FireQuestion::Target(_) => return None,
        FireQuestion::Firers(_, _, volley) => (volley, false),
        FireQuestion::Second(_, _, volley) => (volley, true),
    };
    let is_small = |unit: &UnitId| attack::arm_of(position, *unit) == FireArm::SmallArms;
    let next = units(options).find(is_small).or_else(|| units(options).next());
    Some(match (given, next) {
        (Force::All, Some(unit)) => (Choice::Unit(unit), Some(Assumed::AllFire)),
        _ if volley.is_empty() && is_second => {
            (Choice::Word(Word::Hold), Some(Assumed::OtherArmHolds))
        }
        _ => (Choice::Word(Word::Fire), None),
    })
}

fn reacts(given: Force, reaction: &Reaction, options: &[Choice]) -> Chosen {
    let is_single = matches!(given, Force::Single(target) if target == reaction.target);
    match units(options).next() {
        Some(unit) if !is_single => (Choice::Unit(unit), Some(Assumed::EnemiesFire)),
        _ if reaction.firing.is_empty() => (Choice::Word(Word::Hold), Some(Assumed::OtherArmHolds)),
        _ => (Choice::Word(Word::Fire), None),
    }
}

/// Returns the next attacker, or the start of the melee. Cavalry that has declared a charge must
/// take part.
fn attacks(given: Force, options: &[Choice]) -> Chosen {
    let fights = Choice::Word(Word::Fight);
    match units(options).next() {
        Some(unit) if given == Force::All || !options.contains(&fights) => {
            (Choice::Unit(unit), Some(Assumed::AllAttack))
        }
        Some(_) => (fights, Some(Assumed::OnlyTheseAttack)),
        None => (fights, None),
    }
}

/// Returns the assumed next hex of a retreat: the first option outside enemy zones, or else the
/// first option.
fn way(position: Position<'_>, retreat: &Retreat, options: &[Choice]) -> Option<Chosen> {
    let hexes = || {
        options.iter().filter_map(|it| if let Choice::Hex(hex) = it { Some(*hex) } else { None })
    };
    let enemy = position.side_of(retreat.unit).other();
    let is_zone = |hex: HexId| zones::is_controlled(position, hex, enemy);
    let way = hexes().find(|hex| !is_zone(*hex)).or_else(|| hexes().next())?;
    let told = if hexes().any(|hex| is_zone(hex) != is_zone(way)) {
        Assumed::AvoidsZones
    } else {
        Assumed::FirstWay
    };
    Some((Choice::Hex(way), Some(told)))
}

impl Chancy for TerribleSwiftSword {
    type Assumption = Force;
    type Assumed = Assumed;
    type Undecided = Infallible;

    fn assumed(
        given: Force,
        position: Position<'_>,
        question: &Question,
        options: &[Choice],
    ) -> Taken<Self> {
        chosen(given, position, question, options).into()
    }

    /// Groups the sums of two dice that cause the same loss of a leader, whatever hit the leader's
    /// troops. ST 17.41.
    fn outcomes(
        position: Position<'_>,
        _: &Roll,
        throw: Throw,
    ) -> Vec<(kernel::Answer<Self>, u128)> {
        let chart = &position.charts().leaders;
        let causes =
            [&chart.small_arms, &chart.artillery, &chart.melee_killed, &chart.melee_captured];
        let fate = |sum: u8| {
            causes.map(|of| [&of.killed, &of.wounded, &of.captured].map(|sums| sums.contains(&sum)))
        };
        let mut groups: Vec<(kernel::Dice, u128)> = Vec::new();
        for dice in throw.results() {
            let is_alike =
                |known: kernel::Dice| known.count() == 2 && fate(known.sum()) == fate(dice.sum());
            match groups.iter_mut().find(|(known, _)| is_alike(*known)) {
                Some((_, results)) => *results += 1,
                None => groups.push((dice, 1)),
            }
        }
        groups.into_iter().map(|(dice, results)| (kernel::Answer::Dice(dice), results)).collect()
    }

    /// Returns a representative event for all events with the same effect: dice with the same
    /// result are replaced by one of them.
    fn alike(_: Position<'_>, event: &Event) -> Event {
        let [one, .., six] = kernel::Die::OF_SIX;
        match event {
            Event::Fired { fire } => {
                let FireReport { attack, die, result } = &**fire;
                // After a six, ammunition is checked.
                let die = die.map(|die| if die == six { six } else { one });
                let (attack, result) = (attack.clone(), *result);
                Event::Fired { fire: Box::new(FireReport { attack, die, result }) }
            }
            Event::MeleeFought { melee } => {
                let (assault, result) = (melee.assault.clone(), melee.result);
                Event::MeleeFought { melee: Box::new(MeleeReport { assault, die: None, result }) }
            }
            Event::RoutChecked { unit, check } => {
                let RoutReport { modifiers, verdict, .. } = &**check;
                let (modifiers, verdict) = (modifiers.clone(), *verdict);
                let check = RoutReport { modifiers, die: one, again: None, verdict };
                Event::RoutChecked { unit: *unit, check: Box::new(check) }
            }
            Event::AimTested { unit, die } => {
                let over = overshoot::hexes_over(*die);
                let same = |other: &kernel::Die| overshoot::hexes_over(*other) == over;
                let die = kernel::Die::OF_SIX.into_iter().find(same).unwrap_or(*die);
                Event::AimTested { unit: *unit, die }
            }
            Event::AmmunitionTested { unit, .. } => {
                Event::AmmunitionTested { unit: *unit, die: one }
            }
            Event::CaissonTested { unit, .. } => Event::CaissonTested { unit: *unit, die: one },
            Event::LeaderTested { leader, .. } => {
                Event::LeaderTested { leader: *leader, dice: kernel::Dice::One(one) }
            }
            Event::DemoralisationTested { brigade, level, .. } => {
                Event::DemoralisationTested { brigade: *brigade, die: one, level: *level }
            }
            other => other.clone(),
        }
    }
}
