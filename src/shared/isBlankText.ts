/**
 * A character that shows, as a pattern with the flag `u`: none of white space, control characters, what Unicode calls
 * ignorable (spaces of no width, marks of direction, fillers) and the Braille pattern without dots.
 */
export const VISIBLE = "[^\\s\\p{Default_Ignorable_Code_Point}\\p{Cc}\\u2800]";

const SHOWS = new RegExp(VISIBLE, "u");

/** Whether a reader would see nothing: blanks, or characters that no font draws. */
export function isBlankText(text: string): boolean {
  return !SHOWS.test(text);
}
