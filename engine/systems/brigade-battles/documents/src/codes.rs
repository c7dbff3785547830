//! Diagnostic codes for packages of this rule system, in addition to the codes for documents of
//! every rule system.

use document::codes;
pub use document::codes::*;

codes! {
    OPTION = "E-BRIGADE-OPTION" ["R-03 to R-45"], "Reference to an unknown rules option or value."
        => alone: Alone::Always;
    NAME = "E-BRIGADE-NAME" ["CW-UNI-01"], "Reference to an unknown unit, leader, division, terrain or option.";
    HEX = "E-BRIGADE-HEX" ["CW-MAP-01"], "Reference to a hex that is not on the map.";
    GRID = "E-BRIGADE-GRID" ["CW-MAP-01"], "Columns, rows or characters that do not make a map.";
    SIDE = "E-BRIGADE-SIDE" ["CW-MAP-02"], "Two hexes that are not adjacent but should be.";
    COUNTER = "E-BRIGADE-COUNTER" ["CM 2.4, 3.3.2, CW-UNI-01"], "Values of a counter that contradict each other.";
    CHART = "E-BRIGADE-CHART" ["T-01, T-02"], "Columns, rows or range bands that do not form a chart.";
    ORDER = "W-BRIGADE-ORDER" ["CM 9.5, T-01"], "A result that is milder than its neighbour.";
    SCENARIO = "E-BRIGADE-SCENARIO" ["CM 14, CW-SCN-01"], "An impossible set-up or arrival.";
    LESSON = "E-BRIGADE-LESSON" ["CM 14"], "A lesson that cannot be played as written.";
    FACT = "E-BRIGADE-FACT" ["CW-MAP-03"], "A package that contradicts its `facts.yaml`."
        => excuse: Excuse::Reason;
    SCALE = "W-BRIGADE-SCALE" ["CM 14, CW-GEN-02"], "Strength points that do not match the men.";
}
