import { useWork } from "../../../../../client/kit/console";

/** As the server takes them: `group` or `group:subgroup`, without special characters. */
const TAG = /^[\p{L}\p{N}][\p{L}\p{N} _-]*(:[\p{L}\p{N}][\p{L}\p{N} _-]*)?$/u;
const LONGEST = 60;
const MOST_COMMENTS = 200;

export const isTag = (text: string) => text.length <= LONGEST && TAG.test(text);

/** Tags of the comments written last, in order. */
export function useUsedTags(): readonly string[] {
  const { data } = useWork({ resource: "comments", sort: { field: "createdAt", order: "DESC" }, most: MOST_COMMENTS });
  const all = (data ?? []).flatMap(({ tags }) => (Array.isArray(tags) ? tags.map(String) : []));
  return [...new Set(all)].sort((a, b) => a.localeCompare(b));
}
