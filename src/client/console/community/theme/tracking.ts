import { vendorOf } from "../../../../shared/scriptHost";
import type { FormData } from "../../../screens/form/formTypes";

/** A vendor whose scripts the back office allows. */
export interface OfferedVendor {
  readonly name: string;
  /** Hosts that its scripts come from. */
  readonly scriptHosts: readonly string[];
}

function addressOn({ scriptHosts: [host = ""] }: OfferedVendor): string {
  return `https://${host}/`;
}

/** The form's values once vendor or address were changed: the one follows from the other. */
export function withTracking(before: FormData, next: FormData, vendors: readonly OfferedVendor[]): FormData {
  const { trackingScript: script, trackingVendor: chosen } = next;
  if (script !== before.trackingScript) {
    if (!script) return { ...next, trackingVendor: undefined };
    // While an address is half typed, the vendor stays.
    return { ...next, trackingVendor: vendorOf(vendors, String(script))?.name ?? chosen };
  }
  if (chosen === before.trackingVendor) return next;
  const vendor = vendors.find(({ name }) => name === chosen);
  if (!vendor) return { ...next, trackingScript: undefined };
  const isIts = script && vendorOf(vendors, String(script)) === vendor;
  return isIts ? next : { ...next, trackingScript: addressOn(vendor) };
}
