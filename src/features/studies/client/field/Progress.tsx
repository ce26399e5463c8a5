import { Box, Typography } from "@mui/material";
import { absoluteTime, StateChip, useTexts } from "../../../../client/kit/console";
import type { StudyField } from "../../shared/api/orders";
import { Bar } from "./Bar";

type Moment = Pick<StudyField, "state" | "people" | "endsAt" | "closedAt">;

const TONES = { none: "wait", waiting: "wait", open: "good", paused: "wait", closed: "calm" } as const;

/** When the field ends, or when it ended. */
function useEnd({ state, people, endsAt, closedAt }: Moment): string {
  const { t, language } = useTexts();
  const dateOf = (instant: string) => absoluteTime(new Date(instant), language);
  if (state === "closed") return closedAt ? t("studies.field.closedAt", { date: dateOf(closedAt) }) : "";
  if (state === "paused") return t("studies.field.paused");
  // More answers of one's own people than were expected are welcome.
  if (endsAt && people === "own") return t("studies.field.endsOn", { date: dateOf(endsAt) });
  return endsAt ? t("studies.field.ends", { date: dateOf(endsAt) }) : t("studies.field.endsFull");
}

/** How much of the sample is there. */
export function Progress({ field }: { readonly field: StudyField }) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const end = useEnd(field);
  const { state, completes, begun, sample } = field;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "baseline" }}>
        <Typography sx={{ fontSize: 32, lineHeight: 1.2, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
          {number.format(completes)}
        </Typography>
        <Typography sx={{ color: "text.secondary", flex: 1, minWidth: 160 }}>
          {t("studies.field.ofSample", { smart_count: sample, sample: number.format(sample) })}
        </Typography>
        <StateChip tone={TONES[state]} label={t(`studies.field.states.${state}`)} />
      </Box>
      <Bar label={t("studies.field.title")} value={completes} begun={begun} total={sample} />
      {end && <Typography>{end}</Typography>}
    </>
  );
}
