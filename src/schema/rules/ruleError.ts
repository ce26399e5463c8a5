/** The part of Ajv's error objects that messages are made from. */
export interface RuleError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** An error as it is said to people. */
export interface ReadError {
  /** JSON pointer of the faulty field. */
  readonly path: string;
  /** Key of its text under `validation.` of the locales. */
  readonly rule: string;
  readonly limit?: number;
  /** Names of the fields that the text speaks of as `%{other}`. */
  readonly others: readonly string[];
  /** What the items have in common that the text speaks of as `%{group}`, each as `list.field.value`. */
  readonly group?: readonly string[];
}

const FORMAT_RULES: Readonly<Record<string, string>> = {
  email: "formatEmail",
  date: "formatDate",
  "date-time": "formatDate",
  uri: "formatUri",
};

/** Of a tag: words, with one colon between two parts. */
const TAG_PATTERN = "^[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*(:[\\p{L}\\p{N}][\\p{L}\\p{N} _-]*)?$";

/** A time of the day, `HH:MM`. */
const CLOCK_PATTERN = "^([01]\\d|2[0-3]):[0-5]\\d$";

/** What a pattern asks for, where people can be told more than that it doesn't fit. */
const PATTERN_RULES: readonly { readonly isIn: (pattern: string) => boolean; readonly rule: string }[] = [
  { isIn: (pattern) => pattern === "\\S", rule: "blank" },
  { isIn: (pattern) => pattern.includes("youtube"), rule: "videoLink" },
  { isIn: (pattern) => pattern === TAG_PATTERN, rule: "tagCharacters" },
  { isIn: (pattern) => pattern === CLOCK_PATTERN, rule: "clock" },
];

type Params = RuleError["params"];

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function readSum({ equals, others, group }: Params): Pick<ReadError, "rule" | "others" | "limit" | "group"> {
  if (typeof equals !== "number") {
    const field = [String(equals)];
    return Array.isArray(group)
      ? { rule: "sumGroup", others: field, group: namesIn(group) }
      : { rule: "sumField", others: field };
  }
  const names = namesIn(others);
  return { rule: names.length > 0 ? "sumWith" : "sum", others: names, limit: equals };
}

function readRule(keyword: string, params: Params): Omit<ReadError, "path"> {
  if (keyword === "sum") return readSum(params);
  if (keyword === "format") return { rule: FORMAT_RULES[String(params.format)] ?? "format", others: [] };
  if (keyword === "pattern") {
    const pattern = String(params.pattern);
    return { rule: PATTERN_RULES.find(({ isIn }) => isIn(pattern))?.rule ?? "pattern", others: [] };
  }
  // One character at least: people call that a field that has to be filled in.
  if (keyword === "minLength" && params.limit === 1) return { rule: "required", others: [] };
  // `{"if": ..., "then": {"properties": {"x": false}}}`: not with that.
  if (keyword === "false schema") return { rule: "additionalProperties", others: [] };
  const limit = params.limit ?? params.multipleOf;
  return {
    rule: params.isNumber === true ? `${keyword}Number` : keyword,
    others: namesIn(params.others),
    ...(typeof limit === "number" ? { limit } : {}),
  };
}

/** Keywords whose fault lies at a property that the parameters name, not at the object. */
function pathOf({ instancePath, params }: RuleError): string {
  const property = params.field ?? params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return property === undefined ? instancePath : `${instancePath}/${String(property)}`;
}

function readError(error: RuleError): ReadError | undefined {
  const { keyword, params } = error;
  // What only frames another error says nothing to people.
  if (keyword === "if" || keyword === "propertyNames" || keyword.startsWith("x-")) return undefined;
  return { path: pathOf(error), ...readRule(keyword, params) };
}

/** Where errors belong and which texts say them: one a place. */
export function readErrors(errors: readonly RuleError[]): readonly ReadError[] {
  // A named format says more than the pattern that a kind adds to it.
  const isPattern = ({ keyword }: RuleError) => keyword === "pattern";
  const ordered = [...errors.filter((error) => !isPattern(error)), ...errors.filter(isPattern)];
  const seen = new Map<string, ReadError>();
  for (const error of ordered) {
    const read = readError(error);
    if (read && !seen.has(read.path)) seen.set(read.path, read);
  }
  return [...seen.values()];
}
