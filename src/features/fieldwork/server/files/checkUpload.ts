import { cleanImage } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CompiledQuestionnaire } from "../../../../survey/compile/compileQuestionnaire";
import { uploadRules } from "../../../../survey/compile/uploadRules";
import { askedQuestion } from "../answer/checkAnswer";
import { mediaTypeOf } from "./mediaTypeOf";

/** Large enough to read a till receipt by. Pixels. */
const FIT = { side: 3_000, isSquare: false };

/** A file as somebody sends it in answer to a question. */
export interface Upload {
  readonly questionId: string;
  readonly name: string;
  readonly content: Buffer;
}

/** A file as it is kept. */
export interface CheckedUpload extends Upload {
  readonly mediaType: string;
}

/** A picture says nothing of where it was taken, and is nothing but a picture. */
async function cleaned({ name, ...upload }: CheckedUpload): Promise<CheckedUpload> {
  const { content, mediaType } = await cleanImage(upload.content, { ...FIT, isJpeg: upload.mediaType === "image/jpeg" });
  return { ...upload, name: mediaType === "image/png" ? name.replace(/\.(gif|webp)$/i, ".png") : name, content, mediaType };
}

/**
 * A file that the question takes, as it is kept: pictures are encoded anew.
 * @throws AppError `execution.unknownQuestion`, `execution.invalidAnswer`, `request.tooLarge`,
 * `request.unsupportedMediaType`, `file.tooManyPixels`, `file.unreadable`
 */
export async function checkUpload(questionnaire: CompiledQuestionnaire, upload: Upload): Promise<CheckedUpload> {
  const { questionId, content } = upload;
  const rules = uploadRules(askedQuestion(questionnaire, questionId));
  if (!rules) throw new AppError("execution.invalidAnswer", { faults: [{ path: "", rule: "noFiles" }] });
  if (content.length > rules.largest) throw new AppError("request.tooLarge");
  const mediaType = mediaTypeOf(content);
  if (!mediaType || !rules.mediaTypes.has(mediaType)) throw new AppError("request.unsupportedMediaType");
  const checked = { ...upload, mediaType };
  return mediaType.startsWith("image/") ? cleaned(checked) : checked;
}
