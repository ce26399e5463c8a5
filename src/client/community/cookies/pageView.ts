/** What a community's tracking script is told of a page (`docs/tracking.md`). */
export interface PageView {
  readonly type: "sondeo.pageView";
  /** Of this message's shape. */
  readonly version: 1;
  /** The community, by its identifier in the address. */
  readonly community: string;
  /** Within the community, without what names a person, an activity or a secret. */
  readonly path: string;
}

/** Words of our own addresses; what is none of them is an id, a token or somebody's name. */
const WORD = /^[a-z][a-z_-]{0,29}$/;

/** @param pathname within the community, e.g. `/activities/0193fd0a-7c1e-7000-8000-000000000001` */
export function pageView(community: string, pathname: string): PageView {
  const parts = pathname.split("/").filter((part) => part !== "");
  const path = `/${parts.map((part) => (WORD.test(part) ? part : ":id")).join("/")}`;
  return { type: "sondeo.pageView", version: 1, community, path };
}
