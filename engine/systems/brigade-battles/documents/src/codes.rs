//! Diagnostic codes of this rule system, in addition to those of all documents.

use document::codes;
pub use document::codes::*;

codes! {
    OPTION = "E-BRIGADE-OPTION" ["R-03 to R-45"], "A reading of the rules or its value does not exist."
        => alone: Alone::Always;
    NAME = "E-BRIGADE-NAME" ["CW-UNI-01"], "A unit, a leader, a division, a terrain or an option is named that does not exist.";
    HEX = "E-BRIGADE-HEX" ["CW-MAP-01"], "A hex is named that is not on the map.";
    GRID = "E-BRIGADE-GRID" ["CW-MAP-01"], "Columns, rows or characters describe no map.";
    SIDE = "E-BRIGADE-SIDE" ["CW-MAP-02"], "Two hexes that should be neighbours are not.";
    COUNTER = "E-BRIGADE-COUNTER" ["CM 2.4, 3.3.2, CW-UNI-01"], "The values of a counter do not go together.";
    CHART = "E-BRIGADE-CHART" ["T-01, T-02"], "A chart has a cell, a column or a band that cannot stand there.";
    ORDER = "W-BRIGADE-ORDER" ["CM 9.5, T-01"], "A result is milder than its neighbour.";
    SCENARIO = "E-BRIGADE-SCENARIO" ["CM 14, CW-SCN-01"], "Somebody cannot begin or come as a scenario says.";
    LESSON = "E-BRIGADE-LESSON" ["CM 14"], "A lesson cannot be played as it says.";
    FACT = "E-BRIGADE-FACT" ["CW-MAP-03"], "`facts.yaml` and the rest of the package say different things."
        => excuse: Excuse::Reason;
    SCALE = "W-BRIGADE-SCALE" ["CM 14, CW-GEN-02"], "Strength points do not fit the men.";
}
