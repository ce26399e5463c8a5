/** What digits and symbols stand for where words are dressed up; a `1` or `!` is an `i` to some, an `l` to others. */
export const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  $: "s",
  "@": "a",
  "!": "i",
  "|": "i",
  "+": "t",
  "€": "e",
};
