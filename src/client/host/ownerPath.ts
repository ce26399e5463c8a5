/** A community's console lies below its address: there a questionnaire is an activity's, elsewhere a study's. */
export function ownsStudies(): boolean {
  return !location.pathname.startsWith("/c/");
}

/** @returns path below which the calls of a record's questionnaire lie, e.g. `/api/studies/0193fd0a-…` */
export function ownerPath(ownerId: string): string {
  return `/api/${ownsStudies() ? "studies" : "activities"}/${encodeURIComponent(ownerId)}`;
}
