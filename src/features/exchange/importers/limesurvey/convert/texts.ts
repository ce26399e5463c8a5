import { isMoment } from "../../../../../survey/answers/isMoment";
import type { DateQuestion } from "../../../../../survey/questions/dateQuestion";
import type { InformativeTextQuestion } from "../../../../../survey/questions/informativeTextQuestion";
import type { LongTextQuestion } from "../../../../../survey/questions/longTextQuestion";
import type { MultipleNumbersQuestion } from "../../../../../survey/questions/multipleNumbersQuestion";
import type { MultipleTextsQuestion } from "../../../../../survey/questions/multipleTextsQuestion";
import type { ShortTextQuestion } from "../../../../../survey/questions/shortTextQuestion";
import type { UploadQuestion } from "../../../../../survey/questions/uploadQuestion";
import { type Draft, draft } from "../../shared/draft";
import { type PatternSettings, patternFormat } from "../../shared/patternFormat";
import type { Conversion } from "./conversion";
import { allRules, number } from "./numbers";

const SHORT = 500;
const LONG = 4000;

export function shortText(conversion: Conversion): Draft {
  const { attributes } = conversion;
  if (attributes.takeFlag("numbers_only")) return number(conversion);
  return draft<ShortTextQuestion>("short-text", {
    ...takePattern(conversion),
    maxLength: lengthOf(conversion, SHORT),
    placeholder: placeholderOf(conversion),
  });
}

export function longText(conversion: Conversion): Draft {
  return draft<LongTextQuestion>("long-text", { maxLength: lengthOf(conversion, LONG), placeholder: placeholderOf(conversion) });
}

export function multipleTexts(conversion: Conversion): Draft {
  const { attributes, source, isMandatory } = conversion;
  const fields = conversion.options(source.subquestions);
  const requiredTexts = isMandatory || undefined;
  if (attributes.takeFlag("numbers_only")) {
    return draft<MultipleNumbersQuestion>("multiple-numbers", { fields, ...allRules(conversion), requiredTexts });
  }
  return draft<MultipleTextsQuestion>("multiple-texts", {
    ...takePattern(conversion),
    fields,
    maxLength: lengthOf(conversion, SHORT),
    requiredTexts,
  });
}

export function display(): Draft {
  return draft<InformativeTextQuestion>("informative-text", {});
}

export function date(conversion: Conversion): Draft {
  const { attributes } = conversion;
  const hasTime = /^[^h]*h.*m/i.test(attributes.peek("date_format"));
  const [minDate, maxDate] = ["date_min", "date_max"].map((name) =>
    isDay(attributes.peek(name)) ? attributes.take(name) : undefined,
  );
  if (/^(?=.*d)(?=.*m)(?=.*y)/i.test(attributes.peek("date_format"))) attributes.take("date_format");
  const isReversed = minDate !== undefined && maxDate !== undefined && maxDate < minDate;
  if (isReversed) conversion.lose("attributes", `date_min=${minDate}, date_max=${maxDate}`);
  return draft<DateQuestion>("date", { precision: hasTime ? "minute" : undefined, ...(isReversed ? {} : { minDate, maxDate }) });
}

const PICTURES = /^(png|gif|jpe?g|webp)$/i;

export function upload(conversion: Conversion): Draft {
  const { attributes } = conversion;
  const types = attributes
    .take("allowed_filetypes")
    .split(/[\s,;]+/)
    .filter((type) => type !== "");
  const isPictures = types.length > 0 && types.every((type) => PICTURES.test(type));
  if (!isPictures) conversion.lose("fileTypes", types.join(", ") || undefined);
  const most = Math.min(20, Math.max(1, attributes.takeCount("max_num_of_files") ?? 1));
  const least = Math.min(most, Math.max(1, attributes.takeCount("min_num_of_files") ?? 1));
  const kilobytes = attributes.takeCount("max_filesize");
  const maxSize = kilobytes ? Math.min(100, Math.max(1, Math.round(kilobytes / 1024))) : undefined;
  return draft<UploadQuestion>(isPictures ? "image-upload" : "file-upload", { minFiles: least, maxFiles: most, maxSize });
}

function isDay(text: string): boolean {
  return text.length === 10 && isMoment(text);
}

function lengthOf(conversion: Conversion, most: number): number | undefined {
  const length = conversion.attributes.takeCount("maximum_chars");
  return length ? Math.min(length, most) : undefined;
}

/** `/…/i`: any sign but a letter or a digit may stand in place of the slash. */
const DELIMITED = /^([^\s\w\\])(.*)\1([a-zA-Z]*)$/s;

function takePattern(conversion: Conversion): PatternSettings | undefined {
  const [, , source = "", flags = ""] = DELIMITED.exec(conversion.pattern) ?? [];
  const found = source === "" ? undefined : patternFormat(source, flags);
  if (found) conversion.pattern = "";
  return found;
}

function placeholderOf(conversion: Conversion) {
  const text = conversion.text(conversion.attributes.takeText("placeholder"));
  return Object.keys(text).length > 0 ? text : undefined;
}
