mod about;
mod cup;
mod reference;
mod score;
mod text_view;
