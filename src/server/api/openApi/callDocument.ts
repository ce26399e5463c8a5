import { COMPONENT } from "../../../shared/calls/schemas";
import type { Json, JsonObject } from "../../../shared/json";
import type { AnswerHeader, RequestHeader } from "./headers";

/** A body or an answer: its JSON Schema (2020-12), and an example that the schema accepts. */
export interface DocumentedContent {
  readonly schema: JsonObject;
  readonly example?: Json | undefined;
  /** @default "application/json" */
  readonly type?: string;
}

export interface DocumentedAnswer extends Partial<DocumentedContent> {
  /** @default 200 */
  readonly status?: number;
  /** What the answer means, in a few words. @default "Done" */
  readonly description?: string;
  readonly headers?: readonly AnswerHeader[];
}

/** What the OpenAPI document says of a call beside its path and query, which the route's own schema tells. */
export interface CallDocument {
  /** Name that generated clients give the call, unique in the document, e.g. `listMembers`. */
  readonly operationId?: string;
  readonly headers?: readonly RequestHeader[];
  readonly body?: DocumentedContent & {
    /** @default true */
    readonly isRequired?: boolean;
  };
  /** One, or one for each status that means success. */
  readonly answer?: DocumentedAnswer | readonly DocumentedAnswer[];
  /** Examples of path and query parameters, by name. */
  readonly examples?: Readonly<Record<string, Json>>;
}

/** The part of a route's schema that only the OpenAPI document reads: routes check and present by role. */
export interface DocumentedSchema {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Asked when the document is, not with every start. */
  readonly describe: () => CallDocument;
}

/**
 * A call as the OpenAPI document shows it, to be spread into its route's schema.
 *
 * @example
 * app.post(`${path}/:id/restore`, {
 *   schema: documented(
 *     { tags: [entity.title], summary: "Restore a deleted record" },
 *     () => ({ headers: ["X-Preview-As"], answer: { schema: recordSchema(entity) } }),
 *   ),
 * }, handler);
 */
export function documented(
  { tags, summary, description }: Omit<DocumentedSchema, "describe">,
  describe: () => CallDocument = () => ({}),
): DocumentedSchema {
  return { tags, summary, ...(description ? { description } : {}), describe };
}

/** A schema that stands once among the document's components and is referred to by name from there on. */
export function component(name: string, schema: JsonObject): JsonObject {
  return { ...schema, [COMPONENT]: name };
}
