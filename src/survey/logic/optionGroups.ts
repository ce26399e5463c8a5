import { localize } from "../../shared/languages";
import type { Option, OptionGroup, Question } from "../questionnaire";

/** The groups that a question's options can stand in, in their order; none where it has none. */
export function groupsOf(question: Question): readonly OptionGroup[] {
  return Array.isArray(question.optionGroups) ? (question.optionGroups as readonly OptionGroup[]) : [];
}

/** Options that stay together: those of one group, or one that is in none. */
export interface Unit {
  /** The group's code. */
  readonly group?: string;
  readonly options: readonly Option[];
}

export function isGroup({ group }: Unit): boolean {
  return group !== undefined;
}

/** The items with those that move replaced, place by place, by others. */
export function replaced<Item>(items: readonly Item[], moves: (item: Item) => boolean, others: readonly Item[]): readonly Item[] {
  let next = 0;
  return items.map((item) => {
    if (!moves(item)) return item;
    next += 1;
    return others[next - 1] ?? item;
  });
}

/** Each group where its first option stands; a code that names no group counts for none. */
function gathered(options: readonly Option[], known: ReadonlySet<string>): readonly Unit[] {
  const members = new Map<string, Option[]>();
  return options.flatMap((option): Unit[] => {
    const { group } = option;
    if (group === undefined || !known.has(group)) return [{ options: [option] }];
    const others = members.get(group);
    const own = [option];
    if (!others) members.set(group, own);
    others?.push(option);
    return others ? [] : [{ group, options: own }];
  });
}

/**
 * What stands together, in the author's order. The groups take the places where a first option of theirs stands, in
 * the order in which the question lists its groups; an option without one keeps its place between them.
 */
export function unitsOf(options: readonly Option[], groups: readonly OptionGroup[]): readonly Unit[] {
  const codes = groups.map(({ code }) => code);
  const units = gathered(options, new Set(codes));
  const placeOf = ({ group = "" }: Unit) => codes.indexOf(group);
  const ordered = units.filter(isGroup).toSorted((one, other) => placeOf(one) - placeOf(other));
  return replaced(units, isGroup, ordered);
}

/** The options in the author's order, those of one group together. */
export function inGroups(options: readonly Option[], groups: readonly OptionGroup[]): readonly Option[] {
  return groups.length === 0 ? options : unitsOf(options, groups).flatMap((unit) => unit.options);
}

/** A heading over some of a question's options. */
export interface Heading {
  readonly text: string;
  /** Of the options under it. */
  readonly codes: readonly string[];
}

/** The headings over what a question offers, in one language: a group none of whose options is offered has none. */
export function headingsOf(question: Question, options: readonly Option[], language: string): readonly Heading[] {
  const labels = new Map(groupsOf(question).map(({ code, label }) => [code, localize(label, language) || code]));
  return unitsOf(options, groupsOf(question)).flatMap(({ group, options: members }): Heading[] =>
    group === undefined ? [] : [{ text: labels.get(group) ?? group, codes: members.map(({ code }) => code) }],
  );
}

/** Neighbours under one heading, or under none. */
export interface Section<Item> {
  readonly heading?: Heading;
  readonly items: readonly Item[];
}

/** What is drawn, section by section, in its order. */
export function sectionsOf<Item>(
  items: readonly Item[],
  headings: readonly Heading[],
  codeOf: (item: Item) => string,
): readonly Section<Item>[] {
  const byCode = new Map(headings.flatMap((heading) => heading.codes.map((code) => [code, heading] as const)));
  const sections: { heading?: Heading; items: Item[] }[] = [];
  for (const item of items) {
    const heading = byCode.get(codeOf(item));
    const last = sections.at(-1);
    if (last && last.heading === heading) last.items.push(item);
    else sections.push({ ...(heading ? { heading } : {}), items: [item] });
  }
  return sections;
}
