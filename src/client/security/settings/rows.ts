/** A list whose rows a line keeps apart. */
export const ROWS = { listStyle: "none", m: 0, p: 0, "& > li + li": { borderTop: 1, borderColor: "divider" } } as const;
