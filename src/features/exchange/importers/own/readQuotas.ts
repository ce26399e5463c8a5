import type { Json } from "../../../../shared/json";
import type { ImportedQuota, ImportLoss } from "../../../../survey/exchange/importer";
import { conditionDefs } from "../../../../survey/logic/conditionSchema";
import { cellIssues } from "../../../../survey/logic/logicIssues";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { Report } from "../shared/report";
import { ajv, faultOf } from "./checkQuestionnaire";
import { quotasSchema } from "./ownSchema";

const areQuotas = ajv.compile<readonly ImportedQuota[]>({ $defs: conditionDefs, ...quotasSchema });

/** Quotas of a file; those of drafts may ask for what isn't there any more, which is listed. @throws ImportError */
export function readQuotas(
  json: Json,
  questionnaire: Questionnaire,
): { readonly quotas: readonly ImportedQuota[]; readonly unmapped: readonly ImportLoss[] } {
  const quotas: unknown = json;
  if (!areQuotas(quotas)) throw faultOf(areQuotas, "/quotas");
  const report = new Report();
  const isSound = ({ title, condition }: ImportedQuota) => {
    const hasIssues = cellIssues(questionnaire, condition).length > 0;
    if (hasIssues) report.add("", "quota", title);
    return !hasIssues;
  };
  return { quotas: quotas.filter(isSound), unmapped: report.unmapped };
}
