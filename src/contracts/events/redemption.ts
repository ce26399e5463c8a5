import { defineEvent } from "../defineEvent";

/** A member asked for a reward, or the team decided on it. Entries of raffles are told by their draw. */
export const redemptionMoved = defineEvent<{
  readonly redeemId: string;
  readonly move: "requested" | "completed" | "rejected";
}>("redemption.moved");
