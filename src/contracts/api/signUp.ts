import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id, nullable } from "../../shared/calls/schemas";
import { LegalDocuments } from "./community";

const SignUpForm = Type.Object({
  mode: Type.Enum(["INVITED", "OPEN"]),
  email: nullable(Type.String({ description: "Whose invitation it is" })),
  hasAccount: Type.Boolean({ description: "Whether the password asked for is one that exists" }),
  required: Type.Array(Type.String(), { description: "Fields of the profile that are asked for" }),
  ...LegalDocuments.properties,
});

const STEPS = ["verify-email", "set-password", "login", "2fa", "conditions", "after-login", "activities"] as const;

const SignedUp = Type.Object({
  authToken: Type.Optional(Type.String({ description: "Where the person is signed in" })),
  nextStep: Type.Enum(STEPS, { description: "`set-password`: nothing is verified yet, the call is repeated with a password" }),
  email: Type.Optional(Type.String({ description: "Whose password is asked for" })),
  active2fa: Type.Optional(Type.Boolean()),
  minutes: Type.Optional(Type.Integer({ description: "How long the mail's link is good for" })),
});

const Verification = closed({
  codeAction: Type.String({ minLength: 1, maxLength: 200 }),
  password: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 4096,
      description: "Of whoever has the mail; not needed in the browser that signed up, whose password stays",
    }),
  ),
});

const Availability = Type.Object({
  available: Type.Boolean(),
  reason: nullable(Type.Enum(["email", "characters", "offensive", "taken"])),
});

/** What a sign-up asks for. */
export type SignUpForm = ValueOf<typeof SignUpForm>;
/** What comes after a sign-up or a verification. */
export type SignedUp = ValueOf<typeof SignedUp>;
export type Availability = ValueOf<typeof Availability>;

const Origin = closed({ origin: Type.String() });

export const signUpApi = defineApi({
  "GET /experienceLabs/:origin/signup/:hash": defineCall({
    summary: "What a sign-up asks for; `open` in the hash's place: the community's open sign-up",
    params: closed({ origin: Type.String(), hash: Type.String() }),
    answer: SignUpForm,
  }),
  "POST /experienceLabs/:origin/register": defineCall({
    summary: "Sign up; without an invitation the e-mail is verified first, whoever has it",
    params: Origin,
    // Which fields of the profile are asked for follows from the member's schema.
    body: Type.Record(Type.String(), Type.Unknown()),
    answer: SignedUp,
  }),
  "POST /experienceLabs/:origin/verifyEmail": defineCall({
    summary: "Verify an e-mail by the code of the mail, and set the password: the person is a member",
    params: Origin,
    body: Verification,
    answer: SignedUp,
    examples: {
      params: { origin: "demo" },
      body: { codeAction: "3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
      answer: { nextStep: "login" },
    },
  }),
  "GET /experienceLabs/:communityId/nickname/:nickname/availability": defineCall({
    summary: "Whether a nickname may be had",
    params: closed({ communityId: Id, nickname: Type.String() }),
    answer: Availability,
    examples: { params: { communityId: EXAMPLE_ID, nickname: "lince" }, answer: { available: false, reason: "taken" } },
  }),
});
