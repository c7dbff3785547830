mod compared;
mod coverage;
mod exhausting;
mod hostile;
mod reference;
mod running;
