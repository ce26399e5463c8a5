import type { NextActions } from "../../../../contracts/api/execution";
import type { ResponseContext } from "../context/responseContext";
import { mayRetake } from "../eligibility/mayRetake";
import { exitOf } from "../entry/exitOf";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";

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
