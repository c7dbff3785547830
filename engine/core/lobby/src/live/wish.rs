//! Pending undo requests.

use kernel::Side;
use serde::Serialize;

/// A request to take back the last decision. The next answer cancels the request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Wish {
    /// Side that wants its decision back.
    pub side: Side,
}
