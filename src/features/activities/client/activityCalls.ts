import { apiSpace } from "../../../client/kit/console";

/** The specification's address of an activity's calls, in the community that the console works in. */
export function activityPath(activityId: string): string {
  // `staff:<community>`.
  const community = apiSpace()?.split(":")[1] ?? "";
  return `/client/communities/${encodeURIComponent(community)}/activity/${encodeURIComponent(activityId)}`;
}
