import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../src/shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../src/shared/calls/schemas";
import { EXCLUSIONS } from "../indicators/exclusion";
import { INDICATORS } from "../neuroTest";

const Count = Type.Integer({ minimum: 0 });
const Share = Type.Number({ minimum: 0, maximum: 1 });
const Objective = Type.Enum(["BRAND", "SALES"]);

const NeuroIndicator = component(
  "NeuroIndicator",
  closed({
    name: Type.Enum([...INDICATORS]),
    objective: nullable(Type.Union([Objective], { description: "Of the study's objectives the one that it says most of" })),
    estimate: nullable(
      closed(
        { raw: Type.Number(), low: Type.Number(), high: Type.Number(), people: Count },
        { description: "The raw value with its interval at 95 %; null if it can't be measured" },
      ),
    ),
    standing: nullable(
      closed(
        {
          group: Type.Enum(["SECTOR", "ALL"]),
          ads: Type.Integer({ description: "Advertisements that it is compared with" }),
          value: Type.Integer({ minimum: 0, maximum: 100, description: "Percentile rank" }),
          index: nullable(Type.Integer({ description: "100: as the median of the group" })),
        },
        { description: "Null as long as there are too few advertisements to compare with" },
      ),
    ),
  }),
);

const NeuroAdResult = component(
  "NeuroAdResult",
  closed({
    questionId: Type.String(),
    title: Type.String(),
    image: nullable(Type.String()),
    branded: Type.Integer({ description: "Valid answers to the version with the brand" }),
    unbranded: Type.Integer({ description: "Valid answers to the version without it" }),
    excluded: Type.Array(closed({ reason: Type.Enum([...EXCLUSIONS]), count: Type.Integer({ minimum: 1 }) })),
    indicators: Type.Array(NeuroIndicator, { description: "Those of the study's objectives first" }),
    reliability: nullable(Type.Number({ description: "Split-half reliability of the timed words" })),
    seconds: Type.Number({ description: "How long the advertisement was shown" }),
    curve: Type.Array(closed({ mean: Type.Number(), low: Type.Number(), high: Type.Number() }), {
      description: "Position of the slider (0 to 100) at even moments",
    }),
    words: Type.Array(
      closed({ word: Type.String(), set: Type.Enum(["BASELINE", "POSITIVE", "NEGATIVE", "REJECTION"]), share: Share }),
    ),
    zones: Type.Array(
      closed({
        name: Type.String(),
        ...{ x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() },
        first: Type.Number({ description: "Share of people who pointed there first" }),
        any: Type.Number({ description: "Share of people who pointed there at all" }),
      }),
    ),
  }),
);

const NeuroResults = component(
  "NeuroResults",
  closed({
    state: Type.Enum(["FIELD", "CALCULATING", "FINAL"], {
      description: "In field they are calculated on demand; those of a finished study are final",
    }),
    calculatedAt: nullable(Instant),
    sector: nullable(Type.String()),
    objectives: Type.Array(Objective),
    ads: Type.Array(NeuroAdResult, { description: "In the questionnaire's order" }),
  }),
);

export type NeuroIndicator = ValueOf<typeof NeuroIndicator>;
export type NeuroAdResult = ValueOf<typeof NeuroAdResult>;
export type NeuroResults = ValueOf<typeof NeuroResults>;

const example: NeuroResults = {
  ...{ state: "FINAL", calculatedAt: "2026-11-30T10:00:00.000Z", sector: "TRAVEL_LEISURE", objectives: ["BRAND"] },
  ads: [
    {
      ...{ questionId: "bus", title: "The bus comes to you", image: null, branded: 252, unbranded: 0 },
      excluded: [{ reason: "missed", count: 6 }],
      indicators: [
        {
          ...{ name: "positivity", objective: "BRAND" },
          estimate: { raw: 0.61, low: 0.58, high: 0.64, people: 252 },
          standing: { group: "SECTOR", ads: 41, value: 72, index: 118 },
        },
      ],
      ...{ reliability: 0.81, seconds: 12, curve: [{ mean: 50, low: 50, high: 50 }] },
      words: [{ word: "useful", set: "POSITIVE", share: 0.7 }],
      zones: [{ name: "Logo", x: 0.7, y: 0.8, width: 0.2, height: 0.1, first: 0.2, any: 0.4 }],
    },
  ],
};

/** What is known of the advertisements of a Neuro study. */
export const neuroResultsApi = defineApi({
  "GET /api/studies/:id/neuro": defineCall({
    summary: "The effect of a Neuro study's advertisements, by indicator",
    description: "As last calculated. Indicators measure answers and times: they say nothing of what goes on in a brain.",
    params: ById,
    answer: NeuroResults,
    examples: { params: { id: EXAMPLE_ID }, answer: example },
  }),
  "POST /api/studies/:id/neuro/calculation": defineCall({
    summary: "Calculate the results of a Neuro study that is in field",
    params: ById,
    answer: closed({ job: Id }),
    examples: { params: { id: EXAMPLE_ID }, answer: { job: EXAMPLE_ID } },
  }),
  "GET /api/studies/:id/neuro.xlsx": defineCall({
    summary: "The same as a table for spreadsheets",
    params: ById,
    examples: { params: { id: EXAMPLE_ID } },
  }),
});
