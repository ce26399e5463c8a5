/** Numbers as the language writes them. */
export interface Formats {
  readonly count: (value: number) => string;
  /** @param share 0 to 1 */
  readonly share: (share: number) => string;
  /** Without decimals, where there is little room. @param share 0 to 1 */
  readonly roundShare: (share: number) => string;
  readonly statistic: (value: number) => string;
  readonly moment: (iso: string) => string;
}

/** In place of a share or a mean of nobody. */
export const NO_FIGURE = "–";

/** The formats of one language; make them once, `Intl` objects are costly. */
export function createFormats(language: string): Formats {
  const count = new Intl.NumberFormat(language);
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const roundShare = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const statistic = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return {
    count: (value) => count.format(value),
    share: (value) => share.format(value),
    roundShare: (value) => roundShare.format(value),
    statistic: (value) => statistic.format(value),
    moment: (iso) => moment.format(new Date(iso)),
  };
}
