import { Button, IconButton, MenuItem, Paper, Stack, TextField, Tooltip } from "@mui/material";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  datedFileName,
  EmptyState,
  ErrorState,
  Icon,
  LoadingState,
  ownerClientOf,
  saveFile,
  useTexts,
} from "../../../../client/kit/console";
import { csvDelimiter } from "../../../../shared/csv/csvDelimiter";
import type { Results } from "../../shared/api";
import type { tablesApi } from "../../shared/tablesApi";
import type { Selection } from "../results";
import { CrossTableGrid } from "./CrossTableGrid";
import { crossTableCsv } from "./crossTableCsv";
import { QuestionsPicker } from "./QuestionsPicker";

const tables = ownerClientOf<typeof tablesApi>();
const CALL = "POST /api/activities/:id/tables";
/** Below it a difference says little. */
const MINIMUM_BASE = 30;
const LEVELS = [0.9, 0.95, 0.99] as const;

interface TablesViewProps {
  readonly activityId: string;
  /** What files are named for. */
  readonly title: string;
  readonly results: Results;
  readonly selection: Selection;
}

interface Chosen {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  /** Variable; empty: everybody counts alike. */
  readonly weight: string;
  readonly level: number;
}

/** Questions crossed with others, with significant differences between the columns. */
export function TablesView({ activityId, title, results, selection }: TablesViewProps) {
  const { t, language } = useTexts();
  const [chosen, setChosen] = useState<Chosen>({ rows: [], columns: [], weight: "", level: 0.95 });
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const { rows, columns, weight, level } = chosen;
  const crossed = results.questions.filter(({ counts }) => counts.length > 0);
  const weights = results.questions.filter(({ type }) => type === "number");
  const isReady = rows.length > 0 && columns.length > 0;
  const { filter, segment, withTest } = selection;
  const body = {
    rows,
    columns,
    filter,
    segment,
    test: withTest,
    level,
    minimumBase: MINIMUM_BASE,
    ...(weight ? { weight } : {}),
  };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [CALL, activityId, language, body],
    queryFn: ({ signal }) => tables.call(CALL, { params: { id: activityId }, body: body }, { signal }),
    placeholderData: keepPreviousData,
    enabled: isReady,
  });
  const titleOf = (variable: string) => results.questions.find((question) => question.variable === variable)?.title ?? variable;
  function download() {
    if (!data) return;
    const heads = { base: t("results.tables.base"), weightedBase: t("results.tables.weightedBase"), titleOf };
    const content = crossTableCsv(data, heads, csvDelimiter(language));
    saveFile(
      new Blob([content], { type: "text/csv;charset=utf-8" }),
      datedFileName(`${title} – ${t("results.view.tables")}`, "csv"),
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Paper
        variant="outlined"
        sx={{
          p: 2,
          display: "grid",
          gap: 2,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) auto minmax(0, 1fr)" },
        }}
      >
        <QuestionsPicker
          label={t("results.tables.rows")}
          questions={crossed}
          value={rows}
          onChange={(next) => choose({ rows: next })}
        />
        <Tooltip title={t("results.tables.swap")}>
          <IconButton
            aria-label={t("results.tables.swap")}
            onClick={() => choose({ rows: columns, columns: rows })}
            sx={{ alignSelf: "center", justifySelf: "center" }}
          >
            <Icon name="SwapHoriz" />
          </IconButton>
        </Tooltip>
        <QuestionsPicker
          label={t("results.tables.columns")}
          questions={crossed}
          value={columns}
          onChange={(next) => choose({ columns: next })}
        />
        <Stack direction="row" sx={{ gridColumn: "1 / -1", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <TextField
            select
            size="small"
            label={t("results.tables.level")}
            value={level}
            onChange={(event) => choose({ level: Number(event.target.value) })}
            sx={{ minWidth: 160 }}
          >
            {LEVELS.map((one) => (
              <MenuItem key={one} value={one}>
                {new Intl.NumberFormat(language, { style: "percent" }).format(one)}
              </MenuItem>
            ))}
          </TextField>
          {weights.length > 0 && (
            <TextField
              select
              size="small"
              label={t("results.tables.weight")}
              value={weight}
              onChange={(event) => choose({ weight: event.target.value })}
              sx={{ minWidth: 200, maxWidth: 320 }}
              slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            >
              <MenuItem value="">{t("results.tables.noWeight")}</MenuItem>
              {weights.map(({ variable, title: name }) => (
                <MenuItem key={variable} value={variable}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Button startIcon={<Icon name="Download" />} disabled={!isReady || !data} onClick={download} sx={{ ml: "auto" }}>
            {t("results.tables.download")}
          </Button>
        </Stack>
      </Paper>
      {!isReady && <EmptyState icon="TableChart" title={t("results.tables.empty")} body={t("results.tables.emptyBody")} />}
      {isReady && error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isReady &&
        !error &&
        (data ? (
          <CrossTableGrid
            table={data}
            titleOf={titleOf}
            isWeighted={weight !== ""}
            isStale={isFetching}
            minimumBase={MINIMUM_BASE}
          />
        ) : (
          <LoadingState />
        ))}
    </Stack>
  );
}
