import type { Welcome } from "../../../contracts/api/community";

/** A calendar day in words; it is the same day wherever one reads it. */
function dayText(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
}

/** Between which days LABs are redeemed; the last one is no longer one of them (spec section 4, redeems). */
export function redeemDays({ redeemFrom, redeemTo }: Pick<Welcome, "redeemFrom" | "redeemTo">, language: string) {
  if (!redeemFrom || !redeemTo) return undefined;
  return { from: dayText(redeemFrom, language), to: dayText(redeemTo, language) };
}
