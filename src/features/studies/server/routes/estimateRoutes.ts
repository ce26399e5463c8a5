import type { ExtensionRoute } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { estimate } from "../quote/estimate";
import type { StudyValues } from "../quote/studyInputs";
import { readSummary } from "../readSummary";
import type { StudyServices } from "../services";
import { ESTIMATE, ESTIMATE_EXAMPLE, SUMMARY, SUMMARY_EXAMPLE } from "./answers";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id = { type: "string", format: "uuid" } as const;
const shortText = { type: "string", minLength: 1, maxLength: 80 } as const;
const values = { type: ["array", "null"], items: shortText, maxItems: 60 } as const;
const criterion = { enum: ["GENDER", "AGE", "PROVINCE", "REGION", "NIELSEN", "EDUCATION", "OCCUPATION", "HOUSEHOLD", "OTHER"] };
const whole = (maximum: number) => ({ type: ["integer", "null"], minimum: 1, maximum });

const share = { type: ["integer", "null"], minimum: 0, maximum: 100 } as const;

/** What a wizard knows by now; all of it may be missing. */
const BODY = {
  type: "object",
  additionalProperties: false,
  properties: {
    country: { type: ["string", "null"], format: "uuid" },
    sampleSize: whole(1_000_000),
    incidenceRate: whole(100),
    estimatedDuration: whole(600),
    fieldDays: whole(60),
    allowedDevices: { enum: ["DESKTOP", "MOBILE", "BOTH", null] },
    desktopShare: share,
    mobileShare: share,
    criteria: {
      type: ["array", "null"],
      maxItems: 30,
      items: { type: "object", additionalProperties: false, properties: { criterion, values } },
    },
    quotas: {
      type: ["array", "null"],
      maxItems: 100,
      items: {
        type: "object",
        additionalProperties: false,
        properties: {
          title: { type: "string", maxLength: 200 },
          target: { type: ["integer", "null"], minimum: 1, maximum: 1_000_000 },
          criterion: { ...criterion, enum: [...criterion.enum, null] },
          values,
          secondCriterion: { ...criterion, enum: [...criterion.enum, null] },
          secondValues: values,
        },
      },
    },
  },
} as const;

const BODY_EXAMPLE = {
  country: EXAMPLE_ID,
  sampleSize: 500,
  incidenceRate: 50,
  estimatedDuration: 10,
  criteria: [{ criterion: "GENDER", values: ["W"] }],
};

/** What is filled in by half isn't asked of the panel yet. */
function complete({ criteria, quotas, ...rest }: StudyValues): StudyValues {
  const all = (list: unknown) => (list ?? []) as readonly Record<string, unknown>[];
  const hasValues = ({ values: chosen }: Record<string, unknown>) => Array.isArray(chosen) && chosen.length > 0;
  return {
    ...rest,
    criteria: all(criteria).filter((one) => one.criterion && hasValues(one)),
    quotas: all(quotas).filter(({ target }) => Boolean(target)),
  };
}

/** Price and feasibility: live in the wizard, and of a study as it stands. */
export function estimateRoutes(services: StudyServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: "/api/studies/estimate",
      summary: "What a study would cost and how many completes the panel can give, as far as it has been said",
      access: { entity: "study", action: "create" },
      schema: { body: BODY },
      describe: () => ({
        body: { schema: BODY, example: BODY_EXAMPLE },
        answer: { schema: ESTIMATE, example: ESTIMATE_EXAMPLE },
      }),
      handle: ({ db }, request) => estimate(db, complete(request.body as StudyValues), services),
    },
    {
      method: "GET",
      url: "/api/studies/:id/summary",
      summary: "A study's accepted price, what it would cost now, what the panel can give, and how its review stands",
      access: { entity: "study", action: "read" },
      schema: { params: requiredObject({ id }) },
      describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: SUMMARY, example: SUMMARY_EXAMPLE } }),
      handle: ({ db }, request) => readSummary(db, (request.params as { readonly id: string }).id, services),
    },
  ];
}
