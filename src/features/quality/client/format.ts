/** Figures as the language writes them. */
export interface Formats {
  readonly count: (value: number) => string;
  /** @param share 0 to 1 */
  readonly share: (share: number) => string;
  readonly decimal: (value: number) => string;
  /** `4 s`, `12 min 5 s`, `2 h 3 min`. */
  readonly duration: (ms: number) => string;
  readonly moment: (iso: string) => string;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

function unit(language: string, name: "second" | "minute" | "hour", digits = 0): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: digits });
}

/** The formats of one language; make them once, `Intl` objects are costly. */
export function createFormats(language: string): Formats {
  const count = new Intl.NumberFormat(language);
  const share = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const seconds = unit(language, "second");
  const fewSeconds = unit(language, "second", 1);
  const minutes = unit(language, "minute");
  const hours = unit(language, "hour");
  const duration = (ms: number): string => {
    if (ms < 10 * SECOND) return fewSeconds.format(ms / SECOND);
    if (ms < MINUTE) return seconds.format(Math.round(ms / SECOND));
    if (ms < HOUR) return `${minutes.format(Math.floor(ms / MINUTE))} ${seconds.format(Math.floor((ms % MINUTE) / SECOND))}`;
    return `${hours.format(Math.floor(ms / HOUR))} ${minutes.format(Math.floor((ms % HOUR) / MINUTE))}`;
  };
  return {
    count: (value) => count.format(value),
    share: (value) => share.format(value),
    decimal: (value) => decimal.format(value),
    duration,
    moment: (iso) => moment.format(new Date(iso)),
  };
}
