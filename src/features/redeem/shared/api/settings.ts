import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";

const MOST_CARDS = 100;
const OptionalText = nullable(Type.String());
/** Checked as records are, by the rules of their entities: they are the same for every way in. */
const unread = (description: string) => Type.Unknown({ description });

const Settings = closed({
  gamification: Type.Boolean({ description: "false: members earn and redeem nothing" }),
  redeemFrom: unread("A day, YYYY-MM-DD; needed with gamification"),
  redeemTo: unread("A day, YYYY-MM-DD; needed with gamification"),
  secondRedeemFrom: Type.Optional(unread("A day, YYYY-MM-DD, not before redeemTo: of a second period")),
  secondRedeemTo: Type.Optional(unread("A day, YYYY-MM-DD")),
  alertThresholds: unread('`[{"labs": 9}]`: members are told from so many LABs on; needed with gamification'),
  cards: Type.Optional(
    Type.Array(
      closed({
        id: Type.Optional(Type.String({ format: "uuid", description: "Of the card to change; absent for a new one" })),
        name: Type.Optional(unread("Needed if the card is offered")),
        description: Type.Optional(unread("Needed if the card is offered")),
        labs: Type.Optional(unread("What it costs; needed if the card is offered")),
        valueEuros: Type.Optional(unread("Needed if the card is offered")),
        logo: Type.Optional(unread("Address of an image; needed if the card is offered")),
        active: Type.Optional(unread("Whether it is offered; true by default")),
      }),
      { maxItems: MOST_CARDS, description: "The cards on offer from now on; the others are withdrawn" },
    ),
  ),
});

const SettingsCard = closed({
  id: Id,
  name: Type.String(),
  description: OptionalText,
  labs: Type.Integer(),
  valueEuros: Type.Number(),
  logo: OptionalText,
  active: Type.Boolean(),
});

const SavedSettings = closed({
  gamification: Type.Boolean(),
  redeemFrom: OptionalText,
  redeemTo: OptionalText,
  secondRedeemFrom: OptionalText,
  secondRedeemTo: OptionalText,
  alertThresholds: nullable(Type.Array(closed({ labs: Type.Integer(), message: Type.Optional(OptionalText) }))),
  cards: Type.Array(SettingsCard),
});

/** When LABs are redeemed, and for which cards, as it is to be. */
export type RedeemSettings = ValueOf<typeof Settings>;
export type SavedRedeemSettings = ValueOf<typeof SavedSettings>;

const settings = { gamification: true, redeemFrom: "2027-06-01", redeemTo: "2027-06-16", alertThresholds: [{ labs: 9 }] };
const card = {
  name: "Gift card of 40 euros",
  description: "By e-mail, within a week",
  labs: 9,
  valueEuros: 40,
  logo: "https://example.com/card.png",
  active: true,
};

/** What a community's administrators set (spec section 7, theme and community). `:id` is the community. */
export const settingsApi = defineApi({
  "PUT /experienceLabs/community/:id/redeemInfo": defineCall({
    summary: "Set when LABs are redeemed, and for what",
    params: ById,
    body: Settings,
    answer: SavedSettings,
    examples: {
      params: { id: EXAMPLE_ID },
      body: { ...settings, cards: [card] },
      answer: { ...settings, secondRedeemFrom: null, secondRedeemTo: null, cards: [{ id: EXAMPLE_ID, ...card }] },
    },
  }),
});
