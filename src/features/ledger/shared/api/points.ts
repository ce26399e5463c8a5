import Type from "typebox";
import { PROOF_EXAMPLE, Proof } from "../../../../contracts/api/ledger";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, nullable } from "../../../../shared/calls/schemas";
import { LONGEST_REASON, MOST_BUDGET, MOST_LABS, MOST_MEMBERS, SHORTEST_REASON } from "../points";

const CustomPoints = closed({
  members: Type.Array(Type.String({ minLength: 1, maxLength: 254 }), {
    minItems: 1,
    maxItems: MOST_MEMBERS,
    description: "Nicknames, e-mail addresses or identifiers",
  }),
  points: Type.Integer({
    minimum: -MOST_LABS,
    maximum: MOST_LABS,
    not: { const: 0 },
    description: "For each of them; below 0 they are taken away",
  }),
  reason: Type.String({
    minLength: SHORTEST_REASON,
    maxLength: LONGEST_REASON,
    pattern: "\\S",
    description: "What the members read",
  }),
  key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again books nothing" }),
});

const CustomPointsResult = closed({
  members: Type.Integer({ description: "Who got them, or lost them" }),
  repeated: Type.Integer({ description: "Names that came up again" }),
});

const Budget = closed({ amount: nullable(Type.Integer({ minimum: 0, maximum: MOST_BUDGET })) });

export type CustomPoints = ValueOf<typeof CustomPoints>;
export type CustomPointsResult = ValueOf<typeof CustomPointsResult>;

const params = { id: EXAMPLE_ID };
const budget = { amount: 2000 };

/** What the team does with LABs. `:id` is the community. */
export const pointsApi = defineApi({
  "POST /client/communities/:id/customPoints": defineCall({
    summary: "Give members LABs, or take them away, for a reason that they read: all of them or none",
    params: ById,
    body: CustomPoints,
    answer: CustomPointsResult,
    examples: {
      params,
      body: { members: ["lince", "ana@mail.test"], points: 25, reason: "Gracias por la entrevista", key: EXAMPLE_ID },
      answer: { members: 2, repeated: 0 },
    },
  }),
  "GET /client/communities/:id/pointsExcel": defineCall({
    summary: "The LABs of all members, as a workbook",
    params: ById,
    examples: { params },
  }),
  "PUT /api/ledger/budget": defineCall({
    summary: "Set how many LABs the community means to give, or none",
    body: Budget,
    answer: Budget,
    examples: { body: budget, answer: budget },
  }),
  "POST /api/ledger/proof": defineCall({
    summary: "Prove now that what accounts keep is what their transfers say",
    answer: Proof,
    examples: { answer: PROOF_EXAMPLE },
  }),
});
