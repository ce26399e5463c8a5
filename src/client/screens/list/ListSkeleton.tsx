import { Box, Skeleton } from "@mui/material";
import { useTexts } from "../common/useTexts";

const WIDTHS = ["62%", "48%", "71%", "55%", "66%", "43%", "58%", "69%"];

/** Rows in the shape of the table that is on the way. */
export function ListSkeleton() {
  const { t } = useTexts();
  return (
    <Box role="status" aria-label={t("console.state.loading")}>
      {WIDTHS.map((width) => (
        <Box
          key={width}
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "1fr auto", sm: "2fr 1fr 1fr 90px" },
            gap: 3,
            px: 2,
            py: 1.75,
            borderTop: 1,
            borderColor: "divider",
          }}
        >
          <Skeleton width={width} />
          <Skeleton width={56} />
          <Skeleton width="70%" sx={{ display: { xs: "none", sm: "block" } }} />
          <Skeleton sx={{ display: { xs: "none", sm: "block" } }} />
        </Box>
      ))}
    </Box>
  );
}
