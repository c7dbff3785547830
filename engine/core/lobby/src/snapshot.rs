//! View of a match for one reader, as JSON.

use std::ops::Range;

use kernel::{BoardView, Chapter, DRAW, Line, PerSide, Reader, Side, Trace, Used};
use serde::Serialize;
use serde_json::Value;
use session::api::OptionPlaces;
use session::lesson::{self, Stage};
use session::{FactSeen, Involved, Pass, Seed};

use crate::limits::MAX_LOG;
use crate::live::answer::may_answer;
use crate::live::back::Back;
use crate::live::clock::ClocksSeen;
use crate::live::ending::EndSeen;
use crate::live::notice::Notice;
use crate::live::wish::Wish;
use crate::live::{Cursor, Live, PostSeen, history};
use crate::match_store::{About, ChatLine};
use crate::seats::{Holder, Moments, SeatSeen};

/// Everything that one viewer may see of a match, serialized for the page.
#[derive(Debug, Serialize)]
pub(crate) struct Snapshot<'a> {
    #[serde(rename = "match")]
    about: MatchSeen<'a>,
    /// Seat that the key opens: the id of a side, or `both`. `None` for a spectator.
    you: Option<&'static str>,
    /// Side whose private information the snapshot shows. `None` if the snapshot shows only public
    /// information.
    r#as: Option<Side>,
    rev: usize,
    /// Number of answers in the match that the seat knows of.
    n: usize,
    view: Value,
    picture: BoardView,
    decision: Option<DecisionSeen>,
    /// Whether the player of the seat has not answered yet. The page then shows the briefing.
    begins: bool,
    /// Way in which the seat can take back the last decision. `None` if the seat cannot.
    undo: Option<Back>,
    /// Pending undo request. `None` if there is none.
    wish: Option<Wish>,
    /// Draw offer, and the side that may resign.
    ending: EndSeen,
    /// Whether the program declines forced prompts for the player, who may have no real choice
    /// there. `None` in a match by mail, and unless the key opens exactly one seat.
    moments: Option<Moments>,
    /// Progress of the lesson. `None` if the match plays no lesson.
    #[serde(skip_serializing_if = "Option::is_none")]
    lesson: Option<Stage>,
    /// State of the match by mail. Absent for other matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    post: Option<PostSeen>,
    /// Thinking times. `None` if the match has no clocks.
    #[serde(skip_serializing_if = "Option::is_none")]
    clocks: Option<ClocksSeen>,
    log: LogSeen,
    chat: ChatSeen,
}

/// Data of the match that rarely changes.
#[derive(Debug, Serialize)]
struct MatchSeen<'a> {
    #[serde(flatten)]
    about: &'a About,
    seats: PerSide<SeatSeen>,
    options: &'a session::Options,
    chance: ChanceSeen,
}

/// Data on the seed. Players use it after the match to verify that the maker did not manipulate the
/// seed.
#[derive(Debug, Serialize)]
struct ChanceSeen {
    /// SHA-256 of the seed's 32 hexadecimal digits.
    commitment: String,
    /// Whether the seed is so small that a person must have chosen it.
    chosen: bool,
    /// Seed of the match. `None` until the match is over.
    seed: Option<Seed>,
}

impl ChanceSeen {
    fn of(live: &Live) -> Self {
        let seed = live.game.setup().seed;
        let (commitment, chosen) = (seed.commitment(), seed.is_chosen());
        Self { commitment, chosen, seed: live.is_open().then_some(seed) }
    }
}

/// The pending decision. Only the deciding side sees the options, and the prompt if it is private.
#[derive(Debug, Serialize)]
struct DecisionSeen {
    n: u32,
    turn: u8,
    side: Side,
    /// Whether the holder of this key may answer the decision.
    yours: bool,
    /// Whether the prompt is private to the deciding side.
    secret: bool,
    /// Whether the prompt is hidden from the viewer of this snapshot.
    covered: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    prompt: Option<String>,
    path: Vec<String>,
    /// Ids of the counters that the decision concerns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    subjects: Vec<String>,
    /// Explanation of the decision for newcomers.
    #[serde(skip_serializing_if = "Option::is_none")]
    coach: Option<String>,
    /// Reaction window of the decision, if the player may pass it automatically.
    #[serde(skip_serializing_if = "Option::is_none")]
    pass: Option<Pass>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<OptionPlaces>,
}

/// A range of the log, as one reader may see it.
#[derive(Debug, Serialize)]
pub(crate) struct LogSeen {
    /// Number of the first fact in the range. The client replaces all facts from this number on.
    from: usize,
    /// Total number of facts in the log.
    total: usize,
    /// Note that states how many figures in the charts used for rolls have no source.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    lines: Vec<LineSeen>,
    /// Chapters that contain the facts of the range. The client replaces all chapters from the
    /// first of these on.
    chapters: Vec<Chapter>,
}

#[derive(Debug, Serialize)]
struct LineSeen {
    /// Number of the fact in the log.
    i: usize,
    /// Number of answers in the match right after the fact. Clients use this number to request the
    /// position at that time.
    n: usize,
    #[serde(flatten)]
    line: Line,
    /// Graphic that the map shows for the fact.
    #[serde(skip_serializing_if = "Option::is_none")]
    trace: Option<Trace>,
    /// Chart cells that the engine read for the fact.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    used: Vec<Used>,
}

/// Chat messages, starting with the message that has the number `from`.
#[derive(Debug, Serialize)]
struct ChatSeen {
    from: usize,
    said: Vec<ChatLine>,
}

impl ChatSeen {
    fn since(live: &Live, from: usize) -> Self {
        let names = live.game.status().side_names;
        let said = live.talk.since(from).iter();
        Self { from, said: said.map(|line| Notice::worded(line, names)).collect() }
    }
}

impl<'a> Snapshot<'a> {
    /// Builds the snapshot for a reader who already has the match up to `since`.
    pub(crate) fn of(live: &'a Live, holder: Holder, reader: Reader, since: Cursor) -> Self {
        let said = since.said.min(live.talk.next());
        let n = live.game.answers_known(live.counting(holder));
        Self {
            about: MatchSeen {
                about: &live.about,
                seats: PerSide::from_fn(|side| live.seats[side].seen()),
                options: &live.game.setup().options,
                chance: ChanceSeen::of(live),
            },
            you: holder.word(),
            r#as: side_of(reader),
            rev: live.rev(holder),
            n,
            view: live.game.view(reader),
            picture: live.game.board_view(reader),
            decision: DecisionSeen::of(live, holder, reader, n),
            begins: live.begins(holder),
            undo: live.can_undo(holder),
            wish: live.wish,
            ending: live.end_seen(holder),
            moments: match holder {
                Holder::One(side) => live.moments(side),
                Holder::Spectator | Holder::Both => None,
            },
            lesson: lesson::stage(&*live.game),
            post: live.post_seen().filter(|_| holder != Holder::Spectator),
            clocks: live.clocks.map(|clocks| clocks.seen()),
            log: LogSeen::of(live, holder, reader, live.known(since, holder)),
            chat: ChatSeen::since(live, said),
        }
    }
}

/// Returns the side of a reader. Pages have no referee, so any other reader sees public information
/// only.
const fn side_of(reader: Reader) -> Option<Side> {
    match reader {
        Reader::Side(side) => Some(side),
        Reader::Everybody | Reader::Referee => None,
    }
}

impl DecisionSeen {
    fn of(live: &Live, holder: Holder, reader: Reader, n: usize) -> Option<Self> {
        let decision = live.decision()?;
        let secret = live.game.secrecy(&decision.kind).is_private();
        let yours = may_answer(holder, &decision) && !live.waits_for_computer(&decision);
        let covered = secret && side_of(reader) != Some(decision.side);
        let shown = !covered;
        let path = if shown { decision.path } else { decision.path.into_iter().take(1).collect() };
        let involved = if shown { live.game.involved() } else { Involved::default() };
        let options = if !(shown && yours) {
            Vec::new()
        } else if decision.kind == DRAW {
            live.game.drawable(reader)
        } else {
            decision.options
        };
        Some(Self {
            n: n as u32 + 1,
            turn: decision.turn,
            side: decision.side,
            yours,
            secret,
            covered,
            kind: shown.then_some(decision.kind),
            rule: shown.then_some(decision.rule),
            prompt: shown.then_some(decision.prompt),
            path,
            subjects: involved.subjects,
            coach: involved.coach.filter(|_| yours),
            pass: involved.pass.filter(|_| yours),
            options: live.game.option_places(options),
        })
    }
}

impl LogSeen {
    /// Returns the log from the fact with a given number to the end. If there are too many lines,
    /// returns only the last ones.
    pub(crate) fn of(live: &Live, holder: Holder, reader: Reader, from: usize) -> Self {
        let total = live.game.facts();
        let from = from.min(total).max(total.saturating_sub(MAX_LOG));
        Self::piece(live, holder, reader, from..total)
    }

    /// Returns the log of a range of facts. If the range has too many lines, returns only the first
    /// ones.
    pub(crate) fn between(
        live: &Live,
        holder: Holder,
        reader: Reader,
        facts: Range<usize>,
    ) -> Self {
        let total = live.game.facts();
        let from = facts.start.min(total);
        let to = facts.end.min(total).min(from + MAX_LOG);
        Self::piece(live, holder, reader, from..to)
    }

    fn piece(live: &Live, holder: Holder, reader: Reader, wanted: Range<usize>) -> Self {
        let (game, from) = (&*live.game, wanted.start);
        let moments = game.moments(live.counting(holder));
        let line = |(i, fact): (usize, FactSeen)| {
            let FactSeen { line, trace, used, .. } = fact;
            Some(LineSeen { i, n: moments[history::moment(game, i)], line: line?, trace, used })
        };
        let chapters = game.story(wanted.clone());
        let facts = game.facts_since(wanted, reader).into_iter();
        let lines = (from..).zip(facts).filter_map(line).collect();
        Self { from, total: game.facts(), note: game.note_on_rolls(), lines, chapters }
    }
}
