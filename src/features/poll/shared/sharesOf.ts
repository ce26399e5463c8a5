import type { PollResults, PollSettings } from "./poll";

export interface OptionShare {
  readonly code: string;
  readonly text: string;
  readonly count: number;
  /** 0 to 1 of those who voted: with several answers they may add up to more. */
  readonly share: number;
}

/** Options with their votes, in the poll's order. */
export function sharesOf({ options }: Pick<PollSettings, "options">, { voters, counts }: PollResults): readonly OptionShare[] {
  const byCode = new Map(counts.map(({ code, count }) => [code, count]));
  return options.map(({ code, text }) => {
    const count = byCode.get(code) ?? 0;
    return { code, text, count, share: voters === 0 ? 0 : count / voters };
  });
}
