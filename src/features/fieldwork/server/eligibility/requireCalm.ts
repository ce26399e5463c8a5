import { FROM_ROOM, type HostTools } from "../../../../server/kit";
import type { ResponseContext } from "../context/responseContext";

/**
 * Refuses more new respondents of an open link than people behind one address begin with.
 * @throws AppError `request.rateLimited`
 */
export async function requireCalm(
  { questionnaireId, origin }: Pick<ResponseContext, "questionnaireId" | "origin">,
  { demandAttempt }: Pick<HostTools, "demandAttempt">,
): Promise<void> {
  const key = `${questionnaireId} ${origin.network}`;
  await demandAttempt({ scope: "link.start", key, limits: FROM_ROOM, refusal: "request.rateLimited" });
}
