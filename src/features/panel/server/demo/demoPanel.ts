import { type DemoSeed, newId, type SpaceDb } from "../../../../server/kit";
import { DEFAULT_LANGUAGE } from "../../../../shared/languages";
import { portionsOf } from "../../../../shared/portionsOf";
import { createRandom } from "../../../../shared/random";
import { drawPerson, drawProfile, type Place } from "./demoPanelist";

const PANELISTS = 3_200;
const PORTION = 500;
const SEED = 20_270_101;

const emailOf = (index: number) => `panelist${index + 1}@demo.test`;

/** What people call a place that is listed as `Coruña, A` or `Valencia/València`. */
function spokenName(listed: string): string {
  const [main = "", article] = listed.split(", ");
  return article ? `${article} ${main}` : (main.split("/")[0] ?? main);
}

/** Provinces by code. */
async function readPlaces(db: SpaceDb, country: string): Promise<ReadonlyMap<string, Place>> {
  const rows = await db
    .selectFrom("geographicArea")
    .select(["id", "code", "name", "parent"])
    .where("country", "=", country)
    .where("level", "=", "PROVINCE")
    .execute();
  return new Map(
    rows.map(({ id, code, name, parent }) => {
      const names = name as Readonly<Record<string, string | undefined>>;
      return [code, { id, code, name: spokenName(names[DEFAULT_LANGUAGE] ?? code), region: parent }];
    }),
  );
}

/** Demos of before have panelists who said little of themselves: their names, places and whatever else they have stay. */
async function completeProfiles(db: SpaceDb, country: string, places: ReadonlyMap<string, Place>): Promise<ReadonlySet<string>> {
  const existing = await db
    .selectFrom("panelist")
    .select(["id", "email", "gender", "birthDate", "province"])
    .where("email", "like", "panelist%@demo.test")
    .where("education", "is", null)
    .orderBy("email")
    .execute();
  const [random, now] = [createRandom(SEED + 1), Date.now()];
  for (const { id, gender, birthDate, province } of existing) {
    const drawn = drawPerson(random, places, now);
    const person = {
      gender: gender === "M" || gender === "W" ? gender : drawn.gender,
      birthDate: birthDate ?? drawn.birthDate,
      place: province === null ? drawn.place : [...places.values()].find(({ name }) => name === province),
    };
    await db
      .updateTable("panelist")
      .set({ country, ...drawProfile(random, person, now) })
      .where("id", "=", id)
      .execute();
  }
  return new Set(existing.map(({ email }) => email));
}

/** The panel of the demo: people as Spain's online panels have them. */
export const demoPanel: DemoSeed = {
  name: "panel",
  order: 100,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
    const spain = await db.selectFrom("country").select("id").where("code", "=", "ES").executeTakeFirst();
    if (!spain) return;
    const places = await readPlaces(db, spain.id);
    const completed = await completeProfiles(db, spain.id, places);
    const [random, now] = [createRandom(SEED), Date.now()];
    const people = Array.from({ length: PANELISTS }, (_, index) => {
      const { place, ...person } = drawPerson(random, places, now);
      const profile = drawProfile(random, { ...person, place }, now);
      return { id: newId(), email: emailOf(index), country: spain.id, province: place?.name ?? null, ...person, ...profile };
    });
    const missing = people.filter(({ email }) => !completed.has(email));
    for (const portion of portionsOf(missing, PORTION)) {
      await db
        .insertInto("panelist")
        .values([...portion])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  },
};
