//! The program as its users run it: what it prints, how it ends, and that it loses nothing.

mod anywhere;
mod authoring;
mod bad_input;
mod balance;
mod clients;
mod hosting;
mod interrupted;
mod killed;
mod learn;
mod links;
mod mail;
mod mcp;
mod paper;
mod program;
mod readme;
mod rules;
mod table;
