import type { SavVariable } from "./variables";

/** A variable's part that a case holds in its own place: texts of more than 255 bytes lie in several. */
interface Segment {
  readonly shortName: string;
  readonly width: number;
  /** Undefined for the further segments of a long text. */
  readonly variable: SavVariable | undefined;
}

const LONGEST_SEGMENT = 255;
/** Of each segment but the last so many bytes count towards a variable's width. */
const SEGMENT_STEP = 252;
const LONGEST_LABEL = 252;
/** Longest text whose values stand in the usual records. */
const SHORT = 8;
/** Kinds of formats: A, F, DATE and DATETIME. */
const FORMATS = { text: 1, number: 5, day: 20, moment: 22 } as const;
/** `31-JAN-2026`, `31-JAN-2026 14:30`, `31-JAN-2026 14:30:59`. */
const TIME_WIDTHS = { day: 11, minute: 17, moment: 20 } as const;
const NUMBER_WIDTHS = { least: 8, most: 40 } as const;
const MEASURES = { nominal: 1, ordinal: 2, scale: 3, text: 1 } as const;

const int = (...values: readonly number[]) => {
  const buffer = Buffer.alloc(4 * values.length);
  values.forEach((value, index) => {
    buffer.writeInt32LE(value, 4 * index);
  });
  return buffer;
};
const double = (...values: readonly number[]) => {
  const buffer = Buffer.alloc(8 * values.length);
  values.forEach((value, index) => {
    buffer.writeDoubleLE(value, 8 * index);
  });
  return buffer;
};

/** The beginning of a text in UTF-8, at most so many bytes, no character cut in two. */
function cutBytes(text: string, most: number): Buffer {
  const bytes = Buffer.from(text);
  if (bytes.length <= most) return bytes;
  let end = most;
  while (end > 0 && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end--;
  return bytes.subarray(0, end);
}

/** A text in so many bytes, filled up with spaces. */
export function padded(text: string, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes, " ");
  cutBytes(text, bytes).copy(buffer);
  return buffer;
}

const toMultiple = (length: number, of: number) => Math.ceil(length / of) * of;
/** Number of 8-byte elements of a case that a width takes. */
export const elementsOf = (width: number) => Math.max(1, Math.ceil(width / 8));

export function segmentsOf(variable: SavVariable): readonly Segment[] {
  const { width, shortName } = variable;
  if (width <= LONGEST_SEGMENT) return [{ shortName, width, variable }];
  const count = Math.ceil(width / SEGMENT_STEP);
  return Array.from({ length: count }, (_, index) => ({
    shortName: index === 0 ? shortName : `${shortName}_${index.toString(36)}`.toUpperCase(),
    width: index < count - 1 ? LONGEST_SEGMENT : width - index * SEGMENT_STEP,
    variable: index === 0 ? variable : undefined,
  }));
}

function formatOf({ width }: Pick<Segment, "width">, variable: SavVariable | undefined): number {
  if (width > 0) return (FORMATS.text << 16) | (width << 8);
  const { column, digits = { whole: 1, decimals: 0 } } = variable ?? {};
  if (column?.isMoment) return (FORMATS.moment << 16) | (TIME_WIDTHS.moment << 8);
  if (column?.dates === "day") return (FORMATS.day << 16) | (TIME_WIDTHS.day << 8);
  if (column?.dates === "minute") return (FORMATS.moment << 16) | (TIME_WIDTHS.minute << 8);
  const { whole, decimals } = digits;
  const needed = whole + (decimals > 0 ? decimals + 1 : 0);
  return (FORMATS.number << 16) | (Math.min(NUMBER_WIDTHS.most, Math.max(NUMBER_WIDTHS.least, needed)) << 8) | decimals;
}

function valueBytes(value: string | number, width: number): Buffer {
  return typeof value === "number" ? double(value) : padded(value, Math.max(SHORT, width));
}

/** Record 2, and one of type -1 for each further element of a text. */
function variableRecords({ shortName, width, variable }: Segment): Buffer {
  const label = variable ? cutBytes(variable.column.label, LONGEST_LABEL) : Buffer.alloc(0);
  const missing = variable && width <= SHORT ? Object.values(variable.missing) : [];
  const format = formatOf({ width }, variable);
  const first = [
    int(2, width, label.length > 0 ? 1 : 0, missing.length, format, format),
    padded(shortName, 8),
    ...(label.length > 0 ? [int(label.length), label, Buffer.alloc(toMultiple(label.length, 4) - label.length)] : []),
    ...missing.map((value) => valueBytes(value, SHORT)),
  ];
  const further = Array.from({ length: elementsOf(width) - 1 }, () => Buffer.concat([int(2, -1, 0, 0, 0, 0), padded("", 8)]));
  return Buffer.concat([...first, ...further]);
}

type MissingLabels = Readonly<Partial<Record<string, string>>>;

/** Values of a variable with their labels: of its codes, and of what stands for no value. */
function labelsOf(
  { column, width, missing }: SavVariable,
  words: MissingLabels,
): readonly (readonly [string | number, string])[] {
  const codes = Object.entries(column.codes ?? {}).map(([code, label]) => [width > 0 ? code : Number(code), label] as const);
  const reasons = Object.entries(missing).map(([reason, value]) => [value, words[reason] ?? reason] as const);
  return [...codes, ...reasons];
}

/** Records 3 and 4. @param element of the variable, counted from 1 */
function shortLabels(variable: SavVariable, element: number, words: MissingLabels): Buffer {
  const labels = labelsOf(variable, words);
  if (labels.length === 0 || variable.width > SHORT) return Buffer.alloc(0);
  const entries = labels.map(([value, text]) => {
    const label = cutBytes(text, 120);
    const rest = Buffer.alloc(toMultiple(label.length + 1, 8) - label.length - 1, " ");
    return Buffer.concat([valueBytes(value, SHORT), Buffer.from([label.length]), label, rest]);
  });
  return Buffer.concat([int(3, labels.length), ...entries, int(4, 1, element)]);
}

function extension(subtype: number, size: number, data: Buffer): Buffer {
  return data.length === 0 ? data : Buffer.concat([int(7, subtype, size, data.length / size), data]);
}

const counted = (bytes: Buffer) => Buffer.concat([int(bytes.length), bytes]);

/** Record 7, subtype 21. */
function longLabels(variable: SavVariable, words: MissingLabels): Buffer {
  const labels = labelsOf(variable, words);
  if (labels.length === 0 || variable.width <= SHORT) return Buffer.alloc(0);
  const entries = labels.map(([value, text]) =>
    Buffer.concat([counted(padded(String(value), variable.width)), counted(cutBytes(text, 120))]),
  );
  return Buffer.concat([counted(Buffer.from(variable.name)), int(variable.width, labels.length), ...entries]);
}

/** Record 7, subtype 22: only 8 bytes count. */
function longMissing({ name, width, missing }: SavVariable): Buffer {
  const values = Object.values(missing);
  if (values.length === 0 || width <= SHORT) return Buffer.alloc(0);
  const texts = values.map((value) => padded(String(value), SHORT));
  return Buffer.concat([counted(Buffer.from(name)), Buffer.from([values.length]), int(SHORT), ...texts]);
}

function fileHeader({ elements, cases, title, now }: { elements: number; cases: number; title: string; now: Date }): Buffer {
  const [day = "", month = "", year = ""] = now.toUTCString().slice(5, 16).split(" ");
  return Buffer.concat([
    Buffer.from("$FL2"),
    padded("@(#) SPSS DATA FILE Sondeo", 60),
    int(2, elements, 1, 0, cases),
    double(100),
    padded(`${day} ${month} ${year.slice(2)}`, 9),
    padded(now.toUTCString().slice(17, 25), 8),
    padded(title, 64),
    Buffer.alloc(3),
  ]);
}

/** Everything that an SPSS file says before its cases. */
export function dictionary(
  variables: readonly SavVariable[],
  options: { readonly title: string; readonly cases: number; readonly missingLabels: MissingLabels; readonly now?: Date },
): Buffer {
  const { title, cases, missingLabels, now = new Date() } = options;
  const segments = variables.flatMap(segmentsOf);
  let element = 1;
  const valueLabels: Buffer[] = [];
  for (const { width, variable } of segments) {
    if (variable) valueLabels.push(shortLabels(variable, element, missingLabels));
    element += elementsOf(width);
  }
  const display = segments.map(({ width, variable }) =>
    int(MEASURES[variable?.column.measure ?? "text"], Math.min(40, Math.max(8, width)), width > 0 ? 0 : 1),
  );
  const long = variables.filter(({ width }) => width > LONGEST_SEGMENT);
  const longWidths = long.map(({ shortName, width }) => `${shortName}=${String(width).padStart(5, "0")}\0\t`).join("");
  return Buffer.concat([
    fileHeader({ elements: element - 1, cases, title, now }),
    ...segments.map(variableRecords),
    ...valueLabels,
    extension(3, 4, int(24, 0, 0, -1, 1, 1, 2, 65_001)),
    extension(4, 8, double(-Number.MAX_VALUE, Number.MAX_VALUE, -1.7976931348623155e308)),
    extension(11, 4, Buffer.concat(display)),
    extension(13, 1, Buffer.from(variables.map(({ shortName, name }) => `${shortName}=${name}`).join("\t"))),
    extension(14, 1, Buffer.from(longWidths)),
    extension(20, 1, Buffer.from("UTF-8")),
    extension(21, 1, Buffer.concat(variables.map((variable) => longLabels(variable, missingLabels)))),
    extension(22, 1, Buffer.concat(variables.map(longMissing))),
    int(999, 0),
  ]);
}
