//! Resignations and draws by agreement.

use kernel::{BoardView, Chapter, Emphasis, Favoured, Line, Opening, Reader, Ruleset, Side, say};
use serde::Serialize;
use serde_json::{Value, json};

use super::{Match, MatchError, locked};
use crate::ending::{CannotEnd, Declined, EarlyEnd, EndAct, Endings, offered};
use crate::seat::Seat;

/// Name of the log line about an end by the players.
const ENDED: &str = "ended";

/// Draw offers of a match, as everyone sees them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DrawOffer {
    /// Side whose offer is open. `None` if no offer is open.
    pub offer: Option<Side>,
    /// Side that declined the last offer. `None` if the last offer was not declined.
    pub declined: Option<Side>,
    /// Description for players. Empty if there is no offer.
    pub words: String,
}

impl<F: Ruleset> Match<F> {
    /// Ends the match for a side, or changes its draw offers. If the match itself plays the bot of
    /// the other side, the bot replies to an offer at once.
    ///
    /// # Errors
    /// If the act is not possible now. The match is then unchanged.
    pub fn end(&mut self, side: Side, act: EndAct) -> Result<(), MatchError> {
        self.take_ending(side, act, None)?;
        let other = locked(&self.answers).sources.seat(side.other());
        if act == EndAct::OfferDraw && other != Seat::Human {
            self.reply_as_bot()?;
        }
        Ok(())
    }

    /// Accepts or declines the open draw offer, as a bot of the other side does.
    ///
    /// # Errors
    /// If no offer is open.
    pub fn reply_as_bot(&mut self) -> Result<(), MatchError> {
        let side = self.endings.offer().ok_or(CannotEnd::NoOffer)?.other();
        let favoured = F::score(self.position()).favoured;
        let refusal = match favoured {
            Favoured::Side(favoured) if favoured == side => Declined::Ahead,
            Favoured::Unknown => Declined::Unjudged,
            Favoured::Side(_) | Favoured::Neither => return self.end(side, EndAct::AcceptDraw),
        };
        self.take_ending(side, EndAct::DeclineDraw, Some(refusal))
    }

    fn take_ending(
        &mut self,
        side: Side,
        act: EndAct,
        why: Option<Declined>,
    ) -> Result<(), MatchError> {
        if self.is_over() {
            return Err(CannotEnd::Over.into());
        }
        if F::materials(&self.rules).lesson.is_some() {
            return Err(CannotEnd::Lesson.into());
        }
        let mut endings = self.endings;
        endings.take(side, act, why)?;
        self.set_endings(endings);
        self.journal.write_ending(self.answered(), side, act, why);
        Ok(())
    }

    /// Sets the offers and the end of the match. After the end, a bot must not answer the pending
    /// question.
    pub(crate) fn set_endings(&mut self, endings: Endings) {
        self.endings = endings;
        if endings.early().is_some() {
            let mut answers = locked(&self.answers);
            answers.pause_at = Some(answers.given.len());
        }
    }

    /// Writes acts to the journal, which has all answers so far.
    pub(crate) fn write_endings(&mut self, acts: impl IntoIterator<Item = (Side, EndAct)>) {
        let n = self.answered();
        acts.into_iter().for_each(|(side, act)| self.journal.write_ending(n, side, act, None));
    }

    /// Returns the end of the match by its players. `None` if they have not ended it.
    pub const fn early_end(&self) -> Option<EarlyEnd> {
        self.endings.early()
    }

    /// Returns the draw offers, as everyone sees them.
    pub fn draw_offer(&self) -> DrawOffer {
        let names = F::materials(&self.rules).side_names;
        let (offer, declined) = (self.endings.offer(), self.endings.declined());
        let words = match (offer, declined) {
            (Some(side), _) => offered(&names[side]),
            (None, Some((side, why))) => why.words(&names[side]),
            (None, None) => String::new(),
        };
        DrawOffer { offer, declined: declined.map(|(side, _)| side), words }
    }

    /// Returns the result of an end by the players, as data.
    pub(crate) fn early_result(&self) -> Option<Value> {
        let early = self.early_end()?;
        let ended = match early {
            EarlyEnd::Resigned(side) => json!({ "resigned": side }),
            EarlyEnd::Agreed => json!({ "agreed": "draw" }),
        };
        let mut result = json!({ "winner": early.winner() });
        result.as_object_mut()?.extend(ended.as_object().cloned().into_iter().flatten());
        Some(result)
    }

    /// Returns the result of an end by the players, with the points of the position.
    pub(crate) fn early_outcome(&self) -> Option<String> {
        let (end, points) = self.early_words(&self.board_view_for(Reader::Everybody))?;
        Some(if points.is_empty() { end } else { say!("ended-with-points", end, points) })
    }

    /// Returns the end by the players in words, and the points of the position.
    fn early_words(&self, board: &BoardView) -> Option<(String, String)> {
        let names = F::materials(&self.rules).side_names;
        let end = match self.early_end()? {
            EarlyEnd::Resigned(side) => say!("ended-resigned", side = &names[side]),
            EarlyEnd::Agreed => say!("ended-agreed"),
        };
        Some((end, board.summary.clone()))
    }

    /// Adds the end by the players to a view of the position.
    pub(super) fn with_early_end(&self, mut board: BoardView) -> BoardView {
        if let Some(end) = self.early_words(&board) {
            board.end = Some(end);
        }
        board
    }

    /// Returns the number of facts that readers count: those of the rules, and the end by the
    /// players.
    pub(crate) fn facts(&self) -> usize {
        self.logged() + usize::from(self.early_end().is_some())
    }

    /// Returns the last line of the log, with the number of its fact. `None` if the players have
    /// not ended the match.
    pub(crate) fn last_line(&self) -> Option<(usize, Line)> {
        let text = self.early_outcome()?;
        let (rule, details) = (None, Vec::new());
        let line = Line { name: ENDED, emphasis: Emphasis::Heading, text, rule, details };
        Some((self.logged(), line))
    }

    /// Returns the chapter about the end by the players.
    pub(super) fn last_chapter(&self) -> Option<Chapter> {
        let (from, Line { text, .. }) = self.last_line()?;
        Some(Chapter { from, opening: Opening::Part, text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Match;
    use crate::journal::sealed_anew;
    use crate::matches::{AnyMatch, CannotUndo};
    use crate::save::{Loaded, load, load_by_hand, replay};
    use crate::toy::{Patrols, Toy, setup};

    fn begun(usa: Seat, csa: Seat) -> Match<Patrols> {
        let rules = crate::Edition::rules(&Toy, "short", &crate::Options::new()).expect("it has");
        Match::new(setup(3, usa, csa), "toy", rules).expect("it begins")
    }

    fn first(game: &mut Match<Patrols>) -> Side {
        let decision = game.decision().expect("it is not over");
        game.choose(&decision.options[0].id).expect("it is offered");
        decision.side
    }

    /// Loads a save in every way, and returns the loaded matches.
    fn loaded(text: &str) -> Vec<Match<Patrols>> {
        let other = text.replacen(crate::journal::ENGINE, "0.0.1", 1);
        let other = sealed_anew(other.lines());
        let loaded = [load(text, &Toy), load_by_hand(text, &Toy), load(&other, &Toy)];
        let each = loaded.into_iter().map(|loaded| {
            let Loaded { game, problem, .. } = loaded.expect("a save");
            assert_eq!(problem, None);
            game
        });
        each.chain([replay(text, &Toy, None).expect("a save").game]).collect()
    }

    #[test]
    fn a_side_resigns_and_nothing_extends_the_match() {
        let mut game = begun(Seat::Human, Seat::Human);
        for _ in 0..4 {
            first(&mut game);
        }
        let (facts, answered) = (game.facts(), game.answered());
        game.end(Side::Csa, EndAct::Resign).expect("it goes on");
        for mut game in loaded(&game.journal().text()).into_iter().chain([game.clone(), game]) {
            let any: &dyn AnyMatch = &game;
            assert_eq!(any.outcome().as_deref(), Some("CSA resigned"));
            assert!(any.is_over() && any.decision().is_none() && !any.can_undo());
            assert_eq!((any.facts(), any.answered()), (facts + 1, answered));
            let lines = any.lines(Reader::Everybody, facts..any.facts());
            assert_eq!(
                lines.iter().map(|(_, line)| &*line.text).collect::<Vec<_>>(),
                ["CSA resigned"]
            );
            assert_eq!(any.story(0..facts + 1).pop().map(|last| last.text), {
                Some("CSA resigned".to_owned())
            });
            let report = any.report().expect("it can be replayed");
            assert_eq!(report.end.as_deref(), Some("CSA resigned"));
            let end = any.board_view(Reader::Everybody).end.map(|(end, _)| end);
            assert_eq!(end.as_deref(), Some("CSA resigned"));
            assert_eq!(game.choose("stop"), Err(MatchError::Over));
            assert_eq!(game.undo(), Err(CannotUndo::Ended));
            for act in EndAct::ALL {
                let refused = game.end(Side::Usa, act);
                assert_eq!(refused, Err(MatchError::CannotEnd(CannotEnd::Over)));
            }
            game.go_on().expect("nothing goes on");
            assert_eq!(game.answered(), answered);
        }
    }

    /// Bots seated while loading do not continue after a resignation.
    #[test]
    fn no_bot_goes_on_after_a_resignation() {
        let mut game = begun(Seat::Human, Seat::Random);
        first(&mut game);
        game.end(Side::Usa, EndAct::Resign).expect("it goes on");
        let answered = game.answered();
        for game in loaded(&game.journal().text()) {
            assert_eq!(game.clone().answered(), answered);
            assert_eq!(game.early_end(), Some(EarlyEnd::Resigned(Side::Usa)));
        }
    }

    #[test]
    fn both_sides_agree_to_a_draw() {
        let mut game = begun(Seat::Human, Seat::Human);
        first(&mut game);
        game.end(Side::Usa, EndAct::OfferDraw).expect("no offer is open");
        assert_eq!(game.draw_offer().words, "USA offers a draw.");
        for mut game in loaded(&game.journal().text()) {
            assert_eq!(game.draw_offer().offer, Some(Side::Usa));
            game.end(Side::Csa, EndAct::AcceptDraw).expect("it is offered");
            for game in loaded(&game.journal().text()) {
                let any: &dyn AnyMatch = &game;
                assert_eq!(any.outcome().as_deref(), Some("Draw by agreement"));
                assert_eq!(game.early_result(), Some(json!({ "winner": null, "agreed": "draw" })));
            }
        }
    }

    /// An offer lapses with the next answer of its side, and with an undo.
    #[test]
    fn an_offer_lapses() {
        let mut game = begun(Seat::Human, Seat::Human);
        let offering = first(&mut game).other();
        game.end(offering, EndAct::OfferDraw).expect("no offer is open");
        assert_eq!(first(&mut game), offering);
        assert_eq!(game.draw_offer(), DrawOffer::default());
        assert_eq!(loaded(&game.journal().text())[0].draw_offer(), DrawOffer::default());
        game.end(offering.other(), EndAct::OfferDraw).expect("the earlier one lapsed");
        game.undo().expect("nothing was rolled");
        assert_eq!(game.draw_offer(), DrawOffer::default());
        assert_eq!(loaded(&game.journal().text())[0].draw_offer(), DrawOffer::default());
    }

    /// The toy rules do not tell who would win, so a bot declines.
    #[test]
    fn a_bot_that_cannot_judge_declines() {
        let mut game = begun(Seat::Human, Seat::Random);
        game.end(Side::Usa, EndAct::OfferDraw).expect("no offer is open");
        let DrawOffer { offer, declined, words } = game.draw_offer();
        assert_eq!((offer, declined), (None, Some(Side::Csa)));
        assert!(words.contains("cannot judge"), "{words}");
        assert!(loaded(&game.journal().text()).iter().all(|of| of.draw_offer().words == words));
    }

    #[test]
    fn a_lesson_is_not_resigned() {
        let rules = crate::Edition::rules_of_lesson(&Toy, "first-steps").expect("a lesson");
        let setup = setup(3, Seat::Human, Seat::Human);
        let mut game: Match<Patrols> = Match::new(setup, "toy", rules).expect("it begins");
        let refused = game.end(Side::Usa, EndAct::Resign);
        assert_eq!(refused, Err(MatchError::CannotEnd(CannotEnd::Lesson)));
    }

    /// A line that does not fit ends the readable part of a save, and panics nowhere.
    #[test]
    fn a_line_out_of_place_is_a_misfit() {
        let mut game = begun(Seat::Human, Seat::Human);
        first(&mut game);
        let lines: Vec<String> = game.journal().lines().to_vec();
        let line = |n: u32, side: &str, act: &str| {
            json!({ "kind": "ending", "n": n, "side": side, "act": act }).to_string()
        };
        let resigned = line(1, "csa", "resign");
        for wrong in [
            vec![line(2, "csa", "resign")],
            vec![line(1, "csa", "accept-draw")],
            vec![line(1, "csa", "surrender")],
            vec![resigned.clone(), resigned.clone()],
            vec![resigned.clone(), json!({ "kind": "undo", "to": 0 }).to_string()],
            vec![resigned, lines[1].clone()],
        ] {
            let at = lines.len() + wrong.len();
            let text = sealed_anew(lines.iter().chain(&wrong).map(String::as_str));
            let Loaded { problem, .. } = load(&text, &Toy).expect("a save");
            assert_eq!(problem.map(|problem| problem.line), Some(at), "{wrong:?}");
            assert!(replay(&text, &Toy, None).is_err());
        }
    }

    /// No line ends a match that its rules have ended.
    #[test]
    fn a_finished_match_is_not_resigned() {
        let mut game = begun(Seat::Random, Seat::Random);
        assert!(game.is_over() && game.early_end().is_none());
        assert!(game.end(Side::Usa, EndAct::Resign).is_err());
        let n = game.answered();
        let line = json!({ "kind": "ending", "n": n, "side": "usa", "act": "resign" }).to_string();
        let lines = game.journal().lines().iter().map(String::as_str);
        let text = sealed_anew(lines.chain([line.as_str()]));
        let Loaded { game, problem, .. } = load(&text, &Toy).expect("a save");
        assert!(problem.is_some() && game.early_end().is_none());
        assert!(replay(&text, &Toy, None).is_err());
    }
}
