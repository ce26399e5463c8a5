import type { FastifyInstance } from "fastify";
import type { Json, JsonObject } from "../../../shared/json";
import { optionalObject } from "../../../shared/objectSchema";
import { RECORD_BODY } from "../../api/bodyLimits";
import { EXAMPLE_ID } from "../../api/openApi/exampleOf";
import { communityCall, fieldSchemas, namesOnly } from "../communityDocuments";
import type { CommunityTools } from "../communityTools";
import { editorOf } from "../editor";
import { CARD_REQUIRED, changeRedeemInfo, REDEEM_FIELDS, type RedeemInfo, readRedeemInfo } from "./redeemInfo";

const EDITING = ["community:ADMINISTRATOR"];
const MOST_CARDS = 100;
const CARD_NAMES = [...CARD_REQUIRED, "active"];

const CARD_EXAMPLE: Json = {
  name: "Gift card of 40 euros",
  description: "By e-mail, within a week",
  labs: 9,
  valueEuros: 40,
  logo: "https://example.com/card.png",
  active: true,
};
const SETTINGS_EXAMPLE = {
  gamification: true,
  redeemFrom: "2027-06-01",
  redeemTo: "2027-06-16",
  alertThresholds: [{ labs: 9 }],
};

const cardList = (items: JsonObject): JsonObject => ({ type: "array", maxItems: MOST_CARDS, items });

/** `PUT /experienceLabs/community/{id}/redeemInfo` (spec section 7, theme and community). */
export function redeemInfoRoute(app: FastifyInstance, tools: CommunityTools): void {
  const { root, card, configuration, actorOf } = tools;
  const id: JsonObject = { type: "string", format: "uuid" };
  const settings = fieldSchemas(configuration, EDITING, REDEEM_FIELDS);
  const cards = cardList(optionalObject({ id, ...fieldSchemas(card, EDITING, CARD_NAMES) }));
  const document = communityCall("Set when LABs are redeemed, and for what", {
    body: {
      schema: optionalObject({ ...settings, cards }, REDEEM_FIELDS),
      example: { ...SETTINGS_EXAMPLE, cards: [CARD_EXAMPLE] },
    },
    answer: {
      schema: { type: "object", required: [...REDEEM_FIELDS, "cards"], properties: { ...settings, cards } },
      example: { ...SETTINGS_EXAMPLE, cards: [{ id: EXAMPLE_ID, ...(CARD_EXAMPLE as JsonObject) }] },
    },
  });
  const body: JsonObject = {
    ...optionalObject(
      {
        ...Object.fromEntries(REDEEM_FIELDS.map((name) => [name, {}])),
        gamification: { type: "boolean" },
        cards: cardList({
          ...namesOnly(CARD_NAMES),
          properties: { id, ...Object.fromEntries(CARD_NAMES.map((name) => [name, {}])) },
        }),
      },
      REDEEM_FIELDS,
    ),
  };
  app.put<{ Params: { id: string }; Body: RedeemInfo }>(
    "/experienceLabs/community/:id/redeemInfo",
    { bodyLimit: RECORD_BODY, schema: { ...document, body } },
    async (request) => {
      const editor = await editorOf(root, await actorOf(request), request.params.id);
      await changeRedeemInfo(tools, editor, request.body);
      return readRedeemInfo(tools, editor.communityId);
    },
  );
}
