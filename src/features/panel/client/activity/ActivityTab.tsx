import { Box, Button, Stack } from "@mui/material";
import { useState } from "react";
import { ErrorState, Icon, LoadingState, type RecordTabProps, useTexts } from "../../../../client/kit/console";
import { CoinsDialog } from "./dialogs/CoinsDialog";
import { SanctionDialog } from "./dialogs/SanctionDialog";
import { Figures } from "./Figures";
import { InvitationList } from "./lists/InvitationList";
import { MovementList } from "./lists/MovementList";
import { SanctionList } from "./lists/SanctionList";
import { useActivity } from "./useActivity";

type Open = "coins" | "sanction";

function Actions({ onOpen }: { readonly onOpen: (dialog: Open) => void }) {
  const { t } = useTexts();
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <Button variant="outlined" startIcon={<Icon name="MonetizationOn" />} onClick={() => onOpen("coins")}>
        {t("panel.activity.give")}
      </Button>
      <Button variant="outlined" startIcon={<Icon name="Report" />} onClick={() => onOpen("sanction")}>
        {t("panel.activity.sanction")}
      </Button>
    </Box>
  );
}

/** A panelist's page: what they were invited to, what they earned, and what they were sanctioned for. */
export function ActivityTab({ record, canUpdate, refresh }: RecordTabProps) {
  const { data: activity, error, refetch } = useActivity(record.id);
  const [open, setOpen] = useState<Open>();
  if (error && !activity) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!activity) return <LoadingState />;
  const { coins, invited, invitations, movements, sanctions } = activity;
  const dialog = {
    panelistId: record.id,
    onClose: () => setOpen(undefined),
    onDone: () => {
      setOpen(undefined);
      refresh();
    },
  };
  return (
    <Stack sx={{ gap: 3, maxWidth: 1080 }}>
      <Figures activity={activity} />
      {canUpdate && <Actions onOpen={setOpen} />}
      <Box
        sx={{
          ...{ display: "grid", gap: 3, alignItems: "start" },
          gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
        }}
      >
        <MovementList movements={movements} />
        <Stack sx={{ gap: 3, minWidth: 0 }}>
          <SanctionList panelistId={record.id} sanctions={sanctions} canLift={canUpdate} />
          <InvitationList invitations={invitations} invited={invited} />
        </Stack>
      </Box>
      {open === "coins" && <CoinsDialog coins={coins} {...dialog} />}
      {open === "sanction" && (
        <SanctionDialog
          activeSanctions={sanctions.filter(({ status }) => status === "ACTIVE").length}
          isBlocked={record.status === "BLOCKED"}
          {...dialog}
        />
      )}
    </Stack>
  );
}
