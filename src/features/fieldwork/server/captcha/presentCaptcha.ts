import type { CaptchaState } from "../../../../contracts/api/execution";
import { AppError } from "../../../../shared/errors";
import type { ResponseContext } from "../context/responseContext";
import { pickLanguage } from "../presentation/pickLanguage";
import type { PresentationOptions } from "../presentation/presentResponse";
import { titleOf } from "../presentation/titleOf";
import type { FieldworkServices } from "../services";
import { createCaptcha } from "./challenge";

/** @throws AppError `execution.notFound` where there is nothing to begin */
export async function presentCaptcha(
  context: ResponseContext,
  { language: wanted, theme }: PresentationOptions,
  { compiled, tools, questionnaires }: FieldworkServices,
): Promise<CaptchaState> {
  const { db, questionnaireId, publishedVersion, respondent } = context;
  const version = await questionnaires().publishedVersionOf(db, { id: questionnaireId, publishedVersion });
  if (!version || respondent.channel !== "link") throw new AppError("execution.notFound");
  const questionnaire = await compiled.version(db, version.id);
  const language = pickLanguage(questionnaire.document.languages, wanted);
  const captcha = await createCaptcha(tools(), { questionnaireId, tokenHash: respondent.tokenHash });
  return { ...captcha, title: titleOf(questionnaire, context, language), language, theme };
}
