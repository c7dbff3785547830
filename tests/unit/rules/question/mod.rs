mod kind;
