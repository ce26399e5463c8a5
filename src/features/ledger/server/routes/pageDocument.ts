import type { JsonObject } from "../../../../shared/json";
import { REASONS } from "../../shared/statement";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";

const maybe: JsonObject = { type: ["string", "null"] };
const number: JsonObject = { type: "integer" };

const ITEM: JsonObject = {
  type: "object",
  required: ["id", "date", "type", "concept", "labs", "balance", "availableAt", "activity"],
  properties: {
    id: { type: "string" },
    date: { type: "string", format: "date-time" },
    type: { type: "string", enum: [...REASONS] },
    concept: maybe,
    labs: { type: "integer", description: "Below 0 where they were spent or taken back" },
    balance: { type: "integer", description: "What could be spent after it; below 0 where LABs were owed" },
    availableAt: { type: ["string", "null"], description: "While they can't be spent: from when on they can" },
    activity: { type: ["object", "null"], properties: { id: { type: "string" }, title: maybe } },
  },
};

/** A page of a member's LABs, as both the member and the team get it. */
export const PAGE_PROPERTIES = {
  items: { type: "array", items: ITEM },
  totalElements: number,
  page: number,
  pageSize: number,
} satisfies JsonObject;

export const PAGE_EXAMPLE = {
  items: [
    {
      id: EXAMPLE_ID,
      date: "2027-01-15T10:00:00.000Z",
      type: "ACTIVITY",
      concept: null,
      labs: 10,
      balance: 60,
      availableAt: null,
      activity: { id: EXAMPLE_ID, title: "Breakfast" },
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: 10,
};
