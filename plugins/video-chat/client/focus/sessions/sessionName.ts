import type { Translate } from "../../../../../src/client/kit/console";

/** A title as sessions get it when they are made, in the company's language: a word and a number. */
const MADE = /^\p{L}+ (\d+)$/u;

/** What a session is called, in the reader's language. */
export function sessionName(title: string, t: Translate): string {
  const number = MADE.exec(title)?.[1];
  return number === undefined ? title : t("focus.sessionTitle", { number });
}
