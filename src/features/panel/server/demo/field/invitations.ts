import type { PanelRequest } from "../../../../../contracts/services/panel";
import { createToken, hashToken, newId, type SpaceDb } from "../../../../../server/kit";
import { portionsOf } from "../../../../../shared/portionsOf";
import { createRandom } from "../../../../../shared/random";
import { segmentsIn } from "../../../../../survey/fieldwork/segments";
import { cellIn, REMINDER_HOURS, SUPPLIER } from "../../field/rules";
import { endOf, type Period, periodOf, type ResponseRow, requestOf, type StudyRow } from "./studies";

const SEED = 20_270_220;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PORTION = 200;
/** Of those who are invited, who answers nothing. */
const SILENT_PER_RESPONSE = 2.6;
export const WAVES = 3;

interface Sent {
  readonly study: StudyRow;
  readonly panelist: string;
  readonly segment: string;
  readonly response?: ResponseRow | undefined;
  readonly at: Date;
  readonly wave: number;
}

function invitationRow({ study, panelist, segment, response, at, wave }: Sent, db: SpaceDb) {
  const disposition = response ? endOf(response) : null;
  const reminder = at.getTime() + REMINDER_HOURS * HOUR_MS;
  const isReminded = !response && reminder < periodOf(study).until;
  return {
    ...{ id: newId(), panelist, company: db.spaceId, study: study.id, segment, wave, createdAt: at.toISOString() },
    remindedAt: isReminded ? new Date(reminder).toISOString() : null,
    tokenHash: hashToken(createToken()).toString("hex"),
    state: response ? (disposition ? "ENDED" : "ENTERED") : "INVITED",
    ...{ disposition, enteredAt: response?.startedAt ?? null, endedAt: response?.completedAt ?? null },
  };
}

/** When the response of a place began and ended, as it took so long. */
function timesOf({ startedAt, completedAt }: ResponseRow, { opened, until }: Period, share: number) {
  const start = opened + (until - opened) * share;
  const length = Date.parse(completedAt ?? "") - Date.parse(startedAt ?? "");
  return {
    startedAt: new Date(start).toISOString(),
    completedAt: completedAt && new Date(start + (Number.isFinite(length) ? length : MINUTE_MS)).toISOString(),
  };
}

/** People of a combination of cells who aren't invited yet. */
interface Group {
  readonly segment: string;
  readonly cells: readonly number[];
  readonly left: string[];
}

/**
 * Draws combinations as an open field has them: the likelier the more people they have and, of completes, the more room there
 * is in all their cells.
 */
function drawer(people: ReadonlyMap<string, readonly string[]>, { cells }: Pick<PanelRequest, "cells">, random: () => number) {
  const groups: readonly Group[] = [...people].map(([segment, ids]) => ({
    ...{ segment, cells: segmentsIn(segment).map(cellIn), left: [...ids] },
  }));
  const room = cells.map(({ target }) => target);
  const roomOf = (group: Group) =>
    group.cells.reduce((share, cell) => (share * (room[cell] ?? 0)) / Math.max(1, cells[cell]?.target ?? 1), 1);
  const draw = (isCounted: boolean): Group | undefined => {
    const weights = groups.map((group) => group.left.length * (isCounted ? roomOf(group) : 1));
    let place = random() * weights.reduce((sum, weight) => sum + weight, 0);
    return groups.find((_group, index) => {
      place -= weights[index] ?? 0;
      return place < 0;
    });
  };
  return (isCounted: boolean): Pick<Sent, "panelist" | "segment"> | undefined => {
    const group = draw(isCounted);
    const panelist = group?.left.pop();
    if (!group || !panelist) return undefined;
    if (isCounted) for (const cell of group.cells) room[cell] = (room[cell] ?? 0) - 1;
    return { panelist, segment: group.segment };
  };
}

/** Gives each response to somebody who fits, and invites others who stay silent. @returns whose is which */
export function invite(
  study: StudyRow,
  responses: readonly ResponseRow[],
  people: ReadonlyMap<string, readonly string[]>,
): readonly Sent[] {
  const draw = drawer(people, requestOf(study), createRandom(SEED));
  const period = periodOf(study);
  const send = (share: number, response?: ResponseRow): readonly Sent[] => {
    const drawn = draw(response !== undefined && endOf(response) === "complete");
    const wave = Math.min(WAVES, Math.floor(share * WAVES) + 1);
    const at = new Date(period.opened + ((period.until - period.opened) * (wave - 1)) / WAVES);
    const times = response && { ...response, ...timesOf(response, period, share) };
    return drawn ? [{ study, ...drawn, response: times, at, wave }] : [];
  };
  const silent = Math.round(responses.length * SILENT_PER_RESPONSE);
  return [
    ...responses.flatMap((response, index) => send((index + 1) / (responses.length + 1), response)),
    ...Array.from({ length: silent }, (_, index) => send(index / silent)).flat(),
  ];
}

export async function writeInvitations(db: SpaceDb, sent: readonly Sent[]): Promise<void> {
  const rows = sent.map((one) => ({ response: one.response, row: invitationRow(one, db) }));
  for (const portion of portionsOf(rows, PORTION))
    await db
      .insertInto("panelInvitation")
      .values(portion.map(({ row }) => row))
      .execute();
  for (const { response, row } of rows) {
    if (!response) continue;
    const { id, disposition, startedAt, completedAt } = response;
    await db
      .updateTable("response")
      .set({
        ...{ supplier: SUPPLIER.id, externalId: row.id, segment: row.segment, channel: "link" },
        ...{ startedAt, completedAt, disposition: disposition ?? "complete", notifiedDisposition: disposition ?? "complete" },
      })
      .where("id", "=", id)
      .execute();
  }
}
