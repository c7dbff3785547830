//! Answers, identified by option id, and the records of answers.

use kernel::{Answer, Ask, Asking, DRAW, Dice, Die, Draws, ROLL, Reader, Secrecy, Side, say};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// Record of one answer: its number, the kind of question, the side, and the option or dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Number of the answer in the match, from 1.
    pub n: u32,
    /// Kind of the question; `roll` and `draw` for chance.
    pub kind: String,
    /// Side that answered or rolled. `None` for draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// Id of the option chosen or of the item drawn. `None` for rolls.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// Dice, the coloured one first. At most two.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "thrown")]
    pub dice: Vec<Die>,
}

/// Borrowed form of a [`Record`], without its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief<'a> {
    /// Kind of the question; `roll` and `draw` for chance.
    pub kind: &'a str,
    /// Side that answered or rolled. `None` for draws.
    pub side: Option<Side>,
    /// Id of the option chosen or of the item drawn. `None` for rolls.
    pub answer: Option<&'a str>,
    /// Dice of a roll. `None` for choices and draws.
    pub dice: Option<Dice>,
}

impl Brief<'_> {
    /// Builds the record, with its number in the match.
    pub(crate) fn record(self, n: u32) -> Record {
        let Self { kind, side, answer, dice } = self;
        let (kind, answer) = (kind.to_owned(), answer.map(str::to_owned));
        Record { n, kind, side, answer, dice: dice.map(pips).unwrap_or_default() }
    }

    /// Whether this is a roll or a draw.
    pub fn is_chance(self) -> bool {
        self.kind == ROLL || self.kind == DRAW
    }

    /// Whether a reader may know that the answer was given. This depends on the secrecy of the
    /// question. For example, a side must not learn how often the other side was asked about its
    /// own chits.
    pub fn is_known_to(self, reader: Reader, secrecy: Secrecy) -> bool {
        !secrecy.is_private()
            || self.side.map_or(reader == Reader::Referee, |asked| reader.knows(asked))
    }
}

impl Record {
    /// Builds the record of an answer to a request. `n` is its number in the match.
    pub fn new<F: Asking>(n: u32, ask: &Ask<F>, answer: &Answer<F>, package: &F::Package) -> Self {
        let (answer, dice) = match answer {
            Answer::Choice(choice) | Answer::Drawn(choice) => {
                (Some(id(ask, *choice, package)), vec![])
            }
            Answer::Dice(dice) => (None, pips(*dice)),
            Answer::Outcome(outcome) => (Some(format!("{outcome:?}")), vec![]),
        };
        Self { n, kind: kind(ask).to_owned(), side: side(ask), answer, dice }
    }

    /// Returns the id that a client sends to give this answer: the id of the option, or the dice
    /// results.
    pub fn id(&self) -> String {
        let dice = || self.dice.iter().map(ToString::to_string).collect();
        self.answer.clone().unwrap_or_else(dice)
    }

    /// Returns the record in borrowed form.
    pub fn brief(&self) -> Brief<'_> {
        let (kind, side, answer) = (&*self.kind, self.side, self.answer.as_deref());
        Brief { kind, side, answer, dice: dice(&self.dice) }
    }

    /// Whether this is a roll or a draw.
    pub fn is_chance(&self) -> bool {
        self.brief().is_chance()
    }

    /// Converts the record to an answer to a question.
    ///
    /// # Errors
    /// If the record does not fit the question. The error describes the expected answer.
    pub fn to_answer<F: Asking>(
        &self,
        ask: &Ask<F>,
        package: &F::Package,
    ) -> Result<Answer<F>, String> {
        if self.kind != kind(ask) || (self.side.is_some() && self.side != side(ask)) {
            return Err(expected(ask, package));
        }
        let found = match ask {
            Ask::Roll { throw, .. } => {
                dice(&self.dice).filter(|dice| throw.can_show(*dice)).map(Answer::Dice)
            }
            _ => self.answer.as_deref().and_then(|id| answer_with_id(ask, id, package)),
        };
        found.ok_or_else(|| expected(ask, package))
    }
}

/// Returns the kind of a question in the protocol.
pub fn kind<F: Asking>(ask: &Ask<F>) -> &str {
    match ask {
        Ask::Choose { question, .. } => F::kind(question),
        Ask::Roll { .. } => ROLL,
        Ask::Draw { .. } => DRAW,
    }
}

/// Returns the side that must answer, or `None` for a draw.
pub const fn side<F: Asking>(ask: &Ask<F>) -> Option<Side> {
    match ask {
        Ask::Choose { side, .. } | Ask::Roll { side, .. } => Some(*side),
        Ask::Draw { .. } => None,
    }
}

/// Returns the answers to a question with their ids, in order.
pub fn options<F: Asking>(ask: &Ask<F>, package: &F::Package) -> Vec<(String, Answer<F>)> {
    match ask {
        Ask::Choose { options, .. } => {
            let offered = |&choice| (id(ask, choice, package), Answer::Choice(choice));
            options.iter().map(offered).collect()
        }
        Ask::Draw { among } => {
            let drawn = |choice| (id(ask, choice, package), Answer::Drawn(choice));
            among.iter().map(|alternative| drawn(alternative.choice)).collect()
        }
        Ask::Roll { throw, .. } => {
            let thrown = |dice: Dice| (dice.to_string(), Answer::Dice(dice));
            throw.results().map(thrown).collect()
        }
    }
}

/// Returns the answer with this id, if the question offers it.
pub fn answer_with_id<F: Asking>(
    ask: &Ask<F>,
    wanted: &str,
    package: &F::Package,
) -> Option<Answer<F>> {
    let exact = match ask {
        Ask::Choose { options, .. } => {
            let found = options.iter().find(|&&choice| id(ask, choice, package) == wanted);
            found.map(|&choice| Answer::Choice(choice))
        }
        Ask::Draw { among } => {
            let found = among.iter().find(|weight| id(ask, weight.choice, package) == wanted);
            found.map(|weight| Answer::Drawn(weight.choice))
        }
        Ask::Roll { throw, .. } => {
            throw.results().find(|dice| dice.to_string() == wanted).map(Answer::Dice)
        }
    };
    exact.or_else(|| drawn_by_plain_id(ask, wanted, package))
}

/// Returns the id of a choice at a question, or of an item drawn. Rolls have no choices.
pub fn id<F: Asking>(ask: &Ask<F>, choice: F::Choice, package: &F::Package) -> String {
    match ask {
        Ask::Choose { question, .. } => F::id(package, question, choice),
        Ask::Draw { .. } => F::Draws::id(package, choice),
        Ask::Roll { .. } => String::new(),
    }
}

fn drawn_by_plain_id<F: Asking>(
    ask: &Ask<F>,
    wanted: &str,
    package: &F::Package,
) -> Option<Answer<F>> {
    let Ask::Draw { among } = ask else { return None };
    let found = among.iter().find(|weight| F::Draws::is_called(package, weight.choice, wanted))?;
    Some(Answer::Drawn(found.choice))
}

fn pips(dice: Dice) -> Vec<Die> {
    match dice {
        Dice::One(die) => vec![die],
        Dice::Two(coloured, white) => vec![coloured, white],
    }
}

fn dice(dice: &[Die]) -> Option<Dice> {
    match *dice {
        [die] => Some(Dice::One(die)),
        [coloured, white] => Some(Dice::Two(coloured, white)),
        _ => None,
    }
}

/// Deserializes the dice of a record.
fn thrown<'de, D: Deserializer<'de>>(line: D) -> Result<Vec<Die>, D::Error> {
    let thrown = Vec::<Die>::deserialize(line)?;
    if thrown.len() <= 2 {
        Ok(thrown)
    } else {
        Err(D::Error::invalid_length(thrown.len(), &"at most two dice"))
    }
}

/// Returns a human-readable description of the answer that a question expects.
pub fn expected<F: Asking>(ask: &Ask<F>, package: &F::Package) -> String {
    let ids = || options(ask, package).into_iter().map(|(id, _)| id).collect::<Vec<_>>().join(", ");
    match ask {
        Ask::Choose { side, question, .. } => {
            say!("expected-choice", ids = ids(), side = side.id(), kind = F::kind(question))
        }
        Ask::Roll { throw, .. } => say!("expected-roll", dice = throw.words()),
        // A list of the items would reveal the chits that each side holds.
        Ask::Draw { .. } => say!("expected-draw"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_throws_three_dice() {
        let line = |dice| format!(r#"{{"n":7,"kind":"roll","side":"usa","dice":{dice}}}"#);
        let read = |dice| serde_json::from_str::<Record>(&line(dice));
        let two = read("[3,5]").expect("two dice");
        assert_eq!(two.brief().dice, Some(Dice::Two(Die::OF_SIX[2], Die::OF_SIX[4])));
        assert_eq!(two.brief().record(7), two);
        let error = read("[3,5,1]").expect_err("three").to_string();
        assert!(error.contains("at most two dice"), "{error}");
    }
}
