import type { LogicIssue } from "../../src/survey/logic/logicIssues";
import type { Questionnaire } from "../../src/survey/questionnaire";
import { afterLoop, blockOf, choice, documentOf, isA, jump, optionsIn, rule, survey, TABLE } from "./smallDocuments";

type InvalidCase = readonly [name: string, document: Questionnaire, faults: readonly Partial<LogicIssue>[]];
const own = (questionId: string, path: string, fault: string, params?: LogicIssue["params"]) =>
  params ? { questionId, path, fault, params } : { questionId, path, fault };

/** The smallest documents that have a fault, with all that is told of each. */
export const INVALID: readonly InvalidCase[] = [
  [
    "a condition on a question that is gone",
    survey({ q2: { showIf: isA("gone") } }),
    [own("q2", "/showIf", "unknownQuestion", { question: "gone" })],
  ],
  [
    "a condition on a later question",
    survey({ q2: { showIf: isA("q3") } }),
    [own("q2", "/showIf", "looksAhead", { variable: "Q3" })],
  ],
  [
    "a condition on its own question",
    survey({ q2: { showIf: isA("q2") } }),
    [own("q2", "/showIf", "looksAhead", { variable: "Q2" })],
  ],
  [
    "a condition on a question that may come later",
    survey({ q2: { showIf: isA("q1") } }, [{ order: "random" }]),
    [own("q2", "/showIf", "looksAhead", { variable: "Q1" })],
  ],
  [
    "a condition deep within others",
    survey({ q2: { showIf: { all: [isA("q1"), { not: { any: [isA("gone")] } }] } } }),
    [own("q2", "/showIf/all/1/not/any/0", "unknownQuestion", { question: "gone" })],
  ],
  [
    "an option's condition",
    survey({ q2: { options: [...optionsIn("a"), { code: "b", label: { en: "b" }, showIf: isA("gone") }] } }),
    [own("q2", "/options/1/showIf", "unknownQuestion", { question: "gone" })],
  ],
  [
    "a rule's condition",
    survey({ q2: { rules: [rule("r", jump("q4"), isA("q3"))] } }),
    [own("q2", "/rules/0/when", "looksAhead", { variable: "Q3" })],
  ],
  [
    "a block's condition",
    survey({}, [{}, { showIf: isA("gone") }]),
    [{ path: "/blocks/1/showIf", fault: "unknownQuestion", params: { question: "gone" } }],
  ],
  [
    "a block's condition on its own question",
    survey({}, [{}, { showIf: isA("q3") }]),
    [{ path: "/blocks/1/showIf", fault: "looksAhead", params: { variable: "Q3" } }],
  ],
  [
    "a comparison without a value",
    survey({ q2: { showIf: { question: "q1", is: "equal" } } }),
    [own("q2", "/showIf", "noValue")],
  ],
  [
    "a comparison with an empty value",
    survey({ q2: { showIf: { question: "q1", is: "equal", value: "" } } }),
    [own("q2", "/showIf", "noValue")],
  ],
  [
    "a count without a number",
    survey({ q2: { showIf: { question: "q1", of: "count", is: "atLeast", value: "a" } } }),
    [own("q2", "/showIf", "noCount")],
  ],
  [
    "a count of a half",
    survey({ q2: { showIf: { question: "q1", of: "count", is: "atLeast", value: 1.5 } } }),
    [own("q2", "/showIf", "noCount")],
  ],
  [
    "a row that there is not",
    survey({
      q1: TABLE,
      q2: { showIf: { question: "q1", part: "s", is: "answered" } },
    }),
    [own("q2", "/showIf", "unknownPart", { part: "s" })],
  ],
  [
    "a column that there is not",
    survey({
      q1: TABLE,
      q2: { showIf: { question: "q1", part: "r:z", is: "answered" } },
    }),
    [own("q2", "/showIf", "unknownPart", { part: "r:z" })],
  ],
  ["an empty condition", survey({ q2: { showIf: { any: [] } } }), [own("q2", "/showIf", "emptyCondition")]],
  [
    "an empty condition within another",
    survey({ q2: { showIf: { all: [isA("q1"), { any: [] }] } } }),
    [own("q2", "/showIf/all/1", "emptyCondition")],
  ],
  [
    "a jump to its own question",
    survey({ q2: { rules: [rule("r", jump("q2"))] } }),
    [own("q2", "/rules/0/then/to", "jumpToItself")],
  ],
  [
    "a jump back",
    survey({ q2: { rules: [rule("r", jump("q1"))] } }),
    [own("q2", "/rules/0/then/to", "jumpBack", { variable: "Q1" })],
  ],
  [
    "a jump to a question that may come before",
    survey({ q3: { rules: [rule("r", jump("q4"))] } }, [{}, { order: "rotated" }]),
    [own("q3", "/rules/0/then/to", "jumpBack", { variable: "Q4" })],
  ],
  [
    "a jump to a question that is gone",
    survey({ q2: { rules: [rule("r", jump("gone"))] } }),
    [own("q2", "/rules/0/then/to", "unknownQuestion", { question: "gone" })],
  ],
  [
    "options carried from a later question",
    survey({ q2: { carry: { from: "q3", which: "chosen", into: "options" } } }),
    [own("q2", "/carry/from", "looksAhead", { variable: "Q3" })],
  ],
  [
    "options carried from a question that is gone",
    survey({ q2: { carry: { from: "gone", which: "chosen", into: "options" } } }),
    [own("q2", "/carry/from", "unknownQuestion", { question: "gone" })],
  ],
  [
    "options that share no code",
    survey({ q2: { options: optionsIn("x", "y"), carry: { from: "q1", which: "chosen", into: "options" } } }),
    [own("q2", "/carry", "nothingToCarry", { variable: "Q1" })],
  ],
  [
    "a text with a variable that there is not",
    survey({ q2: { title: { en: "Why {{NOPE}}?" } } }),
    [own("q2", "/title", "unknownVariable", { variable: "NOPE" })],
  ],
  [
    "a text with a later answer",
    survey({ q2: { title: { en: "Why {{Q3}}?" } } }),
    [own("q2", "/title", "looksAhead", { variable: "Q3" })],
  ],
  [
    "a loop over a question without options",
    survey({ q1: { type: "number", options: undefined } }, [{}, { loop: { from: "q1", which: "chosen" } }]),
    [{ path: "/blocks/1/loop/from", fault: "nothingToLoop" }],
  ],
  [
    "a loop over a question that is gone",
    survey({}, [{}, { loop: { from: "gone", which: "chosen" } }]),
    [{ path: "/blocks/1/loop/from", fault: "nothingToLoop" }],
  ],
  [
    "a loop over a later question",
    survey({}, [{ loop: { from: "q3", which: "chosen" } }]),
    [{ path: "/blocks/0/loop/from", fault: "looksAhead", params: { variable: "Q3" } }],
  ],
  [
    "two rules of one id",
    survey({ q2: { rules: [rule("r", { do: "finish" })] }, q3: { rules: [rule("r", { do: "screenOut" })] } }),
    [own("q3", "/rules/0/id", "duplicateRule")],
  ],
  [
    "a question that a rule always skips",
    survey({ q1: { rules: [rule("r", jump("q3"), { all: [] })] } }),
    [own("q2", "", "unreachable")],
  ],
  [
    "questions after a rule that always finishes",
    survey({ q2: { rules: [rule("r", { do: "finish" }, { all: [] })] } }),
    [own("q3", "", "unreachable"), own("q4", "", "unreachable")],
  ],
  [
    "a block's text with a variable that there is not",
    survey({}, [{}, { title: { en: "{{NOPE}}" } }]),
    [{ path: "/blocks/1/title", fault: "unknownVariable", params: { variable: "NOPE" } }],
  ],
  [
    "a block's text with an answer from within",
    survey({}, [{}, { title: { en: "{{Q3}}" } }]),
    [{ path: "/blocks/1/title", fault: "looksAhead", params: { variable: "Q3" } }],
  ],
  [
    "a round's option outside of a loop",
    survey({ q2: { title: { en: "About {{loop}}" } } }),
    [own("q2", "/title", "unknownVariable", { variable: "loop" })],
  ],
  [
    "a code that the question does not offer",
    survey({ q2: { showIf: { question: "q1", is: "equal", value: "z" } } }),
    [own("q2", "/showIf", "unknownCode", { code: "z" })],
  ],
  [
    "a condition on a group that changes place with its own",
    documentOf(
      blockOf("b1", [choice("q1")], { group: { name: "g", order: "random" } }),
      blockOf("b2", [choice("q2", { showIf: isA("q1") })], { group: { name: "g", order: "random" } }),
    ),
    [own("q2", "/showIf", "looksAhead", { variable: "Q1" })],
  ],
  [
    "a condition on a group that may come after what stands in its midst",
    documentOf(
      blockOf("b1", [choice("q1")], { group: { name: "g", order: "random" } }),
      blockOf("b2", [choice("q2", { showIf: isA("q1") })]),
      blockOf("b3", [choice("q3")], { group: { name: "g", order: "random" } }),
    ),
    [own("q2", "/showIf", "looksAhead", { variable: "Q1" })],
  ],
  [
    "a condition on a question of a looped block, from outside",
    afterLoop({ showIf: isA("q2") }),
    [own("q3", "/showIf", "askedInRounds", { variable: "Q2" })],
  ],
  [
    "a jump into a looped block",
    documentOf(
      blockOf("b0", [choice("q1", { rules: [rule("r", jump("q2"))] })]),
      blockOf("b1", [choice("q2")], { loop: { from: "q1", which: "chosen" } }),
    ),
    [own("q1", "/rules/0/then/to", "askedInRounds", { variable: "Q2" })],
  ],
  [
    "options carried out of a looped block",
    afterLoop({ carry: { from: "q2", which: "chosen", into: "options" } }),
    [own("q3", "/carry/from", "askedInRounds", { variable: "Q2" })],
  ],
  [
    "a round with the variable of another question",
    survey({ q2: { variable: "Q3_a" } }, [{}, { loop: { from: "q1", which: "chosen" } }]),
    [{ path: "/blocks/1/loop/from", fault: "duplicateVariable", params: { variable: "Q3_a" } }],
  ],
  [
    "rounds whose codes make one variable",
    survey({ q1: { options: optionsIn("a-1", "a_1") } }, [{}, { loop: { from: "q1", which: "chosen" } }]),
    [{ path: "/blocks/1/loop/from", fault: "duplicateVariable", params: { variable: "Q3_a_1" } }],
  ],
  [
    "a question with the id of another one's round",
    documentOf(
      blockOf("b1", [choice("q1")]),
      blockOf("b2", [choice("rate")], { loop: { from: "q1", which: "chosen" } }),
      blockOf("b3", [choice("rate.A", { variable: "other" })]),
    ),
    [own("rate.A", "/id", "duplicateId")],
  ],
  [
    "a rule with the id of another one's round",
    documentOf(
      blockOf("b1", [choice("q1")]),
      blockOf("b2", [choice("q2", { rules: [rule("r", { do: "finish" })] })], { loop: { from: "q1", which: "chosen" } }),
      blockOf("b3", [choice("q3", { rules: [rule("r.a", { do: "finish" })] })]),
    ),
    [own("q3", "/rules/0/id", "duplicateRule")],
  ],
  [
    "a loop over a looped question",
    afterLoop({}, { loop: { from: "q2", which: "chosen" } }),
    [{ path: "/blocks/2/loop/from", fault: "askedInRounds", params: { variable: "Q2" } }],
  ],
  [
    "a text with the answer of a looped question, from outside",
    afterLoop({ title: { en: "{{Q2}}" } }),
    [own("q3", "/title", "askedInRounds", { variable: "Q2" })],
  ],
  [
    "another answer in each round of a block that has none",
    survey({ q2: { differentEachRound: true } }),
    [own("q2", "/differentEachRound", "noRounds")],
  ],
  [
    "a message about answers that may be repeated",
    survey({ q3: { differentMessage: { en: "Another one, please." } } }, [{}, { loop: { from: "q1", which: "chosen" } }]),
    [own("q3", "/differentMessage", "messageOfNothing")],
  ],
  [
    "a message about repeated answers with a question that isn't there",
    survey({ q3: { differentEachRound: true, differentMessage: { en: "{{Q9}}" } } }, [
      {},
      { loop: { from: "q1", which: "chosen" } },
    ]),
    [own("q3", "/title", "unknownVariable", { variable: "Q9" })],
  ],
];
