import type { ReactNode } from "react";
import { ReferenceLink, useEntityOf, useTexts } from "../../../client/kit/console";
import type { SegmentCondition } from "../shared/api";
import { ACTIVITIES } from "./inputs/ActivityInput";
import { inLanguage, useQuestions } from "./inputs/useQuestions";

/** A condition whose parts are said in words. */
export interface WordsProps {
  readonly condition: SegmentCondition;
}

/** Any of some values, one after the other. */
function Values({ values }: { readonly values: readonly ReactNode[] }) {
  return values.map((value, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a value is its place in the list
    <span key={at}>
      {at > 0 && ", "}
      {value}
    </span>
  ));
}

export function GenderWords({ condition: { values = [] } }: WordsProps) {
  const { t } = useTexts();
  return <Values values={values.map((value) => t(`entities.member.enums.gender.${value}`, { _: value }))} />;
}

export function AgeWords({ condition: { minimum, maximum } }: WordsProps) {
  const { language } = useTexts();
  const years = new Intl.NumberFormat(language, { style: "unit", unit: "year", unitDisplay: "long" });
  if (minimum !== undefined && maximum !== undefined) return years.formatRange(minimum, maximum);
  return minimum === undefined ? `≤ ${years.format(maximum ?? 0)}` : `≥ ${years.format(minimum)}`;
}

export function DaysWords({ condition: { days = 0 } }: WordsProps) {
  const { language } = useTexts();
  return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}

export function ProvinceWords({ condition: { values = [] } }: WordsProps) {
  const reference = useEntityOf("members")?.fields.find(({ name }) => name === "provinceArea")?.reference;
  if (!reference) return null;
  return <Values values={values.map((id) => <ReferenceLink key={id} reference={reference} id={id} />)} />;
}

export function ActivityWords({ condition: { activity } }: WordsProps) {
  return activity ? <ReferenceLink reference={ACTIVITIES} id={activity} /> : null;
}

export function AnswerWords({ condition }: WordsProps) {
  const { language } = useTexts();
  const { data: questions } = useQuestions(condition.activity);
  const question = questions?.find(({ id }) => id === condition.question);
  const named = (code: string) => {
    const label = question?.options.find((option) => option.code === code)?.label;
    return label ? inLanguage(label, language) : code;
  };
  return (
    <>
      <ActivityWords condition={condition} />
      {question && ` · ${inLanguage(question.title, language)}`}
      {": "}
      <Values values={(condition.values ?? []).map(named)} />
    </>
  );
}

export function TagWords({ condition: { values = [] } }: WordsProps) {
  return <Values values={values} />;
}
