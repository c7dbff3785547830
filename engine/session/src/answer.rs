//! Answers by name: the ids of the options of a question, and the record of what was answered.

use blind_swords::game::Game;
use blind_swords::question::{DRAW, ROLL, Secrecy};
use blind_swords::view::Reader;
use blind_swords::{Choice, describe};
use kernel::{Dice, Die, Side};
use serde::{Deserialize, Serialize};

use crate::seat::{Answer, Ask};

/// One answer as it is recorded: whose, to what kind of question, and what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Its number in the match, from 1.
    pub n: u32,
    /// The kind of the question; `roll` and `draw` for chance.
    pub kind: String,
    /// Who answered or rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The id of the option chosen or drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// The dice, the coloured one first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<Die>,
}

impl Record {
    /// What was answered to a question.
    pub fn new(n: u32, ask: &Ask, answer: &Answer, game: &Game) -> Self {
        let (answer, dice) = match answer {
            Answer::Choice(choice) | Answer::Drawn(choice) => {
                (Some(id(ask, *choice, game)), vec![])
            }
            Answer::Dice(dice) => (None, pips(*dice)),
            Answer::Outcome(outcome) => (Some(format!("{outcome:?}")), vec![]),
        };
        Self { n, kind: kind(ask).to_owned(), side: side(ask), answer, dice }
    }

    /// What is sent to give it: the id of the option, or the dice as text.
    pub fn id(&self) -> String {
        let dice = || self.dice.iter().map(ToString::to_string).collect();
        self.answer.clone().unwrap_or_else(dice)
    }

    /// Whether dice or a draw gave it.
    pub fn is_chance(&self) -> bool {
        self.kind == ROLL || self.kind == DRAW
    }

    /// Whether a reader knows that it was given at all: a side is not told how often the other one
    /// was asked about its chits.
    pub fn is_known_to(&self, reader: Reader) -> bool {
        match reader {
            Reader::Referee => true,
            Reader::Side(side) if self.side == Some(side) => true,
            Reader::Side(_) | Reader::Everybody => Secrecy::of_kind(&self.kind) == Secrecy::Open,
        }
    }

    /// What it answers to a question.
    ///
    /// # Errors
    /// What was expected instead.
    pub fn to_answer(&self, ask: &Ask, game: &Game) -> Result<Answer, String> {
        if self.kind != kind(ask) || (self.side.is_some() && self.side != side(ask)) {
            return Err(expected(ask, game));
        }
        let found = match ask {
            Ask::Roll { dice, .. } => dice_of(&self.dice, *dice).map(Answer::Dice),
            _ => self.answer.as_deref().and_then(|id| answer_with_id(ask, id, game)),
        };
        found.ok_or_else(|| expected(ask, game))
    }
}

/// The kind of a question in the protocol.
pub fn kind(ask: &Ask) -> &str {
    match ask {
        Ask::Choose { question, .. } => question.kind(),
        Ask::Roll { .. } => ROLL,
        Ask::Draw { .. } => DRAW,
    }
}

/// Who is asked; nobody in particular for a draw.
pub const fn side(ask: &Ask) -> Option<Side> {
    match ask {
        Ask::Choose { side, .. } | Ask::Roll { side, .. } => Some(*side),
        Ask::Draw { .. } => None,
    }
}

/// The answers that a question offers with their ids, in order.
pub fn options(ask: &Ask, game: &Game) -> Vec<(String, Answer)> {
    match ask {
        Ask::Choose { options, .. } => {
            options.iter().map(|&choice| (id(ask, choice, game), Answer::Choice(choice))).collect()
        }
        Ask::Draw { among } => {
            let drawn = |choice| (id(ask, choice, game), Answer::Drawn(choice));
            among.iter().map(|alternative| drawn(alternative.choice)).collect()
        }
        Ask::Roll { dice, .. } => {
            let thrown = |dice: Dice| (dice.to_string(), Answer::Dice(dice));
            all_dice(*dice).map(thrown).collect()
        }
    }
}

/// The answer with this id, if the question offers it.
pub fn answer_with_id(ask: &Ask, wanted: &str, game: &Game) -> Option<Answer> {
    let exact = match ask {
        Ask::Choose { options, .. } => {
            let found = options.iter().find(|&&choice| is(ask, choice, wanted, game));
            found.map(|&choice| Answer::Choice(choice))
        }
        Ask::Draw { among } => {
            let found = among.iter().find(|weight| is(ask, weight.choice, wanted, game));
            found.map(|weight| Answer::Drawn(weight.choice))
        }
        Ask::Roll { dice, .. } => {
            all_dice(*dice).find(|dice| dice.to_string() == wanted).map(Answer::Dice)
        }
    };
    exact.or_else(|| drawn_by_plain_id(ask, wanted, game))
}

/// The id of a choice within a question: that of the protocol, the text of a script's own
/// alternative, and the side too for a chit drawn from the cup that both sides have.
pub fn id(ask: &Ask, choice: Choice, game: &Game) -> String {
    match (ask, choice) {
        (Ask::Choose { question, .. }, choice) => describe::id(game, question, choice),
        (Ask::Draw { .. }, Choice::Chit(chit)) => chit_id(game, chit),
        (Ask::Draw { .. } | Ask::Roll { .. }, choice) => choice.id(game),
    }
}

/// The id of a chit among those of both sides.
pub fn chit_id(game: &Game, chit: blind_swords::game::ChitId) -> String {
    let info = &game.chits[chit.index()];
    let shared = game.chits.iter().filter(|other| other.id == info.id).count() > 1;
    match info.side {
        Some(side) if shared => format!("{}:{}", side.id(), info.id),
        _ => info.id.clone(),
    }
}

fn is(ask: &Ask, choice: Choice, wanted: &str, game: &Game) -> bool {
    id(ask, choice, game) == wanted
}

fn drawn_by_plain_id(ask: &Ask, wanted: &str, game: &Game) -> Option<Answer> {
    let Ask::Draw { among } = ask else { return None };
    let found = among.iter().find(|weight| weight.choice.id(game) == wanted)?;
    Some(Answer::Drawn(found.choice))
}

fn all_dice(count: u8) -> impl Iterator<Item = Dice> {
    let one = Die::ALL.into_iter().map(Dice::One).filter(move |_| count == 1);
    let two = Die::ALL.into_iter().flat_map(|a| Die::ALL.map(|b| Dice::Two(a, b)));
    one.chain(two.filter(move |_| count == 2))
}

fn pips(dice: Dice) -> Vec<Die> {
    match dice {
        Dice::One(die) => vec![die],
        Dice::Two(coloured, white) => vec![coloured, white],
    }
}

fn dice_of(dice: &[Die], count: u8) -> Option<Dice> {
    match (dice, count) {
        ([die], 1) => Some(Dice::One(*die)),
        ([coloured, white], 2) => Some(Dice::Two(*coloured, *white)),
        _ => None,
    }
}

/// What a question expects, for people.
pub fn expected(ask: &Ask, game: &Game) -> String {
    let ids = || options(ask, game).into_iter().map(|(id, _)| id).collect::<Vec<_>>().join(", ");
    match ask {
        Ask::Choose { side, question, .. } => {
            format!("expected {} to answer `{}` with one of {}", side.id(), question.kind(), ids())
        }
        Ask::Roll { dice: 1, .. } => "expected a roll of one die, 1 to 6".to_owned(),
        Ask::Roll { .. } => {
            "expected a roll of two dice, such as 3-5: the coloured one first".to_owned()
        }
        // What is in the cup would tell what is held.
        Ask::Draw { .. } => "expected a draw of a chit that is in the cup".to_owned(),
    }
}
