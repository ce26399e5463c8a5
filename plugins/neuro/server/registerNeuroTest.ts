import type { ServerHost } from "../../../src/server/kit";
import { neuroTest } from "../question";

/** The question type: one advertisement, shown and asked about. */
export function registerNeuroTest(host: ServerHost): void {
  host.questionType(neuroTest);
}
