import { type ExtensionRoute, hashToken, type RouteContext, route, sql } from "../../../../server/kit";
import { segmentsIn } from "../../../../survey/fieldwork/segments";
import { linksApi } from "../../shared/api/links";
import type { FieldServices } from "./fieldServices";
import { SUPPLIER } from "./rules";

/** No survey's address: its page says so in words. */
export const NO_INVITATION = "/s/no-such-invitation";

/** By what an invitation is found: its link's token, or that it is somebody's. */
type InvitationKey = { readonly tokenHash: string } | { readonly id: string; readonly panelist: string };

/** Where an invitation leads now, which counts as entered; nothing where there is none, or where its panelist is blocked. */
export async function enter(
  { globalDb, findSpace }: Pick<RouteContext, "globalDb" | "findSpace">,
  key: InvitationKey,
  { fieldwork }: FieldServices,
): Promise<string | undefined> {
  const invitation = await globalDb
    .selectFrom("panelInvitation")
    .innerJoin("panelist", "panelist.id", "panelInvitation.panelist")
    .select(["panelInvitation.id", "panelInvitation.study", "panelInvitation.segment"])
    .$if("tokenHash" in key, (query) =>
      query.where((eb) => {
        const hash = "tokenHash" in key ? key.tokenHash : "";
        return eb.or([eb("panelInvitation.tokenHash", "=", hash), eb("panelInvitation.reminderTokenHash", "=", hash)]);
      }),
    )
    .$if("id" in key, (query) =>
      query
        .where("panelInvitation.id", "=", "id" in key ? key.id : "")
        .where("panelInvitation.panelist", "=", "id" in key ? key.panelist : ""),
    )
    .where("panelist.status", "=", "ACTIVE")
    .executeTakeFirst();
  const found = invitation && (await findSpace({ entity: "study", field: "id", value: invitation.study }));
  if (!found) return undefined;
  const { id, study, segment } = invitation;
  const entry = { ownerId: study, supplier: SUPPLIER.id, externalId: id, segments: segmentsIn(segment) };
  const place = await fieldwork().entryOf(found.db, entry);
  await globalDb
    .updateTable("panelInvitation")
    .set({ state: "ENTERED", enteredAt: sql<string>`now()` })
    .where("id", "=", id)
    .where("state", "=", "INVITED")
    .execute();
  return place;
}

/** The link of an invitation's mail: whoever follows it comes to the questionnaire, as the person who was invited. */
export function enterRoute(services: FieldServices): ExtensionRoute {
  return route(linksApi, "GET /panel/enter/:token", {
    access: "public",
    handle: async (context, { params: { token }, reply }) => {
      const place = (await enter(context, { tokenHash: hashToken(token).toString("hex") }, services)) ?? NO_INVITATION;
      await reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer").redirect(place, 303);
    },
  });
}
