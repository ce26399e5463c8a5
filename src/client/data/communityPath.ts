import { apiSpace } from "./api";

/**
 * A call of the team's in the community that the console works in, as the specification has it (section 7).
 * @example `communityPath("tags")`: `/client/communities/<id>/tags`
 */
export function communityPath(call: string, root: "/client/communities" | "/experienceLabs" = "/client/communities"): string {
  // `staff:<community>`.
  const community = apiSpace()?.split(":")[1] ?? "";
  return `${root}/${encodeURIComponent(community)}/${call}`;
}
