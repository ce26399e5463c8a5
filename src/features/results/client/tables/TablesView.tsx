import { Button, IconButton, Paper, Stack, Tooltip } from "@mui/material";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { ApiError, EmptyState, ErrorState, Icon, LoadingState, useNotice, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import type { TableNet } from "../../shared/tablesApi";
import { type Selection, selectionBody } from "../results";
import { useKept } from "../useKept";
import { WeightsDialog } from "../weights/WeightsDialog";
import { weightings as weightingCalls } from "../weights/weightings";
import { CrossTableGrid } from "./CrossTableGrid";
import { NetsEditor } from "./NetsEditor";
import { QuestionsPicker } from "./QuestionsPicker";
import { type Options, TableOptions } from "./TableOptions";
import { MINIMUM_BASE, tablesKey, useCrossTable } from "./useCrossTable";
import { useTableDownload } from "./useTableDownload";
import { useVariables } from "./useVariables";

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

const refusedFields = (error: unknown) =>
  error instanceof ApiError ? (error.problem?.errors ?? []).map(({ path }) => path) : [];

/** Questions crossed with others, with significant differences between the columns. */
export function TablesView({ activityId, title, results, selection, canChange }: TablesViewProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const queries = useQueryClient();
  const [chosen, setChosen] = useKept<Chosen>(`table ${activityId}`, NOTHING);
  const [isManaging, setManaging] = useState(false);
  const choose = (change: Partial<Chosen>) => setChosen({ ...chosen, ...change });
  const { rows, columns, weight, level, hasRowPercent, hasStatistics } = chosen;
  const crossed = results.questions.filter(({ counts }) => counts.length > 0);
  const weights = results.questions.filter(({ type }) => type === "number");
  const weightings = weightingCalls.useCall("GET /api/activities/:id/weightings", { params: { id: activityId } });
  const known = weightings.data && [...weightings.data.map(({ name }) => name), ...weights.map(({ variable }) => variable)];
  const drop = useEffectEvent(() => {
    notice(t("weights.gone", { name: weight }), "info");
    choose({ weight: "" });
  });
  const isGone = weight !== "" && known?.includes(weight) === false;
  useEffect(() => {
    if (isGone) drop();
  }, [isGone]);
  const { data: variables } = useVariables(activityId);
  const profile = (variables?.profile ?? []).map(({ name, title: label }) => ({ variable: name, title: label }));
  const response = (variables?.response ?? []).map(({ name, title: label }) => ({ variable: name, title: label }));
  const groups = [
    { label: t("crossTables.questions"), variables: crossed },
    { label: t("crossTables.profile.title"), variables: profile },
    { label: t("filters.groups.response"), variables: response },
  ];
  const isReady = rows.length > 0 && columns.length > 0;
  const nets = chosen.nets.filter(({ row }) => rows.includes(row));
  const body = {
    rows,
    columns,
    ...selectionBody(selection),
    level,
    minimumBase: MINIMUM_BASE,
    statistics: hasStatistics,
    nets,
    ...(weight && !isGone ? { weight } : {}),
  };
  const { data, error, refetch, isFetching } = useCrossTable(activityId, body);
  const isWeightRefused = refusedFields(error).includes("/weight");
  const { refetch: lookAgain } = weightings;
  useEffect(() => {
    // Somebody else may have deleted it.
    if (isWeightRefused) void lookAgain();
  }, [isWeightRefused, lookAgain]);
  const titles = new Map([...profile, ...response, ...results.questions].map((one) => [one.variable, one.title]));
  const titleOf = (variable: string) => titles.get(variable) ?? variable;
  const download = useTableDownload({ title, titleOf, hasRowPercent });
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
          groups={groups}
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
          groups={groups}
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
            onClick={() => data && download(data)}
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
          void queries.invalidateQueries({ queryKey: tablesKey(activityId) });
        }}
        onDeleted={(name) => {
          if (name === weight) choose({ weight: "" });
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
