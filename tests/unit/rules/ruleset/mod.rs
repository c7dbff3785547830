mod about;
mod cup;
mod reference;
mod score;
