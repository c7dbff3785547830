mod fits;
mod setup;
mod shared;
