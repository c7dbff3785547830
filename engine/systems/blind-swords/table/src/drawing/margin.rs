//! SVG definitions, such as patterns and filters, to which the map drawing refers by name.

use super::map_sheet::Sheet;
use sheet::{HALF, SIDE, Svg, patterns, polygon};

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

fn land(sheet: &Sheet<'_>) -> String {
    let grown = |hex| {
        let center = sheet.plan.center(hex);
        sheet.plan.corners(hex).map(|corner| {
            let part = 1.0 + 0.6 / SIDE.max(HALF);
            center.toward(corner, part)
        })
    };
    sheet.map().grid.hexes().map(|hex| polygon(&grown(hex))).collect()
}
