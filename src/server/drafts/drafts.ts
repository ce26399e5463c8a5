import { AppError } from "../../shared/errors";
import { newId } from "../../shared/ids";
import type { JsonObject } from "../../shared/json";
import type { Actor } from "../access/session/session";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";

/** What somebody is writing and has not saved yet. */
export interface Draft {
  readonly id: string;
  readonly key: string;
  readonly data: JsonObject;
  /** Counts the saves, so that two windows notice each other. */
  readonly version: number;
  readonly updatedAt: string;
}

const COLUMNS = `id, key, data, version, updated_at as "updatedAt"`;
/** A person's drafts of one space; the back office's belong to none. */
const OWN = "account_id = $1::uuid and space_id is not distinct from $2::uuid";

type Owner = Pick<Actor, "accountId" | "spaceId">;

function ownerOf({ accountId, spaceId }: Owner): [string, string | null] {
  return [accountId, spaceId ?? null];
}

/** Drafts of forms and wizards, each seen by the person who writes it alone. */
export interface Drafts {
  readonly read: (owner: Owner, key: string) => Promise<Draft | undefined>;
  /** Newest first. @param prefix of the keys */
  readonly list: (owner: Owner, prefix: string) => Promise<readonly Draft[]>;
  /** @param version the one that the writer has seen. @throws AppError `draft.conflict` where a newer one was saved */
  readonly save: (owner: Owner, key: string, data: JsonObject, version?: number) => Promise<Draft>;
  /** Saves one that is there. @throws AppError `draft.conflict` as {@link Drafts.save}, `draft.notFound` where it is gone */
  readonly replace: (owner: Owner, key: string, data: JsonObject, version: number) => Promise<Draft>;
  /** @param version the one to remove; absent: whichever is there. @returns whether there was one */
  readonly remove: (owner: Owner, key: string, version?: number) => Promise<boolean>;
}

/** Another window saved since. */
export function draftConflict(current: Draft | undefined): AppError {
  return new AppError("draft.conflict", { extensions: { current } });
}

export function createDrafts(database: Database): Drafts {
  const read: Drafts["read"] = async (owner, key) => {
    const text = `select ${COLUMNS} from draft where ${OWN} and key = $3`;
    const [draft] = await runStatement<Draft>(database, { name: "read_draft", text, values: [...ownerOf(owner), key] });
    return draft;
  };
  return {
    read,
    list: (owner, prefix) =>
      runStatement<Draft>(database, {
        name: "list_drafts",
        text: `select ${COLUMNS} from draft where ${OWN} and starts_with(key, $3) order by updated_at desc limit 50`,
        values: [...ownerOf(owner), prefix],
      }),
    save: async (owner, key, data, version) => {
      const text = `insert into draft (id, account_id, space_id, key, data) values ($4::uuid, $1::uuid, $2::uuid, $3, $5::jsonb)
        on conflict (account_id, space_id, key) do update
          set data = excluded.data, version = draft.version + 1, updated_at = now()
          where $6::integer is null or draft.version = $6::integer
        returning ${COLUMNS}`;
      const values = [...ownerOf(owner), key, newId(), JSON.stringify(data), version ?? null];
      const [draft] = await runStatement<Draft>(database, { name: "save_draft", text, values });
      if (!draft) throw draftConflict(await read(owner, key));
      return draft;
    },
    replace: async (owner, key, data, version) => {
      const text = `update draft set data = $4::jsonb, version = version + 1, updated_at = now()
        where ${OWN} and key = $3 and version = $5::integer returning ${COLUMNS}`;
      const values = [...ownerOf(owner), key, JSON.stringify(data), version];
      const [draft] = await runStatement<Draft>(database, { name: "replace_draft", text, values });
      if (draft) return draft;
      const current = await read(owner, key);
      throw current ? draftConflict(current) : new AppError("draft.notFound");
    },
    remove: async (owner, key, version) => {
      const text = `delete from draft
        where ${OWN} and key = $3 and ($4::integer is null or version = $4::integer) returning id`;
      const values = [...ownerOf(owner), key, version ?? null];
      const rows = await runStatement(database, { name: "remove_draft", text, values });
      return rows.length > 0;
    },
  };
}
