import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const COMMUNITY = { params: { id: "community" } } as const;
const CLIENT = "/client/communities/:id";

export const routes: Readonly<Record<string, RouteRow>> = {
  "POST /experienceLabs/:communityId/transactionsSearch": { open: CALLERS.member },
  "GET /api/members/:id/ledger": { open: CALLERS.staff, params: { id: ABSENT }, isAbsent: true },
  [`POST ${CLIENT}/customPoints`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { members: ["member@demo.test"], points: 1, reason: "Gracias", key: ABSENT },
  },
  [`GET ${CLIENT}/pointsExcel`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/membersRanking`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/membersRankingByParticipations`]: { open: CALLERS.staff, ...COMMUNITY },
  "GET /tester/communities/:id/ranking": { open: CALLERS.member, ...COMMUNITY },
  "GET /api/ledger/overview": { open: CALLERS.staff },
  "GET /api/ledger/movements": { open: CALLERS.staff },
  "PUT /api/ledger/budget": { open: ["administrator", "mainAdmin"], body: { amount: 2000 } },
  "POST /api/ledger/proof": { open: CALLERS.moderators },
};
