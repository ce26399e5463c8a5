import { randomInt } from "node:crypto";
import type { SpaceDb } from "../../../../server/kit";
import type { QuestionnaireServices } from "../services";
import { inSlices } from "./inSlices";
import { testedVersion } from "./testedQuestionnaire";
import { testResponses } from "./testResponses";

const MOST_SEEDS = 1_000_000_000;

async function removeUnseen(db: SpaceDb, versionId: string): Promise<void> {
  await db
    .deleteFrom("response")
    .where("questionnaireVersion", "=", versionId)
    .where("isTest", "=", true)
    .where("state", "=", "importing")
    .execute();
}

/**
 * Writes simulated responses to the published version, marked as test responses: results leave them out unless they are
 * asked for, and they are deleted with the other test responses. All or none of them show.
 * @returns how many were created, by how they ended
 * @throws AppError `record.notFound`, `questionnaire.notPublished`
 */
export async function generateTestData(
  db: SpaceDb,
  { activityId, count }: { readonly activityId: string; readonly count: number },
  services: QuestionnaireServices,
): Promise<{ readonly created: number; readonly dispositions: Readonly<Record<string, number>> }> {
  const { authored, compiled, questionnaireId, versionId } = await testedVersion(db, activityId, services);
  const data = { count, seed: randomInt(MOST_SEEDS), until: new Date() };
  const responses = await inSlices(testResponses(authored, compiled, data));
  const fieldwork = services.fieldwork();
  const batch = { questionnaire: questionnaireId, questionnaireVersion: versionId, channel: "simulated", isTest: true } as const;
  try {
    await fieldwork.writeResponses(db, { ...batch, responses });
    await fieldwork.showResponses(db, versionId, true);
  } catch (error) {
    await removeUnseen(db, versionId);
    throw error;
  }
  const dispositions: Record<string, number> = {};
  for (const { disposition = "complete" } of responses) dispositions[disposition] = (dispositions[disposition] ?? 0) + 1;
  return { created: responses.length, dispositions };
}
