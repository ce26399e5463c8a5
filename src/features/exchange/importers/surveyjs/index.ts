import { newId } from "../../../../shared/ids";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import { ImportError, type ImportedSurvey, type Importer } from "../../../../survey/exchange/importer";
import type { Question } from "../../../../survey/questionnaire";
import { uniqueVariables } from "../shared/codes";
import { compact } from "../shared/draft";
import { type AnswerForms, createAnswerForms } from "../shared/expressions/answerForm";
import { soundLogic } from "../shared/logic/soundLogic";
import { readJson, tryJson } from "../shared/readJson";
import { Report } from "../shared/report";
import { convertElement, reportLeft, type Variables } from "./convertElement";
import { Element } from "./element";
import { addLogic } from "./logic/addLogic";
import type { Container, ConvertedElement, ConvertedPage } from "./logic/converted";
import { type Texts, textsOf } from "./texts";

/** A SurveyJS survey definition. */
export const surveyjs: Importer = {
  name: "surveyjs",
  recognises: ({ content }) => {
    const json = tryJson(content);
    return json !== undefined && [json.pages, json.elements, json.questions].some(Array.isArray);
  },
  read: ({ content }, types) => readSurvey(readJson(content), createAnswerForms(types)),
};

interface ImportContext {
  readonly texts: Texts;
  readonly report: Report;
  readonly variables: Variables;
  readonly choices: ReadonlyMap<string, Json>;
}

function readSurvey(survey: JsonObject, forms: AnswerForms): ImportedSurvey {
  const report = new Report();
  const choices = choicesByName(survey);
  const reading: ImportContext = { texts: textsOf(survey), report, variables: uniqueVariables(), choices };
  const head = new Element({ ...survey, name: "" }, reading.texts, report);
  head.take("pages", "elements", "questions", "locale", "triggers", "questionsOrder", "questionOrder");
  const texts = {
    title: surveyText(head, "title"),
    welcome: surveyText(head, "description"),
    closing: surveyText(head, "completedHtml"),
  };
  const pages = pagesOf(survey).map(({ page, path }) => toPage(page, path, reading));
  const blocks = addLogic(pages, survey, { report, forms });
  reportSettings(head, report);
  const document = { languages: reading.texts.languages, ...compact(texts), blocks };
  const { questionnaire, leftOut } = soundLogic(document);
  for (const { question, block, reason, detail } of leftOut) {
    const own = pages.find((page) => page.block.id === block.id);
    const element = own?.elements.find(({ questions }) => questions.some(({ id }) => id === question?.id));
    report.add(element?.name ?? own?.page.name ?? "", reason, detail);
  }
  return { questionnaire, responses: [], unmapped: report.unmapped };
}

/** A text before any question: nothing can be put in. */
function surveyText(head: Element, name: string): LocalizedText | undefined {
  const text = head.takeText(name);
  const expressions = Object.values(text ?? {}).flatMap((part) => part.match(/\{[^\s{}][^{}]*\}/g) ?? []);
  if (expressions.length > 0) head.lose("piping", [...new Set(expressions)].join(" "));
  return text;
}

/** Choices of every element by its name, for those that take them from another. */
function choicesByName(value: Json, found = new Map<string, Json>()): ReadonlyMap<string, Json> {
  if (Array.isArray(value)) for (const item of value) choicesByName(item, found);
  if (!isJsonObject(value)) return found;
  if (typeof value.name === "string" && Array.isArray(value.choices)) found.set(value.name, value.choices);
  for (const key of ["pages", "elements", "questions", "templateElements"]) choicesByName(value[key] ?? [], found);
  return found;
}

function pagesOf(survey: JsonObject): readonly { page: JsonObject; path: string }[] {
  if (!Array.isArray(survey.pages)) return [{ page: { elements: survey.elements ?? survey.questions ?? [] }, path: "" }];
  return survey.pages.map((page: Json, index) => {
    const path = `/pages/${index}`;
    if (!isJsonObject(page)) throw new ImportError("wrongStructure", { expected: "object" }, { path });
    return { page, path };
  });
}

function toPage(page: JsonObject, path: string, reading: ImportContext): ConvertedPage {
  const element = new Element(page, reading.texts, reading.report);
  const texts = compact({ title: element.takeText("title"), description: element.takeText("description") });
  const elements = elementsOf(element, path, reading, []);
  element.take("visibleIf");
  if (element.source.questionsOrder === "random") element.take("questionsOrder");
  reportLeft(element);
  const questions = elements.flatMap((own) => own.questions);
  return { page: { name: element.name, source: page }, block: { id: newId(), ...texts, questions }, elements };
}

/** Questions of a page or panel, whose elements stand one after another. */
function elementsOf(
  container: Element,
  path: string,
  reading: ImportContext,
  panels: readonly Container[],
): readonly ConvertedElement[] {
  const key = ["elements", "questions", "templateElements"].find((name) => container.source[name] !== undefined);
  if (key === undefined) return [];
  const list = container.take(key);
  if (!Array.isArray(list)) throw new ImportError("wrongStructure", { expected: "array" }, { path: `${path}/${key}` });
  return list.flatMap((item: Json, index) => toQuestions(item, `${path}/${key}/${index}`, reading, panels));
}

function toQuestions(
  item: Json,
  path: string,
  reading: ImportContext,
  panels: readonly Container[],
): readonly ConvertedElement[] {
  if (!isJsonObject(item)) throw new ImportError("wrongStructure", { expected: "object" }, { path });
  if (typeof item.type !== "string") throw new ImportError("wrongStructure", { expected: "type" }, { path: `${path}/type` });
  const isPanel = item.type === "panel" || item.type === "paneldynamic";
  const source = isPanel ? item : withChoices(item, reading);
  const element = new Element(source, reading.texts, reading.report);
  if (!isPanel && element.name === "") throw new ImportError("wrongStructure", { expected: "name" }, { path: `${path}/name` });
  if (isPanel) return panelQuestions(element, path, reading, panels);
  return [{ name: element.name, source, panels, questions: convertElement(element, reading.variables) }];
}

/** With the choices of the question that it takes them from. */
function withChoices(item: JsonObject, { choices }: ImportContext): JsonObject {
  const from = item.choicesFromQuestion;
  const found = typeof from === "string" ? choices.get(from) : undefined;
  return found === undefined ? item : { ...item, choices: found };
}

/** A panel's title stays as a text before its questions; panels that repeat come over once. */
function panelQuestions(
  panel: Element,
  path: string,
  reading: ImportContext,
  outer: readonly Container[],
): readonly ConvertedElement[] {
  if (panel.source.type === "paneldynamic") panel.lose("repeatedPanel");
  const title = panel.takeText("title", "templateTitle");
  const description = panel.takeText("description", "templateDescription");
  const panels = [...outer, { name: panel.name, source: panel.source }];
  const heading: readonly ConvertedElement[] =
    title || description
      ? [
          {
            // Names in braces never mean the heading.
            name: "",
            source: {},
            panels,
            questions: [headingOf(title ?? description ?? {}, title && description, panel, reading)],
          },
        ]
      : [];
  const elements = elementsOf(panel, path, reading, panels);
  panel.take("visibleIf");
  reportLeft(panel);
  return [...heading, ...elements];
}

function headingOf(
  title: LocalizedText,
  description: LocalizedText | undefined,
  panel: Element,
  { variables }: ImportContext,
): Question {
  return { ...compact({ description }), title, id: newId(), variable: variables(panel.name, "panel"), type: "informative-text" };
}

/** What the survey itself sets beside its pages. */
function reportSettings(head: Element, report: Report): void {
  for (const [name, value] of head.left()) {
    const isLogic = /^calculatedValues$|Expression$|If$/.test(name);
    const texts = isLogic ? JSON.stringify(value) : name;
    report.add("", isLogic ? "logic" : "surveySettings", texts);
  }
}
