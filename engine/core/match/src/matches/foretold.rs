//! Forecasts of options.

use kernel::Chances;
use serde::Serialize;
use serde_json::Value;

/// Forecast of an option, as data and as lines for players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Foretold {
    data: Value,
    /// Lines of the forecast, shown to players.
    #[serde(skip)]
    pub words: Vec<String>,
    /// Forecast in the form that a page shows.
    #[serde(skip)]
    pub chances: Chances,
}

impl Foretold {
    /// Builds a forecast. `note` says that some figures in the charts are reconstructed.
    pub(crate) fn new(
        data: Value,
        words: Vec<String>,
        chances: Chances,
        note: Option<&str>,
    ) -> Self {
        Self { data, words, chances }.noted(note)
    }

    fn noted(mut self, note: Option<&str>) -> Self {
        let Some(note) = note else { return self };
        if let Value::Object(fields) = &mut self.data {
            fields.insert("note".to_owned(), note.into());
        }
        self.words.push(note.to_owned());
        self.chances.note = note.to_owned();
        self
    }
}
