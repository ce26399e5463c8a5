import { CELL_CREDIT, MOST_CREDIT, SIGN_CREDIT } from "./xlsxLimits";

/**
 * Bytes that may be read for what they bring: a file of nothing runs out of them, however it is put together, and one with
 * something in its cells never does. It counts the same on any machine, as time wouldn't.
 */
export interface Credit {
  /** @returns whether it was enough */
  readonly spend: (bytes: number) => boolean;
  /** @param signs of the text that was found */
  readonly earn: (signs: number) => void;
}

export function createCredit(): Credit {
  let left = MOST_CREDIT;
  return {
    spend: (bytes) => {
      left -= bytes;
      return left >= 0;
    },
    earn: (signs) => {
      left = Math.min(MOST_CREDIT, left + CELL_CREDIT + signs * SIGN_CREDIT);
    },
  };
}
