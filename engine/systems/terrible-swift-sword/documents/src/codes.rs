//! Diagnostic codes for packages of this rule system, in addition to the codes for documents of
//! every rule system.

use document::codes;
pub use document::codes::*;

codes! {
    OPTION = "E-SWIFT-OPTION" ["R-08 to R-123"], "Reference to an unknown rules option or value."
        => alone: Alone::Always;
    NAME = "E-SWIFT-NAME" ["ST-VAL-01"], "Reference to an unknown unit, leader or brigade.";
    HEX = "E-SWIFT-HEX" ["ST-TER-01"], "Reference to a hex that is not on the map.";
    GRID = "E-SWIFT-GRID" ["ST-TER-01"], "Columns, rows or characters that do not make a map.";
    SIDE = "E-SWIFT-SIDE" ["ST-TER-01"], "Two hexes that are not adjacent but should be.";
    COUNTER = "E-SWIFT-COUNTER" ["ST 2.3, ST-VAL-01"], "Values of a counter that contradict each other.";
    CHART = "E-SWIFT-CHART" ["ST 10.9, 13.88"], "Columns, rows or range bands that do not form a chart.";
    LESSON = "E-SWIFT-LESSON" ["ST 21"], "A lesson that cannot be played as written.";
    SCENARIO = "E-SWIFT-SCENARIO" ["ST 21, ST-SETUP-01"], "An impossible set-up or entry.";
}
