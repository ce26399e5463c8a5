import type { RouteContext } from "../../../../server/kit";
import type { Language } from "../../../../shared/languages";
import { PAGE } from "./pageToken";

const DECIMALS = 2;

/** What a page is written with. */
export interface PageWords {
  readonly language: Language;
  readonly text: RouteContext["text"];
  /** IANA name. */
  readonly timeZone: string;
  /** Of its own address. */
  readonly token: string;
}

/** A text of the page. */
export const t = ({ text, language }: PageWords, key: string, params?: Readonly<Record<string, unknown>>) =>
  text(`panel.page.${key}`, params, language);

/** Coins as people of the language write them. */
export function coinText(coins: number, language: Language): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: DECIMALS, maximumFractionDigits: DECIMALS });
  return format.format(coins);
}

export function dayText(instant: string, { language, timeZone }: PageWords, month: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(language, { day: "numeric", month, year: "numeric", timeZone }).format(new Date(instant));
}

/** The page's own addresses keep the language that was chosen. */
export const address = ({ token, language }: PageWords, rest: string) => `${PAGE}/${token}${rest}?language=${language}`;
