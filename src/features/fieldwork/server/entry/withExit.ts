import { AppError } from "../../../../shared/errors";
import type { Disposition } from "../../../../survey/fieldwork/dispositions";
import type { ResponseContext } from "../context/responseContext";
import type { FieldworkServices } from "../services";
import { exitOf } from "./exitOf";

/** How a panel is told of people who could not even begin; who can try again, on another device say, is kept. */
const TURNED_AWAY: Readonly<Partial<Record<string, Disposition>>> = {
  "execution.closed": "closed",
  "execution.paused": "closed",
  "execution.noSlots": "overQuota",
  "execution.sameAddress": "duplicate",
};

function exitAfter({ questionnaireId, fieldwork, respondent }: ResponseContext, code: string, { tools }: FieldworkServices) {
  const disposition = TURNED_AWAY[code];
  if (!disposition || respondent.channel !== "link" || !respondent.supplier) return undefined;
  const { supplier, externalId = null } = respondent;
  return exitOf(tools(), { questionnaireId, fieldwork, response: { supplier, externalId, disposition } });
}

/** Gives a refusal the way back to the panel that sent the respondent. */
export async function withExit<Answer>(
  context: ResponseContext,
  services: FieldworkServices,
  start: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await start();
  } catch (error) {
    const exit = error instanceof AppError ? exitAfter(context, error.code, services) : undefined;
    if (!exit || !(error instanceof AppError)) throw error;
    throw new AppError(error, { ...error.details, extensions: { ...error.details.extensions, exit } });
  }
}
