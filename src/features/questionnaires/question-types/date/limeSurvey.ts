import { isMoment } from "../../../../survey/answers/isMoment";
import type { LimeSurveyQuestion } from "../../../../survey/exchange/limeSurvey";
import type { DateQuestion } from "../../../../survey/questions/dateQuestion";

const FORMATS = { day: "yyyy-mm-dd", minute: "yyyy-mm-dd HH:MM" } as const;

export function toLimeSurvey({ precision = "day", minDate, maxDate }: DateQuestion): LimeSurveyQuestion {
  const earliest = limit(minDate, true);
  // The last day is taken for its first minute where minutes are asked for.
  const latest = limit(maxDate, precision === "day");
  return {
    letter: "D",
    theme: "date",
    form: { in: "whole", of: precision },
    attributes: { date_format: FORMATS[precision], date_min: earliest, date_max: latest },
    carried: ["precision", "minDate", "maxDate"],
    lost: [...(minDate && !earliest ? [`minDate=${minDate}`] : []), ...(maxDate && !latest ? [`maxDate=${maxDate}`] : [])],
  };
}

function limit(date: string | undefined, isSaid: boolean): string | undefined {
  return date !== undefined && isSaid && date.length === 10 && isMoment(date) ? date : undefined;
}
