import type { JsonObject } from "../../shared/json";
import { optionalObject } from "../../shared/objectSchema";
import { component } from "../api/openApi/callDocument";

const text: JsonObject = { type: "string" };
const isSo: JsonObject = { type: "boolean" };

/** Shown together at most, as the members' first page does. */
export const LARGEST_PAGE = 100;

export const ALERT_EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";

export const PAGE = component("AlertPage", {
  type: "object",
  required: ["alerts", "unseenAlerts", "totalElements"],
  properties: {
    alerts: {
      type: "array",
      items: {
        type: "object",
        required: ["id", "kind", "icon", "title", "message", "link", "seen", "popup", "date"],
        properties: {
          id: { type: "string", format: "uuid" },
          kind: text,
          icon: text,
          title: text,
          message: text,
          link: { type: ["string", "null"], description: "Below the address of the reader's app" },
          seen: isSo,
          popup: { type: "boolean", description: "Whether it is yet to be shown over what the person is doing" },
          date: { type: "string", format: "date-time" },
        },
      },
    },
    unseenAlerts: { type: "integer", description: "Of all, not of the page alone" },
    totalElements: { type: "integer" },
  },
});

export const PAGE_EXAMPLE = {
  alerts: [
    {
      id: ALERT_EXAMPLE_ID,
      kind: "ledger.booked",
      icon: "Redeem",
      title: "20 LABs for “Breakfast”",
      message: "",
      link: "/historial",
      seen: false,
      popup: true,
      date: "2027-01-15T10:00:00.000Z",
    },
  ],
  unseenAlerts: 1,
  totalElements: 1,
};

export const UNSEEN = component("UnseenAlerts", {
  type: "object",
  required: ["unseenAlerts"],
  properties: { unseenAlerts: { type: "integer" } },
});

const number: JsonObject = { type: "string", pattern: "^[0-9]{1,5}$", maxLength: 5 };
const id: JsonObject = { type: "string", format: "uuid" };

export const COMMUNITY_PARAMS = optionalObject({ id }, ["id"]);
export const PAGE_PARAMS = optionalObject({ id, page: number, pageSize: number }, ["id", "page", "pageSize"]);
/** Which ones; all without. */
export const SEEN_BODY = optionalObject({ ids: { type: "array", minItems: 1, maxItems: LARGEST_PAGE, items: id } });
