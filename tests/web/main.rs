//! The table in a browser, from outside: over HTTP, through kills, and in a browser.

mod battle;
mod browser;
mod client;
mod clocks;
mod crowds;
mod drawing;
mod driver;
mod fair;
mod faults;
mod flood;
mod histories;
mod hosting;
mod killed;
mod letters;
mod levels;
mod live;
mod load;
mod many;
mod odds;
mod owners;
mod proxied;
mod proxy;
mod safety;
mod seats;
mod secrets;
mod toy;
