import { json, newId, type RowOf, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import type { MissingWeight, Weighting, WeightingInput } from "../../shared/weightingsApi";
import type { ReportedQuestionnaire } from "../reportedQuestionnaire";
import { packWeights, type StoredWeights, unpackWeights } from "./storedWeights";

const SHOWN = [
  "id",
  "name",
  "method",
  "dimensions",
  "cells",
  "lowerTrim",
  "upperTrim",
  "maxIterations",
  "respondents",
  "missingWeight",
  "updatedAt",
] as const;

type Row = Pick<RowOf<"weighting">, (typeof SHOWN)[number]>;

function present({ dimensions, cells, ...row }: Row): Weighting {
  // Both were checked before they were written.
  return {
    ...row,
    method: row.method as Weighting["method"],
    missingWeight: row.missingWeight as Weighting["missingWeight"],
    dimensions: (dimensions ?? []) as unknown as Weighting["dimensions"],
    cells: (cells ?? []) as unknown as Weighting["cells"],
  };
}

const columnsOf = ({
  name,
  method,
  dimensions,
  cells = [],
  lowerTrim = null,
  upperTrim = null,
  maxIterations = null,
}: WeightingInput) => ({
  name: name.trim(),
  method,
  dimensions: json(dimensions as unknown as Json),
  cells: json(cells as unknown as Json),
  lowerTrim,
  upperTrim,
  maxIterations,
});

export async function listWeightings(db: SpaceDb, questionnaire: string): Promise<readonly Weighting[]> {
  const rows = await db
    .selectFrom("weighting")
    .select([...SHOWN])
    .where("questionnaire", "=", questionnaire)
    .orderBy("name")
    .execute();
  return rows.map(present);
}

/** @throws AppError `record.notFound` */
export async function readWeighting(db: SpaceDb, questionnaire: string, id: string): Promise<Weighting> {
  const row = await db
    .selectFrom("weighting")
    .select([...SHOWN])
    .where("questionnaire", "=", questionnaire)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw new AppError("record.notFound");
  return present(row);
}

/**
 * Tables name a weighting as they name a variable.
 * @throws AppError `request.invalid` where a variable or another weighting has the name
 */
async function assertFreeName(db: SpaceDb, name: string, { id, questions }: ReportedQuestionnaire, own?: string): Promise<void> {
  const others = await db
    .selectFrom("weighting")
    .select("id")
    .where("questionnaire", "=", id)
    .where("name", "=", name.trim())
    .execute();
  const isTaken = others.some((other) => other.id !== own) || questions.some(({ question }) => question.variable === name.trim());
  if (isTaken) throw new AppError("request.invalid", { faults: [{ path: "/name", rule: "unique" }] });
}

/** @throws AppError `request.invalid` where the name is taken */
export async function createWeighting(
  db: SpaceDb,
  questionnaire: ReportedQuestionnaire,
  input: WeightingInput,
): Promise<Weighting> {
  await assertFreeName(db, input.name, questionnaire);
  const id = newId();
  await db
    .insertInto("weighting")
    .values({ id, questionnaire: questionnaire.id, ...columnsOf(input) })
    .execute();
  return readWeighting(db, questionnaire.id, id);
}

/** Weights from a file are replaced by rules. @throws AppError `record.notFound`, `request.invalid` where the name is taken */
export async function changeWeighting(
  db: SpaceDb,
  questionnaire: ReportedQuestionnaire,
  { id, input }: { readonly id: string; readonly input: WeightingInput },
): Promise<Weighting> {
  await readWeighting(db, questionnaire.id, id);
  await assertFreeName(db, input.name, questionnaire, id);
  await db
    .updateTable("weighting")
    .set({ ...columnsOf(input), values: null, respondents: null, missingWeight: null, updatedAt: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  return readWeighting(db, questionnaire.id, id);
}

/** @throws AppError `record.notFound` */
export async function deleteWeighting(db: SpaceDb, questionnaire: string, id: string): Promise<void> {
  await readWeighting(db, questionnaire, id);
  await db.deleteFrom("weighting").where("id", "=", id).execute();
}

/**
 * Keeps weights that came in a file, in place of earlier ones of the same name.
 * @param weights by response
 * @throws AppError `request.invalid` where something else has the name
 */
export async function keepWeights(
  db: SpaceDb,
  questionnaire: ReportedQuestionnaire,
  {
    name,
    weights,
    missingWeight,
  }: { readonly name: string; readonly weights: ReadonlyMap<string, number>; readonly missingWeight: MissingWeight },
): Promise<Weighting> {
  const before = await db
    .selectFrom("weighting")
    .select("id")
    .where("questionnaire", "=", questionnaire.id)
    .where("name", "=", name.trim())
    .where("method", "=", "import")
    .executeTakeFirst();
  await assertFreeName(db, name, questionnaire, before?.id);
  const id = before?.id ?? newId();
  const values = { values: json(packWeights(weights) as unknown as Json), respondents: weights.size, missingWeight };
  if (before)
    await db
      .updateTable("weighting")
      .set({ ...values, updatedAt: new Date().toISOString() })
      .where("id", "=", id)
      .execute();
  else
    await db
      .insertInto("weighting")
      .values({ id, questionnaire: questionnaire.id, name: name.trim(), method: "import", ...values })
      .execute();
  return readWeighting(db, questionnaire.id, id);
}

/** Weights of few weightings: to unpack those of 130,000 respondents takes longer than the table that they weight. */
const MOST_KEPT = 4;
const unpacked = new Map<string, ReadonlyMap<string, number>>();

/** Weights that came in a file, by response. @param of a weighting as it was just read */
export async function readKeptWeights(
  db: SpaceDb,
  { id, updatedAt }: Pick<Weighting, "id" | "updatedAt">,
): Promise<ReadonlyMap<string, number>> {
  const key = `${id} ${updatedAt}`;
  const known = unpacked.get(key);
  if (known) return known;
  const row = await db.selectFrom("weighting").select("values").where("id", "=", id).executeTakeFirst();
  const weights = row?.values ? unpackWeights(row.values as unknown as StoredWeights) : new Map<string, number>();
  unpacked.set(key, weights);
  for (const oldest of [...unpacked.keys()].slice(0, -MOST_KEPT)) unpacked.delete(oldest);
  return weights;
}
