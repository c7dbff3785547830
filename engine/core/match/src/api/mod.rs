//! Requests that every interface can make of a match, and the responses.
//!
//! The page, the terminal, the line protocol, the Model Context Protocol and Python are shells over
//! [`handle`], or over the two methods of a match that it calls. A shell determines the
//! match and the requesting side, and writes the response in its own format.
//! A new request is a variant of [`Request`] and of [`Response`], and an arm of `answer`.

mod act;
mod ahead;
mod answer;
mod request;
mod response;

use kernel::Reader;

pub use act::Act;
pub use ahead::{Ahead, Next, OptionPlaces};
pub(crate) use answer::{answer, data};
pub use request::{Request, Scope};
pub use response::{Pending, Reply, Response};

use crate::ending::EndAct;
use crate::matches::{AnyMatch, MatchError};

/// Executes a request for a reader. A refused request changes nothing.
///
/// # Errors
/// If the request is outside the reader's [scope](Scope), or if the match refuses it.
pub fn handle(
    game: &mut dyn AnyMatch,
    request: &Request,
    reader: Reader,
) -> Result<Reply, MatchError> {
    let act = match request {
        Request::Choose { id } => Act::Choose(id),
        Request::Undo {} => Act::Undo,
        Request::End { act } => return end(game, *act, reader),
        _ => return game.look(request, reader),
    };
    request.check(&game.status(), reader)?;
    game.act(act)?;
    game.look(&Request::Decision {}, reader)
}

fn end(game: &mut dyn AnyMatch, act: EndAct, reader: Reader) -> Result<Reply, MatchError> {
    Request::End { act }.check(&game.status(), reader)?;
    let side = game.ending_side(reader, act)?;
    game.act(Act::End(side, act))?;
    let next = if game.is_over() { Request::Decision {} } else { Request::Offer {} };
    game.look(&next, reader)
}
