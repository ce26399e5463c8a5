import type { Json, JsonObject } from "../../../shared/json";
import type { Content } from "../communityDocuments";

const maybeText: JsonObject = { type: ["string", "null"] };
const maybeNumber: JsonObject = { type: ["integer", "null"] };

const CARD: JsonObject = {
  type: "object",
  required: ["name", "valueEuros", "labs", "logo", "description"],
  properties: {
    name: { type: "string" },
    valueEuros: { type: "number" },
    labs: { type: "integer" },
    logo: maybeText,
    description: maybeText,
  },
};

const PROPERTIES: JsonObject = {
  welcomeTitle: maybeText,
  description: maybeText,
  instructions: maybeText,
  moderatorName: maybeText,
  moderatorImage: maybeText,
  moderatorInfo: maybeText,
  labsExplanation: maybeText,
  redeemExplanation: maybeText,
  labsPerActivity: maybeNumber,
  labsPerComment: maybeNumber,
  labsPerStayingActive: maybeNumber,
  gamification: { type: ["boolean", "null"] },
  redeemFrom: maybeText,
  redeemTo: maybeText,
  version: { type: "integer", description: "Of the configuration, for `If-Match`; 0 where there is none yet" },
  cards: { type: "array", items: CARD },
};

const told = {
  welcomeTitle: "Welcome",
  description: "What we talk about here",
  instructions: "Open an activity and say what you think.",
  moderatorName: "Carla",
  moderatorImage: "https://example.com/carla.jpg",
  moderatorInfo: "She guides the conversations.",
  labsExplanation: "Every activity earns LABs.",
  redeemExplanation: "LABs become gift cards.",
  labsPerActivity: 10,
  labsPerComment: 5,
  labsPerStayingActive: 2,
} as const;

const card: Json = { name: "Gift card", valueEuros: 40, labs: 9, logo: "https://example.com/card.png", description: "By e-mail" };

export const WELCOME_ANSWER: Content = {
  schema: { type: "object", required: Object.keys(PROPERTIES), properties: PROPERTIES },
  example: { ...told, gamification: true, redeemFrom: "2027-06-01", redeemTo: "2027-06-16", version: 3, cards: [card] },
};

export const WELCOME_EXAMPLE: Json = told;
