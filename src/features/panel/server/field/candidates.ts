import type { PanelRequest } from "../../../../contracts/services/panel";
import { type SpaceDb, sql } from "../../../../server/kit";
import { segmentsIn } from "../../../../survey/fieldwork/segments";
import type { Meaning } from "../feasibility/conditions";
import { fitSql } from "../feasibility/countPeople";
import { PRIOR_INVITATIONS } from "../feasibility/response";
import { combinationSql } from "./combinations/combinationSql";
import type { Supply } from "./combinations/invitationCounts";
import { cellIn, MOST_A_WEEK, REST_HOURS } from "./rules";

/** Somebody who may be invited, held until the transaction ends. */
export interface Candidate {
  readonly id: string;
  readonly email: string;
  /** Their cells, as `joinSegments` writes them. */
  readonly segment: string;
}

/** SQL of how often a panelist was invited in seven days. */
const invitedInAWeek = () =>
  sql<number>`(select count(*) from panel_invitation where panel_invitation.panelist = panelist.id and created_at > now() - interval '7 days')`;

/** Active, consenting panelists of the country who fit the criteria and have a cell. */
function fitting(db: SpaceDb, request: PanelRequest, meaning: Meaning) {
  return db
    .selectFrom("panelist")
    .where("country", "=", request.country)
    .where("status", "=", "ACTIVE")
    .where("consent", "=", true)
    .where(sql<boolean>`${fitSql(request, meaning)}`)
    .where(combinationSql(request, meaning).canCount);
}

/** Ids of all who may be asked at all, by their combination of cells, by chance. */
export async function peopleByCombination(
  db: SpaceDb,
  request: PanelRequest,
  meaning: Meaning,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await fitting(db, request, meaning)
    .select(["id", combinationSql(request, meaning).combination.as("segment")])
    .orderBy(sql`md5(id::text)`)
    .execute();
  const people = new Map<string, string[]>();
  for (const { id, segment } of rows) people.set(segment, [...(people.get(segment) ?? []), id]);
  return people;
}

export interface Search {
  readonly studyId: string;
  readonly request: PanelRequest;
  readonly meaning: Meaning;
  /** Mean response rate of the panel. */
  readonly mean: number;
}

/** Those of them who may be asked now: not yet asked for this study, and not too often for others. */
function eligible(db: SpaceDb, { studyId, request, meaning }: Search) {
  return fitting(db, request, meaning)
    .where(sql<boolean>`(last_invited_at is null or last_invited_at < now() - make_interval(hours => ${sql.lit(REST_HOURS)}))`)
    .where(sql<boolean>`${invitedInAWeek()} < ${sql.lit(MOST_A_WEEK)}`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("panelInvitation")
            .select("panelInvitation.id")
            .where("panelInvitation.study", "=", studyId)
            .whereRef("panelInvitation.panelist", "=", "panelist.id"),
        ),
      ),
    );
}

/** A combination with those of it who may be asked now. */
export interface SegmentSupply extends Supply {
  readonly segment: string;
}

/** How many may be asked now of each combination; each responds as in their own past, drawn to the panel's mean. */
export async function supplyOf(db: SpaceDb, search: Search): Promise<readonly SegmentSupply[]> {
  const prior = sql`${PRIOR_INVITATIONS * search.mean}::float8`;
  const rate = sql`(least(completes, invitations) + ${prior}) / (invitations + ${sql.lit(PRIOR_INVITATIONS)})`;
  const rows = await eligible(db, search)
    .select(combinationSql(search.request, search.meaning).combination.as("segment"))
    .select([sql<string>`count(*)`.as("people"), sql<number>`sum(${rate})`.as("responses")])
    .groupBy(sql`1`)
    .orderBy(sql`1`)
    .execute();
  return rows.map(({ segment, people, responses }) => ({
    ...{ segment, people: Number(people), responses: Number(responses) },
    cells: segmentsIn(segment).map(cellIn),
  }));
}

/**
 * So many people of each combination, by chance, and the same for a study however often it is looked at. Those whom another
 * field is just inviting are left to it; whoever is answered here stays held, so that nobody else invites them.
 */
export async function candidates(
  db: SpaceDb,
  search: Search,
  counts: ReadonlyMap<string, number>,
): Promise<readonly Candidate[]> {
  if (counts.size === 0) return [];
  const { combination } = combinationSql(search.request, search.meaning);
  const order = sql`md5(panelist.id::text || ${search.studyId})`;
  const ranked = eligible(db, search)
    .select(["id", combination.as("segment")])
    .select(sql<number>`row_number() over (partition by ${combination} order by ${order})`.as("position"));
  const cases = [...counts].map(([segment, most]) => sql`when ${segment} then ${sql.lit(most)}`);
  const chosen = db
    .selectFrom(ranked.as("ranked"))
    .select("ranked.id")
    .where(sql<boolean>`ranked.position <= case ranked.segment ${sql.join(cases, sql` `)} else 0 end`);
  // What makes them eligible is asked again of those that are held: somebody may have invited them meanwhile.
  const held = await eligible(db, search)
    .select(["id", "email", combination.as("segment")])
    .where("id", "in", chosen)
    .orderBy(order)
    .forUpdate()
    .skipLocked()
    .execute();
  if (held.length === 0) return [];
  const tired = await db
    .selectFrom("panelist")
    .select("id")
    .where(
      "id",
      "in",
      held.map(({ id }) => id),
    )
    .where(sql<boolean>`${invitedInAWeek()} >= ${sql.lit(MOST_A_WEEK)}`)
    .execute();
  return held.filter(({ id }) => !tired.some((one) => one.id === id));
}
