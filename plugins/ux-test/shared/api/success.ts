import Type from "typebox";
import { responseSelection } from "../../../../src/contracts/api/responseSelection";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { OUTCOMES } from "../uxTest";

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });

const ProvenSuccess = component(
  "UxProvenSuccess",
  closed({
    count: Count,
    people: Type.Integer({ minimum: 0, description: "Of whom it is known: the base" }),
    interval: nullable(
      closed({ low: Share, high: Share }, { description: "Wilson's, at 95 %; null where it is known of nobody" }),
    ),
  }),
);
const TaskSuccess = component(
  "UxTaskSuccess",
  closed({
    questionId: Type.String(),
    title: Type.String({ description: "Of the task, in the reader's language" }),
    isMeasurable: Type.Boolean({ description: "Whether the task names a success page or a checkpoint that means success" }),
    declared: ProvenSuccess,
    seen: ProvenSuccess,
    measured: ProvenSuccess,
    falsePositives: closed(
      { count: Count, people: Count },
      {
        description: "Who said that it was done, and wasn't measured to have done it; of those who said so and were measured",
      },
    ),
  }),
);
const PersonTask = closed({
  questionId: Type.String(),
  declared: nullable(Type.Enum([...OUTCOMES])),
  seen: nullable(Type.Boolean()),
  measured: nullable(Type.Boolean()),
  seconds: nullable(Type.Number({ description: "As the person's browser measured them" })),
  ease: nullable(Type.Integer({ minimum: 1, maximum: 7 })),
});
const UxPersonSuccess = component(
  "UxPersonSuccess",
  closed({
    responseId: Id,
    person: closed({
      nickname: nullable(Type.String({ description: "Of the member, where the reader may see it" })),
      number: Type.Integer({ description: "Of the participant, in the order of coming; from 1" }),
    }),
    startedAt: nullable(Instant),
    tasks: Type.Array(PersonTask, { description: "Those of which anything is known" }),
  }),
);
const UxSuccess = component(
  "UxSuccess",
  closed({
    tasks: Type.Array(TaskSuccess, { description: "In the questionnaire's order" }),
    people: Type.Array(UxPersonSuccess, { description: "The newest first, at most 500" }),
    total: Type.Integer({ minimum: 0, description: "People of whom anything is known" }),
    isSelected: Type.Boolean({
      description: "Whether the query chooses: then complete responses alone count, as in results; else also open ones",
    }),
  }),
);

export type ProvenSuccess = ValueOf<typeof ProvenSuccess>;
export type TaskSuccess = ValueOf<typeof TaskSuccess>;
export type PersonTask = ValueOf<typeof PersonTask>;
export type UxPersonSuccess = ValueOf<typeof UxPersonSuccess>;
export type UxSuccess = ValueOf<typeof UxSuccess>;

const example: UxSuccess = {
  tasks: [
    {
      ...{ questionId: "ticket", title: "Compra un abono", isMeasurable: true },
      declared: { count: 5, people: 8, interval: { low: 0.31, high: 0.86 } },
      seen: { count: 0, people: 0, interval: null },
      measured: { count: 4, people: 8, interval: { low: 0.22, high: 0.78 } },
      falsePositives: { count: 1, people: 5 },
    },
  ],
  people: [
    {
      ...{ responseId: EXAMPLE_ID, person: { nickname: null, number: 8 }, startedAt: "2026-11-30T10:00:00.000Z" },
      tasks: [{ questionId: "ticket", declared: "DONE", seen: null, measured: false, seconds: 112, ease: 4 }],
    },
  ],
  total: 8,
  isSelected: false,
};

/** Success of navigation tasks by what it is known from. */
export const successApi = defineApi({
  "GET /api/activities/:id/ux-test/success": defineCall({
    summary: "Success of navigation tasks as declared by people, seen by the team and measured on the site",
    description:
      "Each has its own base: whom it is known of. The query chooses responses as that of the results does; without it all are there but test responses.",
    params: ById,
    query: closed(responseSelection),
    answer: UxSuccess,
    examples: { params: { id: EXAMPLE_ID }, answer: example },
  }),
});
