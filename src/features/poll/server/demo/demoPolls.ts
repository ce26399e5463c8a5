import { type DemoSeed, newId, type SeedContext, type SpaceDb } from "../../../../server/kit";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { createRandom } from "../../../../shared/random";
import type { PollPicture, PollSettings } from "../../shared/api";
import { POLL } from "../../shared/poll";
import { PICTURE } from "../pictures";
import { pollColumns } from "../readPoll";
import { type DemoPoll, POLLS } from "./content";

const SEED = 20_261;

/** One option by weight; with several answers each by its own share. */
function choose({ isMultiple, options: offered, weights }: DemoPoll, random: () => number): readonly string[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (isMultiple) {
    const chosen = offered.filter((_, index) => random() < (1.6 * (weights[index] ?? 0)) / sum).map(({ code }) => code);
    if (chosen.length > 0) return chosen;
  }
  let rest = random() * sum;
  const index = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return [offered[Math.max(index, 0)]?.code ?? "o1"];
}

type DemoPicture = NonNullable<DemoPoll["picture"]>;

/** What a poll of the demo asks, its pictures in place. */
async function keepSettings(context: SeedContext, pollId: string, poll: DemoPoll): Promise<PollSettings> {
  const db = context.spaceDb(context.communityId);
  async function keep(name: string, field: string, { data, alt }: DemoPicture): Promise<PollPicture> {
    const content = Buffer.from(data.slice(data.indexOf(",") + 1), "base64");
    const { id, url } = await context.keepImage({ purpose: PICTURE, name: `${name}.webp`, content });
    const home = { state: "ATTACHED", entity: "poll", recordId: pollId, field };
    await db.updateTable("file").set(home).where("id", "=", id).execute();
    return { image: url, alt };
  }
  const options = [];
  for (const { picture, ...option } of poll.options)
    options.push({ ...option, ...(picture ? { picture: await keep(option.text, "options", picture) } : {}) });
  const { question, isMultiple, picture, title } = poll;
  return { question, isMultiple, options, ...(picture ? { picture: await keep(title, "image", picture) } : {}) };
}

async function seedActivity(db: SpaceDb, { title, description, labs, endsInDays }: DemoPoll): Promise<string> {
  const id = newId();
  const endsAt = new Date(Date.now() + endsInDays * MS_PER_DAY).toISOString();
  const announced = endsInDays < 0 ? "ENDED" : "OPENED";
  await db
    .insertInto("activity")
    .values({ id, type: POLL, title, description, labs, endsAt, status: "ACTIVE", announced })
    .execute();
  return id;
}

async function seedVotes(
  db: SpaceDb,
  { activity, id }: { readonly activity: string; readonly id: string },
  poll: DemoPoll,
  voters: readonly string[],
): Promise<void> {
  const random = createRandom(SEED);
  const now = Date.now();
  const members = voters.slice(0, poll.votes);
  if (members.length === 0) return;
  const at = members.map((_, index) => new Date(now - (14 - (index / members.length) * 10) * MS_PER_DAY).toISOString());
  await db
    .insertInto("pollVote")
    .values(
      members.map((member, index) => ({
        id: newId(),
        poll: id,
        member,
        choices: [...choose(poll, random)],
        createdAt: at[index],
      })),
    )
    .execute();
  await db
    .insertInto("participation")
    .values(
      members.map((member, index) => ({
        id: newId(),
        activity,
        member,
        status: "COMPLETED",
        startedAt: at[index],
        completedAt: at[index],
      })),
    )
    .execute();
}

async function seedPoll(context: SeedContext, poll: DemoPoll, voters: readonly string[]): Promise<void> {
  const db = context.spaceDb(context.communityId);
  const activity = await seedActivity(db, poll);
  const id = newId();
  const settings = await keepSettings(context, id, poll);
  await db
    .insertInto("poll")
    .values({ id, activity, ...pollColumns(settings) })
    .execute();
  await seedVotes(db, { activity, id }, poll, voters);
}

/** A poll with pictures that is open, without the demo's own member, and one that is over. */
export const demoPolls: DemoSeed = {
  name: "poll",
  order: 60,
  run: async (context) => {
    const db = context.spaceDb(context.communityId);
    const rows = await db
      .selectFrom("member")
      .select("id")
      .where("status", "=", "ACTIVE")
      .where("email", "<>", "member@demo.test")
      .orderBy("nickname")
      .limit(60)
      .execute();
    for (const poll of POLLS)
      await seedPoll(
        context,
        poll,
        rows.map(({ id }) => id),
      );
  },
};
