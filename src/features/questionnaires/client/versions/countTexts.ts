import type { Translate } from "../../../../client/kit/console";
import type { ResponseCounts } from "../../../../client/kit/questions";

/** How many responses there are; tests are named apart, as the results leave them out. */
export function countTexts({ responses, testResponses }: ResponseCounts, t: Translate): string {
  const live = t("surveys.state.responses", { smart_count: responses });
  return testResponses > 0 ? `${live} (${t("surveys.state.testResponses", { smart_count: testResponses })})` : live;
}
