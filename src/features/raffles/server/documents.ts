import { component } from "../../../server/kit";
import type { JsonObject } from "../../../shared/json";
import { optionalObject, requiredObject } from "../../../shared/objectSchema";
import { LONGEST_REASON, PAGE_SIZE, STATUSES, TICKET_STATES } from "../shared/raffles";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
export const LARGEST_PAGE = 100;
export const id: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const maybe: JsonObject = { type: ["string", "null"] };
const number: JsonObject = { type: "integer" };
const flag: JsonObject = { type: "boolean" };
const HASH = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";

const WINNER = requiredObject({
  id,
  rank: number,
  state: { type: "string", enum: [...TICKET_STATES] },
  member: { anyOf: [requiredObject({ id, nickname: text }), { type: "null" }] },
  reason: { ...maybe, description: "Why its place was passed on" },
});
const RAFFLE = requiredObject({
  id,
  activity: requiredObject({ id, title: maybe }),
  reward: text,
  image: maybe,
  winnerCount: number,
  status: { type: "string", enum: [...STATUSES] },
  drawAt: { ...maybe, description: "null while its activity isn't over" },
  drawnAt: maybe,
  entrants: number,
  commitment: { ...text, description: "SHA-256 of prize, number of winners and seed, from before anybody took part" },
  listHash: { ...maybe, description: "SHA-256 of the ticket numbers, from before the draw" },
  cancelReason: { ...maybe, description: "Why it was cancelled" },
  winners: { type: "array", items: WINNER },
  alternates: { ...number, description: "Tickets that a place can still be passed on to" },
});
export const RAFFLES = component(
  "RafflePage",
  requiredObject({ items: { type: "array", items: RAFFLE }, totalElements: number, page: number, pageSize: number }),
);
export const RAFFLES_EXAMPLE = {
  items: [
    {
      ...{ id: EXAMPLE_ID, activity: { id: EXAMPLE_ID, title: "Tu trayecto de hoy" }, reward: "Un abono anual", image: null },
      ...{ winnerCount: 1, status: "NOTIFIED", drawAt: "2027-06-02T08:00:00.000Z", drawnAt: "2027-06-02T08:00:12.000Z" },
      ...{ entrants: 40, commitment: HASH, listHash: HASH, cancelReason: null, alternates: 39 },
      winners: [{ id: EXAMPLE_ID, rank: 1, state: "WON", member: { id: EXAMPLE_ID, nickname: "lince" }, reason: null }],
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: PAGE_SIZE,
};
export const QUERY = optionalObject({
  page: { type: "string", pattern: "^\\d{1,6}$", description: "From 0" },
  pageSize: { type: "string", pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` },
});
export const HAS_DATA = requiredObject({ hasRaffleData: flag });
export const GIVEN = requiredObject({ raffleId: id, ticketId: { ...id, description: "The winner's ticket" } });
export const PASSED = requiredObject({
  raffleId: id,
  ticketId: id,
  reason: { type: "string", minLength: 3, maxLength: LONGEST_REASON, pattern: "\\S", description: "Why, for whoever asks later" },
});
export const CANCELLATION = requiredObject({
  raffleId: id,
  reason: {
    type: "string",
    minLength: 3,
    maxLength: LONGEST_REASON,
    pattern: "\\S",
    description: "Why, for those who took part",
  },
});
export const DONE = requiredObject({ done: flag });

const passedOn = { type: "array", items: requiredObject({ ticket: text, reason: text, at: text }) };
const tickets: JsonObject = { type: "array", items: text };
export const PROOF = component(
  "RaffleProof",
  requiredObject({
    ...{ version: number, activityId: id, reward: text, commitment: text, listHash: text, seed: text, winnerCount: number },
    ...{ tickets, out: tickets, winners: tickets, passedOn },
  }),
);
export const PROOF_EXAMPLE = {
  ...{
    version: 2,
    activityId: EXAMPLE_ID,
    reward: "Un abono anual",
    commitment: HASH,
    listHash: HASH,
    seed: HASH,
    winnerCount: 1,
  },
  ...{ tickets: ["a3f1"], out: [], winners: ["a3f1"], passedOn: [] },
};

const MEMBER_RAFFLE = requiredObject({
  activityId: id,
  activityTitle: text,
  reward: text,
  image: maybe,
  winnerCount: number,
  drawAt: maybe,
  isDrawn: flag,
  cancelReason: maybe,
  standing: { type: "string", enum: ["out", "in", "won", "lost"] },
  isGiven: flag,
  ticket: { ...maybe, description: "One's own number, once the list is closed" },
  entrants: number,
  commitment: text,
  listHash: maybe,
  seed: { ...maybe, description: "After the draw" },
});
export const MEMBER_RAFFLES = component("MemberRaffles", requiredObject({ raffles: { type: "array", items: MEMBER_RAFFLE } }));
export const RESULT = component("RaffleResult", MEMBER_RAFFLE);
export const RESULT_EXAMPLE = {
  ...{ activityId: EXAMPLE_ID, activityTitle: "Tu trayecto de hoy", reward: "Un abono anual", image: null, winnerCount: 1 },
  ...{
    drawAt: "2027-06-02T08:00:00.000Z",
    isDrawn: true,
    cancelReason: null,
    standing: "won",
    isGiven: false,
    ticket: "a3f1",
    entrants: 40,
  },
  ...{ commitment: HASH, listHash: HASH, seed: HASH },
};
