//! The position as one side knows it, and data computed from it in advance.

pub(crate) mod charts;
pub(crate) mod eval_context;
pub(crate) mod fate;
pub(crate) mod ground;
pub(crate) mod side_view;
