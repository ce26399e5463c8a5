import { textToHtml } from "../../../../shared/escapeHtml";
import type { Json, JsonObject } from "../../../../shared/json";
import type { SurveyToExport } from "../../../../survey/exchange/exporter";
import { expandLoops } from "../../../../survey/logic/expandLoops";
import { type Block, type Question, questionsOf } from "../../../../survey/questionnaire";
import { isBlank } from "../../../../survey/questions/isBlank";
import { Lost } from "../shared/lost";
import { carriedChoices, carriedOffers } from "./carriedChoices";
import { offersDontKnow } from "./dontKnow";
import { Languages } from "./languages";
import { answerShape } from "./logic/answerShape";
import { ALWAYS, and, type Expression, isAlways, isNever, quoted } from "./logic/expression";
import { outlives } from "./logic/outlives";
import { rulesOf, type Skip } from "./logic/rules";
import { attempt, Scope } from "./logic/scope";
import { namesOf } from "./names";
import { narrowed } from "./narrowing";
import { OWN_WORDS, piped, reportBraces } from "./piping";
import type { PlacedQuestion } from "./placed";
import { inDisplayOrder } from "./randomOrder";
import { withinReach } from "./withinReach";
import { withoutLogic } from "./withoutLogic";
import { writeElement } from "./writeElement";

interface WrittenQuestion {
  readonly place: PlacedQuestion;
  readonly element: JsonObject;
  readonly own: Expression;
}

/** Writes one survey, from its first question to its last: whatever refers to an answer refers to one before it. */
export class SurveyWriter {
  readonly lost = new Lost();
  private readonly languages: Languages;
  private readonly scope = new Scope();
  private readonly names: ReadonlyMap<string, string>;
  private readonly spoken: ReadonlySet<string>;
  private readonly byVariable: ReadonlyMap<string, Question>;
  private readonly skips: Skip[] = [];
  private readonly triggers: JsonObject[] = [];
  private readonly calculated: JsonObject[] = [];
  private readonly elements = new Map<string, JsonObject>();
  private readonly places: readonly PlacedQuestion[];

  constructor(private readonly survey: SurveyToExport) {
    const questionnaire = expandLoops(survey.questionnaire);
    const questions = questionsOf(questionnaire);
    this.languages = new Languages(questionnaire.languages);
    this.names = namesOf(questions);
    this.spoken = new Set([...this.names.values(), ...OWN_WORDS].map((name) => name.toLowerCase()));
    this.byVariable = new Map(questions.map((question) => [question.variable, question]));
    let index = 0;
    this.places = questionnaire.blocks.flatMap((block) =>
      block.questions.map((question) => this.placed(block, question, index++)),
    );
    this.reportWhole();
  }

  write(): JsonObject {
    const { questionnaire, title } = this.survey;
    const pages = this.blocks().flatMap((block): readonly JsonObject[] => {
      const page = this.page(block);
      return page ? [page] : [];
    });
    return {
      ...this.member(
        "title",
        this.languages.text(isBlank(questionnaire.title) ? { [this.languages.first]: title } : questionnaire.title),
      ),
      ...this.member("description", this.languages.text(questionnaire.welcome)),
      ...this.member("completedHtml", this.languages.text(questionnaire.closing, textToHtml)),
      locale: this.languages.first,
      // Answers to what isn't asked any more count for nothing.
      clearInvisibleValues: "onHiddenContainer",
      ...(this.calculated.length > 0 ? { calculatedValues: this.calculated } : {}),
      ...(this.triggers.length > 0 ? { triggers: this.triggers } : {}),
      pages: pages.map((page, index) => ({ name: `page${index + 1}`, ...page })),
    };
  }

  private blocks(): readonly Block[] {
    return [...new Set(this.places.map(({ block }) => block))];
  }

  private member(name: string, value: Json | undefined): JsonObject {
    return value === undefined ? {} : { [name]: value };
  }

  private placed(block: Block, question: Question, index: number): PlacedQuestion {
    const type = this.survey.questionTypes.get(question.type);
    const name = this.names.get(question.id) ?? question.variable;
    const isAsked = type && type.plainSurvey !== "none";
    const element = isAsked ? type.toSurveyJs({ ...question, id: name }, this.languages.first) : undefined;
    if (name !== question.variable) this.lost.add(question.variable, "name", name);
    return { index, block, question, type, name, element };
  }

  private reportWhole(): void {
    const { questionnaire, quotas, title: name } = this.survey;
    for (const { title } of quotas) this.lost.add("", "quota", title);
    const title = isBlank(questionnaire.title) ? { [this.languages.first]: name } : questionnaire.title;
    for (const text of [title, questionnaire.welcome, questionnaire.closing])
      for (const own of Object.values(text ?? {})) reportBraces(own, { names: this.spoken, lost: this.lost, about: "" });
  }

  /** A block as a page; nothing where none of its questions can be asked. */
  private page(block: Block): JsonObject | undefined {
    const about = this.titleOf(block);
    this.reportBlock(block, about);
    const places = this.places.filter((place) => place.block === block);
    const head = piped({ title: block.title ?? {}, description: block.description ?? {} }, this.piping(about));
    const shown = this.said(block.showIf, about);
    const skips = this.skips.filter((skip) => places.every((place) => isSkipped(place, skip)));
    const page = this.together([shown, ...skips.map(({ unless }) => unless)], about);
    const written = places.flatMap((place) => this.question(place, page, skips) ?? []);
    if (written.length === 0) return undefined;
    return {
      ...this.member("title", this.languages.text(head.title)),
      ...this.member("description", this.languages.text(head.description)),
      ...conditional(page),
      ...(block.order === "random" ? { questionsOrder: "random" } : {}),
      elements: written.map(({ element, own }) => ({ ...element, ...conditional(own) })),
    };
  }

  private reportBlock({ order, group, isFinal, loop }: Block, about: string): void {
    if (order === "rotated" || order === "even") this.lost.add(about, "order", order);
    if (group) this.lost.add(about, "order", `${group.name}: ${group.order}`);
    if (loop) this.lost.add(about, "loop");
    if (isFinal) this.lost.add(about, "setting", "isFinal");
  }

  private titleOf(block: Block): string {
    const text = this.languages.text(block.title);
    return typeof text === "string" ? text : (Object.values(block.title ?? {})[0] ?? block.questions[0]?.variable ?? "");
  }

  private piping(about: string) {
    const { scope, lost, spoken: names, byVariable } = this;
    const hasTexts = ({ id }: Question) => this.elements.has(id);
    return { scope, lost, names, byVariable, hasTexts, about };
  }

  private said(condition: Block["showIf"], about: string): Expression {
    const said = condition && this.scope.trySay(condition);
    if (condition && !said) this.lost.add(about, "condition");
    return said ?? ALWAYS;
  }

  /** All of them; always where that would be too long to be read. */
  private together(members: readonly Expression[], about: string): Expression {
    const whole = attempt(() => and(members));
    if (!whole) this.lost.add(about, "condition");
    return whole ?? ALWAYS;
  }

  /** What is asked, with its condition; answers and rules are known to what follows. */
  private question(place: PlacedQuestion, page: Expression, ofPage: readonly Skip[]): WrittenQuestion | undefined {
    const { question, type } = place;
    const skips = this.skips.filter((skip) => isSkipped(place, skip) && !ofPage.includes(skip));
    const shown = [this.said(question.showIf, question.variable), ...skips.map(({ unless }) => unless)];
    const written = type && place.element ? this.element(place) : undefined;
    const own = this.together([...shown, written?.visibleIf ?? ALWAYS], question.variable);
    const met = this.together([own, written?.offers ?? ALWAYS], question.variable);
    if (!written) this.calculate(place, [page, own]);
    this.answer(place, written?.element, isAlways(page) && isAlways(met));
    this.follow(place, { page, own: met });
    return written && { place, element: written.element, own };
  }

  private element(place: PlacedQuestion) {
    const { question, name, type } = place;
    if (!type) return undefined;
    const reached = withinReach({ ...inDisplayOrder(question), id: name }, type, this.lost);
    const pipedQuestion = piped(withoutLogic(reached), this.piping(question.variable));
    const element = writeElement(pipedQuestion, { type, languages: this.languages, lost: this.lost });
    this.elements.set(question.id, element);
    const source = this.places.find((other) => other.question.id === question.carry?.from && other.index < place.index);
    const from = source && this.elements.get(source.question.id);
    const carried = carriedChoices(
      { question, element },
      source && from ? { question: source.question, element: from } : undefined,
    );
    const offers = carried && attempt(() => carriedOffers(question, this.scope));
    if (carried && offers) return { element: carried, offers, visibleIf: ALWAYS };
    return narrowed({ question: inDisplayOrder(question), element, scope: this.scope, lost: this.lost });
  }

  /** A value that follows from answers; whatever else isn't asked is listed. */
  private calculate({ question, type, name }: PlacedQuestion, asked: readonly Expression[]): void {
    const expression = attempt(() => {
      const cases = type?.cases?.(question);
      if (!cases) return undefined;
      const value = cases.reduceRight((otherwise, { when, value: own }) => {
        const expression = when ? this.scope.say(when) : ALWAYS;
        return isAlways(expression)
          ? quoted(own)
          : isNever(expression)
            ? otherwise
            : `iif(${expression.text}, ${quoted(own)}, ${otherwise})`;
      }, "''");
      const met = and(asked);
      return isAlways(met) ? value : `iif(${met.text}, ${value}, '')`;
    });
    if (expression === undefined) this.lost.add(question.variable, "questionType", question.type);
    else this.calculated.push({ name, expression, includeIntoResult: true });
  }

  private answer({ question, type, name }: PlacedQuestion, element: JsonObject | undefined, isCertain: boolean): void {
    const isCalculated = this.calculated.some((value) => value.name === name);
    const shape = type && (element || isCalculated) ? answerShape(type, question) : undefined;
    if (!shape) return;
    this.scope.add(question.id, {
      path: name,
      shape,
      isCertain,
      ...(shape.kind === "parts" ? { outlives: (part) => outlives(question, part) } : {}),
      hasDontKnow: element !== undefined && offersDontKnow(element, question.dontKnow),
    });
  }

  private follow(place: PlacedQuestion, asked: { readonly page: Expression; readonly own: Expression }): void {
    const onPage = this.places.filter(({ block, element }) => block === place.block && element !== undefined);
    const { places: all, scope, lost } = this;
    const { skips, triggers } = rulesOf(place, { all, scope, lost, asked, isLast: onPage.at(-1) === place });
    this.skips.push(...skips);
    this.triggers.push(...triggers);
  }
}

function isSkipped({ index }: PlacedQuestion, { from, to }: Skip): boolean {
  return index >= from && index < to;
}

function conditional(expression: Expression): JsonObject {
  return isAlways(expression) ? {} : { visibleIf: expression.text };
}
