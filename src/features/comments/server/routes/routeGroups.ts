/** Where a conversation's calls are for members and for the team (spec section 7, activities), and who may read by them. */
export const ROUTE_GROUPS = [
  { base: "/tester/communities/:id/activity/:activityId", access: { kind: "member" } },
  { base: "/client/communities/:id/activity/:activityId", access: { entity: "activity", action: "read" } },
] as const;

export type ConversationRouteGroup = (typeof ROUTE_GROUPS)[number];
