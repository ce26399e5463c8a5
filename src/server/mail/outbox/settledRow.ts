import { phoneHint } from "../../twoFactor/phone";
import type { OutboxRow, Outcome } from "./delivery";

/** Between one attempt and the next; after the last of them it is an error. */
const PAUSES_SECONDS = [10, 60, 5 * 60, 15 * 60, 60 * 60, 4 * 60 * 60, 12 * 60 * 60];
const LONGEST_REASON = 500;

/** The columns of a row that an attempt changes. */
export type SettledRow = Pick<OutboxRow, "status" | "error"> &
  Partial<Pick<OutboxRow, "isKept" | "recipient">> & {
    /** Null where secrets are cleared; absent where they stay. */
    readonly text?: null;
    readonly content?: null;
    /** Until the next attempt; absent where there is none. */
    readonly retrySeconds?: number;
  };

type AttemptedRow = Pick<OutboxRow, "channel" | "recipient" | "isAboutAccount" | "attempts">;

/**
 * @param row as the attempt claimed it: its `attempts` count this one
 * @param keepsSecrets whether account mails that are kept keep their texts
 */
export function settledRow(row: AttemptedRow, outcome: Outcome, keepsSecrets: boolean): SettledRow {
  if (outcome.status === "sent" || outcome.status === "kept") {
    const isKept = outcome.status === "kept";
    const isCleared = row.isAboutAccount && !(isKept && keepsSecrets);
    return {
      status: "SENT",
      isKept,
      error: null,
      ...(isCleared ? { text: null, content: null } : {}),
      // A telephone is a second factor: once it has its code the database tells it no more.
      ...(isCleared && row.channel === "sms" ? { recipient: phoneHint(row.recipient) } : {}),
    };
  }
  const error = outcome.reason.slice(0, LONGEST_REASON);
  const retrySeconds = PAUSES_SECONDS[row.attempts - 1];
  if (outcome.status === "refused" || retrySeconds === undefined) return { status: "ERROR", error };
  return { status: "NEW", error, retrySeconds };
}
