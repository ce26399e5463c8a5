import { type Kysely, sql } from "kysely";
import type { Tables } from "../../db/generated/tables";

/** What has been dealt with is to be looked at for so long. */
const DONE_DAYS = 30;
/** A word that is to be sent once holds for so long. */
const DEDUPE_DAYS = 400;
/** Where the account is gone, its e-mail goes as well. */
const FORGOTTEN_DAYS = 1;

const daysAgo = (days: number) => sql<string>`now() - make_interval(days => ${sql.lit(days)})`;

/** Deletes old rows, and those that tell of people who are gone. Harmless however many processes do it. */
export async function sweepOutbox(root: Kysely<Tables>): Promise<void> {
  const done = () => root.deleteFrom("outbox").where("status", "in", ["SENT", "ERROR"]);
  await done().where("dedupe", "is", null).where("createdAt", "<", daysAgo(DONE_DAYS)).execute();
  await done().where("createdAt", "<", daysAgo(DEDUPE_DAYS)).execute();
  await done()
    .where("accountId", "is", null)
    .where("isAboutAccount", "=", true)
    .where("createdAt", "<", daysAgo(FORGOTTEN_DAYS))
    .execute();
  await root
    .updateTable("outbox")
    .set({ recipient: "", subject: null, text: null, content: null, headers: "{}" })
    .where("status", "in", ["SENT", "ERROR"])
    .where("recipient", "<>", "")
    .where("createdAt", "<", daysAgo(DONE_DAYS))
    .execute();
}
