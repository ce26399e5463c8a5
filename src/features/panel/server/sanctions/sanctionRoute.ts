import type { ExtensionRoute, HostTools } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import { LONGEST_REASON, type SanctionResult, SHORTEST_REASON } from "../../shared/sanctions";
import { sanctionPanelist } from "./sanctionPanelist";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const BODY = requiredObject({
  reason: { type: "string", minLength: SHORTEST_REASON, maxLength: LONGEST_REASON, pattern: "\\S" },
});
const ANSWER = requiredObject({
  isBlocked: { type: "boolean", description: "Whether it has blocked the panelist" },
  activeSanctions: { type: "integer" },
});

/** The back office sanctions by hand. @param tools from the first request on */
export const sanctionRoute = (tools: () => Pick<HostTools, "note">): ExtensionRoute => ({
  method: "POST",
  url: "/api/panelists/:id/sanctions",
  summary: "Sanction a panelist; the third active sanction blocks",
  access: { kind: "backoffice" },
  schema: { params: requiredObject({ id: { type: "string", format: "uuid" } }), body: BODY },
  describe: () => ({
    examples: { id: EXAMPLE_ID },
    body: { schema: BODY, example: { reason: "Respondió en menos de un minuto a 40 preguntas." } },
    answer: { schema: ANSWER, example: { isBlocked: false, activeSanctions: 1 } },
  }),
  handle: async ({ globalDb, records, session }, request): Promise<SanctionResult> => {
    const { id } = request.params as { readonly id: string };
    const { reason } = request.body as { readonly reason: string };
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
