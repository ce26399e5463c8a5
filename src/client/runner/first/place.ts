/** Id of what the server drew before any script ran. */
export const FIRST = "first";
