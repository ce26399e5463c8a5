import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material";
import { NumberField, useTexts } from "../../../../client/kit/console";
import { useFormats } from "../useFormats";
import { isWhole, type Shares, sumOf } from "./weightingDraft";

interface TargetsTableProps {
  readonly title: string;
  readonly lines: readonly {
    readonly key: string;
    readonly label: string;
    /** Part of the respondents, 0 to 1; unknown of combinations before the preview. */
    readonly share?: number;
    /** Nobody can be weighted to it. */
    readonly isEmpty?: boolean;
  }[];
  readonly shares: Shares;
  readonly onChange: (shares: Shares) => void;
  /** Fills in the quotas' limits, where the survey has some. */
  readonly onQuotas?: (() => void) | undefined;
}

const DECIMALS = 4;

/** The targets of a variable's categories, or of cells, with their running sum. */
export function TargetsTable({ title, lines, shares, onChange, onQuotas }: TargetsTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const sum = sumOf(shares);
  const hasShares = lines.some(({ share }) => share !== undefined);
  return (
    <Box component="section" aria-label={title}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1, mb: 0.5 }}>
        <Typography component="h3" variant="subtitle2" dir="auto" sx={{ flex: "1 1 160px", overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {onQuotas && (
          <Button size="small" onClick={onQuotas}>
            {t("weights.form.fromQuotas")}
          </Button>
        )}
      </Box>
      <Table size="small" sx={{ "& td, & th": { px: 1, fontVariantNumeric: "tabular-nums" } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t("weights.form.category")}</TableCell>
            {hasShares && <TableCell align="right">{t("weights.form.sample")}</TableCell>}
            <TableCell align="right">{t("weights.form.target")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ key, label, share, isEmpty = false }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" dir="auto" sx={{ overflowWrap: "anywhere" }}>
                {label}
              </TableCell>
              {hasShares && <TableCell align="right">{share === undefined ? "" : formats.share(share)}</TableCell>}
              <TableCell align="right" sx={{ width: 120 }}>
                <NumberField
                  size="small"
                  decimals={DECIMALS}
                  value={shares[key]}
                  disabled={isEmpty}
                  onValue={(typed) => onChange({ ...shares, [key]: typed })}
                  slotProps={{ htmlInput: { "aria-label": `${title}: ${label}`, style: { textAlign: "right" } } }}
                />
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row" colSpan={hasShares ? 2 : 1}>
              {t("weights.form.sum")}
            </TableCell>
            <TableCell
              align="right"
              aria-live="polite"
              sx={{ fontWeight: 600, color: sum > 0 && !isWhole(shares) ? "error.main" : undefined }}
            >
              {formats.share(sum / 100)}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Box>
  );
}
