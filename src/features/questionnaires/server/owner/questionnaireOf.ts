import type { QuestionnaireOwner } from "../../../../contracts/services/questionnaires";
import { FROZEN_STATES, promisedLabs, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { SURVEY } from "../../../../survey/surveyActivity";
import { createQuestionnaire } from "./createQuestionnaire";

async function activityOf(db: SpaceDb, id: string, isHeld: boolean): Promise<QuestionnaireOwner | undefined> {
  const query = db
    .selectFrom("activity")
    .select(["title", "questionnaire"])
    .select(promisedLabs(db, sql.ref("labs")).as("labs"))
    .where("id", "=", id)
    // Surveys of early days came to be without one.
    .where((eb) => eb.or([eb("questionnaire", "is not", null), eb("type", "=", SURVEY)]));
  const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  return row && { entity: "activity", isFrozen: false, ...row };
}

async function studyOf(db: SpaceDb, id: string, isHeld: boolean): Promise<QuestionnaireOwner | undefined> {
  const query = db.selectFrom("study").select(["title", "name", "status", "questionnaire"]).where("id", "=", id);
  const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  if (!row) return undefined;
  const { title, name, status, questionnaire } = row;
  return { entity: "study", title: title ?? name, labs: 0, isFrozen: FROZEN_STATES.study.includes(status), questionnaire };
}

async function findOwner(db: SpaceDb, id: string, isHeld = false): Promise<QuestionnaireOwner | undefined> {
  return (await activityOf(db, id, isHeld)) ?? studyOf(db, id, isHeld);
}

/** An activity or a study, by its id. @throws AppError `record.notFound` where it is none that has a questionnaire */
export async function questionnaireOwner(db: SpaceDb, ownerId: string): Promise<QuestionnaireOwner> {
  const owner = await findOwner(db, ownerId);
  if (!owner) throw new AppError("record.notFound");
  return owner;
}

/** The id of its questionnaire, where it may still be changed. @throws AppError `record.notFound`, `questionnaire.frozen` */
export async function changeableQuestionnaire(db: SpaceDb, ownerId: string): Promise<string> {
  const { isFrozen, questionnaire } = await questionnaireOwner(db, ownerId);
  if (isFrozen) throw new AppError("questionnaire.frozen");
  return questionnaire ?? createMissing(db, ownerId);
}

/**
 * Keeps an activity, or a study that its company still prepares, as it is until the transaction ends.
 * @throws AppError `record.notFound`, `questionnaire.frozen`
 */
export async function holdChangeable(db: SpaceDb, ownerId: string): Promise<void> {
  const owner = await findOwner(db, ownerId, true);
  if (!owner) throw new AppError("record.notFound");
  if (owner.isFrozen) throw new AppError("questionnaire.frozen");
}

/**
 * For an activity that came to be without a questionnaire; of callers at once only the first creates it. Studies have
 * theirs from their product, or none.
 */
function createMissing(db: SpaceDb, ownerId: string): Promise<string> {
  return db.transaction(async () => {
    const owner = await findOwner(db, ownerId, true);
    if (!owner || (owner.entity === "study" && !owner.questionnaire)) throw new AppError("record.notFound");
    return owner.questionnaire ?? createQuestionnaire(db, { id: ownerId, entity: owner.entity });
  });
}

/** The questionnaire of an activity or of a study. @throws AppError `record.notFound` where its type or product has none */
export async function questionnaireIdOf(db: SpaceDb, ownerId: string): Promise<string> {
  const { questionnaire } = await questionnaireOwner(db, ownerId);
  return questionnaire ?? createMissing(db, ownerId);
}

/** The whole row of its questionnaire. @throws AppError `record.notFound` */
export async function questionnaireOf(db: SpaceDb, ownerId: string) {
  const id = await questionnaireIdOf(db, ownerId);
  return db.selectFrom("questionnaire").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}
