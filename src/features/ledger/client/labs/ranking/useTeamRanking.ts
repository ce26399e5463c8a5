import { communityPath, usePages } from "../../../../../client/kit/console";
import type { RankedMember } from "../../../shared/points";

const PAGE_SIZE = 25;
const CALLS = { points: "membersRanking", participations: "membersRankingByParticipations" } as const;

export type RankedBy = keyof typeof CALLS;

/** The members who lead, page by page. */
export function useTeamRanking(by: RankedBy) {
  return usePages<RankedMember>({ queryKey: ["ledger", "ranking", by], path: communityPath(CALLS[by]), pageSize: PAGE_SIZE });
}
