import type { FieldSchema } from "./document";

/** Kinds whose values are addresses of files; a file of ours is put up for one of them, which is its purpose. */
export const FILE_FIELD_KINDS = ["image", "video", "file"] as const;
export type FileFieldKind = (typeof FILE_FIELD_KINDS)[number];

const KINDS: ReadonlySet<string> = new Set(FILE_FIELD_KINDS);

/** Kinds of files that a property holds, itself or in its parts. */
export function fileKindsIn(schema: FieldSchema): ReadonlySet<string> {
  const own = schema["x-kind"];
  if (own !== undefined && KINDS.has(own)) return new Set([own]);
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return new Set(parts.flatMap((part) => [...fileKindsIn(part)]));
}

/** Whether a property is a file, or has some in its parts. */
export const holdsFiles = (schema: FieldSchema): boolean => fileKindsIn(schema).size > 0;
