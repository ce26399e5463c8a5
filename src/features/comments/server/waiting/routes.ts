import { component, type ExtensionRoute } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { REASONS } from "../../shared/report";
import type { Types } from "../conversation/readConversation";
import { EXAMPLE_ID, id } from "../routes/schemas";
import { readWaiting } from "./readWaiting";

const text = { type: "string" } as const;
const count = { type: "integer", minimum: 0 } as const;
const instant = { type: "string", format: "date-time" } as const;
const comment = {
  id,
  activity: requiredObject({ id, title: text, type: text }),
  author: requiredObject({ id, name: text }),
  text,
  createdAt: instant,
};
const list = { type: "array", items: component("WaitingComment", requiredObject(comment)) } as const;
const reports = {
  type: "array",
  items: requiredObject({ reason: { type: "string", enum: [...REASONS] }, explanation: { type: ["string", "null"] } }),
} as const;
const ANSWER = requiredObject({
  unanswered: list,
  thin: list,
  reported: { type: "array", items: component("ReportedComment", requiredObject({ ...comment, reports })) },
  silent: {
    type: "array",
    items: component(
      "SilentMember",
      requiredObject({ member: requiredObject({ id, name: text }), lastAt: instant, comments: count, open: count }),
    ),
  },
});
const EXAMPLE = {
  id: EXAMPLE_ID,
  activity: { id: EXAMPLE_ID, title: "Breakfast", type: "wat_chat" },
  author: { id: EXAMPLE_ID, name: "lucia" },
  text: "Toast.",
  createdAt: "2026-11-02T09:30:00.000Z",
} satisfies Json;

const SILENT = {
  member: { id: EXAMPLE_ID, name: "lucia" },
  lastAt: "2026-11-02T09:30:00.000Z",
  comments: 4,
  open: 2,
} satisfies Json;

/** What waits for the team. */
export function waitingRoutes(types: Types): readonly ExtensionRoute[] {
  return [
    {
      method: "GET",
      url: "/api/comments/waiting",
      summary:
        "What members reported; threads that nobody has answered for a day, and those of fewer than five words, in open activities; members who fell silent",
      access: { kind: "staff" },
      describe: () => ({
        answer: {
          schema: ANSWER,
          example: {
            unanswered: [EXAMPLE],
            thin: [EXAMPLE],
            reported: [{ ...EXAMPLE, reports: [{ reason: "OFFENSIVE", explanation: null }] }],
            silent: [SILENT],
          },
        },
      }),
      handle: (context) => readWaiting(context, types),
    },
  ];
}
