import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";

const Variable = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "Name of a question's variable, or of a part of members' profile that the reader may see",
});
const Key = Type.String({ minLength: 1, maxLength: 200, description: "Of a category, as tables have it" });
const Percent = Type.Number({ description: "0 to 100" });
const Share = Type.Number({ exclusiveMinimum: 0, maximum: 100, description: "Percentage; all of them add up to 100" });

const Dimension = closed({
  variable: Variable,
  targets: Type.Array(closed({ key: Key, share: Share }), {
    maxItems: 200,
    description: "Categories that aren't named count as without a value; none in a weighting by cells",
  }),
});
const Cell = closed({
  keys: Type.Array(Key, { minItems: 1, maxItems: 4, description: "A category of each dimension, in their order" }),
  share: Share,
});

const rules = {
  dimensions: Type.Array(Dimension, { minItems: 1, maxItems: 12 }),
  cells: Type.Optional(Type.Array(Cell, { maxItems: 400, description: "Of a weighting by cells" })),
  lowerTrim: Type.Optional(
    nullable(Type.Number({ minimum: 0, exclusiveMaximum: 1, description: "Lowest weight, where the mean is 1" })),
  ),
  upperTrim: Type.Optional(
    nullable(Type.Number({ exclusiveMinimum: 1, maximum: 100, description: "Highest weight, where the mean is 1" })),
  ),
  maxIterations: Type.Optional(nullable(Type.Integer({ minimum: 1, maximum: 1000, description: "100 unless given" }))),
};
const Method = Type.Enum(["rim", "cell"] as const, {
  description: "`rim`: each variable to its own targets; `cell`: every combination to its own",
});
const Name = Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" });
const MissingWeight = Type.Enum(["exclude", "one"] as const, {
  description: "Responses that the file has no weight of: left out, or with the weight 1",
});

const WeightingRules = closed({ method: Method, ...rules });
const WeightingInput = closed({ name: Name, method: Method, ...rules });

const Weighting = component(
  "Weighting",
  closed({
    id: Id,
    name: Type.String(),
    method: Type.Enum(["rim", "cell", "import"] as const),
    dimensions: Type.Array(Dimension),
    cells: Type.Array(Cell),
    lowerTrim: nullable(Type.Number()),
    upperTrim: nullable(Type.Number()),
    maxIterations: nullable(Type.Integer()),
    respondents: nullable(Type.Integer({ description: "Weights that came in a file" })),
    missingWeight: nullable(MissingWeight),
    updatedAt: Instant,
  }),
);

const Margin = closed({
  variables: Type.Array(Type.String(), { description: "One of raking, all of them of a weighting by cells" }),
  withoutValue: Type.Integer({ minimum: 0, description: "Respondents of none of the categories: they keep their weight" }),
  categories: Type.Array(
    closed({
      keys: Type.Array(Type.String()),
      label: Type.String(),
      count: Type.Integer({ minimum: 0 }),
      share: Type.Number({ description: "Unweighted percentage of those with a value" }),
      target: Percent,
      weightedShare: Percent,
    }),
  ),
});

const WeightingPreview = component(
  "WeightingPreview",
  closed({
    base: Type.Integer({ minimum: 0, description: "Complete responses, which are what is weighted" }),
    effectiveBase: Type.Number(),
    efficiency: Type.Number({ description: "Percentage: 100 (Σw)² / (n Σw²)" }),
    designEffect: Type.Number(),
    converged: Type.Boolean({ description: "Whether all weighted shares are at their targets" }),
    iterations: Type.Integer({ minimum: 0 }),
    largestGap: Type.Number({ description: "Between a weighted share and its target, in percentage points" }),
    minimum: Type.Number(),
    maximum: Type.Number(),
    margins: Type.Array(Margin),
  }),
);

const QuotaTargets = component(
  "QuotaTargets",
  closed({
    dimensions: Type.Array(
      closed({
        variable: Type.String(),
        targets: Type.Array(closed({ key: Type.String(), share: Percent, target: Type.Number({ description: "Completes" }) })),
      }),
    ),
  }),
);

const Without = Type.Integer({ minimum: 0, description: "Complete responses that the file has no weight of" });
const ImportedWeights = closed({ weighting: Weighting, without: Without });
const WeightTablePreview = component(
  "WeightTablePreview",
  closed({
    base: Type.Integer({ minimum: 0, description: "Complete responses" }),
    respondents: Type.Integer({ minimum: 0, description: "Complete responses that the file has a weight of" }),
    without: Without,
  }),
);

const ProfileDimensions = component(
  "ProfileDimensions",
  closed({
    dimensions: Type.Array(
      closed({
        variable: Type.String({ description: "As weightings and tables name it" }),
        title: Type.String(),
        base: Type.Integer({ minimum: 0, description: "Complete responses of which it is known" }),
        categories: Type.Array(closed({ key: Type.String(), label: Type.String(), count: Type.Integer({ minimum: 0 }) })),
      }),
    ),
  }),
);

export type WeightingRules = ValueOf<typeof WeightingRules>;
export type WeightingInput = ValueOf<typeof WeightingInput>;
export type Weighting = ValueOf<typeof Weighting>;
export type WeightingPreview = ValueOf<typeof WeightingPreview>;
export type QuotaTargets = ValueOf<typeof QuotaTargets>;
export type ImportedWeights = ValueOf<typeof ImportedWeights>;
export type WeightTablePreview = ValueOf<typeof WeightTablePreview>;
export type MissingWeight = ValueOf<typeof MissingWeight>;
export type ProfileDimension = ValueOf<typeof ProfileDimensions>["dimensions"][number];

const params = { id: EXAMPLE_ID };
const ofOne = closed({ id: Id, weightingId: Id });
const gender = {
  variable: "gender",
  targets: [
    { key: "w", share: 51 },
    { key: "m", share: 49 },
  ],
};
const body: WeightingInput = { name: "Population", method: "rim", dimensions: [gender], upperTrim: 5 };
const weighting: Weighting = {
  id: EXAMPLE_ID,
  name: "Population",
  method: "rim",
  dimensions: [gender],
  cells: [],
  lowerTrim: null,
  upperTrim: 5,
  maxIterations: null,
  respondents: null,
  missingWeight: null,
  updatedAt: "2026-11-29T09:00:00.000Z",
};
const preview: WeightingPreview = {
  base: 4,
  effectiveBase: 3,
  efficiency: 75,
  designEffect: 1.33,
  converged: true,
  iterations: 1,
  largestGap: 0,
  minimum: 0.67,
  maximum: 2,
  margins: [
    {
      variables: ["gender"],
      withoutValue: 0,
      categories: [{ keys: ["w"], label: "Woman", count: 3, share: 75, target: 51, weightedShare: 51 }],
    },
  ],
};

/** How an activity's respondents are weighted. The same calls are there below `/api/studies/:id`. */
export const weightingsApi = defineApi({
  "GET /api/activities/:id/weightings": defineCall({
    summary: "The weightings of a survey, by name",
    params: ById,
    answer: Type.Array(Weighting),
    examples: { params, answer: [weighting] },
  }),
  "POST /api/activities/:id/weightings": defineCall({
    summary: "Keep a weighting, which tables then take by its name",
    params: ById,
    body: WeightingInput,
    answer: Weighting,
    status: 201,
    examples: { params, body, answer: weighting },
  }),
  "PUT /api/activities/:id/weightings/:weightingId": defineCall({
    summary: "Change a weighting",
    params: ofOne,
    body: WeightingInput,
    answer: Weighting,
    examples: { params: { ...params, weightingId: EXAMPLE_ID }, body, answer: weighting },
  }),
  "DELETE /api/activities/:id/weightings/:weightingId": defineCall({
    summary: "Delete a weighting",
    params: ofOne,
    examples: { params: { ...params, weightingId: EXAMPLE_ID } },
  }),
  "POST /api/activities/:id/weightings/preview": defineCall({
    summary: "What a weighting would do to the responses so far; nothing is kept",
    params: ById,
    body: WeightingRules,
    answer: WeightingPreview,
    examples: { params, body: { method: "rim", dimensions: [gender] }, answer: preview },
  }),
  "GET /api/activities/:id/weightings/quota-targets": defineCall({
    summary: "Targets that the survey's quotas give, by the variables that they look at",
    params: ById,
    answer: QuotaTargets,
    examples: {
      params,
      answer: { dimensions: [{ variable: "gender", targets: [{ key: "w", share: 100, target: 50 }] }] },
    },
  }),
  "POST /api/activities/:id/weightings/import": defineCall({
    summary: "Keep weights from a table of respondents and weights (CSV, xlsx)",
    description:
      "Two columns with headings: the response's id, the respondent's id in an imported file, a nickname or an e-mail; and the weight. One unknown respondent or weight refuses the file, with its lines. Weights of the same name that came in a file are replaced.",
    params: ById,
    query: closed({ name: Name, missing: Type.Optional(MissingWeight) }),
    answer: ImportedWeights,
    examples: {
      params,
      query: { name: "Panel weights" },
      answer: {
        weighting: { ...weighting, method: "import", dimensions: [], respondents: 4, missingWeight: "exclude" },
        without: 0,
      },
    },
  }),
  "POST /api/activities/:id/weightings/import/preview": defineCall({
    summary: "How many respondents a table of weights knows; nothing is kept",
    params: ById,
    answer: WeightTablePreview,
    examples: { params, answer: { base: 40, respondents: 39, without: 1 } },
  }),
  "GET /api/activities/:id/weightings/profile": defineCall({
    summary: "Parts of members' profile that respondents can be weighted by, as far as the reader may see them",
    params: ById,
    answer: ProfileDimensions,
    examples: {
      params,
      answer: {
        dimensions: [
          { variable: "member_gender", title: "Gender", base: 4, categories: [{ key: "W", label: "Woman", count: 4 }] },
        ],
      },
    },
  }),
});
