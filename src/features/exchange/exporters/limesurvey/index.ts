import type { Exporter } from "../../../../survey/exchange/exporter";
import { Lost } from "../shared/lost";
import { tagOf } from "./languages";
import { ordersOf } from "./orders";
import { groupTables } from "./rows/groupRows";
import { questionTables } from "./rows/questionRows";
import { quotaTables } from "./rows/quotaRows";
import { surveyTables } from "./rows/surveyRows";
import { toSurvey } from "./toSurvey";
import { toXml } from "./xml";

/** LimeSurvey's survey structure (`.lss`), as versions 5 and 6 import it. */
export const limesurvey: Exporter = {
  extension: "lss",
  mediaType: "application/xml",
  write: (source) => {
    const lost = new Lost();
    const survey = toSurvey(source, lost);
    const orders = ordersOf(survey, lost);
    const groups = groupTables(survey, orders, lost);
    const { tables: questions, qids } = questionTables(survey, orders, lost);
    const quotas = quotaTables(source, { survey, qids, lost });
    const surveys = surveyTables(source, survey, lost);
    return {
      content: toXml(survey.languages.map(tagOf), [...groups, ...questions, ...quotas, ...surveys]),
      unmapped: lost.unmapped,
    };
  },
};
