/** So much of a comment's text is listed. Characters. */
export const EXCERPT = 280;
