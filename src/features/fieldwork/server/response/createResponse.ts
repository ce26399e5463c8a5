import { randomInt } from "node:crypto";
import { newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { answerRow } from "../answer/answerRow";
import { assignedAnswers, type Parameters } from "../answer/assignedAnswers";
import type { ResponseContext } from "../context/responseContext";
import { requireNewAddress } from "../eligibility/requireNewAddress";
import { followStart } from "../participation/followStart";
import type { FieldworkServices } from "../services";
import { expiryOf } from "./expiry";

const LARGEST_SEED = 2_147_483_647;

interface Row {
  readonly version: string;
  readonly language: string;
  readonly addressHash: string;
}

function responseRow(
  { questionnaireId, respondent, origin, fieldwork }: ResponseContext,
  { version, language, addressHash }: Row,
) {
  const now = new Date();
  return {
    id: newId(),
    questionnaire: questionnaireId,
    questionnaireVersion: version,
    state: "open",
    language,
    startedAt: now.toISOString(),
    expiresAt: expiryOf(fieldwork, now),
    device: origin.device,
    addressHash,
    seed: randomInt(LARGEST_SEED),
    ...respondent,
  };
}

interface NewResponse {
  readonly language: string;
  readonly parameters?: Parameters | undefined;
}

/** The how manieth start of the version this is, from 0: each gets a number of its own. */
async function countStart(db: SpaceDb, version: string): Promise<number> {
  const { starts } = await db
    .updateTable("questionnaireVersion")
    .set((eb) => ({ starts: eb("starts", "+", 1) }))
    .where("id", "=", version)
    .returning("starts")
    .executeTakeFirstOrThrow();
  return starts - 1;
}

/**
 * Begins a response on the published version, with what the server draws for it. Of one person's starts at once only
 * one takes effect.
 * @throws AppError `execution.notFound`, `execution.sameAddress`
 */
export async function createResponse(
  context: ResponseContext,
  { language, parameters }: NewResponse,
  services: FieldworkServices,
): Promise<void> {
  const { db } = context;
  const { compiled, tools, questionnaires } = services;
  const version = await questionnaires().publishedVersionOf(db, {
    id: context.questionnaireId,
    publishedVersion: context.publishedVersion,
  });
  if (!version) throw new AppError("execution.notFound");
  const questionnaire = await compiled.version(db, version.id);
  const ordinal = questionnaire.logic.isCounted ? await countStart(db, version.id) : null;
  const addressHash = tools().keyedHash("address", context.questionnaireId, context.origin.network);
  const row = { ...responseRow(context, { version: version.id, language, addressHash }), ordinal };
  const answers = assignedAnswers(questionnaire, row.seed, parameters).map(([questionId, answer]) =>
    answerRow({ response: row.id, questionnaireVersion: version.id, questionId }, answer, row.startedAt),
  );
  await db.transaction(async () => {
    await requireNewAddress(context, { addressHash });
    const created = await db
      .insertInto("response")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!created) return;
    await followStart(context, services);
    if (answers.length > 0) await db.insertInto("answer").values(answers).execute();
  });
}
