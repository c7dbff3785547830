//! Ids of answers.

use super::Question;
use crate::choice::Choice;
use crate::game::Game;

impl Question {
    /// Returns the id of an answer in the protocol, cases and saves. For a script's question, the
    /// string that the script offers is the id.
    pub fn id_of(&self, game: &Game, answer: Choice) -> String {
        match answer {
            Choice::Unit(unit) => game.units[unit.index()].id.clone(),
            Choice::Hex(hex) => game.map.number(hex).to_string(),
            Choice::Brigade(brigade) => game.brigades[brigade.index()].id.clone(),
            Choice::Chit(chit) => game.chits[chit.index()].id.clone(),
            Choice::Order(order) => order.id().to_owned(),
            Choice::Side(side) => side.id().to_owned(),
            Choice::Hexside(direction) => direction.ring().to_string(),
            Choice::Alternative(index) => self.alternative(index).to_owned(),
            Choice::Word(word) => word.id().to_owned(),
        }
    }

    /// Returns the string that a script's question offers at this index. Empty if the question has
    /// no such alternative.
    pub fn alternative(&self, index: u8) -> &str {
        let Self::Script(question) = self else { return "" };
        question.alternatives.get(usize::from(index)).map_or("", String::as_str)
    }
}
