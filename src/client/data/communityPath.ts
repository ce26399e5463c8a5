import { apiSpace } from "./api";

/**
 * A call of the team's in the community that the console works in, as the specification has it (section 7).
 * @example `communityPath("tags")`: `/client/communities/<id>/tags`
 */
export function communityPath(call: string): string {
  // `staff:<community>`.
  const community = apiSpace()?.split(":")[1] ?? "";
  return `/client/communities/${encodeURIComponent(community)}/${call}`;
}
