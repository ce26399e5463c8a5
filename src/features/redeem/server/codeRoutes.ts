import { demandCommunity, type ExtensionRoute, route } from "../../../server/kit";
import { codesApi } from "../shared/api/codes";
import { addCodes, readCardCodes } from "./codes";
import type { RedeemServices } from "./memberRoutes";

/** What the team does with pools of codes: nobody reads a code out of one. */
export const codeRoutes = ({ tools }: Pick<RedeemServices, "tools">): readonly ExtensionRoute[] => [
  route(codesApi, "GET /client/communities/:id/redeemCodes", {
    access: { entity: "redeem", action: "list" },
    handle: async (context, { request }) => {
      demandCommunity(context, request);
      return { cards: [...(await readCardCodes(context.db))] };
    },
  }),
  route(codesApi, "POST /client/communities/:id/redeemCards/:cardId/codes", {
    isOpenAfterEnd: true,
    access: { entity: "member", action: "update" },
    handle: async (context, { request, params: { cardId }, body: { text } }) => {
      demandCommunity(context, request);
      return { added: await addCodes(context.db, { cardId, text }, tools()) };
    },
  }),
];
