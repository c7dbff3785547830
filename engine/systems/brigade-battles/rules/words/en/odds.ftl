# Odds of a fire.

percent = { $whole } %
percent-tenths = { $whole }.{ $tenth } %
percent-least = <0.1 %
