import type { Kysely } from "kysely";
import { newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import { afterCommit, executor } from "../db/transaction";

export interface ShortMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly spaceId: string | undefined;
}

export interface Sms {
  /** Puts a message into the outbox, in the caller's transaction where one is open; it is sent after that. */
  readonly send: (message: ShortMessage) => Promise<void>;
}

export interface SmsOptions {
  readonly root: Kysely<Tables>;
  /** Told that there is something to send. */
  readonly onMessage: () => void;
}

export function createSms({ root, onMessage }: SmsOptions): Sms {
  return {
    send: async ({ to, text, spaceId }) => {
      await executor(root)
        .insertInto("outbox")
        .values({ id: newId(), channel: "sms", spaceId: spaceId ?? null, recipient: to, text })
        .execute();
      afterCommit(onMessage);
    },
  };
}
