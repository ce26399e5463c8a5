import type { ResponseContext } from "../context/responseContext";
import { mayRetake } from "../eligibility/mayRetake";
import { type Exit, exitOf } from "../entry/exitOf";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

/** What a respondent can do once a response has ended. */
export interface NextActions {
  /** Where the panel that sent the respondent wants it back. */
  readonly exit: Exit | null;
  /** Whether starting with `again` goes on. */
  readonly mayRetake: boolean;
}

const NONE: NextActions = { exit: null, mayRetake: false };

/** @returns what can be done next; nothing while the response is open */
export function nextActions(context: ResponseContext, response: StoredResponse, services: FieldworkServices): NextActions {
  const { questionnaireId, fieldwork } = context;
  if (response.state === "open") return NONE;
  return {
    exit: exitOf(services.tools(), { questionnaireId, fieldwork, response }) ?? null,
    mayRetake: mayRetake(response),
  };
}
