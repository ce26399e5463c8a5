import type { Kysely } from "kysely";
import type { Json } from "../../shared/json";
import { actingOrigin } from "../access/session/acting";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** Something that a person did, for the activity log and the history of the record. */
export interface Act {
  /** null for what belongs to none. */
  readonly spaceId: string | null;
  /** Who did it; null where nobody is signed in. */
  readonly accountId: string | null;
  /** As history and log name it, e.g. `update`. */
  readonly action: string;
  /** Name of the entity; `account` for what people do to their own access. */
  readonly entity: string;
  /** null for what is about no one record, e.g. the export of a list. */
  readonly recordId: string | null;
  /** Fields before and after; nothing personal. @default none */
  readonly changes?: Readonly<Record<string, { readonly from: Json; readonly to: Json }>>;
}

/** Writes acts into the audit log, with where they come from; in the open transaction where there is one. */
export async function noteActs(root: Kysely<Tables>, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  const origin = actingOrigin();
  const rows = acts.map(({ changes = {}, ...act }) => ({
    ...act,
    ...origin,
    changes: JSON.stringify(changes),
    personal: null,
    version: null,
  }));
  await executor(root).insertInto("auditLog").values(rows).execute();
}

/** What somebody does to their own access, e.g. `signIn`. */
export function accessAct(
  action: string,
  { accountId, spaceId }: { readonly accountId: string; readonly spaceId: string | undefined },
): Act {
  return { spaceId: spaceId ?? null, accountId, action, entity: "account", recordId: accountId };
}
