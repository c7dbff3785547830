//! Answers by name: the ids of the options of a question, and the record of what was answered.

use kernel::{Answer, Ask, DRAW, Dice, Die, Draws, Family, ROLL, Reader, Secrecy, Side, say};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

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
    /// The dice, the coloured one first; at most two.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "thrown")]
    pub dice: Vec<Die>,
}

/// What an answer says, whatever its number, to look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Brief<'a> {
    /// The kind of the question; `roll` and `draw` for chance.
    pub kind: &'a str,
    /// Who answered or rolled.
    pub side: Option<Side>,
    /// The id of the option chosen or drawn.
    pub answer: Option<&'a str>,
    /// The dice.
    pub dice: Option<Dice>,
}

impl Brief<'_> {
    /// The record of an answer with a number.
    pub(crate) fn record(self, n: u32) -> Record {
        let Self { kind, side, answer, dice } = self;
        let (kind, answer) = (kind.to_owned(), answer.map(str::to_owned));
        Record { n, kind, side, answer, dice: dice.map(pips).unwrap_or_default() }
    }

    /// Whether dice or a draw gave it.
    pub fn is_chance(self) -> bool {
        self.kind == ROLL || self.kind == DRAW
    }

    /// Whether a reader knows that it was given at all, given who may know of its question: a side is not
    /// told how often the other one was asked about its chits.
    pub fn is_known_to(self, reader: Reader, secrecy: Secrecy) -> bool {
        !secrecy.is_secret()
            || self.side.map_or(reader == Reader::Referee, |asked| reader.knows(asked))
    }
}

impl Record {
    /// What was answered to a question.
    pub fn new<F: Family>(n: u32, ask: &Ask<F>, answer: &Answer<F>, package: &F::Package) -> Self {
        let (answer, dice) = match answer {
            Answer::Choice(choice) | Answer::Drawn(choice) => {
                (Some(id(ask, *choice, package)), vec![])
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

    /// What it says, to look at.
    pub fn brief(&self) -> Brief<'_> {
        let (kind, side, answer) = (&*self.kind, self.side, self.answer.as_deref());
        Brief { kind, side, answer, dice: dice(&self.dice) }
    }

    /// Whether dice or a draw gave it.
    pub fn is_chance(&self) -> bool {
        self.brief().is_chance()
    }

    /// What it answers to a question.
    ///
    /// # Errors
    /// What was expected instead.
    pub fn to_answer<F: Family>(
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

/// The kind of a question in the protocol.
pub fn kind<F: Family>(ask: &Ask<F>) -> &str {
    match ask {
        Ask::Choose { question, .. } => F::kind(question),
        Ask::Roll { .. } => ROLL,
        Ask::Draw { .. } => DRAW,
    }
}

/// Who is asked; nobody in particular for a draw.
pub const fn side<F: Family>(ask: &Ask<F>) -> Option<Side> {
    match ask {
        Ask::Choose { side, .. } | Ask::Roll { side, .. } => Some(*side),
        Ask::Draw { .. } => None,
    }
}

/// The answers that a question offers with their ids, in order.
pub fn options<F: Family>(ask: &Ask<F>, package: &F::Package) -> Vec<(String, Answer<F>)> {
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

/// The answer with this id, if the question offers it.
pub fn answer_with_id<F: Family>(
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

/// The id of a choice within a question, or of what is drawn; a roll has no choices.
pub fn id<F: Family>(ask: &Ask<F>, choice: F::Choice, package: &F::Package) -> String {
    match ask {
        Ask::Choose { question, .. } => F::id(package, question, choice),
        Ask::Draw { .. } => F::Draws::id(package, choice),
        Ask::Roll { .. } => String::new(),
    }
}

fn drawn_by_plain_id<F: Family>(
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

/// What a line may say that dice have shown.
fn thrown<'de, D: Deserializer<'de>>(line: D) -> Result<Vec<Die>, D::Error> {
    let thrown = Vec::<Die>::deserialize(line)?;
    if thrown.len() <= 2 {
        Ok(thrown)
    } else {
        Err(D::Error::invalid_length(thrown.len(), &"at most two dice"))
    }
}

/// What a question expects, for people.
pub fn expected<F: Family>(ask: &Ask<F>, package: &F::Package) -> String {
    let ids = || options(ask, package).into_iter().map(|(id, _)| id).collect::<Vec<_>>().join(", ");
    match ask {
        Ask::Choose { side, question, .. } => {
            say!("expected-choice", ids = ids(), side = side.id(), kind = F::kind(question))
        }
        Ask::Roll { throw, .. } => say!("expected-roll", dice = throw.words()),
        // What can be drawn would tell what is held.
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
