mod shifts;
