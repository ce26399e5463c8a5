import { type ExtensionRoute, type HostTools, route } from "../../../../server/kit";
import { panelistsApi } from "../../shared/api/panelists";
import { sanctionPanelist } from "./sanctionPanelist";

/** The back office sanctions by hand. @param tools from the first request on */
export const sanctionRoute = (tools: () => Pick<HostTools, "note">): ExtensionRoute =>
  route(panelistsApi, "POST /api/panelists/:id/sanctions", {
    access: { kind: "backoffice" },
    handle: async ({ globalDb, records, session }, { params: { id }, body: { reason } }) => {
      const author = { spaceId: null, accountId: session?.accountId ?? null };
      await records.read("panelist", id);
      return globalDb.transaction(async () => {
        const sanction = { panelistId: id, reason: reason.trim(), origin: "REVIEW" } as const;
        const { id: sanctionId, ...outcome } = await sanctionPanelist(globalDb, sanction);
        const made = { ...author, action: "create", entity: "panelSanction", recordId: sanctionId ?? id, changes: {} };
        const changes = { status: { from: "ACTIVE", to: "BLOCKED" } };
        const blocked = { ...author, action: "transition", entity: "panelist", recordId: id, changes };
        await tools().note([...(sanctionId ? [made] : []), ...(outcome.isBlocked ? [blocked] : [])]);
        return outcome;
      });
    },
  });
