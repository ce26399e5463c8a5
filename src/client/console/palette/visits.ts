/** A record that was opened. */
export interface PageVisit {
  readonly resource: string;
  readonly id: string;
}

const KEPT = 8;
const RECORD = /^\/([\w-]+)\/([0-9a-f]{8}-[0-9a-f-]{27})(?:\/|$)/;

/** The record that an address of the console shows; none on other pages. */
export function visitOf(pathname: string): PageVisit | undefined {
  const [, resource, id] = RECORD.exec(pathname) ?? [];
  return resource && id ? { resource, id } : undefined;
}

/** The visits with the newest in front, each record once. */
export function withVisit(visits: readonly PageVisit[], visit: PageVisit): readonly PageVisit[] {
  return [visit, ...visits.filter(({ id }) => id !== visit.id)].slice(0, KEPT);
}
