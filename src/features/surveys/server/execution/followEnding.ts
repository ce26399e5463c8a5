import { DISPOSITIONS } from "../../../../schema/dispositions";
import { tellSupplier } from "../entry/tellSupplier";
import type { SurveyServices } from "../services";
import type { FoundResponse } from "./findResponse";
import type { Left } from "./leaveSteps";
import { sanctionMember } from "./sanctionMember";
import type { Seat } from "./seat";

type End = NonNullable<Left["end"]>;

function isSanctioned({ respondent }: Seat, { isTest }: FoundResponse, { disposition }: End): boolean {
  return respondent.channel === "member" && !isTest && DISPOSITIONS[disposition].isSanctioned;
}

/** Whether more than the response itself changes with its end; with most it doesn't. */
export function hasFollowUp(seat: Seat, response: FoundResponse, end: End): boolean {
  return response.supplier !== null || isSanctioned(seat, response, end);
}

/** Does what follows from the end of a response, inside the transaction that ends it. */
export async function followEnding(seat: Seat, response: FoundResponse, end: End, services: SurveyServices): Promise<void> {
  if (isSanctioned(seat, response, end)) await sanctionMember(seat, { response, endedBy: end.endedBy }, services);
  if (response.supplier !== null) await tellSupplier(seat.db, response.id, services);
}
