//! Isolation of bots: a failure inside a bot does not affect the match.

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use kernel::{Advice, Answer, Ask, Level, Opponent, Position, Ruleset, Side, say};

use crate::bots::Goal;
use crate::stream::{Purpose, Stream};

/// A bot that plays to win. If the bot panics, a simple bot that holds its ground and fires
/// replaces it.
pub(crate) struct Seated<F: Ruleset> {
    player: Option<Box<dyn Opponent<F>>>,
    level: Level,
    side: Side,
    fault: Option<PlayerFault>,
}

/// Report of a failure inside a bot. The match continued with a harmless answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerFault {
    /// Level of the bot that failed.
    pub level: Level,
    /// Side that the bot played for.
    pub side: Side,
    /// Description of the question that the bot was answering. `None` if the bot was not answering
    /// one.
    pub question: Option<String>,
    /// Message of the panic inside the bot.
    pub message: String,
}

impl fmt::Display for PlayerFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { level, side, question, message } = self;
        let (level, side) = (level.id(), side.id());
        f.write_str(&match question {
            Some(question) => say!("player-failed-at", level, side, question, message),
            None => say!("player-failed", level, side, message),
        })
    }
}

impl<F: Ruleset> Seated<F> {
    /// Creates a bot of a level for a side. Returns `None` if the rules have no such bot.
    pub(crate) fn sit(package: &F::Package, level: Level, side: Side) -> Option<Self> {
        let player = Some(F::opponent(package, level, side)?);
        Some(Self { player, level, side, fault: None })
    }

    /// Reports the start of a play to the bot.
    pub(crate) fn begin(&mut self, position: Position<'_, F>) {
        self.guarded(None, |player| player.begin(position));
    }

    /// Reports an answer to the bot.
    pub(crate) fn note(&mut self, ask: &Ask<F>, answer: &Answer<F>, position: Position<'_, F>) {
        self.guarded(None, |player| player.note(ask, answer, position));
    }

    /// Returns the option that the bot chooses.
    pub(crate) fn choose(
        &mut self,
        question: &F::Question,
        options: &[F::Choice],
        position: Position<'_, F>,
    ) -> F::Choice {
        let (kind, side) = (Some(F::kind(question)), self.side);
        let chosen = self.guarded(kind, |player| {
            let choice = player.choose(side, question, options, position);
            assert!(options.contains(&choice), "it chose {choice:?}, which is not an option");
            choice
        });
        chosen.unwrap_or_else(|| safe(side, question, options, position))
    }

    /// Returns the option that the bot chooses, with its reasons.
    pub(crate) fn advise(
        &mut self,
        question: &F::Question,
        options: &[F::Choice],
        position: Position<'_, F>,
    ) -> Advice<F::Choice> {
        let (kind, side) = (Some(F::kind(question)), self.side);
        let advised = self.guarded(kind, |player| {
            let advice = player.advise(side, question, options, position);
            assert!(options.contains(&advice.choice), "{:?} is not an option", advice.choice);
            advice
        });
        advised.unwrap_or_else(|| {
            let choice = safe(side, question, options, position);
            Advice { choice, because: Vec::new(), others: Vec::new() }
        })
    }

    /// Returns the failure of the bot since the last call, and clears it. `None` if the bot has not
    /// failed.
    pub(crate) fn take_fault(&mut self) -> Option<PlayerFault> {
        self.fault.take()
    }

    /// Runs `call` on the bot. Returns `None` if the bot panics or has failed before, since its
    /// memory may be inconsistent.
    fn guarded<T>(
        &mut self,
        question: Option<&str>,
        act: impl FnOnce(&mut dyn Opponent<F>) -> T,
    ) -> Option<T> {
        let player = self.player.as_deref_mut()?;
        match catch_unwind(AssertUnwindSafe(|| act(player))) {
            Ok(done) => Some(done),
            Err(panic) => {
                self.player = None;
                let message = panic
                    .downcast_ref::<String>()
                    .cloned()
                    .or_else(|| panic.downcast_ref::<&str>().map(|words| (*words).to_owned()))
                    .unwrap_or_else(|| "panic without a message".to_owned());
                let question = question.map(str::to_owned);
                let (level, side) = (self.level, self.side);
                self.fault = Some(PlayerFault { level, side, question, message });
                None
            }
        }
    }
}

/// Chooses a harmless option, which stays in place or fires.
fn safe<F: Ruleset>(
    side: Side,
    question: &F::Question,
    options: &[F::Choice],
    position: Position<'_, F>,
) -> F::Choice {
    Goal::Hold.choose(position, side, question, options, &mut Stream::new(0, Purpose::UsaBot))
}

#[cfg(test)]
mod tests {
    use kernel::HexId;

    use super::*;
    use crate::toy;

    /// A bot that panics at every call.
    struct Fails;

    /// A bot that returns an option that the question does not offer.
    struct Astray(toy::Choice);

    macro_rules! opponent {
        ($player:ty, $choose:expr) => {
            impl Opponent<toy::Patrols> for $player {
                fn begin(&mut self, _: Position<'_, toy::Patrols>) {}
                fn note(
                    &mut self,
                    _: &Ask<toy::Patrols>,
                    _: &Answer<toy::Patrols>,
                    _: Position<'_, toy::Patrols>,
                ) {
                }
                fn choose(
                    &mut self,
                    _: Side,
                    _: &toy::Question,
                    _: &[toy::Choice],
                    _: Position<'_, toy::Patrols>,
                ) -> toy::Choice {
                    ($choose)(self)
                }
                fn advise(
                    &mut self,
                    _: Side,
                    _: &toy::Question,
                    _: &[toy::Choice],
                    _: Position<'_, toy::Patrols>,
                ) -> Advice<toy::Choice> {
                    Advice { choice: ($choose)(self), because: Vec::new(), others: Vec::new() }
                }
            }
        };
    }

    opponent!(Fails, |_: &mut Fails| panic!("it lost its head"));
    opponent!(Astray, |astray: &mut Astray| astray.0);

    fn seated(player: impl Opponent<toy::Patrols> + 'static) -> Seated<toy::Patrols> {
        let player = Some(Box::new(player) as Box<dyn Opponent<_>>);
        Seated { player, level: Level::General, side: Side::Csa, fault: None }
    }

    #[test]
    fn a_player_that_fails_is_answered_for_and_told_of() {
        let no_option = toy::Choice::Hex(HexId(0));
        for (mut seated, message) in [
            (seated(Fails), "it lost its head"),
            (seated(Astray(no_option)), "it chose Hex(HexId(0)), which is not an option"),
        ] {
            let field = toy::field(3);
            let board = <toy::Patrols as kernel::Playing>::start(&field);
            let position = Position { package: &field, board: &board };
            let options = [toy::Choice::Attack, toy::Choice::Stop];
            let question = toy::Question::Attack;
            let choice = seated.choose(&question, &options, position);
            assert!(options.contains(&choice));
            let fault = seated.take_fault().expect("it is told of");
            assert_eq!(fault.message, message);
            assert!(
                fault.to_string().starts_with("the general playing csa failed at `"),
                "{fault}"
            );
            // A bot that has failed is not called again.
            assert_eq!(seated.choose(&question, &options, position), choice);
            assert_eq!(seated.take_fault(), None);
            assert_eq!(seated.advise(&question, &options, position).choice, choice);
        }
    }
}
