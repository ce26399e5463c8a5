import {
  Box,
  Checkbox,
  Chip,
  Link,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { Icon, StateChip, useTexts } from "../../../../client/kit/console";
import type { FlagCount, QualityRow } from "../../shared/api/quality";
import { useFormats } from "../useFormats";

const TONES = { kept: "good", discarded: "bad", undecided: "wait" } as const;
const MIDDLE = { display: { xs: "none", sm: "table-cell" } };
const WIDE = { display: { xs: "none", md: "table-cell" } };

interface QualityTableProps {
  readonly rows: readonly QualityRow[];
  readonly flags: readonly FlagCount[];
  /** Absent for those who may only read. */
  readonly selection:
    | { readonly chosen: ReadonlySet<string>; readonly onChange: (chosen: ReadonlySet<string>) => void }
    | undefined;
  readonly onOpen: (id: string) => void;
}

function nameOf({ respondent, id }: QualityRow, t: ReturnType<typeof useTexts>["t"]): string {
  return respondent || t("results.responses.anonymous", { id: id.slice(-6) });
}

function FlagChips({ row, flags }: { readonly row: QualityRow; readonly flags: readonly FlagCount[] }) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "flex", gap: 0.5, flexWrap: "wrap" }}>
      {row.flags.map(({ name }) => (
        <Chip
          key={name}
          size="small"
          variant="outlined"
          icon={<Icon name={flags.find((flag) => flag.name === name)?.icon ?? "Flag"} />}
          label={t(`quality.flags.${name}`)}
        />
      ))}
    </Box>
  );
}

/** What was decided, and why. */
function ReviewState({ row: { review } }: { readonly row: QualityRow }) {
  const { t } = useTexts();
  const decision = review?.decision ?? "undecided";
  return (
    <>
      <StateChip tone={TONES[decision]} label={t(`quality.review.${review?.isSanctioned ? "sanctioned" : decision}`)} />
      {review?.reason && (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {review.reason}
        </Typography>
      )}
    </>
  );
}

function toggled(chosen: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Responses with something to look at. */
export function QualityTable({ rows, flags, selection, onOpen }: QualityTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const ids = rows.map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selection?.chosen.has(id));
  const isSome = ids.some((id) => selection?.chosen.has(id));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("quality.tab")}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <Checkbox
                  checked={isAll}
                  indeterminate={isSome && !isAll}
                  onChange={(event) => selection.onChange(toggled(selection.chosen, ids, event.target.checked))}
                  slotProps={{ input: { "aria-label": t("quality.table.selectAll") } }}
                />
              </TableCell>
            )}
            <TableCell>{t("results.responses.respondent")}</TableCell>
            <TableCell sx={MIDDLE}>{t("quality.table.flags")}</TableCell>
            <TableCell align="right" sx={{ ...MIDDLE, whiteSpace: "nowrap" }}>
              {t("quality.table.length")}
            </TableCell>
            <TableCell align="right" sx={WIDE}>
              {t("results.responses.started")}
            </TableCell>
            <TableCell sx={MIDDLE}>{t("quality.table.decision")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const length = row.activeMs ?? row.wallMs;
            return (
              <TableRow key={row.id} hover selected={selection?.chosen.has(row.id) ?? false}>
                {selection && (
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={selection.chosen.has(row.id)}
                      onChange={(event) => selection.onChange(toggled(selection.chosen, [row.id], event.target.checked))}
                      slotProps={{ input: { "aria-label": t("quality.table.select", { name: nameOf(row, t) }) } }}
                    />
                  </TableCell>
                )}
                <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                  <Link
                    component="button"
                    underline="hover"
                    onClick={() => onOpen(row.id)}
                    sx={{ textAlign: "left", fontWeight: 600 }}
                  >
                    {nameOf(row, t)}
                  </Link>
                  {row.isTest && <Chip size="small" label={t("results.responses.test")} sx={{ ml: 1 }} />}
                  <Stack sx={{ display: { sm: "none" }, mt: 0.5, gap: 0.75, alignItems: "flex-start" }}>
                    <ReviewState row={row} />
                    <FlagChips row={row} flags={flags} />
                  </Stack>
                </TableCell>
                <TableCell sx={MIDDLE}>
                  <FlagChips row={row} flags={flags} />
                </TableCell>
                <TableCell align="right" sx={{ ...MIDDLE, whiteSpace: "nowrap" }}>
                  {length === null ? "–" : formats.duration(length)}
                </TableCell>
                <TableCell align="right" sx={{ ...WIDE, whiteSpace: "nowrap" }}>
                  {formats.moment(row.startedAt)}
                </TableCell>
                <TableCell sx={MIDDLE}>
                  <ReviewState row={row} />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
