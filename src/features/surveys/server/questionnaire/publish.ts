import { cellFaults } from "../../../../schema/logic/logicFaults";
import { json, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { readCells } from "../quotas/cells";
import type { SurveyServices } from "../services";
import { isSameDocument } from "./asQuestionnaire";
import { draftOf } from "./draftOf";
import { findFaults, type QuestionnaireFault } from "./findFaults";
import { linkOf } from "./link";
import { publishedVersionOf } from "./publishedVersion";
import { questionnaireIdOf } from "./questionnaireOf";
import { removeUnpublished } from "./removeUnpublished";

export interface Published {
  readonly version: number;
  readonly publishedAt: string;
  readonly link: string | null;
}

interface Publication {
  readonly activityId: string;
  /** The revision of the draft that the caller has seen. */
  readonly revision: number;
  readonly publishedBy?: string;
}

/** Texts of the faults come with the route, which knows the language. */
export class FaultyQuestionnaire extends Error {
  constructor(readonly faults: readonly QuestionnaireFault[]) {
    super("faulty questionnaire");
  }
}

async function freeze(
  db: SpaceDb,
  row: { readonly id: string; readonly publishedVersion: number | null; readonly draft: Json | null },
  publishedBy: string | undefined,
): Promise<{ readonly number: number; readonly publishedAt: string }> {
  const current = await publishedVersionOf(db, row);
  if (current && isSameDocument(current.document, row.draft)) return current;
  await removeUnpublished(db, row);
  const number = (row.publishedVersion ?? 0) + 1;
  const publishedAt = new Date().toISOString();
  await db
    .insertInto("questionnaireVersion")
    .values({
      id: newId(),
      questionnaire: row.id,
      number,
      document: json(row.draft),
      publishedAt,
      publishedBy: publishedBy ?? null,
    })
    .execute();
  await db
    .updateTable("questionnaire")
    .set({ publishedVersion: number, updatedAt: publishedAt })
    .where("id", "=", row.id)
    .execute();
  return { number, publishedAt };
}

/** An activity that was being set up opens with its questionnaire: at once, or when its start comes. */
async function openActivity(db: SpaceDb, activityId: string): Promise<void> {
  const activity = await db.selectFrom("activity").select("startsAt").where("id", "=", activityId).executeTakeFirst();
  const isLater = activity?.startsAt != null && new Date(activity.startsAt) > new Date();
  await db
    .updateTable("activity")
    .set({ status: isLater ? "NEW" : "ACTIVE", updatedAt: new Date().toISOString() })
    .where("id", "=", activityId)
    .where("status", "=", "CONFIGURING")
    .execute();
}

/** Quotas that look at what the draft no longer asks: nobody would be counted in them any more. */
async function quotaFaults(db: SpaceDb, row: { readonly id: string; readonly draft: Json | null }) {
  const cells = await readCells(db, row.id);
  const lost = cells.filter(({ condition }) => cellFaults(draftOf(row), condition).length > 0);
  return lost.map(({ title }): QuestionnaireFault => ({ path: "/quotas", fault: "quotaMisfit", params: { title } }));
}

/**
 * Freezes the draft as the next version and opens the activity; a draft that is published already stays the same
 * version. Responses that have begun stay on the version that they began with.
 * @throws AppError `record.notFound`, `questionnaire.stale`
 * @throws FaultyQuestionnaire
 */
export async function publishQuestionnaire(
  db: SpaceDb,
  { activityId, revision, publishedBy }: Publication,
  { types }: SurveyServices,
): Promise<Published> {
  const id = await questionnaireIdOf(db, activityId);
  return db.transaction(async () => {
    const row = await db.selectFrom("questionnaire").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow();
    if (row.draftRevision !== revision) throw new AppError("questionnaire.stale");
    const faults = [...findFaults(draftOf(row), types), ...(await quotaFaults(db, row))];
    if (faults.length > 0) throw new FaultyQuestionnaire(faults);
    const { number, publishedAt } = await freeze(db, row, publishedBy);
    await openActivity(db, activityId);
    return { version: number, publishedAt, link: linkOf(row) };
  });
}
