import type { SpaceDb } from "../../../../server/kit";
import { readField } from "./fieldRow";
import type { FieldServices } from "./fieldServices";
import { invite } from "./invite";
import { remind } from "./remind";
import { PORTION, WAVE_MINUTES } from "./rules";

/** Name of the appointment of a field's next invitations. */
export const WAVE = "panel.wave";

const MS_PER_MINUTE = 60_000;

export interface Wave {
  readonly studyId: string;
  /** Whether it goes on with the wave before, which was more than a portion. */
  readonly isContinued: boolean;
}

/** Looks for people at a time, instead of when it would have next. */
export async function nextWave(
  db: SpaceDb,
  studyId: string,
  at: Date,
  { tools }: FieldServices,
  isContinued = false,
): Promise<void> {
  const payload: Wave = { studyId, isContinued };
  await tools().scheduleAt(db, { name: WAVE, at, payload, key: `${WAVE}:${studyId}` });
}

/**
 * Invites a portion of those who are still wanted, reminds a portion of those who stay silent, and says when to look again.
 * Nothing is done once the field isn't open.
 */
export async function runWave(db: SpaceDb, { studyId, isContinued }: Wave, services: FieldServices): Promise<void> {
  const held = await db
    .selectFrom("panelField")
    .select("id")
    .where("study", "=", studyId)
    .where("state", "=", "OPEN")
    .forUpdate()
    .executeTakeFirst();
  const field = held && (await readField(db, studyId));
  if (!field) return;
  const wave = isContinued ? field.wave : field.wave + 1;
  const { people, goesOn } = await invite(db, { ...field, wave }, services);
  if (people > 0) await db.updateTable("panelField").set({ wave }).where("id", "=", field.id).execute();
  const reminded = await remind(db, field, services);
  const isSoon = goesOn || reminded >= PORTION;
  const at = isSoon ? new Date() : new Date(Date.now() + WAVE_MINUTES * MS_PER_MINUTE);
  await nextWave(db, studyId, at, services, goesOn);
}
