import { monthsLater } from "../../../shared/dates/monthsLater";

export const ORDER_STATES = ["ORDERED", "CONFIRMED", "REJECTED", "WITHDRAWN"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How often an order is made again, and after how many months. */
const PERIOD_MONTHS = { MONTHLY: 1, QUARTERLY: 3, YEARLY: 12 } as const;
export const ORDER_PERIODS = ["ONCE", "MONTHLY", "QUARTERLY", "YEARLY"] as const;
export type OrderPeriod = (typeof ORDER_PERIODS)[number];
type Repetition = keyof typeof PERIOD_MONTHS;
export const isRepeated = (period: string): period is Repetition => period in PERIOD_MONTHS;

export const LONGEST_REFERENCE = 60;
export const LONGEST_NOTE = 1_000;
export const SHORTEST_REJECTION = 3;
export const LONGEST_REJECTION = 500;
export const LONGEST_INVOICE_NUMBER = 40;
/** Of an order before tax, €. */
export const HIGHEST_PRICE = 10_000_000;
export const ORDER_PAGE_SIZE = 10;

const CENTS = 100;

/** A number with at most two decimals as whole hundredths: a product of binary fractions is a little off. */
const hundredths = (value: number): number => Math.round(value * CENTS);

/** What credits cost before tax, €, to the cent. @param perCredit € */
export const creditsPrice = (amount: number, perCredit: number): number => hundredths(amount * perCredit) / CENTS;

/**
 * What an order costs, exact to the cent; half a cent of tax counts as one.
 * @param price € before tax, with at most two decimals
 * @param taxRate percent, with at most two decimals
 */
export function invoiceSums(price: number, taxRate: number): { readonly tax: number; readonly total: number } {
  // BigInt: cents times hundredths of a percent pass what doubles count exactly.
  const scaled = BigInt(hundredths(price)) * BigInt(hundredths(taxRate));
  const tax = Number((scaled + 5_000n) / 10_000n);
  return { tax: tax / CENTS, total: (hundredths(price) + tax) / CENTS };
}

/**
 * The first day after `day` on which a repeated order is due: months are counted from its first day, so that of 31 January,
 * 28 February and 31 March none moves the others. What was missed meanwhile isn't made up for.
 * @param from the first day, `YYYY-MM-DD`, as the others
 */
export function nextOrderDate(from: string, period: Repetition, day: string): string {
  const months = PERIOD_MONTHS[period];
  let times = 1;
  while (monthsLater(from, times * months) <= day) times += 1;
  return monthsLater(from, times * months);
}
