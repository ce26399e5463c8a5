import type { LocalizedText } from "../../../../../shared/languages";
import type { Option } from "../../../../../survey/questionnaire";
import type { MultipleChoiceQuestion } from "../../../../../survey/questions/multipleChoiceQuestion";
import type { MultipleTextsQuestion } from "../../../../../survey/questions/multipleTextsQuestion";
import type { OrderQuestion } from "../../../../../survey/questions/orderQuestion";
import type { SingleChoiceQuestion } from "../../../../../survey/questions/singleChoiceQuestion";
import type { BuiltIn } from "../../shared/builtIn";
import { type Draft, draft } from "../../shared/draft";
import type { Conversion } from "./conversion";

/** List (radio), list (dropdown). */
export function list(conversion: Conversion, display?: "dropdown"): Draft {
  return single(conversion, { options: conversion.options(conversion.source.answers), other: otherOf(conversion), display });
}

/** List with comment: the comment belongs to the answer, not to one option. */
export function listWithComment(conversion: Conversion): Draft {
  return single(conversion, { options: conversion.options(conversion.source.answers), comment: conversion.builtIn("comment") });
}

/** Choices whose answers LimeSurvey provides itself: code -> text. */
export function fixed(conversion: Conversion, answers: Readonly<Record<string, BuiltIn>>): Draft {
  return single(conversion, { options: builtInOptions(conversion, answers) });
}

export function builtInOptions(conversion: Conversion, answers: Readonly<Record<string, BuiltIn>>): readonly Option[] {
  return Object.entries(answers).map(([code, name]) => ({ code, label: conversion.builtIn(name) }));
}

/** Language switch: its answers are the survey's languages, each by its own name. */
export function languageSwitch(conversion: Conversion): Draft {
  const { languages } = conversion;
  conversion.lose("languageSwitch");
  return single(conversion, {
    options: languages.map((tag) => ({ code: tag, label: everywhere(languages, languageName(tag)) })),
  });
}

/** Multiple choice; with comments, a question of texts follows that asks for them. */
export function multiple(conversion: Conversion): Draft {
  const { source, attributes } = conversion;
  const options = conversion.options(source.subquestions);
  const other = otherOf(conversion);
  const codes = new Map(source.subquestions.map((part, index) => [part.code, options[index]?.code ?? ""]));
  const exclusive = attributes
    .peek("exclude_all_others")
    .split(";")
    .flatMap((code) => codes.get(code.trim()) ?? []);
  if (exclusive.length > 0) attributes.take("exclude_all_others");
  return draft<MultipleChoiceQuestion>("multiple-choice", {
    options,
    other,
    exclusive: exclusive.length > 0 ? exclusive : undefined,
    randomOrder: attributes.takeFlag("random_order") || undefined,
    ...limits(conversion, options.length + (other ? 1 : 0)),
  });
}

export function commentsOf(conversion: Conversion): Draft {
  return draft<MultipleTextsQuestion>("multiple-texts", { fields: conversion.options(conversion.source.subquestions) });
}

export function ranking(conversion: Conversion): Draft {
  const { source, attributes, isMandatory } = conversion;
  const parts = source.answers.length > 0 ? source.answers : source.subquestions;
  const options = conversion.options(parts);
  return draft<OrderQuestion>("order", {
    options,
    randomOrder: attributes.takeFlag("random_order") || undefined,
    ...places(limits(conversion, options.length), { all: options.length, isMandatory }),
  });
}

/** Ours takes all places for needed unless it is told the most. LimeSurvey does so where one has to answer and no number is set. */
function places(
  { min, max }: { min?: number; max?: number },
  { all, isMandatory }: { readonly all: number; readonly isMandatory: boolean },
): { min?: number; max?: number } {
  const isWhole = min === all || (isMandatory && min === undefined && max === undefined);
  return isWhole ? {} : { min, max: max ?? all };
}

function single(conversion: Conversion, settings: Partial<SingleChoiceQuestion>): Draft {
  const randomOrder = conversion.attributes.takeFlag("random_order") || undefined;
  return draft<SingleChoiceQuestion>("single-choice", { ...settings, randomOrder });
}

function otherOf(conversion: Conversion): LocalizedText | undefined {
  if (!conversion.hasOther) return undefined;
  const own = conversion.text(conversion.attributes.takeText("other_replace_text"));
  return Object.keys(own).length > 0 ? own : conversion.builtIn("other");
}

/** Least and most selections; a limit that the number of options already sets says nothing. */
function limits(conversion: Conversion, available: number): { min?: number; max?: number } {
  const { attributes } = conversion;
  const min = attributes.takeCount("min_answers");
  const max = attributes.takeCount("max_answers");
  if (min !== undefined && min > available) conversion.lose("attributes", `min_answers=${min}`);
  const least = min !== undefined && min > 0 && min <= available ? min : undefined;
  const most = max !== undefined && max > 0 && max < available ? max : undefined;
  if (least !== undefined && most !== undefined && most < least) {
    conversion.lose("attributes", `min_answers=${least}, max_answers=${most}`);
    return {};
  }
  return { min: least, max: most };
}

function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function everywhere(languages: readonly string[], text: string): LocalizedText {
  return Object.fromEntries(languages.map((language) => [language, text]));
}
