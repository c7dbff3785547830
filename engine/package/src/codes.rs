//! Every diagnostic has a stable code: the name to search for, to allow, to test.

/// A stable name of a kind of diagnostic, such as `E-REF-UNIT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Code(&'static str);

impl Code {
    /// The printed form.
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// One sentence that says what the code means.
    pub fn meaning(self) -> &'static str {
        ALL.iter().find(|(code, _)| *code == self).map_or("", |(_, meaning)| meaning)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

macro_rules! codes {
    ($($name:ident = $text:literal, $meaning:literal;)*) => {
        $(#[doc = $meaning] pub const $name: Code = Code($text);)*
        /// Every code with its meaning.
        pub const ALL: &[(Code, &str)] = &[$(($name, $meaning)),*];
    };
}

codes! {
    SOURCE_READ = "E-SOURCE-READ", "A file or folder cannot be read.";
    SOURCE_SYMLINK = "E-SOURCE-SYMLINK", "A package may not contain symbolic links.";
    SOURCE_SIZE = "E-SOURCE-SIZE", "A file is too large, or there are too many.";
    SOURCE_MISSING = "E-SOURCE-MISSING", "A file that every package has is missing.";
    SOURCE_NO_PACKAGE = "E-SOURCE-NO-PACKAGE", "No package has this id or path.";
    SOURCE_EXTENDS_CYCLE = "E-SOURCE-EXTENDS", "A package extends itself.";
    SOURCE_NAME = "E-SOURCE-NAME", "The name of a file or folder is no id.";
    YAML_SYNTAX = "E-YAML-SYNTAX", "The text is not YAML.";
    YAML_EMPTY = "E-YAML-EMPTY", "The file holds no document.";
    YAML_DOCUMENTS = "E-YAML-DOCUMENTS", "The file holds more than one document.";
    YAML_DUPLICATE_KEY = "E-YAML-DUPLICATE-KEY", "A key is given twice in one mapping.";
    YAML_ANCHOR = "E-YAML-ANCHOR", "Anchors are not used in packages.";
    YAML_ALIAS = "E-YAML-ALIAS", "Aliases are not used in packages.";
    YAML_TAG = "E-YAML-TAG", "Tags are not used in packages.";
    YAML_MERGE_KEY = "E-YAML-MERGE-KEY", "Merge keys are not used in packages.";
    YAML_COMPLEX_KEY = "E-YAML-COMPLEX-KEY", "A key must be a plain word or number.";
    YAML_DEPTH = "E-YAML-DEPTH", "The document is nested too deeply.";
    SCHEMA = "E-SCHEMA", "A value does not fit the schema of its document.";
    SCHEMA_UNKNOWN_FIELD = "E-SCHEMA-FIELD", "A mapping has a field that its schema does not know.";
    SCHEMA_TYPE = "E-SCHEMA-TYPE", "A value cannot be read as what stands here.";
    YAML_NODES = "E-YAML-NODES", "The document has too many values.";
    OPTION = "E-OPTION", "A rules option or its value does not exist or cannot be played.";
    LIMIT = "E-LIMIT", "There is more of something than the engine holds.";
    REF_HEX = "E-REF-HEX", "A hex is named that is not on the map.";
    REF_UNIT = "E-REF-UNIT", "A unit is named that does not exist.";
    REF_BRIGADE = "E-REF-BRIGADE", "A brigade is named that does not exist.";
    REF_DIVISION = "E-REF-DIVISION", "A division is named that does not exist.";
    REF_TERRAIN = "E-REF-TERRAIN", "A terrain is named that does not exist.";
    REF_ROAD = "E-REF-ROAD", "A kind of road is named that does not exist.";
    REF_EDGE = "E-REF-EDGE", "An edge of the map is named that does not exist.";
    REF_CHIT = "E-REF-CHIT", "A chit is named that does not exist or does not fit.";
    REF_OPTION = "E-REF-OPTION", "An optional rule is named that does not exist.";
    REF_TRACK = "E-REF-TRACK", "A track is named that does not exist.";
    REF_VARIABLE = "E-REF-VARIABLE", "A variable is named that does not exist.";
    REF_CHARTS = "E-REF-CHARTS", "Shared charts are named that do not exist.";
    OVERLAY_NOTHING = "E-OVERLAY-NOTHING", "A change to another package hits nothing.";
    OVERLAY_CONFLICT = "E-OVERLAY-CONFLICT", "Two changes to another package contradict each other.";
    OVERLAY_LIST = "E-OVERLAY-LIST", "A list of another package cannot be changed like this.";
    AREA_EMPTY = "E-AREA-EMPTY", "A set of hexes has no hex in it.";
    MAP_GRID = "E-MAP-GRID", "The numbers of columns and rows describe no map.";
    MAP_COLUMN = "E-MAP-COLUMN", "A column of the map is missing, unknown or of the wrong length.";
    MAP_LEGEND = "E-MAP-LEGEND", "A character of the map is not in the legend.";
    MAP_NEIGHBOURS = "E-MAP-NEIGHBOURS", "Two hexes that should be neighbours are not.";
    MAP_SLOPE = "E-MAP-SLOPE", "A slope does not fit the levels of its hexes.";
    MAP_HEXSIDE_TWICE = "E-MAP-HEXSIDE-TWICE", "A hexside is given the same kind of feature twice.";
    UNIT_SIDE = "E-UNIT-SIDE", "A unit has no side, or another than its brigade.";
    CHART_AMOUNT = "E-CHART-AMOUNT", "A number is no amount that the rules can use.";
    CHART_ROW = "E-CHART-ROW", "A chart has a row too many, too few, or of the wrong length.";
    CHIT_NAME = "E-CHIT-NAME", "Two chits of one side have the same name.";
    VICTORY_LEVELS = "E-VICTORY-LEVELS", "Levels of victory are not in order.";
    SCENARIO_TURNS = "E-SCENARIO-TURNS", "A turn is not played in the scenario.";
    SCENARIO_SETUP = "E-SCENARIO-SETUP", "The set-up is not possible.";
    SCENARIO_VICTORY = "E-SCENARIO-VICTORY", "A scenario says nothing on victory.";
    REF_SOURCE = "E-REF-SOURCE", "A historical source is named that does not exist.";
    SIDE_EDGE = "E-SIDE-EDGE", "The sides do not have an edge each.";
    UNIT_BRIGADE = "E-UNIT-BRIGADE", "A unit must belong to a brigade, or must not.";
    UNIT_WEAPON = "E-UNIT-WEAPON", "An arm has no such weapon.";
    UNIT_FACES = "E-UNIT-FACES", "The two faces of a counter do not go together.";
    UNIT_BATTLEWORN = "W-UNIT-BATTLEWORN", "A battleworn face does not follow from the fresh one.";
    RANGE_BANDS = "E-RANGE-BANDS", "Bands of range are not in order.";
    RANGE_MISSING = "E-RANGE-MISSING", "A unit has a weapon without ranges.";
    CHART_COLUMN = "E-CHART-COLUMN", "Columns of a chart are not in order.";
    CHART_BANDS = "E-CHART-BANDS", "The bands of a cell leave a gap or overlap.";
    CHART_ORDER = "W-CHART-ORDER", "A cell is milder than its neighbour.";
    CHART_TOKEN = "E-CHART-TOKEN", "A chart has a result that cannot stand there.";
    CHART_SHIFT = "W-CHART-SHIFT", "Terrain obscures sight, but fire is not shifted.";
    CHIT_WINDOW = "E-CHIT-WINDOW", "An event cannot be played when it should.";
    CHIT_RATING = "E-CHIT-RATING", "A command rating is out of range.";
    CHIT_NUMBER = "E-CHIT-NUMBER", "A side has too few event chits.";
    SCENARIO_ARRIVAL = "E-SCENARIO-ARRIVAL", "A brigade cannot arrive like this.";
    SCENARIO_EVENTS = "E-SCENARIO-EVENTS", "The number of event chits in the cup is not said as the rules need it.";
    SCENARIO_CHIT = "E-SCENARIO-CHIT", "A chit is in the game twice.";
    SCENARIO_TRACK = "E-SCENARIO-TRACK", "A track cannot work.";
    SCENARIO_BRIGADE = "W-SCENARIO-BRIGADE", "A part of a brigade has been left out.";
    SCENARIO_FROZEN = "W-SCENARIO-FROZEN", "Somebody is frozen who is not there.";
    STACKING = "E-STACKING", "More stands in a hex than may.";
    STACKING_TABLE = "E-STACKING-TABLE", "The stacking table that the rules need is missing.";
    PROVENANCE_MISSING = "E-PROVENANCE-MISSING", "Nothing says where figures come from.";
    PROVENANCE_PART = "E-PROVENANCE-PART", "An origin is given for a figure that does not exist.";
    UNUSED = "W-UNUSED", "Something is declared that nothing uses.";
    SCRIPT = "E-SCRIPT", "A script cannot be run.";
    SCRIPT_FUNCTION = "E-SCRIPT-FUNCTION", "A script function is named that does not exist.";
}
