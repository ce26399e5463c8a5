import { type DemoSeed, json, newId, type SpaceDb } from "../../../server/kit";
import { createRandom } from "../../../shared/random";
import { POLL, type PollSettings } from "../shared/poll";

const SEED = 20_261;
const MS_PER_DAY = 86_400_000;

interface DemoPoll extends PollSettings {
  readonly title: string;
  readonly description: string;
  readonly labs: number;
  readonly endsInDays: number;
  /** How many members voted, and how they lean, by option. */
  readonly votes: number;
  readonly weights: readonly number[];
}

const options = (...texts: readonly string[]) => texts.map((text, index) => ({ code: `o${index + 1}`, text }));

const POLLS: readonly DemoPoll[] = [
  {
    title: "¿Cómo vas al trabajo?",
    description: "Una pregunta rápida sobre tus mañanas. Después de votar verás lo que hace el resto.",
    question: "Entre semana, ¿cómo llegas casi siempre al trabajo o a clase?",
    isMultiple: false,
    options: options("En coche", "En autobús o metro", "En bici o patinete", "A pie", "Trabajo desde casa"),
    labs: 5,
    endsInDays: 12,
    votes: 41,
    weights: [9, 14, 6, 7, 5],
  },
  {
    title: "Lo que te haría dejar el coche",
    description: "Elige todo lo que de verdad cambiaría tus trayectos.",
    question: "¿Qué te haría dejar el coche en casa más a menudo?",
    isMultiple: true,
    options: options(
      "Más frecuencia del autobús",
      "Carriles bici seguros",
      "Un abono más barato",
      "Aparcamientos en las estaciones",
    ),
    labs: 5,
    endsInDays: -3,
    votes: 36,
    weights: [20, 12, 23, 9],
  },
];

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

async function seedPoll(db: SpaceDb, poll: DemoPoll, voters: readonly string[]): Promise<void> {
  const [activity, id] = [newId(), newId()];
  const random = createRandom(SEED);
  const now = Date.now();
  const endsAt = new Date(now + poll.endsInDays * MS_PER_DAY).toISOString();
  const { title, description, labs, question, isMultiple } = poll;
  const isOver = poll.endsInDays < 0;
  await db
    .insertInto("activity")
    .values({
      id: activity,
      type: POLL,
      title,
      description,
      labs,
      endsAt,
      status: "ACTIVE",
      announced: isOver ? "ENDED" : "OPENED",
    })
    .execute();
  await db
    .insertInto("poll")
    .values({ id, activity, question, isMultiple, options: json(poll.options) })
    .execute();
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

/** A poll that is open, without the demo's own member, and one that is over. */
export const demoPolls: DemoSeed = {
  name: "poll",
  order: 60,
  run: async ({ spaceDb, communityId }) => {
    const db = spaceDb(communityId);
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
        db,
        poll,
        rows.map(({ id }) => id),
      );
  },
};
