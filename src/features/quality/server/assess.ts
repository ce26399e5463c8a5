import { setImmediate as pause } from "node:timers/promises";
import type { Flag } from "../shared/api/quality";
import { checks } from "../shared/checks";
import type { ObservedResponse } from "../shared/observation";
import { type SurveyFigures, surveyFigures } from "../shared/surveyFigures";

/** Responses judged before others have their turn. */
const TURN = 250;

export interface ResponseAssessment {
  readonly response: ObservedResponse;
  readonly flags: readonly Flag[];
}

export interface Assessment {
  readonly figures: SurveyFigures;
  readonly responses: readonly ResponseAssessment[];
}

function flagsOf(response: ObservedResponse, figures: SurveyFigures): readonly Flag[] {
  return checks.flatMap(({ name, look }) => {
    const evidence = look(response, figures);
    return evidence.length > 0 ? [{ name, evidence }] : [];
  });
}

/** Looks at each response against all of them. */
export async function assess(observed: readonly ObservedResponse[]): Promise<Assessment> {
  const figures = surveyFigures(observed);
  const responses: ResponseAssessment[] = [];
  for (const [index, response] of observed.entries()) {
    if (index % TURN === TURN - 1) await pause();
    responses.push({ response, flags: flagsOf(response, figures) });
  }
  return { figures, responses };
}
