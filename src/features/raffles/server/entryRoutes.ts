import type { Redemptions } from "../../../contracts/services/redemptions";
import { demandCommunity, type ExtensionRoute, type HostTools, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { entriesApi } from "../shared/api/entries";
import { buyEntries } from "./buyEntries";
import { offerRaffle } from "./offerRaffle";

interface EntryServices {
  readonly tools: () => HostTools;
  readonly redemptions: () => Redemptions;
}

/** Raffles whose entries members buy with LABs: the team offers them, members enter. */
export const entryRoutes = ({ tools, redemptions }: EntryServices): readonly ExtensionRoute[] => [
  route(entriesApi, "POST /client/communities/:id/raffles", {
    access: { entity: "member", action: "update" },
    handle: async (context, { request, body }) => {
      demandCommunity(context, request);
      return { id: await offerRaffle(context.db, body, tools()) };
    },
  }),
  route(entriesApi, "POST /tester/communities/:id/raffles/:raffleId/entries", {
    isOpenAfterEnd: true,
    access: { kind: "member" },
    handle: async (context, { request, params: { raffleId }, body }) => {
      demandCommunity(context, request);
      const memberId = context.session?.memberId;
      if (!memberId) throw new AppError("access.denied");
      return { tickets: [...(await buyEntries(context.db, { memberId, raffleId, ...body }, redemptions()))] };
    },
  }),
];
