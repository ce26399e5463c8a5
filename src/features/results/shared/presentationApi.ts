import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID } from "../../../shared/calls/schemas";
import { ChartSettings } from "./chartSettings";

const QuestionPresentation = closed({
  ...ChartSettings.properties,
  isHidden: Type.Optional(Type.Boolean({ description: "Whether the question isn't shown" })),
});
const Presented = Type.Record(Type.String({ maxLength: 200 }), QuestionPresentation, {
  maxProperties: 500,
  description: "How questions are shown, by their id",
});
const Order = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
  maxItems: 500,
  uniqueItems: true,
  description: "Ids of questions in the order of the page; others follow as they are asked",
});

const Presentation = component("ResultsPresentation", closed({ charts: Presented, order: Order }));
const PresentationChange = closed({
  charts: Type.Optional(
    Type.Unsafe<ValueOf<typeof Presented>>({
      ...Presented,
      description: "Replaces what is kept of these questions; an empty object resets one, others stay as they are",
    }),
  ),
  order: Type.Optional(Order),
});

export type QuestionPresentation = ValueOf<typeof QuestionPresentation>;
/** How a team shows the results of a questionnaire. */
export type Presentation = ValueOf<typeof Presentation>;
export type PresentationChange = ValueOf<typeof PresentationChange>;

const params = { id: EXAMPLE_ID };
const example: Presentation = {
  charts: { drink: { kind: "donut", order: "manual", codes: ["tea", "milk"], colours: "teal" }, age: { isHidden: true } },
  order: ["drink"],
};

/** How the team of an activity shows its results. The same calls are there below `/api/studies/:id`. */
export const presentationApi = defineApi({
  "GET /api/activities/:id/presentation": defineCall({
    summary: "How the team shows the results: charts, colours, titles, orders",
    params: ById,
    answer: Presentation,
    examples: { params, answer: example },
  }),
  "PUT /api/activities/:id/presentation": defineCall({
    summary: "Change how the results are shown to everybody in the team, and in reports made from now on",
    params: ById,
    body: PresentationChange,
    answer: Presentation,
    examples: { params, body: { charts: { drink: { kind: "donut" } } }, answer: example },
  }),
  "DELETE /api/activities/:id/presentation": defineCall({
    summary: "Show the results as they are without any choices",
    params: ById,
    examples: { params },
  }),
});
