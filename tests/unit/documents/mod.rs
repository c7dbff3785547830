mod check;
mod family;
mod figures;
