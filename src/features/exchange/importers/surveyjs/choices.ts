import type { Json } from "../../../../shared/json";
import type { Option } from "../../../../survey/questionnaire";
import type { ImageChoiceQuestion } from "../../../../survey/questions/imageChoiceQuestion";
import type { MultipleChoiceQuestion } from "../../../../survey/questions/multipleChoiceQuestion";
import type { OrderQuestion } from "../../../../survey/questions/orderQuestion";
import type { SingleChoiceQuestion } from "../../../../survey/questions/singleChoiceQuestion";
import { OTHER_CODE, uniqueCodes } from "../shared/codes";
import { type Draft, draft } from "../shared/draft";
import { bare, type Element } from "./element";

export function singleChoice(element: Element, display?: "dropdown"): Draft {
  const { options } = offered(element);
  return draft<SingleChoiceQuestion>("single-choice", { options, display, ...openText(element), ...common(element) });
}

export function multipleChoice(element: Element): Draft {
  const { options, exclusive } = offered(element);
  const openTexts = openText(element);
  return draft<MultipleChoiceQuestion>("multiple-choice", {
    options,
    exclusive: exclusive.length > 0 ? exclusive : undefined,
    ...openTexts,
    ...limits(element, options.length + (openTexts.other ? 1 : 0)),
    ...common(element),
  });
}

/** A switch: two options with the values that SurveyJS would store. */
export function yesNo(element: Element): Draft {
  const [yes, no] = element.options([element.take("valueTrue") ?? true, element.take("valueFalse") ?? false]);
  const labels = [
    element.takeText("labelTrue") ?? element.builtIn("yes"),
    element.takeText("labelFalse") ?? element.builtIn("no"),
  ] as const;
  element.take("label");
  const options = [
    { code: yes?.code ?? "true", label: labels[0] },
    { code: no?.code ?? "false", label: labels[1] },
  ];
  return draft<SingleChoiceQuestion>("single-choice", { options });
}

export function ranking(element: Element): Draft {
  const options = bare(element.options(element.take("choices")));
  const isPartial = element.takeFlag("selectToRankEnabled");
  const { min, max } = limits(element, options.length);
  return draft<OrderQuestion>("order", {
    options,
    ...(isPartial ? { min, max: max ?? options.length } : {}),
    ...common(element),
  });
}

const IMAGE = /^(\/[^/\\]|https:\/\/|data:image\/)/;

/** Choice of images; where an image can't be shown, a choice of their texts. */
export function images(element: Element): Draft {
  const isMultiple = element.takeFlag("multiSelect");
  const options = element.options(element.take("choices"));
  const addresses = options
    .map(({ source }) => element.texts.read(source.imageLink).text)
    .map((text) => Object.values(text)[0] ?? "");
  const showLabels = element.takeFlag("showLabel") || undefined;
  const translated = options.flatMap(({ source }) => otherAddresses(element, source.imageLink));
  if (translated.length > 0) element.lose("media", translated.join(", "));
  if (!addresses.every((address) => IMAGE.test(address) && address.length <= 200_000)) {
    element.lose("media", addresses.join(", "));
    return isMultiple
      ? draft<MultipleChoiceQuestion>("multiple-choice", { options: bare(options), ...common(element) })
      : draft<SingleChoiceQuestion>("single-choice", { options: bare(options), ...common(element) });
  }
  element.lose("foreignImages");
  const withImages = options.map(({ code, label }, index) => ({ code, label, image: addresses[index] ?? "" }));
  const settings = { options: withImages, showLabels: showLabels ?? false, ...common(element) };
  return draft<ImageChoiceQuestion>(isMultiple ? "multiple-image" : "single-image", {
    ...settings,
    ...(isMultiple ? limits(element, options.length) : {}),
  });
}

/** Addresses of images that other languages have: ours has one image for all of them. */
export function otherAddresses(element: Element, link: Json | undefined): readonly string[] {
  const [first, ...others] = Object.values(element.texts.read(link).text);
  return others.filter((address) => address !== first);
}

/** Of a choice that are carried over, or listed elsewhere. */
const CHOICE_MEMBERS: ReadonlySet<string> = new Set(["value", "text", "visibleIf", "isExclusive"]);

/** The choices and the special ones; "don't know" is a matter of the question and not one of them. */
function offered(element: Element): { options: readonly Option[]; exclusive: readonly string[] } {
  if (element.source.choicesByUrl) element.lose("choicesByUrl", JSON.stringify(element.take("choicesByUrl")));
  const given = element.take("choices");
  const range = rangeOf(element);
  const listed = element.options(range.length === 0 ? given : [...(Array.isArray(given) ? given : []), ...range]);
  element.loseMembers(listed, CHOICE_MEMBERS);
  const specials = [
    {
      code: "none",
      isOn: element.takeFlag("showNoneItem", "hasNone"),
      own: element.takeText("noneText"),
      builtIn: "none" as const,
    },
    {
      code: "refused",
      isOn: element.takeFlag("showRefuseItem"),
      own: element.takeText("refuseText"),
      builtIn: "refuse" as const,
    },
  ];
  const unique = uniqueCodes([OTHER_CODE, ...listed.map(({ code }) => code)]);
  const added = specials
    .filter(({ isOn }) => isOn)
    .map((special) => ({
      code: unique(special.code, undefined, (written, code) => element.lose("repeatedCode", `${written} → ${code}`)),
      label: special.own ?? element.builtIn(special.builtIn),
    }));
  const exclusive = [...listed.filter(({ source }) => source.isExclusive === true), ...added].map(({ code }) => code);
  return { options: [...bare(listed), ...added], exclusive };
}

/** Whole numbers that are offered beside the list: years, people of a household. */
function rangeOf(element: Element): readonly number[] {
  const [from, to, step] = ["choicesMin", "choicesMax", "choicesStep"].map((name) => element.takeNumber(name));
  if (from === undefined && to === undefined) return [];
  const [first, last, apart] = [from ?? 0, to ?? 0, Math.max(1, step ?? 1)];
  if (last <= first) return [];
  const count = Math.floor((last - first) / apart) + 1;
  if (count <= MOST_OF_RANGE) return Array.from({ length: count }, (_, index) => first + index * apart);
  element.lose("attributes", `choicesMin=${first}, choicesMax=${last}`);
  return [];
}

const MOST_OF_RANGE = 1_000;

function openText(element: Element): Pick<SingleChoiceQuestion, "other" | "comment" | "placeholder"> {
  const hasOther = element.takeFlag("showOtherItem", "hasOther");
  const otherText = element.takeText("otherText");
  const placeholder = element.takeText("otherPlaceholder", "otherPlaceHolder", "commentPlaceholder", "commentPlaceHolder");
  if (hasOther) return { other: otherText ?? element.builtIn("other"), placeholder };
  const hasComment = element.takeFlag("showCommentArea", "hasComment");
  const commentText = element.takeText("commentText");
  return hasComment ? { comment: commentText ?? element.builtIn("comment"), placeholder } : {};
}

function common(element: Element): { randomOrder?: boolean } {
  if (element.source.choicesOrder === "none") element.take("choicesOrder");
  return element.source.choicesOrder === "random" && element.take("choicesOrder") ? { randomOrder: true } : {};
}

/** Limits of the element and of its rule for the number of answers: the narrower of both. */
function limits(element: Element, available: number): { min?: number; max?: number } {
  const rule = element.takeRule("answercount", ["minCount", "maxCount"]);
  const numbersOf = (own: number | undefined, ruled: Json | undefined) =>
    [own, ruled].filter((count) => typeof count === "number" && Number.isInteger(count) && count > 0) as readonly number[];
  const min = Math.max(0, ...numbersOf(element.takeNumber("minSelectedChoices"), rule?.minCount));
  const most = numbersOf(element.takeNumber("maxSelectedChoices"), rule?.maxCount);
  const max = most.length > 0 ? Math.min(...most) : 0;
  if (min > available || (max > 0 && max < min)) {
    element.lose("attributes", `minSelectedChoices=${min}, maxSelectedChoices=${max}`);
    return {};
  }
  return { min: min > 0 ? min : undefined, max: max > 0 && max < available ? max : undefined };
}
