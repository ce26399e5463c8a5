import type { Exporter } from "../../../../survey/exchange/exporter";
import { SurveyWriter } from "./writeSurvey";

/** A SurveyJS survey definition, which `survey-core` runs by itself. */
export const surveyjs: Exporter = {
  extension: "json",
  mediaType: "application/json",
  write: (survey) => {
    const writer = new SurveyWriter(survey);
    return { content: `${JSON.stringify(writer.write(), null, 2)}\n`, unmapped: writer.lost.unmapped };
  },
};
