//! Colours.

use kernel::Side;

/// The ground of a side's counters.
pub const fn side(side: Side) -> &'static str {
    match side {
        Side::Usa => "#c4d5ee",
        Side::Csa => "#ddd2bc",
    }
}

/// The frame of a side's counters.
pub const fn side_frame(side: Side) -> &'static str {
    match side {
        Side::Usa => "#1f3a68",
        Side::Csa => "#5b4630",
    }
}

/// The colours of bands, those of the page: told apart by people who see few colours.
const BANDS: [&str; 8] =
    ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#f0e442", "#7a5195"];
/// The patterns of bands, when the colours are used up: the ids of definitions.
const GRAINS: [Option<&str>; 4] =
    [None, Some("grain-stripes"), Some("grain-dots"), Some("grain-checks")];
/// The band of who belongs to no formation.
const ALONE: &str = "#8c1d18";

/// The colour and the pattern of the band of a formation, by its number.
pub(crate) fn band(number: Option<usize>) -> (&'static str, Option<&'static str>) {
    number.map_or((ALONE, None), |number| {
        (BANDS[number % BANDS.len()], GRAINS[number / BANDS.len() % GRAINS.len()])
    })
}
