//! Whether offer and refusal agree: at a decision everything that a player could mean is either
//! offered, or refused by a rule that is named.

use std::collections::BTreeSet;

use blind_swords::check::legality;
use blind_swords::choice::{Choice, Word};
use blind_swords::describe;
use blind_swords::game::{BrigadeId, ChitId, Game, Order, UnitId};
use blind_swords::{Look, Question, Scene};
use kernel::{Direction, Side};
use session::{Ask, Match, Verdict, answer};

/// Asks of every unit, hex, brigade, chit, order, side, hexside and word whether it answers the
/// decision that waits, and gives how many were asked of.
///
/// # Errors
/// The first that is offered and refused, or neither; whose refusal names no requirement or no
/// section, or lacks a value; or whose id is answered otherwise.
pub fn probe(game: &Match) -> Result<u32, String> {
    let Some(ask @ Ask::Choose { question, options, .. }) = game.ask() else { return Ok(0) };
    let scene = game.scene();
    let ids = options.iter().map(|&option| answer::id(ask, option, scene.game())).collect();
    let mut count = 0;
    for choice in everything(scene.game(), question) {
        let offered = options.binary_search(&choice).is_ok();
        judge(scene, question, choice, offered)
            .and_then(|()| agrees(game, &answer::id(ask, choice, scene.game()), &ids))
            .map_err(|what| {
                format!("{} for `{}`: {what}", choice.id(scene.game()), question.kind())
            })?;
        count += 1;
    }
    Ok(count)
}

/// The check, the words and the offer of one choice.
fn judge(
    scene: Scene<'_>,
    question: &Question,
    choice: Choice,
    offered: bool,
) -> Result<(), String> {
    let refused = legality::check(scene, question, choice).err();
    match (refused, offered) {
        (None, true) => Ok(()),
        (None, false) => Err("legal and not offered".to_owned()),
        (Some(refusal), true) => Err(format!("offered and refused by {refusal:?}")),
        (Some(refusal), false) => {
            let (letters, digits) = refusal.requirement.split_once('-').unwrap_or_default();
            let named = letters.starts_with(|c: char| c.is_ascii_uppercase())
                && !digits.is_empty()
                && digits.bytes().all(|byte| byte.is_ascii_digit());
            if !named || refusal.section.is_empty() {
                return Err(format!("refused without a rule: {refusal:?}"));
            }
            if !refusal.is_complete() {
                return Err(format!("refused with a value missing: {refusal:?}"));
            }
            let why = describe::why(scene, question, choice);
            match why.map(|why| why.reason) {
                Some(reason) if !reason.is_empty() && !reason.contains(['{', '}']) => Ok(()),
                other => Err(format!("refused in the words {other:?}")),
            }
        }
    }
}

/// The id is answered as the choice is, or as another choice of the same id that is offered.
fn agrees(game: &Match, id: &str, offered: &BTreeSet<String>) -> Result<(), String> {
    match game.why(id) {
        Ok(Verdict::Legal) if offered.contains(id) => Ok(()),
        Ok(Verdict::Illegal(reason)) if !offered.contains(id) && !reason.rule.is_empty() => Ok(()),
        other => Err(format!("`{id}` is answered with {other:?}")),
    }
}

/// Everything that can be meant.
fn everything(game: &Game, question: &Question) -> Vec<Choice> {
    let units = (0..game.units.len()).map(UnitId::from_index).map(Choice::Unit);
    let hexes = game.map.grid.hexes().map(Choice::Hex);
    let brigades = (0..game.brigades.len()).map(BrigadeId::from_index).map(Choice::Brigade);
    let chits = (0..game.chits.len()).map(ChitId::from_index).map(Choice::Chit);
    let alternatives = match question {
        Question::Script(script) => script.alternatives.len() as u8,
        _ => 0,
    };
    units
        .chain(hexes)
        .chain(brigades)
        .chain(chits)
        .chain(Order::ALL.map(Choice::Order))
        .chain(Side::BOTH.map(Choice::Side))
        .chain(Direction::ALL.map(Choice::Hexside))
        .chain((0..alternatives).map(Choice::Alternative))
        .chain(Word::ALL.iter().map(|&word| Choice::Word(word)))
        .collect()
}
