//! Every diagnostic has a stable code: the name to search for, to allow, to test.

use crate::diag::{Diagnostic, Place};
use crate::source::SourceFile;

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
        self.info().map_or("", |info| info.meaning)
    }

    /// The sections and requirements on which the check rests, if a rule of the game asks for it.
    pub fn rule(self) -> Option<&'static str> {
        self.info().and_then(|info| info.rule)
    }

    /// Whether it is a warning, which may be allowed with a reason.
    pub fn is_warning(self) -> bool {
        self.0.starts_with("W-")
    }

    /// The code with this printed form.
    pub fn named(text: &str) -> Option<Code> {
        ALL.iter().map(|info| info.code).find(|code| code.0 == text)
    }

    fn info(self) -> Option<&'static Info> {
        ALL.iter().find(|info| info.code == self)
    }
}

impl std::fmt::Display for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// The code that somebody names, in capitals or not.
///
/// # Errors
/// That there is none, with the nearest that there is.
pub fn named(text: &str) -> Result<Code, Box<Diagnostic>> {
    let capitals = text.to_uppercase();
    Code::named(&capitals).ok_or_else(|| {
        let place = Place::of_file(&SourceFile::new("", ""));
        let known = ALL.iter().map(|info| info.code.as_str());
        let problem = Diagnostic::error(ALLOW, place, format!("there is no code `{text}`"));
        Box::new(problem.suggest(&capitals, known))
    })
}

/// A code with what is said about it in one line.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The code.
    pub code: Code,
    /// What it means.
    pub meaning: &'static str,
    /// The rule behind it.
    pub rule: Option<&'static str>,
}

macro_rules! codes {
    (@rule) => { None };
    (@rule $rule:literal) => { Some($rule) };
    ($($name:ident = $text:literal $([$rule:literal])?, $meaning:literal;)*) => {
        $(#[doc = $meaning] pub const $name: Code = Code($text);)*
        /// Every code with its meaning.
        pub const ALL: &[Info] = &[$(
            Info { code: $name, meaning: $meaning, rule: codes!(@rule $($rule)?) }
        ),*];
    };
}

codes! {
    SOURCE_READ = "E-SOURCE-READ", "A file or folder cannot be read.";
    SOURCE_SYMLINK = "E-SOURCE-SYMLINK", "A package may not contain symbolic links.";
    SOURCE_KIND = "E-SOURCE-KIND", "What should be a file is a pipe, a device or the like.";
    SOURCE_TEXT = "E-SOURCE-TEXT", "A file is not text in UTF-8.";
    SOURCE_SIZE = "E-SOURCE-SIZE", "A file is too large, or there are too many.";
    SOURCE_MISSING = "E-SOURCE-MISSING", "A file that every package has is missing.";
    SOURCE_NO_PACKAGE = "E-SOURCE-NO-PACKAGE", "No package has this id or path.";
    SOURCE_EXTENDS_CYCLE = "E-SOURCE-EXTENDS", "A package extends itself.";
    SOURCE_NAME = "E-SOURCE-NAME", "The name of a file or folder is no id.";
    SOURCE_IGNORED = "W-SOURCE-IGNORED", "A file or folder looks like a part of the package, but is not read.";
    SOURCE_SCHEMAS = "W-SOURCE-SCHEMAS", "The schemas that a package keeps for editors are out of date.";
    ALLOW = "E-ALLOW", "A comment allows what cannot be allowed, or says no reason.";
    ALLOW_UNUSED = "W-ALLOW-UNUSED", "A comment allows a warning that is not given.";
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
    YAML_NODES = "E-YAML-NODES", "The document has too many values.";
    YAML_LENGTH = "E-YAML-LENGTH", "A text is too long.";
    YAML_CONTROL = "E-YAML-CONTROL", "A text has a character that cannot be seen or turns the line around.";
    YAML_AMBIGUOUS = "W-YAML-AMBIGUOUS", "A word without quotes is something else to other readers of YAML.";
    SCHEMA = "E-SCHEMA", "A value does not fit the schema of its document.";
    SCHEMA_UNKNOWN_FIELD = "E-SCHEMA-FIELD", "A mapping has a field that its schema does not know.";
    SCHEMA_MISSING = "E-SCHEMA-MISSING", "A mapping lacks a field that it needs.";
    SCHEMA_TYPE = "E-SCHEMA-TYPE", "A value cannot be read as what stands here.";
    OPTION = "E-OPTION", "A rules option or its value does not exist.";
    LIMIT = "E-LIMIT", "There is more of something than the engine holds.";
    REF_HEX = "E-REF-HEX" ["SS 3.1, MAP-01"], "A hex is named that is not on the map.";
    REF_UNIT = "E-REF-UNIT", "A unit is named that does not exist.";
    REF_BRIGADE = "E-REF-BRIGADE" ["ORG-01"], "A brigade is named that does not exist.";
    REF_DIVISION = "E-REF-DIVISION" ["ORG-01"], "A division is named that does not exist.";
    REF_TERRAIN = "E-REF-TERRAIN", "A terrain is named that does not exist.";
    REF_FEATURE = "E-REF-FEATURE" ["T-05"], "A kind of feature along hexsides is named that does not exist.";
    REF_MARKER = "E-REF-MARKER", "A marker is named that does not exist.";
    REF_ROAD = "E-REF-ROAD" ["SS 3.2d, MAP-05"], "A kind of road is named that does not exist.";
    REF_EDGE = "E-REF-EDGE" ["MAP-09"], "An edge of the map is named that does not exist.";
    REF_CHIT = "E-REF-CHIT" ["SS 8.3, CMD-03"], "A chit is named that does not exist or does not fit.";
    REF_OPTION = "E-REF-OPTION", "An optional rule is named that does not exist.";
    REF_TRACK = "E-REF-TRACK", "A track is named that does not exist.";
    REF_VARIABLE = "E-REF-VARIABLE", "A variable is named that does not exist.";
    REF_SCENARIO = "E-REF-SCENARIO", "A scenario is named that does not exist.";
    REF_LEVEL = "E-REF-LEVEL", "A level of victory is named that does not exist.";
    REF_CHARTS = "E-REF-CHARTS", "Shared charts are named that do not exist.";
    OVERLAY_NOTHING = "E-OVERLAY-NOTHING", "A change to another package hits nothing.";
    OVERLAY_CONFLICT = "E-OVERLAY-CONFLICT", "Two changes to another package contradict each other.";
    OVERLAY_LIST = "E-OVERLAY-LIST", "A list of another package cannot be changed like this.";
    REF_SOURCE = "E-REF-SOURCE", "A historical source is named that does not exist.";
    UNUSED = "W-UNUSED", "Something is declared that nothing uses.";
    AREA_EMPTY = "E-AREA-EMPTY", "A set of hexes has no hex in it.";
    MAP_GRID = "E-MAP-GRID" ["MAP-01"], "The numbers of columns and rows describe no map.";
    MAP_COLUMN = "E-MAP-COLUMN" ["MAP-01"], "A column of the map is missing, unknown or of the wrong length.";
    MAP_LEGEND = "E-MAP-LEGEND", "A character of the map is not in the legend.";
    MAP_NEIGHBOURS = "E-MAP-NEIGHBOURS" ["MAP-04, MAP-05, MAP-07"], "Two hexes that should be neighbours are not.";
    MAP_SLOPE = "E-MAP-SLOPE" ["SS 3.2f, 3.2g, MAP-07, MAP-08"], "A slope does not fit the levels of its hexes.";
    MAP_HEXSIDE_TWICE = "E-MAP-HEXSIDE-TWICE" ["SS 3.2, MAP-04, MAP-07"], "A hexside is given the same kind of feature twice.";
    MAP_FLAT = "W-MAP-FLAT" ["SS 3.2f, 3.2g, MAP-07, MAP-08"], "Levels change between two hexes, but no slope is drawn.";
    MAP_ROAD = "W-MAP-ROAD" ["SS 3.2d, MAP-05"], "A road ends in the open, or runs where nobody can go.";
    MAP_STREAM = "W-MAP-STREAM" ["SS 3.2c, MAP-04"], "A stream is interrupted.";
    MAP_PLACE = "W-MAP-PLACE", "Two places have the same name.";
    MAP_COMPASS = "W-MAP-COMPASS" ["MAP-01, MAP-09"], "The names of directions or edges do not go round as a compass does.";
    SIDE_EDGE = "E-SIDE-EDGE" ["SS 15.4, MAP-09"], "The sides do not have an edge each.";
    UNIT_SIDE = "E-UNIT-SIDE" ["ORG-01"], "A unit has no side, or another than its brigade.";
    UNIT_BRIGADE = "E-UNIT-BRIGADE" ["ORG-01, ORG-02"], "A unit must belong to a brigade, or must not.";
    UNIT_WEAPON = "E-UNIT-WEAPON" ["SS 4.1, VAL-10"], "An arm has no such weapon.";
    UNIT_FACES = "E-UNIT-FACES" ["SS 4.1, VAL-01, VAL-11"], "The two faces of a counter do not go together.";
    UNIT_BATTLEWORN = "W-UNIT-BATTLEWORN" ["SS 4.1, VAL-13"], "A battleworn face does not follow from the fresh one.";
    UNIT_SCALE = "W-UNIT-SCALE", "A strength does not fit the men or guns, at the scale of the others.";
    UNIT_GUNS = "E-UNIT-GUNS", "Guns are given for a unit that has none.";
    UNIT_NAME = "W-UNIT-NAME", "Two units have the same name.";
    RANGE_BANDS = "E-RANGE-BANDS" ["SS 12.1, RNG-02 to RNG-06"], "Bands of range are not in order.";
    RANGE_MISSING = "E-RANGE-MISSING" ["SS 12.1, RNG-02"], "A unit has a weapon without ranges.";
    CHART_AMOUNT = "E-CHART-AMOUNT", "A number is no amount that the rules can use.";
    CHART_ROW = "E-CHART-ROW" ["T-16"], "A chart has a row too many, too few, or of the wrong length.";
    CHART_COLUMN = "E-CHART-COLUMN" ["T-16"], "Columns of a chart are not in order.";
    CHART_BANDS = "E-CHART-BANDS" ["T-16"], "The bands of a cell leave a gap or overlap.";
    CHART_ORDER = "W-CHART-ORDER" ["T-16 to T-18"], "A result is milder than its neighbour.";
    CHART_TOKEN = "E-CHART-TOKEN" ["T-17 to T-19, COH-01"], "A chart has a result that cannot stand there.";
    CHART_SHIFT = "W-CHART-SHIFT" ["T-20, T-21"], "A column shift is missing, or goes the other way than its reason.";
    CHART_SHIFT_TWICE = "E-CHART-SHIFT-TWICE" ["T-20, T-21"], "Two column shifts have the same condition, or one id for two reasons.";
    CHART_ODDS = "W-CHART-ODDS" ["T-21, T-37"], "Odds do not rise with the strength.";
    CHART_COST = "W-CHART-COST" ["SS 13.5, T-07"], "A cost of movement is out of order.";
    CHART_ORDERS = "W-CHART-ORDERS" ["SS 11.0, T-24"], "What an order permits does not fit its allowance.";
    CHART_FOG = "W-CHART-FOG" ["SS 10.5b, T-14"], "The Fog of War has a result twice, or for one side only.";
    CHART_GENERALS = "W-CHART-GENERALS" ["SS 10.5b, T-15"], "A general stands twice in the casualty table, or not at all.";
    CHART_TIMES = "W-CHART-TIMES" ["T-29"], "The times of the turns do not rise evenly.";
    STACKING = "E-STACKING" ["SS 6.1, STK-01, STK-03"], "More stands in a hex than may.";
    STACKING_TABLE = "E-STACKING-TABLE" ["T-26, T-36"], "The stacking table that the rules need is missing or does not rise.";
    CHIT_NAME = "E-CHIT-NAME", "Two chits of one side have the same name.";
    CHIT_WINDOW = "E-CHIT-WINDOW" ["CHIT-24"], "An event cannot be played when it should.";
    CHIT_RATING = "E-CHIT-RATING" ["CHIT-17, ORG-04"], "A command rating is out of range.";
    CHIT_NUMBER = "E-CHIT-NUMBER" ["CMD-01, CMD-02"], "A side has too few event chits.";
    SCENARIO_TURNS = "E-SCENARIO-TURNS" ["T-28, T-29"], "A turn is not played in the scenario.";
    SCENARIO_SETUP = "E-SCENARIO-SETUP" ["T-28"], "The set-up is not possible.";
    SCENARIO_SPREAD = "W-SCENARIO-SPREAD", "A unit is set up far from its brigade.";
    SCENARIO_ARRIVAL = "E-SCENARIO-ARRIVAL" ["T-28"], "A brigade cannot arrive like this.";
    SCENARIO_ENTRY = "W-SCENARIO-ENTRY" ["MAP-09"], "A brigade arrives at the enemy's edge of the map.";
    SCENARIO_DEPLOYMENT = "E-SCENARIO-DEPLOYMENT" ["T-28"], "Units cannot be placed in a zone as it says.";
    SCENARIO_EVENTS = "E-SCENARIO-EVENTS" ["CMD-02, T-38"], "The number of event chits in the cup is not said as the rules need it.";
    SCENARIO_CHIT = "E-SCENARIO-CHIT" ["CMD-03, CMD-04"], "A chit is in the game twice.";
    SCENARIO_COMMAND = "W-SCENARIO-COMMAND" ["CMD-03"], "A brigade has no chit that activates it, or a chit has no brigade.";
    SCENARIO_TRACK = "E-SCENARIO-TRACK" ["T-30"], "A track cannot work.";
    SCENARIO_BRIGADE = "W-SCENARIO-BRIGADE" ["T-28"], "A part of a brigade has been left out.";
    SCENARIO_FROZEN = "W-SCENARIO-FROZEN" ["T-28"], "Somebody is frozen who is not there.";
    SCENARIO_VICTORY = "E-SCENARIO-VICTORY" ["T-31"], "A scenario says nothing on victory.";
    VICTORY_LEVELS = "E-VICTORY-LEVELS" ["VIC-07"], "Levels of victory are not in order.";
    VICTORY_REACH = "W-VICTORY-REACH" ["VIC-01 to VIC-07"], "A level of victory or a hex can never be reached.";
    FACT = "W-FACT", "The package says something else than its facts.";
    PROVENANCE_MISSING = "E-PROVENANCE-MISSING", "Nothing says where figures come from.";
    PROVENANCE_PART = "E-PROVENANCE-PART", "An origin is given for a figure that does not exist.";
    SCRIPT = "E-SCRIPT", "A script cannot be run.";
    SCRIPT_FUNCTION = "E-SCRIPT-FUNCTION", "A script function is named that does not exist.";
    SCRIPT_RUN = "E-SCRIPT-RUN", "A script fails when it is tried on a board.";
}
