import { clientOf, type EntityRecord, type Translate } from "../../../client/kit/console";
import type { TagUse, tagsApi } from "../shared/api";

export const tags = clientOf<typeof tagsApi>();
export const USE = "GET /api/tags/:id/use";

/** Where a tag stands, in words; nothing where it stands nowhere. */
export function wordsOf({ members, invitations, segments }: TagUse, t: Translate, language: string): string | undefined {
  const parts = [
    ...(members > 0 ? [t("tags.use.members", { smart_count: members })] : []),
    ...(invitations > 0 ? [t("tags.use.invitations", { smart_count: invitations })] : []),
    ...(segments.length > 0 ? [t("tags.use.segments", { smart_count: segments.length, names: segments.join(", ") })] : []),
  ];
  return parts.length > 0 ? new Intl.ListFormat(language, { type: "conjunction" }).format(parts) : undefined;
}

/** What goes with a tag that is deleted, in words. @throws ApiError */
export async function explainRemoval({ id }: EntityRecord, t: Translate, language: string): Promise<string> {
  const use = wordsOf(await tags.call(USE, { params: { id } }), t, language);
  return use ? t("tags.use.removal", { use }) : t("tags.use.removalNowhere");
}
