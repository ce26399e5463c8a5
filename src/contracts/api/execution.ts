import type { Challenge } from "altcha-lib/types";
import Type from "typebox";
import type { ValueOf } from "../../shared/calls/defineApi";
import { closed, component, Id, nullable } from "../../shared/calls/schemas";
import type { Json, JsonObject } from "../../shared/json";
import { languageSchema, questionIdSchema } from "../../survey/document/jsonSchemas";
import { DISPOSITIONS, type Disposition } from "../../survey/fieldwork/dispositions";

/** Of one call; as many as a document has questions. */
const MOST_ANSWERS = 5_000;

export const QuestionId = Type.Unsafe<string>(questionIdSchema);
export const Language = Type.Unsafe<string>(languageSchema);
/** The longest span of time is what a column of whole numbers holds. */
const Milliseconds = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const origin = {
  ago: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: "Milliseconds since it was given, by the sender's own clock, as it may have waited there; 0 if absent",
    }),
  ),
  device: Type.Optional(Type.String({ pattern: "^[A-Za-z0-9-]{1,64}$", description: "Which browser it was given in" })),
};

export const PositionBody = closed({ questionId: QuestionId, ...origin });

export const AnswerBody = closed({
  value: Type.Unsafe<Json>({ description: "SurveyJS's value; null takes the answer back" }),
  comment: Type.Optional(Type.String({ maxLength: 10_000 })),
  missing: Type.Optional(Type.Enum(["dont-know"])),
  ...origin,
  timing: Type.Optional(
    closed(
      { activeMs: Milliseconds, wallMs: Milliseconds },
      { description: "How long the question was before the respondent's eyes, and from coming to leaving, over all visits" },
    ),
  ),
  pastedShare: Type.Optional(
    Type.Number({ minimum: 0, maximum: 1, description: "Part of an open text that was pasted or dropped instead of typed" }),
  ),
});

/** By question, in the order in which they were given. */
const Answers = Type.Unsafe<Readonly<Record<string, ValueOf<typeof AnswerBody>>>>({
  type: "object",
  maxProperties: MOST_ANSWERS,
  propertyNames: QuestionId,
  additionalProperties: AnswerBody,
  description: "Answers that the server may not have yet, by question",
});

export const MoveBody = closed({ questionId: QuestionId, answers: Type.Optional(Answers) });
export const CompleteBody = nullable(closed({ answers: Type.Optional(Answers) }));

/** A captcha's solution. */
export const Solution = Type.String({ maxLength: 4_000, description: "Base64 of `{challenge, solution}`" });
export const StartBody = nullable(
  closed({
    parameters: Type.Optional(
      Type.Unsafe<Readonly<Record<string, string>>>({
        type: "object",
        maxProperties: 50,
        propertyNames: { type: "string", maxLength: 64 },
        additionalProperties: { type: "string", maxLength: 500 },
        description: "What the address that brought the respondent says, for hidden variables; counts at the first start alone",
      }),
    ),
    again: Type.Optional(Type.Boolean({ description: "Go on with a response that was dropped or ran out of time" })),
    captcha: Type.Optional(Solution),
    key: Type.Optional(
      Type.String({
        pattern: "^[A-Za-z0-9_-]{32,128}$",
        description:
          "By an open link: a start of the same key is the same start, though its reply was lost. A secret of the browser's",
      }),
    ),
  }),
);

const disposition = Type.Unsafe<Disposition>({ enum: Object.keys(DISPOSITIONS) });
const text = nullable(Type.String());

const Exit = Type.Object({ url: Type.String(), name: Type.String({ description: "The panel's" }) });
const Clock = Type.Object(
  {
    questionId: Type.String(),
    minimumSeconds: Type.Optional(Type.Number()),
    maximumSeconds: Type.Optional(Type.Number()),
    elapsed: Type.Integer({
      description: "Milliseconds for which the question has been seen; 0 before the respondent has begun",
    }),
  },
  { description: "Of the question that is asked now, where it has one" },
);
const colour = nullable(Type.String({ description: "`#rrggbb`; null: the product's own" }));

/** Whose survey it is, for the eye. */
export const SurveyTheme = component(
  "SurveyTheme",
  Type.Object({
    name: Type.String({ description: "Of the community, or of the company that asks its own people" }),
    logo: text,
    language: nullable(Type.String({ description: "The community's main one" })),
    ...{ mainColor: colour, mainColorText: colour, buttonColor: colour, textColor: colour },
    ...{ backgroundGradientColor1: colour, backgroundGradientColor2: colour },
  }),
);
export type SurveyTheme = ValueOf<typeof SurveyTheme>;

const ExecutionState = Type.Object({
  responseId: nullable(Type.String({ format: "uuid", description: "Null in a preview, which stores nothing" })),
  state: Type.Enum(["open", "complete", "ended"]),
  disposition: Type.Unsafe<Disposition | null>({
    enum: [...Object.keys(DISPOSITIONS), null],
    description: "How it ended; null while it is open",
  }),
  title: Type.String(),
  welcome: text,
  closing: text,
  language: Type.String(),
  languages: Type.Array(Type.String()),
  survey: Type.Unsafe<JsonObject>({
    type: "object",
    description:
      "SurveyJS's JSON, one question or text a page, of what can be answered without the server deciding in between, and of what before it can still be changed; an element's name is the question's id",
  }),
  stops: Type.Array(Type.String(), {
    description: "Questions behind which only the server can tell how it goes on (`POST .../next`)",
  }),
  isWhole: Type.Boolean({ description: "Whether the last of these questions is the questionnaire's last" }),
  passed: Type.Integer({ description: "Questions behind the respondent that can't be changed any more" }),
  ahead: Type.Integer({ description: "Questions that may still come after these" }),
  answers: Type.Unsafe<JsonObject>({
    type: "object",
    description: "SurveyJS's values by question id; comments by `<id>-Comment`",
  }),
  missing: Type.Unsafe<Readonly<Record<string, "dont-know">>>({
    type: "object",
    additionalProperties: { enum: ["dont-know"] },
    description: "By question",
  }),
  dontKnow: Type.Unsafe<Readonly<Record<string, string>>>({
    type: "object",
    additionalProperties: { type: "string" },
    description: 'Text of "don\'t know", by question, where it offers it',
  }),
  currentQuestionId: text,
  clock: nullable(Clock),
  theme: nullable(SurveyTheme),
  labs: Type.Integer({ description: "What the respondent earns by it" }),
});

const nextActions = {
  exit: nullable(Exit),
  mayRetake: Type.Boolean({ description: "Whether starting with `again` goes on" }),
};
const NextActions = Type.Object(nextActions);
export const Execution = component("SurveyExecution", Type.Object({ ...ExecutionState.properties, ...nextActions }));
export const Preview = component(
  "SurveyPreview",
  Type.Object({
    ...ExecutionState.properties,
    beginsWithQuestion: Type.Boolean({
      description: "Whether it begins as for members with the first question under the welcome, else with the welcome alone",
    }),
  }),
);

export const Completion = Type.Object({ state: Type.Enum(["complete", "ended"]), disposition, closing: text });
export const CompletedExecution = Type.Object({ ...Completion.properties, ...nextActions });

export const UploadedFile = Type.Object({
  id: Id,
  name: Type.String(),
  type: Type.String({ description: "Media type, by its bytes" }),
  size: Type.Integer({ description: "Bytes" }),
  url: Type.String({ description: "What the answer's value names it by" }),
});

/** What a question's component asks a run token for. */
export const RunTokenBody = closed({
  questionId: QuestionId,
  purpose: Type.String({
    pattern: "^[a-z][a-z-]{0,31}$",
    description: "A word of the extension that takes the token: it is good for that alone",
  }),
});
export const RunToken = Type.Object({
  token: Type.String({
    description: "Names this response and question to calls that know neither session nor cookie; for a day",
  }),
});

export const CaptchaState = Type.Object({
  challenge: Type.Unsafe<Challenge>({ type: "object", description: "ALTCHA's, version 2: work for the browser" }),
  seconds: Type.Integer({ description: "How long it can be solved and shown" }),
  title: Type.String(),
  language: Type.String(),
  theme: nullable(SurveyTheme),
});

/** An answer as the runner sends it. */
export type AnswerBody = ValueOf<typeof AnswerBody>;
/** Where a respondent is, or was as it says. */
export type PositionBody = ValueOf<typeof PositionBody>;
/** The question that the respondent leaves, and with it all before it. */
export type MoveBody = ValueOf<typeof MoveBody>;
export type StartBody = NonNullable<ValueOf<typeof StartBody>>;
/** Where the panel that sent the respondent wants it back. */
export type Exit = ValueOf<typeof Exit>;
/** How long a question may be seen, and how long it has been. */
export type Clock = ValueOf<typeof Clock>;
/** The questionnaire in one language and how far a respondent is. */
export type ExecutionState = ValueOf<typeof ExecutionState>;
/** What a respondent can do once a response has ended. */
export type NextActions = ValueOf<typeof NextActions>;
export type Execution = ValueOf<typeof Execution>;
export type Preview = ValueOf<typeof Preview>;
export type Completion = ValueOf<typeof Completion>;
export type CompletedExecution = ValueOf<typeof CompletedExecution>;
/** What the runner puts into the answer's value. */
export type UploadedFile = ValueOf<typeof UploadedFile>;
export type RunTokenBody = ValueOf<typeof RunTokenBody>;
export type RunToken = ValueOf<typeof RunToken>;
/** A captcha, and what its screen shows of the survey that lies behind it. */
export type CaptchaState = ValueOf<typeof CaptchaState>;
