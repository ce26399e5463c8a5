import { Button, IconButton, Paper, Stack, Tooltip } from "@mui/material";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
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
import type { TableNet, tablesApi } from "../../shared/tablesApi";
import type { Selection } from "../results";
import { WeightsDialog } from "../weights/WeightsDialog";
import { weightings as weightingCalls } from "../weights/weightings";
import { CrossTableGrid } from "./CrossTableGrid";
import { crossTableCsv } from "./crossTableCsv";
import { NetsEditor } from "./NetsEditor";
import { QuestionsPicker } from "./QuestionsPicker";
import { type Options, TableOptions } from "./TableOptions";

const tables = ownerClientOf<typeof tablesApi>();
const CALL = "POST /api/activities/:id/tables";
/** Below it a difference says little. */
const MINIMUM_BASE = 30;

interface TablesViewProps {
  readonly activityId: string;
  /** What files are named for. */
  readonly title: string;
  readonly results: Results;
  readonly selection: Selection;
  /** Whether weightings may be made and changed. */
  readonly canChange: boolean;
}

interface Chosen extends Options {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly nets: readonly TableNet[];
}

const NOTHING: Chosen = {
  rows: [],
  columns: [],
  nets: [],
  weight: "",
  level: 0.95,
  hasRowPercent: false,
  hasStatistics: false,
};

/** Questions crossed with others, with significant differences between the columns. */
export function TablesView({ activityId, title, results, selection, canChange }: TablesViewProps) {
  const { t, language } = useTexts();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>(NOTHING);
  const [isManaging, setManaging] = useState(false);
  const choose = (change: Partial<Chosen>) => setChosen((before) => ({ ...before, ...change }));
  const { rows, columns, weight, level, hasRowPercent, hasStatistics } = chosen;
  const crossed = results.questions.filter(({ counts }) => counts.length > 0);
  const weights = results.questions.filter(({ type }) => type === "number");
  const weightings = weightingCalls.useCall("GET /api/activities/:id/weightings", { params: { id: activityId } });
  const isReady = rows.length > 0 && columns.length > 0;
  const nets = chosen.nets.filter(({ row }) => rows.includes(row));
  const { filter, segment, withTest } = selection;
  const body = {
    rows,
    columns,
    filter,
    segment,
    test: withTest,
    level,
    minimumBase: MINIMUM_BASE,
    statistics: hasStatistics,
    nets,
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
    const heads = {
      base: t("results.tables.base"),
      weightedBase: t("results.tables.weightedBase"),
      effectiveBase: t("results.tables.effectiveBase"),
      rowPercent: hasRowPercent ? t("crossTables.rowPercent") : undefined,
      titleOf,
    };
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
        <Stack sx={{ gridColumn: "1 / -1", gap: 2 }}>
          <TableOptions
            options={chosen}
            onChange={choose}
            weightings={weightings.data ?? []}
            weights={weights}
            onManage={() => setManaging(true)}
          />
          {rows.length > 0 && (
            <NetsEditor
              questions={crossed.filter(({ variable }) => rows.includes(variable))}
              nets={nets}
              onChange={(next) => choose({ nets: next })}
            />
          )}
          <Button
            startIcon={<Icon name="Download" />}
            disabled={!isReady || !data}
            onClick={download}
            sx={{ alignSelf: "flex-end" }}
          >
            {t("results.tables.download")}
          </Button>
        </Stack>
      </Paper>
      <WeightsDialog
        activityId={activityId}
        questions={crossed}
        canChange={canChange}
        isOpen={isManaging}
        onClose={() => setManaging(false)}
        onKept={(name) => {
          choose({ weight: name });
          // A weighting of the same name may say something else now.
          void queries.invalidateQueries({ queryKey: [CALL, activityId] });
        }}
      />
      {!isReady && <EmptyState icon="TableChart" title={t("results.tables.empty")} body={t("results.tables.emptyBody")} />}
      {isReady && error && !isFetching && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isReady &&
        !error &&
        (data ? (
          <CrossTableGrid
            table={data}
            titleOf={titleOf}
            isWeighted={weight !== ""}
            hasRowPercent={hasRowPercent}
            isStale={isFetching}
            minimumBase={MINIMUM_BASE}
          />
        ) : (
          <LoadingState />
        ))}
    </Stack>
  );
}
