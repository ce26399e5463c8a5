import type { Entity } from "../../../schema/catalog";
import { AppError, type FieldIssue } from "../../../shared/errors";
import type { JsonObject } from "../../../shared/json";
import type { IdentityCommunity, SignUpMode } from "../profile/community";
import type { Acceptance } from "../profile/documents";
import { demandBirthDate, type ProfileBody, profileProperties } from "../profile/profileValues";
import { profileFields } from "../profileFields";

/** `POST /experienceLabs/{origin}/register`. */
export type SignUpBody = ProfileBody & {
  /** Of an invitation; absent: the community's open sign-up. */
  readonly hash?: string;
  /** The invitation's own where it is left out. */
  readonly email?: string;
  readonly password: string;
  /** The community's, as in the address. */
  readonly origin?: string;
  readonly acceptConditions?: boolean;
  readonly acceptPrivacy?: boolean;
};

export const signUpBody = (member: Entity): JsonObject => ({
  type: "object",
  additionalProperties: false,
  required: ["password"],
  properties: {
    hash: { type: "string", minLength: 1, maxLength: 200 },
    email: { type: "string", minLength: 1, maxLength: 320 },
    // Longer than the longest that is accepted, so that the rule of bytes is what people read.
    password: { type: "string", minLength: 1, maxLength: 4096 },
    origin: { type: "string", maxLength: 60 },
    acceptConditions: { type: "boolean" },
    acceptPrivacy: { type: "boolean" },
    ...profileProperties(member),
  },
});

/** The fields that a sign-up asks for beside e-mail, password and acceptance (spec section 3, sign-up active or extended). */
export function signUpFields(member: Entity, mode: SignUpMode): readonly string[] {
  if (mode !== "EXTENDED") return [];
  return profileFields(member).flatMap(({ name, isAskedAtSignUp }) => (isAskedAtSignUp ? [name] : []));
}

const BOXES = { CONDITIONS: "acceptConditions", PRIVACY: "acceptPrivacy" } as const;

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/**
 * What the community asks of everybody who signs up.
 * @returns the documents that the person accepts
 * @throws AppError `request.invalid` for fields that are missing, an age, a box that is not ticked, a foreign origin
 */
export function demandSignUp(member: Entity, community: IdentityCommunity, body: SignUpBody): readonly Acceptance[] {
  const { origin, timeZone, documents, signUp } = community;
  const faults: readonly FieldIssue[] = [
    ...(body.origin === undefined || body.origin === origin ? [] : [{ path: "/origin", rule: "const" }]),
    ...signUpFields(member, signUp).flatMap((name) => (isEmpty(body[name]) ? [{ path: `/${name}`, rule: "required" }] : [])),
    ...documents.flatMap(({ document }) =>
      body[BOXES[document]] === true ? [] : [{ path: `/${BOXES[document]}`, rule: "acceptance" }],
    ),
  ];
  if (faults.length > 0) throw new AppError("request.invalid", { faults });
  demandBirthDate(member, body, timeZone);
  return documents.map(({ document, version }) => ({ document, version }));
}

/** The part of a sign-up that becomes the member's profile. */
export function profileOf(member: Entity, body: SignUpBody): ProfileBody {
  const names = new Set(profileFields(member).map(({ name }) => name));
  return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
}
