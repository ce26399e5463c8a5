import type { ExportedQuota, SurveyToExport } from "../../../../../survey/exchange/exporter";
import type { Condition, Test } from "../../../../../survey/logic/condition";
import type { Lost } from "../../shared/lost";
import { tagOf } from "../languages";
import { Unsayable } from "../logic/formula";
import { attempt } from "../logic/relevance";
import type { Survey } from "../survey";
import { pipedHtml, textIn } from "../texts";
import type { Table } from "../xml";
import { SURVEY_ID } from "./ids";

interface Member {
  readonly qid: number;
  readonly code: string;
}

interface Context {
  readonly survey: Survey;
  readonly qids: ReadonlyMap<string, number>;
}

/** Quotas whose cells are answers of lists: alternatives of one question, all questions together. */
export function quotaTables(
  { quotas, questionnaire, title }: SurveyToExport,
  { survey, qids, lost }: Context & { readonly lost: Lost },
): readonly Table[] {
  const said = quotas.flatMap((quota) => {
    const members = quota.device === null ? attempt(() => membersOf(quota, { survey, qids })) : new Unsayable("device");
    if (!(members instanceof Unsayable)) return [{ quota, members }];
    lost.add("", "quota", `${quota.title} (${quota.target})`);
    return [];
  });
  const rows = said.map(({ quota }, index) => ({
    id: index + 1,
    sid: SURVEY_ID,
    name: quota.title,
    qlimit: quota.target,
    action: 1,
    active: 1,
    autoload_url: 0,
  }));
  const members = said.flatMap((own, index) => own.members.map((member) => ({ sid: SURVEY_ID, ...member, quota_id: index + 1 })));
  // Whoever comes too late reads what ends the survey: LimeSurvey asks for a text.
  const message = (language: string) =>
    pipedHtml(
      [questionnaire.closing, questionnaire.title]
        .map((text) => textIn(text, language, survey.languages))
        .find((text) => text.trim() !== "") ?? title,
      {
        survey,
        lost,
        before: 0,
        name: "",
      },
    );
  const texts = said.flatMap(({ quota }, index) =>
    survey.languages.map((language, place) => ({
      quotals_id: index * survey.languages.length + place + 1,
      quotals_quota_id: index + 1,
      quotals_language: tagOf(language),
      quotals_name: quota.title,
      quotals_message: message(language),
      quotals_url: "",
      quotals_urldescrip: "",
    })),
  );
  return [
    { name: "quota", fields: ["id", "sid", "name", "qlimit", "action", "active", "autoload_url"], rows },
    {
      name: "quota_members",
      fields: ["id", "sid", "qid", "quota_id", "code"],
      rows: members.map((member, index) => ({ id: index + 1, ...member })),
    },
    {
      name: "quota_languagesettings",
      fields: "quotals_id quotals_quota_id quotals_language quotals_name quotals_message quotals_url quotals_urldescrip".split(
        " ",
      ),
      rows: texts,
    },
  ];
}

/** @throws Unsayable where the cell is something else */
function membersOf({ condition, target }: ExportedQuota, context: Context): readonly Member[] {
  const cells = "all" in condition ? condition.all : [condition];
  const questions = cells.map((cell) => alternatives(cell, context));
  const [numbers, named] = [questions.map(([first]) => first?.qid), new Set(questions.map(([first]) => first?.qid))];
  // Two lists of one question's alternatives would be taken for one.
  if (questions.length === 0 || target < 1 || numbers.includes(undefined) || named.size < numbers.length)
    throw new Unsayable("quota");
  return questions.flat();
}

function alternatives(condition: Condition, context: Context): readonly Member[] {
  const tests = "any" in condition ? condition.any : [condition];
  const members = tests.map((test) => memberOf(test, context));
  const isOne = new Set(members.map(({ qid }) => qid)).size === 1;
  // LimeSurvey asks for all boxes of a question that a quota names, and for one of a list's answers.
  const isBoxes = members.length > 1 && tests.some((test) => "question" in test && isBox(test, context));
  if (!isOne || isBoxes) throw new Unsayable("quota");
  return members;
}

function isBox({ question }: Test, { survey }: Context): boolean {
  return survey.byId.get(question)?.lime.form.in === "ticks";
}

function memberOf(test: Condition, { survey, qids }: Context): Member {
  if (!("question" in test) || test.is !== "equal" || test.of === "count" || test.part !== undefined)
    throw new Unsayable("quota");
  const written = survey.byId.get(test.question);
  const qid = qids.get(test.question);
  const codes =
    written?.lime.form.in === "ticks" ? written.subquestions : written?.lime.form.in === "whole" ? written.answers : undefined;
  const code = codes?.get(String(test.value));
  // Of what LimeSurvey works out itself it counts nothing.
  if (qid === undefined || code === undefined || written?.equation !== undefined) throw new Unsayable("quota");
  return { qid, code };
}
