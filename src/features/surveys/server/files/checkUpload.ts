import { AppError } from "../../../../shared/errors";
import { askedQuestion } from "../execution/checkAnswer";
import type { CompiledQuestionnaire } from "../execution/compileQuestionnaire";
import { mediaTypeOf } from "./mediaTypeOf";
import { uploadRules } from "./uploadRules";

/**
 * The media type of a file that the question takes.
 * @throws AppError `execution.unknownQuestion`, `execution.invalidAnswer`, `request.tooLarge`,
 * `request.unsupportedMediaType`
 */
export function checkUpload(questionnaire: CompiledQuestionnaire, questionId: string, content: Buffer): string {
  const rules = uploadRules(askedQuestion(questionnaire, questionId));
  if (!rules) throw new AppError("execution.invalidAnswer", { faults: [{ path: "", rule: "noFiles" }] });
  if (content.length > rules.largest) throw new AppError("request.tooLarge");
  const mediaType = mediaTypeOf(content);
  if (!mediaType || !rules.mediaTypes.has(mediaType)) throw new AppError("request.unsupportedMediaType");
  return mediaType;
}
