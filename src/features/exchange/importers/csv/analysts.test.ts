import { expect, test } from "vitest";
import { brokenRules } from "../../../../../tests/helpers/exchange/imported";
import { TYPES } from "../../../../../tests/helpers/exchange/types";
import type { ImportedSurvey } from "../../../../survey/exchange/importer";
import { questionsOf } from "../../../../survey/questionnaire";
import { csv } from ".";

const read = (text: string): ImportedSurvey => csv.read({ name: "a.csv", content: Buffer.from(text) }, TYPES);
const questionsIn = (survey: ImportedSurvey) => {
  expect(brokenRules(survey)).toEqual([]);
  return questionsOf(survey.questionnaire).map(({ type, title }) => `${type}: ${Object.values(title)[0]}`);
};
/** Answers to the question at a place, by respondent. */
const valuesOf = (survey: ImportedSurvey, place: number) => {
  const id = questionsOf(survey.questionnaire)[place]?.id ?? "";
  return survey.responses.map(({ answers }) => answers[id]);
};

const column = (heading: string, cells: readonly string[], separator = ",") => {
  const quote = (cell: string) => (cell.includes(separator) ? `"${cell}"` : cell);
  return read([`Ref${separator}${heading}`, ...cells.map((cell, at) => `r${at}${separator}${quote(cell)}`)].join("\n"));
};
const valuesIn = (survey: ImportedSurvey, place = 1) => valuesOf(survey, place).map((answer) => answer?.value);
const often = (cells: readonly string[], times: number) => Array.from({ length: times }, () => cells).flat();

test("a first row of answers is no second heading row, and one of titles is", () => {
  const answers = read("P1,P2,P3\nNo,No,Sí\nSí,No,Sí\nNo,Sí,No\nSí,Sí,No\n");
  expect(answers.responses).toHaveLength(4);
  expect(questionsOf(answers.questionnaire).map(({ variable }) => variable)).toEqual(["P1", "P2", "P3"]);
  const rows = Array.from({ length: 8 }, (_, at) => `2026-03-0${at + 1} 10:00:00,R_${at},${at % 2 ? "Often" : "Never"}`);
  const titles = read(["StartDate,ResponseId,Q1", "Start Date,Response ID,How often do you shop?", ...rows].join("\n"));
  expect(titles.responses).toHaveLength(8);
  expect(questionsIn(titles)).toEqual(["single-choice: How often do you shop?"]);
});

test.each([
  ["points of thousands", ["850", "1.250", "2.300", "980", "12.500"], [850, 1250, 2300, 980, 12_500]],
  ["points of thousands and decimals", ["1.000,00", "850,50", "12.345,75"], [1000, 850.5, 12_345.75]],
  ["decimals with three digits and a zero before one", ["0.125", "1.250", "0.980"], [0.125, 1.25, 0.98]],
  ["euros", ["12,50 €", "3 €", "1.250,00 €"], [12.5, 3, 1250]],
  ["percentages", ["45%", "7%", "12,5%"], [45, 7, 12.5]],
])("numbers with %s", (_what, cells, numbers) => {
  const survey = column("Gasto mensual", cells, ";");
  expect(questionsOf(survey.questionnaire)[1]?.type).toBe("number");
  expect(valuesIn(survey)).toEqual(numbers);
});

test("numbers with commas of thousands", () => {
  const survey = column("How much do you earn?", ["$1,250.00", "$850.50", "$12,000"]);
  expect(valuesIn(survey)).toEqual([1250, 850.5, 12_000]);
});

test.each([
  ["Código postal", ["28013", "41001", "46020", "50001"]],
  ["P7", ["612345678", "698765432", "655443322", "644112233"]],
])("%s is a name in digits", (heading, cells) => {
  expect(questionsOf(column(heading, cells).questionnaire)[1]?.type).toBe("short-text");
});

test("a scale around zero keeps its low end", () => {
  const survey = column("Diferencial", often(["-2", "-1", "0", "1", "2"], 4));
  expect(valuesIn(survey).slice(0, 5)).toEqual([-2, -1, 0, 1, 2]);
});

test.each([
  ["ages and 999", ["18", "35", "59", "44", "999", "998"], ["998", "999"]],
  ["codes and 99", often(["1", "2", "3", "4", "5", "99"], 4), ["99"]],
  ["a scale and 9", often(["1", "2", "3", "4", "5", "9"], 4), ["9"]],
  ["answers and 97", often(["1", "2", "3", "97"], 5), []],
  ["years", ["1950", "1984", "1999", "2001"], []],
])("high codes above %s", (_what, cells, missing) => {
  const survey = column("¿Cuánto?", cells);
  const found = cells.filter((_, at) => valuesOf(survey, 1)[at]?.missing === "unknown");
  expect([...new Set(found)].toSorted()).toEqual(missing);
  // Each can be seen in the table, whatever else is more frequent.
  const guess = survey.guesses?.().find(({ headings }) => headings[0] === "¿Cuánto?");
  expect([...(guess?.samples ?? []).map(({ text }) => text), ...(guess?.missing ?? [])]).toEqual(expect.arrayContaining(missing));
});

test("lists with commas and no blanks are several answers", () => {
  const survey = column("Which brands?", often(["Nike,Adidas,Puma", "Nike,Puma", "Adidas", "Nike,Adidas", "Puma,Adidas"], 4));
  const [, question] = questionsOf(survey.questionnaire);
  expect([question?.type, (question as unknown as { options: readonly object[] }).options.length]).toEqual([
    "multiple-choice",
    3,
  ]);
});

test("what a few wrote themselves among lists is their text beside 'other'", () => {
  const cells = often(["Prensa, TV", "TV, Radio", "Prensa", "Prensa, TV, Radio", "Radio, Prensa"], 8);
  const survey = column("¿Qué medios?", [...cells, "TV, Podcast de casa", "Prensa, El boletín"]);
  const [, question] = questionsOf(survey.questionnaire);
  expect(question).toMatchObject({ type: "multiple-choice", other: { es: "Otro" } });
  const last = valuesOf(survey, 1).at(-1);
  expect(last).toEqual({ value: [expect.any(String), "other"], comment: "El boletín" });
  expect(brokenRules(survey)).toEqual([]);
});

test("the same choices in every cell, closed by semicolons, are an order", () => {
  const survey = column("Ordena", ["Pera;Kiwi;Uva;", "Uva;Pera;Kiwi;", "Kiwi;Uva;Pera;", "Pera;Uva;Kiwi;"]);
  expect(questionsOf(survey.questionnaire)[1]?.type).toBe("order");
  expect(valuesIn(survey)[1]).toEqual(["uva", "pera", "kiwi"]);
});

test("KoBo: choices of a group with their list before them", () => {
  const rows = Array.from({ length: 9 }, (_, at) => `u-${at},${at % 2 ? "rice beans;1;1" : "rice;1;0"}`.replaceAll(";", ","));
  const survey = read(["_uuid,hh/foods,hh/foods/rice,hh/foods/beans", ...rows].join("\n"));
  expect(questionsOf(survey.questionnaire).map(({ type }) => type)).toEqual(["multiple-choice"]);
});

test("LimeSurvey: full headings with their codes in front", () => {
  const heads = ["id", "G1Q1[A1]. ¿Qué medios usas? [Prensa]", "G1Q1[A2]. ¿Qué medios usas? [Radio]", "G1Q2. ¿Edad?"];
  const rows = Array.from({ length: 12 }, (_, at) => [at + 1, at % 2 ? "Sí" : "No", at % 3 ? "No" : "Sí", 20 + at].join(","));
  const survey = read([heads.join(","), ...rows].join("\n"));
  expect(questionsIn(survey)).toEqual(["multiple-choice: ¿Qué medios usas?", "number: ¿Edad?"]);
  expect(questionsOf(survey.questionnaire)[1]?.variable).toBe("G1Q2");
});

test("REDCap: labels of choices in brackets", () => {
  const rows = Array.from({ length: 9 }, (_, at) => `${at + 1},${at % 2 ? "Checked,Unchecked" : "Unchecked,Checked"},Complete`);
  const survey = read(["Record ID,Race (choice=White),Race (choice=Black),Complete?", ...rows].join("\n"));
  expect(questionsIn(survey)).toEqual(["multiple-choice: Race"]);
});

test("the index of a data frame, rows of blanks and the signs of Windows-1252", () => {
  const framed = read(",Which?\n0,A\n1,B\n2,A\n3,B\n,\n,\n");
  expect([framed.responses.length, questionsIn(framed)]).toEqual([4, ["single-choice: Which?"]]);
  const bytes = Buffer.from("Ref;\xbfCu\xe1l?\na;Zo\xe9 \x80\nb;\x93Uno\x94\n", "latin1");
  const survey = csv.read({ name: "a.csv", content: bytes }, TYPES);
  expect(valuesIn(survey)).toEqual(["Zoé €", "“Uno”"]);
});

test.each([
  ["Muy satisfecho,Satisfecho,Ni satisfecho ni insatisfecho,Insatisfecho,Muy insatisfecho"],
  ["Totalmente de acuerdo,De acuerdo,Ni de acuerdo ni en desacuerdo,En desacuerdo,Totalmente en desacuerdo"],
  ["Muy satisfecho,Bastante satisfecho,Algo satisfecho,Poco satisfecho,Nada satisfecho"],
  ["Siempre,A menudo,A veces,Rara vez,Nunca"],
])("steps are in their order: %s", (steps) => {
  const labels = steps.split(",");
  const mixed = [2, 0, 4, 1, 3].flatMap((place, at) => often([labels[place] ?? ""], 3 + at));
  const [, question] = questionsOf(column("Escala", mixed).questionnaire) as unknown as {
    options: { label: { es: string } }[];
  }[];
  const shown = question?.options.map(({ label }) => Object.values(label)[0]);
  expect([labels, labels.toReversed()]).toContainEqual(shown);
});

test("JSON and pages that are called a table are none", () => {
  expect(csv.recognises({ name: "a.csv", content: Buffer.from('[{"a": 1, "b": 2}]') })).toBe(false);
  expect(csv.recognises({ name: "a.csv", content: Buffer.from("<!DOCTYPE html><p>a, b</p>") })).toBe(false);
  expect(csv.recognises({ name: "a.csv", content: Buffer.from("[Tea],b\n1,2\n") })).toBe(true);
});

test("forms: named zones, points on the map and nobody's addresses", () => {
  const rows = Array.from(
    { length: 9 },
    (_, at) => `2026/03/0${at + 1} 9:05:00 a. m. CET,anonymous,40.4168 -3.703${at} 0 0,${at % 2 ? "A" : "B"}`,
  );
  const survey = read(["Marca temporal,Correo electrónico,hh/gps,¿Cuál?", ...rows].join("\n"));
  expect(questionsIn(survey)).toEqual(["single-choice: ¿Cuál?"]);
  expect(survey.responses[0]?.startedAt).toBe("2026-03-01T08:05:00.000Z");
});

test("moments in UTC are dates, and those with seconds can be made ones", () => {
  const whole = column("¿Cuándo fue?", ["2024-03-01T10:00:00Z", "2024-03-02T11:30:00Z"]);
  expect(valuesIn(whole)).toEqual(["2024-03-01T10:00", "2024-03-02T11:30"]);
  const exact = column("¿Cuándo fue?", ["2024-03-01 10:00:07", "2024-03-02 11:30:45"]);
  const guess = exact.guesses?.().find(({ headings }) => headings[0] === "¿Cuándo fue?");
  expect([guess?.type, guess?.choices]).toEqual(["short-text", expect.arrayContaining(["date"])]);
});

test("LimeSurvey: what was put in each place is an order, whole or begun", () => {
  const orders = ["Pan,Fruta,Leche", "Fruta,Leche,Pan", "Leche,Pan,", "Pan,Leche,Fruta", "Fruta,,", "Leche,Fruta,Pan"];
  const rows = Array.from({ length: 12 }, (_, at) => `r${at},${orders[at % orders.length]}`);
  const survey = read(["Ref,R[1],R[2],R[3]", ...rows].join("\n"));
  expect(questionsIn(survey)).toEqual(["short-text: Ref", "order: R"]);
  expect([0, 2, 4].map((place) => valuesIn(survey)[place])).toEqual([["pan", "fruta", "leche"], ["leche", "pan"], ["fruta"]]);
  expect(questionsOf(survey.questionnaire)[1]).toMatchObject({ max: 3 });
});

test("variables that are numbered alike with one scale are a grid, and 99 is none of its steps", () => {
  const rows = Array.from({ length: 30 }, (_, at) =>
    [`r${at}`, ...[1, 2, 3].map((item) => (at === item ? 99 : ((at * item) % 5) + 1))].join(","),
  );
  const survey = read(["Ref,P3_1,P3_2,P3_3", ...rows].join("\n"));
  expect(questionsIn(survey)).toEqual(["short-text: Ref", "matrix: P3"]);
  const [, grid] = questionsOf(survey.questionnaire) as unknown as { columns: readonly { code: string }[] }[];
  expect(grid?.columns.map(({ code }) => code)).toEqual(["1", "2", "3", "4", "5"]);
  expect(Object.keys(valuesIn(survey)[1] ?? {})).toHaveLength(2);
});

test("numbered variables of 0 and 1 are one multiple choice", () => {
  const rows = Array.from({ length: 20 }, (_, at) => [`r${at}`, at % 2, at % 3 ? 0 : 1, at % 5 ? 0 : 1].join(","));
  expect(questionsIn(read(["Ref,P5_1,P5_2,P5_3", ...rows].join("\n")))).toEqual(["short-text: Ref", "multiple-choice: P5"]);
});

test.each([
  ["es", "¿Qué desayunas?,¿Cuántas veces al día?,¿Por qué?"],
  ["en", "What do you have for breakfast?,How often?,Why is that?"],
  ["fr", "Que prenez-vous au petit déjeuner ?,Combien de fois par jour ?,Pour quelle raison ?"],
  ["it", "Che cosa mangia a colazione?,Quante volte al giorno?,Per quale motivo è così?"],
  ["nl", "Wat eet u bij het ontbijt?,Hoe vaak per dag?,Waarom is dat?"],
  ["pt", "O que toma ao pequeno-almoço?,Quantas vezes por dia?,Por que não?"],
  ["es", "Q1,Q2,Q3"],
])("headings in %s tell their language: %s", (language, headings) => {
  expect(read(`${headings}\nA,B,C\nA,B,D\n`).questionnaire.languages).toEqual([language]);
});

test("one column with decimals says what points are in the whole file", () => {
  const rows = ["1;2.550;36.77", "2;2.939;18.92", "3;1.204;7.5"];
  const survey = read(["Ref;peso;imc", ...rows].join("\n"));
  expect(valuesIn(survey)).toEqual([2.55, 2.939, 1.204]);
});

test("thousands with blanks of all kinds", () => {
  const survey = column("Loyer", ["1 200", "15\u00a0300", "1\u202f200,50", "850"], ";");
  expect(valuesIn(survey)).toEqual([1200, 15_300, 1200.5, 850]);
});

test("labels with a comma and a blank stay whole in lists without blanks", () => {
  const cells = often(["Nike,Puma", "Nike,Other, please specify", "Adidas,Puma", "Puma", "Other, please specify", "Adidas"], 4);
  const [, question] = questionsOf(column("Which?", cells).questionnaire) as unknown as {
    options: readonly object[];
    type: string;
  }[];
  expect([question?.type, question?.options.length]).toEqual(["multiple-choice", 4]);
});

test.each([
  ["Schooling?", ["Higher, university", "Higher, non-university", "Secondary, vocational", "Secondary, general", "None"]],
  ["Why?", ["price, taste", "because of the taste, smell and look", "I like it, really", "the taste, really", "price"]],
])("%s has commas and is no list", (heading, texts) => {
  expect(questionsOf(column(heading, often(texts, 6)).questionnaire)[1]?.type).toBe("single-choice");
});

test.each([
  [
    ["1", "2", "3", "4", "8", "9"],
    ["8", "9"],
  ],
  [["1", "2", "3", "4", "5", "6", "9"], ["9"]],
  [
    ["0", "1", "2", "3", "10", "77", "88"],
    ["77", "88"],
  ],
  [["0", "1", "2", "3", "4", "9"], []],
])("codes among %j: %j are none", (codes, missing) => {
  const survey = column("¿Cuánto?", often(codes, 5));
  const found = often(codes, 5).filter((_, at) => valuesOf(survey, 1)[at]?.missing === "unknown");
  expect([...new Set(found)].toSorted()).toEqual(missing);
});

test("what is asked by itself is no choice of one question", () => {
  const rows = Array.from({ length: 20 }, (_, at) => `r${at},${at % 2},${at % 3 ? 0 : 1}`);
  expect(questionsIn(read(["Ref,has_car,has_bike", ...rows].join("\n")))).toHaveLength(3);
});

test("labels in numbered columns are one multiple choice, and a text of other stays beside marks", () => {
  const labelled = Array.from({ length: 12 }, (_, at) => `r${at},${at % 2 ? "Lidl" : ""},${at % 3 ? "Jumbo" : ""}`);
  expect(questionsIn(read(["Ref,Q3_1,Q3_2", ...labelled].join("\n")))).toEqual(["short-text: Ref", "multiple-choice: Q3"]);
  const marked = Array.from(
    { length: 12 },
    (_, at) => `r${at},${at % 2},${at % 3 ? 0 : 1},${at === 4 ? 1 : 0},${at === 4 ? "torch" : ""}`,
  );
  const survey = read(["Ref,q104_1,q104_2,q104_96,q104_other", ...marked].join("\n"));
  expect(questionsIn(survey)).toEqual(["short-text: Ref", "multiple-choice: q104", "short-text: q104_other"]);
});

test.each([
  ["Peso", ["70.5", "81.2", "64.0"], false],
  ["weight", ["0.85", "1.21", "0.94"], true],
  ["ponderador", ["312.5", "287.1", "402.9"], true],
])("%s of %j is a survey's weight: %s", (heading, cells, isWeight) => {
  const guess = column(heading, cells)
    .guesses?.()
    .find(({ headings }) => headings[0] === heading);
  expect(guess?.reason === "asWeight").toBe(isWeight);
});

test.each([
  ["2026-03-05T10:00:00+02:00", "2026-03-05T10:00"],
  ["5-Mar-2026", "2026-03-05"],
  ["05mar2026 10:00:00", "2026-03-05T10:00"],
  ["5 de marzo de 2026", "2026-03-05"],
  ["Mar 5, 2026", "2026-03-05"],
])("the moment %s", (text, value) => {
  expect(valuesIn(column("¿Cuándo?", [text, text, text]))).toEqual([value, value, value]);
});

test("titles above, totals and notes below are nobody's answers", () => {
  const rows = Array.from({ length: 12 }, (_, at) => `${at + 1};${at % 2 ? "Sí" : "No"};${40 + at}`);
  const survey = read(
    ["Estudio de refrescos;;", "Fuente: panel; ;", "Nº;¿Bebes?;Gasto", ...rows, "Total;;546", "* Sin ponderar;;"].join("\n"),
  );
  expect(survey.responses).toHaveLength(12);
  expect(questionsIn(survey)).toEqual(["single-choice: ¿Bebes?", "number: Gasto"]);
  const noted = survey.unmapped.filter(({ reason }) => reason === "noteRows").map(({ detail }) => detail);
  expect(noted).toEqual(["Estudio de refrescos", "Fuente: panel", "Total 546", "* Sin ponderar"]);
  // Where many say so, it is an answer.
  const sizes = Array.from({ length: 12 }, (_, at) => `${at % 2 ? "Media" : "Grande"},${at},${at % 3}`);
  expect(read(["Talla,A,B", ...sizes].join("\n")).responses).toHaveLength(12);
});

test("the wording below codes is no respondent", () => {
  const rows = Array.from(
    { length: 24 },
    (_, at) => `${(at % 4) + 1},${at % 2 ? "Sí" : "No"},${["Alba", "Brisa"][at % 2]},texto ${at}`,
  );
  const survey = read(["P1,P2,P3,P4", "¿Qué nota le das?,¿La conoces?,¿Qué marca?,¿Por qué?", ...rows].join("\n"));
  expect(survey.responses).toHaveLength(24);
  expect(questionsIn(survey).map((one) => one.split(": ")[1])).toEqual([
    "¿Qué nota le das?",
    "¿La conoces?",
    "¿Qué marca?",
    "¿Por qué?",
  ]);
});

test("tries of a survey are left out, and said", () => {
  const rows = Array.from({ length: 10 }, (_, at) => `${at < 2 ? "Survey Preview" : "IP Address"},R_${at},${at % 2 ? "A" : "B"}`);
  const survey = read(["Status,ResponseId,Q1", ...rows].join("\n"));
  expect(survey.responses).toHaveLength(8);
  expect(survey.unmapped).toContainEqual({ question: "", reason: "previewRows", detail: "2" });
});
