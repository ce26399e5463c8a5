import type { Column } from "./column";
import { type DayOrder, type Moment, parseMoments } from "./dates";

/** Columns about the respondent rather than the questions. */
export interface RespondentColumns {
  readonly id?: Column;
  readonly startedAt?: TimeColumn;
  readonly completedAt?: TimeColumn;
}

interface TimeColumn {
  readonly column: Column;
  readonly moments: ReadonlyMap<string, Moment>;
}

const SUBJECT =
  "respondents?|responses?|participants?|submissions?|records?|cases?|users?|subjects?|panelists?|members?|encuestados?|respuestas?|participantes?|usuarios?|r[ée]pondants?|r[ée]ponses?|respondenten?|rispost[ae]|respondentes?|resposta";
const ID = new RegExp(
  `^(?:(?:${SUBJECT})?[\\s_.-]*(?:id|identifier|identificador|identifiant|uuid|guid|key|token|no\\.?|number|n[uú]mero)(?:[\\s_.-]*(?:de (?:la |el )?|of )?(?:${SUBJECT}))?|#|n[ºo°]\\.?)$`,
  "i",
);
const START =
  /^(start[\s_-]*(date|time|ed)?([\s_-]*(at|time|utc))?|started|date[\s_-]*created|created([\s_-]*at)?|timestamp|datestamp|fecha (de )?(inicio|creaci[oó]n)|hora de inicio|marca temporal|date de d[ée]but|horodateur|startdatum|data (di )?inizio|data de in[ií]cio)$/i;
const END =
  /^(end[\s_-]*(date|time|ed)?([\s_-]*(at|time|utc))?|completed([\s_-]*(at|on))?|completion[\s_-]*(date|time)|date[\s_-]*modified|submit[\s_-]*date|submitted([\s_-]*(at|on))?|recorded[\s_-]*date|fecha (de )?(fin|finalizaci[oó]n|env[ií]o)|hora de finalizaci[oó]n|date de fin|einddatum|data (di )?fine|data de fim)$/i;

export function respondentColumns(columns: readonly Column[], rows: number, habit: DayOrder): RespondentColumns {
  const named = (pattern: RegExp) =>
    columns.filter(({ heading, variable }) => pattern.test(heading) || pattern.test(variable ?? ""));
  const times = (pattern: RegExp) =>
    named(pattern).flatMap((column) => {
      const moments = parseMoments([...column.counts.keys()], habit);
      return moments ? [{ column, moments }] : [];
    });
  return {
    id: named(ID).find((column) => column.counts.size === rows && rows > 0),
    startedAt: times(START)[0],
    completedAt: times(END)[0],
  };
}
