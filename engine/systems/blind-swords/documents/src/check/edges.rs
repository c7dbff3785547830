//! Checks of the map as a whole: edges, hexes, hexsides and roads. Compilation already finds most
//! errors of the map.

use blind_swords::game::OnHexside;
use document::tree::At;

use crate::codes;

use super::findings::Findings;
use super::subject::Subject;

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let map = &subject.game.map;
    let hexsides = map.hexsides.iter().flatten();
    let of_kind = |is_counted: fn(OnHexside) -> bool| {
        let sides = hexsides.clone().filter(|side| side.things().any(is_counted));
        sides.count() / 2
    };
    findings.checked("map hexes", map.hexes.len());
    findings.checked("hexsides with a slope, water or feature", of_kind(|thing| !is_road(thing)));
    findings.checked("road links", of_kind(is_road));
    let edges = subject.game.friendly_edge;
    if edges.usa == edges.csa {
        let at = At::root(&subject.documents.game.tree).key("sides").key("csa");
        let message = "both sides have the same friendly edge";
        findings.error(codes::SIDE_EDGE, at.key("friendly-edge").place(), message);
    }
}

const fn is_road(thing: OnHexside) -> bool {
    match thing {
        OnHexside::Road(_) => true,
        OnHexside::Slope(_) | OnHexside::Water(_) | OnHexside::Feature(_) => false,
    }
}
