//! Checks for parts of a package that never have an effect: charges without suitable ground, and
//! shifts whose condition is never met.

use blind_swords::check::movement::charge;
use blind_swords::conditions::{self, Absent, Condition, Package};
use blind_swords::game::{Arm, Game, TerrainEffect};
use document::tree::At;
use kernel::HexId;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    charges(subject, findings);
    let at = At::root(&subject.documents.tables.tree);
    let fire = at.key("fire-shifts").key("shifts");
    for (n, shift) in subject.game.fire_shifts.iter().enumerate() {
        if let Some(why) = why(subject, &shift.when.0) {
            never(fire.item(n), &shift.id, &why, findings);
        }
    }
    let close = at.key("close-shifts").key("shifts");
    for (n, shift) in subject.game.close_shifts.iter().enumerate() {
        if let Some(why) = why(subject, &shift.when.0) {
            never(close.item(n), &shift.id, &why, findings);
        }
    }
}

/// Warns if cavalry may charge but no clear ground exists. CAV-05.
fn charges(subject: Subject<'_>, findings: &mut Findings) {
    let game = subject.game;
    let has_cavalry = game.units.iter().any(|unit| unit.arm == Arm::Cavalry);
    if charge::are_permitted(&game.profile) && has_cavalry && !has_charge_ground(subject) {
        let kinds = At::root(&subject.documents.tables.tree).key("terrain").key("kinds");
        let message = "cavalry can never charge: no hex on the map permits it".to_owned();
        let help =
            "give clear terrain the effect `permits-charges`, or set `cavalry_charge: \"off\"`";
        findings.warning_with_help(codes::NEVER, kinds.place(), message, help);
    }
}

/// Warns about a shift that never applies. Shared charts are exempt, since other games may need the
/// shift.
fn never(shift: At<'_>, id: &str, why: &str, findings: &mut Findings) {
    let place = shift.key("when").place();
    if place.file.path.contains("charts/") {
        return;
    }
    let message = format!("the shift `{id}` never applies: {why}");
    let help = "remove it, or add what it needs";
    findings.warning_with_help(codes::NEVER, place, message, help);
}

/// Returns the reason why no situation in the game meets a condition.
fn why(subject: Subject<'_>, when: &Condition) -> Option<String> {
    let (lacked, absent) = conditions::never(when, &subject)?;
    Some(match absent {
        Absent::Hex => format!("no hex on the map has `{lacked}`"),
        Absent::Hexside => format!("no hexside on the map has `{lacked}`"),
        Absent::Unit => format!("no unit has `{lacked}`"),
        Absent::Marker(marker) => format!("no script places the marker `{marker}`"),
        Absent::Turn(last) => format!("no scenario lasts longer than turn {last}"),
    })
}

impl Package for Subject<'_> {
    fn game(&self) -> &Game {
        self.game
    }

    fn has_script_with(&self, id: &str) -> bool {
        self.is_in_scripts(id)
    }
}

fn has_charge_ground(subject: Subject<'_>) -> bool {
    let game = subject.game;
    let permits = |hex: HexId| {
        game.terrain.kind(game.map.hex(hex).terrain).has(TerrainEffect::PermitsCharges)
    };
    game.map.grid.hexes().any(permits)
}
