import type { CompiledQuestion } from "./compileQuestionnaire";

const MEGABYTE = 1024 * 1024;
/** Of one file, whatever the question allows. */
export const LARGEST_FILE = 10 * MEGABYTE;
const SURVEY_FILE = "file";

/** What a question takes as files. */
export interface UploadRules {
  readonly largest: number;
  readonly mediaTypes: ReadonlySet<string>;
}

/** The rules as the respondent's browser has them; nothing where the question takes no files. */
export function uploadRules({ element }: CompiledQuestion): UploadRules | undefined {
  const { type, maxSize, acceptedTypes } = element();
  if (type !== SURVEY_FILE) return undefined;
  const accepted = typeof acceptedTypes === "string" ? acceptedTypes.split(",") : [];
  const largest = typeof maxSize === "number" && maxSize > 0 ? Math.min(maxSize, LARGEST_FILE) : LARGEST_FILE;
  return { largest, mediaTypes: new Set(accepted.map((name) => name.trim()).filter((name) => name.includes("/"))) };
}
