//! Black-box tests in a single program, which links faster than a program for each file. `memory`
//! is separate because it replaces the allocator, and `web` because it uses a browser.

mod authoring;
mod briefings;
mod brigade_battles;
mod built;
mod carried;
mod cases;
mod computers;
mod decisions;
mod entries;
mod games;
mod hex_facts;
mod house;
mod kernstown_facts;
mod learning;
mod manual;
mod mutations;
mod origins;
mod planted;
mod proofs;
mod questions;
mod reading;
mod runner;
mod schemas;
mod scripts;
mod seated;
mod stonewalls_sword;
mod stories;
mod terrible_swift_sword;
mod title_features;
mod traceability;
mod tried;
mod unit;
mod validators;
mod words;
mod workflows;
