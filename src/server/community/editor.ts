import type { Kysely } from "kysely";
import { accessKeysOf } from "../../schema/accessKeys";
import { AppError } from "../../shared/errors";
import { isId } from "../../shared/ids";
import type { Actor } from "../access/session/session";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";

/** One who may change a community's look and settings, as whom the generated writes take it. */
export interface Editor {
  readonly communityId: string;
  /** For the community's own record, which lies in its company's space. */
  readonly inCompany: Actor;
  /** For what lies in the community's space. */
  readonly inCommunity: Actor;
}

type Rule = (actor: Actor, community: { readonly id: string; readonly companyId: string }) => boolean;

/** Whose community it is at all: another's is as good as absent. */
const IS_OWN: Readonly<Record<Actor["kind"], Rule>> = {
  member: ({ spaceId }, { id }) => spaceId === id,
  staff: ({ spaceId }, { id }) => spaceId === id,
  suite: ({ spaceId }, { companyId }) => spaceId === companyId,
  backoffice: () => true,
};

/** Roles that change a community's settings. */
const EDITORS: readonly string[] = ["community:ADMINISTRATOR", "suite:SUPERADMIN", "suite:ADMINISTRATOR", "backoffice"];
/** Those who change its look: moderators, too (spec section 6). */
const THEME_EDITORS: readonly string[] = [...EDITORS, "community:MODERATOR"];

function acting({ accountId, sessionId }: Actor): Omit<Actor, "kind" | "spaceId" | "accessKeys"> {
  return { accountId, sessionId, memberId: undefined, subjectId: undefined, visibility: "ALL", missing: [] };
}

interface EditorRequest {
  readonly actor: Actor;
  /** Of the community. */
  readonly id: string;
  /** One of these access keys is needed. */
  readonly keys: readonly string[];
}

async function findEditor(root: Kysely<Tables>, { actor, id, keys }: EditorRequest): Promise<Editor> {
  const row = isId(id)
    ? await executor(root).selectFrom("community").select(["id", "spaceId"]).where("id", "=", id).executeTakeFirst()
    : undefined;
  const community = row && { id: row.id, companyId: row.spaceId };
  if (!community || !IS_OWN[actor.kind](actor, community)) throw new AppError("community.notFound");
  if (!keys.some((key) => actor.accessKeys.includes(key))) throw new AppError("access.denied");
  const same = acting(actor);
  return {
    communityId: id,
    inCompany: {
      ...same,
      kind: "suite",
      spaceId: community.companyId,
      accessKeys: accessKeysOf("suite", "ADMINISTRATOR", false),
    },
    inCommunity: { ...same, kind: "staff", spaceId: id, accessKeys: accessKeysOf("community", "ADMINISTRATOR", false) },
  };
}

/**
 * The community's administrators, those of its company, and the back office. Which fields each call writes is said by
 * the call, never by its body.
 * @throws AppError `community.notFound`, `access.denied`
 */
export function editorOf(root: Kysely<Tables>, actor: Actor, id: string): Promise<Editor> {
  return findEditor(root, { actor, id, keys: EDITORS });
}

/** Those, and the community's moderators. @throws AppError `community.notFound`, `access.denied` */
export function themeEditorOf(root: Kysely<Tables>, actor: Actor, id: string): Promise<Editor> {
  return findEditor(root, { actor, id, keys: THEME_EDITORS });
}
