import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import { LONGEST_PASTE } from "../redeem";

const CardCodes = closed({
  id: Id,
  name: Type.String(),
  active: Type.Boolean(),
  free: Type.Integer({ description: "Codes that wait for a redemption" }),
  taken: Type.Integer(),
});
const Pools = component("RedeemPools", closed({ cards: Type.Array(CardCodes) }));

/** How many codes a card has; never the codes. */
export type CardCodes = ValueOf<typeof CardCodes>;

const card: CardCodes = { id: EXAMPLE_ID, name: "Tarjeta de 40 €", active: true, free: 20, taken: 3 };

/** Codes that redemptions are completed with. `:id` is the community. */
export const codesApi = defineApi({
  "GET /client/communities/:id/redeemCodes": defineCall({
    summary: "How many codes each card's pool has",
    params: ById,
    answer: Pools,
    examples: { params: { id: EXAMPLE_ID }, answer: { cards: [card] } },
  }),
  "POST /client/communities/:id/redeemCards/:cardId/codes": defineCall({
    summary: "Add codes to a card's pool: all of them, or none, with the lines that can't be added",
    params: closed({ id: Id, cardId: Id }),
    body: closed({
      text: Type.String({ minLength: 1, maxLength: LONGEST_PASTE, pattern: "\\S", description: "One code a line" }),
    }),
    answer: closed({ added: Type.Integer() }),
    examples: {
      params: { id: EXAMPLE_ID, cardId: EXAMPLE_ID },
      body: { text: "AB12-CD34-EF56\nGH78-IJ90-KL12" },
      answer: { added: 2 },
    },
  }),
});
