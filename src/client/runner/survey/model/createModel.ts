import { createElement } from "react";
import {
  Model,
  type Question,
  type QuestionMatrixModel,
  RendererFactory,
  Serializer,
  type SurveyError,
  SvgRegistry,
  settings,
} from "survey-core";
import { ReactQuestionFactory } from "survey-react-ui";
import type { Json } from "../../../../shared/json";
import { CardSort } from "../../cards/CardSort";
import type { AnswerBody, Answers, ExecutionState } from "../../execution";
import { runnerRegistry } from "../../extensions";
import { knowQuestions, loadQuestions } from "../../questions/knowQuestions";
import { withoutUnknown } from "../../questions/withoutUnknown";
import { drawHeadings } from "../drawing/GroupedChoices";
import { drawGuides } from "../drawing/guides";
import { markScale } from "../drawing/markScale";
import { drawPairedRows } from "../drawing/PairedRows";
import { cleanSurvey } from "./cleanSurvey";
import { knowDiffering } from "./differentRounds";
import { passOverDoubleTaps } from "./doubleTaps";
import { surveyLocale } from "./locales";
import { knowNumbers, takeNumbers } from "./numberEntry";
import { seeBlanks } from "./seeBlanks";
import { knowFormats, offerKeyboard, readOwnPatterns } from "./textFormats";

/** One of SurveyJS's icons (a timer that we don't show) carries style attributes, which the CSP forbids. */
function takeStylesFromIcons(): void {
  for (const [name, svg] of Object.entries(SvgRegistry.icons)) {
    if (svg.includes("style=")) SvgRegistry.icons[name] = svg.replace(/\sstyle="[^"]*"/g, "");
  }
}

const RENDERER = "rn-cards";

/** Has SurveyJS draw a grid that asks for it as cards, and keep how many a group takes. */
function drawCards(): void {
  if (!Serializer.findProperty("matrix", "roomInGroups"))
    Serializer.addProperty("matrix", { name: "roomInGroups:number", visible: false });
  RendererFactory.Instance.registerRenderer("matrix", "cards", RENDERER);
  ReactQuestionFactory.Instance.registerQuestion(RENDERER, (props: unknown) =>
    createElement(CardSort, props as { readonly question: QuestionMatrixModel }),
  );
}

const COMMENT = "-Comment";
/** Two beside each other on a phone, in pixels. */
const SMALLEST_IMAGE = 148;
const TYPED = new Set(["text", "comment", "multipletext", "matrixdropdown"]);

/** A SurveyJS model of the questionnaire that only draws: moving on, saving and completing are the runner's. */
export function createModel(state: ExecutionState): Model {
  takeStylesFromIcons();
  drawHeadings();
  drawCards();
  drawPairedRows();
  drawGuides();
  knowQuestions(runnerRegistry.questions);
  knowDiffering();
  knowFormats();
  knowNumbers();
  seeBlanks();
  // The question is the screen's heading.
  settings.titleTags.question = "h1";
  settings.titleTags.page = "p";
  const model = new Model(withoutUnknown(cleanSurvey(state.survey), (type) => Boolean(Serializer.findClass(type))));
  model.locale = surveyLocale(state.language);
  model.showNavigationButtons = false;
  model.showProgressBar = false;
  model.showTitle = false;
  model.showCompletePage = false;
  model.showQuestionNumbers = false;
  model.questionErrorLocation = "bottom";
  model.autoFocusFirstQuestion = false;
  model.checkErrorsMode = "onNextPage";
  model.textUpdateMode = "onTyping";
  model.storeOthersAsComment = true;
  model.clearInvisibleValues = "none";
  model.widthMode = "responsive";
  for (const question of model.getAllQuestions()) {
    if (question.getType() === "imagepicker") question.minImageWidth = SMALLEST_IMAGE;
  }
  loadQuestions(model, runnerRegistry.questions);
  readOwnPatterns(model);
  takeNumbers(model, state.language);
  passOverDoubleTaps(model);
  model.data = { ...state.answers };
  model.onSettingQuestionErrors.add((_, { errors }) => errors.splice(0, errors.length, ...mostTelling(errors)));
  model.onAfterRenderQuestion.add((_, { htmlElement, question }) => {
    dropWrongAria(htmlElement);
    groupSlider(htmlElement);
    markScale(htmlElement);
    offerKeyboard(htmlElement, question);
  });
  for (const questionId of Object.keys(state.missing)) setDontKnow(model, questionId, true);
  return model;
}

/** One message at a time; that something is missing at all says least. */
function mostTelling(errors: readonly SurveyError[]): readonly SurveyError[] {
  return [errors.find((error) => error.getErrorType() !== "required") ?? errors[0]].filter((error) => error !== undefined);
}

/** SurveyJS says `aria-required` of groups too, where ARIA doesn't know it; the title's mark says the same. */
function dropWrongAria(element: HTMLElement): void {
  for (const group of [element, ...element.querySelectorAll('[role="group"][aria-required]')]) {
    if (group.getAttribute("role") === "group") group.removeAttribute("aria-required");
  }
}

/** SurveyJS calls what holds a slider a text box. */
function groupSlider(element: HTMLElement): void {
  const box = element.querySelector("input[type=range]")?.closest("[role=textbox]");
  box?.setAttribute("role", "group");
}

/** "Don't know" takes the question's place, which whoever answers after all takes back. */
export function setDontKnow(model: Model, questionId: string, isOn: boolean): void {
  const question = model.getQuestionByName(questionId);
  if (!question) return;
  if (isOn) question.clearValue();
  question.clearErrors();
}

/** The question of a value's name; the texts of "other" options have names of their own. */
export function questionOfValue(model: Model, name: string): Question | undefined {
  const id = name.endsWith(COMMENT) ? name.slice(0, -COMMENT.length) : name;
  return model.getQuestionByName(id) ?? undefined;
}

export function isTyped(question: Question, name: string): boolean {
  return name.endsWith(COMMENT) || TYPED.has(question.getType()) || runnerRegistry.questions.has(question.getType());
}

/** What doesn't keep the question's rules yet (points that don't add up, rows still to come) is no answer yet. */
export function isIncomplete(question: Question): boolean {
  // Uploads check themselves, and say of one on its way that it is missing.
  return !question.isEmpty() && question.getType() !== "file" && !question.validate(false);
}

/** All that has been answered, in this part of the questionnaire and before it. */
export function answersOf(model: Model, missing: ExecutionState["missing"]): Answers {
  const ids = Object.keys(model.data as object).map((name) => (name.endsWith(COMMENT) ? name.slice(0, -COMMENT.length) : name));
  const given = [...new Set(ids)].map((id) => [id, answerBody(model, id)] as const);
  const unknown = Object.entries(missing).map(([id, reason]) => [id, { value: null, missing: reason }] as const);
  return Object.fromEntries([...given, ...unknown]);
}

/** What the server is told of a question's present value. */
export function answerBody(model: Model, questionId: string): AnswerBody {
  const value = model.getValue(questionId) as Json | undefined;
  const comment = model.getComment(questionId);
  return { value: value ?? null, ...(comment ? { comment } : {}) };
}
