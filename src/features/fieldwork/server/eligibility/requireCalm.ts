import { FROM_ROOM, type HostTools } from "../../../../server/kit";
import type { Seat } from "../context/seat";

/**
 * Refuses more new respondents of an open link than people behind one address begin with.
 * @throws AppError `request.rateLimited`
 */
export async function requireCalm(
  { questionnaireId, visit }: Pick<Seat, "questionnaireId" | "visit">,
  { demandAttempt }: Pick<HostTools, "demandAttempt">,
): Promise<void> {
  const key = `${questionnaireId} ${visit.network}`;
  await demandAttempt({ scope: "link.start", key, limits: FROM_ROOM, refusal: "request.rateLimited" });
}
