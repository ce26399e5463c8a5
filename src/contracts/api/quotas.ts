import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, nullable } from "../../shared/calls/schemas";
import { QUOTA_DEVICES, type QuotaDevice } from "../../survey/fieldwork/cell";
import type { Condition } from "../../survey/logic/condition";

const Quota = Type.Object({
  id: Id,
  title: Type.String(),
  target: Type.Integer({ description: "Completes at which it is full" }),
  completed: Type.Integer(),
  reserved: Type.Integer({ description: "Respondents under way who hold a reservation" }),
  isOpen: nullable(Type.Boolean()),
  device: Type.Unsafe<QuotaDevice | null>({ type: ["string", "null"], enum: [...QUOTA_DEVICES, null] }),
  segment: nullable(Type.String()),
  condition: Type.Unsafe<Condition | null>({
    type: ["object", "null"],
    description: "Who counts; null where nobody does by itself",
  }),
  turnedAway: Type.Integer({ description: "Ended because it was full, or wasn't open yet" }),
});

export type Quota = ValueOf<typeof Quota>;

const params = { id: EXAMPLE_ID };
const condition: Condition = { all: [] };

/** The quotas of a survey; their titles and targets are `/api/quotas`'s. The same calls are there below `/api/studies/:id`. */
export const quotasApi = defineApi({
  "GET /api/activities/:id/quotas": defineCall({
    summary: "The quotas of a survey with who counts in them and how far they are",
    params: ById,
    answer: Type.Object({ quotas: Type.Array(Quota) }),
    examples: {
      params,
      answer: {
        quotas: [
          {
            id: EXAMPLE_ID,
            title: "Women",
            target: 100,
            completed: 40,
            reserved: 2,
            isOpen: true,
            device: null,
            segment: null,
            condition,
            turnedAway: 0,
          },
        ],
      },
    },
  }),
  "PUT /api/activities/:id/quotas/:quotaId/condition": defineCall({
    summary: "Say who counts in a quota",
    params: closed({ id: Id, quotaId: Id }),
    // Its form is checked with the questionnaire.
    body: closed({ condition: Type.Unsafe<Condition | null>({ type: ["object", "null"], maxProperties: 20 }) }),
    examples: { params: { ...params, quotaId: EXAMPLE_ID }, body: { condition } },
  }),
});
