/** The activity type's name, as the specification has it. */
export const HEAT_MAP = "el_heatmap";

export const MOST_IMAGES = 20;
/** Of one sign, on one image. */
export const MOST_POINTS = 50;
export const LONGEST_TITLE = 200;
export const LONGEST_INSTRUCTIONS = 2_000;
export const LONGEST_LABEL = 40;

/** Columns of the results' grid. */
export const FEWEST_COLUMNS = 1;
export const MOST_COLUMNS = 12;
