import type { Execution, ExecutionState } from "../../../../contracts/api/execution";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { ResponseContext } from "../context/responseContext";
import { nextActions } from "../ending/nextActions";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { pickLanguage } from "./pickLanguage";
import { presentExecution } from "./presentExecution";
import type { Theme } from "./theme";

export interface PresentationOptions {
  readonly language: string;
  readonly theme: Theme | null;
}

function visibleState(state: string | null): ExecutionState["state"] {
  return state === "open" || state === "ended" ? state : "complete";
}

/** How far a response is, and what is asked now, or what can be done after its end. */
export async function presentResponse(
  context: ResponseContext,
  response: StoredResponse,
  { language, theme }: PresentationOptions,
  services: FieldworkServices,
): Promise<Execution> {
  const { db, labs, activity } = context;
  const questionnaire = await services.compiled.fielded(db, response);
  const isOpen = response.state === "open";
  const shown = presentExecution({
    responseId: response.id,
    state: visibleState(response.state),
    disposition: isOpen ? null : ((response.disposition ?? "complete") as Disposition),
    questionnaire,
    // Whoever opens a finished survey again, perhaps on a shared device, is thanked and shown nothing.
    answers: isOpen ? response.answers : [],
    drawn: response,
    language: pickLanguage(questionnaire.document.languages, language),
    activityTitle: activity?.title ?? "",
    currentQuestionId: response.currentQuestionId,
    since: response.currentSince,
    theme,
    labs,
  });
  return { ...shown, ...nextActions(context, response, services) };
}
