import type { SpaceDb } from "../../../../server/kit";
import type { Cell } from "../../../../survey/fieldwork/cell";
import type { Condition } from "../../../../survey/logic/condition";

/** A query of the quotas of all activities and studies that use a questionnaire. */
export function quotasOf(db: SpaceDb, questionnaireId: string) {
  return db
    .selectFrom("quota")
    .where((eb) =>
      eb.or([
        eb(
          "activity",
          "in",
          eb.selectFrom("activity").select("activity.id").where("activity.questionnaire", "=", questionnaireId),
        ),
        eb("study", "in", eb.selectFrom("study").select("study.id").where("study.questionnaire", "=", questionnaireId)),
      ]),
    );
}

/** The quota cells of a questionnaire that have a condition, in order of their ids. */
export async function readCells(db: SpaceDb, questionnaireId: string): Promise<readonly Cell[]> {
  const rows = await quotasOf(db, questionnaireId)
    .select(["id", "title", "target", "condition", "device", "segment"])
    .where("condition", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ condition, ...row }) => ({ ...row, condition: condition as unknown as Condition }));
}
