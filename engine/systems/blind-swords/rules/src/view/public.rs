//! What lies open on the table.

use kernel::{HexNumber, MadeUp, PerSide, Side, Sixteenths};
use serde::Serialize;

use crate::board::{
    ActivationKind, ActivationStep, BrigadeStatus, ChitStep, EndStep, Face, Frozen, Morale, Phase,
    Place,
};
use crate::check::{support, values, victory};
use crate::game::{BrigadeId, Order, Points, UnitId, UnitSet};
use crate::look::{Look, members};
use crate::system::Scene;

/// What lies open on the table.
#[derive(Clone, Debug, Serialize)]
pub struct Public<'a> {
    /// The id of the scenario.
    pub scenario: &'a str,
    /// The game turn.
    pub turn: u8,
    /// The last one.
    pub last_turn: u8,
    /// The time of day.
    pub time: &'a str,
    /// Where the sequence of play stands.
    pub phase: PhaseSeen,
    /// The activation under way.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<ActivationSeen<'a>>,
    /// All units that have a place: on the map, on the Broken Track, or gone.
    pub units: Vec<UnitSeen<'a>>,
    /// Units that have used their action of the phase or step.
    pub acted: Vec<&'a str>,
    /// The brigades in play or still to come.
    pub brigades: Vec<BrigadeSeen<'a>>,
    /// Generals in their casualty form.
    pub casualties: Vec<&'a str>,
    /// Whether the next chit will be negated.
    pub fortunes: bool,
    /// The hexes that each side controls.
    pub control: PerSide<Vec<HexNumber>>,
    /// The points awarded so far.
    pub vp: PerSide<i32>,
    /// What each side would have if the game ended now.
    pub score: PerSide<String>,
    /// Who would be ahead then, and by how much.
    pub net: Net<'a>,
    /// The numbers of the scenario that both sides see, by their names, in whole points.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<(&'a str, i32)>,
    /// The arrival tracks in use.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<TrackSeen<'a>>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultSeen<'a>>,
}

/// Where the sequence of play stands.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PhaseSeen {
    /// Its name in the protocol.
    pub name: &'static str,
    /// The step within it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<&'static str>,
    /// The side whose step it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// A brigade's activation.
#[derive(Clone, Debug, Serialize)]
pub struct ActivationSeen<'a> {
    /// The id of the active brigade.
    pub brigade: &'a str,
    /// Full or limited.
    pub kind: ActivationKind,
    /// The step it has reached.
    pub step: ActivationStep,
    /// The order given, if it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
    /// The close combats declared and not yet fought: unit and hex.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assaults: Vec<(&'a str, HexNumber)>,
    /// Cavalry whose charge has come next to its enemy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub charging: Vec<&'a str>,
}

/// A unit as both sides see its counter.
#[derive(Clone, Debug, Serialize)]
pub struct UnitSeen<'a> {
    /// The id of the unit in the package.
    pub id: &'a str,
    /// Its hex, if it is on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<HexNumber>,
    /// Its box, if it is on the Broken Track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#box: Option<&'static str>,
    /// `eliminated` or `withdrawn`, if it is out of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<&'static str>,
    /// The face that shows.
    pub face: Face,
    /// Its morale marker.
    pub morale: Morale,
    /// Whether it is in Skirmish Order.
    #[serde(skip_serializing_if = "is_false")]
    pub skirmish: bool,
    /// Whether it is cavalry on foot.
    #[serde(skip_serializing_if = "is_false")]
    pub dismounted: bool,
    /// Its modified strength, on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sp: Option<String>,
    /// Its modified cohesion rating, on the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cr: Option<u8>,
    /// Whether it lacks support.
    #[serde(skip_serializing_if = "is_false")]
    pub unsupported: bool,
    /// Whether a scenario rule forbids it to move.
    #[serde(skip_serializing_if = "is_false")]
    pub frozen: bool,
    /// The names of the markers of the package that it bears.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<&'a str>,
    /// Its printed figures that are reconstructed, such as `cohesion/fresh`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reconstructed: Vec<&'a str>,
    /// Its printed figures that are designed for the package.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub designed: Vec<&'a str>,
}

/// A brigade as its status marker shows it.
#[derive(Clone, Debug, Serialize)]
pub struct BrigadeSeen<'a> {
    /// The id of the brigade in the package.
    pub id: &'a str,
    /// Its activation status marker.
    pub status: BrigadeStatus,
    /// Whether a scenario rule forbids its activation.
    #[serde(skip_serializing_if = "is_free")]
    pub frozen: Frozen,
    /// The turn on which it is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<u8>,
    /// Where it enters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enters: Option<HexNumber>,
}

/// An arrival track.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TrackSeen<'a> {
    /// The id of the track in the scenario.
    pub id: &'a str,
    /// The box reached; 1 is the first.
    pub r#box: u8,
    /// How many chits are spent on it this turn.
    pub spent: usize,
}

/// The difference of both sides' points, as the net marker on the track shows it.
#[derive(Clone, Debug, Serialize)]
pub struct Net<'a> {
    /// Who is ahead; nobody at par.
    pub side: Option<Side>,
    /// By how many points.
    pub points: String,
    /// The level that it would be.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'a str>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
pub struct ResultSeen<'a> {
    /// The winner; nobody in a draw.
    pub winner: Option<Side>,
    /// The level; none for an automatic win.
    pub level: Option<&'a str>,
    /// The points of both sides.
    pub score: PerSide<String>,
}

/// What lies open on the table.
pub fn public(scene: Scene<'_>) -> Public<'_> {
    let scenario = scene.package.scenario();
    let score = victory::score(scene);
    Public {
        scenario: &scenario.id,
        turn: scene.board.turn(),
        last_turn: scenario.last_turn,
        time: scenario.time(scene.board.turn()),
        phase: phase(scene.board.phase()),
        activation: activation(scene),
        units: scene.board.units().filter_map(|of| unit(scene, of)).collect(),
        acted: names(scene, scene.board.acted()),
        brigades: brigades(scene),
        casualties: casualties(scene),
        fortunes: scene.board.fortunes(),
        control: PerSide::from_fn(|side| controlled(scene, side)),
        vp: *scene.board.vp(),
        score: PerSide::from_fn(|side| score[side].to_string()),
        net: net(scene, &score),
        shown: shown(scene).collect(),
        tracks: tracks(scene),
        result: outcome(scene),
    }
}

/// The numbers of the scenario that both sides see, by their names.
pub fn shown(scene: Scene<'_>) -> impl Iterator<Item = (&str, i32)> {
    let count = move |function: &str| scene.package.scripts.count(function, &[], scene).floor();
    let shown = scene.package.scenario().shown.iter();
    shown.map(move |(name, function)| (name.as_str(), count(function)))
}

fn net<'a>(scene: Scene<'a>, score: &Points) -> Net<'a> {
    let net = victory::net(score);
    let level = scene.package.scenario().victory.level(score.usa - score.csa);
    Net {
        side: net.map(|(side, _)| side),
        points: net.map_or(Sixteenths::ZERO, |(_, points)| points).to_string(),
        level: level.map(|level| level.name.as_str()),
    }
}

fn phase(phase: &Phase) -> PhaseSeen {
    let seen = |name, step, side| PhaseSeen { name, step, side };
    match phase {
        Phase::Setup => seen("setup", None, None),
        Phase::CommandDecision => seen("command-decision", None, None),
        Phase::Artillery(artillery) => seen("artillery", None, Some(artillery.side)),
        Phase::ArtilleryRally(rally) => seen("artillery", Some("rally"), Some(rally.side)),
        Phase::ChitDraw(ChitStep::Declare) => seen("chit-draw", Some("declare"), None),
        Phase::ChitDraw(ChitStep::Held(turn)) => seen("chit-draw", Some("held"), Some(turn.side)),
        Phase::ChitDraw(ChitStep::Draw) => seen("chit-draw", Some("draw"), None),
        Phase::EndTurn(EndStep::Declare) => seen("end-turn", Some("declare"), None),
        Phase::EndTurn(EndStep::Held(turn)) => seen("end-turn", Some("held"), Some(turn.side)),
        Phase::EndTurn(EndStep::Housekeeping) => seen("end-turn", Some("housekeeping"), None),
        Phase::Over => seen("over", None, None),
    }
}

fn activation(scene: Scene<'_>) -> Option<ActivationSeen<'_>> {
    let activation = scene.board.activation()?;
    let game = scene.game();
    let assault = |assault: &crate::board::Assault| {
        (scene.info(assault.unit).id.as_str(), game.map.number(assault.target))
    };
    Some(ActivationSeen {
        brigade: &game.brigades[activation.brigade.index()].id,
        kind: activation.kind,
        step: activation.step,
        order: activation.order,
        assaults: activation.assaults.iter().map(assault).collect(),
        charging: names(scene, &activation.charging),
    })
}

fn made_up(scene: Scene<'_>, unit: UnitId, kind: MadeUp) -> Vec<&str> {
    scene.game().origins.parts(&format!("units/units/{}", scene.info(unit).id), kind)
}

fn unit(scene: Scene<'_>, unit: UnitId) -> Option<UnitSeen<'_>> {
    let state = scene.board.unit(unit);
    let mut seen = UnitSeen {
        id: &scene.info(unit).id,
        hex: None,
        r#box: None,
        gone: None,
        face: state.face,
        morale: state.morale,
        skirmish: state.skirmish,
        dismounted: !state.mount.is_mounted(),
        sp: None,
        cr: None,
        unsupported: false,
        frozen: scene.board.is_frozen_unit(unit),
        markers: markers(scene, unit),
        reconstructed: made_up(scene, unit, MadeUp::Reconstructed),
        designed: made_up(scene, unit, MadeUp::Designed),
    };
    match state.place {
        Place::Off => return None,
        Place::Hex(hex) => {
            seen.hex = Some(scene.game().map.number(hex));
            seen.sp = Some(values::modified_sp(scene, unit).to_string());
            seen.cr = Some(values::modified_cr(scene, unit));
            seen.unsupported = !support::is_supported(scene, unit);
        }
        Place::Broken(at) => seen.r#box = Some(at.id()),
        Place::Eliminated => seen.gone = Some("eliminated"),
        Place::Withdrawn => seen.gone = Some("withdrawn"),
    }
    Some(seen)
}

fn markers(scene: Scene<'_>, unit: UnitId) -> Vec<&str> {
    let markers = &scene.game().markers;
    let borne = scene.board.markers_of(unit);
    borne.map(|marker| markers[marker.index()].name.as_str()).collect()
}

fn names<'a>(scene: Scene<'a>, units: &UnitSet) -> Vec<&'a str> {
    members(units).map(|unit| scene.info(unit).id.as_str()).collect()
}

fn brigades(scene: Scene<'_>) -> Vec<BrigadeSeen<'_>> {
    let ids = (0..scene.game().brigades.len()).map(BrigadeId::from_index);
    let in_play = ids.filter(|&id| {
        let state = scene.board.brigade(id);
        state.status != BrigadeStatus::Absent || state.arrival.is_some()
    });
    in_play.map(|id| brigade(scene, id)).collect()
}

fn brigade(scene: Scene<'_>, id: BrigadeId) -> BrigadeSeen<'_> {
    let state = scene.board.brigade(id);
    BrigadeSeen {
        id: &scene.game().brigades[id.index()].id,
        status: state.status,
        frozen: state.frozen,
        due: state.arrival.map(|arrival| arrival.turn),
        enters: state.arrival.map(|arrival| scene.game().map.number(arrival.hex)),
    }
}

fn casualties(scene: Scene<'_>) -> Vec<&str> {
    let chits = scene.game().chits.iter().enumerate();
    let hit =
        chits.filter(|(index, _)| scene.board.is_casualty(crate::game::ChitId::from_index(*index)));
    hit.map(|(_, chit)| chit.id.as_str()).collect()
}

fn controlled(scene: Scene<'_>, side: Side) -> Vec<HexNumber> {
    let grid = &scene.game().map.grid;
    let hexes = grid.hexes().filter(|&hex| scene.board.control(hex) == Some(side));
    hexes.map(|hex| grid.number(hex)).collect()
}

fn tracks(scene: Scene<'_>) -> Vec<TrackSeen<'_>> {
    let tracks = scene.package.scenario().tracks.iter().enumerate();
    let seen = tracks.map(|(index, track)| {
        let id = crate::game::TrackId::from_index(index);
        TrackSeen { id: &track.id, r#box: scene.board.track(id), spent: scene.board.spent_on(id) }
    });
    seen.filter(|track| track.r#box > 0).collect()
}

/// How the game ended, if it has.
pub fn outcome(scene: Scene<'_>) -> Option<ResultSeen<'_>> {
    let result = scene.board.result()?;
    let levels = &scene.package.scenario().victory.levels;
    let level = result.level.and_then(|level| levels.get(usize::from(level)));
    Some(ResultSeen {
        winner: result.winner,
        level: level.map(|level| level.name.as_str()),
        score: PerSide::from_fn(|side| result.score[side].to_string()),
    })
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_free(frozen: &Frozen) -> bool {
    *frozen == Frozen::No
}
