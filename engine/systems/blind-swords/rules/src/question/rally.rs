//! Questions of rally and rebuilding.

use kernel::Side;

use crate::game::{BrigadeId, UnitId};

/// Who rallies, how, and where a rebuilt unit stands. RAL-01 to RAL-06.
#[derive(Clone, Debug, PartialEq)]
pub enum RallyQuestion {
    /// Which unit rallies? RAL-01.
    Unit(Rallying),
    /// Does it recover or try to rebuild? RAL-02.
    Action(Rallying, UnitId),
    /// Where does a rebuilt unit come back? RAL-06.
    RebuildHex(BrigadeId, UnitId),
    /// Where is a rebuilt unit displaced to? RAL-05.
    DisplaceHex(UnitId),
}

/// In whose rally step a unit rallies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rallying {
    /// In that of the active brigade. RAL-01.
    Brigade(BrigadeId),
    /// In the Artillery Rally Step, of this side. ART-13.
    Artillery(Side),
}
