import { DEVICE } from "../../../../contracts/services/panel";
import { sql } from "../../../../server/kit";
import { readAgeRange } from "../../../../shared/ageRange";
import { HOUSEHOLD_SIZES, type PanelCriterionName } from "../../shared/criteria";

type Condition = ReturnType<typeof sql<boolean>>;

/** What values mean in the table. */
export interface Meaning {
  /** YYYY-MM-DD: ages are as of this day. */
  readonly today: string;
  /** Id of the area that a code of a region or province stands for. */
  readonly areaOf: (criterion: string, code: string) => string;
}

/** YYYY-MM-DD, so many years before; 28 February where that year has no 29th. */
export function yearsBefore(day: string, years: number): string {
  const [year = "", rest = ""] = [day.slice(0, 4), day.slice(4)];
  const earlier = Number(year) - years;
  const isLeap = new Date(Date.UTC(earlier, 1, 29)).getUTCDate() === 29;
  return `${earlier}${rest === "-02-29" && !isLeap ? "-02-28" : rest}`;
}

const anyOf = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

const chosen = (column: string, values: readonly string[]): Condition =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(values)})`;

function aged(values: readonly string[], today: string): Condition {
  return anyOf(
    values.flatMap((value) => {
      const range = readAgeRange(value);
      if (!range) return [];
      const { from, to } = range;
      const old = sql<boolean>`birth_date <= ${yearsBefore(today, from)}::date`;
      return to === undefined ? [old] : [sql<boolean>`(${old} and birth_date > ${yearsBefore(today, to + 1)}::date)`];
    }),
  );
}

function ofHousehold(values: readonly string[]): Condition {
  return anyOf(
    HOUSEHOLD_SIZES.filter(({ value }) => values.includes(value)).map(({ people, isOpenEnded }) =>
      isOpenEnded ? sql<boolean>`household_size >= ${people}` : sql<boolean>`household_size = ${people}`,
    ),
  );
}

const areas =
  (criterion: "REGION" | "PROVINCE", column: string) =>
  (values: readonly string[], { areaOf }: Meaning): Condition =>
    sql<boolean>`${sql.ref(column)} in (${sql.join(values.map((code) => sql`${areaOf(criterion, code)}::uuid`))})`;

const CONDITIONS: Readonly<
  Record<PanelCriterionName | typeof DEVICE, (values: readonly string[], meaning: Meaning) => Condition>
> = {
  GENDER: (values) => chosen("gender", values),
  AGE: (values, { today }) => aged(values, today),
  REGION: areas("REGION", "region"),
  PROVINCE: areas("PROVINCE", "provinceArea"),
  EDUCATION: (values) => chosen("education", values),
  OCCUPATION: (values) => chosen("occupation", values),
  HOUSEHOLD: ofHousehold,
  [DEVICE]: (values) => chosen("devices", values),
};

/** SQL of whether a panelist has one of the values; unknown where the profile doesn't say. */
export function conditionOf(
  { criterion, values }: { readonly criterion: string; readonly values: readonly string[] },
  meaning: Meaning,
): Condition {
  const make = Object.hasOwn(CONDITIONS, criterion) ? CONDITIONS[criterion as keyof typeof CONDITIONS] : undefined;
  if (!make) throw new RangeError(`there is no criterion "${criterion}"`);
  return make(values, meaning);
}
