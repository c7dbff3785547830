mod about;
mod cup;
mod reference;
mod shown;
mod sums;
