import { communityPath, consoleCommunity } from "../../../../../client/kit/console";
import type { Audience } from "../../../../../contracts/api/conversation";

/** Which conversation: an activity's with everybody, or the team's own about it. */
export interface Place {
  readonly activityId: string;
  readonly audience: Audience;
}

/** What a call says of the conversation: the audience where it isn't everybody. */
export const inputOf = ({ activityId, audience }: Place) => ({
  params: { id: consoleCommunity(), activityId },
  query: audience === "TEAM" ? { audience } : {},
});

/** The address of a conversation's files. @param values those that are undefined aren't said */
export function filePath(
  { activityId, audience }: Place,
  path: "comments/files" | "excel" | "word" | "multimedia",
  values: Readonly<Record<string, string | undefined>> = {},
): string {
  const given = Object.entries({ ...values, ...(audience === "TEAM" ? { audience } : {}) }).filter(([, value]) => value);
  const query = new URLSearchParams(given as [string, string][]).toString();
  return communityPath(`activity/${encodeURIComponent(activityId)}/${path}`) + (query ? `?${query}` : "");
}
