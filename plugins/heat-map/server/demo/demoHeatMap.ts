import { type DemoSeed, newId, type SeedContext, type SpaceDb } from "../../../../src/server/kit";
import { MS_PER_DAY } from "../../../../src/shared/dates/msPerDay";
import { createRandom, pick } from "../../../../src/shared/random";
import { HEAT_MAP } from "../../shared/heatMap";
import { percentOf } from "../../shared/point";
import { PICTURE } from "../pictures";
import { DESCRIPTION, type DemoImage, IMAGES, TITLE } from "./content";

const SEED = 20_264;
const PEOPLE = 60;
/** How far people's points lie around a spot, in percent of the image. */
const SCATTER = { x: 16, y: 5 };
const LIMITS = { maxPositive: 3, maxNegative: 3, minPoints: 1, explanationRequired: true };

type Random = () => number;

/** Around nothing, most often close to it: -1 to 1. */
const scattered = (random: Random) => (random() + random() + random()) / 1.5 - 1;

/** What somebody marks on an image: one of its spots at least. */
function marksOf({ spots }: DemoImage, random: Random) {
  const marked = spots.filter(({ weight }) => random() * 100 < weight);
  const chosen = marked.length > 0 ? marked : spots.slice(0, 1);
  return chosen.map(({ x, y, sign, reasons }) => ({
    x: percentOf((x + scattered(random) * SCATTER.x) / 100),
    y: percentOf((y + scattered(random) * SCATTER.y) / 100),
    sentiment: sign,
    explanation: pick(random, reasons),
  }));
}

function atMost<Mark extends { readonly sentiment: string }>(marks: readonly Mark[], sign: string, most: number) {
  return marks.filter(({ sentiment }) => sentiment === sign).slice(0, most);
}

async function seedImage(context: SeedContext, activity: string, position: number, image: DemoImage): Promise<string> {
  const db = context.spaceDb(context.communityId);
  const id = newId();
  const content = Buffer.from(image.picture.slice(image.picture.indexOf(",") + 1), "base64");
  const picture = await context.keepImage({ purpose: PICTURE, name: `${image.title}.webp`, content });
  const { title, instructions } = image;
  const { url, width, height } = picture;
  await db
    .insertInto("heatMapImage")
    .values({ id, activity, title, instructions, image: url, width, height, position, ...LIMITS })
    .execute();
  await db
    .updateTable("file")
    .set({ state: "ATTACHED", entity: "heatMapImage", recordId: id, field: "image" })
    .where("id", "=", picture.id)
    .execute();
  return id;
}

async function seedPoints(db: SpaceDb, heatMapImage: string, image: DemoImage, people: readonly Person[]): Promise<void> {
  const random = createRandom(SEED + image.title.length);
  const rows = people.flatMap(({ id: member, at }) => {
    const marks = marksOf(image, random);
    const kept = [...atMost(marks, "POSITIVE", LIMITS.maxPositive), ...atMost(marks, "NEGATIVE", LIMITS.maxNegative)];
    return kept.map((mark, place) => ({
      id: newId(),
      heatMapImage,
      member,
      ...mark,
      createdAt: new Date(at.getTime() + place * 40_000).toISOString(),
    }));
  });
  await db.insertInto("heatMapPoint").values(rows).execute();
}

interface Person {
  readonly id: string;
  /** When they took part. */
  readonly at: Date;
}

async function readPeople(db: SpaceDb): Promise<readonly Person[]> {
  const rows = await db
    .selectFrom("member")
    .select("id")
    .where("status", "=", "ACTIVE")
    .where("email", "<>", "member@demo.test")
    .orderBy("nickname", "desc")
    .limit(PEOPLE)
    .execute();
  const now = Date.now();
  return rows.map(({ id }, place) => ({ id, at: new Date(now - (9 - (place / rows.length) * 8) * MS_PER_DAY) }));
}

async function seedActivity(db: SpaceDb, people: readonly Person[]): Promise<string> {
  const activity = newId();
  const endsAt = new Date(Date.now() + 9 * MS_PER_DAY).toISOString();
  await db
    .insertInto("activity")
    .values({
      id: activity,
      type: HEAT_MAP,
      title: TITLE,
      description: DESCRIPTION,
      labs: 25,
      endsAt,
      status: "ACTIVE",
      announced: "OPENED",
    })
    .execute();
  await db
    .insertInto("heatMap")
    .values({ id: newId(), activity, positiveLabel: "Me gusta", negativeLabel: "No me gusta", isRandomOrder: true })
    .execute();
  const participations = people.map(({ id: member, at }) => ({
    id: newId(),
    activity,
    member,
    status: "COMPLETED",
    startedAt: at.toISOString(),
    completedAt: new Date(at.getTime() + 300_000).toISOString(),
  }));
  await db.insertInto("participation").values(participations).execute();
  return activity;
}

/** A heat map of two posters with sixty people in it, without the demo's own member. */
export const demoHeatMap: DemoSeed = {
  name: "heatMap",
  order: 65,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    const people = await readPeople(db);
    const activity = await seedActivity(db, people);
    for (const [index, image] of IMAGES.entries())
      await seedPoints(db, await seedImage(context, activity, index + 1, image), image, people);
  },
};
