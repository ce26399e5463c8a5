import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { pick } from "../../../../shared/random";
import { FRIEND_REWARD, MOST_FRIENDS, takesCoins, toHundredths } from "../../shared/coins";
import type { MovementValues } from "../coins/movements";
import { successes } from "./draw";

const MOST_TESTS = 12;
/** Coins that are paid out at once, as soon as there are so many. */
const PAYOUT = 10;
const STUDIES = [
  "Desayunos en casa",
  "El móvil en familia",
  "Compra en el supermercado",
  "Viajes de fin de semana",
  "Plataformas de series",
  "Café para llevar",
  "Moverse por la ciudad",
  "Seguros del hogar",
] as const;
const GRANTS = ["Compensación por un fallo técnico", "Sorteo de bienvenida"] as const;

/** A panelist of the demo. */
export interface DemoPanelist {
  readonly id: string;
  readonly completes: number;
}

/** Somebody who invited somebody. */
export interface DemoFriend {
  readonly friend: string;
  readonly inviter: string;
}

type DatedMovement = MovementValues & { readonly createdAt: string };

const byDate = (a: DatedMovement, b: DatedMovement) => a.createdAt.localeCompare(b.createdAt);

function drawTests(random: () => number, { id, completes }: DemoPanelist, now: number): readonly DatedMovement[] {
  return Array.from({ length: Math.min(completes, MOST_TESTS) }, (_, index) => ({
    ...{ panelistId: id, reason: "TEST", key: `demo:test:${id}:${index}`, concept: pick(random, STUDIES) },
    amount: 0.5 + Math.floor(random() * 7) * 0.25,
    createdAt: new Date(now - (5 + random() * 300) * MS_PER_DAY).toISOString(),
  }));
}

function drawGrants(random: () => number, { id }: DemoPanelist, now: number): readonly DatedMovement[] {
  return Array.from({ length: successes(random, 1, 0.15) }, () => ({
    ...{ panelistId: id, reason: "CUSTOM", key: `demo:grant:${id}`, concept: pick(random, GRANTS), amount: 1 },
    createdAt: new Date(now - (5 + random() * 300) * MS_PER_DAY).toISOString(),
  }));
}

/** A friend's reward, when their first study was paid. */
function rewardsOf(friends: readonly DemoFriend[], tests: ReadonlyMap<string, readonly DatedMovement[]>) {
  const counts = new Map<string, number>();
  return friends.flatMap(({ friend, inviter }): readonly DatedMovement[] => {
    const [first] = tests.get(friend) ?? [];
    const count = counts.get(inviter) ?? 0;
    if (!first || count >= MOST_FRIENDS) return [];
    counts.set(inviter, count + 1);
    const { createdAt } = first;
    const reward = { reason: "INVITED_FRIEND", amount: FRIEND_REWARD, concept: null, createdAt } as const;
    return [{ panelistId: inviter, key: `friend:${friend}`, ...reward }];
  });
}

/** What was earned, with a payment a day after there was enough for one. */
function withPayouts(earned: readonly DatedMovement[]): readonly DatedMovement[] {
  let hundredths = 0;
  return earned.flatMap((movement, index) => {
    hundredths += toHundredths(movement.amount) * (takesCoins(movement.reason) ? -1 : 1);
    if (hundredths < PAYOUT * 100) return [movement];
    hundredths -= PAYOUT * 100;
    const { panelistId } = movement;
    // Before whatever else was earned on that day.
    const createdAt = new Date(Date.parse(movement.createdAt) + 1).toISOString();
    const payout = { reason: "PAYMENT", amount: PAYOUT, concept: "Transferencia", createdAt } as const;
    return [movement, { panelistId, key: `demo:payout:${panelistId}:${index}`, ...payout }];
  });
}

/** Coin movements of these panelists, the earliest of each first; nobody has less than nothing at any time. */
export function drawMovements(
  random: () => number,
  {
    people,
    friends,
    now,
  }: { readonly people: readonly DemoPanelist[]; readonly friends: readonly DemoFriend[]; readonly now: number },
): readonly MovementValues[] {
  const tests = new Map(people.map((person) => [person.id, drawTests(random, person, now).toSorted(byDate)]));
  const rewards = rewardsOf(friends, tests);
  return people.flatMap((person) => {
    const { id } = person;
    const own = [
      ...(tests.get(id) ?? []),
      ...drawGrants(random, person, now),
      ...rewards.filter(({ panelistId }) => panelistId === id),
    ];
    return withPayouts(own.toSorted(byDate));
  });
}
