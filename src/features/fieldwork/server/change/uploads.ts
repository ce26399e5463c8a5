import type { SpaceDb } from "../../../../server/kit";
import type { Json } from "../../../../shared/json";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { uploadRules } from "../../../../survey/compile/uploadRules";
import { attachFiles, type UploadedFiles, uploadedFiles } from "../files/attachFiles";
import type { Change } from "./change";

export type Uploads = ReadonlyMap<string, UploadedFiles>;

/** Those of the questions that take files. */
export function uploadQuestions({ byId }: CompiledQuestionnaire, questionIds: readonly string[]): readonly string[] {
  return questionIds.filter((id) => {
    const question = byId.get(id);
    return question !== undefined && uploadRules(question) !== undefined;
  });
}

export async function readUploads(db: SpaceDb, responseId: string, questionIds: readonly string[]): Promise<Uploads> {
  const uploads = new Map<string, UploadedFiles>();
  for (const id of questionIds) uploads.set(id, await uploadedFiles(db, responseId, id));
  return uploads;
}

/** Ties the files that the changed answers name, and lets go of the others. */
export async function attachUploads(db: SpaceDb, { answers, removed }: Change, uploads: Uploads): Promise<void> {
  for (const [id, files] of uploads) {
    const row = answers.find(({ questionId }) => questionId === id);
    if (!row && !removed.includes(id)) continue;
    await attachFiles(db, row?.value ? (JSON.parse(row.value) as Json) : undefined, files);
  }
}
