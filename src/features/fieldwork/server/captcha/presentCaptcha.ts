import { publishedVersionOf } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Seat } from "../context/seat";
import type { Asked } from "../presentation/presentResponse";
import type { Theme } from "../presentation/theme";
import { titleOf } from "../presentation/titleOf";
import type { FieldworkServices } from "../services";
import { pickLanguage } from "../session/pickLanguage";
import { type Captcha, createCaptcha } from "./challenge";

/** A captcha, and what its screen shows of the survey that lies behind it. */
export interface CaptchaState extends Captcha {
  readonly title: string;
  readonly language: string;
  readonly theme: Theme | null;
}

/** @throws AppError `execution.notFound` where there is nothing to begin */
export async function presentCaptcha(
  seat: Seat,
  { language: wanted, theme }: Asked,
  { compiled, tools }: FieldworkServices,
): Promise<CaptchaState> {
  const { db, questionnaireId, publishedVersion, respondent } = seat;
  const version = await publishedVersionOf(db, { id: questionnaireId, publishedVersion });
  if (!version || respondent.channel !== "link") throw new AppError("execution.notFound");
  const questionnaire = await compiled.version(db, version.id);
  const language = pickLanguage(questionnaire.document.languages, wanted);
  const captcha = await createCaptcha(tools(), { questionnaireId, tokenHash: respondent.tokenHash });
  return { ...captcha, title: titleOf(questionnaire, seat, language), language, theme };
}
