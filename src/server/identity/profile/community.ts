import { type Kysely, sql } from "kysely";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { endSql } from "../../community/communityEnd";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import { documentsOf, type LegalDocument } from "./documents";

export type SignUpMode = "CLOSED" | "ACTIVE" | "EXTENDED";

/** What sign-up and profiles have to know of a community. */
export interface IdentityCommunity {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
  readonly timeZone: string;
  readonly signUp: SignUpMode;
  /** One that has ended takes nobody in. */
  readonly isEnded: boolean;
  readonly acceptanceText: string | null;
  readonly documents: readonly LegalDocument[];
  /** Who is behind the community. */
  readonly notice: string | null;
}

/** Whose people the panel brings has no sign-up of its own. */
function modeOf(signUp: string | null, participantOrigin: string | null): SignUpMode {
  if (participantOrigin === "PANEL") return "CLOSED";
  return signUp === "ACTIVE" || signUp === "EXTENDED" ? signUp : "CLOSED";
}

/** @throws AppError `community.notFound` */
export async function findCommunityBy(
  root: Kysely<Tables>,
  by: { readonly field: "id" | "origin"; readonly value: string },
): Promise<IdentityCommunity> {
  const row =
    by.field === "id" && !isId(by.value)
      ? undefined
      : await executor(root)
          .selectFrom("community as c")
          .leftJoin("communityConfiguration as k", "k.spaceId", "c.id")
          .select(["c.id", "c.origin", "c.name", "c.timeZone", "c.privacyPolicyActive", "c.participantOrigin"])
          .select(sql<boolean | null>`${sql.raw(endSql("c"))} <= now()`.as("isEnded"))
          .select(["k.signUp", "k.acceptanceText", "k.legalTerms", "k.privacyPolicy", "k.legalNotice"])
          .where(`c.${by.field}`, "=", by.value)
          .executeTakeFirst();
  if (!row) throw new AppError("community.notFound");
  const { id, origin, name, timeZone, signUp, acceptanceText, legalTerms, privacyPolicy, privacyPolicyActive, legalNotice } = row;
  const documents = documentsOf({ legalTerms, privacyPolicy, isPrivacyActive: privacyPolicyActive });
  return {
    id,
    origin,
    name,
    timeZone,
    signUp: modeOf(signUp, row.participantOrigin),
    isEnded: row.isEnded === true,
    acceptanceText,
    documents,
    notice: legalNotice,
  };
}
