import type { Entity, Field } from "../../schema/catalog";
import type { FieldSchema } from "../../schema/document";
import { fileIdOf } from "./fileAddress";

const IMAGE = "image";

function holdsImages(schema: FieldSchema): boolean {
  if (schema["x-kind"] === IMAGE) return true;
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return parts.some(holdsImages);
}

/** Fields that are an image, or hold some. */
export function imageFields({ fields }: Entity): readonly Field[] {
  return [...fields.values()].filter(({ schema }) => holdsImages(schema));
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) yield* textsOf(part);
}

/** Ids of our files that a value refers to. */
export function fileIdsIn(value: unknown): readonly string[] {
  return [...new Set([...textsOf(value)].flatMap((text) => fileIdOf(text) ?? []))];
}
