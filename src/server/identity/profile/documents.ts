import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import type { EntityHook } from "../../host/serverHost";

export type DocumentName = "CONDITIONS" | "PRIVACY";

/** A text that members accept, in its present version. */
export interface LegalDocument {
  readonly document: DocumentName;
  readonly version: string;
  readonly text: string;
}

export interface Acceptance {
  readonly document: DocumentName;
  readonly version: string;
}

const VERSION_LENGTH = 16;

/** The version of a text: another text, another version. */
function versionOf(text: unknown): string | null {
  if (typeof text !== "string" || text.trim() === "") return null;
  return createHash("sha256").update(text).digest("hex").slice(0, VERSION_LENGTH);
}

interface Texts {
  readonly legalTerms: string | null;
  readonly privacyPolicy: string | null;
  readonly isPrivacyActive: boolean;
}

/** The documents that a community asks its members to accept. */
export function documentsOf({ legalTerms, privacyPolicy, isPrivacyActive }: Texts): readonly LegalDocument[] {
  const texts = [
    ["CONDITIONS", legalTerms],
    ["PRIVACY", isPrivacyActive ? privacyPolicy : null],
  ] as const;
  return texts.flatMap(([document, text]) => {
    const version = versionOf(text);
    return version && text ? [{ document, version, text }] : [];
  });
}

/**
 * Notes that a member accepts documents as they are now; once each, however often.
 * @throws AppError `signUp.changedDocuments` where one is not what it was when the member read it
 */
export async function recordAcceptance(
  root: Kysely<Tables>,
  {
    spaceId,
    memberId,
    accepted,
    documents,
  }: {
    readonly spaceId: string;
    readonly memberId: string;
    readonly accepted: readonly Acceptance[];
    readonly documents: readonly LegalDocument[];
  },
): Promise<void> {
  const isPresent = ({ document, version }: Acceptance) =>
    documents.some((one) => one.document === document && one.version === version);
  if (!accepted.every(isPresent)) throw new AppError("signUp.changedDocuments");
  if (accepted.length === 0) return;
  const rows = accepted.map(({ document, version }) => ({
    id: newId(),
    spaceId,
    member: memberId,
    document,
    documentVersion: version,
    acceptedAt: sql<string>`now()`,
  }));
  await executor(root)
    .insertInto("acceptance")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps the versions beside the texts, where every request of a member can look. */
export function documentHook(root: Kysely<Tables>): EntityHook {
  const note: NonNullable<EntityHook["afterCreate"]> = async ({ record }) => {
    await executor(root)
      .updateTable("communityConfiguration")
      .set({ conditionsVersion: versionOf(record.legalTerms), privacyVersion: versionOf(record.privacyPolicy) })
      .where("id", "=", String(record.id))
      .execute();
  };
  return { entity: "communityConfiguration", afterCreate: note, afterUpdate: note };
}
