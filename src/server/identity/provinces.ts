import { type Kysely, sql } from "kysely";
import { elementIdOf } from "../../shared/elementId";
import { isJsonObject, type Json } from "../../shared/json";
import { DEFAULT_LANGUAGE } from "../../shared/languages";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { looseKey } from "../import/looseKey";
import type { ProfileBody } from "./profile/profileValues";

/** As `GET /lovs/provinces` has it, where a community names no country. */
const DEFAULT_COUNTRY = "ES";

/** A province as members' calls have it (spec section 3, Tester profile). */
export interface Province {
  /** As it was written; empty where none was. */
  readonly lovName: string;
  /** Of the element of `GET /lovs/provinces` that goes by this name; 0: none does. */
  readonly elementId: number;
  /** The same number. */
  readonly id: number;
}

interface Area {
  readonly elementId: number;
  /** Names by language. */
  readonly names: Readonly<Record<string, string>>;
}

/** The provinces of the community's country. */
async function provincesOf(root: Kysely<Tables>, spaceId: string): Promise<readonly Area[]> {
  const rows = await executor(root)
    .selectFrom("geographicArea as area")
    .innerJoin("country", "country.id", "area.country")
    .select(["area.code", "area.name"])
    .where("area.level", "=", "PROVINCE")
    .where("country.code", "=", (eb) =>
      eb.fn.coalesce(
        eb
          .selectFrom("community")
          .innerJoin("country as own", "own.id", "community.country")
          .select("own.code")
          .where("community.id", "=", spaceId),
        sql<string>`${DEFAULT_COUNTRY}`,
      ),
    )
    .execute();
  return rows.map(({ code, name }) => ({ elementId: elementIdOf(code), names: name as Area["names"] }));
}

/** Members have a province by its name; this finds the area that goes by it, in any language. */
export async function findProvince(root: Kysely<Tables>, spaceId: string, name: string | null): Promise<Province> {
  if (!name) return { lovName: "", elementId: 0, id: 0 };
  const key = looseKey(name);
  const areas = await provincesOf(root, spaceId);
  const area = areas.find(({ names }) => Object.values(names).some((one) => looseKey(one) === key));
  const elementId = area?.elementId ?? 0;
  return { lovName: name, elementId, id: elementId };
}

/** The id alone of an element, where the name was left out. */
function idAlone(province: Json | undefined): number | undefined {
  if (!isJsonObject(province) || province.lovName) return undefined;
  const id = province.elementId || province.id;
  return typeof id === "number" && id > 0 ? id : undefined;
}

/** The profile with its province named, where the call gave an id of `GET /lovs/provinces` alone. */
export async function withProvinceNamed<Body extends ProfileBody>(
  root: Kysely<Tables>,
  spaceId: string,
  body: Body,
): Promise<Body> {
  const id = idAlone(body.province);
  if (id === undefined) return body;
  const area = (await provincesOf(root, spaceId)).find(({ elementId }) => elementId === id);
  return { ...body, province: area?.names[DEFAULT_LANGUAGE] ?? null };
}
