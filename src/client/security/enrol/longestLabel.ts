/** Of what a person calls a second factor. */
export const LONGEST_LABEL = 60;
