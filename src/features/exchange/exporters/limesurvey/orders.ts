import type { Block, Order } from "../../../../survey/questionnaire";
import type { Lost } from "../shared/lost";
import { writtenCodes } from "./codes";
import { nameIn } from "./names";
import type { Survey } from "./survey";

/** Most characters of the names of LimeSurvey's random groups. */
const LONGEST = 20;

/** The names by which groups, and questions, change places among each other. */
export interface Orders {
  /** Of groups, by ours. */
  readonly groups: ReadonlyMap<string, string>;
  /** Of the questions of a block, by its id. */
  readonly questions: ReadonlyMap<string, string>;
}

/** Random orders; LimeSurvey knows no others, which are listed. */
export function ordersOf({ blocks }: Survey, lost: Lost): Orders {
  const all = blocks.map(({ block }) => block);
  const first = groupOrders(all);
  for (const block of all) report(block, first, lost);
  const groups = [...first].filter(([, order]) => order === "random").map(([name]) => name);
  const random = all.filter(({ order, questions }) => order === "random" && questions.length > 0);
  return {
    groups: writtenNames(groups),
    questions: new Map(random.map(({ id }) => [id, `questions${all.findIndex((block) => block.id === id) + 1}`])),
  };
}

/** The first block of a group says how all of them change places. */
export function groupOrders(blocks: readonly Block[]): ReadonlyMap<string, Order> {
  return new Map(blocks.toReversed().flatMap(({ group }) => (group ? [[group.name, group.order] as const] : [])));
}

function report(block: Block, orders: ReadonlyMap<string, string>, lost: Lost): void {
  const order = block.group && orders.get(block.group.name);
  if (block.group && order !== "fixed" && order !== "random")
    lost.add(nameIn(block.title), "order", `${block.group.name}: ${order}`);
  if (block.order && block.order !== "fixed" && block.order !== "random") lost.add(nameIn(block.title), "order", block.order);
}

/** Names that fit stay as they are. */
function writtenNames(names: readonly string[]): ReadonlyMap<string, string> {
  const fits = names.every((name) => name.length <= LONGEST && /^[\p{L}\p{N} _-]+$/u.test(name) && name === name.trim());
  return fits ? new Map(names.map((name) => [name, name])) : writtenCodes(names, { longest: LONGEST });
}
