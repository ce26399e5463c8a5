import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { LARGEST_PAGE, LONGEST_REASON, PAGE_SIZE, SHORTEST_REASON, STATUSES, TICKET_STATES } from "../raffles";
import { Sale, TimeZone } from "./sale";

const OptionalText = nullable(Type.String());
const CancelReason = nullable(Type.String({ description: "Why it was cancelled; null if it wasn't" }));

const WinningTicket = closed({
  id: Id,
  rank: Type.Integer(),
  state: Type.Enum([...TICKET_STATES], { type: "string" }),
  member: nullable(closed({ id: Id, nickname: Type.String() }, { description: "null if the person has left" })),
  reason: nullable(Type.String({ description: "Why its place was passed on" })),
});

const TeamRaffle = closed({
  id: Id,
  activity: nullable(closed({ id: Id, title: OptionalText }, { description: "null where entries are bought" })),
  sale: Sale,
  reward: Type.String(),
  image: OptionalText,
  winnerCount: Type.Integer(),
  status: Type.Enum([...STATUSES], { type: "string" }),
  drawAt: nullable(Type.String({ description: "null while its activity has no end" })),
  drawnAt: OptionalText,
  timeZone: TimeZone,
  entrants: Type.Integer({ description: "Members who take part; until the activity's end, those who have completed it by now" }),
  commitment: Type.String({
    description: "SHA-256 of prize, number of winners and seed, from before anybody took part",
  }),
  listHash: nullable(Type.String({ description: "SHA-256 of the ticket numbers, from before the draw" })),
  cancelReason: CancelReason,
  winners: Type.Array(WinningTicket),
  alternates: Type.Integer({ description: "Tickets that a place can still be passed on to" }),
});

const TeamRafflePage = component(
  "RafflePage",
  closed({
    items: Type.Array(TeamRaffle),
    totalElements: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
);

const Tickets = Type.Array(Type.String());
const RaffleProof = component(
  "RaffleProof",
  closed({
    version: Type.Enum([1, 2], {
      type: "integer",
      description: "1: the commitment is to the seed alone; 2: to prize and number of winners as well",
    }),
    activityId: { ...Id, description: "Of the activity; where entries are bought, of the raffle itself" },
    reward: Type.String(),
    commitment: Type.String(),
    listHash: Type.String(),
    seed: Type.String(),
    winnerCount: Type.Integer(),
    tickets: Tickets,
    out: Type.Array(Type.String(), { description: "Numbers that didn't count: their people had left by the draw" }),
    winners: Type.Array(Type.String(), { description: "Numbers that won at the draw, the luckiest first" }),
    passedOn: Type.Array(closed({ ticket: Type.String(), reason: Type.String(), at: Type.String() }), {
      description: "Places that were passed on since",
    }),
  }),
);

const reason = (description: string) =>
  Type.String({ minLength: SHORTEST_REASON, maxLength: LONGEST_REASON, pattern: "\\S", description });
const Won = closed({ raffleId: Id, ticketId: Type.String({ format: "uuid", description: "The winner's ticket" }) });
const Passing = closed({ ...Won.properties, reason: reason("Why, for whoever asks later") });
const Cancellation = closed({ raffleId: Id, reason: reason("Why, for those who took part") });
const Done = closed({ done: Type.Boolean() });

/** A ticket that won, or whose place was passed on. */
export type WinningTicket = ValueOf<typeof WinningTicket>;
/** A raffle as the team sees it. */
export type TeamRaffle = ValueOf<typeof TeamRaffle>;
export type TeamRafflePage = ValueOf<typeof TeamRafflePage>;
/** What anybody checks a draw with: `npm run raffle:verify -- file`. */
export type RaffleProof = ValueOf<typeof RaffleProof>;
/** A winner's ticket. */
export type Won = ValueOf<typeof Won>;
export type Passing = ValueOf<typeof Passing>;
export type Cancellation = ValueOf<typeof Cancellation>;

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const page: TeamRafflePage = {
  items: [
    {
      id: EXAMPLE_ID,
      activity: { id: EXAMPLE_ID, title: "Tu trayecto de hoy" },
      sale: null,
      reward: "Un abono anual",
      image: null,
      winnerCount: 1,
      status: "NOTIFIED",
      drawAt: "2027-06-02T08:00:00.000Z",
      drawnAt: "2027-06-02T08:00:12.000Z",
      timeZone: "Europe/Madrid",
      entrants: 40,
      commitment: hash,
      listHash: hash,
      cancelReason: null,
      winners: [{ id: EXAMPLE_ID, rank: 1, state: "WON", member: { id: EXAMPLE_ID, nickname: "lince" }, reason: null }],
      alternates: 39,
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: PAGE_SIZE,
};
const proof: RaffleProof = {
  version: 2,
  activityId: EXAMPLE_ID,
  reward: "Un abono anual",
  commitment: hash,
  listHash: hash,
  seed: hash,
  winnerCount: 1,
  tickets: ["a3f1"],
  out: [],
  winners: ["a3f1"],
  passedOn: [],
};
const params = { id: EXAMPLE_ID };
const won: Won = { raffleId: EXAMPLE_ID, ticketId: EXAMPLE_ID };
const done = { done: true };

/** What the team does with raffles (spec section 7, redeem). `:id` is the community. */
export const teamRafflesApi = defineApi({
  "GET /client/communities/:id/raffleList": defineCall({
    summary: "Raffles of the community, those to come first",
    params: ById,
    query: closed({
      page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
      pageSize: Type.Optional(
        Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` }),
      ),
    }),
    answer: TeamRafflePage,
    examples: { params, answer: page },
  }),
  "GET /client/communities/:id/hasRaffleData": defineCall({
    summary: "Whether the community has any raffle",
    params: ById,
    answer: closed({ hasRaffleData: Type.Boolean() }),
    examples: { params, answer: { hasRaffleData: true } },
  }),
  "POST /client/communities/:id/markRaffleRedeemed": defineCall({
    summary: "Say that a winner has got the prize",
    params: ById,
    body: Won,
    answer: Done,
    examples: { params, body: won, answer: done },
  }),
  "POST /client/communities/:id/passRaffleOn": defineCall({
    summary: "Pass a winner's place on to who is next by the draw, with a reason",
    params: ById,
    body: Passing,
    answer: Done,
    examples: { params, body: { ...won, reason: "No ha respondido en 15 días" }, answer: done },
  }),
  "POST /client/communities/:id/cancelRaffle": defineCall({
    summary: "Cancel a raffle before its draw, with a reason that those who took part are told",
    params: ById,
    body: Cancellation,
    answer: Done,
    examples: {
      params,
      body: { raffleId: EXAMPLE_ID, reason: "El patrocinador ha retirado el premio" },
      answer: done,
    },
  }),
  "GET /client/communities/:id/raffle/:raffleId/proof": defineCall({
    summary: "What anybody can check a draw with",
    params: closed({ id: Id, raffleId: Id }),
    answer: RaffleProof,
    examples: { params: { id: EXAMPLE_ID, raffleId: EXAMPLE_ID }, answer: proof },
  }),
});
