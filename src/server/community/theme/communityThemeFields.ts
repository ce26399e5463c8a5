/** What every change of a community's look may set, by the names of the community's fields (spec section 3, Theme). */
export const THEME_FIELDS = [
  "mainColor",
  "mainColorText",
  "buttonColor",
  "textColor",
  "backgroundGradientColor1",
  "backgroundGradientColor2",
  "title",
  "favicon",
] as const;

/** What a community is called and asks of people: for those alone who run it. */
export const RUNNING = [
  "name",
  "languages",
  "country",
  "privacyPolicyActive",
  "trackingScript",
  "needs2FA",
  "staffNeeds2FA",
] as const;

/** What the full call sets beside. */
export const ALL_THEME_FIELDS = [...THEME_FIELDS, "logo", "loginImage", ...RUNNING] as const;

/** What of it lies in the community's configuration. */
export const CONFIGURED_THEME_FIELDS = ["mainLogoPosition", "headerImage", "overlayLogo", "imageDisplay"] as const;
