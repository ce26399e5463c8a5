import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { answerBody, createModel, isIncomplete } from "../../src/client/runner/survey/model/createModel";
import { repeatedText } from "../../src/client/runner/survey/model/differentRounds";
import { loadPatterns } from "../../src/client/runner/survey/model/textFormats";
import { askedQuestion, checkAnswer } from "../../src/features/fieldwork/server/answer/checkAnswer";
import type { StoredAnswer } from "../../src/features/fieldwork/server/answer/storedAnswers";
import { presentExecution } from "../../src/features/fieldwork/server/presentation/presentExecution";
import { repeatedRounds } from "../../src/features/fieldwork/server/walk/repeatedRounds";
import { responseWalk } from "../../src/features/fieldwork/server/walk/responseWalk";
import { questionTypes } from "../../src/features/questionnaires/question-types";
import { multipleChoice } from "../../src/features/questionnaires/question-types/multiple-choice";
import { optionsOf, questionOf, seeded } from "../../src/features/questionnaires/question-types/shared/testing";
import { VARIANTS } from "../../src/features/questionnaires/question-types/shared/variants";
import { AppError } from "../../src/shared/errors";
import type { Json, JsonObject } from "../../src/shared/json";
import { type CompiledQuestionnaire, compileQuestionnaire } from "../../src/survey/compile/compileQuestionnaire";
import type { Question } from "../../src/survey/questionnaire";
import type { QuestionType } from "../../src/survey/questionType";
import { forgedFrom } from "../helpers/answers/forged";
import { answerByHand, valueInSight } from "../helpers/answers/person";

/** What becomes of an answer: stored, refused, or none at all. */
type Decision = "answer" | "refused" | "empty";

const PEOPLE = 50;

beforeAll(loadPatterns);

const types = new Map(questionTypes.map((type) => [type.name, type]));
const ASKED = questionTypes.filter(({ isAnswerable, isAssigned }) => isAnswerable && !isAssigned);

interface Case {
  readonly question: Question;
  readonly compiled: CompiledQuestionnaire;
}

function caseOf(question: Question): Case {
  const document = { languages: ["es"], blocks: [{ id: "block", questions: [question] }] };
  return { question, compiled: compileQuestionnaire(document, types) };
}

const CASES: readonly (readonly [string, Case])[] = ASKED.flatMap((type) =>
  [{}, ...(VARIANTS[type.name] ?? [])].flatMap((settings, place) =>
    [false, true].map((required): readonly [string, Case] => [
      `${type.name} ${place}${required ? ", required" : ""}`,
      caseOf({ ...questionOf(type, settings), required }),
    ]),
  ),
);

/** What conditions may leave of a question that asks for more selections than that: it must still be answered. */
const LEFT: readonly (readonly [string, JsonObject])[] = [
  ["multiple-choice", { options: optionsOf("a"), min: 2 }],
  ["multiple-choice", { options: optionsOf("a"), min: 3, other: { es: "Otra" } }],
  ["multiple-choice", { options: optionsOf("a", "none"), min: 2, exclusive: ["none"] }],
  ["multiple-choice", { options: optionsOf("none"), min: 2, exclusive: ["none"] }],
  ["multiple-image", { options: optionsOf("a"), min: 2 }],
  ["matrix", { rows: optionsOf("r", "s"), columns: optionsOf("a"), cell: "multiple", min: 2, allRows: true }],
  ["card-sort", { options: optionsOf("a", "b", "c"), columns: optionsOf("x"), maxPerGroup: 1, allCards: true }],
  ["order", { options: optionsOf("a"), min: 2, max: 2 }],
];

const LEFT_OVER = LEFT.map(([name, settings], place): readonly [string, Case] => {
  const type = ASKED.find((asked) => asked.name === name);
  if (!type) throw new Error(`there is no type ${name}`);
  return [`${type.name}, left over ${place}`, caseOf({ ...questionOf(type, settings), required: true })];
});

test.each(LEFT_OVER)("%s: can be answered", (_name, tested) => {
  expect([...answersByHand(tested)].map(([, decision]) => decision)).toContain("answer");
});

interface AgreementCase {
  readonly compiled: CompiledQuestionnaire;
  /** What the server has stored. */
  readonly stored?: readonly StoredAnswer[];
}

/** The runner's own model of a survey. */
function modelOf({ compiled, stored = [] }: AgreementCase) {
  const shown = presentExecution({
    responseId: null,
    state: "open",
    disposition: null,
    questionnaire: compiled,
    answers: stored,
    drawn: { seed: 1, ordinal: 0 },
    language: "es",
    activityTitle: "",
    currentQuestionId: null,
    since: null,
    theme: null,
    labs: 0,
  });
  return createModel({ ...shown, theme: null });
}

function inBrowser(model: ReturnType<typeof modelOf>): Decision {
  const [element] = model.getAllQuestions();
  if (!element || isIncomplete(element) || model.currentPage?.validate(true, true) === false) return "refused";
  return element.isEmpty() ? "empty" : "answer";
}

function atServer({ question, compiled }: Case, body: ReturnType<typeof answerBody>): Decision {
  try {
    const answer = checkAnswer(compiled, { compiled: askedQuestion(compiled, question.id), body, at: new Date().toISOString() });
    if (answer?.value !== undefined) return "answer";
    return question.required ? "refused" : "empty";
  } catch (error) {
    if (error instanceof AppError) return "refused";
    throw error;
  }
}

function isRefused(compiled: CompiledQuestionnaire, asked: Parameters<typeof checkAnswer>[1]): boolean {
  try {
    checkAnswer(compiled, asked);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value ?? null)) as Json;
}

/** Answers as different people could give them, by seed, with the runner's own controls. */
function* answersByHand(tested: Case): Generator<readonly [ReturnType<typeof answerBody>, Decision]> {
  const model = modelOf(tested);
  const [element] = model.getAllQuestions();
  if (!element) throw new Error("the survey has no question");
  for (let seed = 0; seed < PEOPLE; seed += 1) {
    element.clearValue();
    model.setComment(element.name, "");
    answerByHand(element, seeded(seed));
    const decision = inBrowser(model);
    const body = answerBody(model, element.name);
    // The runner sends nothing of what it refuses: what it stopped is what the server would have had to.
    yield [decision === "refused" ? { ...body, value: asJson(valueInSight(element)) } : body, decision];
  }
}

/** What "from the last days" makes of the future only the server knows: a page may have been open for days. */
function isToCome({ question }: Case, { value }: ReturnType<typeof answerBody>): boolean {
  return question.maxAgeDays !== undefined && String(value) > new Date().toISOString();
}

test.each([...CASES, ...LEFT_OVER])(
  "%s: whatever a person can answer is decided alike by browser and server",
  (_name, tested) => {
    const differing = new Set<string>();
    for (const [body, browser] of answersByHand(tested)) {
      if (isToCome(tested, body)) continue;
      const server = atServer(tested, body);
      if (browser !== server) differing.add(`${JSON.stringify(body)}: ${browser} in the browser, ${server} at the server`);
    }
    expect([...differing].slice(0, 10)).toEqual([]);
  },
);

/** A question of the type in a loop of two rounds, each of which asks for another answer. */
function loopOf(type: QuestionType): CompiledQuestionnaire {
  const source = { ...questionOf(multipleChoice, { options: optionsOf("a", "b") }), id: "source", variable: "S" };
  const other = { other: { es: "Otra" } };
  const asked = { ...questionOf(type, type.name === "single-choice" ? other : {}), id: "asked", differentEachRound: true };
  const blocks = [
    { id: "before", questions: [source] },
    { id: "rounds", questions: [asked], loop: { from: "source", which: "chosen" as const } },
  ];
  return compileQuestionnaire({ languages: ["es"], blocks }, types);
}

/** What a second round's answer comes to, in the browser and at the server, when it is left. */
function* secondRounds(compiled: CompiledQuestionnaire) {
  const stored = [{ questionId: "source", value: ["a", "b"], comment: null, missing: null }];
  const model = modelOf({ compiled, stored });
  const rounds = model.getAllQuestions().filter(({ name }) => name.startsWith("asked."));
  for (let seed = 0; seed < PEOPLE * 4; seed += 1) {
    for (const element of rounds) {
      element.clearValue();
      model.setComment(element.name, "");
    }
    const said = rounds.map((element, round) => {
      answerByHand(element, seeded(seed % 2 === 0 ? seed : seed + round));
      return { compiled: askedQuestion(compiled, element.name), body: answerBody(model, element.name) };
    });
    const [, second] = rounds;
    if (!second || rounds.some(isIncomplete) || said.some((asked) => isRefused(compiled, asked))) continue;
    const answers = said.flatMap((asked) => {
      const answer = checkAnswer(compiled, asked);
      return answer ? [[asked.compiled.question.id, answer] as const] : [];
    });
    const way = responseWalk(compiled, { seed: 1, ordinal: 0 }, new Map([["source", { value: ["a", "b"] }], ...answers]));
    const server = repeatedRounds(compiled, way, way.steps.length).length > 0;
    yield { said, browser: repeatedText(model, second) !== undefined, server };
  }
}

const TOLD_APART = ASKED.filter(({ sameBy }) => sameBy).map((type) => [type.name, type] as const);

test.each(TOLD_APART)("%s: what another round has is refused alike by browser and server", (_name, type) => {
  const decided = [...secondRounds(loopOf(type))];
  expect(decided.filter(({ browser, server }) => browser !== server)).toEqual([]);
  expect(new Set(decided.map(({ server }) => server))).toEqual(new Set([true, false]));
});

const OPTIONAL = CASES.filter(([, { question }]) => !question.required);

test.each(OPTIONAL)("%s: what the server stores, the browser shows again without objection", (_name, tested) => {
  const { question } = tested;
  const model = modelOf(tested);
  const valid = Array.from({ length: 20 }, (_, seed): Json => {
    const type = types.get(question.type);
    const dated = type?.asOf?.(question, new Date().toISOString()) ?? question;
    const value = type?.simulate(dated, seeded(seed), "es") ?? null;
    return type?.toSurveyValue?.(question, value) ?? value;
  });
  const property = fc.property(forgedFrom(valid), (value) => {
    if (atServer(tested, { value }) !== "answer") return;
    model.data = { [question.id]: value };
    expect({ value, decision: inBrowser(model) }).toEqual({ value, decision: "answer" });
  });
  fc.assert(property, { numRuns: 50, seed: 7 });
});

const abc = optionsOf("a", "b", "c");
const abcd = { options: optionsOf("a", "b", "c", "d"), itemsPerSet: 3, sets: 2 };

/** What no control of the runner lets through, but SurveyJS's model would take from a forged request. */
const FORGERIES: readonly (readonly [string, string, JsonObject, Json])[] = [
  ["an option that isn't offered", "single-choice", { options: abc }, "z"],
  ["an option of the prototype", "single-choice", { options: abc }, "constructor"],
  ["several options where one is due", "single-choice", { options: abc }, ["a", "b"]],
  ["too many selections", "multiple-choice", { options: abc, max: 2 }, ["a", "b", "c"]],
  ["an option twice", "multiple-choice", { options: abc }, ["a", "a"]],
  ["an option that isn't offered among others", "multiple-choice", { options: abc }, ["a", "z"]],
  ["an exclusive option with another", "multiple-choice", { options: abc, exclusive: ["c"] }, ["a", "c"]],
  ["42 of 5 points", "rating", { min: 1, max: 5 }, 42],
  ["half a point", "rating", { min: 1, max: 5 }, 2.5],
  ["a text for points", "rating", { min: 1, max: 5 }, "3"],
  ["an item twice", "order", { options: abc }, ["a", "a", "b"]],
  ["a ranking of some", "order", { options: abc }, ["a", "b"]],
  ["a row that isn't asked", "matrix", { rows: abc, columns: abc }, { a: "a", z: "a" }],
  ["a column that isn't offered", "matrix", { rows: abc, columns: abc }, { a: "z" }],
  ["a card that isn't there", "card-sort", { options: abc, columns: abc }, { a: "a", z: "a" }],
  ["a pile that isn't there", "card-sort", { options: abc, columns: abc }, { a: "z" }],
  ["a card in two piles", "card-sort", { options: abc, columns: abc }, { a: ["a", "b"] }],
  ["piles for cards", "card-sort", { options: abc, columns: abc }, [{ a: "a" }]],
  ["a card left over", "card-sort", { options: abc, columns: abc, allCards: true }, { a: "a", b: "b" }],
  ["a pile that is too high", "card-sort", { options: abc, columns: abc, maxPerGroup: 1 }, { a: "a", b: "a" }],
  ["a set left out", "max-diff", abcd, { "1_best": "a", "1_worst": "c" }],
  ["the best as the worst", "max-diff", abcd, { "1_best": "a", "1_worst": "a", "2_best": "a", "2_worst": "a" }],
  ["an over-long text", "short-text", { maxLength: 5 }, "123456"],
  ["an over-long text of lines", "long-text", { maxLength: 5 }, "123456"],
  ["a text that can't be stored", "short-text", {}, "a\u0000b"],
  ["half a character", "long-text", {}, "a\ud83d"],
  ["a field that isn't asked", "multiple-texts", { fields: abc }, { a: "x", z: "x" }],
  ["an object for a text", "short-text", {}, { a: "x" }],
  ["a day that doesn't exist", "date", {}, "2026-02-30"],
  ["half points", "divide-points", { options: abc, total: 10 }, { a: 0.5, b: 9.5 }],
  ["points for an item that isn't there", "divide-points", { options: abc, total: 10 }, { a: 10, z: 0 }],
  ["too many images", "multiple-image", { max: 1 }, ["1", "1"]],
  [
    "an address that isn't ours for a file",
    "file-upload",
    {},
    [{ name: "a.pdf", type: "application/pdf", content: "https://evil.example/a.pdf" }],
  ],
  ["a file within the answer", "image-upload", {}, [{ name: "a.png", type: "image/png", content: "data:image/png;base64,AAAA" }]],
  [
    "a type of file that isn't taken",
    "image-upload",
    {},
    [{ name: "a.html", type: "text/html", content: `/files/${"0".repeat(36)}` }],
  ],
];

test.each(FORGERIES)("%s: refused by the server, whatever SurveyJS says (%s)", (_name, typeName, settings, value) => {
  const type = types.get(typeName);
  if (!type) throw new Error(`there is no type ${typeName}`);
  const tested = caseOf(questionOf(type, settings));
  expect(atServer(tested, { value })).toBe("refused");
});
