import Type from "typebox";
import { FieldworkCounts } from "../../../contracts/api/fieldwork";
import {
  EstimatedSeconds,
  ISSUE_EXAMPLE,
  OpenLink,
  QUESTIONNAIRE_EXAMPLE,
  QuestionIssue,
} from "../../../contracts/api/questionnaires";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import type { JsonObject } from "../../../shared/json";
import { QUESTION_ID } from "../../../survey/document/jsonSchemas";
import type { Questionnaire } from "../../../survey/questionnaire";
import { MOST_TEST_RESPONSES } from "./robots";

const Revision = Type.Integer({ minimum: 1 });
/** The draft's form is checked as it is saved. */
const DraftBody = closed({
  draft: Type.Unsafe<Questionnaire>({ type: "object", maxProperties: 100 }),
  revision: Revision,
});
const saved = { revision: Type.Integer(), faults: Type.Array(QuestionIssue), estimatedSeconds: EstimatedSeconds };
const SavedDraft = component("SavedQuestionnaireDraft", Type.Object(saved));
const SavedQuestion = component("SavedQuestion", Type.Object({ id: Type.String(), ...saved }));
const Publication = Type.Object({ version: Type.Integer({ minimum: 1 }), publishedAt: Instant, link: OpenLink });

const TestData = Type.Object({
  created: Type.Integer(),
  dispositions: Type.Unsafe<Readonly<Record<string, number>>>({
    type: "object",
    additionalProperties: { type: "integer" },
    description: "How many ended how",
  }),
});

/** Its form is checked with the draft. */
const QuestionBody = Type.Unsafe<JsonObject>({ type: "object", minProperties: 1, maxProperties: 200 });
const ofActivity = { id: Id, activityId: Id };
const OfActivity = closed(ofActivity);
const OfQuestion = closed({ ...ofActivity, questionId: Type.String({ pattern: QUESTION_ID }) });

const SurveyStanding = Type.Object({
  id: Id,
  title: nullable(Type.String()),
  status: Type.String(),
  startsAt: nullable(Instant),
  endsAt: nullable(Instant),
  languages: Type.Array(Type.String()),
  questions: Type.Integer(),
  version: nullable(Type.Integer({ description: "Null before the first publication" })),
  publishedAt: nullable(Instant),
  counts: FieldworkCounts,
  incidence: nullable(Type.Number({ description: "Completes per hundred people who were asked and fit or didn't" })),
});

const FilterQuestion = Type.Object({
  id: Type.String(),
  variable: Type.String(),
  type: Type.String(),
  title: Type.String(),
  options: Type.Array(Type.Object({ code: Type.String(), label: Type.String() })),
});

export type SavedDraft = ValueOf<typeof SavedDraft>;
/** What has been published. */
export type PublicationResult = ValueOf<typeof Publication>;
/** A question as callers give it, checked when the draft is saved. */
export type QuestionInput = ValueOf<typeof QuestionBody>;
/** A question by whose answers results can be filtered. */
export type FilterQuestion = ValueOf<typeof FilterQuestion>;

const params = { id: EXAMPLE_ID };
const inActivity = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const inQuestion = { ...inActivity, questionId: "q1" };
const publishedAt = "2027-01-15T10:00:00.000Z";
const savedExample: SavedDraft = { revision: 8, faults: [ISSUE_EXAMPLE], estimatedSeconds: 14 };
const question: QuestionInput = { type: "short-text", title: { en: "What do you have for breakfast?" } };
const draftExample = { draft: QUESTIONNAIRE_EXAMPLE, revision: 7 };
const endings = { complete: 90, screenOut: 10 };

/** What changes a questionnaire and tries it out. The same calls are there below `/api/studies/:id`. */
export const questionnaireApi = defineApi({
  "PUT /api/activities/:id/questionnaire": defineCall({
    summary: "Save the draft",
    params: ById,
    body: DraftBody,
    answer: SavedDraft,
    examples: { params, body: draftExample, answer: savedExample },
  }),
  "POST /api/activities/:id/questionnaire/publish": defineCall({
    summary: "Publish the draft as a frozen version",
    params: ById,
    body: closed({ revision: Revision }),
    answer: Publication,
    examples: { params, body: { revision: 7 }, answer: { version: 1, publishedAt, link: null } },
  }),
  "POST /api/activities/:id/robots/responses": defineCall({
    summary: "Generate test responses to the published version",
    params: ById,
    body: closed({ count: Type.Integer({ minimum: 1, maximum: MOST_TEST_RESPONSES }) }),
    answer: TestData,
    examples: { params, body: { count: 100 }, answer: { created: 100, dispositions: endings } },
  }),
});

/** Questionnaires under the specification's addresses (section 7). */
export const questionnaireSpecApi = defineApi({
  "POST /client/communities/:id/activity/:activityId/step2Survey": defineCall({
    summary: "Save the draft of a survey's questionnaire",
    params: OfActivity,
    body: DraftBody,
    answer: SavedDraft,
    examples: { params: inActivity, body: draftExample, answer: savedExample },
  }),
  "POST /client/communities/:id/activity/:activityId/step2Ux": defineCall({
    summary: "Save the draft of a usability test's questionnaire, whose tasks are questions",
    params: OfActivity,
    body: DraftBody,
    answer: SavedDraft,
    examples: { params: inActivity, body: draftExample, answer: savedExample },
  }),
  "POST /client/communities/:id/activity/:activityId/question": defineCall({
    summary: "Add a question to the draft",
    params: OfActivity,
    body: QuestionBody,
    answer: SavedQuestion,
    examples: { params: inActivity, body: question, answer: { id: "q1", ...savedExample } },
  }),
  "PUT /client/communities/:id/activity/:activityId/question/:questionId": defineCall({
    summary: "Change a question of the draft",
    params: OfQuestion,
    body: QuestionBody,
    answer: SavedQuestion,
    examples: { params: inQuestion, body: question, answer: { id: "q1", ...savedExample } },
  }),
  "DELETE /client/communities/:id/activity/:activityId/question/:questionId": defineCall({
    summary: "Take a question out of the draft",
    params: OfQuestion,
    answer: SavedDraft,
    examples: { params: inQuestion, answer: { ...savedExample, faults: [] } },
  }),
  "GET /test/:id/data": defineCall({
    summary: "What a survey is and how it stands",
    params: ById,
    answer: SurveyStanding,
    examples: {
      params,
      answer: {
        id: EXAMPLE_ID,
        title: "Breakfast",
        status: "OPEN",
        startsAt: null,
        endsAt: null,
        languages: ["en"],
        questions: 12,
        version: 1,
        publishedAt,
        counts: { open: 4, test: 0, dispositions: endings, devices: { mobile: 60, desktop: 30 } },
        incidence: 90,
      },
    },
  }),
  "GET /test/:id/filterQuestions": defineCall({
    summary: "Questions by which results can be filtered",
    params: ById,
    answer: Type.Array(FilterQuestion),
    examples: {
      params,
      answer: [
        { id: "q1", variable: "Q1", type: "single-choice", title: "Coffee or tea?", options: [{ code: "tea", label: "Tea" }] },
      ],
    },
  }),
});
