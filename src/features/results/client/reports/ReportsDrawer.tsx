import { Box, Button } from "@mui/material";
import { useState } from "react";
import { EmptyState, ErrorState, Icon, LoadingState, SideDrawer, useTexts } from "../../../../client/kit/console";
import type { Results } from "../../shared/api";
import { MOST_REPORTS } from "../../shared/reports";
import type { ListedReport } from "../../shared/reportsApi";
import type { Selection } from "../results";
import { EditReportDialog } from "./EditReportDialog";
import { MadeReportDialog } from "./MadeReportDialog";
import { type MadeReport, NewReportDialog } from "./NewReportDialog";
import { ReportRow } from "./ReportRow";
import { useReports } from "./reports";
import { useReportActions } from "./useReportActions";

interface ReportsDrawerProps {
  readonly ownerId: string;
  readonly results: Results;
  readonly selection: Selection;
  /** Whether the person makes and ends reports, or only looks at them. */
  readonly canManage: boolean;
  readonly onClose: () => void;
}

/** Reports of the results, and making one of what the screen shows. */
export function ReportsDrawer({ ownerId, results, selection, canManage, onClose }: ReportsDrawerProps) {
  const { t } = useTexts();
  const { data, error, refetch } = useReports(ownerId);
  const act = useReportActions(ownerId);
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<MadeReport>();
  const [edited, setEdited] = useState<ListedReport>();
  const reports = data?.reports ?? [];
  const add = (
    <Button
      variant="contained"
      startIcon={<Icon name="Add" />}
      disabled={reports.length >= MOST_REPORTS}
      onClick={() => setMaking(true)}
    >
      {t("reports.new")}
    </Button>
  );
  return (
    <SideDrawer isOpen title={t("reports.title")} onClose={onClose} actions={canManage && reports.length > 0 ? add : undefined}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState />}
      {data && reports.length === 0 && (
        <EmptyState
          icon="Link"
          title={t("reports.empty.title")}
          body={t(canManage ? "reports.empty.body" : "reports.empty.observer")}
          action={canManage ? add : undefined}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {reports.map((report) => (
          <ReportRow
            key={report.id}
            report={report}
            canManage={canManage}
            onEdit={() => setEdited(report)}
            onAction={(action) => void act(action, report)}
          />
        ))}
      </Box>
      {isMaking && (
        <NewReportDialog
          ownerId={ownerId}
          results={results}
          selection={selection}
          onMade={(next) => {
            setMaking(false);
            setMade(next);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {made && <MadeReportDialog made={made} onClose={() => setMade(undefined)} />}
      {edited && (
        <EditReportDialog ownerId={ownerId} report={edited} questions={results.questions} onClose={() => setEdited(undefined)} />
      )}
    </SideDrawer>
  );
}
