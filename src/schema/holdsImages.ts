import type { FieldSchema } from "./document";

const IMAGE = "image";

/** Whether a property is an image, or has some in its parts. */
export function holdsImages(schema: FieldSchema): boolean {
  if (schema["x-kind"] === IMAGE) return true;
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.items ? [schema.items] : [])];
  return parts.some(holdsImages);
}
