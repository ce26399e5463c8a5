import { demandCommunity, type ExtensionRoute, type HostTools } from "../../../../server/kit";
import { dayIn } from "../../../../shared/dates/dayIn";
import { createZone } from "../../../../shared/dates/zone";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { type CustomPoints, LONGEST_REASON, MOST_LABS, MOST_MEMBERS, SHORTEST_REASON } from "../../shared/points";
import { EXAMPLE_ID } from "../routes/pageDocument";
import { bookCustomPoints } from "./customPoints";

const BODY = requiredObject({
  members: {
    type: "array",
    minItems: 1,
    maxItems: MOST_MEMBERS,
    items: { type: "string", minLength: 1, maxLength: 254 },
    description: "Nicknames, e-mail addresses or identifiers",
  },
  points: {
    type: "integer",
    minimum: -MOST_LABS,
    maximum: MOST_LABS,
    not: { const: 0 },
    description: "Below 0 they are taken away",
  },
  reason: {
    type: "string",
    minLength: SHORTEST_REASON,
    maxLength: LONGEST_REASON,
    pattern: "\\S",
    description: "What the members read",
  },
  key: { type: "string", format: "uuid", description: "Of the caller's: the same key again books nothing" },
});
const RESULT = requiredObject({
  members: { type: "integer" },
  repeated: { type: "integer", description: "Names that came up again" },
});

const dayBegan = (timeZone: string) => createZone(timeZone).instantOf(dayIn(timeZone), "00:00");

/** `POST /client/communities/{id}/customPoints` (spec section 7): LABs by hand. @param tools from the first request on */
export const customPointsRoute = (tools: () => Pick<HostTools, "notify">): ExtensionRoute => ({
  method: "POST",
  url: "/client/communities/:id/customPoints",
  summary: "Give members LABs, or take them away, for a reason that they read: all of them or none",
  access: { entity: "member", action: "update" },
  schema: { params: requiredObject({ id: { type: "string", format: "uuid" } }), body: BODY },
  describe: () => ({
    examples: { id: EXAMPLE_ID },
    body: {
      schema: BODY,
      example: { members: ["lince", "ana@mail.test"], points: 25, reason: "Gracias por la entrevista", key: EXAMPLE_ID },
    },
    answer: { schema: RESULT, example: { members: 2, repeated: 0 } },
  }),
  handle: async (context, request) => {
    demandCommunity(context, request);
    const { db, session, timeZone } = context;
    if (!session?.subjectId) throw new AppError("access.denied");
    const decision = { actorId: session.subjectId, dayBegan: await dayBegan(await timeZone()), tools: tools() };
    return bookCustomPoints(db, request.body as CustomPoints, decision);
  },
});
