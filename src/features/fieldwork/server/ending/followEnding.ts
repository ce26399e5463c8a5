import { DISPOSITIONS } from "../../../../survey/fieldwork/dispositions";
import type { Seat } from "../context/seat";
import { tellSupplier } from "../entry/tellSupplier";
import { followResponses } from "../participation/followResponses";
import type { FoundResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import type { Left } from "../walk/leaveSteps";
import { sanctionMember } from "./sanctionMember";

type End = NonNullable<Left["end"]>;

function isSanctioned({ respondent }: Seat, { isTest }: FoundResponse, { disposition }: End): boolean {
  return respondent.channel === "member" && !isTest && DISPOSITIONS[disposition].isSanctioned;
}

/** Whether somebody takes part in an activity by the response. */
export function isParticipation({ respondent, activity }: Seat, { isTest }: Pick<FoundResponse, "isTest">): boolean {
  return respondent.channel === "member" && activity !== undefined && !isTest;
}

/** Whether more than the response itself changes with its end. */
export function hasFollowUp(seat: Seat, response: FoundResponse): boolean {
  return response.supplier !== null || isParticipation(seat, response);
}

/** Does what follows from the end of a response, inside the transaction that ends it. */
export async function followEnding(seat: Seat, response: FoundResponse, end: End, services: FieldworkServices): Promise<void> {
  if (isSanctioned(seat, response, end)) await sanctionMember(seat, { response, endedBy: end.endedBy }, services);
  if (isParticipation(seat, response)) await followResponses(seat.db, [response.id], services);
  if (response.supplier !== null) await tellSupplier(seat.db, response.id, services);
}
