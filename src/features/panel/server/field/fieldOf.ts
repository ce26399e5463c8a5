import type { PanelFieldState } from "../../../../contracts/services/panel";
import { type SpaceDb, sql } from "../../../../server/kit";
import { type Disposition, incidenceOf } from "../../../../survey/fieldwork/dispositions";
import { segmentsIn } from "../../../../survey/fieldwork/segments";
import { readCellQuotas } from "./cellQuotas";
import { type FieldRow, readField } from "./fieldRow";
import type { FieldServices } from "./fieldServices";
import { segmentOf } from "./rules";

const DISCARDED: readonly Disposition[] = ["quality", "qualitySanctioned", "duplicate"];
const DROPPED: readonly Disposition[] = ["dropped", "timedOut", "closed"];

function readInvitations(db: SpaceDb, studyId: string) {
  return db
    .selectFrom("panelInvitation")
    .select(["segment", "wave", sql<string>`min(created_at)`.as("sentAt")])
    .select([
      sql<number>`count(*)::int`.as("invited"),
      sql<number>`count(*) filter (where reminded_at is not null)::int`.as("reminded"),
      sql<number>`count(*) filter (where state <> 'INVITED')::int`.as("entered"),
      sql<number>`count(*) filter (where disposition = 'complete')::int`.as("completes"),
    ])
    .where("study", "=", studyId)
    .groupBy(["segment", "wave"])
    .execute();
}

type InvitationRow = Awaited<ReturnType<typeof readInvitations>>[number];

const sum = (rows: readonly InvitationRow[], key: "invited" | "reminded" | "entered" | "completes") =>
  rows.reduce((all, row) => all + row[key], 0);

function wavesOf(rows: readonly InvitationRow[]): PanelFieldState["waves"] {
  const numbers = [...new Set(rows.map(({ wave }) => wave))].sort((one, other) => other - one);
  return numbers.map((number) => {
    const own = rows.filter(({ wave }) => wave === number);
    const sentAt = new Date(Math.min(...own.map((row) => new Date(row.sentAt).getTime()))).toISOString();
    const [invited, reminded] = [sum(own, "invited"), sum(own, "reminded")];
    return { number, sentAt, invited, reminded, entered: sum(own, "entered"), completes: sum(own, "completes") };
  });
}

/** Invitations of those who may count in a cell: of a device all but those who only have another. */
function invitedFor(cells: FieldRow["request"]["cells"], index: number) {
  const others = cells.flatMap(({ device }, other) => (device && other !== index ? [segmentOf(other)] : []));
  const own = segmentOf(index);
  return ({ segment }: InvitationRow) => {
    const segments = segmentsIn(segment);
    return cells[index]?.device ? !segments.some((one) => others.includes(one)) : segments.includes(own);
  };
}

const instant = (value: string) => new Date(value).toISOString();

/** How a study's field stands; nothing where it has never been on the panel. */
export async function fieldOf(
  db: SpaceDb,
  studyId: string,
  { fieldwork }: Pick<FieldServices, "fieldwork">,
): Promise<PanelFieldState | undefined> {
  const field = await readField(db, studyId);
  if (!field?.questionnaire) return undefined;
  const rows = await readInvitations(db, studyId);
  const quotas = await readCellQuotas(db, studyId);
  const { open, dispositions } = await fieldwork().count(db, field.questionnaire);
  const ended = (...names: readonly Disposition[]) => names.reduce((all, name) => all + (dispositions[name] ?? 0), 0);
  return {
    state: field.state.toLowerCase() as PanelFieldState["state"],
    pausedFor: field.pausedFor as PanelFieldState["pausedFor"],
    softLaunch: field.softLaunch,
    ...{ openedAt: instant(field.openedAt), endsAt: instant(field.endsAt) },
    closedAt: field.closedAt && instant(field.closedAt),
    ...{ completes: ended("complete"), invited: sum(rows, "invited"), begun: open },
    ...{ reminded: sum(rows, "reminded"), entered: sum(rows, "entered") },
    ...{ screenedOut: ended("screenOut"), overQuota: ended("overQuota") },
    ...{ discarded: ended(...DISCARDED), dropped: ended(...DROPPED) },
    incidence: incidenceOf(dispositions) ?? null,
    quotedIncidence: field.request.incidenceRate,
    coins: field.coins,
    cells: field.request.cells.map((cell, index, cells) => {
      const quota = quotas.of(cell, index);
      const invited = sum(rows.filter(invitedFor(cells, index)), "invited");
      const counted = { target: quota?.target ?? 0, completes: quota?.completed ?? 0, begun: quota?.reserved ?? 0, invited };
      return { title: cell.title, criteria: cell.criteria.map(({ criterion }) => criterion), ...counted };
    }),
    waves: wavesOf(rows),
  };
}
