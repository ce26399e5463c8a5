/** What a picture can be pressed with. */
export const POINTERS = ["mouse", "touch", "pen", "keyboard"] as const;
export type Pointer = (typeof POINTERS)[number];
