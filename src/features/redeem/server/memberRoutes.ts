import type { Ledger } from "../../../contracts/services/ledger";
import { demandCommunity, type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { redeemApi } from "../shared/api/redeem";
import { REDEEM_ERRORS } from "../shared/errors";
import { askRedeem } from "./askRedeem";
import { readWallet } from "./readWallet";
import { askReminder } from "./reminders";
import { openCode } from "./seal";

export interface RedeemServices {
  readonly ledger: () => Ledger;
  readonly tools: () => HostTools;
}

function memberOf(context: RouteContext, request: Parameters<ExtensionRoute["handle"]>[1]) {
  demandCommunity(context, request);
  const { db, session } = context;
  if (!session?.memberId) throw new AppError("access.denied");
  return { db, memberId: session.memberId, accountId: session.accountId };
}

/** What members do with their LABs: the wallet, a request, a code, and a notification when redemption opens. */
export function memberRoutes({ ledger, tools }: RedeemServices): readonly ExtensionRoute[] {
  const access = { kind: "member" } as const;
  return [
    route(redeemApi, "GET /tester/communities/:id/wallet", {
      access,
      handle: async (context, { request }) => {
        const { db, memberId } = memberOf(context, request);
        return readWallet(db, memberId, { ledger: ledger(), timeZone: await context.timeZone() });
      },
    }),
    route(redeemApi, "POST /tester/communities/:id/redeemPoints", {
      isOpenAfterEnd: true,
      access,
      handle: async (context, { request, body }) => {
        const { db, memberId } = memberOf(context, request);
        const asking = { ledger: ledger(), timeZone: await context.timeZone(), tools: tools() };
        const asked = await askRedeem(db, { memberId, ...body }, asking);
        return { ...asked, available: (await ledger().balanceOf(db, memberId)).available };
      },
    }),
    route(redeemApi, "POST /tester/communities/:id/redeems/:redeemId/code", {
      isOpenAfterEnd: true,
      access,
      handle: async (context, { request, reply, params: { redeemId }, body: { password } }) => {
        const { db, memberId, accountId } = memberOf(context, request);
        const own = await db
          .selectFrom("redeem")
          .select("sealedCode")
          .where("id", "=", redeemId)
          .where("member", "=", memberId)
          .executeTakeFirst();
        if (!own?.sealedCode) throw new AppError(REDEEM_ERRORS.noCode);
        await tools().demandOwnPassword(accountId, password);
        await tools().note([
          { spaceId: db.spaceId, accountId, action: "reveal", entity: "redeem", recordId: redeemId, changes: {} },
        ]);
        reply.header("Cache-Control", "no-store");
        return { code: openCode(tools(), redeemId, own.sealedCode) };
      },
    }),
    route(redeemApi, "POST /tester/communities/:id/askNotification", {
      isOpenAfterEnd: true,
      access,
      handle: async (context, { request }) => {
        const { db, memberId } = memberOf(context, request);
        await askReminder(db, memberId);
        return { asked: true };
      },
    }),
  ];
}
