mod ambiguous;
mod edit;
mod figures;
mod folder;
mod located;
mod rest;
mod suggest;
mod symbols;
