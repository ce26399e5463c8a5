import type { Kysely } from "kysely";
import { isStorable } from "../../shared/isStorable";
import { vendorOf } from "../../shared/scriptHost";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** A vendor whose scripts communities may use. */
export interface TrackingVendor {
  readonly name: string;
  /** Hosts that its scripts come from, with a port where that isn't https's own. */
  readonly scriptHosts: readonly string[];
  /** Further hosts that its scripts send to. */
  readonly connectHosts: readonly string[];
}

/** What follows the members of a community who agree to it. */
export interface Tracking {
  /** The script's address, on one of the vendor's hosts. */
  readonly script: string;
  readonly vendor: TrackingVendor;
}

/** The vendors that the back office allows, by name. */
export async function readVendors(root: Kysely<Tables>): Promise<readonly TrackingVendor[]> {
  const rows = await executor(root)
    .selectFrom("trackingVendor")
    .select(["name", "scriptHosts", "connectHosts"])
    .where("active", "=", true)
    .orderBy("name")
    .execute();
  return rows.map(({ connectHosts, ...row }) => ({ ...row, connectHosts: connectHosts ?? [] }));
}

/** The vendor of a script. @returns nothing where there is no script, or where the back office allows none of its host */
export async function findVendor(root: Kysely<Tables>, script: string | null): Promise<TrackingVendor | undefined> {
  return script === null ? undefined : vendorOf(await readVendors(root), script);
}

/** What may follow a community's members, by the community's origin. */
export async function findTracking(root: Kysely<Tables>, origin: string): Promise<Tracking | undefined> {
  if (!isStorable(origin)) return undefined;
  const community = await executor(root)
    .selectFrom("community")
    .select("trackingScript")
    .where("origin", "=", origin.toLowerCase())
    .executeTakeFirst();
  const script = community?.trackingScript ?? null;
  const vendor = await findVendor(root, script);
  return script !== null && vendor ? { script, vendor } : undefined;
}
