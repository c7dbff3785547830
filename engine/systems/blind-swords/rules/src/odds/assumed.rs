//! Assumptions about players' decisions in a combat that is played out to compute odds.

use kernel::{Answer, Chancy, Dice, HexId, Taken, Throw, say};

use crate::check::values;
use crate::choice::Choice;
use crate::game::{BrokenBox, CohesionResult, CohesionTest, UnitId};
use crate::position_ext::PositionExt;
use crate::question::{
    AdvanceQuestion, AssaultQuestion, ChitQuestion, FireQuestion, Occasion, Question, TieQuestion,
};
use crate::system::{BlindSwords, Position, Roll};

/// Decisions of players that are fixed before the odds are computed. Each possible choice has its
/// own set of odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decided {
    /// Lead unit of the target. FIRE-08.
    pub lead: UnitId,
    /// Assaulting Hex of a close combat. `None` for a fire combat. CC-10.
    pub assaulting: Option<HexId>,
}

/// Assumption about a player's decision on the way to an outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Assumed {
    /// No held event is played. CHIT-06.
    NoEvent,
    /// No unit fires at the attackers. CC-04.
    NoDefence,
    /// Attacked cavalry does not withdraw. CAV-01.
    CavalryStands,
    /// No unit fires at units that retreat. DIS-07.
    NoPursuit,
}

impl Assumed {
    /// Returns the assumption in words, which players see with the odds.
    pub fn words(self) -> String {
        match self {
            Self::NoEvent => say!("assumed-no-event"),
            Self::NoDefence => say!("assumed-no-defence"),
            Self::CavalryStands => say!("assumed-cavalry-stands"),
            Self::NoPursuit => say!("assumed-no-pursuit"),
        }
    }
}

/// Decision of a player for which the computation of odds makes no assumption. A branch of the
/// computation ends when the rules ask for such a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Undecided {
    /// Order of retreats, or the hex of a retreat. CCO-08, RET-04.
    Retreat,
    /// Choice of the units that panic. PAN-01.
    Panic,
    /// Choice between several largest units. COH-03, CCO-01, COH-05.
    Largest,
    /// Hex of a skirmisher's withdrawal. SKR-05.
    Withdrawal,
    /// Question that a script asks. CHIT-24.
    Script,
    /// Advance after close combat, when all dice have been rolled. ADV-02.
    Advance,
    /// Any decision of another kind.
    Other,
}

impl Undecided {
    /// Returns the sentence that tells players why the odds do not count later effects.
    pub fn words(self) -> String {
        match self {
            Self::Retreat => say!("undecided-retreat"),
            Self::Panic => say!("undecided-panic"),
            Self::Largest => say!("undecided-largest"),
            Self::Withdrawal => say!("undecided-withdrawal"),
            Self::Script => say!("undecided-script"),
            Self::Advance => say!("undecided-advance"),
            Self::Other => say!("undecided-other"),
        }
    }
}

/// Declines a question: answers with the first fixed word that it offers, such as `pass`, and
/// records the assumption. Ends the branch if the question offers no fixed word.
fn declined(options: &[Choice], assumed: Assumed) -> Taken<BlindSwords> {
    match options.iter().find(|it| matches!(it, Choice::Word(_))) {
        Some(word) => Taken::Chosen(*word, Some(assumed)),
        None => Taken::Nothing(Some(Undecided::Other)),
    }
}

/// Answers with a fixed decision, if the question offers it. Otherwise ends the branch.
fn given(options: &[Choice], choice: Option<Choice>, undecided: Undecided) -> Taken<BlindSwords> {
    match choice.filter(|it| options.contains(it)) {
        Some(choice) => Taken::Chosen(choice, None),
        None => Taken::Nothing(Some(undecided)),
    }
}

/// Effect of a roll on the procedure. Rolls with the same effect count as one outcome.
#[derive(PartialEq)]
enum Reading {
    Test(Option<CohesionTest>),
    Cohesion(CohesionResult),
    Broken(Option<BrokenBox>),
    Dice(Dice),
}

/// Returns the effect that the procedures read from a roll.
fn read(position: Position<'_>, roll: &Roll, dice: Dice) -> Reading {
    let game = position.game();
    let cohesion = |chart: &crate::game::CohesionTable, test, coloured, white| {
        let section = chart.section(test);
        section.map_or(Reading::Dice(dice), |it| Reading::Cohesion(it.result(coloured, white)))
    };
    match (roll, dice) {
        (Roll::FireCrt(crt) | Roll::CloseCrt(crt), Dice::Two(coloured, white)) => {
            Reading::Test(crt.test(game, coloured, white))
        }
        (Roll::FireCohesion(test), Dice::Two(coloured, white)) => {
            cohesion(&game.fire_cohesion, *test, coloured, white)
        }
        (Roll::CloseCohesion(test), Dice::Two(coloured, white)) => {
            cohesion(&game.close_cohesion, *test, coloured, white)
        }
        (Roll::BreakTest(unit), Dice::One(die)) => {
            Reading::Broken(values::breaks_into(die, values::cr_of_break_test(position, *unit)))
        }
        _ => Reading::Dice(dice),
    }
}

impl Chancy for BlindSwords {
    type Assumption = Decided;
    type Assumed = Assumed;
    type Undecided = Undecided;

    /// Answers a question for the computation of odds: declines the question, gives a fixed
    /// decision, or ends the branch.
    fn assumed(
        decided: Decided,
        _: Position<'_>,
        question: &Question,
        options: &[Choice],
    ) -> Taken<Self> {
        match question {
            Question::Chits(ChitQuestion::EventWindow(..)) => declined(options, Assumed::NoEvent),
            Question::Cavalry(_) => declined(options, Assumed::CavalryStands),
            Question::Fire(FireQuestion::Unit(volley)) => match volley.occasion {
                Occasion::Defensive(..) => declined(options, Assumed::NoDefence),
                Occasion::Disengagement(_) => declined(options, Assumed::NoPursuit),
                Occasion::FireStep | Occasion::ArtilleryStep(_) | Occasion::Event(_) => {
                    Taken::Nothing(Some(Undecided::Other))
                }
            },
            Question::Tie(TieQuestion::Lead(_)) => {
                given(options, Some(Choice::Unit(decided.lead)), Undecided::Largest)
            }
            Question::Assault(AssaultQuestion::Hex(..)) => {
                given(options, decided.assaulting.map(Choice::Hex), Undecided::Other)
            }
            Question::Tie(TieQuestion::NextLargest(_) | TieQuestion::Attacker(_)) => {
                Taken::Nothing(Some(Undecided::Largest))
            }
            Question::Panic(_) => Taken::Nothing(Some(Undecided::Panic)),
            Question::Retreat(_) => Taken::Nothing(Some(Undecided::Retreat)),
            Question::Skirmish(_) => Taken::Nothing(Some(Undecided::Withdrawal)),
            Question::Script(_) => Taken::Nothing(Some(Undecided::Script)),
            Question::Advance(AdvanceQuestion::Unit(_) | AdvanceQuestion::Hex(_)) => {
                Taken::Nothing(Some(Undecided::Advance))
            }
            Question::Fire(
                FireQuestion::Target(..)
                | FireQuestion::Join(..)
                | FireQuestion::Canister(..)
                | FireQuestion::Announce(..)
                | FireQuestion::Primary(..),
            )
            | Question::Assault(
                AssaultQuestion::Unit(_) | AssaultQuestion::Target(_) | AssaultQuestion::Next,
            )
            | Question::Chits(
                ChitQuestion::Key(_)
                | ChitQuestion::HeldDeclare(..)
                | ChitQuestion::HeldOrder
                | ChitQuestion::HeldPlay(..)
                | ChitQuestion::Drawn(..),
            )
            | Question::Activation(_)
            | Question::Fog(_)
            | Question::Artillery(_)
            | Question::Move(_)
            | Question::Rally(_)
            | Question::Overstack(_)
            | Question::Placement(_)
            | Question::Entry(_) => Taken::Nothing(Some(Undecided::Other)),
        }
    }

    /// Groups rolls with the same effect. The first roll of each group represents the group.
    fn outcomes(position: Position<'_>, roll: &Roll, throw: Throw) -> Vec<(Answer<Self>, u128)> {
        let mut known: Vec<(Reading, Dice, u128)> = Vec::new();
        for dice in throw.results() {
            let reading = read(position, roll, dice);
            match known.iter_mut().find(|(own, ..)| *own == reading) {
                Some((.., results)) => *results += 1,
                None => known.push((reading, dice, 1)),
            }
        }
        known.into_iter().map(|(_, dice, results)| (Answer::Dice(dice), results)).collect()
    }
}
