import type { Json, JsonObject } from "../../shared/json";
import { EXAMPLE_ID } from "../api/openApi/exampleOf";

const text: JsonObject = { type: "string" };
const maybe: JsonObject = { type: ["string", "null"] };
const flag: JsonObject = { type: "boolean" };

const PROPERTIES = {
  communityId: { type: "string", format: "uuid" },
  origin: text,
  name: text,
  title: text,
  language: text,
  languages: { type: "array", items: text },
  mainColor: text,
  mainColorText: text,
  buttonColor: text,
  textColor: text,
  backgroundGradientColor1: text,
  backgroundGradientColor2: text,
  logo: maybe,
  favicon: maybe,
  loginImage: maybe,
  country: maybe,
  countryCode: maybe,
  privacyPolicyActive: flag,
  needs2FA: flag,
  staffNeeds2FA: flag,
  trackingScript: maybe,
  trackingVendor: { ...maybe, description: "Vendor that the back office allows the script of; null: it isn't run" },
  mainLogoPosition: { type: "string", enum: ["TOP", "CENTRE", "BOTTOM"] },
  headerImage: maybe,
  overlayLogo: maybe,
  imageDisplay: { type: "string", enum: ["THUMBNAIL", "CAROUSEL", "MAX_SIZE"] },
  hasSignUp: flag,
  hasGamification: flag,
  disabledPlugins: { type: "array", items: text },
  version: { type: "integer" },
} as const satisfies JsonObject;

const example: Json = {
  communityId: EXAMPLE_ID,
  origin: "demo",
  name: "Demo",
  title: "Demo",
  language: "es",
  languages: ["es", "en"],
  mainColor: "#3447d4",
  mainColorText: "#ffffff",
  buttonColor: "#3447d4",
  textColor: "#232936",
  backgroundGradientColor1: "#f6f7f9",
  backgroundGradientColor2: "#eceef2",
  logo: `/files/${EXAMPLE_ID}`,
  favicon: null,
  loginImage: null,
  country: null,
  countryCode: "ES",
  privacyPolicyActive: false,
  needs2FA: false,
  staffNeeds2FA: false,
  trackingScript: null,
  trackingVendor: null,
  mainLogoPosition: "TOP",
  headerImage: null,
  overlayLogo: null,
  imageDisplay: "THUMBNAIL",
  hasSignUp: true,
  hasGamification: true,
  disabledPlugins: [],
  version: 3,
};

/** What `GET /experienceLabs/personalization/{origin}` answers. */
export const COMMUNITY_THEME_ANSWER = {
  schema: { type: "object", required: Object.keys(PROPERTIES), properties: PROPERTIES } as JsonObject,
  example,
};
