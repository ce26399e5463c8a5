import { DEFAULT_LANGUAGE } from "../../../shared/languages";
import { textLiteral } from "../names";

/** How a column's values become those of another type. */
export interface Conversion {
  /** SQL of the converted value, from SQL of the value; null where it can't be converted. */
  readonly sql: (value: string) => string;
  /** Whether no value is lost, whatever it is. */
  readonly isLossless: boolean;
}

const lossless = (sql: Conversion["sql"]): Conversion => ({ sql, isLossless: true });
const lossy = (sql: Conversion["sql"]): Conversion => ({ sql, isLossless: false });
const matching = (pattern: string, type: string) =>
  lossy((value) => `case when ${value} ~ '${pattern}' then ${value}::${type} end`);

const INSTANT = "timestamp with time zone";
const NUMBER = "^\\s*[+-]?(\\d{1,15}(\\.\\d{0,15})?|\\.\\d{1,15})\\s*$";
const UUID = "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$";
const DATE = "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])";
const TIME = "([T ]([01]\\d|2[0-3]):[0-5]\\d(:[0-5]\\d(\\.\\d{1,6})?)?(Z|[+-]\\d{2}:?\\d{2})?)?$";

/** A text that begins with a day: those of no calendar, as 30 February, would stop the statement. */
function dayOf(pattern: string, result: (value: string) => string): Conversion {
  return lossy((value) => {
    const lastDay = `extract(day from (left(${value}, 7) || '-01')::date + interval '1 month - 1 day')`;
    const isDay = `substr(${value}, 9, 2)::integer <= ${lastDay}`;
    return `case when ${value} ~ '${pattern}' then case when ${isDay} then ${result(value)} end end`;
  });
}

function within(type: "integer" | "bigint", least: string, greatest: string): Conversion {
  return lossy((value) => `case when ${value} between ${least} and ${greatest} then round(${value}::numeric)::${type} end`);
}

const INTEGER = ["-2147483648", "2147483647"] as const;
const BIGINT = ["-9007199254740991", "9007199254740991"] as const;
const language = textLiteral(DEFAULT_LANGUAGE);

/** The text in the default language, else in any; of other documents their text. */
function fromDocument(value: string): string {
  const text = `coalesce(${value} ->> ${language}, jsonb_path_query_first(${value}, '$.*') #>> '{}')`;
  return `case jsonb_typeof(${value}) when 'object' then ${text} else ${value} #>> '{}' end`;
}

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  "integer>bigint": lossless((value) => `${value}::bigint`),
  "integer>numeric": lossless((value) => `${value}::numeric`),
  "integer>double precision": lossless((value) => `${value}::double precision`),
  "bigint>numeric": lossless((value) => `${value}::numeric`),
  "bigint>integer": within("integer", ...INTEGER),
  "bigint>double precision": lossy((value) => `${value}::double precision`),
  "numeric>integer": within("integer", ...INTEGER),
  "numeric>bigint": within("bigint", ...BIGINT),
  "numeric>double precision": lossy((value) => `${value}::double precision`),
  "double precision>integer": within("integer", ...INTEGER),
  "double precision>bigint": within("bigint", ...BIGINT),
  "double precision>numeric": lossy((value) => `${value}::numeric`),
  "integer>boolean": lossy((value) => `case ${value} when 0 then false when 1 then true end`),
  "boolean>integer": lossless((value) => `${value}::integer`),
  [`date>${INSTANT}`]: lossless((value) => `(${value}::timestamp at time zone 'UTC')`),
  [`${INSTANT}>date`]: lossy((value) => `(${value} at time zone 'UTC')::date`),
  [`${INSTANT}>text`]: lossy((value) => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`),
  "text>integer": lossy((value) => {
    const number = `case when ${value} ~ '${NUMBER}' then ${value}::numeric end`;
    return `case when ${number} between ${INTEGER.join(" and ")} then (${number})::integer end`;
  }),
  "text>bigint": matching("^\\s*[+-]?\\d{1,15}\\s*$", "bigint"),
  "text>numeric": matching(NUMBER, "numeric"),
  "text>double precision": matching(NUMBER, "double precision"),
  "text>boolean": lossy((value) => `case when ${value} in ('true', 'false') then ${value}::boolean end`),
  "text>uuid": matching(UUID, "uuid"),
  "text>date": dayOf(`${DATE}$`, (value) => `${value}::date`),
  // Without a zone it's UTC, whatever the session's.
  [`text>${INSTANT}`]: dayOf(`${DATE}${TIME}`, (value) => {
    const hasZone = `${value} ~ '(Z|[+-]\\d{2}:?\\d{2})$' and length(${value}) > 10`;
    return `case when ${hasZone} then ${value}::timestamptz else ${value}::timestamp at time zone 'UTC' end`;
  }),
  "text>text[]": lossless((value) => `array[${value}]`),
  "text[]>text": lossy((value) => `array_to_string(${value}, ', ')`),
  "jsonb>text": lossy(fromDocument),
};

const WRITABLE_AS_TEXT = new Set(["integer", "bigint", "numeric", "double precision", "boolean", "date", "uuid"]);

/**
 * How values of one type become another's.
 * @param isLocalized whether the new value is a map of language to text: a text becomes that of the default language
 */
export function conversion(from: string, to: string, isLocalized = false): Conversion {
  if (from === to) return lossless((value) => value);
  if (isLocalized && from === "text") return lossless((value) => `jsonb_build_object(${language}, ${value})`);
  if (to === "jsonb") return lossless((value) => `to_jsonb(${value})`);
  if (to === "text" && WRITABLE_AS_TEXT.has(from)) return lossless((value) => `${value}::text`);
  return CONVERSIONS[`${from}>${to}`] ?? lossy(() => `null::${to}`);
}
