import type { FieldSchema } from "../../../../schema/document";

const LONG: FieldSchema = { type: "string", "x-kind": "long-text" };
const LABS: FieldSchema = { type: "integer", minimum: 0, maximum: 1_000_000 };

/** What the page has to say (spec section 5). */
export const REQUIRED: readonly string[] = [
  "welcomeTitle",
  "instructions",
  "moderatorImage",
  "moderatorInfo",
  "labsExplanation",
  "labsPerActivity",
  "labsPerComment",
  "labsPerStayingActive",
  "redeemExplanation",
];

/** What members read on arriving (spec section 5, Welcome page); the rules of length are the entity's: the server checks them. */
export const WELCOME_SCHEMA: FieldSchema = {
  type: "object",
  properties: {
    welcomeTitle: { type: "string" },
    description: LONG,
    instructions: LONG,
    moderatorName: { type: "string" },
    moderatorImage: { type: "string", "x-kind": "image" },
    moderatorInfo: LONG,
    labsExplanation: LONG,
    labsPerActivity: LABS,
    labsPerComment: LABS,
    labsPerStayingActive: LABS,
    redeemExplanation: LONG,
  },
  required: REQUIRED,
};

/** Parts of the page, in the order in which members read them. */
export const WELCOME_PARTS = [
  { name: "greeting", fields: ["welcomeTitle", "description", "instructions"] },
  { name: "moderator", fields: ["moderatorName", "moderatorImage", "moderatorInfo"] },
  {
    name: "labs",
    fields: ["labsExplanation"],
  },
  { fields: ["labsPerActivity", "labsPerComment", "labsPerStayingActive"], columns: "fit" },
  { name: "redeem", fields: ["redeemExplanation"] },
] as const;
