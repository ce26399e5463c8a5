import type { Catalog } from "../../schema/catalog";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import { dataPattern, FORGOTTEN, type PersonWords } from "./words";

/** Entries read by one statement. */
const CHUNK = 5_000;

/**
 * Takes the words out of histories that no record leads to any more: those of deleted records, and of rows that name
 * several people. Histories of staff are their own.
 */
export async function scrubHistories(
  { database, catalog, signal }: { readonly database: Database; readonly catalog: Catalog; readonly signal?: AbortSignal },
  spaceId: string,
  words: PersonWords,
): Promise<void> {
  const names = [...catalog.entities.values()].filter(({ person }) => person !== undefined).map(({ name }) => name);
  const text = `with chunk as (
      select id from audit_log where id > $1 order by id limit ${CHUNK}
    ), done as (
      update audit_log l set personal = regexp_replace(l.personal::text, $4, $5, 'gi')::jsonb,
        changes = regexp_replace(l.changes::text, $4, $5, 'gi')::jsonb
      from chunk where l.id = chunk.id and l.space_id = $2::uuid and l.entity = any($3::text[])
        and (l.personal::text ~* $4 or l.changes::text ~* $4)
    )
    select max(id) as last from chunk`;
  for (let last: number | null = 0; last !== null && !signal?.aborted; ) {
    const [row]: readonly { readonly last: number | null }[] = await runStatement(database, {
      text,
      values: [last, spaceId, names, dataPattern(words), FORGOTTEN],
    });
    last = row?.last ?? null;
  }
}
