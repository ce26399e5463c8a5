import type { Execution, StartBody } from "../../../../contracts/api/execution";
import { FROM_ROOM, type HostTools } from "../../../../server/kit";
import { requireHuman } from "../captcha/requireHuman";
import type { ResponseContext } from "../context/responseContext";
import { mayRetake } from "../eligibility/mayRetake";
import { requireDevice } from "../eligibility/requireDevice";
import { requireEntrance, requireUnbanned } from "../eligibility/requireEntrance";
import { pickLanguage } from "../presentation/pickLanguage";
import { type PresentationOptions, presentResponse } from "../presentation/presentResponse";
import { createResponse } from "../response/createResponse";
import { findResponse, requireOpen } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { retakeResponse } from "./retake";

/**
 * Refuses more new respondents of an open link than people behind one address begin with.
 * @throws AppError `request.rateLimited`
 */
async function requireCalm(
  { questionnaireId, origin }: Pick<ResponseContext, "questionnaireId" | "origin">,
  { demandAttempt }: Pick<HostTools, "demandAttempt">,
): Promise<void> {
  const key = `${questionnaireId} ${origin.network}`;
  await demandAttempt({ scope: "link.start", key, limits: FROM_ROOM, refusal: "request.rateLimited" });
}

type Start = PresentationOptions & Omit<StartBody, "key">;

async function findOrCreate(context: ResponseContext, asked: Start, services: FieldworkServices) {
  const begun = await findResponse(context, services);
  const isAgain = asked.again === true && begun !== undefined && mayRetake(begun);
  if (begun && begun.state !== "open" && !isAgain) return begun;
  requireOpen(context);
  requireDevice(context);
  if (isAgain) await requireUnbanned(context);
  if (begun) return isAgain ? retakeResponse(context, begun, services) : begun;
  await requireEntrance(context);
  // Whoever is a member has an account to answer for.
  if (context.respondent.channel === "link") await requireCalm(context, services.tools());
  await requireHuman(context, asked.captcha, services.tools());
  await createResponse(context, asked, services);
  const created = await findResponse(context, services);
  if (!created) throw new Error("a response vanished as it began");
  return created;
}

async function rememberLanguage(
  { db }: ResponseContext,
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
export async function startResponse(context: ResponseContext, asked: Start, services: FieldworkServices): Promise<Execution> {
  const response = await findOrCreate(context, asked, services);
  const questionnaire = await services.compiled.fielded(context.db, response);
  const language = pickLanguage(questionnaire.document.languages, asked.language);
  await rememberLanguage(context, response, language);
  return presentResponse(context, response, asked, services);
}
