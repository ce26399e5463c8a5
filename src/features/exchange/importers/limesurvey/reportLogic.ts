import { groupBy } from "../shared/groupBy";
import type { Report } from "../shared/report";
import type { SourceSurvey } from "./readSurvey";
import type { Tables } from "./readTables";

/** Lists what stands in tables of its own and has no counterpart: default answers, assessments, addresses, settings. */
export function reportLogic(tables: Tables, survey: SourceSurvey, report: Report): void {
  const codes = new Map(survey.groups.flatMap(({ questions }) => questions.map(({ qid, code }) => [qid, code])));
  const codeOf = (qid: string | undefined) => codes.get(qid ?? "") ?? qid ?? "";
  reportGroups(survey, report);
  const defaults = [...tables.rows("defaultvalues"), ...tables.rows("defaultvalue_l10ns")];
  const owners = new Map(tables.rows("defaultvalues").map((row) => [row.dvid ?? "", row.qid]));
  for (const [qid, rows] of groupBy(defaults, (row) => row.qid ?? owners.get(row.dvid ?? "") ?? "")) {
    const values = rows.flatMap((row) => row.defaultvalue || []);
    report.add(codeOf(qid), "defaultValue", [...new Set(values)].join(", "));
  }
  reportSurvey(tables, survey, report);
}

function reportGroups({ groups }: SourceSurvey, report: Report): void {
  for (const { name, questions } of groups) {
    const title = Object.values(name).find((text) => text !== "") ?? "";
    if (questions.length === 0) report.add(title, "emptyGroup");
  }
}

function reportSurvey(tables: Tables, survey: SourceSurvey, report: Report): void {
  if (survey.settings.assessments === "Y" || tables.rows("assessments").length > 0) report.add("", "assessments");
  for (const row of tables.rows("survey_url_parameters")) report.add("", "urlParameter", row.parameter);
  const addresses = Object.values(survey.text("surveyls_url")).filter((url) => url !== "");
  if (addresses.length > 0) report.add("", "endAddress", [...new Set(addresses)].join(", "));
  const notices = Object.values(survey.text("surveyls_policy_notice")).filter((text) => text !== "");
  if (notices.length > 0) report.add("", "policyNotice");
  report.add("", "surveySettings");
}
