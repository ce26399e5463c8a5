import type { Kysely } from "kysely";
import { isStorable } from "../../shared/isStorable";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** The address of the script that a community's members may agree to, by the community's origin. */
export async function readTrackingScript(root: Kysely<Tables>, origin: string): Promise<string | null> {
  if (!isStorable(origin)) return null;
  const community = await executor(root)
    .selectFrom("community")
    .select("trackingScript")
    .where("origin", "=", origin.toLowerCase())
    .executeTakeFirst();
  return community?.trackingScript ?? null;
}
