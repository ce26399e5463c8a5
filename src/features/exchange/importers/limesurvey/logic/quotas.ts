import type { ImportedQuota } from "../../../../../survey/exchange/importer";
import type { Condition } from "../../../../../survey/logic/condition";
import { attempt } from "../../shared/expressions/attempt";
import { allOf, anyOf } from "../../shared/expressions/combine";
import { groupBy } from "../../shared/groupBy";
import type { Report } from "../../shared/report";
import type { Dictionary } from "../expressions/dictionary";
import type { Source } from "../expressions/sources";
import { unknown, type Variable } from "../expressions/variables";
import type { Row, Tables } from "../readTables";

/** The survey's quotas: members of one question are alternatives, all questions together are the cell. */
export function readQuotas(tables: Tables, dictionary: Dictionary, report: Report): readonly ImportedQuota[] {
  const members = groupBy(tables.rows("quota_members"), (row) => row.quota_id ?? "");
  return tables.rows("quota").flatMap((quota) => {
    const own = members.get(quota.id ?? "") ?? [];
    const condition = cellOf(own, dictionary);
    const target = targetOf(quota);
    if (condition && target) return [{ title: (quota.name ?? "").trim() || String(target), target, condition }];
    reportQuota(quota, own, dictionary, report);
    return [];
  });
}

/** Nothing for a quota that is switched off, or that nobody may be in. */
function targetOf({ active = "1", qlimit = "" }: Row): number | undefined {
  return active !== "0" && /^[1-9]\d{0,6}$/.test(qlimit) ? Number(qlimit) : undefined;
}

function reportQuota(quota: Row, members: readonly Row[], dictionary: Dictionary, report: Report): void {
  const detail = `${quota.name ?? ""} (${quota.qlimit ?? ""})`;
  const codes = new Set(members.map(({ qid = "" }) => dictionary.sourceByNumber(qid)?.source.code ?? qid));
  for (const code of codes.size > 0 ? codes : [""]) report.add(code, "quota", detail);
}

function cellOf(members: readonly Row[], dictionary: Dictionary): Condition | undefined {
  if (members.length === 0) return undefined;
  const questions = [...groupBy(members, (row) => row.qid ?? "").values()];
  return attempt(() => allOf(questions.map((own) => anyOf(own.map((row) => memberOf(row, dictionary))))));
}

function memberOf({ qid = "", code = "" }: Row, dictionary: Dictionary): Condition {
  const source = dictionary.sourceByNumber(qid) ?? unknown(qid);
  const whole = dictionary.variableOf(source, "");
  return whole ? whole.meaning().equal(code) : partOf(source, code, dictionary);
}

/** A box by its code, a row as `row-answer`. */
function partOf(source: Source, code: string, dictionary: Dictionary): Condition {
  const box: Variable | undefined = dictionary.variableOf(source, code);
  if (box) return box.meaning().filled;
  const at = code.lastIndexOf("-");
  const row = dictionary.variableOf(source, code.slice(0, Math.max(0, at))) ?? unknown(code);
  return row.meaning().equal(code.slice(at + 1));
}
