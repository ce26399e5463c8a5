import { apiSpace } from "./api";

/** Id of the community that the console works in; empty outside of one. */
export function communityId(): string {
  // `staff:<community>`.
  return apiSpace()?.split(":")[1] ?? "";
}

/**
 * A call of the team's in the community that the console works in, as the specification has it (section 7).
 * @example `communityPath("tags")`: `/client/communities/<id>/tags`
 */
export function communityPath(call: string, root: "/client/communities" | "/experienceLabs" = "/client/communities"): string {
  return `${root}/${encodeURIComponent(communityId())}/${call}`;
}
