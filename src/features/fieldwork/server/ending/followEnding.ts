import { DISPOSITIONS } from "../../../../survey/fieldwork/dispositions";
import type { ResponseContext } from "../context/responseContext";
import { notifySupplier } from "../entry/notifySupplier";
import { followResponses } from "../participation/followResponses";
import type { StoredResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import type { Departure } from "../walk/leaveSteps";
import { sanctionMember } from "./sanctionMember";

type End = NonNullable<Departure["end"]>;

function isSanctioned({ respondent }: ResponseContext, { isTest }: StoredResponse, { disposition }: End): boolean {
  return respondent.channel === "member" && !isTest && DISPOSITIONS[disposition].isSanctioned;
}

/** Whether somebody takes part in an activity by the response. */
export function isParticipation({ respondent, activity }: ResponseContext, { isTest }: Pick<StoredResponse, "isTest">): boolean {
  return respondent.channel === "member" && activity !== undefined && !isTest;
}

/** Whether more than the response itself changes with its end. */
export function hasFollowUp(context: ResponseContext, response: StoredResponse): boolean {
  return response.supplier !== null || isParticipation(context, response);
}

/** Does what follows from the end of a response, inside the transaction that ends it. */
export async function followEnding(
  context: ResponseContext,
  response: StoredResponse,
  end: End,
  services: FieldworkServices,
): Promise<void> {
  if (isSanctioned(context, response, end)) await sanctionMember(context, { response, endedBy: end.endedBy }, services);
  if (isParticipation(context, response)) await followResponses(context.db, [response.id], services);
  if (response.supplier !== null) await notifySupplier(context.db, response.id, services);
}
