import { type ImportedSurvey, type Importer, ImportFault } from "../../../../schema/importer";
import type { Block, Question } from "../../../../schema/questionnaire";
import { newId } from "../../../../shared/ids";
import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import { uniqueVariables } from "../shared/codes";
import { compact } from "../shared/draft";
import { readJson, tryJson } from "../shared/readJson";
import { Report } from "../shared/report";
import { convertElement, reportLeft, type Variables } from "./convertElement";
import { Element } from "./element";
import { type Texts, textsOf } from "./texts";

/** A SurveyJS survey definition. */
export const surveyjs: Importer = {
  name: "surveyjs",
  recognises: ({ content }) => {
    const json = tryJson(content);
    return json !== undefined && [json.pages, json.elements, json.questions].some(Array.isArray);
  },
  read: ({ content }) => readSurvey(readJson(content)),
};

interface Reading {
  readonly texts: Texts;
  readonly report: Report;
  readonly variables: Variables;
}

function readSurvey(survey: JsonObject): ImportedSurvey {
  const reading: Reading = { texts: textsOf(survey), report: new Report(), variables: uniqueVariables() };
  const head = new Element({ ...survey, name: "" }, reading.texts, reading.report);
  const pages = pagesOf(survey);
  head.take("pages", "elements", "questions", "locale");
  const texts = { title: head.takeText("title"), welcome: head.takeText("description"), closing: head.takeText("completedHtml") };
  const blocks = pages.flatMap(({ page, path }) => {
    const block = toBlock(page, path, reading);
    return block.questions.length > 0 ? [block] : [];
  });
  reportSettings(head, reading.report);
  const questionnaire = { languages: reading.texts.languages, ...compact(texts), blocks };
  return { questionnaire, responses: [], unmapped: reading.report.unmapped };
}

function pagesOf(survey: JsonObject): readonly { page: JsonObject; path: string }[] {
  if (!Array.isArray(survey.pages)) return [{ page: { elements: survey.elements ?? survey.questions ?? [] }, path: "" }];
  return survey.pages.map((page: Json, index) => {
    const path = `/pages/${index}`;
    if (!isJsonObject(page)) throw new ImportFault("wrongStructure", { expected: "object" }, { path });
    return { page, path };
  });
}

function toBlock(page: JsonObject, path: string, reading: Reading): Block {
  const element = new Element(page, reading.texts, reading.report);
  const texts = compact({ title: element.takeText("title"), description: element.takeText("description") });
  const questions = elementsOf(element, path, reading);
  reportLeft(element);
  return { id: newId(), ...texts, questions };
}

/** Questions of a page or panel, whose elements stand one after another. */
function elementsOf(container: Element, path: string, reading: Reading): readonly Question[] {
  const key = ["elements", "questions", "templateElements"].find((name) => container.source[name] !== undefined);
  if (key === undefined) return [];
  const list = container.take(key);
  if (!Array.isArray(list)) throw new ImportFault("wrongStructure", { expected: "array" }, { path: `${path}/${key}` });
  return list.flatMap((item: Json, index) => toQuestions(item, `${path}/${key}/${index}`, reading));
}

function toQuestions(item: Json, path: string, reading: Reading): readonly Question[] {
  if (!isJsonObject(item)) throw new ImportFault("wrongStructure", { expected: "object" }, { path });
  if (typeof item.type !== "string") throw new ImportFault("wrongStructure", { expected: "type" }, { path: `${path}/type` });
  const element = new Element(item, reading.texts, reading.report);
  const isPanel = item.type === "panel" || item.type === "paneldynamic";
  if (!isPanel && element.name === "") throw new ImportFault("wrongStructure", { expected: "name" }, { path: `${path}/name` });
  return isPanel ? panelQuestions(element, path, reading) : convertElement(element, reading.variables);
}

/** A panel's title stays as a text before its questions; panels that repeat come over once. */
function panelQuestions(panel: Element, path: string, reading: Reading): readonly Question[] {
  if (panel.source.type === "paneldynamic") panel.lose("repeatedPanel");
  const title = panel.takeText("title", "templateTitle");
  const description = panel.takeText("description", "templateDescription");
  const heading = title || description ? [headingOf(title ?? description ?? {}, title && description, panel, reading)] : [];
  const questions = elementsOf(panel, path, reading);
  reportLeft(panel);
  return [...heading, ...questions];
}

function headingOf(
  title: LocalizedText,
  description: LocalizedText | undefined,
  panel: Element,
  { variables }: Reading,
): Question {
  return { ...compact({ description }), title, id: newId(), variable: variables(panel.name, "panel"), type: "informative-text" };
}

/** What the survey itself sets beside its pages. */
function reportSettings(head: Element, report: Report): void {
  for (const [name, value] of head.left()) {
    const isLogic = /^(triggers|calculatedValues)$|Expression$|If$/.test(name);
    const texts = isLogic ? JSON.stringify(value) : name;
    report.add("", isLogic ? "logic" : "surveySettings", texts);
  }
}
