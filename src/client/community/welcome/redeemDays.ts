import type { Welcome } from "../../../contracts/api/community";

/** A calendar day in words; it is the same day wherever one reads it. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

type Periods = Pick<Welcome, "redeemFrom" | "redeemTo" | "secondRedeemFrom" | "secondRedeemTo">;

/** Between which days LABs are redeemed, period by period; the last one is no longer one of them (spec section 4, redeems). */
export function redeemDays({ redeemFrom, redeemTo, secondRedeemFrom, secondRedeemTo }: Periods, language: string) {
  const periods = [
    [redeemFrom, redeemTo],
    [secondRedeemFrom, secondRedeemTo],
  ] as const;
  return periods.flatMap(([from, to]) => (from && to ? [{ from: dayText(from, language), to: dayText(to, language) }] : []));
}
