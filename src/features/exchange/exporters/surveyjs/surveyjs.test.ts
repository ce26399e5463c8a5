import { Model } from "survey-core";
import { describe, expect, test } from "vitest";
import { fileOf, reasonsOf, surveyOf } from "../../../../../tests/helpers/exchange/surveyJsFile";
import type { JsonObject } from "../../../../shared/json";
import type { Condition } from "../../../../survey/logic/condition";
import { type Block, type Question, type Questionnaire, questionsOf } from "../../../../survey/questionnaire";
import { questionTypes } from "../../../questionnaires/question-types";
import { surveyjs } from ".";

const option = (code: string, showIf?: Condition) => ({ code, label: { es: code.toUpperCase() }, ...(showIf ? { showIf } : {}) });
const equal = (question: string, value: string): Condition => ({ question, is: "equal", value });
const CHOICE = { type: "single-choice", title: { es: "¿?" }, options: [option("a"), option("b")] };
const TEXT = { type: "short-text", title: { es: "¿?" } };

type Draft = Omit<Question, "variable"> & { readonly variable?: string };

/** A question whose variable is its id in capitals. */
function question(id: string, settings: object, logic: Partial<Draft> = {}): Question {
  return { ...settings, variable: id.toUpperCase(), ...logic, id } as Question;
}

function documentOf(...blocks: readonly (readonly Question[] | Block)[]): Questionnaire {
  return {
    languages: ["es"],
    blocks: blocks.map((block, index) => ("id" in block ? block : { id: `b${index}`, questions: block })),
  };
}

function shownIn(json: JsonObject, data: object): readonly string[] {
  const model = new Model(json);
  model.data = data;
  return model.visiblePages.flatMap((page) => page.questions.filter((own) => own.isVisible).map(({ name }) => name));
}

const HOSTILE = [
  "it's",
  'say "so"',
  "{Q}",
  "{T}",
  "a\nb",
  "</script><script>alert(1)</script>",
  "' or 1 = 1 or '",
  "\\'",
  "a\\b",
  "'] notempty",
  "' + '",
  "%s $&",
];

describe("hostile texts", () => {
  test.each(HOSTILE)("%j is compared with as it is", (text) => {
    const { json, unmapped } = fileOf(
      documentOf(
        [question("t", TEXT)],
        [question("is", TEXT, { showIf: equal("t", text) })],
        [question("has", TEXT, { showIf: { question: "t", is: "contains", value: text } })],
      ),
    );
    expect(unmapped).toEqual([]);
    expect(new Model(json).jsonErrors).toBeNull();
    expect(shownIn(json, { T: text })).toEqual(["T", "IS", "HAS"]);
    expect(shownIn(json, { T: `-${text}-` })).toEqual(["T", "HAS"]);
    expect(shownIn(json, { T: "other" })).toEqual(["T"]);
  });

  test.each(["ends with \\", "a => b", "a =< b", "<>", "equals"])("%j, which no expression can hold, is listed", (text) => {
    const { json, unmapped } = fileOf(documentOf([question("t", TEXT)], [question("is", TEXT, { showIf: equal("t", text) })]));
    expect(unmapped).toEqual([{ question: "IS", reason: "condition" }]);
    expect(shownIn(json, {})).toEqual(["T", "IS"]);
  });

  test.each(HOSTILE)("%j as a text of the survey is shown as it is", (text) => {
    const title = { es: text };
    const { json } = fileOf({ ...documentOf([question("q", { ...CHOICE, title })]), title, welcome: title, closing: title });
    const model = new Model(json);
    expect(model.title).toBe(text);
    expect(model.description).toBe(text);
    if (text !== "{Q}") expect(model.getQuestionByName("Q").locTitle.textOrHtml).toBe(text);
    expect(model.completedHtml).not.toContain("<script>");
  });

  test("braces that SurveyJS would fill in are listed", () => {
    const { unmapped } = fileOf(
      documentOf([question("q", CHOICE)], [question("t", { ...TEXT, title: { es: "¿{q}? {locale} {x}" } })]),
    );
    expect(unmapped).toEqual([{ question: "T", reason: "piping", detail: "{q}; {locale}" }]);
  });

  test.each(["{questioncount}", "{incorrectAnswers}", "{$q}", "{q-unwrapped}", "{self}"])(
    "%s, which it fills in, too",
    (text) => {
      const all = documentOf([question("q", CHOICE)], [question("t", { ...TEXT, title: { es: text } })]);
      expect(fileOf(all).unmapped).toEqual([{ question: "T", reason: "piping", detail: text }]);
    },
  );

  test("and in the activity's title where the questionnaire has none", () => {
    const types = new Map(questionTypes.map((type) => [type.name, type]));
    const questionnaire = documentOf([question("q", CHOICE)]);
    const { unmapped } = surveyjs.write({ questionnaire, title: "On {Q}", quotas: [], questionTypes: types });
    expect(unmapped).toEqual([{ question: "", reason: "piping", detail: "{Q}" }]);
  });

  test("names that mean something else to SurveyJS get a number, and their conditions follow", () => {
    const { json, unmapped } = fileOf(
      documentOf(
        [question("locale", CHOICE), question("q", CHOICE), question("other", CHOICE, { variable: "q" })],
        [question("last", TEXT, { showIf: { all: [equal("locale", "a"), equal("other", "b")] } })],
      ),
    );
    expect(surveyOf(json).elements.map(({ name }) => name)).toEqual(["LOCALE_2", "Q", "q_2", "LAST"]);
    expect(unmapped.map(({ reason }) => reason)).toEqual(["name", "name"]);
    expect(shownIn(json, { LOCALE_2: "a", q_2: "b" })).toContain("LAST");
    expect(shownIn(json, { LOCALE_2: "a", Q: "b" })).not.toContain("LAST");
  });
});

describe("names that every object has", () => {
  test.each(["constructor", "toString", "valueOf"])("%s is another element's", (variable) => {
    const { json, unmapped } = fileOf(
      documentOf([question("q", CHOICE, { variable })], [question("t", TEXT, { showIf: equal("q", "a") })]),
    );
    expect(unmapped).toEqual([{ question: variable, reason: "name", detail: `${variable}_2` }]);
    expect(shownIn(json, { [`${variable}_2`]: "a" })).toEqual([`${variable}_2`, "T"]);
  });
});

describe("several languages", () => {
  test("one of a country first, beside that of all", () => {
    const title = { "es-MX": "Órale", es: "Hola" };
    const model = new Model(fileOf({ ...documentOf([question("q", { ...CHOICE, title })]), languages: ["es-MX", "es"] }).json);
    expect(model.getQuestionByName("Q").title).toBe("Órale");
    model.locale = "es";
    expect(model.getQuestionByName("Q").title).toBe("Hola");
  });

  const texts = { es: "Hola", en: "Hello", fr: "Salut" };
  const document = (languages: readonly string[]): Questionnaire => ({
    ...documentOf([question("q", { ...CHOICE, title: texts, options: [{ code: "a", label: texts }] })]),
    languages,
    title: texts,
  });

  test.each([
    ["es", ["es", "en", "fr"]],
    ["en", ["en", "es", "fr"]],
    ["fr", ["fr", "es"]],
    ["es", ["es"]],
  ] as const)("each is shown in its own, beginning with %s", (first, languages) => {
    const model = new Model(fileOf(document(languages)).json);
    const shown = () => {
      const element = model.getQuestionByName("Q");
      return [model.title, element.title, element.visibleChoices[0].text];
    };
    expect(shown()).toEqual([texts[first], texts[first], texts[first]]);
    for (const language of languages) {
      model.locale = language;
      expect(shown()).toEqual([texts[language], texts[language], texts[language]]);
    }
  });
});

describe("what can't be said is listed", () => {
  const all = (document: Questionnaire) => fileOf(document).unmapped;

  test("orders, groups, final blocks, quotas, clocks and groups of options", () => {
    const questions = [question("q", { ...CHOICE, optionGroups: [option("g")] }, { maximumSeconds: 5 })];
    const block: Block = {
      id: "b",
      title: { es: "Uno" },
      order: "even",
      group: { name: "g", order: "random" },
      isFinal: true,
      questions,
    };
    expect(all(documentOf(block))).toEqual([
      { question: "Uno", reason: "order", detail: "even; g: random" },
      { question: "Uno", reason: "setting", detail: "isFinal" },
      { question: "Q", reason: "timeLimit", detail: "maximumSeconds: 5" },
      { question: "Q", reason: "optionGroups", detail: "g" },
    ]);
  });

  test("how a refusal ends, while it does end", () => {
    const rules = [{ id: "r", when: equal("q", "a"), then: { do: "screenOut" } as const }];
    const { json, unmapped } = fileOf(documentOf([question("q", CHOICE, { rules })], [question("t", TEXT)]));
    expect(unmapped).toEqual([{ question: "Q", reason: "ending", detail: "screenOut" }]);
    expect(surveyOf(json).triggers).toEqual([{ type: "complete", expression: "{Q} = 'a'" }]);
    const model = new Model(json);
    model.setValue("Q", "a");
    model.nextPage();
    expect(model.state).toBe("completed");
  });

  test("conditions on what isn't there, comes later, or can't be asked, and then it is always shown", () => {
    const { json, unmapped } = fileOf(
      documentOf([
        question("hid", { type: "hidden", title: { es: "h" } }),
        question("one", TEXT, { showIf: equal("nowhere", "a") }),
        question("two", TEXT, { showIf: equal("three", "a") }),
        question("three", CHOICE, { showIf: equal("hid", "a") }),
        question("four", CHOICE, { carry: { from: "nowhere", which: "chosen", into: "options" } }),
        question("five", CHOICE, { rules: [{ id: "r", when: equal("five", "a"), then: { do: "jump", to: "one" } }] }),
      ]),
    );
    expect(shownIn(json, {})).toEqual(["ONE", "TWO", "THREE", "FOUR", "FIVE"]);
    expect(unmapped).toEqual([
      { question: "HID", reason: "questionType", detail: "hidden" },
      { question: "ONE", reason: "condition" },
      { question: "TWO", reason: "condition" },
      { question: "THREE", reason: "condition" },
      { question: "FOUR", reason: "carry" },
      { question: "FIVE", reason: "rule", detail: "jump" },
    ]);
  });

  test("answers in texts that it has no words for", () => {
    const rows = [option("r")];
    const matrix = { type: "matrix", title: { es: "m" }, rows, columns: [option("x")] };
    const { unmapped } = fileOf(
      documentOf(
        [
          question("m", matrix),
          question("s", { ...matrix, cell: "multiple" }),
          question("c", { type: "computed", title: { es: "c" }, options: rows }),
        ],
        [
          question("known", { ...TEXT, title: { es: "{{M.r}}" } }),
          question("whole", { ...TEXT, title: { es: "{{M}}" } }),
          question("none", { ...TEXT, title: { es: "{{M.z}}" } }),
          question("several", { ...TEXT, title: { es: "{{S.r}}" } }),
          question("code", { ...TEXT, title: { es: "{{C}}" } }),
        ],
      ),
    );
    expect(unmapped.map(({ question: about, reason }) => [about, reason])).toEqual(
      ["WHOLE", "NONE", "SEVERAL", "CODE"].map((about) => [about, "piping"]),
    );
  });

  const among = (what: string) => ({ any: Array.from({ length: 130 }, (_, index) => equal("t", `${what}, the text ${index}`)) });

  test("conditions of options that are too long together, whole", () => {
    const options = Array.from({ length: 3 }, (_, index) => option(`c${index}`, among(String(index))));
    const { json, unmapped } = fileOf(documentOf([question("t", TEXT)], [question("q", { ...CHOICE, options })]));
    expect(unmapped.map(({ question: about, reason }) => [about, reason])).toEqual([["Q", "condition"]]);
    expect(new Model(json).getQuestionByName("Q").visibleChoices.length).toBe(3);
  });

  test("long conditions of a page and of its question are both said", () => {
    const block: Block = {
      id: "b",
      questions: [question("q", CHOICE, { showIf: { not: among("its") } })],
      showIf: among("page"),
    };
    const { unmapped } = fileOf(documentOf([question("t", TEXT)], block));
    expect(unmapped).toEqual([]);
  });

  test("what asks for more than conditions leave of a list", () => {
    const options = [option("a"), option("b"), option("c", equal("q", "a"))];
    const columns = [option("x"), option("y", equal("q", "a"))];
    const asking: readonly [string, object, unknown][] = [
      ["min", { type: "multiple-choice", options, min: 3 }, ["a", "b"]],
      ["min", { type: "order", options, min: 3, max: 3 }, ["a", "b"]],
      ["min", { type: "matrix", cell: "multiple", min: 2, rows: [option("a")], columns }, { a: ["x"] }],
      ["allRows", { type: "matrix", allRows: true, rows: options, columns }, { a: "x", b: "x" }],
      ["allCards", { type: "card-sort", allCards: true, options, columns }, { a: "x", b: "x" }],
    ];
    for (const [detail, settings, value] of asking) {
      const { json, unmapped } = fileOf(documentOf([question("q", CHOICE), question("m", { ...TEXT, ...settings })]));
      expect(unmapped).toContainEqual({ question: "M", reason: "setting", detail });
      const model = new Model(json);
      model.data = { Q: "b", M: value };
      expect(model.validate()).toBe(true);
    }
    const few = fileOf(documentOf([question("q", CHOICE), question("m", { ...TEXT, type: "multiple-choice", options, min: 2 })]));
    expect(few.unmapped).toEqual([]);
  });

  test("drafts without questions, texts or a known type", () => {
    const empty = { id: "e", questions: [] };
    const document = documentOf(empty, [question("x", { type: "nothing", title: {} }), question("y", { ...CHOICE, title: {} })]);
    const { json, unmapped } = fileOf(document);
    expect(reasonsOf(unmapped, "X")).toEqual(["questionType"]);
    expect(new Model(json).jsonErrors).toBeNull();
    expect(() => fileOf({ languages: [], blocks: [] })).not.toThrow();
  });
});

describe("what is said in another way", () => {
  test("rounds of a loop are pages for each option", () => {
    const block: Block = {
      id: "l",
      loop: { from: "q", which: "chosen" },
      questions: [question("t", { ...TEXT, title: { es: "¿{{loop}}?" } })],
    };
    const { json, unmapped } = fileOf(documentOf([question("q", { ...CHOICE, type: "multiple-choice" })], block));
    expect(unmapped).toEqual([]);
    expect(shownIn(json, { Q: ["b"] })).toEqual(["Q", "T_b"]);
    expect(new Model(json).getQuestionByName("T_b").title).toBe("¿B?");
  });

  test("a category that follows from answers is calculated, and what depends on it with it", () => {
    const options = [option("young", { question: "n", is: "less", value: 30 }), option("old", { question: "n", is: "answered" })];
    const { json, unmapped } = fileOf(
      documentOf(
        [
          question("n", { type: "number", title: { es: "¿?" } }),
          question("c", { type: "computed", title: { es: "c" }, options }),
        ],
        [question("t", TEXT, { showIf: equal("c", "old") })],
      ),
    );
    expect(unmapped).toEqual([]);
    expect([shownIn(json, { N: 29 }), shownIn(json, { N: 30 }), shownIn(json, {})]).toEqual([["N"], ["N", "T"], ["N"]]);
  });

  test("whoever doesn't know is taken for an answer by no rule", () => {
    const settings = { ...CHOICE, type: "multiple-choice", min: 2, dontKnow: { es: "No sé" } };
    const { json } = fileOf(
      documentOf([
        question("m", settings, { required: true }),
        question("t", TEXT, { showIf: { question: "m", is: "answered" } }),
      ]),
    );
    const model = new Model(json);
    model.setValue("M", ["dontknow"]);
    expect([model.validate(), shownIn(json, model.data)]).toEqual([true, ["M"]]);
    model.setValue("M", ["a"]);
    expect([model.validate(), shownIn(json, model.data)]).toEqual([false, ["M", "T"]]);
  });

  test("answers are put into texts by their names", () => {
    const { json } = fileOf(documentOf([question("q", CHOICE)], [question("t", { ...TEXT, title: { es: "¿{{Q}} o {{X}}?" } })]));
    const model = new Model(json);
    model.setValue("Q", "a");
    expect(model.getQuestionByName("T").locTitle.textOrHtml).toBe("¿A o {{X}}?");
  });

  test("pinned options keep their places in a random order", () => {
    const options = [
      ...["a", "b", "c", "d", "e"].map((code) => option(code)),
      { ...option("z"), isPinned: true },
      option("none"),
    ];
    const settings = { ...CHOICE, type: "multiple-choice", randomOrder: true, exclusive: ["none"], options };
    const { json } = fileOf(documentOf([question("m", settings)]));
    const orders = Array.from({ length: 20 }, (_, seed) => {
      const model = new Model(json);
      model.randomSeed = seed + 1;
      return model.getQuestionByName("M").visibleChoices.map(({ value }: { value: string }) => value);
    });
    expect(new Set(orders.map((order) => order.slice(5).join()))).toEqual(new Set(["z,none"]));
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(3);
  });

  test("options taken over are as few words for two thousand as for two", () => {
    const options = Array.from({ length: 2_000 }, (_, index) => option(`c${index}`));
    const several = { ...CHOICE, type: "multiple-choice", options };
    for (const which of ["chosen", "unchosen"] as const) {
      const rules = [{ id: "r", when: { question: "n", is: "unanswered" }, then: { do: "jump", to: "z" } } as const];
      const carry = { from: "m", which, into: "options" } as const;
      const { json, unmapped } = fileOf(
        documentOf(
          [question("m", several)],
          [question("n", several, { carry, rules })],
          [question("t", TEXT)],
          [question("z", TEXT)],
        ),
      );
      expect(unmapped).toEqual([]);
      const all = options.map(({ code }) => code);
      expect(shownIn(json, {})).toEqual(which === "chosen" ? ["M", "T", "Z"] : ["M", "N", "Z"]);
      expect(shownIn(json, { M: all })).toEqual(which === "chosen" ? ["M", "N", "Z"] : ["M", "T", "Z"]);
    }
  });

  test("an ending that always holds ends the survey only for whoever gets there", () => {
    const rules = [{ id: "r", when: { not: { question: "c", of: "count", is: "equal", value: 0 } }, then: { do: "finish" } }];
    const asked = { id: "b1", showIf: equal("a", "b"), questions: [question("c", CHOICE, { rules } as Partial<Draft>)] };
    const { json } = fileOf(documentOf([question("a", CHOICE)], asked as Block, [question("t", TEXT)]));
    const ending = (answer: string) => {
      const model = new Model(json);
      model.data = { A: answer };
      model.nextPage();
      return model.state;
    };
    expect(ending("a")).toBe("running");
    expect(shownIn(json, { A: "a" })).toEqual(["A", "T"]);
  });

  test("no condition asks for an answer to rows that may be hidden since", () => {
    const grid = {
      type: "matrix",
      title: { es: "¿?" },
      rows: [option("a", equal("q", "a")), option("b")],
      columns: [option("x")],
    };
    const later = (part?: string) =>
      question("t", TEXT, { showIf: { question: "m", ...(part ? { part } : {}), is: "answered" } });
    const listed = (part?: string) =>
      reasonsOf(fileOf(documentOf([question("q", CHOICE), question("m", grid)], [later(part)])).unmapped, "T");
    expect(listed()).toEqual(["condition"]);
    expect(listed("a")).toEqual(["condition"]);
    expect(listed("b")).toEqual([]);
  });

  test("the same questionnaire gives the same file", () => {
    const document = documentOf([question("q", CHOICE)], [question("t", TEXT, { showIf: equal("q", "a") })]);
    expect(fileOf(document).content).toBe(fileOf(JSON.parse(JSON.stringify(document))).content);
    expect(questionsOf(document).every(({ id }) => !fileOf(document).content.includes(`"${id}"`))).toBe(true);
  });
});
