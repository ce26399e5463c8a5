import { component, type ExtensionRoute } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { EXAMPLE_ID, id } from "../routes/schemas";
import { readWaiting } from "./readWaiting";

const text = { type: "string" } as const;
const WAITING_COMMENT = component(
  "WaitingComment",
  requiredObject({
    id,
    activity: requiredObject({ id, title: text, type: text }),
    author: requiredObject({ id, name: text }),
    text,
    createdAt: { type: "string", format: "date-time" },
  }),
);
const list = { type: "array", items: WAITING_COMMENT } as const;
const EXAMPLE = {
  id: EXAMPLE_ID,
  activity: { id: EXAMPLE_ID, title: "Breakfast", type: "wat_chat" },
  author: { id: EXAMPLE_ID, name: "lucia" },
  text: "Toast.",
  createdAt: "2026-11-02T09:30:00.000Z",
} satisfies Json;

/** What waits for the team. */
export const waitingRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/comments/waiting",
    summary: "Threads of members that nobody has answered for a day, and those of fewer than five words, in open activities",
    access: { kind: "staff" },
    describe: () => ({
      answer: { schema: requiredObject({ unanswered: list, thin: list }), example: { unanswered: [EXAMPLE], thin: [EXAMPLE] } },
    }),
    handle: (context) => readWaiting(context),
  },
];
