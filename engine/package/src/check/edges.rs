//! The map as a whole: edges, hexes, hexsides and roads. Most of it is checked when compiled.

use document::tree::At;

use crate::codes;

use super::{Findings, Subject};

pub(super) fn check(subject: Subject<'_>, findings: &mut Findings) {
    let map = &subject.game.map;
    let hexsides = map.hexsides.iter().flatten();
    let has_feature = hexsides.clone().filter(|side| side.slope.is_some() || side.water.is_some());
    findings.checked("map hexes", map.hexes.len());
    findings.checked("hexsides with a slope or water", has_feature.count() / 2);
    findings.checked("road links", hexsides.filter(|side| side.road.is_some()).count() / 2);
    let edges = subject.game.friendly_edge;
    if edges.usa == edges.csa {
        let at = At::root(&subject.documents.game.tree).key("sides").key("csa");
        let message = "both sides fall back to the same edge of the map";
        findings.error(codes::SIDE_EDGE, at.key("friendly-edge").place(), message);
    }
}
