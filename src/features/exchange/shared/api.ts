import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID } from "../../../shared/calls/schemas";
import { EXPORT_FORMATS } from "./exportFormats";

const Loss = component(
  "QuestionnaireLoss",
  Type.Object({
    question: Type.String({ description: "Its title or variable; empty for the questionnaire or the file as a whole" }),
    reason: Type.String({ description: "In the caller's language" }),
    detail: Type.Optional(Type.String({ description: "What it said, e.g. the relevance expression" })),
  }),
);
const unmapped = Type.Array(Loss, { description: "What one format has and the other has no place for" });

const Report = Type.Object({
  questions: Type.Integer(),
  respondents: Type.Integer(),
  partial: Type.Integer({ description: "Respondents who left before the end" }),
  unmapped,
});

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
