//! The black-box tests, one program: it links sooner than one for each. What needs one of its own has it: `memory` for its
//! allocator, `web` for the browser beside it.

mod authoring;
mod briefings;
mod brigades;
mod built;
mod carried;
mod cases;
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
mod peculiar;
mod proofs;
mod runner;
mod scripts;
mod seated;
mod stonewalls_sword;
mod stories;
mod traceability;
mod tried;
mod unit;
mod words;
mod workflows;
