import type { FieldSchema } from "../../../../schema/document";

const COLOUR: FieldSchema = { type: "string", "x-kind": "colour" };
const IMAGE: FieldSchema = { type: "string", "x-kind": "image" };
const SWITCH: FieldSchema = { type: "boolean" };

/** What a community can't be without. */
export const REQUIRED = [
  "mainColor",
  "mainColorText",
  "buttonColor",
  "textColor",
  "backgroundGradientColor1",
  "backgroundGradientColor2",
  "name",
] as const;

/** What of a community makes up its look. Its rules are the entities' own: the server checks them. */
export const THEME_SCHEMA: FieldSchema = {
  type: "object",
  properties: {
    mainColor: COLOUR,
    mainColorText: COLOUR,
    buttonColor: COLOUR,
    textColor: COLOUR,
    backgroundGradientColor1: COLOUR,
    backgroundGradientColor2: COLOUR,
    name: { type: "string" },
    title: { type: "string" },
    favicon: IMAGE,
    logo: IMAGE,
    mainLogoPosition: { type: "string", enum: ["TOP", "CENTRE", "BOTTOM"] },
    headerImage: IMAGE,
    overlayLogo: IMAGE,
    loginImage: IMAGE,
    imageDisplay: { type: "string", enum: ["THUMBNAIL", "CAROUSEL", "MAX_SIZE"] },
    privacyPolicyActive: SWITCH,
    trackingVendor: { type: "string" },
    trackingScript: { type: "string", pattern: "^https://[^\\s'\";,<>]+$" },
    needs2FA: SWITCH,
    staffNeeds2FA: SWITCH,
  },
  required: REQUIRED,
};

/** Parts of the page, in the order of the work. */
export const THEME_PARTS = [
  {
    name: "colours",
    fields: ["mainColor", "mainColorText", "buttonColor", "textColor", "backgroundGradientColor1", "backgroundGradientColor2"],
    columns: 2,
  },
  { name: "brand", fields: ["name", "title", "favicon", "logo", "mainLogoPosition"] },
  { name: "images", fields: ["headerImage", "overlayLogo", "loginImage", "imageDisplay"] },
  { name: "privacy", fields: ["privacyPolicyActive", "trackingVendor", "trackingScript"] },
  { name: "security", fields: ["needs2FA", "staffNeeds2FA"] },
] as const;

/** What of it is worked on together, by the names of the parts. */
export const THEME_TABS = [
  { name: "colours", sections: ["colours"] },
  { name: "brand", sections: ["brand"] },
  { name: "images", sections: ["images"] },
  { name: "access", sections: ["privacy", "security"] },
] as const;

/** What of it is for those alone who run the community. */
export const RUNNING: ReadonlySet<string> = new Set([
  "name",
  "privacyPolicyActive",
  "trackingVendor",
  "trackingScript",
  "needs2FA",
  "staffNeeds2FA",
]);

/** The fields of the look that the community's configuration holds; the others are the community's own. */
export const CONFIGURED: ReadonlySet<string> = new Set(["mainLogoPosition", "headerImage", "overlayLogo", "imageDisplay"]);
