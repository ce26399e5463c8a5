import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { resolveLanguage } from "../../../../shared/languages";
import { ACCOUNT_ERRORS } from "../../shared/errors";
import type { CaseState, Subject } from "../../shared/support";
import { ANSWERED_MAIL } from "./mailTemplates";
import { subjectKey } from "./sendCase";

type Tools = Pick<HostTools, "mail" | "note" | "text">;

/** Which case, and who of the back office decides on it. */
interface Decision {
  readonly id: string;
  readonly accountId: string;
}

/** @throws AppError `record.notFound` */
async function lockCase(db: SpaceDb, id: string) {
  const row = await db
    .selectFrom("supportCase")
    .select(["subject", "message", "status", "author", "language"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return { ...row, subject: row.subject as Subject, status: row.status as CaseState };
}

async function noteState(db: SpaceDb, { id, accountId }: Decision, from: CaseState, to: CaseState, tools: Tools) {
  const about = { spaceId: db.spaceId, accountId, entity: "supportCase", recordId: id };
  await tools.note([{ ...about, action: "update", changes: { status: { from, to } } }]);
}

/**
 * Answers a case, again if need be: what was answered before is replaced. The person gets the answer by mail, unless they
 * are of the company no more.
 * @throws AppError `record.notFound`, `account.caseClosed`
 */
export async function answerCase(db: SpaceDb, decision: Decision & { readonly answer: string }, tools: Tools): Promise<void> {
  const { id, answer } = decision;
  await db.transaction(async () => {
    const { subject, message, status, author, language } = await lockCase(db, id);
    if (status === "CLOSED") throw new AppError(ACCOUNT_ERRORS.caseClosed);
    await db
      .updateTable("supportCase")
      .set({ answer, status: "ANSWERED", answeredAt: sql<string>`now()`, version: sql<number>`version + 1` })
      .where("id", "=", id)
      .execute();
    await noteState(db, decision, status, "ANSWERED", tools);
    const person = author
      ? await db.selectFrom("staffRole").select(["email", "accountId"]).where("id", "=", author).executeTakeFirst()
      : undefined;
    if (!person?.accountId) return;
    const { email: to, accountId } = person;
    const own = resolveLanguage(language ?? undefined);
    await tools.mail(db, {
      ...{ to, accountId, language: own, template: ANSWERED_MAIL.name, path: "/contact", isAboutAccount: true },
      values: { subject: tools.text(own, subjectKey(subject)), message, answer },
    });
  });
}

/** Closes a case, answered or not; one that is closed stays so. @throws AppError `record.notFound` */
export async function closeCase(db: SpaceDb, decision: Decision, tools: Tools): Promise<void> {
  await db.transaction(async () => {
    const { status } = await lockCase(db, decision.id);
    if (status === "CLOSED") return;
    await db
      .updateTable("supportCase")
      .set({ status: "CLOSED", version: sql<number>`version + 1` })
      .where("id", "=", decision.id)
      .execute();
    await noteState(db, decision, status, "CLOSED", tools);
  });
}
