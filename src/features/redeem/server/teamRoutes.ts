import { demandCommunity, type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { redeemApi } from "../shared/api/redeem";
import { LARGEST_PAGE, PAGE_SIZE } from "../shared/redeem";
import { completeRedeems, type Deciding, rejectRedeem } from "./decideRedeem";
import type { RedeemServices } from "./memberRoutes";
import { readRedeems } from "./readRedeems";

function listRoute(name: "pendingRedeems" | "completeRedeems"): ExtensionRoute {
  return route(redeemApi, `GET /client/communities/:id/${name}`, {
    access: { entity: "redeem", action: "list" },
    handle: async (context, { request, query }) => {
      demandCommunity(context, request);
      const { page = "0", pageSize = String(PAGE_SIZE), ...filter } = query;
      const size = Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE);
      const isPending = name === "pendingRedeems";
      return readRedeems(context.db, { isPending, filter, page: Number(page), pageSize: size });
    },
  });
}

/** What the team does with requests: lists, completes and rejects them (spec section 7, redeem). */
export function teamRoutes({ ledger, tools }: RedeemServices): readonly ExtensionRoute[] {
  const access = { entity: "member", action: "update" } as const;
  const deciding = ({ session }: RouteContext): Deciding => {
    if (!session?.subjectId) throw new AppError("access.denied");
    return { actorId: session.subjectId, ledger: ledger(), tools: tools() };
  };
  return [
    listRoute("pendingRedeems"),
    listRoute("completeRedeems"),
    route(redeemApi, "POST /client/communities/:id/completeRedeems", {
      isOpenAfterEnd: true,
      access,
      handle: async (context, { request, body: { redeems } }) => {
        demandCommunity(context, request);
        return { completed: await completeRedeems(context.db, redeems, deciding(context)) };
      },
    }),
    route(redeemApi, "POST /client/communities/:id/rejectRedeem", {
      isOpenAfterEnd: true,
      access,
      handle: async (context, { request, body }) => {
        demandCommunity(context, request);
        await rejectRedeem(context.db, body, deciding(context));
        return { rejected: true };
      },
    }),
  ];
}
