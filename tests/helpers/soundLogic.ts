import type { Questionnaire } from "../../src/survey/questionnaire";
import { blockOf, choice, documentOf, isA, jump, optionsIn, rule, survey, TABLE } from "./smallDocuments";

/** Documents whose logic has nothing to mend. */
export const SOUND: readonly (readonly [string, Questionnaire])[] = [
  ["no logic", survey({})],
  ["a condition on what came before", survey({ q2: { showIf: isA("q1") } })],
  ["a rule over its own answer", survey({ q2: { rules: [rule("r", jump("q4"), isA("q2"))] } })],
  ["conditions within conditions", survey({ q3: { showIf: { any: [{ not: isA("q1") }, { all: [isA("q2"), isA("q1")] }] } } })],
  ["a count", survey({ q2: { showIf: { question: "q1", of: "count", is: "atLeast", value: 1 } } })],
  [
    "a row of a table",
    survey({
      q1: TABLE,
      q2: { showIf: { question: "q1", part: "r", is: "equal", value: "x" } },
    }),
  ],
  [
    "a cell of a table",
    survey({
      q1: TABLE,
      q2: { showIf: { question: "q1", part: "r:x", is: "answered" } },
    }),
  ],
  [
    "the place of a ranking",
    survey({ q1: { type: "order" }, q2: { showIf: { question: "q1", part: "2", is: "equal", value: "b" } } }),
  ],
  ["a condition on an earlier block that is shuffled in itself", survey({ q3: { showIf: isA("q2") } }, [{ order: "random" }])],
  [
    "a jump over a group of blocks",
    documentOf(
      blockOf("b0", [choice("q1", { rules: [rule("r", jump("q4"))] })]),
      blockOf("b1", [choice("q2")], { group: { name: "g", order: "random" } }),
      blockOf("b2", [choice("q3")], { group: { name: "g", order: "random" } }),
      blockOf("b3", [choice("q4")]),
    ),
  ],
  ["an earlier answer in a text", survey({ q2: { title: { en: "Why {{Q1}}?" } } })],
  ["carried options", survey({ q3: { carry: { from: "q1", which: "chosen", into: "options" } } })],
  ["a block for each option", survey({}, [{}, { loop: { from: "q1", which: "unchosen" } }])],
  ["a condition within a round", survey({ q4: { showIf: isA("q3") } }, [{}, { loop: { from: "q1", which: "chosen" } }])],
  [
    "the round's option in a text",
    survey({ q3: { title: { en: "About {{loop}}" } } }, [
      {},
      { loop: { from: "q1", which: "chosen" }, title: { en: "{{loop}}" } },
    ]),
  ],
  [
    "a rule that always decides on a question that not all are asked",
    survey({ q2: { showIf: isA("q1"), rules: [rule("r", jump("q4"), { all: [] })] } }),
  ],
  [
    "a code that a number spells",
    survey({ q1: { options: optionsIn("1", "2") }, q2: { showIf: { question: "q1", is: "equal", value: 1 } } }),
  ],
  [
    "a rule that always decides on carried options, for they may be none",
    documentOf(
      blockOf("b1", [
        choice("q1"),
        choice("q2", { carry: { from: "q1", which: "unchosen", into: "options" }, rules: [rule("r", jump("q4"), { all: [] })] }),
        choice("q3"),
        choice("q4"),
      ]),
    ),
  ],
  [
    "a part of an earlier answer in a text",
    survey({
      q1: { options: undefined, type: "multiple-texts", fields: optionsIn("name") },
      q2: { title: { en: "Hi {{Q1.name}}" } },
    }),
  ],
  [
    "another answer in each round, with an earlier answer in its message",
    survey({ q3: { differentEachRound: true, differentMessage: { en: "Other than {{Q1}}, about {{loop}}" } } }, [
      {},
      { loop: { from: "q1", which: "chosen" } },
    ]),
  ],
  ["a message that nobody has written", survey({ q2: { differentMessage: { en: " " } } })],
];
