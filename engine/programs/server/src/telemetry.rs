//! Extent of the monitoring output.

/// Extent of the monitoring output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Telemetry {
    /// The server produces no monitoring output.
    #[default]
    Nothing,
    /// Metrics and a log line for each request, without keys, match ids, addresses or chat.
    All,
}
