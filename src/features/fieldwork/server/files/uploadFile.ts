import type { UploadedFile } from "../../../../contracts/api/execution";
import { type FileStore, newId } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ANSWER_PURPOSE, FILE_ENTITY } from "../../../../survey/fieldwork/answerFiles";
import type { ResponseContext } from "../context/responseContext";
import { requireOpenResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { type CheckedUpload, checkUpload, type Upload } from "./checkUpload";
import { cleanName, fileAddress } from "./fileRow";

/** Uploads of one question, kept or given up, before no more are taken. */
const MOST_UPLOADS = 60;

export function presentFile(id: string, { name, content, mediaType }: CheckedUpload): UploadedFile {
  return { id, name: cleanName(name), type: mediaType, size: content.length, url: fileAddress(id) };
}

async function countUploads({ db }: ResponseContext, responseId: string, questionId: string): Promise<number> {
  const { count } = await db
    .selectFrom("file")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("entity", "=", FILE_ENTITY)
    .where("recordId", "=", responseId)
    .where("field", "=", questionId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Stores a file for the question's answer, which refers to it by its address; until then the file is pending.
 * @throws AppError as `checkUpload` and `requireOpenResponse`, `request.rateLimited`
 */
export async function uploadFile(
  context: ResponseContext,
  upload: Upload,
  { files, ...services }: FieldworkServices & { readonly files: FileStore },
): Promise<UploadedFile> {
  const response = await requireOpenResponse(context, services);
  const questionnaire = await services.compiled.version(context.db, response.questionnaireVersion);
  if ((await countUploads(context, response.id, upload.questionId)) >= MOST_UPLOADS) throw new AppError("request.rateLimited");
  const checked = await checkUpload(questionnaire, upload);
  const file = presentFile(newId(), checked);
  await files.write(file.id, checked.content);
  await context.db
    .insertInto("file")
    .values({
      id: file.id,
      name: file.name,
      mediaType: file.type,
      size: file.size,
      purpose: ANSWER_PURPOSE,
      entity: FILE_ENTITY,
      recordId: response.id,
      field: upload.questionId,
    })
    .execute();
  return file;
}
