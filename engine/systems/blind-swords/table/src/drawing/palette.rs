//! Colours of the map drawing.

/// Tints of levels, from the lowest to the highest.
const TINTS: [[u8; 3]; 10] = [
    [104, 146, 100],
    [124, 161, 106],
    [145, 176, 114],
    [166, 190, 122],
    [186, 203, 132],
    [204, 214, 142],
    [220, 222, 150],
    [233, 227, 156],
    [242, 228, 150],
    [248, 226, 138],
];

/// Returns the tint of a level on a map with levels from `lowest` to `highest`.
pub(crate) fn tint(level: u8, lowest: u8, highest: u8) -> String {
    let span = f64::from(highest.saturating_sub(lowest).max(1));
    let part = f64::from(level.saturating_sub(lowest)) / span * (TINTS.len() - 1) as f64;
    let (below, rest) = (part.floor() as usize, part.fract());
    let above = (below + 1).min(TINTS.len() - 1);
    let mix = |at: usize| {
        let (low, high) = (f64::from(TINTS[below][at]), f64::from(TINTS[above][at]));
        (low + (high - low) * rest).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", mix(0), mix(1), mix(2))
}
