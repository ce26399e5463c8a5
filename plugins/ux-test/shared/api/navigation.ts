import Type from "typebox";
import { responseSelection } from "../../../../src/contracts/api/responseSelection";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../src/shared/calls/schemas";
import { CHECKPOINT_EVENTS } from "../../questions/uxTask/uxTaskQuestion";

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Estimate = closed(
  { share: Share, interval: closed({ low: Share, high: Share }) },
  { description: "With Wilson's interval at 95 %" },
);

const FunnelStep = closed({
  id: Type.String(),
  name: Type.String(),
  event: Type.Enum([...CHECKPOINT_EVENTS]),
  isSuccess: Type.Boolean(),
  people: Count,
  share: Share,
  medianSeconds: nullable(Type.Number({ description: "From a person's first event on" })),
});
const QuestionNavigation = component(
  "UxQuestionNavigation",
  closed({
    questionId: Type.String(),
    title: Type.String({ description: "Of the task, in the reader's language" }),
    people: Type.Integer({ description: "Whose pages reported anything; the base of all shares" }),
    success: nullable(Estimate),
    successPeople: closed({ direct: Count, indirect: Count }),
    successSeconds: nullable(Type.Number({ description: "Median of those with a measured success, from the first event on" })),
    checkpoints: Type.Array(FunnelStep),
    paths: Type.Array(closed({ pages: Type.Array(Type.String()), people: Count, successes: Count, isCut: Type.Boolean() }), {
      description: "The most frequent ones; what differs in addresses from run to run, such as ids, is `*`",
    }),
    pages: Type.Array(
      closed({
        page: Type.String(),
        people: Count,
        medianSeconds: nullable(
          Type.Number({ description: "On the page, all visits of a person together; null where nothing says when it was left" }),
        ),
        rageClicks: Count,
        ragePeople: Count,
      }),
      { description: "Those that most people saw" },
    ),
    clicks: Count,
    misclicks: Count,
    rageClicks: Count,
  }),
);
const Navigation = component(
  "UxNavigation",
  closed({
    questions: Type.Array(QuestionNavigation),
    isSelected: Type.Boolean({
      description: "Whether the query chooses: then complete responses alone count, as in results; else also open ones",
    }),
  }),
);

const SessionEvent = component(
  "UxSessionEvent",
  closed({
    atMs: Type.Integer({ minimum: 0, description: "Milliseconds of the recording's timeline" }),
    kind: Type.Enum(["LOAD", "HISTORY", "CLICK", "CHANGE", "CHECKPOINT"]),
    page: Type.String({ description: "Origin and path" }),
    name: nullable(
      Type.String({ description: "Of the checkpoint that was reached; CSS selector of what was clicked or changed" }),
    ),
  }),
);
const SessionEvents = component("UxSessionEvents", closed({ events: Type.Array(SessionEvent, { maxItems: 500 }) }));

export type SessionEvent = ValueOf<typeof SessionEvent>;
export type Navigation = ValueOf<typeof Navigation>;
export type QuestionNavigation = ValueOf<typeof QuestionNavigation>;

const example: QuestionNavigation = {
  ...{ questionId: "q1", title: "Compra un abono", people: 20, clicks: 112, misclicks: 14, rageClicks: 3, successSeconds: 61.4 },
  success: { share: 0.7, interval: { low: 0.48, high: 0.85 } },
  successPeople: { direct: 9, indirect: 5 },
  checkpoints: [{ id: "c1", name: "Comprar", event: "CLICK", isSuccess: true, people: 14, share: 0.7, medianSeconds: 61.4 }],
  paths: [{ pages: ["https://shop.example", "https://shop.example/cart"], people: 9, successes: 9, isCut: false }],
  pages: [{ page: "https://shop.example/cart", people: 14, medianSeconds: 12.5, rageClicks: 3, ragePeople: 2 }],
};

/** What the snippet measured on tested sites. */
export const navigationApi = defineApi({
  "GET /api/activities/:id/ux-test/navigation": defineCall({
    summary: "What people did on the sites of navigation tasks, as measured there",
    description:
      "A measured success is direct on as few different pages as anybody needed and without coming back to one, else indirect. The query chooses responses as that of the results does; without it all are there but test responses.",
    params: ById,
    query: closed(responseSelection),
    answer: Navigation,
    examples: { params: { id: EXAMPLE_ID }, answer: { questions: [example], isSelected: false } },
  }),
  "GET /api/activities/:id/ux-test/responses/:responseId/questions/:questionId/events": defineCall({
    summary: "What happened on the site while a person was recorded at a task, on the timeline of the recording",
    description: "The first 500 in their order. Not found where nothing was recorded.",
    params: closed({ id: Id, responseId: Id, questionId: Type.String({ minLength: 1, maxLength: 100 }) }),
    answer: SessionEvents,
    examples: {
      params: { id: EXAMPLE_ID, responseId: EXAMPLE_ID, questionId: "task1" },
      answer: {
        events: [
          { atMs: 400, kind: "LOAD", page: "https://shop.example/cart", name: null },
          { atMs: 2_300, kind: "CLICK", page: "https://shop.example/cart", name: "#buy" },
          { atMs: 2_300, kind: "CHECKPOINT", page: "https://shop.example/cart", name: "Comprar" },
        ],
      },
    },
  }),
});
