import { type FieldKindServer, hashPassword } from "../../server/kit";

/** A secret is compared, never read: its argon2 hash is enough. */
export const fieldKindServer: FieldKindServer = {
  toStored: async (value) => (typeof value === "string" ? hashPassword(value) : value),
};
