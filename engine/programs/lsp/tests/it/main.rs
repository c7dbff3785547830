//! Sessions with the language server, over the connection that a client uses.

mod client;
mod hostile;
mod session;
mod spots;
