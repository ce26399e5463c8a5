import { communityPath } from "../../../client/kit/console";

/** The specification's address of an activity's calls, in the community that the console works in. */
export function activityPath(activityId: string): string {
  return communityPath(`activity/${encodeURIComponent(activityId)}`);
}
