import type { GetListParams, GetListResult, RaRecord } from "ra-core";
import { totalOf } from "./contentRange";
import { type RestExtras, simpleRest } from "./simpleRest";

/** What a list call may say beside react-admin's own parameters. */
export interface ListMeta {
  /** Deleted records instead of those that are there. */
  readonly trash?: boolean;
  /** Goes on after this place, whatever the page. */
  readonly after?: string;
}

/** What a list's answer says beside its records and their number. */
export interface ListAnswerMeta {
  /** Whether the total is the server's estimate. */
  readonly isEstimate: boolean;
  /** Where the list goes on; nothing at its end. */
  readonly nextCursor: string | undefined;
}

const FIRST_PAGE = { page: 1, perPage: 25 };

/** Beyond this many records a count costs more than it tells: an estimate is asked for. */
const MANY = 50_000;
const lastTotals = new Map<string, number>();

function isFiltered(filter: GetListParams["filter"]): boolean {
  return Object.keys(filter ?? {}).length > 0;
}

/** What the list call changes of the query that `ra-data-simple-rest` writes. */
function queryChanges(resource: string, { meta, filter, sort, pagination }: GetListParams): RestExtras["query"] {
  const { trash, after }: ListMeta = meta ?? {};
  const isLarge = (lastTotals.get(resource) ?? 0) > MANY && !isFiltered(filter);
  return {
    // Without an order given, the entity's own holds; upstream would sort by id.
    ...(sort?.field ? {} : { sort: undefined }),
    ...(trash ? { trash: "true" } : {}),
    ...(after ? { after, range: undefined, limit: String((pagination ?? FIRST_PAGE).perPage), count: "false" } : {}),
    ...(!after && isLarge ? { count: "estimate" } : {}),
  };
}

/** One page of a list: its total where the server counted, or whether there is a next page. @throws ApiError */
export async function listPage<T extends RaRecord>(resource: string, params: GetListParams): Promise<GetListResult<T>> {
  const { filter, pagination = FIRST_PAGE } = params;
  let headers = new Headers();
  const rest = simpleRest({
    query: queryChanges(resource, params),
    onAnswer: (answer) => {
      headers = answer;
    },
  });
  const { data } = await rest.getList<T>(resource, { ...params, pagination });
  // Read anew, for upstream makes NaN of `members 0-24/*`.
  const total = totalOf(headers.get("content-range"));
  const isEstimate = headers.get("x-count") === "estimate";
  const meta: ListAnswerMeta = { isEstimate, nextCursor: headers.get("x-next-cursor") ?? undefined };
  if (total === undefined) {
    const hasNextPage = data.length === pagination.perPage;
    return { data, meta, pageInfo: { hasNextPage, hasPreviousPage: pagination.page > 1 } };
  }
  if (!isFiltered(filter)) lastTotals.set(resource, total);
  return { data, total, meta };
}
