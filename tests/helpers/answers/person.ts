import {
  type ItemValue,
  type MatrixRowModel,
  QuestionCheckboxModel,
  QuestionCommentModel,
  QuestionDropdownModel,
  QuestionFileModel,
  QuestionImagePickerModel,
  QuestionMatrixDropdownModel,
  QuestionMatrixModel,
  QuestionMultipleTextModel,
  QuestionRadiogroupModel,
  QuestionRankingModel,
  QuestionRatingModel,
  QuestionSelectBase,
  QuestionSliderModel,
  QuestionTextModel,
  type Question as SurveyQuestion,
} from "survey-core";
import { isNumberField } from "../../../src/client/runner/survey/model/numberEntry";
import type { RowPair } from "../../../src/survey/answers/rowPair";

/** Uniform in [0, 1): what a simulated person decides by. */
type Random = () => number;

/** What people type where a number is due. */
const NUMBERS = [
  "0 -0 1 2 3 5 7 9 10 33 100 -1 -3 -5 0.5 0.55 0.555 .5 1.0 1.50 0.1 1e1 1E2 5e-1 1e-7 99 100.5 1950 2026 2027 12345.678",
  "999999999999999 1000000000000000 123456789012345678901 1e21 1e300 007 0.1234567890123 9007199254740993",
]
  .join(" ")
  .split(" ")
  .concat(
    "1,5",
    "0,55",
    "1.234",
    "1,234",
    "1.234,5",
    "1,234.5",
    "1.234.567",
    "1 000",
    "1\u00a0000,5",
    "2,",
    "5 %",
    "doce",
    "١٢",
    "−3",
    "-",
  )
  .concat("1.2.3", "1,2,3");
const TEXTS = [
  "a",
  "Me gusta",
  "  ",
  "",
  " al principio",
  "👩‍👩‍👧 sí",
  "Línea\notra",
  "<b>x</b>",
  "1e5",
  "null",
  "{{Q1}}",
  "{a}",
  "\u00a0",
  "\u200b",
  " \u2060\u3164",
  "a\u200db",
  "e\u0301ste",
];
/** Texts that some formats want, and others that nearly are. */
const FORMATTED = [
  "ana@correo.es",
  " ana@correo.es\u00a0",
  "ana@correo",
  "ana b@correo.es",
  "ñandú@correo.es",
  "a@b@c.es",
  "ana@correo.es.",
  "www.correo.es",
  "HTTPS://correo.es:80/a?b=c#d",
  "https://correo.es/a b",
  "ftp://correo.es",
  "localhost",
  "612 345 678",
  "+34 (612) 345-678",
  "12345",
  "12",
  "612-",
  "١٢٣",
  "ab-1",
  "AB12",
  " fin ",
  "fin\u2003",
  "finfin",
  "ab-",
  "sí",
];
const DAYS =
  "2026-01-02 2026-01-03 2024-02-29 0001-01-01 0000-05-05 9999-12-31 12345-06-07 2030-01-01 1999-12-31 2026-02-28 2026-03-01 2026-03-02".split(
    " ",
  );
const TIMES = ["00:00", "09:59", "10:00", "23:59", "10:00:30"];

function oneOf<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** A browser lets no more be typed than the field's `maxlength`. */
function typed(text: string, maxLength: number): string {
  return maxLength > 0 ? text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, "") : text;
}

const MS_PER_DAY = 86_400_000;

/** A day around today, on which questions about the last days decide. */
function recentDay(random: Random): string {
  const days = Math.floor(random() * 12) - 8;
  return new Date(Date.now() + days * MS_PER_DAY).toISOString().slice(0, 10);
}

function textFor(field: QuestionTextModel, random: Random): string {
  const { inputType, maxLength } = field;
  if (isNumberField(field)) return oneOf(NUMBERS, random) ?? "";
  const day = random() < 0.4 ? recentDay(random) : (oneOf(DAYS, random) ?? "");
  if (inputType === "date") return random() < 0.1 ? "" : day;
  if (inputType === "datetime-local") return `${day}T${oneOf(TIMES, random)}`;
  const known = random() < 0.5 ? TEXTS : FORMATTED;
  const text = random() < 0.1 ? "ñ".repeat(600) : (oneOf(known, random) ?? "");
  return typed(text.replaceAll("\n", " "), maxLength);
}

function comment(question: QuestionSelectBase, random: Random): void {
  if (random() < 0.3) return;
  if (question.isOtherSelected) question.otherValue = oneOf(TEXTS, random) ?? "";
  else if (question.showCommentArea) question.comment = oneOf(TEXTS, random) ?? "";
}

function tick(question: QuestionCheckboxModel, random: Random): void {
  for (let clicks = 1 + Math.floor(random() * 5); clicks > 0; clicks -= 1) {
    const item = oneOf(question.visibleChoices, random);
    if (item && question.getItemEnabled(item)) question.clickItemHandler(item, !question.isItemSelected(item));
  }
}

function pickImages(question: QuestionImagePickerModel, random: Random): void {
  const values = question.visibleChoices.map(({ value }: ItemValue): string => value);
  const chosen = values.filter(() => random() < 0.5);
  question.value = question.multiSelect ? chosen.sort(() => random() - 0.5) : oneOf(values, random);
}

function rank(question: QuestionRankingModel, random: Random): void {
  const codes = question.visibleChoices.map(({ value }: ItemValue): string => value).sort(() => random() - 0.5);
  const most = question.maxSelectedChoices || codes.length;
  question.value = question.selectToRankEnabled ? codes.slice(0, Math.floor(random() * (most + 1))) : codes;
}

function fillRow(question: QuestionMatrixModel, row: MatrixRowModel, random: Random): void {
  const codes = question.visibleColumns.map(({ value }: ItemValue): string => value);
  row.value = question.cellType === "checkbox" ? codes.filter(() => random() < 0.5) : oneOf(codes, random);
}

/** In rows that are answered together, most people answer all. */
function fillRows(question: QuestionMatrixModel, random: Random): void {
  const pairs = (question.rowPairs ?? []) as readonly RowPair[];
  const share = pairs.length > 0 && random() < 0.5 ? 1 : 0.8;
  const answered = question.visibleRows.filter(() => random() < share);
  for (const row of answered) {
    const pair = pairs.find(({ rows }) => rows.some(({ value }) => value === row.name));
    if (pair) row.value = oneOf(pair.choices, random);
    else fillRow(question, row, random);
  }
}

/** Answers as a person could with the question's own controls: any of what they let through, and also nothing. */
export function answerByHand(question: SurveyQuestion, random: Random): void {
  if (random() < 0.08) return;
  if (question instanceof QuestionRankingModel) rank(question, random);
  else if (question instanceof QuestionImagePickerModel) pickImages(question, random);
  else if (question instanceof QuestionCheckboxModel) tick(question, random);
  else if (question instanceof QuestionRadiogroupModel || question instanceof QuestionDropdownModel)
    question.renderedValue = oneOf(question.visibleChoices, random)?.value;
  else if (question instanceof QuestionRatingModel) question.setValueFromClick(oneOf(question.visibleRateValues, random)?.value);
  else if (question instanceof QuestionSliderModel) {
    const steps = (question.renderedMax - question.renderedMin) / question.step;
    question.value = question.renderedMin + Math.floor(random() * (steps + 1)) * question.step;
  } else if (question instanceof QuestionTextModel) question.inputValue = textFor(question, random);
  else if (question instanceof QuestionCommentModel)
    question.value = typed(random() < 0.1 ? "x".repeat(5000) : (oneOf(TEXTS, random) ?? ""), question.maxLength);
  else if (question instanceof QuestionMultipleTextModel) {
    for (const item of question.items) if (random() < 0.8) item.editor.inputValue = textFor(item.editor, random);
  } else if (question instanceof QuestionMatrixModel) fillRows(question, random);
  else if (question instanceof QuestionMatrixDropdownModel) {
    for (const { cells } of question.visibleRows)
      for (const cell of cells)
        if (random() < 0.7 && cell.question instanceof QuestionTextModel)
          cell.question.inputValue = textFor(cell.question, random);
  } else if (!(question instanceof QuestionFileModel)) throw new Error(`nobody knows how to answer a ${question.getType()}`);
  if (question instanceof QuestionSelectBase) comment(question, random);
}

/** What stands in the question's fields; SurveyJS keeps what breaks its own limits to itself. */
export function valueInSight(question: SurveyQuestion): unknown {
  if (question instanceof QuestionMultipleTextModel)
    return Object.fromEntries(question.items.map(({ name, editor }) => [name, editor.value]));
  return question.value;
}
