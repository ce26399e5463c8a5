import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useTheme } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import type { QuestionResult } from "../../shared/api";
import { chartData } from "../chart/chartData";
import { answerColour, colouringOf, seriesColour } from "../chart/colours";
import { useFormats } from "../useFormats";
import { FilterButton } from "./FilterButton";

interface DistributionTableProps {
  readonly question: QuestionResult;
  readonly chosen: readonly string[];
  readonly onToggle?: (code: string) => void;
}

/** A question's figures: a row an answer, or a grid of rows and columns. */
export function DistributionTable(props: DistributionTableProps) {
  const { t } = useTexts();
  const isGrid = props.question.counts.some(({ group }) => group);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={t("results.table.label")} sx={{ maxWidth: isGrid ? undefined : 960 }}>
      {isGrid ? <GridTable {...props} /> : <FlatTable {...props} />}
    </TableContainer>
  );
}

function Dot({ colour }: { readonly colour: string }) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{ display: "inline-block", width: 10, height: 10, borderRadius: "3px", bgcolor: colour, mr: 1, flexShrink: 0 }}
    />
  );
}

function FlatTable({ question, chosen, onToggle }: DistributionTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { palette } = useTheme();
  const colours = question.counts.map((_, order) => answerColour(order, colouringOf(question), palette.mode));
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("results.table.answer")}</TableCell>
          <TableCell align="right">{t("results.table.count")}</TableCell>
          <TableCell align="right">%</TableCell>
          <TableCell aria-hidden sx={{ width: "32%", display: { xs: "none", sm: "table-cell" } }} />
        </TableRow>
      </TableHead>
      <TableBody>
        {question.counts.map(({ code, label, count, share }, order) => (
          <TableRow key={code} selected={chosen.includes(code)}>
            <TableCell component="th" scope="row" dir="auto" sx={{ overflowWrap: "anywhere" }}>
              <FilterButton isChosen={chosen.includes(code)} onClick={onToggle && (() => onToggle(code))}>
                <Dot colour={colours[order] ?? ""} />
                {label}
              </FilterButton>
            </TableCell>
            <TableCell align="right">{formats.count(count)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {formats.share(share)}
            </TableCell>
            <TableCell aria-hidden sx={{ display: { xs: "none", sm: "table-cell" } }}>
              <Box sx={{ height: 8, borderRadius: 4, bgcolor: "action.hover" }}>
                <Box
                  style={{ width: `${Math.min(1, share) * 100}%` }}
                  sx={{ height: 8, borderRadius: 4, bgcolor: colours[order] }}
                />
              </Box>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function GridTable({ question, chosen, onToggle }: DistributionTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { palette } = useTheme();
  const data = chartData(question);
  if (!data) return null;
  return (
    // Rather wider than the page, which it scrolls in, than with its words in pieces.
    <Table
      size="small"
      sx={{
        "& td, & thead th": { overflowWrap: "normal", whiteSpace: "nowrap" },
        "& thead th": { whiteSpace: "normal", minWidth: 88 },
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{t("results.table.row")}</TableCell>
          {data.series.map(({ code, label, order }) => (
            <TableCell key={code} align="right" dir="auto">
              <Dot colour={seriesColour(order, data, palette.mode)} />
              {label}
            </TableCell>
          ))}
          <TableCell align="right">{t("results.table.base")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.categories.map((row, index) => (
          <TableRow key={row.code}>
            <TableCell component="th" scope="row" dir="auto" sx={{ overflowWrap: "anywhere", minWidth: 140 }}>
              {row.label}
            </TableCell>
            {data.series.map((series) => {
              const { code = "", value = 0, count = 0 } = series.points[index] ?? {};
              const isChosen = chosen.includes(code);
              return (
                <TableCell key={series.code} align="right" sx={{ bgcolor: isChosen ? "action.selected" : undefined }}>
                  <FilterButton
                    isChosen={isChosen}
                    label={`${row.label}, ${series.label}: ${formats.share(value)}`}
                    onClick={onToggle && (() => onToggle(code))}
                  >
                    <span>
                      <strong>{formats.share(value)}</strong>{" "}
                      <Box component="span" sx={{ color: "text.secondary" }}>
                        ({formats.count(count)})
                      </Box>
                    </span>
                  </FilterButton>
                </TableCell>
              );
            })}
            <TableCell align="right">{row.base === undefined ? "" : formats.count(row.base)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
