import { entryName, type PlainForm } from "../../../../../survey/plainForm/plainForm";
import type { ImageChoiceQuestion } from "../../../../../survey/questions/imageChoiceQuestion";
import { labelOf } from "../choices/options";

/** Pictures to choose from; their texts are what they show. */
export function plainImages({ options }: ImageChoiceQuestion, language: string, control: "radio" | "checkbox"): PlainForm {
  const pictures = options.map((option) => ({
    value: option.code,
    label: labelOf(option, language),
    ...(option.image ? { image: option.image } : {}),
  }));
  return {
    shape: control === "radio" ? "one" : "several",
    fields: [{ control, name: entryName(), isNeeded: true, look: "images", options: pictures }],
  };
}
