import { describe, expect, test } from "vitest";
import { chargeOf, type PricedStudy, type PriceList, priceOf, sessionsPriceOf } from "./price";

const LIST: PriceList = {
  ...{ setup: 300, perComplete: 4, perMinute: 0.35, incidenceWeight: 0.25, perCriterion: 0.4, perQuota: 15 },
  ...{ perSession: 250, perSessionMinute: 5, perParticipant: 60 },
};
const STUDY: PricedStudy = { sampleSize: 500, incidenceRate: 50, minutes: 10, criteria: 2, quotas: 6 };

describe("a study's price", () => {
  test("is the sum of its lines, each with how many and for how much", () => {
    expect(priceOf(LIST, STUDY)).toEqual({
      lines: [
        { kind: "setup", quantity: 1, unit: 300, amount: 300 },
        // (4 + 5 × 0.35) × 1.25
        { kind: "completes", quantity: 500, unit: 7.19, amount: 3595 },
        { kind: "criteria", quantity: 1000, unit: 0.4, amount: 400 },
        { kind: "quotas", quantity: 6, unit: 15, amount: 90 },
      ],
      total: 4385,
    });
  });

  test("is never lower for rarer people or for a longer interview", () => {
    const totals = (change: (step: number) => Partial<PricedStudy>) =>
      Array.from({ length: 60 }, (_, step) => priceOf(LIST, { ...STUDY, ...change(step) }).total);
    const isRising = (prices: readonly number[]) => prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
    expect(isRising(totals((step) => ({ incidenceRate: 100 - step })))).toBe(true);
    expect(isRising(totals((step) => ({ minutes: 1 + step })))).toBe(true);
    expect(isRising(totals((step) => ({ sampleSize: 1 + step })))).toBe(true);
  });

  test("is charged for the interviews that were had, and never beyond the quote", () => {
    const price = priceOf(LIST, STUDY);
    expect(chargeOf(price, 1)).toBe(price.total);
    expect(chargeOf(price, 1.2)).toBe(price.total);
    expect(chargeOf(price, 0.5)).toBe(300 + 90 + Math.ceil(1797.5 + 200));
    expect(chargeOf(price, 0)).toBe(390);
  });

  test("of sessions follows from how many, how long, and with how many people", () => {
    const price = sessionsPriceOf(LIST, { sessions: 3, participants: 6, minutes: 60 });
    expect(price).toEqual({
      lines: [
        { kind: "setup", quantity: 1, unit: 300, amount: 300 },
        { kind: "sessions", quantity: 3, unit: 550, amount: 1650 },
        { kind: "participants", quantity: 18, unit: 60, amount: 1080 },
      ],
      total: 3030,
    });
    expect(price && chargeOf(price, 2 / 3)).toBe(2120);
    expect(sessionsPriceOf({ ...LIST, perParticipant: null }, { sessions: 1, participants: 1, minutes: 15 })).toBeUndefined();
  });
});
