mod charts;
mod compass;
mod units;
