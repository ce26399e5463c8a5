import type { PollOption, PollResults, PollSettings } from "./api";

export interface OptionShare extends PollOption {
  readonly count: number;
  /** 0 to 1 of those who voted: with several answers they may add up to more. */
  readonly share: number;
}

/** Options with their votes, in the poll's order. */
export function sharesOf({ options }: Pick<PollSettings, "options">, { voters, counts }: PollResults): readonly OptionShare[] {
  const byCode = new Map(counts.map(({ code, count }) => [code, count]));
  return options.map((option) => {
    const count = byCode.get(option.code) ?? 0;
    return { ...option, count, share: voters === 0 ? 0 : count / voters };
  });
}
