import { Box, Typography } from "@mui/material";
import { Icon } from "../../theme/icons";
import { useTexts } from "../common/useTexts";
import { type ImportStep, STEPS } from "./useImport";

/** Where the load stands; on a phone the current step alone has its name. */
export function ImportSteps({ current }: { readonly current: ImportStep }) {
  const { t } = useTexts();
  const place = STEPS.indexOf(current);
  return (
    <Box component="ol" sx={{ display: "flex", flexWrap: "wrap", gap: 2, listStyle: "none", m: 0, px: 3, py: 1.5 }}>
      {STEPS.map((step, index) => {
        const isCurrent = index === place;
        const isDone = index < place;
        return (
          <Box
            component="li"
            key={step}
            aria-current={isCurrent ? "step" : undefined}
            sx={{
              display: "flex",
              alignItems: "center",
              gap: 0.75,
              color: isCurrent || isDone ? "text.primary" : "text.secondary",
            }}
          >
            <Box
              aria-hidden
              sx={{
                width: 24,
                height: 24,
                display: "grid",
                placeItems: "center",
                borderRadius: "50%",
                typography: "body2",
                fontWeight: 600,
                border: 1,
                borderColor: isCurrent || isDone ? "primary.main" : "divider",
                ...(isCurrent ? { bgcolor: "primary.main", color: "primary.contrastText" } : {}),
                ...(isDone ? { color: "primary.main" } : {}),
              }}
            >
              {isDone ? <Icon name="Check" sx={{ fontSize: 15 }} /> : index + 1}
            </Box>
            <Typography
              component="span"
              variant="body2"
              sx={{ fontWeight: isCurrent ? 600 : 400, display: { xs: isCurrent ? "inline" : "none", sm: "inline" } }}
            >
              {t(`console.import.steps.${step}`)}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
