export const PLANS = ["BRONZE", "SILVER", "GOLD"] as const;
export type PlanName = (typeof PLANS)[number];

/** What a plan limits. */
export const PLAN_LIMITS = ["members", "team", "activities"] as const;
export type PlanLimitName = (typeof PLAN_LIMITS)[number];

const MONTHS_OF_YEAR = 12;
/** Months that a community may be ordered for: 1 to 11, and whole years up to three. */
export const DURATIONS: readonly number[] = [...Array.from({ length: 11 }, (_, index) => index + 1), 12, 24, 36];
/** Months that a community lasts at most, all orders together. */
export const MOST_MONTHS = 120;

export function isPlanName(value: unknown): value is PlanName {
  return PLANS.some((plan) => plan === value);
}

/** Whether one plan stands above another. */
export function isHigher(plan: PlanName, than: PlanName): boolean {
  return PLANS.indexOf(plan) > PLANS.indexOf(than);
}

export interface PlanPrices {
  /** Credits for a month. */
  readonly perMonth: number;
  /** Credits for a whole year at once. */
  readonly perYear: number;
}

/** A line of a price; `amount` is `quantity` times `unit`, rounded up to whole credits. */
export interface OrderLine {
  readonly kind: "years" | "months" | "upgrade";
  /** Years or months; of an upgrade, the days that are left. */
  readonly quantity: number;
  /** Credits for one of them; of an upgrade, what a month costs more. */
  readonly unit: number;
  readonly amount: number;
}

/** What so many months cost: each whole year by the year's price, the rest by the month's. */
export function durationLines({ perMonth, perYear }: PlanPrices, months: number): readonly OrderLine[] {
  const years = Math.floor(months / MONTHS_OF_YEAR);
  const rest = months % MONTHS_OF_YEAR;
  const lines: readonly OrderLine[] = [
    { kind: "years", quantity: years, unit: perYear, amount: years * perYear },
    { kind: "months", quantity: rest, unit: perMonth, amount: rest * perMonth },
  ];
  return lines.filter(({ quantity }) => quantity > 0);
}

const DAYS_OF_YEAR = 365;

/**
 * What a higher plan costs for the days that are left: the difference of today's monthly prices, by the day.
 * @param days begun ones included
 */
export function upgradeLine(from: PlanPrices, to: PlanPrices, days: number): OrderLine {
  const unit = Math.max(to.perMonth - from.perMonth, 0);
  return { kind: "upgrade", quantity: days, unit, amount: Math.ceil((unit * MONTHS_OF_YEAR * days) / DAYS_OF_YEAR) };
}

export const totalOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);
