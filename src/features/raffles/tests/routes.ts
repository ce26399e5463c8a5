import { CALLERS, type RouteRow } from "../../../../tests/helpers/routeRows";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const COMMUNITY = { params: { id: "community" } } as const;
const CLIENT = "/client/communities/:id";
const TESTER = "/tester/communities/:id";

export const routes: Readonly<Record<string, RouteRow>> = {
  [`GET ${CLIENT}/raffleList`]: { open: CALLERS.staff, ...COMMUNITY },
  [`GET ${CLIENT}/hasRaffleData`]: { open: CALLERS.staff, ...COMMUNITY },
  [`POST ${CLIENT}/markRaffleRedeemed`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { raffleId: ABSENT, ticketId: ABSENT },
    isAbsent: true,
  },
  [`POST ${CLIENT}/passRaffleOn`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { raffleId: ABSENT, ticketId: ABSENT, reason: "No responde" },
    isAbsent: true,
  },
  [`POST ${CLIENT}/cancelRaffle`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { raffleId: ABSENT, reason: "Sin patrocinador" },
    isAbsent: true,
  },
  [`GET ${CLIENT}/raffle/:raffleId/proof`]: {
    open: CALLERS.staff,
    params: { id: "community", raffleId: ABSENT },
    isAbsent: true,
  },
  [`GET ${TESTER}/raffles`]: { open: CALLERS.member, ...COMMUNITY },
  [`POST ${TESTER}/activity/:activityId/seeRaffleResult`]: {
    open: CALLERS.member,
    params: { id: "community", activityId: ABSENT },
    isAbsent: true,
  },
  // Offers nothing: its end has passed.
  [`POST ${CLIENT}/raffles`]: {
    open: CALLERS.moderators,
    ...COMMUNITY,
    body: { reward: "x", labs: 1, maxEntries: 1, winners: 1, endsAt: "2020-01-01T00:00:00Z" },
  },
  [`POST ${TESTER}/raffles/:raffleId/entries`]: {
    open: CALLERS.member,
    params: { id: "community", raffleId: ABSENT },
    body: { entries: 1, key: ABSENT },
    isAbsent: true,
  },
};
