/** How long a place in a quota is kept for somebody who does nothing, in ms. */
export const RESERVED_FOR = 30 * 60_000;
