import { AppError } from "../../../shared/errors";

/** Answers that responses must have given, by question: any of the codes of each. */
export type ResultsFilter = ReadonlyMap<string, readonly string[]>;

const MOST_QUESTIONS = 20;
const MOST_CODES = 200;

function isCodes(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= MOST_CODES && value.every((code) => typeof code === "string");
}

function invalid(path: string): never {
  throw new AppError("request.invalid", { faults: [{ path, rule: "format" }] });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return invalid("/filter");
  }
}

/** The filter of a query, `{"<questionId>": ["code"]}`; questions without codes don't count. @throws AppError */
export function parseFilter(text: string | undefined): ResultsFilter {
  if (text === undefined || text === "") return new Map();
  const filter = parse(text);
  if (typeof filter !== "object" || filter === null || Array.isArray(filter)) return invalid("/filter");
  const entries = Object.entries(filter);
  if (entries.length > MOST_QUESTIONS) return invalid("/filter");
  return new Map(
    entries.flatMap(([questionId, codes]) => {
      if (!isCodes(codes)) return invalid(`/filter/${questionId}`);
      return codes.length > 0 ? [[questionId, codes] as const] : [];
    }),
  );
}
