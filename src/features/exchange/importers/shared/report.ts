import type { ImportLoss } from "../../../../survey/exchange/importer";
import { UnmappedReport } from "../../shared/unmappedReport";
import { isCosmetic, type Reason } from "./reasons";

/** What an import can't carry over. */
export class Report extends UnmappedReport<Reason> {
  protected override entry(question: string, reason: Reason): ImportLoss {
    return isCosmetic(reason) ? { question, reason, isCosmetic: true } : { question, reason };
  }
}
