import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";
import type { Carry, Condition } from "../../../../../survey/logic/condition";
import { mapTexts, type OptionList, optionsOf } from "../../../../../survey/logic/references";
import type { Block, Option, Question } from "../../../../../survey/questionnaire";
import { entryOf } from "../../shared/entryOf";
import type { AnswerForms } from "../../shared/expressions/answerForm";
import { attempt } from "../../shared/expressions/attempt";
import { allOf, isAlways } from "../../shared/expressions/combine";
import type { Expression } from "../../shared/expressions/syntax";
import { toCondition } from "../../shared/expressions/toCondition";
import type { Report } from "../../shared/report";
import type { Container, ConvertedElement, ConvertedPage } from "./converted";
import { Names, valuesOf } from "./names";
import { parseSurveyExpression } from "./parseSurveyExpression";
import { addTrigger } from "./triggers";

/** The blocks with all of the survey's logic that has a counterpart; the rest is listed. */
export function addLogic(
  pages: readonly ConvertedPage[],
  survey: JsonObject,
  { report, forms }: { readonly report: Report; readonly forms: AnswerForms },
): readonly Block[] {
  const logic = new Logic(pages, report, forms);
  const blocks = pages.map((page) => logic.block(page, survey)).filter(({ questions }) => questions.length > 0);
  const triggers = survey.triggers === undefined ? [] : [survey.triggers].flat();
  return triggers.reduce<readonly Block[]>((current, trigger: Json) => logic.trigger(current, trigger), blocks);
}

/** Lists of options by the name of the file's list and of the expression that is about each of its members. */
const LISTS: readonly (readonly [own: OptionList, written: string, about: string | undefined])[] = [
  ["options", "choices", "choicesVisibleIf"],
  ["rows", "rows", "rowsVisibleIf"],
  ["columns", "columns", "columnsVisibleIf"],
  ["fields", "items", undefined],
];

const CARRIED: Readonly<Record<string, Carry["which"]>> = { selected: "chosen", unselected: "unchosen" };

class Logic {
  private readonly names: Names;
  private readonly places: ReadonlyMap<string, number>;

  constructor(
    pages: readonly ConvertedPage[],
    private readonly report: Report,
    forms: AnswerForms,
  ) {
    this.names = new Names(
      pages.flatMap(({ elements }) => elements),
      forms,
    );
    const questions = pages.flatMap(({ block }) => block.questions);
    this.places = new Map(questions.map(({ id }, index) => [id, index]));
  }

  block({ page, block, elements }: ConvertedPage, survey: JsonObject): Block {
    const showIf = this.shownIf(page);
    const questions = elements.flatMap((element) =>
      this.questions(element).map((question) => this.piped(question, question.id, element.name || question.variable)),
    );
    const { id, questions: _questions, ...head } = block;
    const isRandom = (page.source.questionsOrder ?? page.source.questionOrder ?? orderOf(survey)) === "random";
    const texts = this.piped(head, questions[0]?.id ?? "", page.name);
    return { ...texts, id, questions, ...(showIf ? { showIf } : {}), ...(isRandom ? { order: "random" } : {}) };
  }

  trigger(blocks: readonly Block[], trigger: Json): readonly Block[] {
    const added = attempt(() =>
      addTrigger(trigger, {
        blocks,
        read: (text) => this.condition(parseSurveyExpression(text)),
        questionOf: (name) => this.names.element(name)?.questions[0]?.id,
      }),
    );
    if (!added) this.report.add(this.targetOf(trigger), "logic", JSON.stringify(trigger));
    return added ?? blocks;
  }

  /** The question that a trigger sets or leads to. */
  private targetOf(trigger: Json): string {
    const { setToName, gotoName } = isJsonObject(trigger) ? trigger : {};
    return this.names.element(String(setToName ?? gotoName ?? ""))?.name ?? "";
  }

  private questions(element: ConvertedElement): readonly Question[] {
    const conditions = [...element.panels, element].flatMap((container) => this.shownIf(container) ?? []);
    const showIf = conditions.length > 0 ? allOf(conditions) : undefined;
    this.reportUnread(element);
    return element.questions.map((question) => {
      const narrowed = this.carried(this.narrowed(question, element), element);
      return showIf ? { ...narrowed, showIf } : narrowed;
    });
  }

  private shownIf({ name, source }: Container): Condition | undefined {
    const text = source.visibleIf;
    if (typeof text !== "string" || text.trim() === "") return undefined;
    return this.read(text, () => this.report.add(name, "visibility", `visibleIf=${text}`));
  }

  private narrowed(question: Question, element: ConvertedElement): Question {
    const lists = LISTS.flatMap(([own, written, about]) => {
      const options = optionsOf(question, own);
      const list = element.source[written];
      if (!Array.isArray(list) || !isListOf(question, own, list)) return [];
      return [[own, this.narrowedList(options, list, about === undefined ? undefined : element.source[about], element, about)]];
    });
    return { ...question, ...Object.fromEntries(lists) };
  }

  /** Conditions in lists that are no options of any question here, as a table's columns of different kinds. */
  private reportUnread({ name, source, questions }: ConvertedElement): void {
    for (const [own, written, about] of LISTS) {
      const list = source[written];
      const items: readonly Json[] = Array.isArray(list) ? list : [];
      if (questions.some((question) => isListOf(question, own, items))) continue;
      const shared = about === undefined ? undefined : source[about];
      if (shared) this.report.add(name, "visibility", `${about}=${String(shared)}`);
      for (const item of items)
        if (isJsonObject(item) && item.visibleIf)
          this.report.add(name, "visibility", `${String(item.value ?? item.name ?? "")}: ${String(item.visibleIf)}`);
    }
  }

  private narrowedList(
    options: readonly Option[],
    list: readonly Json[],
    shared: Json | undefined,
    { name }: ConvertedElement,
    about = "",
  ): readonly Option[] {
    const values = valuesOf(list);
    const ofAll = typeof shared === "string" && shared.trim() !== "" ? this.aboutEach(shared, values) : [];
    if (!ofAll) this.report.add(name, "visibility", `${about}=${String(shared)}`);
    return options.map((option, index) => {
      const item = list[index];
      const text = isJsonObject(item) ? item.visibleIf : undefined;
      const lose = () => this.report.add(name, "visibility", `${values[index] ?? ""}: ${String(text)}`);
      const own = typeof text === "string" ? this.read(text, lose) : undefined;
      const conditions = [ofAll?.[index], own].filter((condition) => condition !== undefined);
      return conditions.length > 0 ? { ...option, showIf: allOf(conditions) } : option;
    });
  }

  /** `{item}` is each member in turn; all of them or none, so that no list is narrowed by half. */
  private aboutEach(text: string, values: readonly string[]): readonly (Condition | undefined)[] | undefined {
    return attempt(() => {
      const expression = parseSurveyExpression(text);
      return values.map((value) => unlessAlways(this.condition(inserted(expression, value))));
    });
  }

  private carried(question: Question, { name, source }: ConvertedElement): Question {
    const from = source.choicesFromQuestion;
    if (typeof from !== "string") return question;
    const which = entryOf(CARRIED, String(source.choicesFromQuestionMode));
    const origin = this.names.element(from)?.questions[0];
    if (!origin || optionsOf(question, "options").length === 0) {
      this.report.add(name, "choicesByUrl", `choicesFromQuestion=${from}`);
      return question;
    }
    return which ? { ...question, carry: { from: origin.id, which, into: "options" } } : question;
  }

  private piped<Part extends object>(part: Part, at: string, name: string): Part {
    const place = this.places.get(at) ?? 0;
    const left = new Set<string>();
    const piped = mapTexts(part, (text) =>
      text.replace(/\{([^\s{}][^{}]*)\}/g, (whole, inner: string) => {
        const named = this.names.find(inner);
        if (named && (this.places.get(named.question.id) ?? place) < place)
          return `{{${named.question.variable}${named.part === undefined ? "" : `.${named.part}`}}}`;
        left.add(whole);
        return whole;
      }),
    );
    for (const expression of left) this.report.add(name, "piping", expression);
    return piped;
  }

  private read(text: string, lose: () => void): Condition | undefined {
    const condition = attempt(() => this.condition(parseSurveyExpression(text)));
    if (!condition) lose();
    return condition && unlessAlways(condition);
  }

  private condition(expression: Expression): Condition {
    return toCondition(expression, {
      meaningOf: (name) => this.names.meaningOf(name),
      truthOf: (name) => this.names.truthOf(name),
    });
  }
}

/** Whether the file's list is what the question's options were made of: columns with a name are questions of their own. */
function isListOf(question: Question, own: OptionList, list: readonly Json[]): boolean {
  const isOfQuestions = own === "columns" && list.some((item) => isJsonObject(item) && item.name !== undefined);
  return list.length > 0 && !isOfQuestions && optionsOf(question, own).length > 0;
}

function orderOf(survey: JsonObject): Json | undefined {
  return survey.questionsOrder ?? survey.questionOrder;
}

function unlessAlways(condition: Condition): Condition | undefined {
  return isAlways(condition) ? undefined : condition;
}

/** The expression about one member of a list. */
function inserted(expression: Expression, value: string): Expression {
  if (expression.kind === "variable")
    return /^(item|choice|row|column)$/.test(expression.name) ? { kind: "literal", value } : expression;
  if (expression.kind === "not") return { ...expression, of: inserted(expression.of, value) };
  if (expression.kind === "all" || expression.kind === "any")
    return { ...expression, members: expression.members.map((member) => inserted(member, value)) };
  if (expression.kind === "comparison")
    return { ...expression, left: inserted(expression.left, value), right: inserted(expression.right, value) };
  if (expression.kind === "call") return { ...expression, args: expression.args.map((arg) => inserted(arg, value)) };
  return expression.kind === "list"
    ? { ...expression, items: expression.items.map((item) => inserted(item, value)) }
    : expression;
}
