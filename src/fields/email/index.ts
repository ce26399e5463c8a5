import type { FieldKind } from "../../schema/fieldKind";
import { isPlain, TEXT_BEHAVIOUR } from "../../schema/fieldKinds";

/** E-mail address. */
export const fieldKind: FieldKind = {
  ...TEXT_BEHAVIOUR,
  name: "email",
  matches: (schema) => isPlain(schema, "string", "email"),
  // An address is one person's however it is typed: `A@X.com` after `a@x.com`.
  normalise: (value) => (typeof value === "string" ? value.trim().toLowerCase() : value),
};
