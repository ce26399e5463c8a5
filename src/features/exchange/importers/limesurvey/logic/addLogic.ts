import type { ImportedQuota } from "../../../../../survey/exchange/importer";
import type { Condition } from "../../../../../survey/logic/condition";
import { OPTION_LISTS, optionsOf } from "../../../../../survey/logic/references";
import type { Block, Question } from "../../../../../survey/questionnaire";
import type { AnswerForms } from "../../shared/expressions/answerForm";
import { attempt } from "../../shared/expressions/attempt";
import { ALWAYS, allOf, isAlways } from "../../shared/expressions/combine";
import { groupBy } from "../../shared/groupBy";
import type { Report } from "../../shared/report";
import { Dictionary } from "../expressions/dictionary";
import type { Source, SourceBlock } from "../expressions/sources";
import type { SourceSurvey } from "../readSurvey";
import type { Row, Tables } from "../readTables";
import { filterTexts, narrowOptions } from "./arrayFilters";
import { conditionRows } from "./conditionRows";
import { Equations } from "./equations";
import { pipeTexts } from "./pipes";
import { readQuotas } from "./quotas";
import { isShuffledAlone, randomGroupOf, withGroupOrder } from "./randomOrders";

interface Logical {
  readonly blocks: readonly Block[];
  readonly quotas: readonly ImportedQuota[];
}

interface LogicSource {
  readonly tables: Tables;
  readonly survey: SourceSurvey;
  readonly report: Report;
  readonly forms: AnswerForms;
}

/** The blocks with all of the survey's logic that has a counterpart; the rest is listed. */
export function addLogic(sourceBlocks: readonly SourceBlock[], { tables, survey, report, forms }: LogicSource): Logical {
  const sources = sourceBlocks.flatMap((block) => block.sources);
  const dictionary = new Dictionary(sources, survey.settings.assessments === "Y", forms);
  const rows = groupBy(tables.rows("conditions"), (row) => row.qid ?? "");
  const logic = new Logic(new Equations(dictionary), rows, report, sourceBlocks);
  return { blocks: sourceBlocks.map((block) => logic.block(block)), quotas: readQuotas(tables, dictionary, report) };
}

class Logic {
  private readonly places: ReadonlyMap<string, number>;

  constructor(
    private readonly equations: Equations,
    private readonly rows: ReadonlyMap<string, readonly Row[]>,
    private readonly report: Report,
    private readonly all: readonly SourceBlock[],
  ) {
    const questions = all.flatMap(({ block }) => block.questions);
    this.places = new Map(questions.map(({ id }, index) => [id, index]));
  }

  block(own: SourceBlock): Block {
    const name = titleOf(own);
    const showIf = this.read(own.group.relevance, () => this.report.add(name, "groupRelevance", own.group.relevance));
    const questions = own.sources.flatMap((source) => this.questions(source, showIf ?? ALWAYS));
    const { title, description, ...rest } = own.block;
    const head = this.piped({ ...(title ? { title } : {}), ...(description ? { description } : {}) }, questions[0], name);
    const block = withGroupOrder({ ...rest, ...head, questions, ...(showIf ? { showIf } : {}) }, own);
    return this.ordered(block, own);
  }

  private ordered(block: Block, own: SourceBlock): Block {
    if (isShuffledAlone(own, this.all)) return { ...block, order: "random" };
    for (const { source } of own.sources) {
      const name = randomGroupOf(source);
      if (name !== "") this.report.add(source.code, "randomGroup", `random_group=${name}`);
    }
    return block;
  }

  private questions(source: Source, ofBlock: Condition): readonly Question[] {
    const { code, row } = source.source;
    if (source.questions.length === 0) {
      if (isCondition(row.relevance ?? "")) this.report.add(code, "relevance", row.relevance);
      return [];
    }
    const own = this.relevance(source);
    this.equations.setRelevance(source, allOf([ofBlock, own ?? ALWAYS]));
    return source.questions.map((question) => {
      const shown = own ? { ...question, showIf: own } : question;
      const narrowed = this.filtered(this.partly(shown, source), source);
      return this.piped(narrowed, question, code);
    });
  }

  /** The equation, or the conditions that it was made of where there is none that can be read. */
  private relevance(source: Source): Condition | undefined {
    const { code, qid, row, attributes } = source.source;
    const written = [row.relevance ?? "", Object.values(attributes.get("relevance") ?? {})[0] ?? ""].filter(isCondition);
    const lost: string[] = [];
    const [equation] = written;
    const read = equation === undefined ? undefined : this.read(equation, () => lost.push(equation), source);
    const rows = this.rows.get(qid) ?? [];
    if (read || rows.length === 0) {
      for (const text of lost) this.report.add(code, "relevance", text);
      return read;
    }
    return this.fromRows(source, rows, lost);
  }

  private fromRows(source: Source, rows: readonly Row[], lost: readonly string[]): Condition | undefined {
    const { code } = source.source;
    const condition = attempt(() => this.equations.condition(conditionRows(rows, this.equations.dictionary), source));
    if (condition) return isAlways(condition) ? undefined : condition;
    for (const text of lost) this.report.add(code, "relevance", text);
    this.report.add(code, "conditions", rows.map((row) => this.rowText(row)).join(", "));
    return undefined;
  }

  private rowText({ cqid = "", cfieldname = "", method = "", value = "" }: Row): string {
    const subject = this.equations.dictionary.sourceByNumber(cqid)?.source.code ?? (cqid || cfieldname);
    return `${subject} ${method} ${value}`.trim();
  }

  /** Conditions of rows, fields and options. */
  private partly(question: Question, source: Source): Question {
    const { code, subquestions } = source.source;
    const conditions = new Map(
      subquestions.flatMap((part): readonly (readonly [string, Condition])[] => {
        const lose = () => this.report.add(code, "relevance", `${part.code}: ${part.relevance}`);
        const condition = this.read(part.relevance, lose, source);
        return condition ? [[placeName(part.scale, placeIn(subquestions, part)), condition]] : [];
      }),
    );
    if (conditions.size === 0) return question;
    const lists = OPTION_LISTS.filter((list) => optionsOf(question, list).length > 0).map((list) => {
      // Options chosen in a table's rows are answers, which have no conditions of their own.
      const scale = list === "columns" ? 1 : 0;
      const options = optionsOf(question, list).map((option, place) => {
        const showIf = conditions.get(placeName(scale, place));
        return showIf ? { ...option, showIf } : option;
      });
      return [list, options] as const;
    });
    return { ...question, ...Object.fromEntries(lists) };
  }

  private filtered(question: Question, source: Source): Question {
    const texts = filterTexts(source);
    if (texts.length === 0) return question;
    const narrowed = attempt(() => narrowOptions(question, source, this.equations.dictionary));
    if (!narrowed) this.report.add(source.source.code, "arrayFilter", texts.join(", "));
    else if (question.other) this.report.add(source.source.code, "otherAlways", texts.join(", "));
    return narrowed ?? question;
  }

  private piped<Part extends object>(part: Part, at: Question | undefined, name: string): Part {
    const place = this.places.get(at?.id ?? "") ?? 0;
    const isBefore = ({ id }: Question) => (this.places.get(id) ?? place) < place;
    const { part: piped, left } = pipeTexts(part, this.equations.dictionary, isBefore);
    for (const expression of left) this.report.add(name, "piping", expression);
    return piped;
  }

  private read(text: string, lose: () => void, own?: Source): Condition | undefined {
    if (!isCondition(text)) return undefined;
    const condition = attempt(() => this.equations.read(text, own));
    if (!condition) lose();
    return condition && !isAlways(condition) ? condition : undefined;
  }
}

export function isCondition(relevance: string): boolean {
  return relevance.trim() !== "" && relevance.trim() !== "1";
}

export function titleOf({ group }: Pick<SourceBlock, "group">): string {
  return Object.values(group.name).find((text) => text !== "") ?? "";
}

function placeIn(parts: Source["source"]["subquestions"], part: Source["source"]["subquestions"][number]): number {
  return parts.filter(({ scale }) => scale === part.scale).indexOf(part);
}

function placeName(scale: number, place: number): string {
  return `${scale} ${place}`;
}
