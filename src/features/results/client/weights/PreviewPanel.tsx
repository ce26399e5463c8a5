import {
  Alert,
  Box,
  Paper,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { WeightingPreview } from "../../shared/weightingsApi";
import { useFormats } from "../useFormats";

interface PreviewPanelProps {
  readonly preview: WeightingPreview;
  readonly titleOf: (variable: string) => string;
}

/** What a weighting does: its efficiency, whether it converged, and the shares before and after. */
export function PreviewPanel({ preview, titleOf }: PreviewPanelProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const place = useRef<HTMLDivElement>(null);
  // It comes below what is in view.
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const percent = (value: number) => formats.share(value / 100);
  const untouched = Math.max(0, ...preview.margins.map(({ withoutValue }) => withoutValue));
  const figures = [
    ["efficiency", percent(preview.efficiency)],
    ["effectiveBase", `${formats.count(Math.round(preview.effectiveBase))} / ${formats.count(preview.base)}`],
    ["designEffect", formats.statistic(preview.designEffect)],
    ["range", `${formats.statistic(preview.minimum)} – ${formats.statistic(preview.maximum)}`],
    ["iterations", formats.count(preview.iterations)],
  ] as const;
  return (
    <Paper ref={place} variant="outlined" component="section" aria-label={t("weights.preview.title")} sx={{ p: 2 }}>
      <Stack sx={{ gap: 2 }}>
        <Alert severity={preview.converged && untouched === 0 ? "success" : "warning"} role="status">
          {preview.converged
            ? untouched > 0
              ? t("weights.preview.partly", { smart_count: untouched, count: formats.count(untouched) })
              : t("weights.preview.converged")
            : t("weights.preview.notConverged", { gap: formats.statistic(preview.largestGap) })}
        </Alert>
        <Box component="dl" sx={{ display: "flex", flexWrap: "wrap", gap: 3, m: 0 }}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <Typography component="dt" variant="body2" sx={{ color: "text.secondary" }}>
                {t(`weights.preview.${name}`)}
              </Typography>
              <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: "tabular-nums" }}>
                {value}
              </Typography>
            </div>
          ))}
        </Box>
        {preview.margins.map(({ variables, categories, withoutValue }) => {
          const title = variables.map(titleOf).join(" × ");
          return (
            <TableContainer key={title} tabIndex={0} role="group" aria-label={title}>
              <Table size="small" sx={{ "& td, & th": { px: 1, fontVariantNumeric: "tabular-nums" } }}>
                <TableHead>
                  <TableRow>
                    <TableCell dir="auto">{title}</TableCell>
                    <TableCell align="right">{t("weights.preview.count")}</TableCell>
                    <TableCell align="right">{t("weights.preview.before")}</TableCell>
                    <TableCell align="right">{t("weights.form.target")}</TableCell>
                    <TableCell align="right">{t("weights.preview.after")}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {categories.map(({ keys, label, count, share, target, weightedShare }) => (
                    <TableRow key={keys.join("\n")}>
                      <TableCell component="th" scope="row" dir="auto">
                        {label}
                      </TableCell>
                      <TableCell align="right">{formats.count(count)}</TableCell>
                      <TableCell align="right">{percent(share)}</TableCell>
                      <TableCell align="right">{percent(target)}</TableCell>
                      <TableCell align="right">{percent(weightedShare)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
              {withoutValue > 0 && (
                <Typography variant="body2" sx={{ color: "text.secondary", px: 1, pt: 1 }}>
                  {t("weights.preview.withoutValue", { smart_count: withoutValue, count: formats.count(withoutValue) })}
                </Typography>
              )}
            </TableContainer>
          );
        })}
      </Stack>
    </Paper>
  );
}
