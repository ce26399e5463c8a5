import type { FieldKind } from "../../schema/fieldKind";
import { TEXT_BEHAVIOUR } from "../../schema/fieldKinds";
import { nicknameIssue, nicknameKey, normaliseNickname } from "../../shared/nickname/nickname";

const RULES = { email: "nicknameEmail", characters: "nicknameCharacters", offensive: "nicknameOffensive" } as const;

/** The name that a person goes by among others (spec section 5): seen, told apart, and no offence. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "nickname",
  matches: () => false,
  normalise: (value) => (typeof value === "string" ? normaliseNickname(value) : value),
  faultOf: (value) => {
    const fault = typeof value === "string" ? nicknameIssue(value) : undefined;
    return fault && RULES[fault];
  },
  toKey: (value) => (typeof value === "string" ? nicknameKey(value) : null),
};
