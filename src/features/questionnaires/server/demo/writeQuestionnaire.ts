import { json, type SpaceDb } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import { createRandom } from "../../../../shared/random";
import { compileQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { asQuestionnaire } from "../../../../survey/document/asQuestionnaire";
import { titleOf } from "../../../../survey/document/titleOf";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { questionnaireOf } from "../owner/questionnaireOf";
import { freezeDraft, holdQuestionnaire } from "../questionnaire/freezeDraft";
import { publishedVersionOf } from "../questionnaire/publishedVersion";
import type { QuestionnaireServices } from "../services";
import { OPEN_ANSWERS } from "./mobility/words";
import { simulateResponses } from "./simulateResponses";

const SEED = 2026;

/** Gives an activity or a study of the demo its questions. */
export async function writeQuestionnaire(
  db: SpaceDb,
  ownerId: string,
  { questionnaire, isPublished }: { readonly questionnaire: Questionnaire; readonly isPublished: boolean },
  services: QuestionnaireServices,
): Promise<void> {
  const { id } = await questionnaireOf(db, ownerId);
  await db
    .updateTable("questionnaire")
    .set({ draft: json(questionnaire as unknown as Json), title: titleOf(questionnaire), draftRevision: 2 })
    .where("id", "=", id)
    .execute();
  if (isPublished) await freezeDraft(db, { row: await holdQuestionnaire(db, id), publishedBy: undefined }, services);
}

/** Plausible answers of so many people to its published questions. */
export async function simulate(db: SpaceDb, ownerId: string, count: number, services: QuestionnaireServices): Promise<void> {
  const row = await questionnaireOf(db, ownerId);
  const version = await publishedVersionOf(db, row);
  if (!version) throw new Error("the demo's questionnaire is not published");
  const responses = simulateResponses(compileQuestionnaire(asQuestionnaire(version.document), services.types), {
    count,
    random: createRandom(SEED),
    language: "es",
    until: new Date(),
    openAnswers: OPEN_ANSWERS,
  });
  const fieldwork = services.fieldwork();
  await fieldwork.writeResponses(db, {
    questionnaire: row.id,
    questionnaireVersion: version.id,
    channel: "simulated",
    responses,
  });
  await fieldwork.showResponses(db, version.id);
}
