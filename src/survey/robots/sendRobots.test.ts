import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aimJumps, questionnaireOf } from "../../../tests/helpers/logicDocuments";
import { everyAnswer, isGivable, plainSubject } from "../../../tests/helpers/robotSubjects";
import { blockOf, choice, documentOf, isA, jump, optionsIn, rule, survey } from "../../../tests/helpers/smallDocuments";
import { modelWay } from "../../../tests/helpers/walkModel";
import { arrange } from "../logic/arrange";
import type { Condition } from "../logic/condition";
import { expandLoops } from "../logic/expandLoops";
import { type Answer, type Question, type Questionnaire, questionsOf } from "../questionnaire";
import { originsOf } from "./originsOf";
import { robotReport } from "./robotReport";
import type { QuotaCell, RobotSubject } from "./robotSubject";
import { type Expedition, sendRobots } from "./sendRobots";

const SEED = 20_261_122;
const FIXED = { seed: 0, ordinal: 0 };

function explore(subject: RobotSubject, cells: readonly QuotaCell[] = []): Expedition {
  const robots = sendRobots(subject, { cells, respondents: 30, budget: 60_000 });
  for (;;) {
    const step = robots.next();
    if (step.done) return step.value;
  }
}

function orderOf(questionnaire: Questionnaire, draw = FIXED): readonly string[] {
  return arrange(expandLoops(questionnaire).blocks, draw).map(({ question }) => question.id);
}

const PLAIN = new Set(["code", "codes", "drawn", "note"]);

/** The same logic over questions whose answers can all be tried: of a few options one, or several. */
function withPlainTypes({ blocks, ...rest }: Questionnaire): Questionnaire {
  const plain = ({ rows: _rows, columns: _columns, fields: _fields, ...question }: Question): Question => {
    const own = Array.isArray(question.options) ? question.options.slice(0, 3) : optionsIn("a", "b");
    return { ...question, type: PLAIN.has(question.type) ? question.type : "code", options: own } as Question;
  };
  const fixed = blocks.map(({ order: _order, group: _group, ...block }) => ({ ...block, questions: block.questions.map(plain) }));
  return { ...rest, blocks: fixed };
}

const documents = fc
  .oneof(questionnaireOf(), questionnaireOf({ hasLoops: true }))
  .map(withPlainTypes)
  .map((questionnaire) =>
    aimJumps(
      questionnaire,
      questionsOf(questionnaire).map(({ id }) => id),
    ),
  );

function isAsked({ type }: Question): boolean {
  return type !== "note" && type !== "drawn";
}

/** Ids of all questions that some respondent meets, by trying every answer to every question. */
function metBySomebody(questionnaire: Questionnaire): ReadonlySet<string> | undefined {
  const questions = questionsOf(expandLoops(questionnaire));
  const answers = questions.map((question) => everyAnswer(question)).map((given) => (given.length > 0 ? given : [undefined]));
  const size = answers.reduce((product, given) => product * given.length, 1);
  if (size > 3_000) return undefined;
  const met = new Set<string>();
  const metWith = meeter(questionnaire);
  for (let place = 0; place < size; place += 1) {
    let rest = place;
    const chosen = answers.map((given) => {
      const answer = given[rest % given.length];
      rest = Math.floor(rest / given.length);
      return answer;
    });
    const given = new Map(questions.flatMap(({ id }, index): [string, Answer][] => (chosen[index] ? [[id, chosen[index]]] : [])));
    for (const id of metWith(given)) met.add(id);
  }
  return met;
}

/** What the reference meets, up to an answer that isn't offered. */
function meeter(questionnaire: Questionnaire): (answers: ReadonlyMap<string, Answer>) => readonly string[] {
  const order = orderOf(questionnaire);
  const byId = new Map(questionsOf(expandLoops(questionnaire)).map((question) => [question.id, question]));
  return (answers) => {
    const { met } = modelWay({ questionnaire, order, answers, isAsked });
    const wrong = met.findIndex((id, index) => {
      const question = byId.get(id);
      const answer = answers.get(id);
      if (!question || !answer || !isAsked(question)) return false;
      return !isGivable(question, answer, (other) => (met.slice(0, index).includes(other) ? answers.get(other) : undefined));
    });
    return wrong < 0 ? met : met.slice(0, wrong + 1);
  };
}

describe("robots in a random questionnaire", () => {
  test("get where they say by the reference's way too", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          documents,
          documents.map((made) => ({ ...made, blocks: made.blocks })),
        ),
        (questionnaire) => {
          const origins = originsOf(questionnaire);
          for (const [key, { answers, steps }] of explore(plainSubject(questionnaire)).reached) {
            const { met } = modelWay({ questionnaire, order: orderOf(questionnaire), answers, isAsked });
            const ids = steps.map(({ question }) => question.id);
            expect(met.slice(0, ids.length)).toEqual(ids);
            if (key.startsWith("question ")) expect(ids.map((id) => `question ${origins.get(id)?.question.id}`)).toContain(key);
          }
        },
      ),
      { seed: SEED, numRuns: 25 },
    );
  });

  test("reach every question that anybody reaches, and are certain of none but those that nobody does", () => {
    let compared = 0;
    fc.assert(
      fc.property(documents, (questionnaire) => {
        const met = metBySomebody(questionnaire);
        if (!met) return;
        compared += 1;
        const { reached, impossible } = explore(plainSubject(questionnaire));
        const origins = originsOf(questionnaire);
        const wanted = new Set([...met].map((id) => `question ${origins.get(id)?.question.id}`));
        expect([...reached.keys()].filter((key) => key.startsWith("question ")).toSorted()).toEqual([...wanted].toSorted());
        for (const key of impossible) expect(wanted).not.toContain(key);
      }),
      { seed: SEED + 1, numRuns: 100 },
    );
    expect(compared).toBeGreaterThan(25);
  });
});

/** A chain of screeners, each passed by one option of ten: by chance one in a hundred billion gets through. */
function chain(length: number): Questionnaire {
  const codes = Array.from({ length: 10 }, (_, index) => `c${index}`);
  const screener = (_: unknown, index: number): Question => {
    const pass: Condition = { question: `s${index}`, is: "equal", value: `c${(index * 7) % 10}` };
    return choice(`s${index}`, {
      options: optionsIn(...codes),
      required: true,
      rules: [rule(`r${index}`, { do: "screenOut" }, { not: pass })],
    });
  };
  return documentOf(blockOf("screeners", Array.from({ length }, screener)), blockOf("end", [choice("last")]));
}

const number = (id: string, more: Partial<Question> = {}) =>
  choice(id, { type: "number", options: undefined, required: true, ...more });
const age = (is: "less" | "atLeast", value: number): Condition => ({ question: "age", is, value });
const issuesOf = (questionnaire: Questionnaire, cells: readonly QuotaCell[] = []) =>
  robotReport(explore(plainSubject(questionnaire), cells), { cells }).findings.map(
    ({ finding, questionId, path, isCertain }) => ({
      finding,
      questionId,
      path,
      isCertain,
    }),
  );

describe("robots that are steered", () => {
  test("get through a chain of screeners that chance would not", () => {
    expect(explore(plainSubject(chain(11))).reached.has("question last")).toBe(true);
  });

  test("find the one number between two bounds", () => {
    const shown = { all: [age("atLeast", 41), age("less", 42), { not: age("atLeast", 42) }] };
    expect(issuesOf(documentOf(blockOf("b", [number("age"), choice("q", { showIf: shown })])))).toEqual([]);
  });

  test("send the same ways again for the same seed", () => {
    const again = () => robotReport(explore(plainSubject(chain(3))));
    expect(again()).toEqual(again());
  });
});

describe("findings of robots", () => {
  test("are none where everything is reached", () => {
    expect(issuesOf(survey({ q3: { showIf: isA("q1") }, q4: { rules: [rule("r", { do: "finish" }, isA("q2"))] } }))).toEqual([]);
  });

  test("name a question whose condition contradicts itself, once for the question and all that it holds", () => {
    const never: Condition = { all: [isA("q1"), { question: "q1", is: "equal", value: "b" }] };
    const found = issuesOf(survey({ q2: { showIf: never, rules: [rule("r", jump("q4"), isA("q2"))] } }));
    expect(found).toEqual([{ finding: "neverAsked", questionId: "q2", path: "/showIf", isCertain: true }]);
  });

  test("name a rule that one before it always decides against", () => {
    const rules = [rule("first", jump("q4"), { any: [isA("q1"), { not: isA("q1") }] }), rule("second", jump("q3"))];
    expect(issuesOf(survey({ q1: { rules }, q2: { showIf: undefined } }))).toEqual(
      expect.arrayContaining([{ finding: "ruleNeverFires", questionId: "q1", path: "/rules/1/when", isCertain: true }]),
    );
  });

  test("name an option that is never carried, and a block that is never shown", () => {
    const other: Condition = { question: "q1", is: "equal", value: "z" };
    const carry = { from: "q1", which: "chosen", into: "options" } as const;
    expect(issuesOf(survey({ q2: { options: optionsIn("a", "z"), carry } }, [{}, { showIf: other }]))).toEqual([
      { finding: "optionNeverOffered", questionId: "q2", path: "/options/1/showIf", isCertain: true },
      { finding: "blockNeverShown", questionId: undefined, path: "/blocks/1/showIf", isCertain: true },
    ]);
  });

  test("name a loop and a round that nobody enters", () => {
    const loop = { from: "q1", which: "chosen" } as const;
    const exit = rule("r", { do: "screenOut" }, { question: "q1", is: "equal", value: "c" });
    expect(issuesOf(survey({ q1: { rules: [exit] } }, [{}, { loop }]))).toEqual([
      { finding: "roundNeverEntered", questionId: undefined, path: "/blocks/1/loop/from", isCertain: true },
    ]);
    expect(issuesOf(survey({}, [{}, { loop, showIf: { not: { all: [] } } }]))).toEqual([
      { finding: "loopNeverEntered", questionId: undefined, path: "/blocks/1/loop/from", isCertain: true },
    ]);
  });

  test("name a required question that offers too little to be answered", () => {
    const carry = { from: "q1", which: "chosen", into: "options" } as const;
    const few = survey({ q2: { type: "codes", carry, min: 2, required: true } });
    expect(issuesOf(few)).toEqual(expect.arrayContaining([{ finding: "deadEnd", questionId: "q2", path: "", isCertain: true }]));
  });

  test("say that nobody completes", () => {
    const all = survey({ q1: { rules: [rule("r", { do: "screenOut" }, { all: [] })] } });
    expect(issuesOf(all)[0]).toEqual({ finding: "noComplete", questionId: undefined, path: "", isCertain: true });
  });
});

describe("quotas under robots", () => {
  const cell = (id: string, target: number, condition: Condition): QuotaCell => ({ id, title: id, target, condition });
  const young = survey({ q1: { required: true }, q2: { required: true, rules: [rule("r", { do: "screenOut" }, isA("q1"))] } });

  test("are named where no complete fills them", () => {
    const cells = [cell("a", 10, isA("q1")), cell("b", 10, { question: "q1", is: "equal", value: "b" })];
    expect(issuesOf(young, cells)).toEqual([
      { finding: "cellImpossible", questionId: undefined, path: "/quotas", isCertain: true },
    ]);
  });

  test("clash where parts ask for more than the whole that they are in", () => {
    const of = (value: string): Condition => ({ question: "q2", is: "equal", value });
    const whole = (target: number) => cell("whole", target, { any: [of("a"), of("b")] });
    const parts = [cell("a", 60, of("a")), cell("b", 50, of("b"))];
    expect(issuesOf(young, [whole(110), ...parts])).toEqual([]);
    expect(issuesOf(young, [whole(100), ...parts]).map(({ finding }) => finding)).toEqual(["cellsClash"]);
  });
});

describe("quotas of devices under robots", () => {
  const yes: Condition = { question: "q1", is: "equal", value: "a" };
  const all: Condition = { all: [] };
  const cell = (id: string, target: number, condition: Condition, device: string | null): QuotaCell => ({
    id,
    title: id,
    target,
    condition,
    device,
  });
  const clashing = (...cells: readonly QuotaCell[]) =>
    issuesOf(survey({ q1: { required: true } }), cells).filter(({ finding }) => finding === "cellsClash").length;

  test("a cell of one device holds nobody of a cell that any device fills", () => {
    expect(clashing(cell("everybody", 300, all, null), cell("on a phone", 200, all, "mobile"))).toBe(0);
    expect(clashing(cell("everybody", 100, all, null), cell("on a phone", 200, all, "mobile"))).toBe(1);
  });

  test("devices share a cell out between them", () => {
    const parts = [cell("on a phone", 60, yes, "mobile"), cell("at a desk", 50, yes, "desktop")];
    expect(clashing(cell("whole", 110, yes, null), ...parts)).toBe(0);
    expect(clashing(cell("whole", 100, yes, null), ...parts)).toBe(1);
  });

  test("of one device, parts still ask for no more than the whole", () => {
    expect(clashing(cell("on a phone", 50, all, "mobile"), cell("yes on a phone", 60, yes, "mobile"))).toBe(1);
    expect(clashing(cell("on a phone", 50, all, "mobile"), cell("yes at a desk", 60, yes, "desktop"))).toBe(0);
  });
});

describe("the report of robots", () => {
  test("tells how people end, with a way to each end that leads there", () => {
    const branched = survey({
      q1: { rules: [rule("out", { do: "screenOut" })] },
      q2: { rules: [rule("end", { do: "finish" }, isA("q2"))] },
    });
    const { endings } = robotReport(explore(plainSubject(branched)));
    expect(endings.map(({ disposition, endedBy }) => [disposition, endedBy?.questionId]).toSorted()).toEqual([
      ["complete", undefined],
      ["complete", "q2"],
      ["screenOut", "q1"],
    ]);
    expect(endings.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const out = endings.find(({ disposition }) => disposition === "screenOut");
    expect(out?.example).toEqual([{ questionId: "q1", answer: { value: "a" } }]);
  });

  test("predicts a longer interview for more to read and to answer", () => {
    const lengthOf = (questions: number) =>
      robotReport(
        explore(
          plainSubject(
            documentOf(
              blockOf(
                "b",
                Array.from({ length: questions }, (_, index) => choice(`q${index}`)),
              ),
            ),
          ),
        ),
      ).length;
    const [short, long] = [lengthOf(5), lengthOf(50)];
    expect((long?.median ?? 0) / (short?.median ?? 1)).toBeCloseTo(10, -1);
    expect(short?.p10).toBeLessThan(short?.median ?? 0);
    expect(short?.p90).toBeGreaterThan(short?.median ?? 0);
  });
});
