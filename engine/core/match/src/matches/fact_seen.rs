use kernel::{Line, Trace, Used};

/// A fact, as a reader may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactSeen {
    /// Line of the log. `None` if the reader may not know of the fact, or if the log has no line
    /// for it.
    pub line: Option<Line>,
    /// Graphic that the map shows for the fact. `None` if the map shows none.
    pub trace: Option<Trace>,
    /// Chart cells used for the fact.
    pub used: Vec<Used>,
    /// Id of the previously drawn item that the fact reveals. `None` if the fact reveals none.
    pub opened: Option<String>,
}
