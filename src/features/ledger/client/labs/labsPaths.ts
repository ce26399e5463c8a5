import { apiSpace } from "../../../../client/kit/console";

/** A call of the specification, in the community that the console works in. */
export function communityPath(call: string): string {
  // `staff:<community>`.
  const community = apiSpace()?.split(":")[1] ?? "";
  return `/client/communities/${encodeURIComponent(community)}/${call}`;
}

/** Where the console's page of LABs stands: an address of the specification (section 2). */
export const LABS_PATH = "gestion-labs";
