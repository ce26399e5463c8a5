import type { LocalizedText } from "../../../../shared/languages";
import type { Reason } from "./reasons";

interface TitleRules {
  readonly languages: readonly string[];
  /** Shown where there is no title at all. */
  readonly name: string;
  readonly lose: (reason: Reason, detail: string) => void;
}

/**
 * A title that is never blank in the first language, in which everybody falls back: else another one's text, which is listed,
 * else the name.
 */
export function titleIn(title: LocalizedText, { languages, name, lose }: TitleRules): LocalizedText {
  const first = languages[0] ?? "en";
  if (title[first]) return title;
  const [other] = Object.values(title);
  if (other) lose("filledText", `${first}: ${other.slice(0, 200)}`);
  return { [first]: other ?? (name || "–"), ...title };
}
