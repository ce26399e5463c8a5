import type { CompletedExecution } from "../../../../contracts/api/execution";
import { AppError } from "../../../../shared/errors";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { ResponseContext } from "../context/responseContext";
import { closingOf } from "../ending/closingOf";
import { nextActions } from "../ending/nextActions";
import { findResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { advance, type Move } from "./advance";

/**
 * Ends a response. Doing it again answers the same.
 * @throws AppError `execution.incomplete` with the ids of the questions that still need an answer,
 * `execution.notFound`, `execution.notOpen`
 */
export async function completeResponse(
  context: ResponseContext,
  { language, answers }: Pick<Move, "answers"> & { readonly language: string },
  services: FieldworkServices,
): Promise<CompletedExecution> {
  const response = await findResponse(context, services);
  if (!response) throw new AppError("execution.notFound");
  const questionnaire = await services.compiled.fielded(context.db, response);
  const before = response.state === "open" ? undefined : (response.disposition ?? "complete");
  const disposition = before ?? (await advance(context, response, { answers }, services));
  if (!disposition) throw new Error("everything was left behind, and the response is open still");
  const state = disposition === "complete" ? "complete" : "ended";
  return {
    state,
    disposition: disposition as Disposition,
    closing: closingOf(questionnaire, response.language ?? language),
    ...nextActions(context, { ...response, state, disposition }, services),
  };
}
