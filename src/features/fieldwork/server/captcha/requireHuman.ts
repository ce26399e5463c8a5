import { type Payload, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { HostTools } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { isJsonObject } from "../../../../shared/json";
import type { ResponseContext } from "../context/responseContext";
import { captchaSecrets, subjectMark } from "./challenge";

type Tools = Pick<HostTools, "keyedHash">;

/** Whether who sits here has to solve a captcha to begin: strangers alone, neither members nor panelists nor the team. */
export function isCaptchaDue({ fieldwork, respondent }: Pick<ResponseContext, "fieldwork" | "respondent">): boolean {
  return fieldwork.captcha && respondent.channel === "link" && !respondent.supplier && !respondent.isTest;
}

function isPayload(given: unknown): given is Payload {
  if (!isJsonObject(given) || !isJsonObject(given.solution)) return false;
  return isJsonObject(given.challenge) && isJsonObject(given.challenge.parameters);
}

/** Base64 of JSON, as ALTCHA's clients send it; nothing where it is anything else. */
function payloadOf(captcha: string): Payload | undefined {
  try {
    const given: unknown = JSON.parse(Buffer.from(captcha, "base64").toString("utf8"));
    return isPayload(given) ? given : undefined;
  } catch {
    return undefined;
  }
}

/** What isn't whole, the library may throw at: as good as wrong. */
async function verify(tools: Tools, { challenge, solution }: Payload) {
  try {
    return await verifySolution({ challenge, solution, deriveKey, ...captchaSecrets(tools) });
  } catch {
    return undefined;
  }
}

/**
 * Lets a stranger begin who brings the solution of a challenge of their own.
 * @param captcha base64 of `{challenge, solution}`
 * @throws AppError `execution.captchaRequired` without one, `execution.captchaExpired` for one that came too late,
 * `execution.captchaReset` for one that is wrong or somebody else's: a new challenge is solved
 */
export async function requireHuman(context: ResponseContext, captcha: string | undefined, tools: Tools): Promise<void> {
  const { questionnaireId, respondent } = context;
  if (!isCaptchaDue(context) || respondent.channel !== "link") return;
  if (captcha === undefined) throw new AppError("execution.captchaRequired");
  const payload = payloadOf(captcha);
  const result = payload && (await verify(tools, payload));
  const { tokenHash } = respondent;
  const isOwn = payload?.challenge.parameters.data?.for === subjectMark(tools, { questionnaireId, tokenHash });
  if (result?.expired && isOwn) throw new AppError("execution.captchaExpired");
  if (!result?.verified || !isOwn) throw new AppError("execution.captchaReset");
}
