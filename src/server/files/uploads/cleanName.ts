import { composedText } from "../../../shared/composedText";

const LONGEST_NAME = 255;

/** A file's name without its folders and without what no name should hold. */
export function cleanName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? "";
  return (
    composedText(base)
      .replace(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, "")
      .trim()
      .slice(-LONGEST_NAME) || "file"
  );
}
