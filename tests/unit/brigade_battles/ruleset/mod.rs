mod effect;
