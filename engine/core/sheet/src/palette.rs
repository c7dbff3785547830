//! Colours of sides and formations.

use kernel::Side;

/// Returns the background colour of a side's counters.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Usa => "#c4d5ee",
        Side::Csa => "#ddd2bc",
    }
}

/// Returns the frame colour of a side's counters.
pub const fn side_frame(side: Side) -> &'static str {
    match side {
        Side::Usa => "#1f3a68",
        Side::Csa => "#5b4630",
    }
}

/// Colours of formation bands, which are the same as on the web page. Colour-blind players can
/// distinguish them.
const BANDS: [&str; 8] =
    ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#7a5195"];
/// Ids of the band patterns, which distinguish formations that have the same colour. `None` is a
/// plain band.
const GRAINS: [Option<&str>; 4] =
    [None, Some("grain-stripes"), Some("grain-dots"), Some("grain-checks")];
/// Colour of the band for units without a formation.
const ALONE: &str = "#8c1d18";

/// Returns the colour and pattern of a formation's band, by its number.
pub(crate) fn band(number: Option<usize>) -> (&'static str, Option<&'static str>) {
    number.map_or((ALONE, None), |number| {
        (BANDS[number % BANDS.len()], GRAINS[number / BANDS.len() % GRAINS.len()])
    })
}
