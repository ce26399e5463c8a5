import type { Json } from "../../../../shared/json";
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
  const isNumeric = kind === "text" && element.rules().some(({ type }) => type === "numeric");
  if (kind === "number" || kind === "range" || isNumeric)
    return draft<NumberQuestion>("number", { placeholder, ...numberRules(element) });
  if (kind === "date" || kind === "datetime-local" || kind === "datetime") return date(element, kind !== "date");
  if (kind !== "text" && kind !== "email") element.lose("inputType", kind);
  const format = kind === "email" ? { format: "email" as const } : {};
  const { most, format: form } = takeLengths(element, { ...format, ...takeValidator(element) });
  const lengths = [most, lengthOf(element, SHORT)].filter((length) => length !== undefined);
  return draft<ShortTextQuestion>("short-text", {
    ...form,
    placeholder,
    maxLength: lengths.length > 0 ? Math.min(...lengths) : undefined,
  });
}

type Format = Pick<ShortTextQuestion, "format" | "pattern" | "example" | "formatMessage">;

/** The one rule that a text has, where we have it too; all others stay listed. */
function takeValidator(element: Element): Format {
  const only = element.rules().filter(({ type }) => type !== "text").length === 1;
  const rule = only ? (element.rules().find(({ type }) => type === "email" || type === "regex") ?? {}) : {};
  const { type, regex, text, caseInsensitive, insensitive } = rule;
  const format = formatOf(type, regex, (caseInsensitive ?? insensitive) === true);
  if (!format || !element.takeRule(String(type), ["regex", "caseInsensitive", "insensitive"])) return {};
  const formatMessage = element.text(text);
  return { ...format, ...(formatMessage ? { formatMessage } : {}) };
}

/** An example of a text that is long enough has to be read at a glance. */
const MOST_LEAST = 20;

/** How long a text may be by its rule; at least so long is a form that it has to have. */
function takeLengths(element: Element, format: Format): { readonly most?: number; readonly format: Format } {
  const least = element.rules().find(({ type }) => type === "text")?.minLength;
  const hasLeast = typeof least === "number" && least > 0;
  if (hasLeast && (hasForm(format) || least > MOST_LEAST)) return { format };
  const rule = element.takeRule("text", ["minLength", "maxLength"]);
  const most = typeof rule?.maxLength === "number" && rule.maxLength > 0 ? { most: Math.floor(rule.maxLength) } : {};
  if (!rule || !hasLeast) return { ...most, format };
  const formatMessage = element.text(rule.text);
  const form = patternFormat(`^.{${Math.ceil(least)},}$`, "");
  const example = "abcdefghijklmnopqrst".slice(0, Math.ceil(least));
  return { ...most, format: { ...form, example, ...(formatMessage ? { formatMessage } : {}) } };
}

const hasForm = ({ format, pattern }: Format) => format !== undefined || pattern !== undefined;

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

/** Of an item that are carried over, or listed elsewhere. */
const ITEM_MEMBERS: ReadonlySet<string> = new Set([
  ...["name", "title", "isRequired", "inputType", "placeholder", "placeHolder", "visibleIf"],
]);

export function multipleText(element: Element): Draft {
  const items = element.options(element.take("items"), ["title"], "name");
  const fields = bare(items).map((field, index) =>
    items[index]?.source.isRequired === true ? { ...field, required: true } : field,
  );
  element.loseMembers(items, ITEM_MEMBERS);
  for (const { source, code } of items) {
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

/** Limits of the input and of its numeric rule: the narrower of both. */
function numberRules(element: Element): Pick<NumberQuestion, "minValue" | "maxValue" | "maxDecimals"> {
  const rule = element.takeRule("numeric", ["minValue", "maxValue"]);
  const both = (own: number | undefined, ruled: Json | undefined) =>
    [own, ruled].filter((limit) => typeof limit === "number") as readonly number[];
  const [least, most] = [both(element.takeNumber("min"), rule?.minValue), both(element.takeNumber("max"), rule?.maxValue)];
  const minValue = least.length > 0 ? Math.max(...least) : undefined;
  const maxValue = most.length > 0 ? Math.min(...most) : undefined;
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
