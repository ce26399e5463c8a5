import { type EntityRecord, fetchJson, type Translate } from "../../../../client/kit/console";

const PARTS = ["participations", "comments", "answers"] as const;

/** What goes with an activity that is deleted, in words. @throws ApiError */
export async function explainRemoval({ id }: EntityRecord, t: Translate, language: string): Promise<string> {
  const path = `/api/activities/${encodeURIComponent(id)}/removal`;
  const removal = await fetchJson<Readonly<Record<(typeof PARTS)[number], number>>>(path);
  const parts = PARTS.filter((part) => removal[part] > 0).map((part) =>
    t(`activities.removal.${part}`, { smart_count: removal[part] }),
  );
  if (parts.length === 0) return t("activities.removal.nothing");
  return t("activities.removal.body", { parts: new Intl.ListFormat(language, { type: "conjunction" }).format(parts) });
}
