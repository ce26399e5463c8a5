import { Alert, Box, Typography } from "@mui/material";
import { useState } from "react";
import { failureText, SectionCard, useNotice, useTexts } from "../../../../src/client/kit/console";
import type { TeamSeat, TeamVideo } from "../../shared/api";
import { DenyDialog } from "./DenyDialog";
import { SeatLine } from "./SeatLine";
import type { TeamSession } from "./useTeamVideo";

interface SeatListProps {
  readonly video: TeamVideo;
  readonly session: TeamSession;
  readonly canUpdate: boolean;
}

/** Those who may be seen in the session: whether they are in it by now is another thing. */
const isAdmitted = ({ access, role }: TeamSeat) => access === "GRANTED" && role !== "OBSERVER";

/** Who waits, who is in, who was denied access. */
export function SeatList({ video, session, canUpdate }: SeatListProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [denying, setDenying] = useState<TeamSeat>();
  const run = (work: Promise<void>) => void work.catch((error) => notice(failureText(error, t), "error"));
  const isOver = video.status === "ENDED";
  const groups = [
    ["waiting", video.seats.filter(({ access, isHere }) => access === "PENDING" && isHere && !isOver)],
    ["in", video.seats.filter((seat) => isAdmitted(seat) && (isOver ? seat.hasTakenPart : seat.isConnected))],
    // Who never entered is in neither.
    ["less", video.seats.filter((seat) => isAdmitted(seat) && isOver && !seat.hasTakenPart && seat.connectedMs > 0)],
    ["admitted", video.seats.filter((seat) => isAdmitted(seat) && !isOver && !seat.isConnected)],
    ["denied", video.seats.filter(({ access }) => access === "DENIED")],
    [
      "watching",
      video.seats.filter(({ role, access, isHere }) => role === "OBSERVER" && access === "GRANTED" && isHere && !isOver),
    ],
  ] as const;
  const taken = video.seats.filter(({ access, role }) => access === "GRANTED" && (role === "MEMBER" || role === "GUEST")).length;
  return (
    <SectionCard title={t("videoChat.team.people")}>
      {!isOver && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("videoChat.team.places", { taken, places: video.places })}
        </Typography>
      )}
      {taken >= video.places && !isOver && <Alert severity="info">{t("videoChat.team.full")}</Alert>}
      {groups.map(([name, seats]) =>
        (name !== "waiting" || isOver) && seats.length === 0 ? null : (
          <Box key={name}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
              {t(`videoChat.team.groups.${isOver && name === "in" ? "took" : name}`, { count: seats.length })}
            </Typography>
            {seats.length === 0 && (
              <Typography variant="body2" sx={{ color: "text.secondary" }}>
                {t("videoChat.team.nobodyWaits")}
              </Typography>
            )}
            <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
              {seats.map((seat) => (
                <SeatLine
                  key={seat.seat}
                  seat={seat}
                  isOver={isOver}
                  actions={
                    canUpdate && !isOver
                      ? {
                          onGrant: () => run(session.grant(seat.seat, "GRANTED")),
                          onDeny: () => setDenying(seat),
                          onMute: (isMuted) => run(session.mute(seat.seat, isMuted)),
                        }
                      : undefined
                  }
                />
              ))}
            </Box>
          </Box>
        ),
      )}
      {denying && (
        <DenyDialog
          name={denying.name}
          isIn={denying.access === "GRANTED"}
          onDeny={(reason) => session.grant(denying.seat, "DENIED", reason)}
          onClose={() => setDenying(undefined)}
        />
      )}
    </SectionCard>
  );
}
