import { component } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
export const uuid: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const count: JsonObject = { type: "integer" };
const instant: JsonObject = { type: ["string", "null"], format: "date-time" };

export const TEAM_ACTIVITY = component(
  "TeamActivity",
  requiredObject({
    id: uuid,
    type: text,
    title: text,
    status: text,
    opening: { type: "string", enum: ["closed", "comingSoon", "open", "ended"] },
    startsAt: instant,
    endsAt: instant,
    since: { type: "string", format: "date-time", description: "When it begins, or was made where it begins at once" },
    labs: count,
    participations: { ...count, description: "Members who have begun" },
    comments: count,
    unseen: { ...count, description: "100 stands for that many and more" },
    rating: { ...count, description: "Likes less dislikes of what begins a thread" },
  }),
);

export const TEAM_ACTIVITY_EXAMPLE = {
  id: EXAMPLE_ID,
  type: "wat_chat",
  title: "Breakfast",
  status: "ACTIVE",
  opening: "open",
  startsAt: null,
  endsAt: "2027-01-15T10:00:00.000Z",
  since: "2027-01-01T10:00:00.000Z",
  labs: 10,
  participations: 12,
  comments: 40,
  unseen: 3,
  rating: 17,
};

/** A part of a list. */
export const pageSchema = (item: JsonObject): JsonObject =>
  requiredObject({ activities: { type: "array", items: item }, total: count });
