import type { Parameters } from "../answer/assignedAnswers";
import { requireHuman } from "../captcha/requireHuman";
import type { Seat } from "../context/seat";
import { mayRetake } from "../eligibility/mayRetake";
import { requireCalm } from "../eligibility/requireCalm";
import { requireDevice } from "../eligibility/requireDevice";
import { requireEntrance, requireUnbanned } from "../eligibility/requireEntrance";
import type { NextActions } from "../ending/nextActions";
import type { ExecutionState } from "../presentation/presentExecution";
import { type Asked, presentResponse } from "../presentation/presentResponse";
import { createResponse } from "../response/createResponse";
import { findResponse, requireOpen } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { pickLanguage } from "./pickLanguage";
import { retakeResponse } from "./retake";

interface Start extends Asked {
  /** What the address that brought the respondent says; counts at the first start alone. */
  readonly parameters?: Parameters | undefined;
  /** Whether a response that was dropped or ran out of time is gone on with. @default false */
  readonly again?: boolean | undefined;
  /** A captcha's solution, from whom one is due before they begin. */
  readonly captcha?: string | undefined;
}

async function findOrCreate(seat: Seat, asked: Start, services: FieldworkServices) {
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
export async function startResponse(
  seat: Seat,
  asked: Start,
  services: FieldworkServices,
): Promise<ExecutionState & NextActions> {
  const response = await findOrCreate(seat, asked, services);
  const questionnaire = await services.compiled.fielded(seat.db, response);
  const language = pickLanguage(questionnaire.document.languages, asked.language);
  await rememberLanguage(seat, response, language);
  return presentResponse(seat, response, asked, services);
}
