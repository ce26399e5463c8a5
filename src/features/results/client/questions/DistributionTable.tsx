import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useTheme } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { chartData } from "../chart/chartData";
import { answerColour, barColour, colouringOf, seriesColour } from "../chart/colours";
import { NO_FIGURE } from "../format";
import { useFormats } from "../useFormats";
import { FilterButton } from "./FilterButton";

interface DistributionTableProps {
  readonly question: QuestionResult;
  /** How its chart is drawn: an answer has the same colour in both. */
  readonly kind: ChartKind;
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

/** A heading whose letters never go over the line. */
const WHOLE = { whiteSpace: "nowrap", overflowWrap: "normal" } as const;

function Dot({ colour }: { readonly colour: string }) {
  return (
    <Box
      aria-hidden
      component="span"
      sx={{ display: "inline-block", width: 10, height: 10, borderRadius: "3px", bgcolor: colour, mr: 1, flexShrink: 0 }}
    />
  );
}

function FlatTable({ question, kind, chosen, onToggle }: DistributionTableProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { palette } = useTheme();
  const colourBy = kind === "donut" || kind === "stacked" ? answerColour : barColour;
  const scheme = colouringOf(question);
  const colours = question.counts.map(({ place }, index) => colourBy(place ?? index, scheme, palette.mode));
  // One colour for all of them tells nothing.
  const hasDots = new Set(colours).size > 1;
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t("results.table.answer")}</TableCell>
          <TableCell align="right" sx={WHOLE}>
            {t("results.table.count")}
          </TableCell>
          <TableCell align="right">%</TableCell>
          <TableCell aria-hidden sx={{ width: "32%", display: { xs: "none", sm: "table-cell" } }} />
        </TableRow>
      </TableHead>
      <TableBody>
        {question.counts.map(({ code, label, count, share }, order) => (
          <TableRow key={code} selected={chosen.includes(code)}>
            <TableCell component="th" scope="row" dir="auto" sx={{ overflowWrap: "anywhere" }}>
              <FilterButton isChosen={chosen.includes(code)} onClick={onToggle && (() => onToggle(code))}>
                {hasDots && <Dot colour={colours[order] ?? ""} />}
                {label}
              </FilterButton>
            </TableCell>
            <TableCell align="right">{formats.count(count)}</TableCell>
            <TableCell align="right" sx={{ fontWeight: 600 }}>
              {question.base === 0 ? NO_FIGURE : formats.share(share)}
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
              const { code = "", value = 0, count = 0, isEmpty = false } = series.points[index] ?? {};
              const share = isEmpty ? NO_FIGURE : formats.share(value);
              const isChosen = chosen.includes(code);
              return (
                <TableCell key={series.code} align="right" sx={{ bgcolor: isChosen ? "action.selected" : undefined }}>
                  <FilterButton
                    isChosen={isChosen}
                    label={`${row.label}, ${series.label}: ${share}`}
                    onClick={onToggle && (() => onToggle(code))}
                  >
                    <span>
                      <strong>{share}</strong>{" "}
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
