import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition, Test } from "../../../survey/logic/condition";
import { evaluateCondition } from "../../../survey/logic/evaluateCondition";
import { addGroup, addTest, fromTree, removeNode, setMode, setTest, toTree } from "./conditionTree";

const A: Test = { question: "a", is: "equal", value: "1" };
const B: Test = { question: "b", is: "answered" };

const anyCondition = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ question: fc.constantFrom("a", "b", "c"), is: fc.constantFrom("answered" as const, "unanswered" as const) }),
    fc.record({ all: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie("condition") }),
  ),
})).condition;

/** What stands at a pointer of a condition. */
function at(condition: Condition, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], condition);
}

describe("a condition as a tree", () => {
  test("holds for the same answers once it is written again", () => {
    fc.assert(
      fc.property(anyCondition, fc.subarray(["a", "b", "c"]), (condition, answered) => {
        const written = fromTree(toTree(condition, ""));
        const read = (id: string) => (answered.includes(id) ? { value: "1" } : undefined);
        expect(written && evaluateCondition(written, read)).toBe(evaluateCondition(condition, read));
      }),
    );
  });

  test("knows where each comparison is stored, as faults name it", () => {
    fc.assert(
      fc.property(anyCondition, (condition) => {
        const leaves = (node: ReturnType<typeof toTree>["members"][number]): readonly (readonly [string, Test])[] =>
          node.kind === "test" ? [[node.pointer, node.test]] : node.members.flatMap(leaves);
        for (const [pointer, test] of leaves(toTree(condition, ""))) expect(at(condition, pointer)).toEqual(test);
      }),
    );
  });

  test("reads none and not all", () => {
    expect(toTree({ not: { any: [A] } }, "").mode).toBe("none");
    expect(toTree({ not: { all: [A] } }, "").mode).toBe("notAll");
    expect(toTree({ not: A }, "/showIf")).toMatchObject({ mode: "none", members: [{ test: A, pointer: "/showIf/not" }] });
  });
});

describe("changing a condition", () => {
  const tree = toTree({ all: [A, { any: [B, A] }] }, "");

  test("puts a comparison into the group meant", () => {
    expect(fromTree(addTest(tree, [1], B))).toEqual({ all: [A, { any: [B, A, B] }] });
    expect(fromTree(addTest(toTree(undefined, ""), [], A))).toEqual({ all: [A] });
  });

  test("puts a group that decides the other way", () => {
    expect(fromTree(addGroup(tree, [], B))).toEqual({ all: [A, { any: [B, A] }, { any: [B] }] });
    expect(fromTree(addGroup(tree, [1], B))).toEqual({ all: [A, { any: [B, A, { all: [B] }] }] });
  });

  test("changes one comparison and leaves the others", () => {
    expect(fromTree(setTest(tree, [1, 1], B))).toEqual({ all: [A, { any: [B, B] }] });
  });

  test("negates a group", () => {
    expect(fromTree(setMode(tree, [1], "none"))).toEqual({ all: [A, { not: { any: [B, A] } }] });
    expect(fromTree(setMode(tree, [], "notAll"))).toEqual({ not: { all: [A, { any: [B, A] }] } });
  });

  test("takes away what it empties", () => {
    const less = removeNode(removeNode(tree, [1, 1]), [1, 0]);
    expect(fromTree(less)).toEqual({ all: [A] });
    expect(fromTree(removeNode(less, [0]))).toBeUndefined();
  });
});
