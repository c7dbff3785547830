//! Script functions: questions to a side.
//!
//! A question cites the rulebook section from the first line of the running script function. An
//! option can name the question's kind: `#{kind: "salvo.unit"}`.

use std::sync::Arc;

use blind_swords::choice::{Choice, Word};
use blind_swords::game::{BrigadeId, ChitId, UnitId};
use blind_swords::play;
use blind_swords::question::{Question, ScriptKind, ScriptQuestion};
use kernel::{HexId, Side};
use rhai::{ImmutableString, Map};

use super::convert::{Line, Take};
use super::interface::interface;
use crate::call::{Call, Done, Halt, wrong};

interface! { "Questions";
    /// Lets a side choose one of the units.
    acts choose_unit(call, side: Side, prompt: Line, units: Vec<UnitId>) -> UnitId {
        must(call, side, &prompt, ScriptKind::UNIT, units)
    }

    /// Works like [`choose_unit`] and takes options: `kind` names the kind of the question.
    acts choose_unit(call, side: Side, prompt: Line, units: Vec<UnitId>, options: Options) -> UnitId {
        must(call, side, &prompt, options.kind, units)
    }

    /// Lets a side choose one of the units, or no unit. The result is `()` if the side chooses no
    /// unit.
    acts may_choose_unit(call, side: Side, prompt: Line, units: Vec<UnitId>) -> Option<UnitId> {
        may(call, side, &prompt, ScriptKind::UNIT, units)
    }

    /// Works like [`may_choose_unit`] and takes options: `kind` names the kind of the question.
    acts may_choose_unit(call, side: Side, prompt: Line, units: Vec<UnitId>, options: Options) -> Option<UnitId> {
        may(call, side, &prompt, options.kind, units)
    }

    /// Lets a side choose one of the hexes.
    acts choose_hex(call, side: Side, prompt: Line, hexes: Vec<HexId>) -> HexId {
        must(call, side, &prompt, ScriptKind::HEX, hexes)
    }

    /// Works like [`choose_hex`] and takes options: `kind` names the kind of the question.
    acts choose_hex(call, side: Side, prompt: Line, hexes: Vec<HexId>, options: Options) -> HexId {
        must(call, side, &prompt, options.kind, hexes)
    }

    /// Lets a side choose one of the hexes, or no hex. The result is `()` if the side chooses no
    /// hex.
    acts may_choose_hex(call, side: Side, prompt: Line, hexes: Vec<HexId>) -> Option<HexId> {
        may(call, side, &prompt, ScriptKind::HEX, hexes)
    }

    /// Works like [`may_choose_hex`] and takes options: `kind` names the kind of the question.
    acts may_choose_hex(call, side: Side, prompt: Line, hexes: Vec<HexId>, options: Options) -> Option<HexId> {
        may(call, side, &prompt, options.kind, hexes)
    }

    /// Lets a side choose one of the brigades.
    acts choose_brigade(call, side: Side, prompt: Line, brigades: Vec<BrigadeId>) -> BrigadeId {
        must(call, side, &prompt, ScriptKind::CHOICE, brigades)
    }

    /// Works like [`choose_brigade`] and takes options: `kind` names the kind of the question.
    acts choose_brigade(call, side: Side, prompt: Line, brigades: Vec<BrigadeId>, options: Options) -> BrigadeId {
        must(call, side, &prompt, options.kind, brigades)
    }

    /// Lets a side choose one of the brigades, or no brigade. The result is `()` if the side
    /// chooses no brigade.
    acts may_choose_brigade(call, side: Side, prompt: Line, brigades: Vec<BrigadeId>) -> Option<BrigadeId> {
        may(call, side, &prompt, ScriptKind::CHOICE, brigades)
    }

    /// Works like [`may_choose_brigade`] and takes options: `kind` names the kind of the question.
    acts may_choose_brigade(call, side: Side, prompt: Line, brigades: Vec<BrigadeId>, options: Options) -> Option<BrigadeId> {
        may(call, side, &prompt, options.kind, brigades)
    }

    /// Lets a side choose one of the chits.
    acts choose_chit(call, side: Side, prompt: Line, chits: Vec<ChitId>) -> ChitId {
        must(call, side, &prompt, ScriptKind::CHOICE, chits)
    }

    /// Works like [`choose_chit`] and takes options: `kind` names the kind of the question.
    acts choose_chit(call, side: Side, prompt: Line, chits: Vec<ChitId>, options: Options) -> ChitId {
        must(call, side, &prompt, options.kind, chits)
    }

    /// Lets a side choose one of the chits, or no chit. The result is `()` if the side chooses no
    /// chit.
    acts may_choose_chit(call, side: Side, prompt: Line, chits: Vec<ChitId>) -> Option<ChitId> {
        may(call, side, &prompt, ScriptKind::CHOICE, chits)
    }

    /// Works like [`may_choose_chit`] and takes options: `kind` names the kind of the question.
    acts may_choose_chit(call, side: Side, prompt: Line, chits: Vec<ChitId>, options: Options) -> Option<ChitId> {
        may(call, side, &prompt, options.kind, chits)
    }

    /// Lets a side choose one of several strings.
    acts choose(call, side: Side, prompt: Line, texts: Vec<ImmutableString>) -> ImmutableString {
        choose_text(call, side, &prompt, &texts)
    }

    /// Asks a side to answer yes or no.
    acts confirm(call, side: Side, prompt: Line) -> bool {
        let among = vec![Choice::Word(Word::Yes), Choice::Word(Word::No)];
        Ok(ask(call, side, &prompt, ScriptKind::CHOICE, among, &[])? == Choice::Word(Word::Yes))
    }
}

/// Options of a script's question, given in addition to the prompt.
pub(crate) struct Options {
    kind: ScriptKind,
}

impl Options {
    /// Type name of the parameter, used in the reference.
    pub(crate) const KIND: &'static str = "options";

    /// Reads the options from a map of the script.
    pub(crate) fn read(map: &Map) -> Result<Self, String> {
        if let Some(other) = map.keys().find(|key| key.as_str() != "kind") {
            return Err(format!("unknown option `{other}` of a question: expected `kind`"));
        }
        let kind = map.get("kind").ok_or("missing option `kind` of a question")?;
        let id =
            kind.read_lock::<ImmutableString>().ok_or("the `kind` of a question must be a text")?;
        let kind = ScriptKind::named(&id).map_err(|wrong| wrong.to_string())?;
        Ok(Self { kind })
    }
}

impl Take for Options {
    type Value = Map;

    fn kind() -> String {
        Self::KIND.to_owned()
    }

    fn take(map: Map) -> Done<Self> {
        Self::read(&map).map_err(Halt::Wrong)
    }
}

/// Value that a script can offer as an option of a question. The answer is converted back to the
/// value.
trait Choosable: Copy {
    fn choice(self) -> Choice;
    fn chosen(choice: Choice) -> Option<Self>;
}

macro_rules! choosable {
    ($($type:ty = $kind:ident),+) => {$(
        impl Choosable for $type {
            fn choice(self) -> Choice {
                Choice::$kind(self)
            }

            fn chosen(choice: Choice) -> Option<Self> {
                match choice {
                    Choice::$kind(chosen) => Some(chosen),
                    _ => None,
                }
            }
        }
    )+};
}

choosable!(UnitId = Unit, HexId = Hex, BrigadeId = Brigade, ChitId = Chit);

fn must<T: Choosable>(
    call: &mut Call,
    side: Side,
    prompt: &str,
    kind: ScriptKind,
    among: Vec<T>,
) -> Done<T> {
    let among = among.into_iter().map(T::choice).collect();
    let chosen = T::chosen(ask(call, side, prompt, kind, among, &[])?);
    chosen.ok_or_else(|| Halt::Wrong("the answer is not one of the options".to_owned()))
}

fn may<T: Choosable>(
    call: &mut Call,
    side: Side,
    prompt: &str,
    kind: ScriptKind,
    among: Vec<T>,
) -> Done<Option<T>> {
    let mut among: Vec<_> = among.into_iter().map(T::choice).collect();
    among.push(Choice::Word(Word::Decline));
    Ok(T::chosen(ask(call, side, prompt, kind, among, &[])?))
}

fn choose_text(
    call: &mut Call,
    side: Side,
    prompt: &str,
    texts: &[ImmutableString],
) -> Done<ImmutableString> {
    let Ok(count) = u8::try_from(texts.len()) else {
        return wrong(format!("too many options: {}", texts.len()));
    };
    let among = (0..count).map(Choice::Alternative).collect();
    match ask(call, side, prompt, ScriptKind::CHOICE, among, texts)? {
        Choice::Alternative(index) => Ok(texts[usize::from(index)].clone()),
        _ => wrong("the answer is not one of the options"),
    }
}

fn ask(
    call: &mut Call,
    side: Side,
    prompt: &str,
    kind: ScriptKind,
    mut among: Vec<Choice>,
    texts: &[ImmutableString],
) -> Done<Choice> {
    if among.is_empty() {
        return wrong(format!("no options for the question \"{prompt}\""));
    }
    among.sort_unstable();
    among.dedup();
    let question = Question::Script(ScriptQuestion {
        kind,
        side,
        prompt: prompt.into(),
        rule: Arc::clone(&call.rule),
        among: among.into(),
        alternatives: texts.iter().map(ToString::to_string).collect(),
    });
    Ok(play::ask::ask(call.procedure()?, side, question)?)
}
