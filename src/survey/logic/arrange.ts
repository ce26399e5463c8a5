import { createRandom } from "../../shared/random";
import type { Block, Option, OptionGroup, Order, Question } from "../questionnaire";
import { isGroup, replaced, type Unit, unitsOf } from "./optionGroups";

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

/** All but the pinned ones change places. */
function aroundPinned(options: readonly Option[], name: string, draw: Draw): readonly Option[] {
  const isFree = ({ isPinned }: Option) => !isPinned;
  return replaced(options, isFree, inOrder(options.filter(isFree), "random", name, draw));
}

/** Groups change places among each other, and so do the options of each and those that are in none. */
function arrangeUnits(units: readonly Unit[], name: string, draw: Draw): readonly Unit[] {
  const groups = units.filter(isGroup).map(({ group, options }): Unit => {
    return { ...(group ? { group } : {}), options: aroundPinned(options, `${name} group ${group}`, draw) };
  });
  const alone = units.filter((unit) => !isGroup(unit)).flatMap(({ options }) => options);
  const others = aroundPinned(alone, name, draw).map((option): Unit => ({ options: [option] }));
  const placed = replaced(units, isGroup, inOrder(groups, "random", `${name} groups`, draw));
  return replaced(placed, (unit) => !isGroup(unit), others);
}

/** What else decides on the order of options. */
export interface OrderConstraints {
  /** Codes of options that exclude all others. @default none */
  readonly exclusive?: readonly string[];
  /** The question's groups. @default none */
  readonly groups?: readonly OptionGroup[];
}

/**
 * Options in this respondent's order, the pinned ones where they stand: in their group, or among those without one.
 */
export function arrangeOptions(
  listed: readonly Option[],
  name: string,
  draw: Draw,
  { exclusive = [], groups = [] }: OrderConstraints = {},
): readonly Option[] {
  const units = unitsOf(exclusiveLast(listed, exclusive), groups);
  return arrangeUnits(units, name, draw).flatMap(({ options }) => options);
}

export interface PlacedQuestion {
  readonly block: Block;
  readonly question: Question;
}

/** What changes places as one: a block, or all rounds of a looped one, which follow each other. */
type Movable = readonly [Block, ...Block[]];

function movablesOf(blocks: readonly Block[]): readonly Movable[] {
  const movables: [Block, ...Block[]][] = [];
  for (const block of blocks) {
    const last = movables.at(-1);
    if (last && block.roundOf !== undefined && last[0].roundOf === block.roundOf) last.push(block);
    else movables.push([block]);
  }
  return movables;
}

/** Blocks in this respondent's order: those of a group change places among each other. */
function arrangeBlocks(blocks: readonly Block[], draw: Draw): readonly Block[] {
  const movables = movablesOf(blocks);
  const groups = new Map<string, Movable[]>();
  for (const movable of movables) {
    const [{ group }] = movable;
    if (group) groups.set(group.name, [...(groups.get(group.name) ?? []), movable]);
  }
  const turns = new Map(
    [...groups].map(([name, members]) => [name, [...inOrder(members, members[0]?.[0].group?.order, `group ${name}`, draw)]]),
  );
  return movables.flatMap((movable) => (movable[0].group && turns.get(movable[0].group.name)?.shift()) ?? movable);
}

/** All questions in this respondent's order. */
export function arrange(blocks: readonly Block[], draw: Draw): readonly PlacedQuestion[] {
  return arrangeBlocks(blocks, draw).flatMap((block) =>
    inOrder(block.questions, block.order, `block ${block.id}`, draw).map((question) => ({ block, question })),
  );
}
