//! SVG definitions, such as patterns and filters, to which the map drawing refers by name.

use std::collections::BTreeMap;

use kernel::Direction;

use super::map_sheet::Sheet;
use sheet::{HALF, Point, SIDE, Svg, patterns, polygon};

pub(crate) fn definitions(svg: &mut Svg, sheet: &Sheet<'_>) {
    svg.add(format_args!(
        r##"<defs>
<style>.number{{paint-order:stroke;stroke:#e9efcf;stroke-opacity:.55;stroke-width:2.2px;stroke-linejoin:round}}.halo{{paint-order:stroke;stroke:#f7efda;stroke-opacity:.8;stroke-width:3px;stroke-linejoin:round}}</style>
<filter id="soft" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="5"/></filter>
<pattern id="crops" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><path d="M0 2H7" stroke="#b98a1f" stroke-width="1.8"/><path d="M1.5 5.5h1M5 5.5h1" stroke="#8a6a16" stroke-width="1.4"/></pattern>
<clipPath id="land"><path d="{}"/></clipPath>
{}
</defs>"##,
        land(sheet),
        patterns()
    ));
}

/// Returns the outline of the map, slightly larger than its hexes. A viewer clips much faster at an
/// outline than at each hex.
fn land(sheet: &Sheet<'_>) -> String {
    let grid = &sheet.map().grid;
    let corner = |point: Point| [point.x, point.y].map(|length| (length * 10.0).round() as i64);
    let mut edges = BTreeMap::new();
    for hex in grid.hexes() {
        let grown = |corner| sheet.plan.center(hex).toward(corner, 1.0 + 0.6 / SIDE.max(HALF));
        for way in Direction::ALL.into_iter().filter(|way| grid.neighbour(hex, *way).is_none()) {
            let (from, to) = sheet.plan.ends(hex, way);
            edges.insert(corner(from), ([grown(from), grown(to)], corner(to)));
        }
    }
    let mut outline = String::new();
    while let Some((_, (edge, mut at))) = edges.pop_first() {
        let mut points = edge.to_vec();
        while let Some((edge, next)) = edges.remove(&at) {
            points.extend(edge);
            at = next;
        }
        outline += &polygon(&points);
    }
    outline
}
