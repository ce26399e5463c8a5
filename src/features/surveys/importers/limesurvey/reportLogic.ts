import { groupBy } from "../shared/groupBy";
import type { Report } from "../shared/report";
import { isCondition } from "./convertQuestion";
import type { SourceSurvey } from "./readSurvey";
import type { Row, Tables } from "./readTables";

/** Lists the logic that stands in tables of its own: conditions, quotas, default answers, assessments, group rules. */
export function reportLogic(tables: Tables, survey: SourceSurvey, report: Report): void {
  const codes = new Map(survey.groups.flatMap(({ questions }) => questions.map(({ qid, code }) => [qid, code])));
  const codeOf = (qid: string | undefined) => codes.get(qid ?? "") ?? qid ?? "";
  reportGroups(survey, report);
  for (const [qid, rows] of groupBy(tables.rows("conditions"), (row) => row.qid ?? "")) {
    const conditions = rows.map((row) => `${codeOf(row.cqid) || row.cfieldname} ${row.method ?? ""} ${row.value ?? ""}`.trim());
    report.add(codeOf(qid), "conditions", conditions.join(", "));
  }
  reportQuotas(tables, codeOf, report);
  const defaults = [...tables.rows("defaultvalues"), ...tables.rows("defaultvalue_l10ns")];
  const owners = new Map(tables.rows("defaultvalues").map((row) => [row.dvid ?? "", row.qid]));
  for (const [qid, rows] of groupBy(defaults, (row) => row.qid ?? owners.get(row.dvid ?? "") ?? "")) {
    const values = rows.flatMap((row) => row.defaultvalue || []);
    report.add(codeOf(qid), "defaultValue", [...new Set(values)].join(", "));
  }
  reportSurvey(tables, survey, report);
}

function reportGroups({ groups }: SourceSurvey, report: Report): void {
  for (const { name, relevance, randomization, questions } of groups) {
    const title = Object.values(name).find((text) => text !== "") ?? "";
    if (isCondition(relevance)) report.add(title, "groupRelevance", relevance);
    if (randomization.trim() !== "") report.add(title, "randomGroup", randomization);
    if (questions.length === 0) report.add(title, "emptyGroup");
  }
}

function reportQuotas(tables: Tables, codeOf: (qid: string | undefined) => string, report: Report): void {
  const members = groupBy(tables.rows("quota_members"), (row) => row.quota_id ?? "");
  for (const quota of tables.rows("quota")) {
    const detail = `${quota.name ?? ""} (${quota.qlimit ?? ""})`;
    const own: readonly Row[] = members.get(quota.id ?? "") ?? [];
    const questions = [...new Set(own.map((row) => codeOf(row.qid)))];
    for (const question of questions.length > 0 ? questions : [""]) report.add(question, "quota", detail);
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
