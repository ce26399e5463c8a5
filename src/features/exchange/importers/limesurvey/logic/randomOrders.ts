import type { Block } from "../../../../../survey/questionnaire";
import { Attributes } from "../attributes";
import type { SourceBlock } from "../expressions/sources";

/** Name of the group within which a question changes places. */
export function randomGroupOf({ attributes }: SourceBlock["sources"][number]["source"]): string {
  return new Attributes(attributes).peek("random_group");
}

/** Groups of one name change places among each other. */
export function withGroupOrder(block: Block, { group }: SourceBlock): Block {
  const name = group.randomization.trim();
  return name === "" ? block : { ...block, group: { name: name.slice(0, 200), order: "random" } };
}

/** Whether all questions of this block, and those of no other, change places among each other: what a block's order says. */
export function isShuffledAlone(own: SourceBlock, all: readonly SourceBlock[]): boolean {
  const names = new Set(own.sources.map(({ source }) => randomGroupOf(source)));
  const [name = ""] = names;
  const isElsewhere = all.some((other) => other !== own && other.sources.some(({ source }) => randomGroupOf(source) === name));
  // Two questions that come of one would be torn apart.
  return name !== "" && names.size === 1 && !isElsewhere && own.sources.every(({ questions }) => questions.length <= 1);
}
