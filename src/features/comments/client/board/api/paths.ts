import { communityPath } from "../../../../../client/kit/console";

export type Audience = "EVERYBODY" | "TEAM";

/** Which conversation: an activity's with everybody, or the team's own about it. */
export interface Place {
  readonly activityId: string;
  readonly audience: Audience;
}

export const conversationPath = ({ activityId }: Place) => communityPath(`activity/${encodeURIComponent(activityId)}`);
export const commentPath = (id: string) => `/client/communities/comment/${encodeURIComponent(id)}`;

/** A query of the values that there are; the audience where it isn't everybody. */
export function queryOf(values: Readonly<Record<string, string | number | undefined>>, audience: Audience = "EVERYBODY"): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === "" ? [] : [[name, String(value)]],
  );
  const query = new URLSearchParams(audience === "TEAM" ? [...given, ["audience", audience]] : given).toString();
  return query ? `?${query}` : "";
}
