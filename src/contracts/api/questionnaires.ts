import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../shared/calls/schemas";
import type { Questionnaire } from "../../survey/questionnaire";

/** As the editor writes it. */
export const QuestionnaireDocument = Type.Unsafe<Questionnaire>({
  type: "object",
  required: ["languages", "blocks"],
  // Title, closing and all that question types and later versions add.
  additionalProperties: true,
  properties: {
    languages: { type: "array", items: { type: "string" }, description: "That the texts are written in, the default one first" },
    blocks: { type: "array", items: { type: "object" }, description: "Groups of questions, in their order" },
  },
});

const FaultParams = Type.Unsafe<Readonly<Record<string, string | number>>>({
  type: "object",
  additionalProperties: { type: ["string", "number"] },
  description: "Values of its text's placeholders",
});

/** What stands between a draft and its publication. */
export const QuestionIssue = component(
  "QuestionnaireFault",
  Type.Object({
    questionId: Type.Optional(Type.String({ description: "Absent where it concerns the questionnaire as a whole" })),
    path: Type.String({ description: "JSON pointer into the question or, without one, into the questionnaire" }),
    fault: Type.String({ description: "Name of the fault" }),
    params: Type.Optional(FaultParams),
  }),
);

/** Path of the open link; null while it is off. */
export const OpenLink = nullable(Type.String({ description: "Path of the open link; null while it is off" }));

const counts = {
  responses: Type.Integer(),
  testResponses: Type.Integer({ description: "Of the team's trials and of robots, which are counted apart" }),
};
const ResponseCounts = Type.Object(counts);
const version = Type.Integer({ minimum: 1, description: "Counted from 1" });

const PublishedVersion = Type.Object(
  {
    version,
    publishedAt: Instant,
    isCurrent: Type.Boolean({ description: "Whether it says the same as the draft" }),
    ...counts,
  },
  { description: "The version that new respondents get; null before the first publication" },
);

/** A questionnaire's length by its content: see `estimatedLength`. */
export const EstimatedSeconds = Type.Integer({ minimum: 0, description: "Estimated length of an interview with the draft" });

const State = component(
  "QuestionnaireState",
  Type.Object({
    draft: QuestionnaireDocument,
    revision: Type.Integer({ description: "Of the draft, to be sent with the next save" }),
    published: nullable(PublishedVersion),
    faults: Type.Array(QuestionIssue, { description: "Empty where the draft can be published" }),
    estimatedSeconds: EstimatedSeconds,
    ...counts,
    link: OpenLink,
  }),
);

const ListedVersion = Type.Object({
  version,
  publishedAt: Instant,
  publishedBy: nullable(Type.String({ description: "Name of who published it, where it is still known" })),
  ...counts,
  isPublished: Type.Boolean({ description: "Whether new respondents get it" }),
});

const FrozenVersion = Type.Object({ version, publishedAt: Instant, questionnaire: QuestionnaireDocument });

export type QuestionIssue = ValueOf<typeof QuestionIssue>;
export type ResponseCounts = ValueOf<typeof ResponseCounts>;
/** The version that new respondents get. */
export type PublishedVersion = ValueOf<typeof PublishedVersion>;
export type QuestionnaireState = ValueOf<typeof State>;
export type ListedVersion = ValueOf<typeof ListedVersion>;
/** A version as it was frozen. */
export type FrozenVersion = ValueOf<typeof FrozenVersion>;

export const QUESTIONNAIRE_EXAMPLE: Questionnaire = {
  languages: ["en"],
  blocks: [
    {
      id: "morning",
      questions: [{ id: "q1", variable: "Q1", type: "short-text", title: { en: "What do you have for breakfast?" } }],
    },
  ],
};
export const ISSUE_EXAMPLE: QuestionIssue = { questionId: "q1", path: "/options", fault: "noOptions" };
const publishedAt = "2027-01-15T10:00:00.000Z";
const answered: ResponseCounts = { responses: 120, testResponses: 5 };
const params = { id: EXAMPLE_ID };

/** What is read of a questionnaire. The same calls are there below `/api/studies/:id`. */
export const questionnairesApi = defineApi({
  "GET /api/activities/:id/questionnaire": defineCall({
    summary: "Draft, faults and publication of a questionnaire",
    params: ById,
    answer: State,
    examples: {
      params,
      answer: {
        draft: QUESTIONNAIRE_EXAMPLE,
        revision: 7,
        published: { version: 1, publishedAt, isCurrent: true, ...answered },
        faults: [],
        estimatedSeconds: 14,
        ...answered,
        link: null,
      },
    },
  }),
  "GET /api/activities/:id/questionnaire/versions": defineCall({
    summary: "Published versions of a questionnaire, newest first",
    params: ById,
    answer: Type.Array(ListedVersion),
    examples: { params, answer: [{ version: 1, publishedAt, publishedBy: null, ...answered, isPublished: true }] },
  }),
  "GET /api/activities/:id/questionnaire/versions/:number": defineCall({
    summary: "A published version with all that it asks",
    params: closed({ id: Id, number: Type.String({ pattern: "^[1-9][0-9]{0,8}$" }) }),
    answer: FrozenVersion,
    examples: {
      params: { ...params, number: "1" },
      answer: { version: 1, publishedAt, questionnaire: QUESTIONNAIRE_EXAMPLE },
    },
  }),
});

/** The open link of an activity's questionnaire. */
export const openLinkApi = defineApi({
  "PUT /api/activities/:id/link": defineCall({
    summary: "Turn the open link on or off",
    params: ById,
    body: closed({ isOpen: Type.Boolean() }),
    answer: Type.Object({ link: OpenLink }),
    examples: { params, body: { isOpen: false }, answer: { link: null } },
  }),
});
