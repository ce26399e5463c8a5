import { respondentEnded } from "../../../../contracts/events/panel";
import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";
import { DISPOSITIONS, type Disposition } from "../../../../survey/fieldwork/dispositions";
import type { FieldworkServices } from "../services";
import { fieldworkOf } from "../settings/fieldworkOf";
import { supplierIn } from "../settings/supplierIn";
import { sign } from "./signature";
import { validKeys } from "./supplierKey";

function selectEndedResponse(db: SpaceDb, responseId: string) {
  return db
    .selectFrom("response")
    .innerJoin("questionnaire", "questionnaire.id", "response.questionnaire")
    .select(["response.id", "response.questionnaire", "response.supplier", "response.externalId", "response.disposition"])
    .select(["response.isTest", "response.notificationCount", "response.completedAt", "questionnaire.fieldwork"])
    .where("response.id", "=", responseId)
    .where("response.supplier", "is not", null)
    .where("response.state", "in", ["complete", "ended"])
    .where("response.disposition", "is distinct from", sql.ref<string>("response.notifiedDisposition"))
    .forUpdate("response")
    .executeTakeFirst();
}

type EndedResponse = NonNullable<Awaited<ReturnType<typeof selectEndedResponse>>>;

function bodyOf(response: EndedResponse, times: number): string {
  const { redirect, incidence } = DISPOSITIONS[(response.disposition ?? "complete") as Disposition];
  return JSON.stringify({
    respondent: response.externalId,
    response: response.id,
    status: redirect,
    isComplete: incidence === "complete",
    isTest: response.isTest,
    // Of two messages about one response the one with the higher number holds.
    sequence: times,
    at: response.completedAt ?? new Date().toISOString(),
  });
}

/** Whoever sends people from within the product hears it here. */
async function publishEnd(db: SpaceDb, response: EndedResponse, { publish }: Pick<HostTools, "publish">): Promise<void> {
  const { id, questionnaire, supplier, externalId, disposition, isTest } = response;
  if (supplier === null || externalId === null) return;
  const end = { questionnaireId: questionnaire, responseId: id, supplier, externalId, disposition: disposition ?? "complete" };
  await publish(db, respondentEnded, { ...end, isTest: isTest === true });
}

/**
 * Tells the supplier, from server to server, how a response ended: once for each way that it ended. It is put into the
 * outbox in the caller's transaction, or in one of its own, and may be done again without harm.
 */
export async function notifySupplier(
  db: SpaceDb,
  responseId: string,
  { tools }: Pick<FieldworkServices, "tools">,
): Promise<void> {
  await db.transaction(async () => {
    const response = await selectEndedResponse(db, responseId);
    if (!response) return;
    const times = (response.notificationCount ?? 0) + 1;
    await db
      .updateTable("response")
      .set({ notifiedDisposition: response.disposition, notificationCount: times })
      .where("id", "=", response.id)
      .execute();
    await publishEnd(db, response, tools());
    const supplier = supplierIn(fieldworkOf(response.fieldwork), response.supplier);
    const [key] = supplier ? validKeys(tools(), response.questionnaire, supplier) : [];
    if (!supplier?.callback || !key) return;
    const body = bodyOf(response, times);
    await tools().post({
      spaceId: db.spaceId,
      url: supplier.callback,
      subject: supplier.name,
      body,
      headers: { "X-Sondeo-Signature": sign(body, key) },
      dedupe: `${response.id}:${times}`,
    });
  });
}
