import type { ExtensionRoute } from "../server/kit";

/** An entity whose records have a questionnaire, and where its calls lie. */
export interface Owner {
  readonly entity: "activity" | "study";
  /** Path of one record. */
  readonly base: string;
  /** For those who may look at the record, and for those who may change it. */
  readonly reading: ExtensionRoute["access"];
  readonly writing: ExtensionRoute["access"];
}

const owner = (entity: Owner["entity"], base: string): Owner => ({
  entity,
  base,
  reading: { entity, action: "read" },
  writing: { entity, action: "update" },
});

/** Where contracts put the calls. */
const DESCRIBED = "/api/activities/:id";
const OWNERS: readonly Owner[] = [owner("activity", DESCRIBED), owner("study", "/api/studies/:id")];

/**
 * The same calls for activities and for studies: what asks a questionnaire works alike in both. Contracts describe those
 * of activities.
 */
export function forEachOwner(routes: (owner: Owner) => readonly ExtensionRoute[]): readonly ExtensionRoute[] {
  return OWNERS.flatMap((owner) => routes(owner).map((route) => ({ ...route, url: route.url.replace(DESCRIBED, owner.base) })));
}
