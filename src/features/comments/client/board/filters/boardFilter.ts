import type { Comment } from "../../../../../contracts/api/comments";

/** What the team looks for in a conversation. */
export interface BoardFilter {
  readonly word?: string;
  readonly authorId?: string;
  readonly topicId?: string;
  readonly tag?: string;
  readonly hasMedal?: boolean;
  readonly status?: Comment["status"];
  /** Days, `2026-01-31`, of the reader's time zone; both are included. */
  readonly from?: string;
  readonly to?: string;
  /** Of the search over all activities. */
  readonly activityId?: string;
}

/** The first moment of a day, or of the one so many days later. */
function startOf(day: string, later = 0): string | undefined {
  const date = new Date(`${day}T00:00:00`);
  if (Number.isNaN(date.getTime())) return undefined;
  date.setDate(date.getDate() + later);
  return date.toISOString();
}

/** The filter as the server takes it. */
export function filterQuery({ hasMedal, from, to, word, tag, ...rest }: BoardFilter) {
  return {
    ...rest,
    word: word?.trim() || undefined,
    tag: tag?.trim() || undefined,
    hasMedal: hasMedal ? ("true" as const) : undefined,
    from: from ? startOf(from) : undefined,
    to: to ? startOf(to, 1) : undefined,
  };
}

/** The filter with something changed; what is empty looks for nothing. */
export function changedFilter(
  filter: BoardFilter,
  change: Partial<Record<keyof BoardFilter, string | boolean | undefined>>,
): BoardFilter {
  return Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value));
}

export const isFiltered = (filter: BoardFilter) => Object.keys(filter).length > 0;
