import type { LocalizedText } from "../../../../../shared/languages";
import type { LimeSurveyPart } from "../../../../../survey/exchange/limeSurvey";
import type { Lost } from "../../shared/lost";
import { attributesOf, isMandatory } from "../attributes";
import { tagOf } from "../languages";
import { ALWAYS, all, type Formula, not } from "../logic/formula";
import { type Skips, skipsOf } from "../logic/jumps";
import { type Narrowing, narrowingOf } from "../logic/narrowing";
import { saidOrLost } from "../logic/relevance";
import type { Orders } from "../orders";
import { pregOf } from "../patterns";
import { reportSettings } from "../settings";
import type { LimeQuestion, Survey } from "../survey";
import { pipedHtml, textIn } from "../texts";
import type { Row, Table } from "../xml";
import { Ids, SURVEY_ID } from "./ids";

const QUESTION_FIELDS =
  "qid parent_qid sid gid type title preg other mandatory encrypted question_order scale_id same_default relevance question_theme_name modulename same_script".split(
    " ",
  );

interface NumberedQuestion {
  readonly written: LimeQuestion;
  readonly qid: number;
  readonly gid: number;
  readonly order: number;
}

interface Tables {
  readonly tables: readonly Table[];
  /** Numbers of questions, by our id. */
  readonly qids: ReadonlyMap<string, number>;
}

/** Questions with their parts, texts and attributes. */
export function questionTables(survey: Survey, orders: Orders, lost: Lost): Tables {
  return new Rows(survey, orders, lost).tables();
}

class Rows {
  private readonly ids = new Ids();
  private readonly questions: Row[] = [];
  private readonly subquestions: Row[] = [];
  private readonly texts: Row[] = [];
  private readonly answers: Row[] = [];
  private readonly answerTexts: Row[] = [];
  private readonly attributes: Row[] = [];
  private readonly skips: Skips;

  constructor(
    private readonly survey: Survey,
    private readonly orders: Orders,
    private readonly lost: Lost,
  ) {
    this.skips = skipsOf(survey, lost);
  }

  tables(): Tables {
    const numbered = this.survey.blocks.flatMap(({ questions }, index) =>
      questions.map((written, order) => ({ written, gid: index + 1, order: order + 1, qid: this.ids.next("question") })),
    );
    for (const one of numbered) this.question(one);
    return {
      qids: new Map(numbered.map(({ written, qid }) => [written.question.id, qid])),
      tables: [
        { name: "questions", fields: QUESTION_FIELDS, rows: this.questions },
        { name: "question_l10ns", fields: ["id", "qid", "question", "help", "script", "language"], rows: this.texts },
        { name: "subquestions", fields: QUESTION_FIELDS, rows: this.subquestions },
        { name: "answers", fields: ["aid", "qid", "code", "sortorder", "assessment_value", "scale_id"], rows: this.answers },
        { name: "answer_l10ns", fields: ["id", "aid", "answer", "language"], rows: this.answerTexts },
        { name: "question_attributes", fields: ["qid", "attribute", "value", "language"], rows: this.attributes },
      ],
    };
  }

  private question(numbered: NumberedQuestion): void {
    const { written, qid } = numbered;
    const { lime } = written;
    reportSettings(written, this.lost);
    const narrowing = narrowingOf(written, this.survey, this.lost);
    this.questions.push({
      ...this.row(numbered),
      title: written.code,
      preg: this.preg(written),
      other: lime.other ? "Y" : "N",
      mandatory: isMandatory(written) ? "Y" : "N",
      question_order: numbered.order,
      relevance: this.relevance(written, narrowing).text,
    });
    this.text(qid, (language) => this.wording(written, language));
    this.parts(numbered, lime.subquestions, { codes: written.subquestions, scale: 0, narrowing });
    this.parts(numbered, lime.columns, { codes: written.columns, scale: 1 });
    const answers = written.equation === undefined ? (lime.answers ?? []) : [];
    for (const [place, answer] of answers.entries()) this.answer(numbered, answer, place + 1);
    const beside = { filter: narrowing.filter, randomGroup: this.orders.questions.get(written.block.id), lost: this.lost };
    for (const attribute of attributesOf(written, this.survey, beside)) this.attributes.push({ qid, ...attribute });
  }

  private row({ written, qid, gid }: NumberedQuestion): Row {
    return {
      qid,
      parent_qid: 0,
      sid: SURVEY_ID,
      gid,
      type: written.lime.letter,
      encrypted: "N",
      scale_id: 0,
      same_default: 0,
      question_theme_name: written.lime.theme,
      same_script: 0,
    };
  }

  private preg({ question, lime }: LimeQuestion): string | undefined {
    const preg = lime.pattern === undefined ? undefined : pregOf(lime.pattern);
    if (lime.pattern !== undefined && preg === undefined) this.lost.add(question.variable, "pattern", lime.pattern);
    return preg;
  }

  private relevance({ question, place }: LimeQuestion, { isLeft }: Narrowing): Formula {
    const { survey, lost } = this;
    const said = question.showIf && saidOrLost(question.showIf, { survey, lost }, { before: place, name: question.variable });
    return all([said ?? ALWAYS, isLeft, ...(this.skips.get(place) ?? []).map(not)]);
  }

  /** The text of an equation is what it is worked out by, so that its title stands beside. */
  private wording(written: LimeQuestion, language: string): { readonly question: string; readonly help: string } {
    const { question, equation } = written;
    if (equation !== undefined) return { question: `{${equation}}`, help: this.html(written, question.title, language) };
    return { question: this.title(written, language), help: this.html(written, question.description, language) };
  }

  private title(written: LimeQuestion, language: string): string {
    const title = this.html(written, written.question.title, language);
    const text = this.html(written, written.lime.text, language);
    return [title, text].filter((part) => part !== "").join("<br />\n");
  }

  private html({ question, place }: LimeQuestion, text: LocalizedText | undefined, language: string): string {
    const { survey, lost } = this;
    return pipedHtml(textIn(text, language, survey.languages), { survey, lost, before: place, name: question.variable });
  }

  private text(qid: number, say: (language: string) => { readonly question: string; readonly help: string }): void {
    for (const language of this.survey.languages)
      this.texts.push({ id: this.ids.next("text"), qid, ...say(language), script: "", language: tagOf(language) });
  }

  private parts(
    numbered: NumberedQuestion,
    parts: readonly LimeSurveyPart[] = [],
    {
      codes,
      scale,
      narrowing,
    }: { readonly codes: ReadonlyMap<string, string>; readonly scale: number; readonly narrowing?: Narrowing },
  ): void {
    for (const [place, { code, label }] of parts.entries()) {
      const qid = this.ids.next("question");
      this.subquestions.push({
        ...this.row(numbered),
        qid,
        parent_qid: numbered.qid,
        type: "T",
        title: codes.get(code) ?? code,
        other: "N",
        mandatory: "N",
        question_order: place + 1,
        scale_id: scale,
        relevance: narrowing?.relevances.get(code)?.text ?? "1",
        question_theme_name: undefined,
      });
      this.text(qid, (language) => ({ question: this.html(numbered.written, label, language), help: "" }));
    }
  }

  private answer({ written, qid }: NumberedQuestion, { code, label }: LimeSurveyPart, place: number): void {
    const aid = this.ids.next("answer");
    this.answers.push({ aid, qid, code: written.answers.get(code) ?? code, sortorder: place, assessment_value: 0, scale_id: 0 });
    for (const language of this.survey.languages)
      this.answerTexts.push({
        id: this.ids.next("answerText"),
        aid,
        answer: this.html(written, label, language),
        language: tagOf(language),
      });
  }
}
