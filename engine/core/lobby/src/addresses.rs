//! Addresses to which the alerts of a seat go.

use serde::{Deserialize, Serialize};

/// Way in which a host sends alerts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum AlertKind {
    /// The host posts the alert to a web address.
    Webhook,
}

/// Addresses to which the alerts of one seat go.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AlertAddresses {
    /// Web address that gets a POST request. `None` if the player wants none.
    pub webhook: Option<String>,
}
