import { Box, Chip, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";
import type { QuestionNavigation } from "../../shared/api/navigation";
import { useFormats } from "../results/useFormats";

/** How many reached each checkpoint, and after how long. */
export function Funnel({ checkpoints, people }: Pick<QuestionNavigation, "checkpoints" | "people">) {
  const { t } = useTexts();
  const formats = useFormats();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
      {checkpoints.map(({ id, name, event, isSuccess, share, people: reached, medianSeconds }) => (
        <Box component="li" key={id} sx={{ display: "grid", gap: 0.5 }}>
          <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", justifyContent: "space-between" }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
              {name}{" "}
              <Typography component="span" variant="body2" sx={{ color: "text.secondary" }}>
                {t(`uxTest.navigation.events.${event}`)}
              </Typography>{" "}
              {isSuccess && <Chip size="small" label={t("uxTest.navigation.isSuccess")} />}
            </Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
              {t("uxTest.navigation.reached", { reached, people, share: formats.share(share) })}
              {medianSeconds !== null && ` · ${formats.seconds(medianSeconds)}`}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: "action.hover", overflow: "hidden" }}>
            <Box sx={{ height: "100%", width: `${share * 100}%`, bgcolor: isSuccess ? "success.main" : "primary.main" }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
