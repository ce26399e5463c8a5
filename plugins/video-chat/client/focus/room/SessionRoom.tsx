import { Box, Button, Typography } from "@mui/material";
import { useMemo } from "react";
import { Icon, useTexts } from "../../../../../src/client/kit/console";
import type { FocusSession } from "../../../shared/focusApi";
import { Recordings } from "../../recording/Recordings";
import { LiveSession } from "../../session/LiveSession";
import { TeamCallsProvider } from "../../session/teamCalls";
import { sessionName } from "../sessions/sessionName";
import { focusCalls } from "./focusCalls";

interface SessionRoomProps {
  readonly studyId: string;
  readonly session: FocusSession;
  readonly view: "room" | "recording";
  /** Whether the reader hosts it; others watch. */
  readonly isHost: boolean;
  readonly onClose: () => void;
  /** Told when the session ends while one looks. */
  readonly onEnd: () => void;
}

/** A Focus session's room, or its recordings. */
export function SessionRoom({ studyId, session, view, isHost, onClose, onEnd }: SessionRoomProps) {
  const { t } = useTexts();
  const calls = useMemo(() => focusCalls(studyId, session.id), [studyId, session.id]);
  return (
    <TeamCallsProvider value={calls}>
      <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 2, alignItems: "center" }}>
          <Button size="small" startIcon={<Icon name="ArrowBack" />} onClick={onClose}>
            {t("focus.room.back")}
          </Button>
          <Typography variant="h4" component="h2">
            {sessionName(session.title, t)}
          </Typography>
        </Box>
        {view === "room" ? <LiveSession canUpdate={isHost} onEnd={onEnd} /> : <Recordings canUpdate={isHost} />}
      </Box>
    </TeamCallsProvider>
  );
}
