import { setTimeout as wait } from "node:timers/promises";
import type { TestApp } from "./app";

const LONGEST_MS = 5_000;
const PAUSE_MS = 20;

export interface SentMail {
  readonly template: string;
  readonly recipient: string;
  readonly text: string;
}

/** The mails to somebody, oldest first. */
export function mailsTo(app: TestApp, recipient: string): Promise<readonly SentMail[]> {
  return app.database.query<SentMail>({
    text: "select template, recipient, text from outbox where recipient = $1 and channel = 'mail' order by created_at, id",
    values: [recipient],
  });
}

/** The newest of so many mails to somebody: some are written after the answer of the call that they belong to. */
export async function mailTo(app: TestApp, recipient: string, count = 1): Promise<SentMail> {
  for (const end = Date.now() + LONGEST_MS; ; await wait(PAUSE_MS)) {
    const mails = await mailsTo(app, recipient);
    const newest = mails.at(-1);
    if (newest && mails.length >= count) return newest;
    if (Date.now() > end) throw new Error(`${mails.length} of ${count} mails to ${recipient}`);
  }
}

/** The secret link of a mail: where it leads, and whose and what code it holds. */
export function linkOf({ text }: SentMail) {
  const found = /(https?:\/\/[^\s#]+)#user=([\w-]+)&code=([\w-]+)/.exec(text);
  if (!found) throw new Error("the mail holds no link with a code");
  const [, page = "", userId = "", codeAction = ""] = found;
  return { page, userId, codeAction };
}
