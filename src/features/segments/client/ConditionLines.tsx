import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { ReferenceLink, useEntityOf, useTexts } from "../../../client/kit/console";
import type { ConditionKind, SegmentCondition } from "../shared/segments";
import { ACTIVITIES } from "./inputs/ActivityInput";
import { inLanguage, useQuestions } from "./inputs/useQuestions";

interface PartsProps {
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

function Genders({ condition: { values = [] } }: PartsProps) {
  const { t } = useTexts();
  return <Values values={values.map((value) => t(`entities.member.enums.gender.${value}`, { _: value }))} />;
}

function Years({ condition: { minimum, maximum } }: PartsProps) {
  const { language } = useTexts();
  const years = new Intl.NumberFormat(language, { style: "unit", unit: "year", unitDisplay: "long" });
  if (minimum !== undefined && maximum !== undefined) return years.formatRange(minimum, maximum);
  return minimum === undefined ? `≤ ${years.format(maximum ?? 0)}` : `≥ ${years.format(minimum)}`;
}

function Days({ condition: { days = 0 } }: PartsProps) {
  const { language } = useTexts();
  return new Intl.NumberFormat(language, { style: "unit", unit: "day", unitDisplay: "long" }).format(days);
}

function Provinces({ condition: { values = [] } }: PartsProps) {
  const reference = useEntityOf("members")?.fields.find(({ name }) => name === "provinceArea")?.reference;
  if (!reference) return null;
  return <Values values={values.map((id) => <ReferenceLink key={id} reference={reference} id={id} />)} />;
}

function Activity({ condition: { activity } }: PartsProps) {
  return activity ? <ReferenceLink reference={ACTIVITIES} id={activity} /> : null;
}

function Answers({ condition }: PartsProps) {
  const { language } = useTexts();
  const { data: questions } = useQuestions(condition.activity);
  const question = questions?.find(({ id }) => id === condition.question);
  const named = (code: string) => {
    const label = question?.options.find((option) => option.code === code)?.label;
    return label ? inLanguage(label, language) : code;
  };
  return (
    <>
      <Activity condition={condition} />
      {question && ` · ${inLanguage(question.title, language)}`}
      {": "}
      <Values values={(condition.values ?? []).map(named)} />
    </>
  );
}

const PARTS: Readonly<Record<ConditionKind, (props: PartsProps) => ReactNode>> = {
  TAG: ({ condition }) => <Values values={condition.values ?? []} />,
  GENDER: Genders,
  AGE: Years,
  PROVINCE: Provinces,
  LAST_SEEN: Days,
  MEMBER_SINCE: Days,
  ACTIVITY: Activity,
  ANSWER: Answers,
};

/** The conditions of a segment in words, a line each. */
export function ConditionLines({ conditions }: { readonly conditions: readonly SegmentCondition[] }) {
  const { t } = useTexts();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 0.5 }}>
      {conditions.map((condition, at) => {
        const Parts = PARTS[condition.kind];
        const holds = t(`segments.holds.${condition.kind}.${condition.isNot ? "not" : "is"}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the list
          <li key={at}>
            <strong>{t(`segments.kind.${condition.kind}`)}</strong> · {holds}: <Parts condition={condition} />
          </li>
        );
      })}
    </Box>
  );
}
