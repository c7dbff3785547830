mod rivals;
mod tune;
