import type { Kysely } from "kysely";
import { AppError } from "../../shared/errors";
import { vendorOf } from "../../shared/scriptHost";
import type { Tables } from "../db/generated/tables";
import type { EntityHook } from "../host/serverHost";
import { readVendors } from "./trackingVendors";

/** @throws AppError `request.invalid` for a script of a host that the back office allows no vendor of */
async function demandVendor(root: Kysely<Tables>, script: unknown): Promise<void> {
  if (typeof script !== "string") return;
  const vendors = await readVendors(root);
  if (vendorOf(vendors, script)) return;
  const hosts = vendors.flatMap(({ scriptHosts }) => scriptHosts).join(", ");
  const fault = hosts === "" ? { rule: "noTrackingVendor" } : { rule: "trackingHost", params: { hosts } };
  throw new AppError("request.invalid", { faults: [{ path: "/trackingScript", ...fault }] });
}

/** Which scripts a community may name. One that it named before is kept: it isn't run while no vendor is allowed for it. */
export function trackingHook(root: Kysely<Tables>): EntityHook {
  return {
    entity: "community",
    fields: ["trackingScript"],
    afterCreate: async ({ record }) => demandVendor(root, record.trackingScript),
    afterUpdate: async ({ record, before }) => {
      if (record.trackingScript !== before.trackingScript) await demandVendor(root, record.trackingScript);
    },
  };
}
