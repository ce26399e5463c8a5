/** `"activity/0189..."` taken apart; empty where there is nothing. */
export function partsOf(value: unknown): { readonly entity: string; readonly recordId: string } {
  const [entity = "", recordId = ""] = typeof value === "string" ? value.split("/") : [];
  return { entity, recordId };
}
