//! Panels beside a page's map: turns, points, cup, held chits, Broken Track, reinforcements,
//! brigades, tracks.

use kernel::{Content, Item, Items, Panel, Row, Side, say};

use super::map_markers;
use crate::board::{ActivationKind, BrigadeStatus};
use crate::describe;
use crate::game::{BrokenBox, Chit, TrackId};
use crate::position_ext::PositionExt;
use crate::system::Position;
use crate::view::{BrigadeSeen, ChitsSeen, Hand, Public, UnitSeen};

/// Returns all panels beside the map.
pub(super) fn sections(
    position: Position<'_>,
    public: &Public<'_>,
    chits: &ChitsSeen<'_>,
) -> Vec<Panel> {
    let mut sections = vec![
        turns(position),
        points(position, public),
        cup(position, chits),
        held(position, chits),
        broken(position, public),
        coming(position, public),
        brigades(position, public),
    ];
    sections.extend(tracks(position, chits));
    sections.extend(ground(position));
    sections
}

/// Returns the titles of the panels that a text interface always shows.
pub(super) fn beside(chits: &ChitsSeen<'_>) -> Vec<String> {
    vec![title_of_cup(chits), say!("title-held"), say!("title-tracks")]
}

fn title_of_cup(chits: &ChitsSeen<'_>) -> String {
    say!("title-cup", size = chits.cup.size)
}

const fn section(title: String, parts: Vec<Content>) -> Panel {
    Panel { title, parts }
}

fn turns(position: Position<'_>) -> Panel {
    let scenario = position.package.scenario();
    let turns = scenario.first_turn..=scenario.last_turn;
    let boxes = turns.map(|turn| (turn.to_string(), scenario.time(turn).to_owned())).collect();
    let now = usize::from(position.board.turn().saturating_sub(scenario.first_turn));
    section(say!("title-turns"), vec![Content::Track { boxes, now }])
}

/// Returns the panel of ground markers. `None` if there are none.
fn ground(position: Position<'_>) -> Option<Panel> {
    let lines: Vec<_> = map_markers::told(position).map(Content::Words).collect();
    (!lines.is_empty()).then(|| section(say!("title-ground"), lines))
}

fn points(position: Position<'_>, public: &Public<'_>) -> Panel {
    let row = |side: Side| Row {
        side: None,
        cells: vec![
            position.game().side_names[side].clone(),
            public.score[side].clone(),
            public.vp[side].to_string(),
        ],
    };
    let head = vec![String::new(), say!("head-score"), say!("head-awarded")];
    let table = Content::Table { head, rows: Side::BOTH.into_iter().map(row).collect() };
    let level = public.net.level.map(|level| Content::Words(say!("points-level", level)));
    section(say!("title-points"), [table].into_iter().chain(level).collect())
}

/// Returns a chit for display. `side` selects between chits of both sides with the same id.
fn chit(position: Position<'_>, id: &str, side: Option<Side>) -> Item {
    let chits = || position.game().chits.iter().filter(|chit| chit.id == id);
    let own = chits().find(|chit| chit.side == side).or_else(|| chits().next());
    Item {
        text: own.map_or(id, |chit: &Chit| &chit.name).to_owned(),
        side: own.and_then(|chit| chit.side),
        covered: false,
        help: own.map(|chit| describe::chit_help(position.game(), chit)).unwrap_or_default(),
    }
}

fn covered(side: Option<Side>, text: String) -> Item {
    Item { text, side, covered: true, ..Item::default() }
}

fn chits(position: Position<'_>, ids: &[&str]) -> Vec<Item> {
    ids.iter().map(|id| chit(position, id, None)).collect()
}

/// Returns a titled group of chits for display.
fn lying(title: String, items: Vec<Item>) -> Content {
    Content::Items(Items { title, tokens: true, items, ..Items::default() })
}

fn hand(position: Position<'_>, title: String, hand: &Hand<'_>, side: Option<Side>) -> Content {
    let items = match hand {
        Hand::Open(ids) => ids.iter().map(|id| chit(position, id, side)).collect(),
        Hand::Covered { count, seen } => {
            let open = seen.iter().map(|id| chit(position, id, side));
            let hidden = count - seen.len();
            let hidden =
                (hidden > 0).then(|| covered(side, say!("chits-face-down", count = hidden)));
            open.chain(hidden).collect()
        }
    };
    lying(title, items)
}

fn cup(position: Position<'_>, seen: &ChitsSeen<'_>) -> Panel {
    let names = &position.game().side_names;
    let unknown = Side::BOTH.into_iter().filter(|side| seen.cup.unknown[*side] > 0);
    let unknown = unknown.map(|side| {
        let count = seen.cup.unknown[side];
        covered(Some(side), say!("chits-unknown", count, side = &names[side]))
    });
    let mut parts = vec![lying(
        String::new(),
        chits(position, &seen.cup.known).into_iter().chain(unknown).collect(),
    )];
    if !seen.key.is_empty() {
        let names: Vec<_> = chits(position, &seen.key).into_iter().map(|chit| chit.text).collect();
        parts.push(Content::Words(say!("hand-key", chits = names.join(", "))));
    }
    parts.extend(seen.drawn.as_ref().map(|drawn| hand(position, say!("title-drawn"), drawn, None)));
    if !seen.discarded.is_empty() {
        let title = say!("title-discarded", count = seen.discarded.len());
        let items = chits(position, &seen.discarded);
        parts.push(Content::Items(Items { title, folded: true, tokens: true, items }));
    }
    section(title_of_cup(seen), parts)
}

fn held(position: Position<'_>, seen: &ChitsSeen<'_>) -> Panel {
    let names = &position.game().side_names;
    let of = |side: Side| hand(position, names[side].clone(), &seen.held[side], Some(side));
    section(say!("title-held"), Side::BOTH.into_iter().map(of).collect())
}

fn broken(position: Position<'_>, public: &Public<'_>) -> Panel {
    let item = |seen: &UnitSeen<'_>| {
        let unit = position.game().units.iter().find(|unit| unit.id == seen.id)?;
        let (text, side) = (unit.name.clone(), Some(unit.side));
        Some(Item { text, side, ..Item::default() })
    };
    let those = |wanted: &dyn Fn(&UnitSeen<'_>) -> bool| {
        public.units.iter().filter(|seen| wanted(seen)).filter_map(item).collect::<Vec<_>>()
    };
    let in_box = |at: BrokenBox| {
        let title = match at {
            BrokenBox::Available => say!("title-available"),
            numbered => numbered.id().to_owned(),
        };
        Items { title, items: those(&|seen| seen.r#box == Some(at.id())), ..Items::default() }
    };
    let boxes = BrokenBox::ALL.into_iter().rev().map(in_box).collect();
    let mut parts = vec![Content::Boxes(boxes)];
    let gone = those(&|seen| seen.gone.is_some());
    if !gone.is_empty() {
        let title = say!("title-gone", count = gone.len());
        parts.push(Content::Items(Items { title, folded: true, tokens: false, items: gone }));
    }
    section(say!("title-broken"), parts)
}

fn coming(position: Position<'_>, public: &Public<'_>) -> Panel {
    let due = |seen: &BrigadeSeen<'_>| {
        let turn = seen.due?;
        let brigade = name_of(position, seen);
        let text = match seen.enters {
            Some(hex) => say!("coming-at", brigade, turn, hex),
            None => say!("coming", brigade, turn),
        };
        Some(Item { text, ..Item::default() })
    };
    let items: Vec<_> = public.brigades.iter().filter_map(due).collect();
    let part = if items.is_empty() {
        Content::Words(say!("coming-none"))
    } else {
        Content::Items(Items { items, ..Items::default() })
    };
    section(say!("title-reinforcements"), vec![part])
}

fn name_of(position: Position<'_>, seen: &BrigadeSeen<'_>) -> String {
    let brigade = position.game().brigades.iter().find(|brigade| brigade.id == seen.id);
    brigade.map_or(seen.id, |brigade| brigade.name.as_str()).to_owned()
}

fn brigades(position: Position<'_>, public: &Public<'_>) -> Panel {
    let row = |seen: &BrigadeSeen<'_>| {
        let brigade = position.game().brigades.iter().find(|brigade| brigade.id == seen.id);
        let status = match seen.status {
            BrigadeStatus::Absent => say!("status-absent"),
            BrigadeStatus::Available => say!("status-available"),
            BrigadeStatus::Activated => say!("status-activated"),
        };
        Row {
            side: brigade.map(|brigade| brigade.side),
            cells: vec![name_of(position, seen), status],
        }
    };
    let here = public.brigades.iter().filter(|seen| seen.due.is_none());
    let table = Content::Table { head: Vec::new(), rows: here.map(row).collect() };
    let active = activation(position).map(Content::Words);
    section(say!("title-brigades"), active.into_iter().chain([table]).collect())
}

/// Describes the current activation: `Geary: Full Activation, order Attack`.
fn activation(position: Position<'_>) -> Option<String> {
    let activation = position.board.activation()?;
    let brigade = &position.game().brigades[activation.brigade.index()].name;
    let kind = match activation.kind {
        ActivationKind::Full => "full",
        ActivationKind::Limited => "limited",
    };
    Some(match activation.order {
        Some(order) => {
            say!("shown-active-under", brigade, kind, order = describe::order(order))
        }
        None => say!("shown-active", brigade, kind),
    })
}

/// Describes the chits that a side has spent. `None` if it has spent none. CHIT-07.
fn spent(position: Position<'_>, side: Side, hand: &Hand<'_>) -> Option<String> {
    let name = &position.game().side_names[side];
    match hand {
        Hand::Covered { count: 0, .. } => None,
        Hand::Covered { count, .. } => Some(say!("spent-face-down", side = name, count = *count)),
        Hand::Open(ids) => {
            let names: Vec<_> = ids.iter().map(|id| chit(position, id, Some(side)).text).collect();
            (!names.is_empty()).then(|| say!("spent", side = name, chits = names.join(", ")))
        }
    }
}

/// Returns the panel of arrival tracks. `None` if no track is in use.
fn tracks(position: Position<'_>, chits: &ChitsSeen<'_>) -> Option<Panel> {
    let tracks = position.package.scenario().tracks.iter().enumerate();
    let item = |(index, track): (usize, &crate::game::Track)| {
        let id = TrackId::from_index(index);
        let reached = usize::from(position.board.track(id)).checked_sub(1)?;
        let reached =
            track.boxes.get(reached).cloned().unwrap_or_else(|| (reached + 1).to_string());
        let track = &track.name;
        let text = match position.board.spent_on(id) {
            0 => say!("track", track, reached),
            spent => say!("track-spent", track, reached, spent),
        };
        Some(Item { text, ..Item::default() })
    };
    let items: Vec<_> = tracks.filter_map(item).collect();
    let spent = Side::BOTH.into_iter().filter_map(|of| spent(position, of, &chits.spent[of]));
    let words: Vec<_> = spent.map(Content::Words).collect();
    let listed = |items| {
        let list = Content::Items(Items { items, ..Items::default() });
        section(say!("title-tracks"), std::iter::once(list).chain(words).collect())
    };
    (!items.is_empty()).then(|| listed(items))
}
