import { Box, Button, Chip, Typography } from "@mui/material";
import { absoluteTime, useConfirm, useTexts } from "../../../../../src/client/kit/console";
import type { FocusParticipant } from "../../../shared/focusApi";
import type { FocusMove } from "./useFocus";

interface ParticipantLineProps {
  readonly person: FocusParticipant;
  /** Whether the session has been held. */
  readonly hasEnded: boolean;
  /** Whether the session doesn't take place: nobody has a place in it. */
  readonly isCancelled: boolean;
  readonly canChange: boolean;
  readonly isBusy: boolean;
  readonly onMove: (move: FocusMove) => void;
}

const MINUTE_MS = 60_000;
const TONES = { POTENTIAL: "default", PRE_CONFIRMED: "info", CONFIRMED: "success" } as const;

type Kind = "invite" | "confirm" | "withdraw" | "remove";

/** What people get a mail about that takes or gives a place: asked before. */
const ASKED: readonly Kind[] = ["confirm", "withdraw"];

/** What can be done with somebody at each point, the likeliest first. */
const MOVES: Readonly<Record<FocusParticipant["status"], readonly Kind[]>> = {
  POTENTIAL: ["invite", "confirm", "remove"],
  PRE_CONFIRMED: ["confirm", "invite", "withdraw"],
  CONFIRMED: ["withdraw"],
};

/** Whether somebody with a place was in the session for long enough, at all, or not. */
function Attendance({ attendedAt, connectedMs }: Pick<FocusParticipant, "attendedAt" | "connectedMs">) {
  const { t } = useTexts();
  const word = attendedAt ? "attended" : connectedMs > 0 ? "partly" : "absent";
  const color = { attended: "success", partly: "warning", absent: "default" } as const;
  return (
    <>
      {connectedMs > 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
          {t("focus.attendance.time", { minutes: Math.max(1, Math.round(connectedMs / MINUTE_MS)) })}
        </Typography>
      )}
      <Chip size="small" color={color[word]} label={t(`focus.attendance.${word}`)} />
    </>
  );
}

/** Somebody of a session: how far they are, and what comes next; afterwards whether they came. */
export function ParticipantLine({ person, hasEnded, isCancelled, canChange, isBusy, onMove }: ParticipantLineProps) {
  const { t, language } = useTexts();
  const confirm = useConfirm();
  const { id, status, email, phone, lockedUntil, declinedAt } = person;
  const name = [person.name, person.surname].filter(Boolean).join(" ");
  const note = lockedUntil
    ? t("focus.sessions.lockedUntil", { date: absoluteTime(new Date(lockedUntil), language) })
    : declinedAt && t("focus.sessions.declinedAt", { date: absoluteTime(new Date(declinedAt), language) });
  const labelOf = (kind: Kind) =>
    t(`focus.sessions.move.${kind === "invite" && status === "PRE_CONFIRMED" ? "inviteAgain" : kind}`);
  const act = async (kind: Kind) => {
    const question = {
      title: t(`focus.sessions.ask.${kind}.title`, { name }),
      body: t(`focus.sessions.ask.${kind}.body`, { name }),
      confirmLabel: labelOf(kind),
      closeLabel: t("console.action.back"),
    };
    if (!ASKED.includes(kind) || (await confirm(question))) onMove({ kind, participant: id });
  };
  return (
    <Box
      component="li"
      sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center", py: 1, borderTop: 1, borderColor: "divider" }}
    >
      <Box sx={{ flex: "1 1 200px", minWidth: 0, overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {[email, phone].filter(Boolean).join(" · ")}
        </Typography>
        {note && (
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {note}
          </Typography>
        )}
      </Box>
      {hasEnded && status === "CONFIRMED" && <Attendance {...person} />}
      {!isCancelled && !(hasEnded && status === "CONFIRMED") && (
        <Chip
          size="small"
          variant="outlined"
          color={TONES[status]}
          label={t(`entities.focusParticipant.enums.status.${status}`)}
        />
      )}
      {canChange &&
        MOVES[status].map((kind) => (
          <Button
            key={kind}
            size="small"
            color={kind === "withdraw" || kind === "remove" ? "inherit" : "primary"}
            disabled={isBusy}
            sx={{ minWidth: 0 }}
            aria-label={`${labelOf(kind)}: ${name}`}
            onClick={() => void act(kind)}
          >
            {labelOf(kind)}
          </Button>
        ))}
    </Box>
  );
}
