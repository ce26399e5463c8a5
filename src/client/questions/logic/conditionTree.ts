import type { Condition, Test } from "../../../survey/logic/condition";

/** How the members of a group decide. */
export const MODES = ["all", "any", "none", "notAll"] as const;
export type Mode = (typeof MODES)[number];

/** The deepest groups that the editor makes. */
export const MOST_LEVELS = 4;

export interface Leaf {
  readonly kind: "test";
  readonly test: Test;
  /** JSON pointer of the stored comparison. */
  readonly pointer: string;
}

/** Conditions that decide together. */
export interface Group {
  readonly kind: "group";
  readonly mode: Mode;
  readonly members: readonly Node[];
  /** JSON pointer of the stored group. */
  readonly pointer: string;
}

/** A condition as the editor shows it: groups that say how their members decide, and comparisons. */
export type Node = Group | Leaf;

/** Where a node is: the places of its groups and its own. */
export type Path = readonly number[];

function groupOf(mode: Mode, members: readonly Condition[], pointer: string, at = pointer): Group {
  return { kind: "group", mode, pointer, members: members.map((member, index) => nodeOf(member, `${at}/${index}`)) };
}

function nodeOf(condition: Condition, pointer: string): Node {
  if ("all" in condition) return groupOf("all", condition.all, pointer, `${pointer}/all`);
  if ("any" in condition) return groupOf("any", condition.any, pointer, `${pointer}/any`);
  if (!("not" in condition)) return { kind: "test", test: condition, pointer };
  const { not } = condition;
  if ("all" in not) return groupOf("notAll", not.all, pointer, `${pointer}/not/all`);
  if ("any" in not) return groupOf("none", not.any, pointer, `${pointer}/not/any`);
  return { kind: "group", mode: "none", pointer, members: [nodeOf(not, `${pointer}/not`)] };
}

/** A condition as groups, the outermost one always there. @param pointer JSON pointer of it, in its question or document */
export function toTree(condition: Condition | undefined, pointer: string): Group {
  if (!condition) return { kind: "group", mode: "all", members: [], pointer };
  const node = nodeOf(condition, pointer);
  return node.kind === "group" ? node : { kind: "group", mode: "all", members: [node], pointer };
}

function written(mode: Mode, members: readonly Condition[]): Condition {
  if (mode === "all") return { all: members };
  if (mode === "any") return { any: members };
  return { not: mode === "none" ? { any: members } : { all: members } };
}

function fromNode(node: Node): Condition | undefined {
  if (node.kind === "test") return node.test;
  const members = node.members.flatMap((member) => fromNode(member) ?? []);
  return members.length > 0 ? written(node.mode, members) : undefined;
}

/** The condition to store; nothing where no comparison is left. */
export function fromTree(tree: Group): Condition | undefined {
  return fromNode(tree);
}

function within(group: Group, [place = 0, ...rest]: Path, change: (node: Node) => Node | undefined): Group {
  const members = group.members.flatMap((member, index) => {
    if (index !== place) return [member];
    if (rest.length > 0) return member.kind === "group" ? [within(member, rest, change)] : [member];
    return change(member) ?? [];
  });
  return { ...group, members };
}

/** The tree with the group at the path changed; the empty path is the tree itself. */
export function changeGroup(tree: Group, path: Path, change: (group: Group) => Group): Group {
  if (path.length === 0) return change(tree);
  return within(tree, path, (node) => (node.kind === "group" ? change(node) : node));
}

export function setMode(tree: Group, path: Path, mode: Mode): Group {
  return changeGroup(tree, path, (group) => ({ ...group, mode }));
}

export function setTest(tree: Group, path: Path, test: Test): Group {
  return within(tree, path, (node) => ({ ...node, kind: "test", test }));
}

export function removeNode(tree: Group, path: Path): Group {
  return within(tree, path, () => undefined);
}

export function addTest(tree: Group, path: Path, test: Test): Group {
  const leaf: Leaf = { kind: "test", test, pointer: "" };
  return changeGroup(tree, path, (group) => ({ ...group, members: [...group.members, leaf] }));
}

/** A group inside the one at the path; it decides the other way, else it would say nothing new. */
export function addGroup(tree: Group, path: Path, test: Test): Group {
  return changeGroup(tree, path, (group) => {
    const mode: Mode = group.mode === "all" || group.mode === "notAll" ? "any" : "all";
    const inner: Group = { kind: "group", mode, pointer: "", members: [{ kind: "test", test, pointer: "" }] };
    return { ...group, members: [...group.members, inner] };
  });
}
