import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id } from "../../shared/calls/schemas";
import type { PROFILE_FIELDS } from "../generated/profileFields";

type ProfileField = (typeof PROFILE_FIELDS)[number];
/** Fields that calls have as elements of a list (`GET /lovs/provinces`). */
type AreaField = Extract<ProfileField, { readonly input: "area" }>["name"];

/** What a member says of themself (spec section 3, Tester profile); a nickname is null while it is provisional. */
export type MemberProfile = Readonly<Record<Exclude<ProfileField["name"], AreaField>, string | null>> &
  Readonly<Record<AreaField, { readonly lovName: string }>> & {
    readonly id: string;
    readonly email: string;
    readonly medals: number;
    readonly commentsNum: number;
    readonly points: number;
  };

/** Its fields follow from the member's schema, on the server. */
const Profile = Type.Unsafe<MemberProfile>({ type: "object" });
const Change = Type.Unsafe<Readonly<Record<string, string | null>>>({ type: "object" });

const Staff = Type.Object({
  name: Type.String(),
  surname: Type.Union([Type.String(), Type.Null()]),
  email: Type.String(),
  companyName: Type.String(),
  companyLogoUrl: Type.Union([Type.String(), Type.Null()]),
});

/** The profile of one of a community's staff. */
export type StaffProfile = ValueOf<typeof Staff>;

const OwnName = closed({
  name: Type.String({ minLength: 1, maxLength: 80, pattern: "\\S" }),
  surname: Type.Union([Type.String({ maxLength: 120 }), Type.Null()]),
});

/** What people of a community's staff and of the suite are called. */
export type OwnName = ValueOf<typeof OwnName>;

const OWN_NAME: OwnName = { name: "Marta", surname: "Soler" };

const OwnStudies = closed({ studies: Type.Array(closed({ id: Id, name: Type.String() })) });

/** What one is in the suite for. */
export type OwnStudies = ValueOf<typeof OwnStudies>;

const Origin = closed({ origin: Type.String() });

export const profileApi = defineApi({
  "GET /experienceLabs/:origin/userData": defineCall({ summary: "A member's own profile", params: Origin, answer: Profile }),
  "PUT /experienceLabs/userData": defineCall({
    summary: "Change one's own profile; what is absent stays",
    body: Change,
    answer: Profile,
  }),
  "GET /client/:origin/userData": defineCall({ summary: "The profile of a community's staff", params: Origin, answer: Staff }),
  "GET /api/own-studies": defineCall({
    summary: "The studies that one was chosen for, in the suite; none where one sees all",
    answer: OwnStudies,
    examples: { answer: { studies: [{ id: EXAMPLE_ID, name: "Cafés 2026" }] } },
  }),
  "GET /api/own-name": defineCall({
    summary: "One's own name, of staff and suite",
    answer: OwnName,
    examples: { answer: OWN_NAME },
  }),
  "PUT /api/own-name": defineCall({
    summary: "Change one's own name, of staff and suite",
    body: OwnName,
    answer: OwnName,
    examples: { body: OWN_NAME, answer: OWN_NAME },
  }),
});
