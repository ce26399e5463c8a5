import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, nullable } from "../../../shared/calls/schemas";
import { EXPORT_FORMATS } from "./exportFormats";

const Loss = component(
  "QuestionnaireLoss",
  Type.Object({
    question: Type.String({ description: "Its title or variable; empty for the questionnaire or the file as a whole" }),
    reason: Type.String({ description: "In the caller's language" }),
    detail: Type.Optional(Type.String({ description: "What it said, e.g. the relevance expression" })),
    isCosmetic: Type.Optional(Type.Boolean({ description: "Changes how a question looks, not what is asked", default: false })),
  }),
);
const unmapped = Type.Array(Loss, { description: "What one format has and the other has no place for" });

const Report = Type.Object({
  questions: Type.Integer(),
  respondents: Type.Integer(),
  partial: Type.Integer({ description: "Respondents who left before the end" }),
  unmapped,
});

const Guess = component(
  "ImportGuess",
  closed({
    key: Type.String({ description: "By which a decision names the columns" }),
    headings: Type.Array(Type.String()),
    type: nullable(Type.String({ description: "Question type; null where no question is made of the columns" })),
    reason: nullable(Type.String({ description: "Why none is made, or what else it is good for, in the caller's language" })),
    title: Type.String(),
    options: Type.Array(Type.String(), { description: "Labels of options, of a grid's rows, or of what is ranked" }),
    samples: Type.Array(closed({ text: Type.String(), count: Type.Integer() }), { description: "The commonest cells" }),
    missing: Type.Array(Type.String(), { description: "Cell texts that count as no answer" }),
    answers: Type.Integer({ description: "Respondents who answered" }),
    choices: Type.Array(nullable(Type.String()), {
      description: "What they can be made: question types, `apart` for a question each, null for none",
    }),
  }),
);

const Guesses = closed({
  respondents: Type.Integer(),
  partial: Type.Integer({ description: "Respondents who left before the end" }),
  language: Type.String({ description: "Of the answers" }),
  guesses: Type.Array(Guess, { description: "Empty for formats that say themselves what is in them" }),
});

const DECISIONS = closed({
  language: Type.Optional(Type.String({ pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", maxLength: 20 })),
  columns: Type.Record(
    Type.String({ pattern: "^[0-9-]{1,2000}$" }),
    closed({
      as: Type.Optional(nullable(Type.String({ maxLength: 60 }))),
      title: Type.Optional(Type.String({ maxLength: 4000 })),
      missing: Type.Optional(Type.Array(Type.String({ maxLength: 4000 }), { maxItems: 250 })),
    }),
    { additionalProperties: false },
  ),
});

/** What somebody wants instead of guesses, as the form field `decisions` has it in JSON. */
export const decisionsSchema = DECISIONS;

export type ImportGuesses = ValueOf<typeof Guesses>;

const Progress = closed({
  written: Type.Integer({ description: "Respondents; 0 where none runs" }),
  revision: Type.Integer({ description: "Of the draft: a higher one once an import has ended" }),
});

export type ImportProgress = ValueOf<typeof Progress>;

const ExportFile = Type.Object({
  content: Type.String(),
  extension: Type.String({ description: "Without the dot" }),
  mediaType: Type.String(),
  unmapped,
});

/** What came of an import. */
export type ImportReport = ValueOf<typeof Report>;

const params = { id: EXAMPLE_ID };

/** Questionnaires from files and as files. The export is there below `/api/studies/:id`, too. */
export const exchangeApi = defineApi({
  "POST /api/activities/:id/import": defineCall({
    summary: "Replace the questionnaire by an imported one (LimeSurvey, SurveyJS, CSV of responses, own JSON)",
    params: ById,
    answer: Report,
    examples: { params, answer: { questions: 12, respondents: 0, partial: 0, unmapped: [] } },
  }),
  "GET /api/activities/:id/import": defineCall({
    summary: "How far an import that runs has come",
    params: ById,
    answer: Progress,
    examples: { params, answer: { written: 1200, revision: 3 } },
  }),
  "POST /api/activities/:id/import/preview": defineCall({
    summary: "What an import would make of a file's columns; nothing is saved. `decisions` as for the import",
    params: ById,
    answer: Guesses,
    examples: {
      params,
      answer: {
        ...{ respondents: 240, partial: 12, language: "es" },
        guesses: [
          {
            ...{ key: "3", headings: ["¿Qué bebes?"], type: "single-choice", reason: null, title: "¿Qué bebes?", answers: 236 },
            ...{ options: ["Té", "Café"], samples: [{ text: "Té", count: 120 }], missing: ["N/A"] },
            choices: ["single-choice", "short-text", null],
          },
        ],
      },
    },
  }),
  "GET /api/activities/:id/questionnaire/export": defineCall({
    summary: "The draft as a file of a format, and what that format has no place for",
    params: ById,
    query: closed({ format: Type.Enum(EXPORT_FORMATS) }),
    answer: ExportFile,
    examples: {
      params,
      query: { format: "surveyjs" },
      answer: {
        content: '{"pages":[]}',
        extension: "json",
        mediaType: "application/json",
        unmapped: [{ question: "Q3", reason: "This format has no place for the order of its options." }],
      },
    },
  }),
});
