//! Static evaluation of the options of a question, one file for each kind of question.

pub(crate) mod activations;
pub(crate) mod artillery;
pub(crate) mod assaults;
pub(crate) mod chits;
pub(crate) mod fires;
pub(crate) mod moves;
pub(crate) mod places;
pub(crate) mod policy;
pub(crate) mod rallies;
pub(crate) mod scripts;
pub(crate) mod stand;
pub(crate) mod tally;
pub(crate) mod victims;
