import { json, newId, type SpaceDb } from "../../../../server/kit";
import { questionnaireIdOf } from "../owner/questionnaireOf";
import type { QuestionnaireServices } from "../services";

const QUOTAS = [
  { title: "Total de la muestra", target: 300, device: null },
  { title: "Desde el móvil", target: 200, device: "mobile" },
];

/** Quotas of the demo's survey in progress, whatever is answered: to be seen in the console. */
export async function demoQuotas(db: SpaceDb, activity: string, { fieldwork }: QuestionnaireServices): Promise<void> {
  const condition = json({ all: [] });
  await db
    .insertInto("quota")
    .values(QUOTAS.map((quota) => ({ id: newId(), ...quota, activity, condition })))
    .execute();
  await fieldwork().recountQuotas(db, await questionnaireIdOf(db, activity));
}
