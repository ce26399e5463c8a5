import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { closed, component } from "../../../../src/shared/calls/schemas";
import { CHECKPOINT_EVENTS } from "../../questions/uxTask/uxTaskQuestion";
import { EVENT_KINDS, MOST_IN_BATCH } from "../navigation/events";

const Token = Type.String({ minLength: 1, maxLength: 2_000, description: "Run token of the purpose `events`" });
const Percent = Type.Number({ minimum: 0, maximum: 100 });

const SiteEvent = component(
  "UxSiteEvent",
  closed({
    tab: Type.String({ pattern: "^[a-z0-9]{1,40}$" }),
    number: Type.Integer({ minimum: 1, maximum: 1_000_000, description: "Counts up within the tab" }),
    at: Type.Integer({ minimum: 0, maximum: 4_102_444_800_000, description: "Milliseconds since 1970 by the device's clock" }),
    kind: Type.Enum([...EVENT_KINDS]),
    url: Type.String({ minLength: 1, maxLength: 2_000, description: "Origin and path" }),
    selector: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
    x: Type.Optional(Percent),
    y: Type.Optional(Percent),
    checkpoints: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 100 }), { maxItems: 50 })),
    isInteractive: Type.Optional(Type.Boolean()),
    isRage: Type.Optional(Type.Boolean()),
    depth: Type.Optional(Percent),
    isVisible: Type.Optional(Type.Boolean()),
  }),
);

/** What the snippet sends as text/plain: a browser asks no permission for that. */
export const RunBody = closed({ token: Token, events: Type.Optional(Type.Array(SiteEvent, { maxItems: 0 })) });
export const EventsBody = closed({ token: Token, events: Type.Array(SiteEvent, { minItems: 1, maxItems: MOST_IN_BATCH }) });

export type RunBody = ValueOf<typeof RunBody>;
export type EventsBody = ValueOf<typeof EventsBody>;

const Watched = closed({
  id: Type.String(),
  event: Type.Enum([...CHECKPOINT_EVENTS]),
  selector: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  message: Type.Optional(Type.String({ description: "What the person is told on reaching it" })),
});
const Instructions = component("UxRunInstructions", closed({ isOpen: Type.Boolean(), checkpoints: Type.Array(Watched) }));
const Receipt = component(
  "UxEventReceipt",
  closed({
    isOpen: Type.Boolean({ description: "Whether later events are stored as well" }),
    acknowledged: Type.Record(Type.String({ maxLength: 40 }), Type.Integer(), {
      maxProperties: MOST_IN_BATCH,
      description: "The highest settled number, by tab",
    }),
  }),
);

export const EXAMPLE_EVENTS: EventsBody = {
  token: "WyIwMTk5YzJhMSIsInExIiwiZXZlbnRzIiwxNzk1OTUyODAwMDAwXQ.5c1d0a8e",
  events: [
    {
      ...{ tab: "3f9k2", number: 4, at: 1_795_952_800_000, kind: "CLICK", url: "https://shop.example/cart" },
      ...{ selector: "#buy", x: 48.2, y: 71.5, checkpoints: ["c1"], isInteractive: true, isRage: false },
    },
  ],
};

/** Calls of the snippet on a tested site. Bodies are read by the handler, as no browser sends them as JSON without asking first. */
export const eventsApi = defineApi({
  "POST /api/ux-events/run": defineCall({
    summary: "What the snippet on a tested site watches for, for one run of a task",
    description: "For pages of the site that the task opens; 403 for those of another origin.",
    answer: Instructions,
    examples: { answer: { isOpen: true, checkpoints: [{ id: "c1", event: "CLICK", selector: "#buy" }] } },
  }),
  "POST /api/ux-events": defineCall({
    summary: "Report what happened on the tested site; the same event sent again is stored once",
    answer: Receipt,
    examples: { answer: { isOpen: true, acknowledged: { "3f9k2": 4 } } },
  }),
});
