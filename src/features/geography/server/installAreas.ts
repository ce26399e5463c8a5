import { type GlobalDb, json, newId } from "../../../server/kit";
import { LANGUAGES } from "../../../shared/languages";
import { REGIONS } from "./regions";
import { NIELSEN_AREAS, SPANISH_PROVINCES, SPANISH_REGIONS } from "./spain";

type Level = "PROVINCE" | "REGION" | "NIELSEN";

interface Area {
  readonly level: Level;
  readonly code: string;
  readonly name: string;
  /** Of the region that it lies in. */
  readonly parent?: string | undefined;
  /** Of the Nielsen area that it lies in. */
  readonly nielsen?: string | undefined;
}

/** `Lisboa|en=Lisbon`: a name in every language of the interface. */
function namesOf(text: string): Readonly<Record<string, string>> {
  const [own = "", ...others] = text.split("|");
  const called = new Map(others.map((other) => other.split("=") as [string, string]));
  return Object.fromEntries(LANGUAGES.map((language) => [language, called.get(language) ?? own]));
}

function linesOf(text: string): readonly (readonly [code: string, rest: string])[] {
  return text.split("\n").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}

function areasOf(level: Level, text: string): readonly Area[] {
  return linesOf(text).map(([code, name]) => ({ level, code, name }));
}

function provinces(): readonly Area[] {
  return linesOf(SPANISH_PROVINCES).map(([code, rest]) => {
    const [parent = "", nielsen = "", ...name] = rest.split(" ");
    return { level: "PROVINCE", code, name: name.join(" "), parent, nielsen: nielsen === "0" ? undefined : nielsen };
  });
}

async function idsOf(db: GlobalDb, country: string, level: Level): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom("geographicArea")
    .select(["id", "code"])
    .where("country", "=", country)
    .where("level", "=", level)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

async function insertMissing(db: GlobalDb, country: string, areas: readonly Area[]): Promise<void> {
  const [regions, nielsens] = [await idsOf(db, country, "REGION"), await idsOf(db, country, "NIELSEN")];
  const rows = areas.map(({ level, code, name, parent, nielsen }) => ({
    id: newId(),
    country,
    level,
    code,
    name: json(namesOf(name)),
    parent: regions.get(parent ?? "") ?? null,
    nielsen: nielsens.get(nielsen ?? "") ?? null,
  }));
  await db
    .insertInto("geographicArea")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The areas that people say they live in: what is there already stays as it is. */
export async function installAreas(db: GlobalDb): Promise<void> {
  const countries = await db.selectFrom("country").select(["id", "code"]).execute();
  const ids = new Map(countries.map(({ id, code }) => [code, id]));
  const spain = ids.get("ES");
  if (spain) {
    await insertMissing(db, spain, [...areasOf("REGION", SPANISH_REGIONS), ...areasOf("NIELSEN", NIELSEN_AREAS)]);
    await insertMissing(db, spain, provinces());
  }
  for (const [code, text] of Object.entries(REGIONS)) {
    const country = ids.get(code);
    if (country) await insertMissing(db, country, areasOf("REGION", text));
  }
}
