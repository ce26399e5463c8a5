import type { SpaceDb } from "../db/query/spaceDb";
import type { Emit } from "../realtime/channels";
import { ALERTS_CHANNEL } from "./notify";

export type WithdrawNotice = (db: SpaceDb, notice: { readonly kind: string; readonly keys: readonly string[] }) => Promise<void>;

/** Takes alerts back whose cause is gone, in the open transaction: they leave the lists of those who were told. */
export function createWithdrawNotice(emit: Emit): WithdrawNotice {
  return async (db, { kind, keys }) => {
    if (keys.length === 0) return;
    const gone = await db
      .deleteFrom("notification")
      .where("kind", "=", kind)
      .where("key", "in", [...keys])
      .returning(["member", "moderator"])
      .execute();
    const ids = gone.flatMap(({ member, moderator }) => member ?? moderator ?? []);
    if (ids.length > 0) emit(db, { channel: ALERTS_CHANNEL, ids });
  };
}
