import { Box, Stack, Typography } from "@mui/material";
import { ErrorState, LoadingState, useTexts } from "../../../../client/kit/console";
import type { FieldFiguresProps } from "../../../../contracts/views/fieldFigures";
import { DropOffCard } from "./DropOffCard";
import { LengthCard } from "./LengthCard";
import { OverTimeCard } from "./OverTimeCard";
import { useFigures } from "./useFigures";

/** How a fieldwork is going: how long interviews take, where people stop, how many come in. */
export function FieldFigures({ ownerId, isLive }: FieldFiguresProps) {
  const { t, language } = useTexts();
  const { data, error, refetch } = useFigures(ownerId, isLive);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState />;
  const time = new Intl.DateTimeFormat(language, { timeStyle: "medium" }).format(new Date(data.asOf));
  return (
    <Stack sx={{ gap: 2 }}>
      <Box
        sx={{
          ...{ display: "grid", gap: 2, alignItems: "stretch" },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <OverTimeCard overTime={data.overTime} />
        <LengthCard length={data.length} />
      </Box>
      <DropOffCard dropOff={data.dropOff} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {t("fieldFigures.asOf", { time })}
      </Typography>
    </Stack>
  );
}
