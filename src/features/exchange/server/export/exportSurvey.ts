import type { SpaceDb } from "../../../../server/kit";
import { draftOf } from "../../../../survey/document/draftOf";
import type { ExportedSurvey, Exporter } from "../../../../survey/exchange/exporter";
import type { ExchangeServices } from "../services";

export interface ExportFile extends ExportedSurvey {
  /** Without the dot. */
  readonly extension: string;
  readonly mediaType: string;
}

interface ExportRequest {
  readonly activityId: string;
  /** Of a draft that isn't written yet. */
  readonly language: string | undefined;
  readonly exporter: Exporter;
}

/** The draft, with the activity's quotas, as a file. @throws AppError `record.notFound` */
export async function exportSurvey(
  db: SpaceDb,
  { activityId, language, exporter }: ExportRequest,
  { types, fieldwork, questionnaires }: ExchangeServices,
): Promise<ExportFile> {
  const row = await questionnaires().questionnaireOf(db, activityId);
  const { title } = await questionnaires().questionnaireOwner(db, activityId);
  const quotas = await fieldwork().cells(db, row.id);
  const survey = { questionnaire: draftOf(row, language), title, quotas, questionTypes: types };
  const { extension, mediaType } = exporter;
  return { ...exporter.write(survey), extension, mediaType };
}
