import { type Kysely, sql } from "kysely";
import { elementIdOf } from "../../../shared/elementId";
import type { Tables } from "../../db/generated/tables";
import { executor } from "../../db/transaction";
import { looseKey } from "../../import/looseKey";

/** As `GET /lovs/provinces` has it, where a community names no country. */
const DEFAULT_COUNTRY = "ES";

export interface Province {
  /** Of its `geographicArea`. */
  readonly id: string;
  /** Of its element of `GET /lovs/provinces`. */
  readonly elementId: number;
  /** Names by language. */
  readonly names: Readonly<Record<string, string>>;
  /** Whether it is of the community's country: those alone are found by name or number. */
  readonly isOwn: boolean;
}

/** All provinces, as a community's members may refer to them. */
export async function provincesOf(root: Kysely<Tables>, spaceId: string): Promise<readonly Province[]> {
  const rows = await executor(root)
    .selectFrom("geographicArea as area")
    .innerJoin("country", "country.id", "area.country")
    .select(["area.id", "area.code", "area.name"])
    .select((eb) => {
      const own = eb
        .selectFrom("community")
        .innerJoin("country as theirs", "theirs.id", "community.country")
        .select("theirs.code")
        .where("community.id", "=", spaceId);
      return eb("country.code", "=", eb.fn.coalesce(own, sql<string>`${DEFAULT_COUNTRY}`)).as("isOwn");
    })
    .where("area.level", "=", "PROVINCE")
    .execute();
  return rows.map(({ id, code, name, isOwn }) => ({
    id,
    elementId: elementIdOf(code),
    names: name as Province["names"],
    isOwn: isOwn === true,
  }));
}

/** What people call a place that is listed as `Coruña, A` or `Valencia/València`. */
function spokenNames(name: string): readonly string[] {
  const [main = "", article] = name.split(", ");
  return article ? [`${article} ${main}`] : name.split("/");
}

/**
 * Finds a province of the community's country by a name, in any language, as it is listed or as people say it; case, accents and signs don't count.
 * @returns a function of the name
 */
export function provinceFinder(provinces: readonly Province[]): (name: string) => Province | undefined {
  const own = provinces.filter(({ isOwn }) => isOwn);
  const entries = own.flatMap((province) => Object.values(province.names).map((name) => [name, province] as const));
  const spoken = entries.flatMap(([name, province]) => spokenNames(name).map((one) => [one, province] as const));
  // What is listed under a name comes last: it counts.
  const byKey = new Map([...spoken, ...entries].map(([name, province]) => [looseKey(name), province]));
  return (name) => byKey.get(looseKey(name));
}
