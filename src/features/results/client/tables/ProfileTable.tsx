import { Box, Button, MenuItem, Stack, TextField, Typography } from "@mui/material";
import { useState } from "react";
import { ErrorState, Icon, LoadingState, useTexts } from "../../../../client/kit/console";
import type { ProfileTableProps } from "../../../../contracts/views/profileTable";
import { CrossTableGrid } from "./CrossTableGrid";
import { MINIMUM_BASE, useCrossTable } from "./useCrossTable";
import { useTableDownload } from "./useTableDownload";
import { useVariables } from "./useVariables";

/** As the call takes them. */
const MOST_ROWS = 20;

/** What members gave, by a part of their profile that the reader chooses. */
export function ProfileTable({ activityId, title }: ProfileTableProps) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState("");
  const { data: known, error: unknown, refetch: look } = useVariables(activityId);
  const { variables = [], profile = [] } = known ?? {};
  const column = profile.find(({ name }) => name === chosen) ?? profile[0];
  const { data, error, refetch, isFetching } = useCrossTable(activityId, {
    rows: variables.slice(0, MOST_ROWS).map(({ name }) => name),
    columns: column ? [column.name] : [],
    minimumBase: MINIMUM_BASE,
  });
  const titleOf = (name: string) => [...variables, ...profile].find((one) => one.name === name)?.title ?? name;
  const download = useTableDownload({ title, titleOf, hasRowPercent: false });
  if (unknown && !known) return <ErrorState error={unknown} onRetry={() => void look()} />;
  // Nobody's profile is the reader's to see.
  if (known && (variables.length === 0 || !column)) return null;
  return (
    <Box component="section" aria-labelledby="profile-table">
      <Typography id="profile-table" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        {t("crossTables.profile.title")}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 2, mb: 2, alignItems: "center" }}>
        <TextField
          select
          size="small"
          label={t("crossTables.profile.by")}
          value={column?.name ?? ""}
          onChange={(event) => setChosen(event.target.value)}
          sx={{ minWidth: 200 }}
        >
          {profile.map(({ name, title: label }) => (
            <MenuItem key={name} value={name}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <Button startIcon={<Icon name="Download" />} disabled={!data} onClick={() => data && download(data)}>
          {t("results.tables.download")}
        </Button>
      </Stack>
      {error && !isFetching ? (
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
