//! Function that answers every request that does not change the match, for all interfaces.

use std::ops::Range;

use kernel::{Among, Forecast, HexNumber, Level, Materials, Reader, Ruleset, Side, say};
use serde::Serialize;
use serde_json::Value;

use super::{Pending, Reply, Request, Response};
use crate::journal::Journal;
use crate::look_up;
use crate::matches::{Forecasts, Foretold, Glimpse, Match, MatchError, OptionOdds};
use crate::seed::Seed;

/// Answers a request that changes nothing. The caller has checked its scope.
pub(crate) fn answer<F: Ruleset>(
    game: &Match<F>,
    request: &Request,
    reader: Reader,
) -> Result<Reply, MatchError> {
    Ok(Reply::Now(match request {
        Request::State {} => Response::State(game.view_for(reader)),
        Request::Picture {} => Response::Picture(Box::new(game.board_view(reader))),
        Request::Text {} => {
            let signs = F::materials(game.rules()).signs.get();
            Response::Text(Box::new(game.text_view(reader)), signs)
        }
        Request::Decision {} => Response::Decision(pending(game, reader)),
        Request::Options {} => Response::Options(game.offered()),
        Request::Choose { .. } | Request::Undo {} | Request::End { .. } => {
            return Err(MatchError::ReadOnly);
        }
        Request::Why { id: Some(id) } => Response::Verdict(id.clone(), game.why(id)?),
        Request::Why { id: None } => Response::Candidates(game.candidates()?),
        Request::Odds { id } => Response::Odds(odds(game, id.as_deref())?),
        Request::Reach {} => Response::Reach(game.reach()),
        Request::Ahead { id, then } => Response::Ahead(Box::new(game.ahead(id, then)?)),
        Request::Involved {} => Response::Involved(game.involved()),
        Request::Place { id } => Response::Place(place(game, id)),
        Request::Hint { level, at: None } => {
            Response::Hint(game.hint(level.unwrap_or(Level::Captain)))
        }
        Request::Hint { level, at: Some(at) } => return review(game, *at, *level, reader),
        Request::Cup {} => cup(game, reader),
        Request::Offer {} => Response::Offer(game.draw_offer()),
        Request::CanUndo {} => Response::CanUndo(game.can_undo()),
        Request::Log { from, to } => log(game, range(game, *from, *to), reader),
        // Chapters contain only public information, so they are the same for every reader.
        Request::Story { from, to } => {
            let facts = range(game, *from, *to);
            Response::Story { next: facts.end, chapters: game.story(facts) }
        }
        Request::Past { n } => return past(game, *n, reader),
        Request::Report {} => return Ok(report(game)),
        Request::Sight { from, to } => return sight(game, *from, *to, reader),
        Request::About { what } => {
            Response::About(look_up::about::<F>(game.rules(), &game.seen(Reader::Everybody), what))
        }
        Request::Names {} => {
            let names = F::materials(game.rules()).names.get().into_iter().flatten();
            Response::Names(names.map(|(id, name)| (id.to_owned(), name.to_owned())).collect())
        }
        Request::Ground {} => Response::Ground(F::materials(game.rules()).ground.get()),
        Request::Rules { about } => Response::Rules(Box::new(game.reference()), about.clone()),
        Request::Briefing {} => {
            Response::Briefing(F::materials(game.rules()).briefing.get().map(Box::new))
        }
        Request::Lesson {} => {
            let lesson = F::materials(game.rules()).lesson.ok_or(MatchError::NoLesson)?;
            Response::Lesson(Box::new(lesson.clone()))
        }
        Request::Save {} => Response::Save(Journal::lines(game.journal()).to_vec()),
        Request::Plan { seed } => {
            let plan = game.plan(reader, seed.unwrap_or_else(Seed::fresh))?;
            Response::Save(Journal::lines(plan.journal()).to_vec())
        }
        Request::Faults {} => Response::Faults(game.take_player_faults()),
    }))
}

/// Returns the only hex that an answer with this id concerns. `None` if the answer concerns no hex
/// or several.
fn place<F: Ruleset>(game: &Match<F>, id: &str) -> Option<HexNumber> {
    let named = F::candidates(Among::Called(&**game.rules(), id));
    let places = F::marks(game.position(), None, &named).places.get();
    places.into_iter().find_map(|hexes| <[HexNumber; 1]>::try_from(hexes).ok()).map(|[hex]| hex)
}

pub(crate) fn data(seen: impl Serialize) -> Value {
    serde_json::to_value(seen).expect("what is seen is plain data")
}

fn pending<F: Ruleset>(game: &Match<F>, reader: Reader) -> Pending {
    game.decision_for(reader).map_or_else(
        || {
            let result = F::result(game.position());
            let outcome = result.as_ref().map(|result| result.words.clone());
            Pending::Over {
                result: game.early_result().or_else(|| result.map(|result| data(result.ending))),
                outcome: game.early_outcome().or(outcome),
            }
        },
        Pending::Waiting,
    )
}

fn odds<F: Ruleset>(
    game: &Match<F>,
    id: Option<&str>,
) -> Result<Vec<OptionOdds<Foretold>>, MatchError> {
    let Materials { origins, origin_tables, .. } = F::materials(game.rules());
    let note = origins.note(origin_tables.odds).map(|note| note.text);
    let foretold = |Forecast { data: forecast, words, chances }: Forecast<F::Forecast>| {
        Foretold::new(data(forecast), words, chances, note.as_deref())
    };
    let of_option = |option: Forecasts<F>| OptionOdds {
        id: option.id,
        odds: option.odds.into_iter().map(foretold).collect(),
    };
    Ok(game.forecasts(id)?.into_iter().map(of_option).collect())
}

fn review<F: Ruleset>(
    game: &Match<F>,
    at: usize,
    level: Option<Level>,
    reader: Reader,
) -> Result<Reply, MatchError> {
    let reviewed = game.review(at, level, reader)?;
    Ok(Reply::Later(Box::new(move || Ok(Response::Review(reviewed.look()?.map(Box::new))))))
}

/// Returns the items of the pending draw for the referee. Others get the items that may be in the
/// cup, since the weights reveal the sides' held items.
fn cup<F: Ruleset>(game: &Match<F>, reader: Reader) -> Response {
    match reader {
        Reader::Referee => Response::Cup(game.draw_options()),
        Reader::Side(side) => Response::Drawable(game.drawable(Some(side))),
        Reader::Everybody => Response::Drawable(game.drawable(None)),
    }
}

/// Returns a range of fact numbers, cut off at the last fact of the match.
fn range<F: Ruleset>(game: &Match<F>, from: usize, to: Option<usize>) -> Range<usize> {
    let end = to.unwrap_or(usize::MAX).min(game.facts());
    from.min(end)..end
}

fn log<F: Ruleset>(game: &Match<F>, facts: Range<usize>, reader: Reader) -> Response {
    let next = facts.end;
    let line = |(i, entry)| Some((i, F::told(game.position(), entry, reader).line.get()?));
    let lines = facts.clone().zip(game.log_since(facts.start)).filter_map(line);
    let last = game.last_line().filter(|(number, _)| facts.contains(number));
    let lines = lines.chain(last).collect();
    let Materials { origins, origin_tables, .. } = F::materials(game.rules());
    let note = origins.note(origin_tables.rolls);
    let note = note.map(|note| say!("note-on-rolls", note = note.text));
    Response::Log { lines, next, note }
}

fn past<F: Ruleset>(game: &Match<F>, n: usize, reader: Reader) -> Result<Reply, MatchError> {
    let past = game.past(n).ok_or(MatchError::NoPosition)?;
    Ok(Reply::Later(Box::new(move || {
        let then = past.play()?;
        let (position, facts) = (then.position(), then.facts());
        let (rules, seen) = (position.package, F::seen(position, reader));
        let (view, picture) = (data(F::view(rules, &seen)), F::board_view(rules, &seen));
        Ok(Response::Past(Box::new(Glimpse { facts, view, picture })))
    })))
}

fn report<F: Ruleset>(game: &Match<F>) -> Reply {
    let reckoned = game.reckoned();
    Reply::Later(Box::new(move || Ok(Response::Report(Box::new(reckoned.report()?)))))
}

/// Returns the line of sight between two hexes, as the reader's side sees it. A referee or
/// spectator gets the view of the deciding side, or of the Union if no decision is pending.
fn sight<F: Ruleset>(
    game: &Match<F>,
    from: HexNumber,
    to: HexNumber,
    reader: Reader,
) -> Result<Reply, MatchError> {
    let side = match reader {
        Reader::Side(side) => side,
        Reader::Everybody | Reader::Referee => {
            game.decision().map_or(Side::Usa, |decision| decision.side)
        }
    };
    let grid = F::materials(game.rules()).grid;
    let ends = grid.hex(from).zip(grid.hex(to));
    let sight = ends.and_then(|(from, to)| F::sight(game.position(), from, to, side));
    Ok(Reply::Now(Response::Sight(Box::new(sight.ok_or(MatchError::NoHex)?))))
}
