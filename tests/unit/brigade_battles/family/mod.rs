mod deed;
