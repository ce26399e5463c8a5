import type { EntityRecord, Translate } from "../../../../client/kit/console";
import { activities } from "../activityCalls";

const PARTS = ["participations", "comments", "answers"] as const;

/** What goes with an activity that is deleted, in words. @throws ApiError */
export async function explainRemoval({ id }: EntityRecord, t: Translate, language: string): Promise<string> {
  const removal = await activities.call("GET /api/activities/:id/removal", { params: { id } });
  const parts = PARTS.filter((part) => removal[part] > 0).map((part) =>
    t(`activities.removal.${part}`, { smart_count: removal[part] }),
  );
  if (parts.length === 0) return t("activities.removal.nothing");
  return t("activities.removal.body", { parts: new Intl.ListFormat(language, { type: "conjunction" }).format(parts) });
}
