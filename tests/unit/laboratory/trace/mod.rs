mod citation;
mod source;
