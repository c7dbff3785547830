//! What lies beside the map of a page: turns, points, cup, held chits, Broken Track, reinforcements, brigades,
//! tracks.

use kernel::{Content, Item, Items, Row, Section, Side};

use super::laid;
use crate::board::BrigadeStatus;
use crate::game::{BrokenBox, Chit, TrackId};
use crate::look::Look;
use crate::system::Scene;
use crate::view::{BrigadeSeen, ChitsSeen, Hand, Public, UnitSeen};

/// All of it.
pub(super) fn sections(
    scene: Scene<'_>,
    public: &Public<'_>,
    chits: &ChitsSeen<'_>,
) -> Vec<Section> {
    let mut sections = vec![
        turns(scene),
        points(scene, public),
        cup(scene, chits),
        held(scene, chits),
        broken(scene, public),
        coming(scene, public),
        brigades(scene, public),
    ];
    sections.extend(tracks(scene));
    sections.extend(ground(scene));
    sections
}

fn section(title: &str, parts: Vec<Content>) -> Section {
    Section { title: title.to_owned(), parts }
}

fn turns(scene: Scene<'_>) -> Section {
    let scenario = scene.package.scenario();
    let turns = scenario.first_turn..=scenario.last_turn;
    let boxes = turns.map(|turn| (turn.to_string(), scenario.time(turn).to_owned())).collect();
    let now = usize::from(scene.board.turn().saturating_sub(scenario.first_turn));
    section("Turns", vec![Content::Track { boxes, now }])
}

/// What lies on the ground, if anything does.
fn ground(scene: Scene<'_>) -> Option<Section> {
    let lines: Vec<_> = laid::told(scene).map(Content::Words).collect();
    (!lines.is_empty()).then(|| section("On the ground", lines))
}

fn points(scene: Scene<'_>, public: &Public<'_>) -> Section {
    let row = |side: Side| Row {
        side: None,
        cells: vec![
            scene.game().side_names[side].clone(),
            public.score[side].clone(),
            public.vp[side].to_string(),
        ],
    };
    let head = ["", "if it ended now", "awarded"].map(str::to_owned).to_vec();
    let table = Content::Table { head, rows: Side::BOTH.into_iter().map(row).collect() };
    let level = public.net.level.map(|level| Content::Words(format!("That would be: {level}")));
    section("Victory points", [table].into_iter().chain(level).collect())
}

/// A chit by its id; that of a side, where it lies with one.
fn chit(scene: Scene<'_>, id: &str, side: Option<Side>) -> Item {
    let chits = || scene.game().chits.iter().filter(|chit| chit.id == id);
    let own = chits().find(|chit| chit.side == side).or_else(|| chits().next());
    Item {
        text: own.map_or(id, |chit: &Chit| &chit.name).to_owned(),
        side: own.and_then(|chit| chit.side),
        covered: false,
        help: own.map(|chit| chit.help.clone()).unwrap_or_default(),
    }
}

fn covered(side: Option<Side>, text: String) -> Item {
    Item { text, side, covered: true, ..Item::default() }
}

fn chits(scene: Scene<'_>, ids: &[&str]) -> Vec<Item> {
    ids.iter().map(|id| chit(scene, id, None)).collect()
}

/// Chits that lie together.
fn lying(title: &str, items: Vec<Item>) -> Content {
    Content::Items(Items { title: title.to_owned(), tokens: true, items, ..Items::default() })
}

fn hand(scene: Scene<'_>, title: &str, hand: &Hand<'_>, side: Option<Side>) -> Content {
    let items = match hand {
        Hand::Open(ids) => ids.iter().map(|id| chit(scene, id, side)).collect(),
        Hand::Covered { count, seen } => {
            let open = seen.iter().map(|id| chit(scene, id, side));
            let hidden = count - seen.len();
            let hidden = (hidden > 0).then(|| covered(side, format!("{hidden} face down")));
            open.chain(hidden).collect()
        }
    };
    lying(title, items)
}

fn cup(scene: Scene<'_>, seen: &ChitsSeen<'_>) -> Section {
    let names = &scene.game().side_names;
    let unknown = Side::BOTH.into_iter().filter(|side| seen.cup.unknown[*side] > 0);
    let unknown = unknown.map(|side| {
        covered(Some(side), format!("{} × {} event", seen.cup.unknown[side], names[side]))
    });
    let mut parts =
        vec![lying("", chits(scene, &seen.cup.known).into_iter().chain(unknown).collect())];
    if !seen.key.is_empty() {
        let names: Vec<_> = chits(scene, &seen.key).into_iter().map(|chit| chit.text).collect();
        parts.push(Content::Words(format!("Your key chit: {}", names.join(", "))));
    }
    parts.extend(seen.drawn.as_ref().map(|drawn| hand(scene, "Drawn", drawn, None)));
    if !seen.discarded.is_empty() {
        let title = format!("Out for the turn: {}", seen.discarded.len());
        let items = chits(scene, &seen.discarded);
        parts.push(Content::Items(Items { title, folded: true, tokens: true, items }));
    }
    section(&format!("Cup: {}", seen.cup.size), parts)
}

fn held(scene: Scene<'_>, seen: &ChitsSeen<'_>) -> Section {
    let names = &scene.game().side_names;
    let of = |side: Side| hand(scene, &names[side], &seen.held[side], Some(side));
    section("Held chits", Side::BOTH.into_iter().map(of).collect())
}

fn broken(scene: Scene<'_>, public: &Public<'_>) -> Section {
    let item = |seen: &UnitSeen<'_>| {
        let unit = scene.game().units.iter().find(|unit| unit.id == seen.id)?;
        let (text, side) = (unit.name.clone(), Some(unit.side));
        Some(Item { text, side, ..Item::default() })
    };
    let those = |wanted: &dyn Fn(&UnitSeen<'_>) -> bool| {
        public.units.iter().filter(|seen| wanted(seen)).filter_map(item).collect::<Vec<_>>()
    };
    let in_box = |at: BrokenBox| {
        let title = match at {
            BrokenBox::Available => "Available".to_owned(),
            numbered => numbered.id().to_owned(),
        };
        Items { title, items: those(&|seen| seen.r#box == Some(at.id())), ..Items::default() }
    };
    let boxes = BrokenBox::ALL.into_iter().rev().map(in_box).collect();
    let mut parts = vec![Content::Boxes(boxes)];
    let gone = those(&|seen| seen.gone.is_some());
    if !gone.is_empty() {
        let title = format!("Out of the game: {}", gone.len());
        parts.push(Content::Items(Items { title, folded: true, tokens: false, items: gone }));
    }
    section("Broken Track", parts)
}

fn coming(scene: Scene<'_>, public: &Public<'_>) -> Section {
    let due = |seen: &BrigadeSeen<'_>| {
        let turn = seen.due?;
        let at = seen.enters.map(|hex| format!(", at {hex}")).unwrap_or_default();
        let text = format!("{}: turn {turn}{at}", name_of(scene, seen));
        Some(Item { text, ..Item::default() })
    };
    let items: Vec<_> = public.brigades.iter().filter_map(due).collect();
    let part = if items.is_empty() {
        Content::Words("None to come".to_owned())
    } else {
        Content::Items(Items { items, ..Items::default() })
    };
    section("Reinforcements", vec![part])
}

fn name_of(scene: Scene<'_>, seen: &BrigadeSeen<'_>) -> String {
    let brigade = scene.game().brigades.iter().find(|brigade| brigade.id == seen.id);
    brigade.map_or(seen.id, |brigade| brigade.name.as_str()).to_owned()
}

fn brigades(scene: Scene<'_>, public: &Public<'_>) -> Section {
    let row = |seen: &BrigadeSeen<'_>| {
        let brigade = scene.game().brigades.iter().find(|brigade| brigade.id == seen.id);
        let status = match seen.status {
            BrigadeStatus::Absent => "absent",
            BrigadeStatus::Available => "available",
            BrigadeStatus::Activated => "activated",
        };
        Row {
            side: brigade.map(|brigade| brigade.side),
            cells: vec![name_of(scene, seen), status.to_owned()],
        }
    };
    let here = public.brigades.iter().filter(|seen| seen.due.is_none());
    section("Brigades", vec![Content::Table { head: Vec::new(), rows: here.map(row).collect() }])
}

fn tracks(scene: Scene<'_>) -> Option<Section> {
    let tracks = scene.package.scenario().tracks.iter().enumerate();
    let item = |(index, track): (usize, &crate::game::Track)| {
        let id = TrackId::from_index(index);
        let reached = usize::from(scene.board.track(id)).checked_sub(1)?;
        let at = track.boxes.get(reached).cloned().unwrap_or_else(|| (reached + 1).to_string());
        let spent = match scene.board.spent_on(id) {
            0 => String::new(),
            spent => format!(", {spent} spent this turn"),
        };
        let text = format!("{}: {at}{spent}", track.name);
        Some(Item { text, ..Item::default() })
    };
    let items: Vec<_> = tracks.filter_map(item).collect();
    let listed =
        |items| section("Tracks", vec![Content::Items(Items { items, ..Items::default() })]);
    (!items.is_empty()).then(|| listed(items))
}
