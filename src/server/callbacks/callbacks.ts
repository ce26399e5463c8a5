import type { Kysely } from "kysely";
import { newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import { afterCommit, executor } from "../db/transaction";
import type { Config } from "../platform/config";
import { createReachable, mayReach } from "./publicLookup";

/** A message to another server. */
export interface Callback {
  readonly spaceId: string;
  /** http or https. */
  readonly url: string;
  /** What it is about, for whoever looks at the outbox. */
  readonly subject: string;
  /** JSON, sent as it stands: signatures speak of its bytes. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of callbacks with the same word one is sent; the other server gets it as `Idempotency-Key`. */
  readonly dedupe: string;
}

export interface Callbacks {
  /** Puts it into the outbox, in the caller's transaction where one is open; it is posted after that, and again until it is acknowledged. */
  readonly post: (callback: Callback) => Promise<void>;
  /** Whether an address may be called, as far as it says by itself: not where it lies in a closed network. */
  readonly mayPost: (url: URL) => boolean;
}

export interface CallbacksOptions {
  readonly root: Kysely<Tables>;
  /** Told that there is something to send. */
  readonly onCallback: () => void;
  readonly config: Pick<Config, "callbackNetworks">;
}

export function createCallbacks({ root, onCallback, config }: CallbacksOptions): Callbacks {
  const isReachable = createReachable(config.callbackNetworks);
  return {
    mayPost: (url) => mayReach(isReachable, url),
    post: async ({ spaceId, url, subject, body, headers, dedupe }) => {
      await executor(root)
        .insertInto("outbox")
        .values({
          id: newId(),
          channel: "callback",
          spaceId,
          recipient: url,
          subject,
          text: body,
          headers: JSON.stringify(headers),
          isAboutAccount: false,
          dedupe,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      afterCommit(onCallback);
    },
  };
}
