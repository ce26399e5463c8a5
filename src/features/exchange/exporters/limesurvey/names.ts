import type { LocalizedText } from "../../../../shared/languages";

/** What a block is listed by. */
export function nameIn(title: LocalizedText | undefined): string {
  return Object.values(title ?? {}).find((text) => text !== "") ?? "";
}
