//! Requests about games: data that never changes during a match.

use std::sync::Arc;

use kernel::Lesson;
use kernel::words::Language;
use serde::{Deserialize, Serialize};
use session::{Library, Listed, Seat};

use crate::call::answer::{Answer, DRAWING, JSON};
use crate::package_index::{IndexedPackage, PackageIndex};
use crate::refused::Refused;

/// Entry in the list of games.
#[derive(Debug, Serialize)]
pub(super) struct GameListed {
    name: String,
    title: String,
    scenarios: Vec<Listed>,
    lessons: Vec<LessonListed>,
    /// Ids of the bots that can play the other side, best first.
    computers: Vec<&'static str>,
}

/// Entry in the lesson list of a game.
#[derive(Debug, Serialize)]
struct LessonListed {
    id: String,
    title: String,
    about: String,
    minutes: u8,
}

/// Handles `GET /api/games`.
pub(super) fn list(package_index: &PackageIndex) -> Vec<GameListed> {
    // The list omits packages that cannot be played, since only their authors can fix them.
    let playable = |name: String| Some((package_index.package(&name).ok()?, name));
    let playable = package_index.names().into_iter().filter_map(playable);
    playable.map(|(package, name)| listed(&package, name)).collect()
}

fn listed(package: &IndexedPackage, name: String) -> GameListed {
    let edition = &package.edition;
    let lessons = edition.lessons();
    let lesson = |lesson: &Arc<Lesson>| LessonListed {
        id: lesson.id.clone(),
        title: lesson.title.clone(),
        about: lesson.about.clone(),
        minutes: lesson.minutes,
    };
    GameListed {
        name,
        title: edition.title().to_owned(),
        scenarios: edition.scenarios(),
        lessons: lessons.iter().map(lesson).collect(),
        computers: Seat::computers(edition.levels()).into_iter().map(Seat::id).collect(),
    }
}

/// Entry in the list of bot levels.
#[derive(Debug, Serialize)]
pub(super) struct LevelListed {
    id: &'static str,
    words: String,
}

/// Handles `GET /api/levels`.
pub(super) fn levels() -> Vec<LevelListed> {
    let listed = |seat: Seat| LevelListed { id: seat.id(), words: seat.words() };
    Seat::players().map(listed).collect()
}

/// Handles `GET /api/games/{game}`.
pub(super) fn geometry(package_index: &PackageIndex, name: &str) -> Result<Answer, Refused> {
    let package = find(package_index, name)?;
    let tag = format!("{}-{}", package.edition.hash(), Language::spoken().tag());
    Ok(Answer { kind: JSON, body: package.geometry().as_ref().to_owned(), tag: Some(tag) })
}

/// Handles `GET /api/games/{game}/map.svg`.
pub(super) fn land(package_index: &PackageIndex, name: &str) -> Result<Answer, Refused> {
    let package = find(package_index, name)?;
    let tag = format!("{}-{}", package.edition.hash(), env!("CARGO_PKG_VERSION"));
    Ok(Answer { kind: DRAWING, body: package.land().to_owned(), tag: Some(tag) })
}

/// Query for a printable map.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Printing {
    /// Id of the scenario whose units the map shows. `None` for a map without units.
    scenario: Option<String>,
}

/// Handles `GET /api/games/{game}/paper.svg`.
pub(super) fn paper(
    package_index: &PackageIndex,
    name: &str,
    of: &Printing,
) -> Result<Answer, Refused> {
    let drawn = find(package_index, name)?.edition.paper(of.scenario.as_deref());
    let body = drawn.map_err(|_| Refused::unknown("scenario"))?;
    Ok(Answer { kind: DRAWING, body, tag: None })
}

/// Handles `GET /api/games/{game}/counters.svg`.
pub(super) fn counters(package_index: &PackageIndex, name: &str) -> Result<Answer, Refused> {
    Ok(Answer { kind: DRAWING, body: find(package_index, name)?.edition.counters(), tag: None })
}

fn find(package_index: &PackageIndex, name: &str) -> Result<Arc<IndexedPackage>, Refused> {
    package_index.package(name).map_err(|_| Refused::unknown("game"))
}
