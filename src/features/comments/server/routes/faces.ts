import type { ExtensionRoute } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { memberQuery, teamQuery } from "./schemas";

/** The calls of a conversation under the addresses of one kind of people (spec section 7, activities). */
export interface Face {
  readonly base: string;
  readonly read: ExtensionRoute["access"];
  /** What they may look for. */
  readonly query: JsonObject;
}

export const MEMBER_FACE: Face = {
  base: "/tester/communities/:id/activity/:activityId",
  read: { kind: "member" },
  query: memberQuery,
};

export const TEAM_FACE: Face = {
  base: "/client/communities/:id/activity/:activityId",
  read: { entity: "activity", action: "read" },
  query: teamQuery,
};
