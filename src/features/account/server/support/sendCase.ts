import { type HostTools, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { DEFAULT_LANGUAGE, type Language } from "../../../../shared/languages";
import type { Subject } from "../../shared/support";
import type { NewSupportCase } from "../../shared/supportApi";
import { ASKED_MAIL } from "./mailTemplates";

type Tools = Pick<HostTools, "mailBackOffice" | "note" | "text">;

/** Who asks. */
export interface Sender {
  /** Of the suite user. */
  readonly id: string;
  readonly accountId: string;
  readonly language: Language;
}

/** Locale key of what a case is about. */
export const subjectKey = (subject: Subject) => `entities.supportCase.enums.subject.${subject}`;

/** @throws AppError `request.keyReused` if the key came with another message, or from somebody else */
async function demandSame(db: SpaceDb, { key, subject, message }: NewSupportCase, sender: Sender): Promise<void> {
  const row = await db
    .selectFrom("supportCase")
    .select(["author", "subject", "message"])
    .where("key", "=", key)
    .executeTakeFirst();
  const isSame = row?.author === sender.id && row.subject === subject && row.message === message;
  if (!isSame) throw new AppError("request.keyReused");
}

async function tellBackOffice(db: SpaceDb, id: string, { subject, message }: NewSupportCase, sender: Sender, tools: Tools) {
  const company = await db.selectFrom("company").select("name").where("id", "=", db.spaceId).executeTakeFirst();
  const person = await db
    .selectFrom("staffRole")
    .select(["name", "surname", "email"])
    .where("id", "=", sender.id)
    .executeTakeFirstOrThrow();
  await tools.mailBackOffice({
    template: ASKED_MAIL.name,
    values: {
      subject: tools.text(DEFAULT_LANGUAGE, subjectKey(subject)),
      company: company?.name ?? "",
      person: [person.name, person.surname].filter(Boolean).join(" "),
      message,
    },
    path: `/support-cases/${id}`,
    replyTo: person.email,
  });
}

/**
 * Keeps what somebody asks, and mails it to the back office; once for a key, however often it comes.
 * @throws AppError `request.keyReused`
 */
export async function sendCase(db: SpaceDb, asked: NewSupportCase, sender: Sender, tools: Tools): Promise<void> {
  const { key, subject, message, study = null } = asked;
  const id = newId();
  await db.transaction(async () => {
    const made = await db
      .insertInto("supportCase")
      .values({ ...{ id, key, subject, message, study, status: "OPEN" }, author: sender.id, language: sender.language })
      .onConflict((conflict) => conflict.columns(["spaceId", "key"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!made) return demandSame(db, asked, sender);
    const about = { spaceId: db.spaceId, accountId: sender.accountId, entity: "supportCase", recordId: id };
    await tools.note([{ ...about, action: "create", changes: {} }]);
    await tellBackOffice(db, id, asked, sender, tools);
  });
}
