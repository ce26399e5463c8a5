import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const COMMUNITY = { params: { id: "community" } } as const;
const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";

export const routes: Readonly<Record<string, RouteRow>> = {
  "PUT /experienceLabs/community/:id/redeemInfo": { open: CALLERS.editors, ...COMMUNITY, body: {} },
  [`GET ${TESTER}/wallet`]: { open: CALLERS.member, ...COMMUNITY },
  [`POST ${TESTER}/redeemPoints`]: { open: CALLERS.member, ...COMMUNITY, body: { cardId: ABSENT, key: ABSENT } },
  [`POST ${TESTER}/redeems/:redeemId/code`]: {
    open: CALLERS.member,
    params: { id: "community", redeemId: ABSENT },
    body: { password: "x" },
    isAbsent: true,
  },
  [`POST ${TESTER}/askNotification`]: { open: CALLERS.member, ...COMMUNITY },
  [`GET ${CLIENT}/pendingRedeems`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/completeRedeems`]: { open: CALLERS.staff, ...COMMUNITY },
  [`POST ${CLIENT}/completeRedeems`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { redeems: [{ id: ABSENT }] },
    isAbsent: true,
  },
  [`POST ${CLIENT}/rejectRedeem`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { id: ABSENT, reason: "Sin stock" },
    isAbsent: true,
  },
  [`GET ${CLIENT}/redeemCodes`]: { open: CALLERS.staff, ...COMMUNITY },
  [`POST ${CLIENT}/redeemCards/:cardId/codes`]: {
    open: CALLERS.moderators,
    params: { id: "community", cardId: ABSENT },
    body: { text: "A1" },
    isAbsent: true,
  },
  [`GET ${CLIENT}/redeemReport`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/redeemReportExcel`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/redeemsExcel`]: { open: CALLERS.staff, ...COMMUNITY },
};
