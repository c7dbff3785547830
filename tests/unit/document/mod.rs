mod ambiguous;
mod figures;
mod folder;
mod located;
mod suggest;
mod symbols;
