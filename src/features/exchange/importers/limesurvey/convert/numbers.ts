import type { DividePointsQuestion } from "../../../../../survey/questions/dividePointsQuestion";
import type { MultipleNumbersQuestion } from "../../../../../survey/questions/multipleNumbersQuestion";
import type { NumberQuestion } from "../../../../../survey/questions/numberQuestion";
import { type Draft, draft } from "../../shared/draft";
import type { Conversion } from "./conversion";

type Rules = Pick<NumberQuestion, "unit" | "minValue" | "maxValue" | "maxDigits" | "maxDecimals">;

export function number(conversion: Conversion): Draft {
  return draft<NumberQuestion>("number", allRules(conversion));
}

/** Multiple numbers; where they must add up to a given total, points to divide. */
export function numbers(conversion: Conversion): Draft {
  const { attributes, source, isMandatory } = conversion;
  const options = conversion.options(source.subquestions);
  const total = attributes.peek("equals_num_value");
  if (/^[1-9]\d{0,5}$/.test(total) && options.length > 1) {
    attributes.take("equals_num_value");
    return draft<DividePointsQuestion>("divide-points", { options, total: Number(total) });
  }
  return draft<MultipleNumbersQuestion>("multiple-numbers", {
    fields: options,
    ...allRules(conversion),
    requiredTexts: isMandatory || undefined,
  });
}

export function allRules(conversion: Conversion): Rules {
  const { attributes } = conversion;
  const isSlider = attributes.takeFlag("slider_layout") || attributes.peek("slider_layout") === "2";
  const values = isSlider
    ? numberRules(conversion, "slider_min", "slider_max")
    : numberRules(conversion, "min_num_value_n", "max_num_value_n");
  if (isSlider) conversion.lose("slider");
  const digits = attributes.peek("maximum_chars");
  // The limit counts all characters: it is one of digits only where no decimals can be among them.
  const maxDigits =
    /^([1-9]|1[0-5])$/.test(digits) && attributes.isOn("num_value_int_only") ? attributes.takeCount("maximum_chars") : undefined;
  const isOutside = maxDigits !== undefined && (values.minValue ?? 0) >= 10 ** maxDigits;
  return {
    unit: unitOf(conversion),
    ...values,
    maxDigits: isOutside ? undefined : maxDigits,
    maxDecimals: attributes.takeFlag("num_value_int_only") ? 0 : undefined,
  };
}

/** Lowest and highest value; both are listed instead where they contradict one another. */
export function numberRules(conversion: Conversion, lowest: string, highest: string): Pick<Rules, "minValue" | "maxValue"> {
  const minValue = conversion.attributes.takeNumber(lowest);
  const maxValue = conversion.attributes.takeNumber(highest);
  if (minValue === undefined || maxValue === undefined || minValue <= maxValue) return { minValue, maxValue };
  conversion.lose("attributes", `${lowest}=${minValue}, ${highest}=${maxValue}`);
  return {};
}

/** The text after the field, or before it where there is only that. */
function unitOf(conversion: Conversion): Rules["unit"] {
  const { attributes } = conversion;
  const name = ["suffix", "prefix"].find((candidate) => attributes.peek(candidate) !== "");
  return name === undefined ? undefined : conversion.text(attributes.takeText(name));
}
