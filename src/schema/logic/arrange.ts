import { createRandom } from "../../shared/random";
import type { Block, Option, Order, Question } from "../questionnaire";

/** What makes one respondent's order: always the same for the same response. */
export interface Draw {
  /** The response's seed. */
  readonly seed: number;
  /** The how manieth start of the questionnaire's version, from 0: what `even` counts by. */
  readonly ordinal: number;
}

/** A seed of its own for each thing that is put in order, so that one more of them changes no other's order. */
function seedFor(seed: number, name: string): number {
  let hash = seed >>> 0;
  for (let place = 0; place < name.length; place += 1) hash = Math.imul(hash ^ name.charCodeAt(place), 16777619) >>> 0;
  return hash;
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  const left = [...items];
  // Fisher and Yates: each order is as likely.
  for (let last = left.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [left[last], left[other]] = [left[other] as Item, left[last] as Item];
  }
  return left;
}

function rotated<Item>(items: readonly Item[], start: number): readonly Item[] {
  return [...items.slice(start), ...items.slice(0, start)];
}

/** @param name of what is put in order */
export function inOrder<Item>(
  items: readonly Item[],
  order: Order | undefined,
  name: string,
  { seed, ordinal }: Draw,
): readonly Item[] {
  if (items.length < 2 || order === undefined || order === "fixed") return items;
  if (order === "even") return rotated(items, ordinal % items.length);
  const random = createRandom(seedFor(seed, name));
  return order === "random" ? shuffled(items, random) : rotated(items, Math.floor(random() * items.length));
}

/** "None of these" belongs at the end, unless the author lets it move. */
function exclusiveLast(options: readonly Option[], exclusive: readonly string[]): readonly Option[] {
  const isLast = ({ code, isPinned }: Option) => isPinned === undefined && exclusive.includes(code);
  const last = options.filter(isLast).map((option) => ({ ...option, isPinned: true }));
  return last.length === 0 ? options : [...options.filter((option) => !isLast(option)), ...last];
}

/**
 * Options in this respondent's order, the pinned ones where they stand.
 * @param exclusive codes of options that exclude all others
 */
export function arrangeOptions(
  listed: readonly Option[],
  name: string,
  draw: Draw,
  exclusive: readonly string[] = [],
): readonly Option[] {
  const options = exclusiveLast(listed, exclusive);
  const free = inOrder(
    options.filter(({ isPinned }) => !isPinned),
    "random",
    name,
    draw,
  );
  let next = 0;
  return options.map((option) => {
    if (option.isPinned) return option;
    next += 1;
    return free[next - 1] ?? option;
  });
}

export interface Placed {
  readonly block: Block;
  readonly question: Question;
}

/** Blocks in this respondent's order: those of a group change places among each other. */
function arrangeBlocks(blocks: readonly Block[], draw: Draw): readonly Block[] {
  const groups = new Map<string, Block[]>();
  for (const block of blocks) if (block.group) groups.set(block.group.name, [...(groups.get(block.group.name) ?? []), block]);
  const turns = new Map(
    [...groups].map(([name, members]) => [name, [...inOrder(members, members[0]?.group?.order, `group ${name}`, draw)]]),
  );
  return blocks.map((block) => (block.group ? (turns.get(block.group.name)?.shift() ?? block) : block));
}

/** All questions in this respondent's order. */
export function arrange(blocks: readonly Block[], draw: Draw): readonly Placed[] {
  return arrangeBlocks(blocks, draw).flatMap((block) =>
    inOrder(block.questions, block.order, `block ${block.id}`, draw).map((question) => ({ block, question })),
  );
}
