import type { APIRequestContext } from "@playwright/test";
import { signInTo } from "../support/api";

interface Settings {
  readonly title?: string;
  /** What taking part is worth. @default 0 */
  readonly labs?: number;
  /** Over what the fieldwork is set to. */
  readonly fieldwork?: object;
}

/** A published survey with an open link, by a moderator. */
export async function publishSurvey(
  request: APIRequestContext,
  draft: object,
  { title = "Encuesta", labs = 0, fieldwork }: Settings = {},
) {
  const staff = await signInTo(request, "staff", "moderator@demo.test");
  const activity = { title, type: "el_survey", description: "Para probar", labs };
  const { id } = await staff.send<{ id: string }>("POST", "/api/activities", activity);
  const questionnaire = `/api/activities/${id}/questionnaire`;
  const { revision } = await staff.get<{ revision: number }>(questionnaire);
  const saved = await staff.send<{ revision: number }>("PUT", questionnaire, { draft, revision });
  await staff.send("POST", `${questionnaire}/publish`, { revision: saved.revision });
  if (fieldwork) {
    const url = `/api/activities/${id}/fieldwork`;
    const before = await staff.get<{ fieldwork: object; revision: number }>(url);
    await staff.send("PUT", url, { fieldwork: { ...before.fieldwork, ...fieldwork }, revision: before.revision });
  }
  const { link } = await staff.send<{ link: string }>("PUT", `/api/activities/${id}/link`, { isOpen: true });
  return { link, id, staff };
}
