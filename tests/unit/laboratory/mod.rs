mod balance;
mod exercise;
mod ladder;
mod outcome;
mod shrink;
mod simulate;
mod statistics;
mod trace;
