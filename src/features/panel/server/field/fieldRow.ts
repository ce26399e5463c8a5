import type { PanelRequest } from "../../../../contracts/services/panel";
import type { SpaceDb } from "../../../../server/kit";

/** A study's field, and the study's questionnaire. */
export async function readField(db: SpaceDb, studyId: string) {
  const row = await db
    .selectFrom("panelField")
    .innerJoin("study", "study.id", "panelField.study")
    .select(["panelField.id", "panelField.study", "panelField.request", "panelField.title", "panelField.coins"])
    .select([
      "panelField.state",
      "panelField.pausedFor",
      "panelField.isIncidenceAccepted",
      "panelField.wave",
      "panelField.softLaunch",
    ])
    .select(["panelField.openedAt", "panelField.endsAt", "panelField.closedAt", "panelField.paidAt", "study.questionnaire"])
    .where("panelField.study", "=", studyId)
    .executeTakeFirst();
  return row && { ...row, coins: Number(row.coins), request: row.request as unknown as PanelRequest };
}

export type FieldRow = NonNullable<Awaited<ReturnType<typeof readField>>>;
