import { Box, Skeleton } from "@mui/material";
import { lazy, type Ref, Suspense, useMemo } from "react";
import type { ChartKind } from "../../../../survey/questionType";
import type { Formats } from "../format";
import type { ChartData } from "./chartData";
import { chartPlan, legendOf } from "./chartPlan";
import { Legend } from "./Legend";
import { useChartTheme } from "./useChartTheme";

const ApexChart = lazy(() => import("./ApexChart").then(({ ApexChart }) => ({ default: ApexChart })));

/** Part of the window's height that a chart takes where it has the screen for itself. */
const LARGE = 0.6;

interface ChartProps {
  readonly kind: ChartKind;
  readonly data: ChartData;
  /** What a screen reader says instead of the drawing. */
  readonly description: string;
  readonly formats: Formats;
  readonly onSelect?: (code: string) => void;
  /** Whether it fills the screen. @default false */
  readonly isLarge?: boolean;
  /** The element that holds the drawing, for exports. */
  readonly drawing?: Ref<HTMLDivElement>;
}

/** The one place where the product draws charts. */
export function Chart({ kind, data, description, formats, onSelect, isLarge = false, drawing }: ChartProps) {
  const theme = useChartTheme();
  const plan = useMemo(() => {
    const planned = chartPlan({ kind, data, theme, formats, ...(onSelect ? { onSelect } : {}) });
    return isLarge ? { ...planned, height: Math.max(planned.height, window.innerHeight * LARGE) } : planned;
  }, [kind, data, theme, formats, onSelect, isLarge]);
  return (
    <Box sx={{ maxWidth: isLarge ? undefined : 960 }}>
      <Box
        ref={drawing}
        role="img"
        aria-label={description}
        sx={{
          minHeight: plan.height,
          minWidth: 0,
          "& .apexcharts-bar-area, & .apexcharts-pie-area": { cursor: onSelect ? "pointer" : "default" },
          "& .sondeo-tooltip": { px: 1.5, py: 1, fontSize: 13, lineHeight: 1.4 },
        }}
      >
        <Suspense fallback={<Skeleton variant="rounded" height={plan.height} />}>
          <ApexChart key={`${kind} ${theme.mode}`} plan={plan} />
        </Suspense>
      </Box>
      <Legend entries={legendOf({ kind, data, mode: theme.mode })} />
    </Box>
  );
}
