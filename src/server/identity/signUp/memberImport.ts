import type { EntityHook } from "../../host/serverHost";
import { provisionalNickname } from "../profile/memberWrites";

/**
 * Members that a file loads: whoever has no nickname in it chooses one later, and those who can't enter yet are invited by
 * mail (`inviteEntered`), unless whoever loads them leaves that out.
 */
export const memberImportHook: EntityHook = {
  entity: "member",
  imports: {
    fill: {
      fields: ["nickname"],
      complete: (values) => ({ ...values, nickname: provisionalNickname(), isNicknameProvisional: true }),
    },
    mailed: async (db, rows) => {
      const emails = rows.filter(({ status = "INVITED" }) => status === "INVITED").map(({ email }) => String(email));
      if (emails.length === 0) return [];
      const invited = await db.selectFrom("invitation").select("email").where("email", "in", emails).execute();
      const known = new Set(invited.map(({ email }) => email));
      return emails.filter((email) => !known.has(email));
    },
    unmailed: { isInvitationWithheld: true },
  },
};
