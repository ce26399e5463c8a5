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

/** Of large fieldworks: people who look at one at once, and look again and again, read it once in a while. */
const FEWEST_KEPT = 5_000;
const KEPT_MS = 20_000;
const MOST_KEPT = 200;

interface Kept {
  readonly until: number;
  readonly numbers: FieldNumbers;
}
const kept = new Map<string, Kept>();

async function keptNumbers(questionnaireId: string, read: () => Promise<FieldNumbers>): Promise<FieldNumbers> {
  const before = kept.get(questionnaireId);
  if (before && before.until > Date.now()) return before.numbers;
  kept.delete(questionnaireId);
  const numbers = await read();
  if (numbers.completes >= FEWEST_KEPT) {
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= MOST_KEPT) kept.delete(oldest);
    kept.set(questionnaireId, { until: Date.now() + KEPT_MS, numbers });
  }
  return numbers;
}

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

interface FieldNumbers extends Awaited<ReturnType<typeof readStops>> {
  readonly asOf: string;
  readonly length: FieldFigures["length"];
  readonly overTime: FieldFigures["overTime"];
}

async function readNumbers(db: SpaceDb, questionnaireId: string, { tools }: FieldworkServices): Promise<FieldNumbers> {
  return {
    asOf: new Date().toISOString(),
    ...(await readStops(db, questionnaireId)),
    length: await readLength(db, questionnaireId),
    overTime: await readOverTime(db, questionnaireId, await tools().timeZone(db)),
  };
}

/** How the fieldwork of an activity or a study is going. @throws AppError `record.notFound` */
export async function readFigures(db: SpaceDb, { ownerId, language }: Asked, services: FieldworkServices): Promise<FieldFigures> {
  const row = await services.questionnaires().questionnaireOf(db, ownerId);
  const questions = await shownQuestions(db, row, language, services);
  const numbers = await keptNumbers(row.id, () => readNumbers(db, row.id, services));
  const { asOf, completes, stops, length, overTime } = numbers;
  return { asOf, length, dropOff: dropOff({ questions, completes, stops }), overTime };
}
