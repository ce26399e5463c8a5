import type { PanelCriterion, PanelPopulation, PanelRequest } from "../../../../contracts/services/panel";
import { type GlobalDb, sql } from "../../../../server/kit";
import { type AgeRange, LEAST_AGE, readAgeRange } from "../../../../shared/ageRange";
import type { Population } from "./population";
import { SPAIN } from "./spain";

/** By the country's code. A country that isn't here has none. */
const POPULATIONS: Readonly<Record<string, Population>> = { ES: SPAIN };

/** Years beyond which hardly anybody lives: a range without an end is taken to end here. */
const LAST_AGE = 94;
const endOf = ({ to }: AgeRange) => to ?? LAST_AGE;

/** Part of a range's years that are within another; within a range all years count alike. */
function partWithin(range: AgeRange, other: AgeRange): number {
  const years = Math.min(endOf(range), endOf(other)) - Math.max(range.from, other.from) + 1;
  return Math.max(0, years) / (endOf(range) - range.from + 1);
}

type Criteria = readonly PanelCriterion[];

const valuesOf = (criteria: Criteria, name: string) => criteria.find(({ criterion }) => criterion === name)?.values;

/** Part of a group that meets ages of both; those of one don't meet each other. */
function agePart(range: AgeRange, ...all: readonly (readonly string[] | undefined)[]): number {
  const [first = [`${LEAST_AGE}+`], second = [`${LEAST_AGE}+`]] = all;
  const pairs = first.flatMap((one) => second.map((other) => [readAgeRange(one), readAgeRange(other)] as const));
  return pairs.reduce((sum, [one, other]) => {
    if (!one || !other) return sum;
    const from = Math.max(one.from, other.from);
    const to = Math.min(endOf(one), endOf(other));
    return from > to ? sum : sum + partWithin(range, { from, to });
  }, 0);
}

/** Those of a cell by gender and age, who fit the study's criteria, too. */
function byGenderAndAge({ people }: Population, cell: Criteria, study: Criteria): number {
  const isWanted = (gender: string) => [cell, study].every((one) => valuesOf(one, "GENDER")?.includes(gender) ?? true);
  return people
    .filter(({ gender }) => isWanted(gender))
    .reduce((sum, group) => sum + group.people * agePart(group.range, valuesOf(cell, "AGE"), valuesOf(study, "AGE")), 0);
}

/** Codes of the provinces of each region. */
async function readRegions(db: Pick<GlobalDb, "selectFrom">, country: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom("geographicArea as province")
    .innerJoin("geographicArea as region", "region.id", "province.parent")
    .select(["region.code", sql<string[]>`array_agg(province.code)`.as("provinces")])
    .where("province.country", "=", country)
    .where("province.level", "=", "PROVINCE")
    .groupBy("region.code")
    .execute();
  return new Map(rows.map(({ code, provinces }) => [code, provinces]));
}

/** Of what the population is known by. */
const KNOWN = ["GENDER", "AGE", "REGION", "PROVINCE"];

/**
 * How many people of a country each cell of a request stands for. Areas are taken to have people of all ages and both genders
 * alike.
 */
export async function populationOf(
  db: Pick<GlobalDb, "selectFrom">,
  { country, criteria, cells }: PanelRequest,
): Promise<PanelPopulation | null> {
  const row = await db.selectFrom("country").select("code").where("id", "=", country).executeTakeFirst();
  const population = row && Object.hasOwn(POPULATIONS, row.code) ? POPULATIONS[row.code] : undefined;
  if (!population) return null;
  const hasRegions = cells.some((cell) => valuesOf(cell.criteria, "REGION"));
  const regions = hasRegions ? await readRegions(db, country) : new Map<string, readonly string[]>();
  const inAreas = (cell: Criteria) => {
    const inRegions = valuesOf(cell, "REGION")?.flatMap((code) => regions.get(code) ?? []);
    const inProvinces = valuesOf(cell, "PROVINCE");
    const codes = inRegions && inProvinces ? inProvinces.filter((code) => inRegions.includes(code)) : (inRegions ?? inProvinces);
    return codes?.reduce((sum, code) => sum + (population.provinces.get(code) ?? 0), 0) ?? 1;
  };
  return {
    source: population.source,
    cells: cells.map((cell) =>
      cell.criteria.every(({ criterion }) => KNOWN.includes(criterion))
        ? byGenderAndAge(population, cell.criteria, criteria) * inAreas(cell.criteria)
        : null,
    ),
  };
}
