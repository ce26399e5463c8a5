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
import { uniqueNames } from "../shared/uniqueNames";
import { isAppearance } from "./appearance";
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
  /** Names in conditions don't regard case. */
  readonly names: (wanted: string) => string;
  readonly choices: ReadonlyMap<string, Json>;
}

function readSurvey(survey: JsonObject, forms: AnswerForms): ImportedSurvey {
  const report = new Report();
  const all = elementsIn(survey);
  const written = all.flatMap(({ type, name }) => (isPanel(type) ? [] : String(name)));
  const names = uniqueNames(written, (name) => name.toLowerCase());
  const choices = choicesByName(all);
  const reading: ImportContext = { texts: textsOf(survey), report, variables: uniqueVariables(), names, choices };
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
    const name = element?.name || question?.variable;
    report.add(name ?? own?.page.name ?? "", reason, detail);
  }
  return { questionnaire, responses: [], unmapped: report.unmapped };
}

/** A text before any question: nothing can be put in. */
function surveyText(head: Element, name: string): LocalizedText | undefined {
  const text = head.takeText(name);
  const expressions = Object.values(text ?? {}).flatMap((part) => part.match(/\{[^\s{}][^{}]*\}/g) ?? []);
  for (const expression of expressions) head.lose("piping", expression);
  return text;
}

/** All elements, those in panels too. */
function elementsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(elementsIn);
  if (!isJsonObject(value)) return [];
  const inner = ["pages", "elements", "questions", "templateElements"].flatMap((key) => elementsIn(value[key] ?? []));
  return typeof value.name === "string" && value.type !== undefined ? [value, ...inner] : inner;
}

/** Choices of every element by its name, for those that take them from another; the first of several of one name counts. */
function choicesByName(elements: readonly JsonObject[]): ReadonlyMap<string, Json> {
  return new Map(
    elements.toReversed().flatMap(({ name, choices }) => (Array.isArray(choices) ? [[String(name), choices] as const] : [])),
  );
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
  const number = Number(path.split("/").at(-1) ?? 0) + 1;
  // What SurveyJS calls a page that has no name.
  const element = new Element(page, reading.texts, reading.report, nameIn(page) || `page${number}`);
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
  const isOfSeveral = isPanel(item.type);
  const source = isOfSeveral ? item : withChoices(item, reading);
  const element = new Element(source, reading.texts, reading.report, isOfSeveral ? panelName(item, reading) : undefined);
  if (!isOfSeveral && element.name === "")
    throw new ImportError("wrongStructure", { expected: "name" }, { path: `${path}/name` });
  if (isOfSeveral) return panelQuestions(element, path, reading, panels);
  const named = withOwnName(element, reading);
  return [{ name: named.name, source, panels, questions: convertElement(named, reading.variables) }];
}

function nameIn({ name }: JsonObject): string {
  return typeof name === "string" ? name : "";
}

/** Under which the losses of a panel are listed. */
function panelName(panel: JsonObject, { texts }: ImportContext): string {
  const [title] = Object.values(texts.read(panel.title ?? panel.templateTitle).text);
  return nameIn(panel) || title || "panel";
}

/** Elements of one name share their answer in SurveyJS; here each has its own. */
function withOwnName(element: Element, { names, texts, report }: ImportContext): Element {
  const name = names(element.writtenName);
  if (name === element.writtenName) return element;
  report.add(name, "repeatedName", `${element.writtenName} → ${name}`);
  return new Element(element.source, texts, report, name);
}

function isPanel(type: Json | undefined): boolean {
  return type === "panel" || type === "paneldynamic";
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
    report.add("", isLogic ? "logic" : isAppearance(name) ? "appearance" : "surveySettings", texts);
  }
}
