import type { DispositionChange } from "../../../../contracts/events/response";
import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { lastQuote } from "../quote/quotes";
import { isPricedBySessions } from "../quote/studyInputs";
import type { StudyServices } from "../services";
import { chargeFor, completesOf } from "./finishStudy";

/** The study that responses are of, held: it isn't finished or reconciled between a change of theirs and its commit. */
function heldStudy(db: SpaceDb, responses: readonly string[]) {
  return db
    .selectFrom("study")
    .selectAll()
    .where("questionnaire", "in", (eb) =>
      eb
        .selectFrom("response")
        .select("response.questionnaire")
        .where("response.id", "in", [...responses]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/**
 * A study is charged once: what its company discarded before comes back only as far as it is paid for.
 * @throws AppError `studies.chargedWithout`
 */
export async function keepCharge(db: SpaceDb, { responses, to }: DispositionChange, services: StudyServices): Promise<void> {
  const study = await heldStudy(db, responses);
  if (to !== "complete" || study?.status !== "FINISHED" || isPricedBySessions(study, services.products)) return;
  const quote = await lastQuote(db, study.id);
  if (typeof quote?.charged !== "number") return;
  if (chargeFor(quote, await completesOf(db, study, services)) > quote.charged) throw new AppError(STUDY_ERRORS.chargedWithout);
}
