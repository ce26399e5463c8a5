import { Alert, Box, Button, Typography } from "@mui/material";
import { useStore } from "ra-core";
import { fetchFile } from "../../data/api";
import { describeTimeZone } from "../../notifications/timeZones";
import { datedFileName } from "../../screens/common/datedFileName";
import { failureText } from "../../screens/common/failureText";
import { PageHeader } from "../../screens/common/PageHeader";
import { EmptyState, ErrorState } from "../../screens/common/states";
import { useDocumentTitle } from "../../screens/common/useDocumentTitle";
import { useDownload } from "../../screens/common/useDownload";
import { useTexts } from "../../screens/common/useTexts";
import { ListSkeleton } from "../../screens/list/ListSkeleton";
import { ListSurface } from "../../screens/list/ListSurface";
import { Icon } from "../../theme/icons";
import { useConsole } from "../consoleProps";
import { LogEntries } from "./LogEntries";
import { LogFilters } from "./LogFilters";
import { type ChosenSpace, SpaceBox } from "./SpaceBox";
import { EVERYTHING, exportAddress, type LogChoice, queryOf, useActivityLog } from "./useActivityLog";

interface FoundProps {
  readonly log: ReturnType<typeof useActivityLog>;
  readonly isNarrowed: boolean;
}

function Found({ log, isNarrowed }: FoundProps) {
  const { t, language } = useTexts();
  const { entries, timeZone, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = log;
  if (!entries || !timeZone) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ListSkeleton />;
  if (entries.length === 0)
    return isNarrowed ? (
      <EmptyState icon="SearchOff" title={t("activityLog.none.title")} body={t("activityLog.none.body")} />
    ) : (
      <EmptyState icon="History" title={t("activityLog.empty.title")} body={t("activityLog.empty.body")} />
    );
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2, pt: 1.5 }}>
        {t("activityLog.zone", { zone: describeTimeZone(timeZone, language).label })}
      </Typography>
      <LogEntries entries={entries} timeZone={timeZone} />
      {error && <Alert severity="error">{failureText(error, t)}</Alert>}
      {hasNextPage && (
        <Box sx={{ display: "grid", justifyItems: "center", p: 2, borderTop: 1, borderColor: "divider" }}>
          <Button variant="outlined" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t("activityLog.more")}
          </Button>
        </Box>
      )}
    </>
  );
}

/** `activity-log`: who did what in the space, when and from where; the back office chooses the space. */
export default function ActivityLogPage() {
  const { t } = useTexts();
  const { session } = useConsole();
  // Kept while the console is open: whoever goes to a record and back finds the same log.
  const [choice, setChoice] = useStore<LogChoice>("activityLog.choice", EVERYTHING);
  const [space, setSpace] = useStore<ChosenSpace | null>("activityLog.space", null);
  const isOfBackoffice = session.kind === "backoffice";
  const query = queryOf(choice, isOfBackoffice ? space?.id : undefined);
  const log = useActivityLog(query);
  const { isBusy, download } = useDownload();
  useDocumentTitle(t("activityLog.title"));
  return (
    <>
      <PageHeader
        title={t("activityLog.title")}
        subtitle={t("activityLog.subtitle")}
        actions={
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="Download" />}
            loading={isBusy}
            loadingPosition="start"
            onClick={() => void download(() => fetchFile(exportAddress(query)), datedFileName(t("activityLog.fileName"), "xlsx"))}
            sx={{ borderColor: "divider" }}
          >
            {t("activityLog.export")}
          </Button>
        }
      />
      {isOfBackoffice && (
        <Box sx={{ mb: 1.5, maxWidth: { sm: 420 } }}>
          <SpaceBox
            value={space}
            onChange={(next) => {
              setSpace(next);
              setChoice({ ...choice, person: null });
            }}
          />
        </Box>
      )}
      <LogFilters space={isOfBackoffice ? space?.id : undefined} choice={choice} onChange={setChoice} />
      <ListSurface>
        <Found log={log} isNarrowed={Object.keys(query).some((name) => name !== "space" && name !== "timeZone")} />
      </ListSurface>
    </>
  );
}
