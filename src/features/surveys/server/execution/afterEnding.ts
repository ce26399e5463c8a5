import { type Exit, exitOf } from "../entry/exitOf";
import { tellSupplier } from "../entry/tellSupplier";
import type { SurveyServices } from "../services";
import type { FoundResponse } from "./findResponse";
import { mayRetake } from "./mayRetake";
import { sanctionMember } from "./sanctionMember";
import type { Seat } from "./seat";

/** What a respondent can do once a response has ended. */
export interface WaysOn {
  /** Where the panel that sent the respondent wants it back. */
  readonly exit: Exit | null;
  /** Whether starting with `again` goes on. */
  readonly mayRetake: boolean;
}

const NOWHERE: WaysOn = { exit: null, mayRetake: false };

/** What follows from the end of a response, once it is committed; doing it again changes nothing. */
export async function afterEnding(seat: Seat, response: FoundResponse, services: SurveyServices): Promise<WaysOn> {
  const { db, questionnaireId, fieldwork } = seat;
  if (response.state === "open") return NOWHERE;
  await sanctionMember(seat, response, services);
  if (response.supplier !== null) await tellSupplier(db, response.id, services);
  return {
    exit: exitOf(services.tools(), { questionnaireId, fieldwork, response }) ?? null,
    mayRetake: mayRetake(response),
  };
}
