import { findMembers, type RouteContext, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { isId } from "../../../shared/ids";
import { type Audience, PART_OF } from "../shared/audience";
import { MAILING_ERRORS } from "../shared/errors";
import type { MailingServices } from "./services";

type Reach = Pick<RouteContext, "db" | "records">;

/** @throws AppError `request.invalid` where its own part is missing */
function demandPart(audience: Audience): void {
  const part = PART_OF[audience.kind];
  if (part && audience[part] === undefined)
    throw new AppError("request.invalid", { faults: [{ path: `/audience/${part}`, rule: "required" }] });
}

/** What the person doesn't reach is as good as absent. @throws AppError `record.notFound` */
async function demandReach({ records }: Reach, { kind, segment, activity }: Audience): Promise<void> {
  const named = kind === "SEGMENT" ? { entity: "segment", id: segment } : { entity: "activity", id: activity };
  if ((kind !== "SEGMENT" && kind !== "PENDING") || named.id === undefined) return;
  const reached = await records.reachable({ entity: named.entity, action: "read", ids: [named.id] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

interface ResolvedAudience {
  /** With nothing but what its kind says, and people by their ids. */
  readonly audience: Audience;
  /** People of a list who are no members. */
  readonly unknown: readonly string[];
}

/** Of a list of people, the ids of members, and what names nobody. Who is paused is found, to be told why they get nothing. */
export async function resolveList(db: SpaceDb, names: readonly string[]) {
  const { members, unknown } = await findMembers(db, names, true);
  return { ids: members.map(({ id }) => id), unknown };
}

/** An audience as it is kept. @throws AppError `request.invalid`, `record.notFound` */
export async function resolveAudience(context: Reach, asked: Audience): Promise<ResolvedAudience> {
  demandPart(asked);
  await demandReach(context, asked);
  const { kind } = asked;
  const part = PART_OF[kind];
  if (part !== "people") return { audience: { kind, ...(part ? { [part]: asked[part] } : {}) }, unknown: [] };
  const { ids, unknown } = await resolveList(context.db, asked.people ?? []);
  return { audience: { kind, people: ids }, unknown };
}

interface AskedAudience {
  readonly audience: Audience;
  /** Whether people who are no members are left out. @default false */
  readonly skipUnknown?: boolean;
}

/** @throws AppError as `resolveAudience`, `mailings.unknownPeople` with `unknown` */
export async function demandAudience(
  context: Reach,
  { audience: asked, skipUnknown = false }: AskedAudience,
): Promise<ResolvedAudience> {
  const resolved = await resolveAudience(context, asked);
  const { audience, unknown } = resolved;
  if (unknown.length > 0 && (!skipUnknown || audience.people?.length === 0))
    throw new AppError(MAILING_ERRORS.unknownPeople, { extensions: { unknown } });
  return resolved;
}

/** The staff role of who writes. */
export const authorOf = ({ session }: Pick<RouteContext, "session">) =>
  session?.kind === "staff" ? (session.subjectId ?? null) : null;

/** A part of an audience, in the order of ids. */
interface AudiencePage {
  /** The last id of the page before; null for the first. */
  readonly after: string | null;
  readonly limit: number;
}

/**
 * Ids of the members of an audience now, in order.
 * @param page @default everyone
 * @throws AppError `record.notFound` for a segment that is gone
 */
export async function membersOf(
  db: SpaceDb,
  audience: Audience,
  services: MailingServices,
  page?: AudiencePage,
): Promise<readonly string[]> {
  const { kind, tags = [], segment = "", activity = "", people = [] } = audience;
  const cut = (ids: readonly string[]) => (page ? ids.filter((id) => id > (page.after ?? "")).slice(0, page.limit) : ids);
  if (kind === "SEGMENT") return cut((await services.segments().members(db, [segment])).map(({ id }) => id).sort());
  if (kind === "PENDING") return cut(await services.participations().pending(db, activity));
  const rows = await db
    .selectFrom("member")
    .select("id")
    .$if(kind === "TAGS", (query) =>
      query.where(sql<boolean>`coalesce(tags, '{}') || coalesce(public_tags, '{}') && ${[...tags]}::text[]`),
    )
    .$if(kind === "PEOPLE", (query) => query.where("id", "=", sql<string>`any(${[...people]}::uuid[])`))
    .$if(page !== undefined && page.after !== null, (query) => query.where("id", ">", page?.after ?? ""))
    .orderBy("id")
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0))
    .execute();
  return rows.map(({ id }) => id);
}

/** An audience with people by their nicknames, as they are written in lists. */
export async function withNicknames(db: SpaceDb, audience: Audience): Promise<Audience> {
  if (audience.kind !== "PEOPLE") return audience;
  const people = audience.people ?? [];
  const rows = await db
    .selectFrom("member")
    .select(["id", "nickname"])
    .where("id", "=", sql<string>`any(${people.filter(isId)}::uuid[])`)
    .orderBy("nickname")
    .execute();
  return { kind: "PEOPLE", people: [...rows.map(({ nickname }) => nickname), ...people.filter((name) => !isId(name))] };
}

/** What an audience is called: its segment, its activity or its tags; null for the others. */
export async function audienceName(db: SpaceDb, { kind, tags = [], segment, activity }: Audience): Promise<string | null> {
  if (kind === "TAGS") return tags.join(", ");
  if (kind === "SEGMENT" && segment) {
    const row = await db.selectFrom("segment").select("name").where("id", "=", segment).executeTakeFirst();
    return row?.name ?? null;
  }
  if (kind === "PENDING" && activity) {
    const row = await db.selectFrom("activity").select("title").where("id", "=", activity).executeTakeFirst();
    return row?.title ?? null;
  }
  return null;
}
