import { newId, type SpaceDb } from "../../../../src/server/kit";
import type { AdFigures } from "../../shared/indicators/adFigures";
import { INDICATORS, type Indicator } from "../../shared/neuroTest";
import { LEAST_NORM_PEOPLE, type NormRow } from "../../shared/norm";

/** The newest advertisements; a base that has grown beyond them is compared with these alone. */
const MOST_ADS = 5_000;

export async function readNorms(db: SpaceDb): Promise<readonly NormRow[]> {
  return db
    .selectFrom("neuroNorm")
    .select(["sector", ...INDICATORS])
    .orderBy("createdAt", "desc")
    .limit(MOST_ADS)
    .execute();
}

export const isNorm = ({ branded, unbranded }: AdFigures): boolean => branded + unbranded >= LEAST_NORM_PEOPLE;

/** Adds an advertisement to the norm base: its raw indicators, without client, study, question or picture. */
export async function addNorm(
  db: SpaceDb,
  { figures, sector, country }: { readonly figures: AdFigures; readonly sector: string; readonly country: string | null },
): Promise<void> {
  const raw = Object.fromEntries(INDICATORS.map((name) => [name, figures.indicators[name]?.raw ?? null]));
  await db
    .insertInto("neuroNorm")
    .values({
      ...{ id: newId(), sector, country, source: "MEASURED", people: figures.branded + figures.unbranded },
      ...(raw as Readonly<Record<Indicator, number | null>>),
    })
    .execute();
}
