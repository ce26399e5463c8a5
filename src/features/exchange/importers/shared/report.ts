import { UnmappedReport } from "../../shared/unmappedReport";
import type { Reason } from "./reasons";

/** What an import can't carry over. */
export class Report extends UnmappedReport<Reason> {}
