import { sql } from "kysely";
import type { SpaceDb } from "../../db/query/spaceDb";
import type { Unsubscriptions } from "../../mail/unsubscribe";
import type { AlertReader, NotificationKind } from "../notificationKind";
import { readChoices } from "./readChoices";
import { wantsMail } from "./wantsMail";

/** @returns those of the members, or staff roles, who get a kind of notification by mail at the moment */
export type ReadMailable = (
  db: SpaceDb,
  asked: {
    /** Name of a registered kind. */
    readonly kind: string;
    /** @default "member" */
    readonly reader?: AlertReader;
    readonly ids: readonly string[];
  },
) => Promise<ReadonlySet<string>>;

interface MailableTools {
  readonly kinds: ReadonlyMap<string, NotificationKind>;
  readonly unsubscriptions: Pick<Unsubscriptions, "among">;
}

export function createReadMailable({ kinds, unsubscriptions }: MailableTools): ReadMailable {
  return async (db, { kind: name, reader = "member", ids }) => {
    const kind = kinds.get(name);
    if (!kind?.channels || ids.length === 0) return new Set();
    const people = await db
      .selectFrom(reader === "member" ? "member" : "staffRole")
      .select(["id", "email"])
      .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
      .execute();
    if (kind.channels.isMandatory) return new Set(people.map(({ id }) => id));
    const choices = await readChoices(db, { reader, ids, kinds: [name] });
    const asking = people.filter(({ id }) => wantsMail(kind, choices.of(id, name)));
    const unsubscribed = await unsubscriptions.among(
      asking.map(({ email }) => email),
      db.spaceId,
    );
    return new Set(asking.filter(({ email }) => !unsubscribed.has(email)).map(({ id }) => id));
  };
}
