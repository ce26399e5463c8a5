import type { SpaceDb } from "../../../../server/kit";
import { localize } from "../../../../shared/languages";
import { askedQuestionsOf } from "../../../../survey/logic/expandLoops";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { FieldFigures } from "../../shared/api/figures";
import type { FieldworkServices } from "../services";
import { dropOff } from "./dropOff";
import { readLength } from "./readLength";
import { readOverTime } from "./readOverTime";
import { readStops } from "./readStops";

interface Asked {
  readonly ownerId: string;
  readonly language: string;
}

/** What the newest version shows people, in its order; what is worked out behind their backs isn't before anybody. */
async function shownQuestions(
  db: SpaceDb,
  row: Parameters<ReturnType<FieldworkServices["questionnaires"]>["publishedVersionOf"]>[1],
  language: string,
  { questionnaires, types }: FieldworkServices,
) {
  const version = await questionnaires().publishedVersionOf(db, row);
  if (!version) return [];
  // A version's document was checked before it was frozen.
  return askedQuestionsOf(version.document as unknown as Questionnaire).flatMap(({ id, type, title, variable }) =>
    types.get(type)?.isAssigned ? [] : [{ id, title: localize(title, language) || variable }],
  );
}

/** How the fieldwork of an activity or a study is going. @throws AppError `record.notFound` */
export async function readFigures(db: SpaceDb, { ownerId, language }: Asked, services: FieldworkServices): Promise<FieldFigures> {
  const row = await services.questionnaires().questionnaireOf(db, ownerId);
  const questions = await shownQuestions(db, row, language, services);
  const { completes, stops } = await readStops(db, row.id);
  return {
    asOf: new Date().toISOString(),
    length: await readLength(db, row.id),
    dropOff: dropOff({ questions, completes, stops }),
    overTime: await readOverTime(db, row.id, await services.tools().timeZone(db)),
  };
}
