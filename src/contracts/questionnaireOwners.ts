import type { ExtensionRoute } from "../server/kit";
import { OWNER_BASES } from "./ownerBases";

/** An entity whose records have a questionnaire, and where its calls lie. */
export interface Owner {
  readonly entity: keyof typeof OWNER_BASES;
  /** Path of one record. */
  readonly base: string;
  /** For those who may look at the record, and for those who may change it. */
  readonly reading: ExtensionRoute["access"];
  readonly writing: ExtensionRoute["access"];
}

const owner = (entity: Owner["entity"]): Owner => ({
  entity,
  base: OWNER_BASES[entity],
  reading: { entity, action: "read" },
  writing: { entity, action: "update" },
});

const OWNERS: readonly Owner[] = [owner("activity"), owner("study")];

/**
 * The same calls for activities and for studies: what asks a questionnaire works alike in both. Contracts describe those
 * of activities.
 */
export function forEachOwner(routes: (owner: Owner) => readonly ExtensionRoute[]): readonly ExtensionRoute[] {
  return OWNERS.flatMap((owner) =>
    routes(owner).map((route) => ({ ...route, url: route.url.replace(OWNER_BASES.activity, owner.base) })),
  );
}
