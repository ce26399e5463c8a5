import { json, type Registries, type SpaceDb, sql } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import type { Questionnaire } from "../../../../survey/questionnaire";

type Products = Pick<Registries, "studyProducts">;
type StudyValues = Readonly<Record<string, unknown>>;

/** Revision of a draft that nobody has saved yet. */
export const UNTOUCHED = 1;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** A study's questionnaire asks as its fields say, from the moment that one of them is changed. */
export async function writeDraftFields(
  db: SpaceDb,
  { record, before }: { readonly record: StudyValues; readonly before: StudyValues },
  { studyProducts }: Products,
): Promise<void> {
  const { draftFields } = studyProducts.get(String(record.type)) ?? {};
  if (!draftFields || !record.questionnaire) return;
  const id = String(record.questionnaire);
  const row = await db.selectFrom("questionnaire").select("draft").where("id", "=", id).forUpdate().executeTakeFirst();
  if (!row?.draft) return;
  const draft = asQuestionnaire(row.draft);
  const changed = Object.keys(draftFields.read(draft)).filter((name) => !isSame(record[name], before[name]));
  if (changed.length === 0) return;
  const fields = Object.fromEntries(changed.map((name) => [name, record[name] ?? null]));
  await db
    .updateTable("questionnaire")
    .set({
      draft: json(draftFields.write(draft, fields) as unknown as Json),
      // Nobody's work stays nobody's; an editor that has another draft open learns that it is stale.
      draftRevision: sql<number>`case when draft_revision = ${UNTOUCHED} then draft_revision else draft_revision + 1 end`,
    })
    .where("id", "=", id)
    .execute();
}

/** A study's fields say what its questionnaire does, from the moment that it is saved. */
export async function readDraftFields(
  db: SpaceDb,
  id: string,
  questionnaire: Questionnaire,
  { studyProducts }: Products,
): Promise<void> {
  const study = await db.selectFrom("study").selectAll().where("questionnaire", "=", id).executeTakeFirst();
  const { draftFields } = studyProducts.get(String(study?.type)) ?? {};
  if (!study || !draftFields) return;
  const fields = draftFields.read(questionnaire);
  const stored = study as StudyValues;
  if (Object.entries(fields).every(([name, value]) => isSame(value, stored[name]))) return;
  await db.updateTable("study").set(fields).where("id", "=", study.id).execute();
}
