import { isJsonObject, type Json } from "../../../../shared/json";
import type { LocalizedText } from "../../../../shared/languages";
import { isMoment } from "../../../../survey/answers/isMoment";
import type { DateQuestion } from "../../../../survey/questions/dateQuestion";
import type { LongTextQuestion } from "../../../../survey/questions/longTextQuestion";
import type { MultipleNumbersQuestion } from "../../../../survey/questions/multipleNumbersQuestion";
import type { MultipleTextsQuestion } from "../../../../survey/questions/multipleTextsQuestion";
import type { NumberQuestion } from "../../../../survey/questions/numberQuestion";
import type { ShortTextQuestion } from "../../../../survey/questions/shortTextQuestion";
import type { UploadQuestion } from "../../../../survey/questions/uploadQuestion";
import { type Draft, draft } from "../shared/draft";
import { patternFormat } from "../shared/patternFormat";
import { bare, type Element } from "./element";

const SHORT = 500;
const LONG = 4000;

/** Single input: its kind decides. */
export function text(element: Element): Draft {
  const kind = String(element.take("inputType") ?? "text");
  const placeholder = element.takeText("placeholder", "placeHolder");
  if (kind === "number" || kind === "range") return draft<NumberQuestion>("number", { placeholder, ...numberRules(element) });
  if (kind === "date" || kind === "datetime-local" || kind === "datetime") return date(element, kind !== "date");
  if (kind !== "text" && kind !== "email") element.lose("inputType", kind);
  const format = kind === "email" ? { format: "email" as const } : {};
  return draft<ShortTextQuestion>("short-text", {
    ...format,
    ...takeValidator(element),
    placeholder,
    maxLength: lengthOf(element, SHORT),
  });
}

type Format = Pick<ShortTextQuestion, "format" | "pattern" | "example" | "formatMessage">;

/** The one rule that a text has, where we have it too; all others stay listed. */
function takeValidator(element: Element): Format {
  const { validators } = element.source;
  const [only, ...others] = Array.isArray(validators) ? validators : [];
  if (!isJsonObject(only) || others.length > 0) return {};
  const { type, regex, text, caseInsensitive, insensitive, ...rest } = only;
  const isKnown = Object.keys(rest).length === 0;
  const format = isKnown ? formatOf(type, regex, (caseInsensitive ?? insensitive) === true) : undefined;
  if (!format) return {};
  element.take("validators");
  const formatMessage = element.text(text);
  return { ...format, ...(formatMessage ? { formatMessage } : {}) };
}

/** What RE2 reads otherwise than JavaScript, to which these are plain letters. */
const FOREIGN = /\\[aAzQECpP]|\[:/;

function formatOf(type: Json | undefined, regex: Json | undefined, isInsensitive: boolean): Format | undefined {
  if (type === "email" && regex === undefined) return { format: "email" };
  const isExpression = type === "regex" && typeof regex === "string" && regex !== "" && !FOREIGN.test(regex);
  return isExpression ? patternFormat(regex, isInsensitive ? "i" : "") : undefined;
}

export function comment(element: Element): Draft {
  return draft<LongTextQuestion>("long-text", {
    placeholder: element.takeText("placeholder", "placeHolder"),
    maxLength: lengthOf(element, LONG),
  });
}

export function multipleText(element: Element): Draft {
  const items = element.options(element.take("items"), ["title"], "name");
  const fields = bare(items).map((field, index) =>
    items[index]?.source.isRequired === true ? { ...field, required: true } : field,
  );
  for (const { source, code } of items) {
    for (const key of ["validators", "inputMask", "maskType", "defaultValue"]) {
      if (source[key] !== undefined) element.lose("validation", `${code}: ${key}=${JSON.stringify(source[key])}`);
    }
    const kind = source.inputType;
    if (kind !== undefined && kind !== "text" && kind !== "number") element.lose("inputType", `${code}: ${String(kind)}`);
  }
  const isNumeric = items.length > 0 && items.every(({ source }) => source.inputType === "number");
  if (isNumeric) return draft<MultipleNumbersQuestion>("multiple-numbers", { fields });
  if (items.some(({ source }) => source.inputType === "number")) element.lose("inputType", "number");
  const parts = items.map(({ source }) => element.text(source.placeholder ?? source.placeHolder));
  return draft<MultipleTextsQuestion>("multiple-texts", { fields, placeholders: joined(parts, element.texts.languages) });
}

/** Our fields' placeholders stand in one text, separated by `//`. */
function joined(parts: readonly (LocalizedText | undefined)[], languages: readonly string[]): LocalizedText | undefined {
  if (parts.every((part) => part === undefined)) return undefined;
  return Object.fromEntries(languages.map((language) => [language, parts.map((part) => part?.[language] ?? "").join(" // ")]));
}

export function upload(element: Element): Draft {
  const types = String(element.take("acceptedTypes") ?? "")
    .split(/[\s,]+/)
    .filter((type) => type !== "");
  const isPictures = types.length > 0 && types.every((type) => /^(image\/|\.?(png|jpe?g|gif|webp)$)/i.test(type));
  if (!isPictures) element.lose("fileTypes", types.join(", ") || undefined);
  const bytes = element.takeNumber("maxSize") ?? 0;
  const maxSize = bytes > 0 ? Math.min(100, Math.max(1, Math.round(bytes / 1024 ** 2))) : undefined;
  const most = element.takeNumber("maxFiles");
  const isSeveral = element.takeFlag("allowMultiple");
  element.take("storeDataAsText", "waitForUpload");
  return draft<UploadQuestion>(isPictures ? "image-upload" : "file-upload", {
    maxFiles: isSeveral ? Math.min(20, Math.max(1, most ?? 10)) : 1,
    maxSize,
  });
}

function date(element: Element, hasTime: boolean): Draft {
  const [minDate, maxDate] = ["min", "max"].map((name) => {
    const value = element.source[name];
    return typeof value === "string" && isMoment(value) ? String(element.take(name)) : undefined;
  });
  const isReversed = minDate !== undefined && maxDate !== undefined && maxDate < minDate;
  if (isReversed) element.lose("attributes", `min=${minDate}, max=${maxDate}`);
  return draft<DateQuestion>("date", { precision: hasTime ? "minute" : undefined, ...(isReversed ? {} : { minDate, maxDate }) });
}

/** Limits of the input or of its numeric validator. */
function numberRules(element: Element): Pick<NumberQuestion, "minValue" | "maxValue" | "maxDecimals"> {
  const minValue = element.takeNumber("min");
  const maxValue = element.takeNumber("max");
  const step = element.takeNumber("step");
  const maxDecimals = step !== undefined && Number.isInteger(step) ? 0 : undefined;
  if (step !== undefined && step !== 1) element.lose("attributes", `step=${step}`);
  const isReversed = minValue !== undefined && maxValue !== undefined && maxValue < minValue;
  if (isReversed) element.lose("attributes", `min=${minValue}, max=${maxValue}`);
  return { maxDecimals, ...(isReversed ? {} : { minValue, maxValue }) };
}

function lengthOf(element: Element, most: number): number | undefined {
  const length = element.takeNumber("maxLength") ?? 0;
  return length > 0 ? Math.min(most, Math.floor(length)) : undefined;
}
