import { sql } from "kysely";
import type { SpaceDb } from "../../db/query/spaceDb";
import type { AlertReader } from "../notificationKind";

/** Who is asked about which kinds. */
interface ChoiceQuery {
  readonly reader: AlertReader;
  /** Members, or staff roles. */
  readonly ids: readonly string[];
  readonly kinds: readonly string[];
}

/** What people have chosen to get by mail. */
export interface Choices {
  /** undefined where the person leaves it at the kind's default. */
  readonly of: (id: string, kind: string) => boolean | undefined;
}

/** The choices of some people for some kinds; none of either costs no query. */
export async function readChoices(db: SpaceDb, { reader, ids, kinds }: ChoiceQuery): Promise<Choices> {
  const chosen = new Map<string, boolean>();
  const keyOf = (id: string, kind: string) => `${id} ${kind}`;
  if (ids.length > 0 && kinds.length > 0) {
    const person = reader === "member" ? "member" : "moderator";
    const rows = await db
      .selectFrom("notificationPreference")
      .select([`${person} as id`, "kind", "mail"])
      .where(person, "=", sql<string>`any(${[...ids]}::uuid[])`)
      .where("kind", "in", [...kinds])
      .execute();
    for (const { id, kind, mail } of rows) chosen.set(keyOf(id ?? "", kind), mail);
  }
  return { of: (id, kind) => chosen.get(keyOf(id, kind)) };
}
