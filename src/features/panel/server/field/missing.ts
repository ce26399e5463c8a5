import type { SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { segmentsIn } from "../../../../survey/fieldwork/segments";
import { completesPerResponse, saturation } from "../feasibility/response";
import { readCellQuotas } from "./cellQuotas";
import type { FieldRow } from "./fieldRow";
import { INCIDENCE_STARTS, segmentOf } from "./rules";

/** Before the incidence is known nobody is invited beyond what brings so many starts. */
const FIRST_STARTS = 1.3 * INCIDENCE_STARTS;
/** People who fitted or didn't after whom what was measured stands for what was quoted. */
const ENOUGH_MEASURED = 50;

/** What a field is still missing. */
export interface Missing {
  /** By cell: completes that are missing and not to be expected of those who are invited; 0 where it is full or closed. */
  readonly needs: readonly number[];
  /** Completes of one response. */
  readonly perResponse: number;
  /** Responses that may be asked for now. */
  readonly mostResponses: number;
}

/** Completes that each of a study's cells has room for, by segment: 0 where it is full or closed. */
export async function readRoom(
  db: SpaceDb,
  { study, request }: Pick<FieldRow, "study" | "request">,
): Promise<ReadonlyMap<string, number>> {
  const quotas = await readCellQuotas(db, study);
  return new Map(
    request.cells.map((cell, index) => {
      const quota = quotas.of(cell, index);
      const { target = 0, completed = 0, reserved = 0, isOpen = true } = quota ?? {};
      return [segmentOf(index), isOpen ? Math.max(0, target - completed - reserved) : 0];
    }),
  );
}

/** Those who haven't followed their link yet, by their cells and the day of their invitation. */
function readOutstanding(db: SpaceDb, studyId: string) {
  return db
    .selectFrom("panelInvitation")
    .select(["segment", "createdAt"])
    .select((eb) => eb.fn.countAll<string>().as("people"))
    .where("study", "=", studyId)
    .where("state", "=", "INVITED")
    .groupBy(["segment", "createdAt"])
    .execute();
}

async function readEnded(db: SpaceDb, studyId: string) {
  const rows = await db
    .selectFrom("panelInvitation")
    .select(["state", "disposition"])
    .select((eb) => eb.fn.countAll<string>().as("people"))
    .where("study", "=", studyId)
    .groupBy(["state", "disposition"])
    .execute();
  const sum = (isIn: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(isIn).reduce((all, { people }) => all + Number(people), 0);
  return {
    entered: sum(({ state }) => state !== "INVITED"),
    completes: sum(({ disposition }) => disposition === "complete"),
    screenedOut: sum(({ disposition }) => disposition === "screenOut"),
  };
}

/** Of those who are invited, how many will still respond, from a mean response rate. */
function stillToCome(rows: Awaited<ReturnType<typeof readOutstanding>>, rate: number): number {
  return rows.reduce((sum, { createdAt, people }) => {
    const days = (Date.now() - Date.parse(createdAt)) / MS_PER_DAY;
    return sum + Number(people) * rate * (1 - saturation(days));
  }, 0);
}

/** @param rate mean response rate of the panel */
export async function missingOf(db: SpaceDb, field: FieldRow, rate: number): Promise<Missing> {
  const { request, study, isIncidenceAccepted, softLaunch } = field;
  const [room, outstanding, ended] = [await readRoom(db, field), await readOutstanding(db, study), await readEnded(db, study)];
  const measured = ended.completes + ended.screenedOut;
  const incidence = measured >= ENOUGH_MEASURED ? Math.max(1, (ended.completes / measured) * 100) : request.incidenceRate;
  const perResponse = completesPerResponse({ incidenceRate: incidence, minutes: request.minutes });
  // Whoever has a cell that is full can't count in the others either.
  const useful = outstanding
    .map((row) => ({ ...row, segments: segmentsIn(row.segment) }))
    .filter(({ segments }) => segments.every((segment) => (room.get(segment) ?? 0) > 0));
  const needs = request.cells.map((_cell, cell) => {
    const segment = segmentOf(cell);
    const own = useful.filter(({ segments }) => segments.includes(segment));
    return Math.max(0, (room.get(segment) ?? 0) - stillToCome(own, rate) * perResponse);
  });
  const coming = stillToCome(outstanding, rate);
  // At first only as many as show whether people fit.
  const isSure = isIncidenceAccepted || ended.entered >= INCIDENCE_STARTS;
  const mostFirst = isSure ? Number.POSITIVE_INFINITY : FIRST_STARTS - ended.entered - coming;
  const mostOfSoftLaunch = softLaunch === null ? Number.POSITIVE_INFINITY : (softLaunch - ended.completes) / perResponse - coming;
  return { needs, perResponse, mostResponses: Math.max(0, Math.min(mostFirst, mostOfSoftLaunch)) };
}
