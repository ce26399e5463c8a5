import { groupBy } from "../shared/groupBy";
import type { Report } from "../shared/report";
import type { SourceSurvey } from "./readSurvey";
import type { Tables } from "./readTables";

/** Lists what stands in tables of its own and has no counterpart: default answers, assessments, addresses, settings. */
export function reportLogic(tables: Tables, survey: SourceSurvey, report: Report): void {
  reportGroups(survey, report);
  for (const { name, text } of survey.repeated) report.add(name, "repeatedId", text);
  reportDefaults(tables, survey, report);
  reportSurvey(tables, survey, report);
}

/** Default answers under their question; those of a subquestion or of the text of "other" with its code before them. */
function reportDefaults(tables: Tables, survey: SourceSurvey, report: Report): void {
  const codes = codesOf(survey);
  const parts = new Map(tables.rows("subquestions").map((row) => [row.qid ?? "", row]));
  const texts = groupBy(tables.rows("defaultvalue_l10ns"), (row) => row.dvid ?? "");
  for (const row of tables.rows("defaultvalues")) {
    const [qid = "", sqid = ""] = [row.qid, row.sqid];
    // Some versions name the subquestion in place of its question.
    const part = parts.get(sqid) ?? parts.get(qid);
    const question = codes.get(qid) ?? codes.get(part?.parent_qid ?? "") ?? qid;
    const about = [part?.title, row.specialtype].filter(Boolean).join(" ");
    const values = [row, ...(texts.get(row.dvid ?? "") ?? [])].flatMap(({ defaultvalue }) => defaultvalue || []);
    for (const value of new Set(values)) report.add(question, "defaultValue", about ? `${about}: ${value}` : value);
  }
}

function codesOf({ groups }: SourceSurvey): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ questions }) => questions.map(({ qid, code }) => [qid, code] as const)));
}

function reportGroups({ groups }: SourceSurvey, report: Report): void {
  for (const { name, questions } of groups) {
    const title = Object.values(name).find((text) => text !== "") ?? "";
    if (questions.length === 0) report.add(title, "emptyGroup");
  }
}

function reportSurvey(tables: Tables, survey: SourceSurvey, report: Report): void {
  if (survey.settings.assessments === "Y" || tables.rows("assessments").length > 0) report.add("", "assessments");
  const codes = codesOf(survey);
  for (const { targetqid = "", parameter } of tables.rows("survey_url_parameters"))
    report.add(codes.get(targetqid) ?? "", "urlParameter", parameter);
  const addresses = Object.values(survey.text("surveyls_url")).filter((url) => url !== "");
  if (addresses.length > 0) report.add("", "endAddress", [...new Set(addresses)].join(", "));
  const notices = Object.values(survey.text("surveyls_policy_notice")).filter((text) => text !== "");
  if (notices.length > 0) report.add("", "policyNotice");
  report.add("", "surveySettings");
}
