import { useWork } from "../../../../../client/kit/console";
import { LONGEST_TAG, TAG_PATTERN } from "../../../shared/moderation";

const TAG = new RegExp(TAG_PATTERN, "u");
const MOST_COMMENTS = 200;

export const isTag = (text: string) => text.length <= LONGEST_TAG && TAG.test(text);

/** Tags of the comments written last, in order. */
export function useUsedTags(): readonly string[] {
  const { data } = useWork({ resource: "comments", sort: { field: "createdAt", order: "DESC" }, most: MOST_COMMENTS });
  const all = (data ?? []).flatMap(({ tags }) => (Array.isArray(tags) ? tags.map(String) : []));
  return [...new Set(all)].sort((a, b) => a.localeCompare(b));
}
