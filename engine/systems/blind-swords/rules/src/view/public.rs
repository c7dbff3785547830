//! Public information about a position.

use kernel::{HexNumber, MadeUp, PerSide, Side, Sixteenths};
use serde::Serialize;

use crate::board::{
    ActivationKind, ActivationStep, BrigadeStatus, ChitStep, EndStep, Face, Frozen, Morale, Phase,
    Place,
};
use crate::check::{support, values, victory};
use crate::game::{BrigadeId, Order, Points, UnitId, UnitSet};
use crate::position_ext::{PositionExt, members};
use crate::system::Position;

/// Public information about a position.
#[derive(Clone, Debug, Serialize)]
pub struct Public<'a> {
    /// Id of the scenario in play.
    pub scenario: &'a str,
    /// Number of the current game turn.
    pub turn: u8,
    /// Number of the turn after which the scenario ends.
    pub last_turn: u8,
    /// Time of day of the current turn.
    pub time: &'a str,
    /// Current phase of the turn, with its step.
    pub phase: PhaseSeen,
    /// Current activation. Absent if no brigade is active.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub activation: Option<ActivationSeen<'a>>,
    /// All units with a place: on the map, on the Broken Track, eliminated or withdrawn.
    pub units: Vec<UnitSeen<'a>>,
    /// Ids of the units that have already used their action in the current phase or step.
    pub acted: Vec<&'a str>,
    /// Brigades that are in play or have not arrived yet.
    pub brigades: Vec<BrigadeSeen<'a>>,
    /// Generals whose chit is in its casualty form.
    pub casualties: Vec<&'a str>,
    /// Whether Fortunes of War will negate the next chit.
    pub fortunes: bool,
    /// Numbers of the hexes that each side controls.
    pub control: PerSide<Vec<HexNumber>>,
    /// Victory points that each side has been awarded so far.
    pub vp: PerSide<i32>,
    /// Victory points that each side would have if the game ended now.
    pub score: PerSide<String>,
    /// Side in the lead if the game ended now, and the margin.
    pub net: Net<'a>,
    /// Numbers that the scenario shows to both players, by display name.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub shown: Vec<(&'a str, i32)>,
    /// Arrival tracks that are in use.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tracks: Vec<TrackSeen<'a>>,
    /// Result of the game. Absent until the game is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultSeen<'a>>,
}

/// Phase of the turn, with its step.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct PhaseSeen {
    /// Name of the phase in the protocol.
    pub name: &'static str,
    /// Step within the phase. Absent if the phase has no steps.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<&'static str>,
    /// Side that acts in the step. Absent if the step belongs to no side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
}

/// Activation of a brigade, as both sides see it.
#[derive(Clone, Debug, Serialize)]
pub struct ActivationSeen<'a> {
    /// Id of the active brigade.
    pub brigade: &'a str,
    /// Extent of the activation: full or limited.
    pub kind: ActivationKind,
    /// Current step of the activation, such as the Fire Step.
    pub step: ActivationStep,
    /// Order of the brigade. Absent if it has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order: Option<Order>,
    /// Declared close combats that are not yet resolved, each as unit and hex.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub assaults: Vec<(&'a str, HexNumber)>,
    /// Cavalry whose charge has reached a hex next to an enemy.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub charging: Vec<&'a str>,
}

/// A unit as its counter shows it to both sides.
#[derive(Clone, Debug, Serialize)]
pub struct UnitSeen<'a> {
    /// Id of the unit in the package.
    pub id: &'a str,
    /// Hex of the unit. Absent if the unit is off the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hex: Option<HexNumber>,
    /// Box of the unit. Absent unless the unit is on the Broken Track.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub r#box: Option<&'static str>,
    /// `eliminated` or `withdrawn`. Absent while the unit is in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gone: Option<&'static str>,
    /// Face that the counter shows: fresh or battleworn.
    pub face: Face,
    /// Morale marker of the unit.
    pub morale: Morale,
    /// Whether the unit is in Skirmish Order.
    #[serde(skip_serializing_if = "is_false")]
    pub skirmish: bool,
    /// Whether the unit is dismounted cavalry.
    #[serde(skip_serializing_if = "is_false")]
    pub dismounted: bool,
    /// Modified strength. Absent if the unit is off the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sp: Option<String>,
    /// Modified cohesion rating. Absent if the unit is off the map.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cr: Option<u8>,
    /// Whether the unit lacks support.
    #[serde(skip_serializing_if = "is_false")]
    pub unsupported: bool,
    /// Whether a scenario rule forbids the unit to move as an action.
    #[serde(skip_serializing_if = "is_false")]
    pub frozen: bool,
    /// Names of the package markers on the unit.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub markers: Vec<&'a str>,
    /// Names of printed values that are reconstructed, such as `cohesion/fresh`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reconstructed: Vec<&'a str>,
    /// Names of printed values that the package's author designed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub designed: Vec<&'a str>,
}

/// A brigade as its status marker shows it.
#[derive(Clone, Debug, Serialize)]
pub struct BrigadeSeen<'a> {
    /// Id of the brigade in the package.
    pub id: &'a str,
    /// Activation status marker of the brigade.
    pub status: BrigadeStatus,
    /// Whether a scenario rule forbids players to activate the brigade.
    #[serde(skip_serializing_if = "is_free")]
    pub frozen: Frozen,
    /// Turn of arrival. Absent if the brigade has no scheduled arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub due: Option<u8>,
    /// Entry hex. Absent if the brigade has no scheduled arrival.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub enters: Option<HexNumber>,
}

/// An arrival track.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct TrackSeen<'a> {
    /// Id of the track in the scenario.
    pub id: &'a str,
    /// Box that the track's chit has reached, from 1.
    pub r#box: u8,
    /// Number of chits spent on the track this turn.
    pub spent: usize,
}

/// Difference between the two sides' victory points, as the net marker shows it.
#[derive(Clone, Debug, Serialize)]
pub struct Net<'a> {
    /// Side in the lead. `None` at a tie.
    pub side: Option<Side>,
    /// Margin in victory points.
    pub points: String,
    /// Victory level for this margin. Absent if no level applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<&'a str>,
}

/// Result of a finished game, as both sides see it.
#[derive(Clone, Debug, Serialize)]
pub struct ResultSeen<'a> {
    /// Side that won. `None` in a draw.
    pub winner: Option<Side>,
    /// Victory level. `None` for an automatic win.
    pub level: Option<&'a str>,
    /// Final victory points of each side.
    pub score: PerSide<String>,
}

/// Returns the public information about a position.
pub fn public(position: Position<'_>) -> Public<'_> {
    let scenario = position.package.scenario();
    let score = victory::score(position);
    Public {
        scenario: &scenario.id,
        turn: position.board.turn(),
        last_turn: scenario.last_turn,
        time: scenario.time(position.board.turn()),
        phase: phase(position.board.phase()),
        activation: activation(position),
        units: position.board.units().filter_map(|of| unit(position, of)).collect(),
        acted: names(position, position.board.acted()),
        brigades: brigades(position),
        casualties: casualties(position),
        fortunes: position.board.fortunes(),
        control: PerSide::from_fn(|side| controlled(position, side)),
        vp: *position.board.vp(),
        score: PerSide::from_fn(|side| score[side].to_string()),
        net: net(position, &score),
        shown: shown(position).collect(),
        tracks: tracks(position),
        result: outcome(position),
    }
}

/// Returns the numbers that the scenario shows to both players, each with its display name.
pub fn shown(position: Position<'_>) -> impl Iterator<Item = (&str, i32)> {
    let count =
        move |function: &str| position.package.scripts.count(function, &[], position).floor();
    let shown = position.package.scenario().shown.iter();
    shown.map(move |(name, function)| (name.as_str(), count(function)))
}

fn net<'a>(position: Position<'a>, score: &Points) -> Net<'a> {
    let net = victory::net(score);
    let level = position.package.scenario().victory.level(score.usa - score.csa);
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

fn activation(position: Position<'_>) -> Option<ActivationSeen<'_>> {
    let activation = position.board.activation()?;
    let game = position.game();
    let assault = |assault: &crate::board::Assault| {
        (position.info(assault.unit).id.as_str(), game.map.number(assault.target))
    };
    Some(ActivationSeen {
        brigade: &game.brigades[activation.brigade.index()].id,
        kind: activation.kind,
        step: activation.step,
        order: activation.order,
        assaults: activation.assaults.iter().map(assault).collect(),
        charging: names(position, &activation.charging),
    })
}

fn made_up(position: Position<'_>, unit: UnitId, kind: MadeUp) -> Vec<&str> {
    position.game().origins.parts(&format!("units/units/{}", position.info(unit).id), kind)
}

fn unit(position: Position<'_>, unit: UnitId) -> Option<UnitSeen<'_>> {
    let state = position.board.unit(unit);
    let mut seen = UnitSeen {
        id: &position.info(unit).id,
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
        frozen: position.board.is_frozen_unit(unit),
        markers: markers(position, unit),
        reconstructed: made_up(position, unit, MadeUp::Reconstructed),
        designed: made_up(position, unit, MadeUp::Designed),
    };
    match state.place {
        Place::Off => return None,
        Place::Hex(hex) => {
            seen.hex = Some(position.game().map.number(hex));
            seen.sp = Some(values::modified_sp(position, unit).to_string());
            seen.cr = Some(values::modified_cr(position, unit));
            seen.unsupported = !support::is_supported(position, unit);
        }
        Place::Broken(at) => seen.r#box = Some(at.id()),
        Place::Eliminated => seen.gone = Some("eliminated"),
        Place::Withdrawn => seen.gone = Some("withdrawn"),
    }
    Some(seen)
}

fn markers(position: Position<'_>, unit: UnitId) -> Vec<&str> {
    let markers = &position.game().markers;
    let borne = position.board.markers_of(unit);
    borne.map(|marker| markers[marker.index()].name.as_str()).collect()
}

fn names<'a>(position: Position<'a>, units: &UnitSet) -> Vec<&'a str> {
    members(units).map(|unit| position.info(unit).id.as_str()).collect()
}

fn brigades(position: Position<'_>) -> Vec<BrigadeSeen<'_>> {
    let ids = (0..position.game().brigades.len()).map(BrigadeId::from_index);
    let in_play = ids.filter(|&id| {
        let state = position.board.brigade(id);
        state.status != BrigadeStatus::Absent || state.arrival.is_some()
    });
    in_play.map(|id| brigade(position, id)).collect()
}

fn brigade(position: Position<'_>, id: BrigadeId) -> BrigadeSeen<'_> {
    let state = position.board.brigade(id);
    BrigadeSeen {
        id: &position.game().brigades[id.index()].id,
        status: state.status,
        frozen: state.frozen,
        due: state.arrival.map(|arrival| arrival.turn),
        enters: state.arrival.map(|arrival| position.game().map.number(arrival.hex)),
    }
}

fn casualties(position: Position<'_>) -> Vec<&str> {
    let chits = position.game().chits.iter().enumerate();
    let hit = chits
        .filter(|(index, _)| position.board.is_casualty(crate::game::ChitId::from_index(*index)));
    hit.map(|(_, chit)| chit.id.as_str()).collect()
}

fn controlled(position: Position<'_>, side: Side) -> Vec<HexNumber> {
    let grid = &position.game().map.grid;
    let hexes = grid.hexes().filter(|&hex| position.board.control(hex) == Some(side));
    hexes.map(|hex| grid.number(hex)).collect()
}

fn tracks(position: Position<'_>) -> Vec<TrackSeen<'_>> {
    let tracks = position.package.scenario().tracks.iter().enumerate();
    let seen = tracks.map(|(index, track)| {
        let id = crate::game::TrackId::from_index(index);
        TrackSeen {
            id: &track.id,
            r#box: position.board.track(id),
            spent: position.board.spent_on(id),
        }
    });
    seen.filter(|track| track.r#box > 0).collect()
}

/// Returns the result of the game. `None` until the game is over.
pub fn outcome(position: Position<'_>) -> Option<ResultSeen<'_>> {
    let result = position.board.result()?;
    let levels = &position.package.scenario().victory.levels;
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
