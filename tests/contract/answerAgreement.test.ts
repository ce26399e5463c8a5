import fc from "fast-check";
import { expect, test } from "vitest";
import { answerBody, createModel, isIncomplete } from "../../src/client/runner/survey/createModel";
import { questionTypes } from "../../src/features/surveys/question-types";
import { optionsOf, questionOf, seeded } from "../../src/features/surveys/question-types/shared/testing";
import { VARIANTS } from "../../src/features/surveys/question-types/shared/variants";
import { checkAnswer } from "../../src/features/surveys/server/execution/checkAnswer";
import {
  type CompiledQuestionnaire,
  compileQuestionnaire,
} from "../../src/features/surveys/server/execution/compileQuestionnaire";
import { presentExecution } from "../../src/features/surveys/server/execution/presentExecution";
import type { Question } from "../../src/schema/questionnaire";
import { AppError } from "../../src/shared/errors";
import type { Json, JsonObject } from "../../src/shared/json";
import { forgedFrom } from "../helpers/answers/forged";
import { answerByHand, valueInSight } from "../helpers/answers/person";

/** What becomes of an answer: stored, refused, or none at all. */
type Decision = "answer" | "refused" | "empty";

const PEOPLE = 50;

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

/** The runner's own model of a survey of one question. */
function modelOf({ compiled }: Case, answers: JsonObject = {}) {
  const shown = presentExecution({
    responseId: null,
    state: "open",
    disposition: null,
    questionnaire: compiled,
    answers: [],
    drawn: { seed: 1, ordinal: 0 },
    language: "es",
    activityTitle: "",
    currentQuestionId: null,
    since: null,
    theme: null,
    labs: 0,
  });
  return createModel({ ...shown, theme: null, answers });
}

function inBrowser(model: ReturnType<typeof modelOf>): Decision {
  const [element] = model.getAllQuestions();
  if (!element || isIncomplete(element) || model.currentPage?.validate(true, true) === false) return "refused";
  return element.isEmpty() ? "empty" : "answer";
}

function atServer({ question, compiled }: Case, body: ReturnType<typeof answerBody>): Decision {
  try {
    const answer = checkAnswer(compiled, { questionId: question.id, body });
    if (answer?.value !== undefined) return "answer";
    return question.required ? "refused" : "empty";
  } catch (error) {
    if (error instanceof AppError) return "refused";
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

test.each(CASES)("%s: whatever a person can answer is decided alike by browser and server", (_name, tested) => {
  const differing = new Set<string>();
  for (const [body, browser] of answersByHand(tested)) {
    const server = atServer(tested, body);
    if (browser !== server) differing.add(`${JSON.stringify(body)}: ${browser} in the browser, ${server} at the server`);
  }
  expect([...differing].slice(0, 10)).toEqual([]);
});

const OPTIONAL = CASES.filter(([, { question }]) => !question.required);

test.each(OPTIONAL)("%s: what the server stores, the browser shows again without objection", (_name, tested) => {
  const { question } = tested;
  const model = modelOf(tested);
  const valid = Array.from({ length: 20 }, (_, seed): Json => {
    const type = types.get(question.type);
    const value = type?.simulate(question, seeded(seed), "es") ?? null;
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
