mod compared;
mod coverage;
mod exhausting;
mod guards;
mod hostile;
mod reference;
mod running;
