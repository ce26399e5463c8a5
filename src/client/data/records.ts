import type { Resources } from "../../schema/generated/entities";
import { type ApiOptions, fetchJson } from "./api";
import { address } from "./rest/address";

type Settings = Pick<ApiOptions, "isQuiet" | "signal">;

interface ListQuery {
  readonly filter?: Readonly<Record<string, unknown>>;
  /** First and last record, from 0, both included. */
  readonly range?: readonly [number, number];
  readonly sort?: readonly [string, "ASC" | "DESC"];
}

/** Fields of a record; null has no value. */
type Values<Entity> = { readonly [Name in keyof Entity]?: Entity[Name] | null };

/** Calls of an entity's generated API, typed by its schema. */
export interface Records<Entity> {
  /** What the person may read of it. @throws ApiError */
  readonly list: (query: ListQuery, settings?: Settings) => Promise<readonly Values<Entity>[]>;
  readonly get: (id: string, settings?: Settings) => Promise<Entity>;
  readonly create: (values: Values<Entity>, settings?: Settings) => Promise<Entity>;
  readonly change: (id: string, values: Values<Entity>, settings?: Settings) => Promise<Entity>;
  readonly remove: (id: string, settings?: Settings) => Promise<void>;
}

/**
 * The generated API of a resource.
 *
 * @example
 * const { id } = await recordsOf("codes").create({ name, color });
 */
export function recordsOf<Resource extends keyof Resources>(resource: Resource): Records<Resources[Resource]> {
  return {
    list: (query, settings) => {
      const given = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
      return fetchJson(`${address(resource)}?${new URLSearchParams(given)}`, settings);
    },
    get: (id, settings) => fetchJson(address(resource, id), settings),
    create: (body, settings) => fetchJson(address(resource), { ...settings, method: "POST", body }),
    change: (id, body, settings) => fetchJson(address(resource, id), { ...settings, method: "PUT", body }),
    remove: (id, settings) => fetchJson(address(resource, id), { ...settings, method: "DELETE" }),
  };
}
