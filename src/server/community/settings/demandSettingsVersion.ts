import type { Kysely } from "kysely";
import { AppError } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import type { ExpectedVersion } from "../../api/rest/write/recordWrites";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";

/** Versions of the two records that a community's settings lie in; 0 where there is no configuration yet. */
interface Versions {
  readonly community: number;
  readonly configuration: number;
}

/** Who comes at the same time waits until the transaction is over. */
async function lockVersions(root: Kysely<Tables>, communityId: string): Promise<Versions> {
  const db = executor(root);
  const community = await db
    .selectFrom("community")
    .select("version")
    .where("id", "=", communityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const configuration = await db
    .selectFrom("communityConfiguration")
    .select("version")
    .where("spaceId", "=", communityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return { community: community?.version ?? 0, configuration: configuration?.version ?? 0 };
}

/** A change of settings that lie in both records, or in one. */
interface Change {
  readonly communityId: string;
  /** The version that the caller has seen. @default any */
  readonly expected: ExpectedVersion;
  /** The one that the settings are at. */
  readonly versionOf: (versions: Versions) => number;
  /** The settings as they are now, with their version. */
  readonly read: () => Promise<object | undefined>;
  readonly proposed: JsonObject;
}

/**
 * Refuses to change settings that the caller has not seen; within the transaction that changes them.
 * @throws AppError `record.conflict`, with the settings as they are now and what was to be written
 */
export async function demandSettingsVersion(root: Kysely<Tables>, change: Change): Promise<void> {
  const { communityId, expected, versionOf, read, proposed } = change;
  const versions = await lockVersions(root, communityId);
  if (expected === undefined || versionOf(versions) === expected) return;
  const current = JSON.parse(JSON.stringify((await read()) ?? null));
  throw new AppError("record.conflict", { extensions: { current, proposed } });
}
