import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";

/** A place is known for this long after the last month that somebody signed in from there. */
export const PLACE_DAYS = 90;

/** What was shown at a place: the password alone, or the second step after it. */
export const PLACE_SCOPES = ["signIn.place", "secondFactor.place"] as const;
export type PlaceScope = (typeof PLACE_SCOPES)[number];

/** Where an account is signed in to from. */
export interface Place {
  readonly email: string;
  readonly network: string;
  /** @default "signIn.place" */
  readonly scope?: PlaceScope;
}

const hashOf = ({ email, network }: Place): Buffer => createHash("sha256").update(`${network} ${email}`).digest();
const scopeOf = ({ scope }: Place): PlaceScope => scope ?? "signIn.place";

/** Whether the account was signed in to from there lately: strangers' guesses must not lock its owner out at home. */
export async function wasSignedInFrom(root: Kysely<Tables>, place: Place): Promise<boolean> {
  const row = await root
    .selectFrom("attempt")
    .select("scope")
    .where("scope", "=", scopeOf(place))
    .where("keyHash", "=", hashOf(place))
    .where("windowStart", ">", sql<string>`now() - make_interval(days => ${sql.lit(PLACE_DAYS)})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that the account was signed in to from there: one row a month and place, as a hash. */
export async function rememberPlace(root: Kysely<Tables>, place: Place): Promise<void> {
  await root
    .insertInto("attempt")
    .values({ scope: scopeOf(place), keyHash: hashOf(place), windowStart: sql<string>`date_trunc('month', now())`, count: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
