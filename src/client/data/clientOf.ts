import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { AnswerOf, ApiContract, InputOf } from "../../shared/calls/defineApi";
import { type ApiOptions, type ApiResponse, call as send } from "./api";

type Settings = Pick<ApiOptions, "headers" | "keepalive" | "signal" | "isQuiet">;
/** Names of the calls that read. */
type Reads<Api> = Extract<keyof Api, `GET ${string}`>;
type Names<Api> = Extract<keyof Api, string>;
/** A form (`FormData`) replaces the JSON body of an upload. */
type Given<Call> = InputOf<Call> & { readonly form?: FormData };

export interface ReadOptions extends Pick<UseQueryOptions, "enabled" | "gcTime" | "refetchInterval" | "retry" | "staleTime"> {
  /** No message if the server can't be reached: it is read again on its own. @default false */
  readonly isQuiet?: boolean;
  /** Whether the answer to another input stays until this one's is there, e.g. the page before. @default false */
  readonly keepsPrevious?: boolean;
  /** Read again when it changes, e.g. the record's version or the language; what is shown stays meanwhile. */
  readonly version?: unknown;
}

export interface ApiClient<Api> {
  /** @throws ApiError */
  call<Name extends Names<Api>>(name: Name, input: Given<Api[Name]>, settings?: Settings): Promise<AnswerOf<Api[Name]>>;
  /** {@link call} with the answer's status and headers. @throws ApiError */
  callFully<Name extends Names<Api>>(
    name: Name,
    input: Given<Api[Name]>,
    settings?: Settings,
  ): Promise<ApiResponse<AnswerOf<Api[Name]>>>;
  /** What a call answers, from the cache where it is there. */
  useCall<Name extends Reads<Api>>(
    name: Name,
    input: InputOf<Api[Name]>,
    options?: ReadOptions,
  ): UseQueryResult<AnswerOf<Api[Name]>>;
  /** The key of a call's answer in the cache; without `input`, of all its answers. */
  keyOf<Name extends Reads<Api>>(name: Name, input?: InputOf<Api[Name]>): readonly unknown[];
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly form?: FormData;
}

function queryText(query: AnyInput["query"] = {}): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}

/** @param name method and address of a call. @returns the address with its parameters filled in */
export function pathOf(name: string, { params = {}, query }: AnyInput): string {
  const path = name.slice(name.indexOf(" ") + 1).replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  return path + queryText(query);
}

function sendCall(name: string, input: AnyInput, settings?: Settings): Promise<ApiResponse<unknown>> {
  const body = input.form ?? input.body;
  const method = name.slice(0, name.indexOf(" ")) as NonNullable<ApiOptions["method"]>;
  return send(pathOf(name, input), { ...settings, method, ...(body === undefined ? {} : { body }) });
}

/** Key of an answer in the cache: the addresses that `invalidateAfter` compares. */
const keyOf = (name: string, input?: AnyInput) => (input ? [name, pathOf(name, input)] : [name]);

const client = {
  call: async (name: string, input: AnyInput, settings?: Settings) => (await sendCall(name, input, settings)).data,
  callFully: sendCall,
  useCall: (name: string, input: AnyInput, { isQuiet = false, keepsPrevious = false, version, ...options }: ReadOptions = {}) => {
    const query = useQuery({
      ...(options as object),
      ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
      queryKey: keyOf(name, input),
      queryFn: async ({ signal }) => (await sendCall(name, input, { signal, isQuiet })).data ?? null,
    });
    const { refetch } = query;
    const read = useRef(version);
    useEffect(() => {
      if (Object.is(read.current, version)) return;
      read.current = version;
      void refetch();
    }, [version, refetch]);
    return query;
  },
  keyOf,
};

/**
 * The calls of a contract, typed by it. The type is all that is imported of the contract.
 *
 * @example
 * import type { pollApi } from "../shared/api";
 *
 * const poll = clientOf<typeof pollApi>();
 * const { data } = poll.useCall("GET /api/activities/:id/poll", { params: { id } });
 * await poll.call("PUT /api/activities/:id/poll", { params: { id }, body: settings });
 */
export function clientOf<Api extends ApiContract>(): ApiClient<Api> {
  return client as unknown as ApiClient<Api>;
}
