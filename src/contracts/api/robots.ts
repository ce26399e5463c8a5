import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, nullable } from "../../shared/calls/schemas";
import { DISPOSITIONS, type Disposition } from "../../survey/fieldwork/dispositions";
import type { Answer } from "../../survey/questionnaire";

const Ground = Type.Enum(["draft", "published"]);
const disposition = Type.Unsafe<Disposition>({ enum: Object.keys(DISPOSITIONS) });
const share = Type.Number({ minimum: 0, maximum: 1, description: "Of the plausible respondents" });

const Finding = Type.Object({
  severity: Type.Enum(["error", "warning"], {
    description: "`error`: respondents or quotas get stuck; `warning`: something is there in vain",
  }),
  finding: Type.String({ description: "Name of the finding" }),
  questionId: Type.Optional(Type.String({ description: "Absent where it concerns a block, or the whole" })),
  path: Type.String({ description: "JSON pointer into the question or, without one, into the questionnaire" }),
  params: Type.Optional(
    Type.Unsafe<Readonly<Record<string, string | number>>>({
      type: "object",
      additionalProperties: { type: ["string", "number"] },
    }),
  ),
  isCertain: Type.Boolean({
    description: "Whether all answers that could lead there were tried; otherwise none of those tried did",
  }),
});

const Ending = Type.Object({
  disposition,
  endedBy: Type.Optional(
    Type.Object(
      { questionId: Type.String(), path: Type.String() },
      { description: "The rule that ends it; absent behind the last question" },
    ),
  ),
  ways: Type.Integer({ description: "Different ways to it that robots found" }),
  share,
  example: Type.Array(
    Type.Object({
      questionId: Type.String(),
      round: Type.Optional(Type.String({ description: "Code of the round, in a looped block" })),
      answer: Type.Unsafe<Answer>({ type: "object" }),
    }),
  ),
});

const Report = component(
  "RobotReport",
  Type.Object({
    robots: Type.Integer(),
    questions: Type.Integer(),
    reached: Type.Integer({ description: "Questions that some robot was asked" }),
    findings: Type.Array(Finding),
    endings: Type.Array(Ending, { description: "The likeliest first" }),
    stuck: share,
    length: nullable(
      Type.Object(
        { median: Type.Number(), p10: Type.Number(), p90: Type.Number() },
        { description: "Seconds that completes take; null where nobody completes" },
      ),
    ),
  }),
);

/** What robots walk: the draft, or what respondents get now. */
export type RobotGround = ValueOf<typeof Ground>;

/** Robots walk a questionnaire before people do. The same call is there below `/api/studies/:id`. */
export const robotsApi = defineApi({
  "POST /api/activities/:id/robots": defineCall({
    summary: "Send robots through the draft or the published version: findings, endings, predicted length",
    params: ById,
    body: closed({ of: Ground }),
    answer: Report,
    examples: {
      params: { id: EXAMPLE_ID },
      body: { of: "draft" },
      answer: {
        robots: 240,
        questions: 12,
        reached: 12,
        findings: [],
        endings: [{ disposition: "complete", ways: 14, share: 1, example: [{ questionId: "q1", answer: { value: "Toast" } }] }],
        stuck: 0,
        length: { median: 180, p10: 120, p90: 300 },
      },
    },
  }),
});
