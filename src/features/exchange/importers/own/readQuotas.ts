import type { Json } from "../../../../shared/json";
import type { ImportedQuota, Unmapped } from "../../../../survey/exchange/importer";
import { conditionDefs } from "../../../../survey/logic/conditionSchema";
import { cellFaults } from "../../../../survey/logic/logicFaults";
import type { Questionnaire } from "../../../../survey/questionnaire";
import { Report } from "../shared/report";
import { ajv, faultOf } from "./checkQuestionnaire";
import { quotasSchema } from "./ownSchema";

const areQuotas = ajv.compile<readonly ImportedQuota[]>({ $defs: conditionDefs, ...quotasSchema });

/** Quotas of a file; those of drafts may ask for what isn't there any more, which is listed. @throws ImportFault */
export function readQuotas(
  json: Json,
  questionnaire: Questionnaire,
): { readonly quotas: readonly ImportedQuota[]; readonly unmapped: readonly Unmapped[] } {
  const quotas: unknown = json;
  if (!areQuotas(quotas)) throw faultOf(areQuotas, "/quotas");
  const report = new Report();
  const isSound = ({ title, condition }: ImportedQuota) => {
    const isFaulty = cellFaults(questionnaire, condition).length > 0;
    if (isFaulty) report.add("", "quota", title);
    return !isFaulty;
  };
  return { quotas: quotas.filter(isSound), unmapped: report.unmapped };
}
