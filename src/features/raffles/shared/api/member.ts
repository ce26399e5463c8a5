import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { Sale, TimeZone } from "./sale";

const OptionalText = nullable(Type.String());

const MemberRaffle = component(
  "RaffleResult",
  closed({
    id: Id,
    activityId: nullable(Type.String({ description: "null where entries are bought" })),
    activityTitle: Type.String(),
    reward: Type.String(),
    image: OptionalText,
    winnerCount: Type.Integer(),
    drawAt: OptionalText,
    timeZone: TimeZone,
    isDrawn: Type.Boolean(),
    cancelReason: nullable(Type.String({ description: "Why it was cancelled; null if it wasn't" })),
    standing: Type.Enum(["out", "in", "won", "lost"], {
      type: "string",
      description: "`out`: doesn't take part (yet); `in`: takes part; `won`, `lost`: after the draw",
    }),
    isGiven: Type.Boolean(),
    tickets: Type.Array(Type.String(), { description: "One's own numbers: once the list is closed, or the entries are bought" }),
    sale: Sale,
    winners: Type.Array(Type.String(), { description: "Nicknames, where entries were bought; after the draw" }),
    entrants: Type.Integer(),
    commitment: Type.String(),
    listHash: OptionalText,
    seed: nullable(Type.String({ description: "After the draw" })),
  }),
);
const MemberRaffles = component("MemberRaffles", closed({ raffles: Type.Array(MemberRaffle) }));

/** A raffle as a member sees it. */
export type MemberRaffle = ValueOf<typeof MemberRaffle>;

const hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const result: MemberRaffle = {
  id: EXAMPLE_ID,
  activityId: EXAMPLE_ID,
  activityTitle: "Tu trayecto de hoy",
  reward: "Un abono anual",
  image: null,
  winnerCount: 1,
  drawAt: "2027-06-02T08:00:00.000Z",
  timeZone: "Europe/Madrid",
  isDrawn: true,
  cancelReason: null,
  standing: "won",
  isGiven: false,
  tickets: ["a3f1"],
  sale: null,
  winners: [],
  entrants: 40,
  commitment: hash,
  listHash: hash,
  seed: hash,
};

/** A member's own raffles, and how each ended. `:id` is the community. */
export const memberRafflesApi = defineApi({
  "GET /tester/communities/:id/raffles": defineCall({
    summary: "Raffles of the activities that a member takes part in",
    params: ById,
    answer: MemberRaffles,
    examples: { params: { id: EXAMPLE_ID }, answer: { raffles: [result] } },
  }),
  "POST /tester/communities/:id/activity/:activityId/seeRaffleResult": defineCall({
    summary: "How an activity's raffle stands for a member, and what it can be checked with",
    params: closed({ id: Id, activityId: Id }),
    answer: MemberRaffle,
    examples: { params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID }, answer: result },
  }),
});
