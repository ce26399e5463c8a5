import { OWNER_BASES } from "../../contracts/ownerBases";

/** A community's console lies below its address: there a questionnaire is an activity's, elsewhere a study's. */
export function ownsStudies(): boolean {
  return !location.pathname.startsWith("/c/");
}

/** @returns path below which the calls of a record's questionnaire lie, e.g. `/api/studies/0193fd0a-…` */
export function ownerPath(ownerId: string): string {
  return OWNER_BASES[ownsStudies() ? "study" : "activity"].replace(":id", encodeURIComponent(ownerId));
}
