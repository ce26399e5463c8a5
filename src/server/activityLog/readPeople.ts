import type { LogPerson } from "../../contracts/api/activityLog";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import { type LogSources, roleText } from "./presentLog";
import type { LoggedRow } from "./readLog";

/** As many as a list of suggestions holds. */
const MOST = 20;

type Found = Pick<LoggedRow, "role_of" | "role" | "is_main"> & { readonly id: string; readonly name: string };

/** The team of the space and of its company, then members. */
const OF_SPACE = `select * from (
    select distinct on (r.account_id) 0 as place, r.account_id as id, concat_ws(' ', r.name, r.surname) as name,
      s.kind as role_of, r.role, r.main_admin as is_main
    from staff_role r join space s on s.id = r.space_id
    where r.account_id is not null
      and (r.space_id = $1::uuid or r.space_id = (select own.parent_id from space own where own.id = $1::uuid))
    order by r.account_id, r.space_id = $1::uuid desc) team
  where strpos(lower(name), lower($2)) > 0
  union all
  (select 1, m.account_id, m.nickname, null, null, null from member m
  where m.space_id = $1::uuid and m.account_id is not null and m.email not like '%@erased.invalid' and strpos(lower(m.nickname), lower($2)) > 0
    and not exists (select from staff_role r where r.account_id = m.account_id and r.space_id = $1::uuid)
  order by m.nickname limit ${MOST})
  order by place, name limit ${MOST}`;

/** Who works in the back office. */
const OF_NONE = `select a.id, a.email as name from account a
  where a.is_backoffice and strpos(a.email, lower($1)) > 0 order by a.email limit ${MOST}`;

/** People whose acts a space's log can be narrowed to. @param q part of the name; empty: anybody */
export async function readPeople(
  database: Database,
  { spaceId, q }: { readonly spaceId: string | null; readonly q: string },
  sources: Pick<LogSources, "texts" | "language">,
): Promise<readonly LogPerson[]> {
  if (spaceId === null) {
    const rows = await runStatement<{ id: string; name: string }>(database, { text: OF_NONE, values: [q] });
    return rows.map((row) => ({ ...row, role: null }));
  }
  const rows = await runStatement<Found>(database, { text: OF_SPACE, values: [spaceId, q] });
  return rows.map(({ id, name, ...role }) => ({ id, name, role: roleText(sources, role) }));
}
