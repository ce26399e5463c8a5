import type { PanelRequest } from "../../../../../contracts/services/panel";
import type { SpaceDb } from "../../../../../server/kit";

interface DemoQuota {
  readonly title: string;
  readonly target: number;
  readonly criterion?: string | null;
  readonly values?: readonly string[] | null;
  readonly secondCriterion?: string | null;
  readonly secondValues?: readonly string[] | null;
}

function cellOf(quota: DemoQuota) {
  const { title, target, criterion, values, secondCriterion, secondValues } = quota;
  const first = criterion && values && values.length > 0 ? [{ criterion, values }] : [];
  const second =
    secondCriterion && secondValues && secondValues.length > 0 ? [{ criterion: secondCriterion, values: secondValues }] : [];
  return { title, target, criteria: [...first, ...second] };
}

export function readStudies(db: SpaceDb) {
  return (
    db
      .selectFrom("study")
      .selectAll()
      .where("status", "in", ["OPEN", "FINISHED"])
      .where("questionnaire", "is not", null)
      // Demos of before have studies that nobody could be asked for.
      .where("country", "is not", null)
      .where("openedAt", "is not", null)
      .execute()
  );
}

export type StudyRow = Awaited<ReturnType<typeof readStudies>>[number];

export function requestOf(study: StudyRow): PanelRequest {
  const quotas = (study.quotas ?? []) as unknown as readonly DemoQuota[];
  return {
    ...{ country: study.country ?? "", sampleSize: study.sampleSize ?? 0, incidenceRate: study.incidenceRate ?? 100 },
    ...{ minutes: study.estimatedDuration ?? 0, days: study.fieldDays ?? 7, criteria: [], devices: "BOTH" },
    cells: quotas.map(cellOf),
  };
}

export function readResponses(db: SpaceDb, questionnaire: string) {
  return db
    .selectFrom("response")
    .select(["id", "state", "disposition", "questionnaireVersion", "startedAt", "completedAt"])
    .where("questionnaire", "=", questionnaire)
    .where("isTest", "is not", true)
    .orderBy("startedAt")
    .execute();
}

export type ResponseRow = Awaited<ReturnType<typeof readResponses>>[number];

export const endOf = ({ state, disposition }: ResponseRow) => (state === "open" ? null : (disposition ?? "complete"));

/** A study's field in time. */
export interface Period {
  readonly opened: number;
  readonly until: number;
}

export function periodOf(study: StudyRow): Period {
  const opened = new Date(study.openedAt ?? Date.now()).getTime();
  return { opened, until: new Date(study.finishedAt ?? Date.now()).getTime() };
}
