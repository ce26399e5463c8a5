import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, Instant } from "../../../../shared/calls/schemas";
import { LONGEST_REWARD, MOST_ENTRIES, MOST_LABS, MOST_WINNERS } from "../raffles";

const NewRaffle = closed({
  reward: Type.String({ minLength: 1, maxLength: LONGEST_REWARD, pattern: "\\S" }),
  labs: Type.Integer({ minimum: 1, maximum: MOST_LABS, description: "Of one entry" }),
  maxEntries: Type.Integer({ minimum: 1, maximum: MOST_ENTRIES, description: "Of one member" }),
  winners: Type.Integer({ minimum: 1, maximum: MOST_WINNERS, description: "Of a member's entries one wins at most" }),
  endsAt: { ...Instant, description: "Until then entries are sold; drawn at 10:00 of the day after" },
});

/** A raffle that is to be offered. */
export type NewRaffle = ValueOf<typeof NewRaffle>;

/** Raffles whose entries members buy with LABs. `:id` is the community. */
export const entriesApi = defineApi({
  "POST /client/communities/:id/raffles": defineCall({
    summary: "Offer a raffle whose entries are bought with LABs: from then on it can be cancelled, not changed",
    params: ById,
    body: NewRaffle,
    answer: closed({ id: Id }),
    examples: {
      params: { id: EXAMPLE_ID },
      body: { reward: "Una bicicleta", labs: 10, maxEntries: 5, winners: 1, endsAt: "2099-06-01T22:00:00.000Z" },
      answer: { id: EXAMPLE_ID },
    },
  }),
  "POST /tester/communities/:id/raffles/:raffleId/entries": defineCall({
    summary: "Buy entries: their LABs are set aside until the draw",
    params: closed({ id: Id, raffleId: Id }),
    body: closed({
      entries: Type.Integer({ minimum: 1, maximum: MOST_ENTRIES }),
      key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again is the same purchase" }),
    }),
    answer: closed({ tickets: Type.Array(Type.String(), { description: "All of the member's numbers in the raffle" }) }),
    examples: {
      params: { id: EXAMPLE_ID, raffleId: EXAMPLE_ID },
      body: { entries: 2, key: EXAMPLE_ID },
      answer: { tickets: ["a3f1.1", "a3f1.2"] },
    },
  }),
});
