import { Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { visuallyHidden } from "@mui/utils";
import { useState } from "react";
import { EmptyState, ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import type { ProfileTableProps } from "../../../../contracts/views/profileTable";
import { CrossTableGrid } from "./CrossTableGrid";
import { QuestionsPicker } from "./QuestionsPicker";
import { MINIMUM_BASE, useCrossTable } from "./useCrossTable";
import { useTableDownload } from "./useTableDownload";
import { useVariables } from "./useVariables";

/** As the call takes them. */
const MOST_ROWS = 20;
/** Of more variables than fit, so many are shown until others are chosen. */
const FIRST_ROWS = 4;

/** What members gave, by a part of their profile that the reader chooses. */
export function ProfileTable({ activityId, title, isPage = false }: ProfileTableProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState("");
  const [picked, setPicked] = useState<readonly string[]>();
  const { data: known, error: unknown, refetch: look } = useVariables(activityId);
  const { variables = [], profile = [] } = known ?? {};
  const column = profile.find(({ name }) => name === chosen) ?? profile[0];
  const names = variables.map(({ name }) => name);
  const rows = picked ?? names.slice(0, names.length > MOST_ROWS ? FIRST_ROWS : MOST_ROWS);
  const { data, error, refetch, isFetching } = useCrossTable(activityId, {
    rows,
    columns: column ? [column.name] : [],
    minimumBase: MINIMUM_BASE,
    // Numbers have a mean, too.
    statistics: true,
  });
  const titleOf = (name: string) => [...variables, ...profile].find((one) => one.name === name)?.title ?? name;
  const download = useTableDownload({ title, titleOf, hasRowPercent: false });
  if (unknown && !known) return <ErrorState error={unknown} onRetry={() => void look()} />;
  if (!known) return <LoadingState />;
  // Nobody's profile is the reader's to see.
  if (variables.length === 0 || !column)
    return isPage ? <EmptyState icon="TableChart" title={t("crossTables.profile.none")} /> : null;
  return (
    <Box component="section" aria-labelledby="profile-table" sx={{ pt: isPage ? 1 : 0 }}>
      <Typography id="profile-table" variant="h3" component="h2" sx={isPage ? visuallyHidden : { mb: 1.5 }}>
        {t("crossTables.profile.title")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, mb: 2, alignItems: "center" }}>
        <TextField
          select
          size="small"
          label={t("crossTables.profile.by")}
          value={column?.name ?? ""}
          onChange={(event) => setChosen(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ minWidth: 200 }}
        >
          {profile.map(({ name, title: label }) => (
            <MenuItem key={name} value={name}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {variables.length > 1 && (
          <Box sx={{ flex: "1 1 280px", maxWidth: 720 }}>
            <QuestionsPicker
              label={t("crossTables.profile.rows")}
              groups={[{ variables: variables.map(({ name, title: label }) => ({ variable: name, title: label })) }]}
              value={rows}
              onChange={setPicked}
            />
          </Box>
        )}
        <Button startIcon={<Icon name="Download" />} disabled={!data || rows.length === 0} onClick={() => data && download(data)}>
          {t("results.tables.download")}
        </Button>
      </Stack>
      {rows.length === 0 ? (
        <EmptyState icon="TableChart" title={t("crossTables.profile.choose")} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <CrossTableGrid
          table={data}
          titleOf={titleOf}
          isWeighted={false}
          hasRowPercent={false}
          isStale={isFetching}
          minimumBase={MINIMUM_BASE}
        />
      ) : (
        <LoadingState />
      )}
    </Box>
  );
}
