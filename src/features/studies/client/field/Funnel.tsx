import { Typography } from "@mui/material";
import { SectionCard, useTexts } from "../../../../client/kit/console";
import type { StudyField } from "../../shared/api/orders";
import { type FieldFigure, Figures } from "./Figures";

const LOST = ["screenedOut", "overQuota", "discarded", "dropped"] as const;

/** From the invitation to the interview, and where people leave the path. */
export function Funnel({ field }: { readonly field: StudyField }) {
  const { t, language } = useTexts();
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language);
  const { invited, reminded, entered, begun, completes } = field;
  const reminders = t("studies.field.funnel.reminded", { smart_count: reminded, count: number.format(reminded) });
  const noteOf = (key: "ofInvited" | "ofEntered", part: number, whole: number) =>
    whole > 0 ? { note: t(`studies.field.funnel.${key}`, { share: percent.format(part / whole) }) } : {};
  const path: readonly FieldFigure[] = [
    { label: t("studies.field.funnel.invited"), value: invited, ...(reminded > 0 ? { note: reminders } : {}) },
    { label: t("studies.field.funnel.entered"), value: entered, ...noteOf("ofInvited", entered, invited) },
    { label: t("studies.field.funnel.begun"), value: begun },
    { label: t("studies.field.funnel.completes"), value: completes, ...noteOf("ofEntered", completes, entered) },
  ];
  return (
    <SectionCard title={t("studies.field.funnel.title")}>
      <Figures label={t("studies.field.funnel.title")} figures={path} />
      <Typography variant="subtitle2" component="h3">
        {t("studies.field.funnel.lost")}
      </Typography>
      <Figures
        label={t("studies.field.funnel.lost")}
        figures={LOST.map((name) => ({ label: t(`studies.field.funnel.${name}`), value: field[name] }))}
      />
    </SectionCard>
  );
}
