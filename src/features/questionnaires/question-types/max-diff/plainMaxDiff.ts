import { entryName, type PlainField, type PlainForm } from "../../../../survey/plainForm/plainForm";
import { labelOf } from "../shared/choices/options";
import { plainOptions } from "../shared/plain/plainFields";
import { type MaxDiffQuestion, setsOf } from "./maxDiffQuestion";
import { pairsOf } from "./surveyMaxDiff";

/** The items of each set, and two lists to choose from: unlike radio buttons they can be emptied, and are short. */
export function plainMaxDiff(question: MaxDiffQuestion, language: string): PlainForm {
  const sets = setsOf(question);
  return {
    shape: "parts",
    fields: pairsOf(question, language).map(({ title, rows }, place) => ({
      control: "group",
      legend: title,
      fields: [
        { control: "prose", texts: (sets[place]?.items ?? []).map((item) => `• ${labelOf(item, language)}`) },
        ...rows.map(
          ({ value, label }): PlainField => ({
            control: "select",
            name: entryName(value),
            label,
            isNeeded: true,
            options: plainOptions(sets[place]?.items ?? [], language),
          }),
        ),
      ],
    })),
  };
}
