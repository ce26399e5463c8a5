import CheckCircleOutlined from "@mui/icons-material/CheckCircleOutlined";
import EventOutlined from "@mui/icons-material/EventOutlined";
import HistoryToggleOff from "@mui/icons-material/HistoryToggleOff";
import LockOutlined from "@mui/icons-material/LockOutlined";
import NewReleasesOutlined from "@mui/icons-material/NewReleasesOutlined";
import TimelapseOutlined from "@mui/icons-material/TimelapseOutlined";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ComponentType } from "react";
import type { MemberActivity } from "../../../contracts/api/memberActivities";
import { useTexts } from "../../texts/TextsProvider";

type State = MemberActivity["state"];

const STATE_STYLES: Readonly<Record<State, { readonly Icon: ComponentType<{ fontSize?: "small" }>; readonly colour: string }>> = {
  new: { Icon: NewReleasesOutlined, colour: "primary.main" },
  begun: { Icon: TimelapseOutlined, colour: "warning.main" },
  comingSoon: { Icon: EventOutlined, colour: "info.main" },
  done: { Icon: CheckCircleOutlined, colour: "success.main" },
  locked: { Icon: LockOutlined, colour: "text.secondary" },
  ended: { Icon: HistoryToggleOff, colour: "text.secondary" },
};

/** A state by icon, colour and word. */
export function ActivityState({ state }: { readonly state: State }) {
  const { t } = useTexts();
  const { Icon, colour } = STATE_STYLES[state];
  return (
    <Stack direction="row" sx={{ alignItems: "center", gap: 0.5, color: colour, flex: "none" }}>
      <Icon fontSize="small" />
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t(`community.states.${state}`)}
      </Typography>
    </Stack>
  );
}
