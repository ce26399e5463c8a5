import Type from "typebox";
import { defineApi, defineCall } from "../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id } from "../../../shared/calls/schemas";
import { QuestionResult, ResponseCounts, Results, Selection } from "./api";
import { EXAMPLE_REPORT, Report } from "./reportsApi";

const params = { id: EXAMPLE_ID };
const OfActivity = closed({ id: Id, activityId: Id });
const ofActivity = { ...params, activityId: EXAMPLE_ID };
const People = Type.Integer({ minimum: 0 });
const responses = { total: 0, complete: 0, open: 0, ended: 0, discarded: 0, test: 0 };

/** The specification's calls of results and of the clients' monitor (section 7). */
export const monitorApi = defineApi({
  "GET /client/communities/:id/activity/:activityId/results": defineCall({
    summary: "Base and distribution of every question of an activity",
    params: OfActivity,
    query: Selection,
    answer: Results,
    examples: { params: ofActivity, answer: { responses, base: 0, questions: [] } },
  }),
  "GET /client/communities/:id/activity/:activityId/report": defineCall({
    summary: "Reports of an activity for readers without an account, the newest first",
    params: OfActivity,
    answer: closed({ reports: Type.Array(Report) }),
    examples: { params: ofActivity, answer: { reports: [EXAMPLE_REPORT] } },
  }),
  "GET /monitor/:id/basicReport": defineCall({
    summary: "How many people have answered a study, and how far",
    params: ById,
    answer: closed({
      title: Type.String({ description: "What respondents read" }),
      responses: ResponseCounts,
      base: Type.Integer({ description: "Complete responses" }),
      questions: Type.Integer({ description: "Questions that are answered" }),
    }),
    examples: { params, answer: { title: "Bebidas", responses, base: 0, questions: 2 } },
  }),
  "GET /monitor/:id/dashboardv2": defineCall({
    summary: "Distributions of a study's questions, without open answers",
    params: ById,
    query: Selection,
    answer: closed({ base: People, questions: Type.Array(QuestionResult) }),
    examples: { params, answer: { base: 0, questions: [] } },
  }),
  "GET /monitor/:id/dashboardTextv2": defineCall({
    summary: "Open answers to a study's questions: a sample of each, the newest first",
    params: ById,
    query: Selection,
    answer: closed({
      base: People,
      questions: Type.Array(
        closed({
          id: Type.String(),
          variable: Type.String(),
          title: Type.String(),
          texts: Type.Array(Type.String()),
          textCount: People,
        }),
      ),
    }),
    examples: { params, answer: { base: 0, questions: [] } },
  }),
});
