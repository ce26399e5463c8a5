import { requireHuman } from "../captcha/requireHuman";
import type { SurveyServices } from "../services";
import type { Parameters } from "./assignedAnswers";
import { createResponse } from "./createResponse";
import { findResponse, requireOpen } from "./findResponse";
import { mayRetake } from "./mayRetake";
import type { NextActions } from "./nextActions";
import { pickLanguage } from "./pickLanguage";
import type { ExecutionState } from "./presentExecution";
import { type Asked, presentResponse } from "./presentResponse";
import { requireCalm } from "./requireCalm";
import { requireDevice } from "./requireDevice";
import { requireEntrance, requireUnbanned } from "./requireEntrance";
import { retakeResponse } from "./retake";
import type { Seat } from "./seat";

interface Start extends Asked {
  /** What the address that brought the respondent says; counts at the first start alone. */
  readonly parameters?: Parameters | undefined;
  /** Whether a response that was dropped or ran out of time is gone on with. @default false */
  readonly again?: boolean | undefined;
  /** A captcha's solution, from whom one is due before they begin. */
  readonly captcha?: string | undefined;
}

async function findOrCreate(seat: Seat, asked: Start, services: SurveyServices) {
  const begun = await findResponse(seat, services);
  const isAgain = asked.again === true && begun !== undefined && mayRetake(begun);
  if (begun && begun.state !== "open" && !isAgain) return begun;
  requireOpen(seat);
  requireDevice(seat);
  if (isAgain) await requireUnbanned(seat);
  if (begun) return isAgain ? retakeResponse(seat, begun, services) : begun;
  await requireEntrance(seat);
  // Whoever is a member has an account to answer for.
  if (seat.respondent.channel === "link") await requireCalm(seat, services.tools());
  await requireHuman(seat, asked.captcha, services.tools());
  await createResponse(seat, asked, services);
  const created = await findResponse(seat, services);
  if (!created) throw new Error("a response vanished as it began");
  return created;
}

async function rememberLanguage(
  { db }: Seat,
  response: { readonly id: string; readonly language: string | null },
  language: string,
) {
  if (response.language === language) return;
  await db.updateTable("response").set({ language }).where("id", "=", response.id).where("state", "=", "open").execute();
}

/**
 * Begins or resumes a response.
 * @throws AppError `execution.notFound`, `execution.wrongDevice`, `execution.sameAddress`, or as `requireOpen`,
 * `requireEntrance` and `requireHuman`
 */
export async function startResponse(seat: Seat, asked: Start, services: SurveyServices): Promise<ExecutionState & NextActions> {
  const response = await findOrCreate(seat, asked, services);
  const questionnaire = await services.compiled.fielded(seat.db, response);
  const language = pickLanguage(questionnaire.document.languages, asked.language);
  await rememberLanguage(seat, response, language);
  return presentResponse(seat, response, asked, services);
}
