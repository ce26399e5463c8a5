import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, nullable } from "../../shared/calls/schemas";

const text = nullable(Type.String());
const number = nullable(Type.Integer());

const RewardCard = Type.Object({
  name: Type.String(),
  valueEuros: Type.Number(),
  labs: Type.Integer(),
  logo: text,
  description: text,
});

const Welcome = Type.Object({
  ...{ welcomeTitle: text, description: text, instructions: text },
  ...{ moderatorName: text, moderatorImage: text, moderatorInfo: text },
  ...{ labsExplanation: text, redeemExplanation: text },
  ...{ labsPerActivity: number, labsPerComment: number, labsPerStayingActive: number },
  gamification: nullable(Type.Boolean()),
  redeemFrom: nullable(Type.String({ description: "A day, `YYYY-MM-DD`" })),
  redeemTo: nullable(Type.String({ description: "A day, `YYYY-MM-DD`" })),
  secondRedeemFrom: nullable(Type.String({ description: "A day, `YYYY-MM-DD`" })),
  secondRedeemTo: nullable(Type.String({ description: "A day, `YYYY-MM-DD`" })),
  version: Type.Integer({ description: "Of the configuration, for `If-Match`; 0 if there is none yet" }),
  cards: Type.Array(RewardCard),
});

const LegalDocument = Type.Object({
  document: Type.Enum(["CONDITIONS", "PRIVACY"]),
  version: Type.String(),
  text: Type.String(),
});

export const LegalDocuments = Type.Object({ acceptanceText: text, documents: Type.Array(LegalDocument) });

const LegalTexts = Type.Object({
  ...LegalDocuments.properties,
  notice: nullable(Type.String({ description: "Who is behind the community; nobody accepts it" })),
});

/** A look is public, since the sign-in page wears it (spec section 3, Theme). */
export const CommunityTheme = Type.Object({
  communityId: Id,
  ...{ origin: Type.String(), name: Type.String(), title: Type.String() },
  ...{ language: Type.String(), languages: Type.Array(Type.String()) },
  ...{ mainColor: Type.String(), mainColorText: Type.String(), buttonColor: Type.String(), textColor: Type.String() },
  ...{ backgroundGradientColor1: Type.String(), backgroundGradientColor2: Type.String() },
  ...{ logo: text, favicon: text, loginImage: text },
  country: text,
  countryCode: nullable(Type.String({ description: "The country's, ISO 3166-1" })),
  countryElementId: nullable(Type.Integer({ description: "The country's, as `GET /lovs/countries` numbers it" })),
  privacyPolicyActive: Type.Boolean(),
  needs2FA: Type.Boolean({ description: "Whether members need a second step to sign in" }),
  staffNeeds2FA: Type.Boolean(),
  trackingScript: nullable(Type.String({ description: "Address of a script that follows members, once they agree" })),
  trackingVendor: nullable(Type.String({ description: "Vendor that the back office allows the script of; null: it isn't run" })),
  mainLogoPosition: Type.Enum(["TOP", "CENTRE", "BOTTOM"]),
  headerImage: text,
  overlayLogo: text,
  imageDisplay: Type.Enum(["THUMBNAIL", "CAROUSEL", "MAX_SIZE"]),
  hasSignUp: Type.Boolean({ description: "Whether people may sign up without an invitation" }),
  needsPhoto: Type.Boolean({ description: "Whether nobody takes part without a photo" }),
  hasGamification: Type.Boolean({ description: "Whether taking part brings LABs; if not, members read no word of them" }),
  hasChatbot: Type.Boolean({ description: "Whether members' questions are answered automatically" }),
  endsAt: nullable(Type.String({ description: "The instant from which the community can only be read; null: it goes on" })),
  disabledPlugins: Type.Array(Type.String(), { description: "Plugins of which nothing is shown, by name of their folders" }),
  version: Type.Integer({ description: "Of the look, for `If-Match`: it changes with the community and its configuration" }),
});

export type RewardCard = ValueOf<typeof RewardCard>;
/** What members are told of a community; null where the team said nothing. */
export type Welcome = ValueOf<typeof Welcome>;
/** A text that members accept, in its present version. */
export type LegalDocument = ValueOf<typeof LegalDocument>;
export type LegalDocuments = ValueOf<typeof LegalDocuments>;
/** What there is to read of a community: what members accept, and its legal notice. */
export type LegalTexts = ValueOf<typeof LegalTexts>;
/** A community's look and names. */
export type CommunityTheme = ValueOf<typeof CommunityTheme>;

export const WELCOME_EXAMPLE = {
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
const card: RewardCard = {
  ...{ name: "Gift card", valueEuros: 40, labs: 9, logo: "https://example.com/card.png", description: "By e-mail" },
};
const welcome: Welcome = {
  ...{
    ...WELCOME_EXAMPLE,
    gamification: true,
    redeemFrom: "2027-06-01",
    redeemTo: "2027-06-16",
    secondRedeemFrom: null,
    secondRedeemTo: null,
    version: 3,
    cards: [card],
  },
};
const theme: CommunityTheme = {
  ...{ communityId: EXAMPLE_ID, origin: "demo", name: "Demo", title: "Demo", language: "es", languages: ["es", "en"] },
  ...{ mainColor: "#3447d4", mainColorText: "#ffffff", buttonColor: "#3447d4", textColor: "#232936" },
  ...{ backgroundGradientColor1: "#f6f7f9", backgroundGradientColor2: "#eceef2" },
  ...{ logo: `/files/${EXAMPLE_ID}`, favicon: null, loginImage: null, country: null, countryCode: "ES", countryElementId: 17779 },
  ...{ privacyPolicyActive: false, needs2FA: false, staffNeeds2FA: false, trackingScript: null, trackingVendor: null },
  ...{ mainLogoPosition: "TOP", headerImage: null, overlayLogo: null, imageDisplay: "THUMBNAIL" },
  ...{
    hasSignUp: true,
    needsPhoto: false,
    hasGamification: true,
    hasChatbot: true,
    endsAt: null,
    disabledPlugins: [],
    version: 3,
  },
};
const params = { id: EXAMPLE_ID };

const readWelcome = defineCall({
  summary: "What members are told of a community",
  params: ById,
  answer: Welcome,
  examples: { params, answer: welcome },
});

/** What members read of a community, before and after the sign-in; the welcome is the team's to read as well. */
export const communityApi = defineApi({
  "GET /tester/communities/:id/welcome": readWelcome,
  "GET /client/communities/:id/welcome": readWelcome,
  "GET /experienceLabs/:id/conditions": defineCall({
    summary: "What a community's members accept, in its present version",
    params: closed({ id: Type.String({ description: "Of the community, or its origin" }) }),
    answer: LegalTexts,
    examples: {
      params,
      answer: {
        acceptanceText: null,
        documents: [{ document: "CONDITIONS", version: "5f2b8c1d9e0a7463", text: "…" }],
        notice: null,
      },
    },
  }),
  "GET /experienceLabs/personalization/:origin": defineCall({
    summary: "A community's theme, texts and languages",
    params: closed({ origin: Type.String() }),
    answer: CommunityTheme,
    examples: { params: { origin: "demo" }, answer: theme },
  }),
});
