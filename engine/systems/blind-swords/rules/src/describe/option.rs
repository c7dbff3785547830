//! Descriptions of the answers from which players choose.

use kernel::{Direction, HexId, say};

use super::name::{brigade, chit, hex, list, number, order, side, unit, unit_name};
use crate::choice::{Choice, Word};
use crate::position_ext::PositionExt;
use crate::question::{
    ActivationQuestion, AdvanceQuestion, ArtilleryQuestion, AssaultQuestion, ChitQuestion,
    FireQuestion, MoveQuestion, Occasion, PlacementQuestion, Question, RallyQuestion, Rallying,
};
use crate::system::Position;

/// Describes an answer: `1510, woods`, `Attack`, `10th ME, 9-5 Rf, shaken`.
pub fn label(position: Position<'_>, question: &Question, choice: Choice) -> String {
    let game = position.game();
    match choice {
        Choice::Unit(which) => unit(position, which),
        Choice::Hex(which) if is_about_units(question) => occupied(position, which),
        Choice::Hex(which) => hex(position, which),
        Choice::Brigade(which) => brigade(game, which).to_owned(),
        Choice::Chit(which) => chit(game, which).to_owned(),
        Choice::Order(which) => order(which),
        Choice::Side(which) => side(game, which).to_owned(),
        Choice::Hexside(direction) => hexside(position, question, direction),
        Choice::Alternative(index) => question.alternative(index).to_owned(),
        Choice::Word(word) => meaning(question, word),
    }
}

/// Whether the answers to a question are hexes that matter only because of the units in them.
const fn is_about_units(question: &Question) -> bool {
    matches!(
        question,
        Question::Fire(FireQuestion::Target(..))
            | Question::Assault(
                AssaultQuestion::Target(_) | AssaultQuestion::Next | AssaultQuestion::Hex(..)
            )
            | Question::Artillery(ArtilleryQuestion::Hex(_))
    )
}

/// Describes a hex with the units in it: `1510, woods: 28th NY and 5th CT`.
fn occupied(position: Position<'_>, which: HexId) -> String {
    let names = list(position.board.units_in(which).map(|unit| unit_name(position.game(), unit)));
    say!("option-occupied", hex = hex(position, which), units = names)
}

/// Describes a hexside by its compass name and the hex beyond it.
fn hexside(position: Position<'_>, question: &Question, direction: Direction) -> String {
    let map = &position.game().map;
    let side = &map.compass[direction.index()];
    let Question::Fire(FireQuestion::Primary(target, _)) = question else {
        return side.clone();
    };
    match map.grid.neighbour(*target, direction) {
        Some(hex) => say!("option-hexside", side, hex = number(position.game(), hex)),
        None => side.clone(),
    }
}

/// Returns the meaning of a word as an answer to a question.
fn meaning(question: &Question, word: Word) -> String {
    let special = meanings(question).iter().find(|(special, _)| *special == word);
    special.map_or_else(|| plain(word), |(_, meaning)| meaning())
}

/// Keywords with their labels, for keywords whose meaning depends on the question.
type Meanings = &'static [(Word, fn() -> String)];

/// No special labels: every keyword keeps its usual label.
const PLAIN: Meanings = &[];

/// Returns the keywords that have a special label in a question.
const fn meanings(question: &Question) -> Meanings {
    match question {
        Question::Chits(question) => of_chits(question),
        Question::Activation(question) => of_activation(question),
        Question::Artillery(question) => of_artillery(question),
        Question::Fire(question) => of_fire(question),
        Question::Move(question) => of_move(question),
        Question::Assault(question) => of_assault(question),
        Question::Advance(question) => of_advance(question),
        Question::Rally(question) => of_rally(question),
        Question::Placement(question) => of_placement(question),
        Question::Fog(_)
        | Question::Script(_)
        | Question::Tie(_)
        | Question::Panic(_)
        | Question::Skirmish(_)
        | Question::Cavalry(_)
        | Question::Retreat(_)
        | Question::Overstack(_)
        | Question::Entry(_) => PLAIN,
    }
}

const fn of_chits(question: &ChitQuestion) -> Meanings {
    match question {
        ChitQuestion::HeldDeclare(..) => &[(Word::Play, || say!("option-play-held"))],
        ChitQuestion::HeldPlay(..) => &[(Word::Done, || say!("option-no-more-chits"))],
        ChitQuestion::Drawn(..) => {
            &[(Word::Play, || say!("option-play-now")), (Word::Hold, || say!("option-hold-it"))]
        }
        ChitQuestion::Key(_) | ChitQuestion::HeldOrder | ChitQuestion::EventWindow(..) => PLAIN,
    }
}

const fn of_activation(question: &ActivationQuestion) -> Meanings {
    match question {
        ActivationQuestion::Brigade(_) => &[(Word::Hold, || say!("option-hold-chit"))],
        ActivationQuestion::FortunesBrigade(_) | ActivationQuestion::Order(_) => PLAIN,
    }
}

const fn of_artillery(question: &ArtilleryQuestion) -> Meanings {
    match question {
        ArtilleryQuestion::Hex(_) => &[(Word::Pass, || say!("option-pass-artillery"))],
        ArtilleryQuestion::Unit(_) => &[(Word::Done, || say!("option-end-artillery"))],
        ArtilleryQuestion::Action(_) => PLAIN,
    }
}

const fn of_fire(question: &FireQuestion) -> Meanings {
    match question {
        FireQuestion::Unit(volley) => match volley.occasion {
            Occasion::FireStep => &[(Word::Done, || say!("option-end-fire"))],
            Occasion::ArtilleryStep(_) | Occasion::Event(_) => {
                &[(Word::Done, || say!("option-no-further-fire"))]
            }
            Occasion::Disengagement(_) | Occasion::Defensive(..) => {
                &[(Word::Hold, || say!("option-hold-fire"))]
            }
        },
        FireQuestion::Join(..) => &[(Word::Fire, || say!("option-fire-with-these"))],
        FireQuestion::Target(..)
        | FireQuestion::Canister(..)
        | FireQuestion::Announce(..)
        | FireQuestion::Primary(..) => PLAIN,
    }
}

const fn of_move(question: &MoveQuestion) -> Meanings {
    match question {
        MoveQuestion::Unit(_) => &[(Word::Done, || say!("option-end-movement"))],
        MoveQuestion::Stack(..) | MoveQuestion::Hex(_) => PLAIN,
    }
}

const fn of_assault(question: &AssaultQuestion) -> Meanings {
    match question {
        AssaultQuestion::Unit(_) => &[(Word::Done, || say!("option-no-further-attackers"))],
        AssaultQuestion::Target(_) | AssaultQuestion::Next | AssaultQuestion::Hex(..) => PLAIN,
    }
}

const fn of_advance(question: &AdvanceQuestion) -> Meanings {
    match question {
        AdvanceQuestion::Unit(_) => &[(Word::Done, || say!("option-no-further-advance"))],
        AdvanceQuestion::Hex(_) => PLAIN,
    }
}

const fn of_rally(question: &RallyQuestion) -> Meanings {
    match question {
        RallyQuestion::Unit(Rallying::Brigade(_)) => &[(Word::Done, || say!("option-end-rally"))],
        RallyQuestion::Unit(Rallying::Artillery(_)) => {
            &[(Word::Done, || say!("option-rally-no-battery"))]
        }
        RallyQuestion::Action(..)
        | RallyQuestion::RebuildHex(..)
        | RallyQuestion::DisplaceHex(_) => PLAIN,
    }
}

const fn of_placement(question: &PlacementQuestion) -> Meanings {
    match question {
        PlacementQuestion::Unit(_) => &[(Word::Done, || say!("option-leave-rest"))],
        PlacementQuestion::Hex(..) => PLAIN,
    }
}

fn plain(word: Word) -> String {
    match word {
        Word::Fire => say!("word-fire"),
        Word::Move => say!("word-move"),
        Word::Go => say!("word-go"),
        Word::Play => say!("word-play"),
        Word::Use => say!("word-use"),
        Word::Forfeit => say!("word-forfeit"),
        Word::Add => say!("word-add"),
        Word::Resolve => say!("word-resolve"),
        Word::Recover => say!("word-recover"),
        Word::Rebuild => say!("word-rebuild"),
        Word::LeaveSkirmish => say!("word-leave-skirmish"),
        Word::Mount => say!("word-mount"),
        Word::Dismount => say!("word-dismount"),
        Word::Charge => say!("word-charge"),
        Word::Exit => say!("word-exit"),
        Word::Common => say!("word-common"),
        Word::Yes => say!("word-yes"),
        Word::No => say!("word-no"),
        Word::None => say!("word-none"),
        Word::Hold => say!("word-hold"),
        Word::Stay => say!("word-stay"),
        Word::Stand => say!("word-stand"),
        Word::Stop => say!("word-stop"),
        Word::Decline => say!("word-decline"),
        Word::Pass => say!("word-pass"),
        Word::Done => say!("word-done"),
    }
}
