import type { LogFilter } from "../../contracts/api/activityLog";
import { KINDS } from "../../shared/activityLog";
import { dayIn } from "../../shared/dates/dayIn";
import type { JsonObject } from "../../shared/json";
import { Parameters } from "../api/rest/list/parameters";
import type { Database } from "../db/database";
import { runStatement } from "../db/runStatement";
import { zoneNamed } from "../platform/timeZone";

const DAY_MS = 24 * 60 * 60 * 1_000;

/** An entry with who it is by, as the database knows them now. */
export interface LoggedRow {
  readonly id: number;
  readonly at: string;
  readonly account_id: string | null;
  readonly action: string;
  readonly entity: string;
  readonly record_id: string | null;
  readonly changes: JsonObject;
  readonly address: string | null;
  readonly device: string | null;
  readonly name: string | null;
  /** Of the team: in a community or a company. */
  readonly role_of: "community" | "company" | null;
  readonly role: string | null;
  readonly is_main: boolean | null;
  readonly is_backoffice: boolean | null;
  readonly email: string | null;
}

/** Which entries are meant. */
export interface LogReading extends Pick<LogFilter, "account" | "kind" | "entity"> {
  /** null: those of no space. */
  readonly spaceId: string | null;
  /** Instants: the first that is in it, and the first that isn't any more. */
  readonly from: string | undefined;
  readonly until: string | undefined;
}

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);

/** The days of a filter as instants, by a zone's clocks. */
export function readingOf(
  { account, kind, entity, days, from, to }: LogFilter,
  spaceId: string | null,
  timeZone: string,
): LogReading {
  const { startOf } = zoneNamed(timeZone);
  const first = days === undefined ? from : dayAfter(dayIn(timeZone), 1 - Number(days));
  return {
    spaceId,
    ...(account === undefined ? {} : { account }),
    ...(kind === undefined ? {} : { kind }),
    ...(entity === undefined ? {} : { entity }),
    from: first && startOf(first),
    until: days === undefined && to ? startOf(dayAfter(to, 1)) : undefined,
  };
}

const ORDER = "order by l.at desc, l.id desc";

/** A page in SQL: of several actions each takes its own from the index, so that rare ones are found without a search. */
function pageSql(reading: LogReading, parameters: Parameters, { after, limit }: LogPart): string {
  const { spaceId, from, until, account, kind, entity } = reading;
  const cursor = after === undefined ? undefined : parameters.add(after, "bigint");
  const where = [
    spaceId === null ? "l.space_id is null" : `l.space_id = ${parameters.add(spaceId, "uuid")}`,
    ...(from ? [`l.at >= ${parameters.add(from, "timestamptz")}`] : []),
    ...(until ? [`l.at < ${parameters.add(until, "timestamptz")}`] : []),
    ...(account ? [`l.account_id = ${parameters.add(account, "uuid")}`] : []),
    ...(entity ? [`l.entity = ${parameters.add(entity, "text")}`] : []),
    ...(cursor ? [`(l.at, l.id) < ((select c.at from audit_log c where c.id = ${cursor}), ${cursor})`] : []),
  ].join(" and ");
  const most = `limit ${parameters.add(limit, "integer")}`;
  if (kind === undefined) return `select l.* from audit_log l where ${where} ${ORDER} ${most}`;
  const actions = parameters.add([...KINDS[kind]], "text[]");
  return `select l.* from unnest(${actions}) k(action), lateral (
      select l.* from audit_log l where ${where} and l.action = k.action ${ORDER} ${most}
    ) l ${ORDER} ${most}`;
}

interface LogPart {
  /** Id of the entry that the part comes after. @default the newest comes first */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Entries of the log, newest first. */
export function readLog(database: Database, reading: LogReading, part: LogPart): Promise<readonly LoggedRow[]> {
  const parameters = new Parameters();
  const text = `with l as materialized (${pageSql(reading, parameters, part)})
    select l.id, l.at, l.account_id, l.action, l.entity, l.record_id, l.changes, l.address, l.device,
      coalesce(staff.name, member.nickname) as name, staff.kind as role_of, staff.role, staff.main_admin as is_main,
      a.is_backoffice, a.email
    from l
    left join account a on a.id = l.account_id
    left join lateral (
      select concat_ws(' ', r.name, r.surname) as name, r.role, r.main_admin, s.kind
      from staff_role r join space s on s.id = r.space_id
      where r.account_id = l.account_id
        and (r.space_id = l.space_id or r.space_id = (select own.parent_id from space own where own.id = l.space_id))
      order by r.space_id = l.space_id desc limit 1
    ) staff on true
    left join lateral (
      select m.nickname from member m
      where m.account_id = l.account_id and m.space_id = l.space_id and m.email not like '%@erased.invalid' limit 1
    ) member on true
    ${ORDER}`;
  return runStatement<LoggedRow>(database, { text, values: parameters.values });
}

/** All entries that are meant, in portions. */
export async function* logPortions(database: Database, reading: LogReading, size: number): AsyncGenerator<readonly LoggedRow[]> {
  for (let after: string | undefined; ; ) {
    const rows = await readLog(database, reading, { after, limit: size });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = String(last.id);
  }
}
