mod ambiguous;
mod figures;
mod folder;
mod located;
mod rest;
mod suggest;
mod symbols;
