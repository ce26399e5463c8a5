import { type Exit, exitOf } from "../entry/exitOf";
import { tellSupplier } from "../entry/tellSupplier";
import type { SurveyServices } from "../services";
import { findResponse } from "./findResponse";
import { mayRetake } from "./retake";
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
export async function afterEnding(seat: Seat, services: SurveyServices): Promise<WaysOn> {
  const response = await findResponse(seat);
  if (!response || response.state === "open") return NOWHERE;
  if (response.supplier !== null) await tellSupplier(seat.db, response.id, services);
  const { questionnaireId, fieldwork } = seat;
  return {
    exit: exitOf(services.tools(), { questionnaireId, fieldwork, response }) ?? null,
    mayRetake: mayRetake(response),
  };
}

/** An answer of the execution with the ways on, where it says that the response has ended. */
export async function withWaysOn<Answer extends { readonly state: string }>(
  seat: Seat,
  answer: Answer,
  services: SurveyServices,
): Promise<Answer & WaysOn> {
  return { ...answer, ...(answer.state === "open" ? NOWHERE : await afterEnding(seat, services)) };
}
