import Ajv2020 from "ajv/dist/2020";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditionOf } from "../../../tests/helpers/logicArbitraries";
import { questionnaireOf } from "../../../tests/helpers/logicDocuments";
import type { Json, JsonObject } from "../../shared/json";
import { blockLogic, CONDITION, carrySchema, conditionDefs, questionLogic, rulesSchema } from "./conditionSchema";

const SEED = 20_261_125;
const ajv = new Ajv2020({ strict: true });
const compile = (schema: JsonObject) => ajv.compile({ $defs: conditionDefs, ...schema });

const isCondition = compile({ type: "object", ...CONDITION });
const areRules = compile(rulesSchema);
const isCarry = compile(carrySchema);
const isBlock = compile({ type: "object", properties: blockLogic });
const isQuestion = compile({ type: "object", properties: questionLogic });

/** Where the first fault of a value is. */
function faultOf(check: ReturnType<typeof compile>, value: Json): string | undefined {
  return check(value) ? undefined : check.errors?.[0]?.instancePath;
}

const T = { question: "q1", is: "answered" };
const WHEN = { id: "r", when: T };

const CONDITIONS: readonly (readonly [string, Json, string])[] = [
  ["nothing", {}, ""],
  ["no object", "q1", ""],
  ["a list", [T], ""],
  ["null", null, ""],
  ["two kinds at once", { all: [T], any: [T] }, ""],
  ["a kind and a comparison", { not: T, ...T }, ""],
  ["members that are no list", { all: T }, "/all"],
  ["a member that is none", { all: [T, 1] }, "/all/1"],
  ["a negation of a list", { not: [T] }, "/not"],
  ["a negation of nothing", { not: null }, "/not"],
  ["a fault deep within", { all: [T, { any: [{ not: { question: "q1" } }] }] }, "/all/1/any/0/not"],
  ["a comparison without a question", { is: "equal", value: 1 }, ""],
  ["a comparison without an operator", { question: "q1" }, ""],
  ["an unknown operator", { question: "q1", is: "matches" }, "/is"],
  ["an operator in other letters", { question: "q1", is: "Equal", value: 1 }, "/is"],
  ["an empty question", { question: "", is: "answered" }, "/question"],
  ["a question that is no text", { question: 1, is: "answered" }, "/question"],
  ["an endless question", { question: "q".repeat(201), is: "answered" }, "/question"],
  ["an empty part", { ...T, part: "" }, "/part"],
  ["a part that is a number", { ...T, part: 1 }, "/part"],
  ["an unknown measure", { ...T, of: "sum" }, "/of"],
  ["a value that is a flag", { question: "q1", is: "equal", value: true }, "/value"],
  ["a value that is a list", { question: "q1", is: "equal", value: ["a"] }, "/value"],
  ["an empty value", { question: "q1", is: "equal", value: null }, "/value"],
  ["an endless value", { question: "q1", is: "equal", value: "a".repeat(1001) }, "/value"],
  ["anything more", { ...T, script: "1" }, ""],
  ["too many members", { any: Array.from({ length: 201 }, () => T) }, "/any"],
];

const RULES: readonly (readonly [string, Json, string])[] = [
  ["no list", {}, ""],
  ["a rule without an id", [{ when: T, then: { do: "finish" } }], "/0"],
  ["a rule with an empty id", [{ id: "", when: T, then: { do: "finish" } }], "/0/id"],
  ["a rule without a condition", [{ id: "r", then: { do: "finish" } }], "/0"],
  ["a rule without an action", [WHEN], "/0"],
  ["a faulty condition", [{ ...WHEN, when: { any: [{}] }, then: { do: "finish" } }], "/0/when/any/0"],
  ["an unknown action", [{ ...WHEN, then: { do: "explode" } }], "/0/then/do"],
  ["an action without a name", [{ ...WHEN, then: {} }], "/0/then"],
  ["a jump to nowhere", [{ ...WHEN, then: { do: "jump" } }], "/0/then"],
  ["a jump to an empty question", [{ ...WHEN, then: { do: "jump", to: "" } }], "/0/then/to"],
  ["a finish with a target", [{ ...WHEN, then: { do: "finish", to: "q2" } }], "/0/then"],
  ["a screen-out with a sanction", [{ ...WHEN, then: { do: "screenOut", isSanctioned: true } }], "/0/then"],
  ["an expulsion that does not say whether with sanction", [{ ...WHEN, then: { do: "quality" } }], "/0/then"],
  ["a sanction that is no flag", [{ ...WHEN, then: { do: "quality", isSanctioned: 1 } }], "/0/then/isSanctioned"],
  ["anything more in a rule", [{ ...WHEN, then: { do: "finish" }, else: { do: "finish" } }], "/0"],
];

const BLOCKS: readonly (readonly [string, Json, string])[] = [
  ["an unknown order", { order: "shuffled" }, "/order"],
  ["a group without a name", { group: { order: "random" } }, "/group"],
  ["a group without an order", { group: { name: "g" } }, "/group"],
  ["a loop over nothing", { loop: { which: "chosen" } }, "/loop"],
  ["a loop of an unknown kind", { loop: { from: "q1", which: "all" } }, "/loop/which"],
  ["a final block that is no flag", { isFinal: "yes" }, "/isFinal"],
  ["a faulty condition", { showIf: { any: [{ question: "q1", is: "is" }] } }, "/showIf/any/0/is"],
];

const CARRIES: readonly (readonly [string, Json, string])[] = [
  ["no source", { which: "chosen", into: "options" }, ""],
  ["an unknown list", { from: "q1", which: "chosen", into: "cells" }, "/into"],
  ["an unknown choice", { from: "q1", which: "both", into: "rows" }, "/which"],
];

describe("the schema of logic", () => {
  test("accepts every condition that the types allow", () => {
    fc.assert(
      fc.property(conditionOf(["q1", "q2"]), (condition) => {
        expect(faultOf(isCondition, JSON.parse(JSON.stringify(condition)))).toBeUndefined();
      }),
      { seed: SEED, numRuns: 3_000 },
    );
  });

  test("accepts the logic of every random questionnaire", () => {
    fc.assert(
      fc.property(fc.oneof(questionnaireOf(), questionnaireOf({ hasLoops: true })), (questionnaire) => {
        const { blocks } = JSON.parse(JSON.stringify(questionnaire));
        for (const block of blocks) {
          expect(faultOf(isBlock, block)).toBeUndefined();
          for (const question of block.questions) expect(faultOf(isQuestion, question)).toBeUndefined();
        }
      }),
      { seed: SEED + 1, numRuns: 200 },
    );
  });

  test("accepts conditions nested deeply, and `all` and `any` without members", () => {
    const deep = Array.from({ length: 50 }).reduce<Json>((inner) => ({ not: { all: [inner] } }), T);
    expect(faultOf(isCondition, deep)).toBeUndefined();
    expect([faultOf(isCondition, { all: [] }), faultOf(isCondition, { any: [] })]).toEqual([undefined, undefined]);
  });

  test.each(CONDITIONS)("refuses a condition of %s, at its place", (_name, value, path) => {
    expect(faultOf(isCondition, value)).toBe(path);
  });

  test.each(RULES)("refuses rules with %s, at their place", (_name, value, path) => {
    expect(faultOf(areRules, value)).toBe(path);
  });

  test.each(BLOCKS)("refuses a block with %s, at its place", (_name, value, path) => {
    expect(faultOf(isBlock, value)).toBe(path);
  });

  test.each(CARRIES)("refuses carried options with %s, at their place", (_name, value, path) => {
    expect(faultOf(isCarry, value)).toBe(path);
  });
});
